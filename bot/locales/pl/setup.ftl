### Ustawienia serwera i kto może tam rzucać wyzwania.

button-play-now = Graj teraz
button-set-up = Skonfiguruj
setup-for-managers = Skonfigurować mnie może ktoś z uprawnieniem „Zarządzanie serwerem”; grać możesz od razu.

# Strony /server setup
server-step = **Krok { $step } z { $steps }: { $page }**
server-page-roles = Role
server-page-ready = Gotowe
server-about-games = Gdzie wolno rzucać wyzwania i w co się gra, gdy nikt nie poda gry.
server-about-looks = W jakim języku piszę do wszystkich, jak wyglądają karty i gdzie wysyłam tabelę tygodnia.
server-about-roles = Kto razem z tobą pilnuje porządku i kto może grać. Wszystko może zostać puste.
server-about-ready = To wszystko. Zmienisz to w każdej chwili przez /{ command-server } { command-server-setup }.
button-setup-next = Dalej: { $page }
server-roles-moderators = **Moderatorzy** kończą stoły i zabraniają gry. Kto zarządza serwerem, może to i tak.
server-roles-challengers = **Wyzywać i otwierać stoły** może tylko ktoś z jedną z tych ról:
server-roles-muted = **Grać nie może** nikt, kto ma jedną z tych ról: ani wyzywać, ani dołączać
menu-roles-moderators = Bez własnych moderatorów
menu-roles-challengers = Mogą wszyscy
menu-roles-muted = Nikt nie jest wykluczony
server-has-moderators = **moderatorzy** { $roles }
server-has-challengers = **wyzywać mogą** { $roles }
server-has-muted = **grać nie mogą** { $roles }
server-no-moderators = **moderatorzy** osoby, które zarządzają serwerem
server-no-challengers = **wyzywać mogą** wszyscy
server-no-muted = **grać mogą** wszyscy
server-mentions = **wołane osoby** przez wyzwania i otwarte stoły: najwyżej { $count } na godzinę
field-mentions-per-hour = Wołane osoby na godzinę (0: wg wielkości)
server-not-everybody = To nie mogą być wszyscy. Wybierz inną rolę.
server-too-many-roles = Najwięcej ról na liście: { $count }. Najpierw którąś usuń.
setup-all-well = ✓ Mam wszystkie uprawnienia, których potrzebuję.
setup-missing = ⚠ Potrzebuję jeszcze tych uprawnień: { $permissions }. Nadaj je mojej roli w ustawieniach serwera.
setup-cannot-write = ⚠ Nie mogę pisać na { $channel }. Pozwól mi widzieć ten kanał i wysyłać wiadomości.

command-server-setup = konfiguruj
    .description = Skonfiguruj Jolly’ego na tym serwerze, krok po kroku
command-server-set-mentions_per_hour = wołanych-na-godzinę
    .description = Ile osób wyzwania i otwarte stoły mogą zawołać w godzinę
command-server-roles = role
    .description = Role, które moderują, mogą rzucać wyzwania albo nie mogą grać
command-server-roles-moderator = moderator
    .description = Rola, która kończy stoły i zabrania gry
command-server-roles-challenger = wyzywający
    .description = Rola, która może wyzywać; gdy jest choć jedna, inni nie mogą
command-server-roles-muted = bez-gry
    .description = Rola, która nie może ani wyzywać, ani dołączać
command-server-roles-role_off = usuń-rolę
    .description = Usuń rolę ze wszystkich trzech list

## Czemu nie da się rzucić wyzwania
role-needed = Żeby tu wyzywać i otwierać stoły, trzeba jednej z tych ról: { $roles }.
role-muted = Z tą rolą nie możesz tu grać: { $roles }.
mentions-many = Na tym serwerze w godzinę można zawołać najwyżej tyle osób: { $count }. Wyzwij mniej.
