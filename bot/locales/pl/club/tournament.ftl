### Wieczory turniejowe: /club tournament, wiadomość turnieju i to, co pada przy jego stołach.

command-club-tournament = turniej
    .description = Otwórz wieczór turniejowy albo zobacz, jak stoi obecny
command-club-tournament-name = nazwa
    .description = Jak nazywa się turniej
command-club-tournament-game = gra
    .description = Gra, w którą się gra
command-club-tournament-options = opcje
    .description = Opcje gry, na przykład target=200, albo kod
command-club-tournament-kind = rodzaj
    .description = Kto gra z kim
command-club-tournament-rounds = rundy
    .description = Ile rund; jeśli pominiesz, według liczby graczy
command-club-tournament-signup = początek
    .description = Kiedy się zacznie: za ile minut albo godzina, na przykład 20:30
command-club-tournament-minutes = minuty
    .description = Ile minut trwa runda; arena: 30, 60, 90 albo 120
command-club-tournament-duplicate = te-same-karty
    .description = Przy wszystkich stołach te same karty: miejsca są porównywane, bez rankingu
command-club-tournament-computer = komputer
    .description = Przy nieparzystej liczbie gra komputer, żeby nikt nie pauzował
command-club-tournament-rated = rankingowe
    .description = Czy partie liczą się do rankingu
choice-tournament-swiss = system szwajcarski: równi z równymi
choice-tournament-round-robin = każdy z każdym

## Wiadomość, która jest zawsze aktualna
tournament-name = Wieczór: { $game }
tournament-title = ## { $name }
tournament-kind = { $kind ->
    [round-robin] każdy z każdym
   *[swiss] system szwajcarski
}
tournament-rounds = { $count ->
    [one] 1 runda
    [few] { $count } rundy
    [many] { $count } rund
   *[other] { $count } rundy
}
tournament-minutes = { $count ->
    [one] 1 minuta na rundę
    [few] { $count } minuty na rundę
    [many] { $count } minut na rundę
   *[other] { $count } minuty na rundę
}
tournament-duplicate = przy wszystkich stołach te same karty
tournament-computer = nieparzystą liczbę uzupełnia komputer
tournament-rated = { $rated ->
    [yes] rankingowe
   *[no] bez rankingu
}
tournament-open = **Początek { $time }** ({ $when }). Naciśnij **{ button-tournament-join }**, aby zagrać: gdy zacznie się runda, stół cię zawoła, a **{ button-tournament-mine }** do niego prowadzi.
tournament-players = { $count ->
    [one] 1 osoba z najwyżej { $most }
    [few] { $count } osoby z najwyżej { $most }
    [many] { $count } osób z najwyżej { $most }
   *[other] { $count } osoby z najwyżej { $most }
}
tournament-nobody = Nikt się jeszcze nie zapisał; miejsc jest najwyżej { $most }.
tournament-more = { " " }i jeszcze { $count }
tournament-cancelled = Ten turniej został odwołany.
tournament-running = **Runda { $round } z { $rounds }** · do { $when } ({ $time }) · gotowe stoły: { $done } z { $tables }
tournament-commitment = -# Karty tej rundy są ustalone: `{ $commitment }`
tournament-seat = { $table } · { $names }
tournament-seat-done = { $table } · { $names } · **{ $points }**
tournament-seat-waits = { $table } · { $names } · gotowe
tournament-bye = pauzuje: { $name }
tournament-how-decided = (czas minął)
tournament-how-absent = (ktoś nie przyszedł)
tournament-how-void = (bez wyniku)
tournament-how-moderated = (zakończyła moderacja)
tournament-cut = Turniej kończy się przed czasem: ostatnia runda to { $round }.
tournament-cut-by = Kończy go { $name }. Kto sam gra, zajmuje za to ostatnie miejsce.
# $tables: "#17, #18"
tournament-moderated = Stoły zakończone przez moderację, bez wyniku: { $tables }
tournament-won = 🏆 Wygrywa **{ $names }**. Gratulacje!
tournament-won-together = 🏆 Pierwsze miejsce dzielą **{ $names }**. Gratulacje!
tournament-nobody-played = Nikt nie grał.
tournament-row = { $place }\. **{ $name }** · { $points } · { $rounds } · Buchholz { $buchholz }
tournament-left = (już nie gra)
tournament-ties = Przy równych punktach wyżej jest ten, kto trafił na silniejszych: Buchholz, czyli punkty przeciwników, potem to samo bez najlepszego i najgorszego z nich. Kto i tu jest równy, dzieli miejsce.
tournament-table = runda { $round } z { $rounds }
# Na obrazku tabeli
tournament-final = tabela końcowa
tournament-about = { $game } · { $count ->
    [one] 1 osoba
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osoby
}
tournament-shared = { $name } pokazuje tabelę końcową: **{ $tournament }**.
tournament-points = punkty
tournament-buchholz = Buchh.
tournament-thread = stoły { $first }–{ $last }
tournament-event = Turniej, gra: { $game }. Zapisy tutaj: { $url }
tournament-where = [Wiadomość turnieju]({ $url })

