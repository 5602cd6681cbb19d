### Dlaczego wyzwanie, odpowiedź albo naciśnięcie się nie udało; pytania przedtem. Czyta to jedna osoba.

challenge-in-dm = Tutaj nikt nie zobaczy wyzwania. Użyj /{ command-challenge } na kanale serwera albo zagraj tu ze mną: /{ command-challenge } { command-challenge-opponent }:@Jolly.
challenge-not-here = Na tym kanale nie wolno rzucać wyzwań. Spróbuj tu: { $channel }.
no-permission = Nie mogę pisać na tym kanale. Poproś kogoś, kto zarządza serwerem, o pozwolenie na wyświetlanie go i wysyłanie wiadomości.
no-channel = Nie rozpoznaję tego kanału. Spróbuj na innym.
too-many-games = Grasz już { $count ->
    [one] { $count } partię
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}, a więcej naraz tu nie wolno. Najpierw jakąś dokończ.
too-many-tables = Na tym serwerze { $count ->
    [one] trwa już { $count } partia
    [few] trwają już { $count } partie
    [many] trwa już { $count } partii
   *[other] trwa już { $count } partii
}, a więcej naraz nie wolno. Spróbuj, gdy jakaś się skończy.
too-many-challenges = Masz już { $count ->
    [one] { $count } otwarte wyzwanie
    [few] { $count } otwarte wyzwania
    [many] { $count } otwartych wyzwań
   *[other] { $count } otwartego wyzwania
}. Poczekaj na odpowiedź albo naciśnij „{ button-cancel }” przy wyzwaniu.
challenged-often = Wielu twoich ostatnich wyzwań nikt nie przyjął. Następne możesz rzucić { $time }. Stół możesz otworzyć zawsze: pole { command-challenge-opponent } zostaw puste.
asking-often-here = W ostatnich minutach było na tym serwerze bardzo dużo wyzwań. Spróbuj znowu { $time }.
asked-often = { $user } ma już dużo wyzwań z ostatniej godziny. Następne możesz rzucić { $time }.
challenge-yourself = Nie możesz wyzwać siebie. Żeby otworzyć stół, do którego dołączy każdy, zostaw pole { command-challenge-opponent } puste.

challenge-bot = Ten bot nie gra. Żeby zagrać z komputerem, wyzwij mnie.
challenge-twice = Ta sama osoba jest tu dwa razy. Każdą osobę wybierz raz.
leave-empty-target = W tej grze nie gra się do określonej liczby punktów. Pole { command-challenge-target } zostaw puste.
leave-empty-rounds = W tej grze nie ustala się liczby rund. Pole { command-challenge-rounds } zostaw puste.

challenge-posted = Twoje wyzwanie jest na kanale.
challenge-not-posted = Discord nie przyjął wyzwania. Spróbuj za chwilę.
challenge-closed = To wyzwanie jest już nieaktualne.
challenge-full = Wszystkie miejsca są zajęte.
challenge-joined = Masz już miejsce przy tym stole.
challenge-not-yours = Odpowiedzieć mogą tylko wyzwane osoby, i tylko raz.
challenge-none-here = Nie ma tu wyzwania, na które możesz odpowiedzieć.
challenge-not-challenger = Wyzwanie może wycofać tylko osoba, która je rzuciła.
challenge-start-not-yours = Zanim wszyscy przyjmą, zacząć może tylko osoba, która rzuciła wyzwanie.
challenge-other-rules = Zasady właśnie się zmieniły. Sprawdź je i naciśnij jeszcze raz.
challenge-has-begun = Partia już się zaczęła: #{ $game }. Jej zasad nie da się już zmienić.
challenge-not-seated = Nie masz miejsca przy tym stole.
challenge-too-few = { $count ->
    [one] Do startu brakuje jeszcze { $count } osoby.
    [few] Do startu brakuje jeszcze { $count } osób.
    [many] Do startu brakuje jeszcze { $count } osób.
   *[other] Do startu brakuje jeszcze { $count } osoby.
}

rematch-not-seated = W #{ $game } grali inni. Własną partię zaczniesz przez /{ command-challenge }.
rematch-running = #{ $game } jeszcze trwa.
rematch-asked = Ktoś już poprosił o ten rewanż. Poszukaj wyzwania na kanale.
rematch-just-asked = **{ $name }** właśnie prosi o ten rewanż. Wyzwanie zaraz będzie na kanale: naciśnij tam **{ button-accept }**.
rematch-accepted = Wszyscy chcą rewanżu. Zaczynamy!
rematch-awaited = Grasz. Rewanż zacznie się, gdy przyjmą wszyscy.
rematch-begun = Ten rewanż już się zaczął: #{ $game }.
no-finished-game = Nie masz tu jeszcze żadnej ukończonej partii.

span-not-understood = Nie rozumiem tego czasu. Wpisz go tak: 90s, 5m, 24h, 3d albo none.
no-limit = bez limitu

mark-first = Najpierw zaznacz karty w menu, potem naciśnij przycisk.
mark-one = Do tego zaznacz tylko jedną kartę.
mark-fewer = Naraz możesz dołożyć najwyżej { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}. Zaznacz mniej.
nothing-to-lay-off-on = Na stole nie ma jeszcze nic, do czego można dołożyć kartę.

resign-sure = { $others ->
    [one] Na pewno chcesz poddać partię #{ $game }? Przegrasz ją.
    [few] Na pewno chcesz poddać partię #{ $game }? Odpadniesz, a pozostałe { $others } osoby będą grać dalej.
    [many] Na pewno chcesz poddać partię #{ $game }? Odpadniesz, a pozostałych { $others } osób będzie grać dalej.
   *[other] Na pewno chcesz poddać partię #{ $game }? Odpadniesz, a pozostali ({ $others }) będą grać dalej.
}
resign-not = Nadal grasz w #{ $game }.
resign-done = Partia #{ $game } poddana.
no-game-now = Nie grasz teraz w żadnej partii.

which-table = Grasz przy kilku stołach. Dopisz, o który chodzi, na przykład { command-table-table }:{ $example }.
which-table-here = Jest tu kilka stołów: { $tables }. Dopisz, o który chodzi, na przykład { command-table-table }:{ $example }.
table-not-understood = Wpisz numer stołu, na przykład 17.
at-table = **#{ $game }** { $text }
card-not-from-stock = Z talonu zawsze dobiera się wierzchnią kartę. Pole { command-draw-card } zostaw puste albo wybierz „{ choice-pile }”.

which-meld = Ta karta pasuje do kilku układów: { $melds }. Dopisz, do którego, na przykład 7h 3.
