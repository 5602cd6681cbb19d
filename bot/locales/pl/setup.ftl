### Ustawienia serwera i kto może tam rzucać wyzwania.

button-play-now = Graj teraz
button-set-up = Skonfiguruj
setup-for-managers = Skonfigurować mnie może tylko ktoś z uprawnieniem „Zarządzanie serwerem”. Grać możesz od razu.

# Strony /server setup
server-step = **Krok { $step } z { $steps }: { $page }**
server-page-roles = Role
server-page-ready = Gotowe
server-about-games = Gdzie wolno rzucać wyzwania i która gra jest domyślna.
server-about-looks = Mój język tutaj, wygląd kart i kanał na tabelę tygodnia.
server-about-roles = Role, które pomagają ci moderować, i role, które mogą albo nie mogą grać. Wszystko nieobowiązkowe.
server-about-ready = To wszystko. Później zmienisz to przez /{ command-server } { command-server-setup }.
button-setup-next = Dalej: { $page }
server-roles-moderators = **Moderatorzy** mogą kończyć partie i nakładać zakaz gry. Osoby z uprawnieniem „Zarządzanie serwerem” mogą to zawsze.
server-roles-challengers = **Rzucać wyzwania i otwierać stoły** może tylko ktoś, kto ma jedną z tych ról
server-roles-muted = **Grać nie może** nikt, kto ma jedną z tych ról: ani rzucać wyzwań, ani dołączać
menu-roles-moderators = Role moderatorów: brak
menu-roles-challengers = Kto rzuca wyzwania: wszyscy
menu-roles-muted = Kto nie może grać: nikt
server-has-moderators = **moderatorzy:** { $roles }
server-has-challengers = **wyzwania mogą rzucać:** { $roles }
server-has-muted = **grać nie mogą:** { $roles }
server-no-moderators = **moderatorzy:** osoby z uprawnieniem „Zarządzanie serwerem”
server-no-challengers = **wyzwania mogą rzucać:** wszyscy
server-no-muted = **grać nie może:** nikt
server-mentions = **wzmianki** w wyzwaniach i otwartych stołach: najwyżej { $count } na godzinę
field-mentions-per-hour = Wzmianki na godzinę (0: wg wielkości serwera)
server-not-everybody = Nie możesz tu użyć `@everyone`. Wybierz inną rolę.
server-too-many-roles = { $count ->
    [one] Na liście może być najwyżej { $count } rola. Najpierw ją usuń.
    [few] Na liście mogą być najwyżej { $count } role. Najpierw którąś usuń.
    [many] Na liście może być najwyżej { $count } ról. Najpierw którąś usuń.
   *[other] Na liście może być najwyżej { $count } roli. Najpierw którąś usuń.
}
setup-all-well = ✓ Mam wszystkie uprawnienia, których potrzebuję.
setup-missing = ⚠ Potrzebuję jeszcze tych uprawnień: { $permissions }. Nadaj je mojej roli w ustawieniach serwera.
setup-cannot-write = ⚠ Nie mogę pisać na kanale { $channel }. Pozwól mi go wyświetlać i wysyłać wiadomości.

command-server-setup = konfiguruj
    .description = Skonfiguruj Jolly’ego na tym serwerze, krok po kroku
command-server-set-mentions_per_hour = wzmianek-na-godzinę
    .description = Ile osób wyzwania i otwarte stoły mogą oznaczyć w ciągu godziny
command-server-roles = role
    .description = Role, które moderują, mogą rzucać wyzwania albo nie mogą grać
command-server-roles-moderator = moderator
    .description = Rola, która może kończyć partie i nakładać zakaz gry
command-server-roles-challenger = rzuca-wyzwania
    .description = Rola, która może rzucać wyzwania; gdy jakąś ustawisz, osoby bez niej nie mogą
command-server-roles-muted = bez-gry
    .description = Rola, która nie może ani rzucać wyzwań, ani dołączać
command-server-roles-role_off = usuń-rolę
    .description = Usuń rolę ze wszystkich trzech list: moderator, rzuca wyzwania, bez gry

## Czemu nie da się rzucić wyzwania
role-needed = Żeby tu rzucić wyzwanie albo otworzyć stół, musisz mieć jedną z tych ról: { $roles }.
role-muted = Nie możesz tu grać z powodu swojej roli: { $roles }.
mentions-too-often = W ostatniej godzinie wyzwania oznaczyły tu już dużo osób. Znowu możesz kogoś oznaczyć { $time }. Stół możesz otworzyć zawsze: pole { command-challenge-opponent } zostaw puste.
mentions-many = W ciągu godziny możesz tu oznaczyć najwyżej { $count ->
    [one] { $count } osobę
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osoby
}. Wyzwij mniej osób.