## Strona rundy
tournament-round = **Runda { $round } z { $rounds }**{ $pages ->
    [1] { "" }
   *[other] { " " }· strona { $page } z { $pages }
}
tournament-round-runs = Trwa do { $when } ({ $time }).
tournament-round-same-later = Przy wszystkich stołach są te same karty: punkty będą, gdy skończy ostatni stół.
tournament-round-now = na razie { $points }
tournament-round-playing = w trakcie
tournament-round-ahead = (przewaga: { $name }, { $points })
tournament-round-own = ← ty

## Co inni zrobili z kartami tej osoby
tournament-same = **Runda { $round }** · twoje karty przy innych stołach
tournament-same-own = Twój wynik: { $how ->
    [won] **wygrana**
    [lost] **przegrana**
    [drew] **remis**
   *[made] **{ $points }**
}, miejsce { $place } z { $all } z tymi kartami.
tournament-same-other = **{ $name }** z twoimi kartami: { $how ->
    [won] **wygrana**
    [lost] **przegrana**
    [drew] **remis**
   *[made] **{ $points }**
}.
tournament-same-where = ruch { $turn }
tournament-same-where-round = ruch { $turn } w rozdaniu { $round }
# $theirs i $mine to całe zdania
tournament-same-parted = Tu grasz inaczej: { $where }. { $theirs } { $mine }
tournament-same-opponent = Najpierw inaczej grają wasi przeciwnicy: { $where }. { $theirs } Przy twoim stole: { $mine }
tournament-same-never = Wszystkie ruchy są takie same, jak długo trwają obie partie.
tournament-same-gone = Zapisu tej partii już nie przechowuję.
tournament-same-see = Odtwórz od tej chwili

button-tournament-same = Te same karty
button-tournament-round = Wróć do rundy
button-tournament-rounds = Rundy
button-tournament-table = Tabela końcowa
button-tournament-standings = Tabela
button-tournament-join = Dołącz
button-tournament-leave = Odejdź
button-tournament-mine = Mój stół
button-tournament-results = Cała tabela
button-tournament-host = Organizator
button-tournament-share = Udostępnij tabelę
button-tournament-again = Powtórz turniej
button-tournament-new = Nowy turniej
button-tournament-start = Zacznij teraz
button-tournament-more = Więcej opcji
button-tournament-cancel = Odwołaj
button-tournament-end = Zakończ teraz
button-tournament-go = Odejdź i poddaj
button-tournament-yes = Tak, naprawdę

## Okna
tournament-field-name = Nazwa
tournament-field-game = Gra
tournament-field-kind = Kto gra z kim
tournament-field-signup = Początek
tournament-field-minutes = Minuty na rundę
tournament-field-options = Opcje gry
tournament-field-rounds = Rundy
tournament-field-computer = Nieparzystą liczbę uzupełnia komputer
tournament-field-rated = Rankingowe
tournament-signup-hint = Za tyle minut albo o godzinie takiej jak 20:30 (w twojej strefie czasowej)
tournament-form-swiss = System szwajcarski: równi z równymi
tournament-form-swiss-same = System szwajcarski, wszędzie te same karty
tournament-form-round-robin = Każdy z każdym
tournament-form-round-robin-same = Każdy z każdym, te same karty
tournament-game-before = { $game } · jak ostatnio
tournament-yes = tak
tournament-no = nie

