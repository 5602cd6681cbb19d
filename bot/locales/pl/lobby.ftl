### Dlaczego wyzwanie, odpowiedź albo naciśnięcie się nie udało; pytania przedtem. Czyta to jedna osoba.

challenge-in-dm = Tutaj nikt by wyzwania nie zobaczył. Użyj /{ command-challenge } na kanale serwera albo zagraj tu ze mną: /{ command-challenge } { command-challenge-opponent }:@Jolly.
challenge-not-here = Na tym kanale wyzwania nie są dozwolone. Spróbuj na { $channel }.
no-permission = Nie mogę pisać na tym kanale. Ktoś, kto zarządza serwerem, musi mi pozwolić go widzieć i wysyłać wiadomości.
no-channel = Nie rozpoznaję tego kanału. Spróbuj na innym.
too-many-games = Grasz już { $count ->
    [one] { $count } partię
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}, a więcej tu nie wolno. Najpierw którąś dokończ.
too-many-tables = Na tym serwerze { $count ->
    [one] trwa już { $count } partia
    [few] trwają już { $count } partie
    [many] trwa już { $count } partii
   *[other] trwa już { $count } partii
}, a więcej nie wolno. Spróbuj, gdy któraś się skończy.
too-many-challenges = Masz już { $count ->
    [one] { $count } otwarte wyzwanie
    [few] { $count } otwarte wyzwania
    [many] { $count } otwartych wyzwań
   *[other] { $count } otwartego wyzwania
}. Poczekaj na odpowiedź albo naciśnij przy którymś „Wycofaj”.
asking-often-here = Na tym serwerze w ostatnich minutach było bardzo dużo wyzwań. Spróbuj znowu { $time }.
asked-often = { $user } ma w ostatniej godzinie aż nadto wyzwań. Następne będzie można rzucić { $time }.

challenge-bot = To bot i nie gra. Żeby zagrać z komputerem, wyzwij mnie.
challenge-twice = Ktoś jest podany dwa razy.


challenge-posted = Twoje wyzwanie jest na kanale.
challenge-not-posted = Discord nie przyjął wyzwania. Spróbuj za chwilę.
challenge-closed = To wyzwanie jest już nieaktualne.
challenge-full = Wszystkie miejsca są zajęte.
challenge-joined = Masz już miejsce przy tym stole.
challenge-not-yours = Odpowiedzieć mogą tylko wyzwani, i tylko raz.
challenge-none-here = Nikt tu nie czeka na twoją odpowiedź na wyzwanie.
challenge-not-challenger = Wyzwanie wycofuje tylko ten, kto je rzucił.
challenge-start-not-yours = Zanim wszyscy przyjmą, zacząć może tylko ten, kto rzucił wyzwanie.
challenge-other-rules = Zasady właśnie się zmieniły: obejrzyj je i naciśnij jeszcze raz.
challenge-has-begun = Partia już się zaczęła: #{ $game }. Jej zasad nie da się już zmienić.
challenge-not-seated = Nie masz miejsca przy tym stole.
challenge-too-few = { $count ->
    [one] Do startu brakuje jeszcze { $count } osoby.
    [few] Do startu brakuje jeszcze { $count } osób.
    [many] Do startu brakuje jeszcze { $count } osób.
   *[other] Do startu brakuje jeszcze { $count } osoby.
}

rematch-not-seated = Nie ma cię wśród grających w #{ $game }. Własną partię zaczniesz przez /{ command-challenge }.
rematch-running = #{ $game } jeszcze trwa.
rematch-asked = Ktoś już prosi o ten rewanż: poszukaj wyzwania na kanale.
rematch-just-asked = **{ $name }** właśnie prosi o ten rewanż: wyzwanie zaraz będzie na kanale. Naciśnij tam **{ button-accept }**.
rematch-accepted = Oboje chcecie: zaczyna się rewanż.
rematch-awaited = Zanotowane: rewanż zacznie się, gdy przyjmą pozostali.
rematch-begun = Ten rewanż już trwa: #{ $game }.
no-finished-game = Nie masz tu jeszcze żadnej ukończonej partii.

span-not-understood = Nie rozumiem tego czasu. Pisz go tak: 90s, 5m, 24h, 3d albo none.
no-limit = bez limitu

mark-first = Najpierw zaznacz karty w menu, potem naciśnij przycisk.
mark-one = Zaznacz do tego tylko jedną kartę.
mark-fewer = Do dołożenia naraz zaznacz najwyżej { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
nothing-to-lay-off-on = Na stole nie leży jeszcze nic, do czego można dołożyć kartę.

resign-sure = { $others ->
    [one] Naprawdę chcesz poddać #{ $game }? Przegrasz partię.
    [few] Naprawdę chcesz poddać #{ $game }? Odpadasz; pozostałe { $others } osoby grają dalej.
    [many] Naprawdę chcesz poddać #{ $game }? Odpadasz; pozostałych { $others } osób gra dalej.
   *[other] Naprawdę chcesz poddać #{ $game }? Odpadasz; pozostali ({ $others }) grają dalej.
}
resign-not = W #{ $game } grasz dalej.
resign-done = Poddajesz #{ $game }.
no-game-now = Nie grasz teraz w żadnej partii.

which-table = Siedzisz przy kilku stołach. Napisz, o który chodzi, na przykład { command-table-table }:{ $example }.
which-table-here = Gra się tu przy kilku stołach: { $tables }. Napisz, o który chodzi, na przykład { command-table-table }:{ $example }.
table-not-understood = Wpisz numer stołu, na przykład 17.
at-table = **#{ $game }** { $text }

which-meld = Ta karta pasuje do kilku układów: { $melds }. Napisz, do którego, na przykład 7h 3.