## Odpowiedzi, które czyta jedna osoba
tournament-none-yet = Na tym serwerze nie ma teraz turnieju. Otwórz go: ludzie zapisują się przyciskiem, a cała reszta dzieje się sama.
tournament-opened = Twój turniej jest na kanale. Zacznie się sam, gdy przyjdzie pora.
tournament-host = Ten turniej organizuje { $host }.
tournament-come = Grasz: **{ $name }**. Gdy zacznie się runda, stół zawoła cię, jak tylko przyjdzie twoja kolej.
tournament-come-late = Grasz: **{ $name }**. Zaczynasz od następnej rundy.
tournament-gone = Nie grasz już w tym turnieju.
tournament-sure = Masz tu rozpoczętą partię. Jeśli teraz odejdziesz, poddajesz ją.
tournament-mine = Twój stół to [#{ $game }]({ $url }).
tournament-avoids = W tej rundzie twoim przeciwnikiem byłby ktoś, kogo blokujesz, więc przyniesie ci ona najwyżej pół punktu.
tournament-wait = Nie masz teraz partii. Następna runda zacznie się, gdy skończą wszystkie stoły, najpóźniej gdy minie czas.
tournament-starts = Zaczyna się.
tournament-cancel-sure = Naprawdę odwołać ten turniej?
tournament-end-sure = Naprawdę zakończyć ten turniej? W partiach, które trwają, rozstrzyga, kto prowadzi, a tabela tak zostaje.
tournament-end-sure-own = Naprawdę zakończyć ten turniej? Bierzesz w nim udział, więc obecna runda zostanie najpierw dograna, zajmiesz ostatnie miejsce i wszyscy to przeczytają.
tournament-stopped = Gotowe.
tournament-changed = Zmienione.

## Dlaczego czegoś nie można
tournament-none = Tego turnieju już nie ma.
tournament-here = Na tym kanale jest już turniej.
tournament-in-server = Na tym serwerze jest już turniej. Kolejny może otworzyć ktoś, kto zarządza serwerem lub jego wydarzeniami.
tournament-joined = Już grasz.
tournament-out = Przy dwóch stołach cię nie było, więc w tym turnieju już nie grasz.
tournament-deleted = Twoje dane zostały usunięte w trakcie tego turnieju, więc nie możesz dołączyć do niego ponownie.
tournament-full = Wszystkie miejsca są zajęte.
tournament-over = Ten turniej się skończył.
tournament-same-none = W tej rundzie nie ma z czym porównać twoich kart.
tournament-not-over = Turniej jeszcze trwa: nie ma tabeli końcowej, którą można udostępnić.
tournament-no-round = Turniej jeszcze się nie zaczął: rundy będą tutaj, gdy się zacznie.
tournament-late = Do tego turnieju nie można już dołączyć.
tournament-not-in = Nie grasz w tym turnieju.
tournament-begun = Już się zaczęło.
tournament-too-few = Potrzeba co najmniej dwóch osób.
tournament-not-host = To może tylko organizator turnieju i ktoś, kto zarządza serwerem lub jego wydarzeniami.
tournament-when = Nie rozumiem, kiedy. Napisz, za ile minut, na przykład 20, albo godzinę, na przykład 20:30; najwyżej tydzień naprzód.
tournament-number = To musi być liczba od { $least } do { $most }.

## Przy stołach
tournament-missed = { $user }: przy #{ $game } czekają na ciebie. Jeśli nie zagrasz, partia { $time } przypadnie drugiej osobie.

## Na pierwszej stronie klubu. $own: czy ta osoba jest wśród nich
tournament-front-in = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osoby
}{ $own ->
    [in] , ty też
   *[other] { "" }
}
tournament-front-open = **{ $name }**: początek { $time }. Grasz?
tournament-front-plays = **{ $name }**: twoja partia tej rundy trwa.
button-tournament-front = Dołącz do turnieju
