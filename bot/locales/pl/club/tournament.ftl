### Wieczory turniejowe: /club tournament, wiadomość turnieju i to, co pada przy jego stołach.

command-club-tournament = turniej
    .description = Otwórz turniej albo zobacz, jak idzie obecny
command-club-tournament-name = nazwa
    .description = Nazwa turnieju; jeśli pominiesz, według gry
command-club-tournament-game = gra
    .description = Która gra; jeśli pominiesz, domyślna na tym serwerze
command-club-tournament-options = opcje
    .description = Opcje gry, na przykład target=200, albo kod
command-club-tournament-kind = rodzaj
    .description = System szwajcarski, każdy z każdym albo arena (po każdej partii od razu nowy przeciwnik)
command-club-tournament-rounds = rundy
    .description = Ile rund; jeśli pominiesz, zależy od liczby graczy
command-club-tournament-signup = początek
    .description = Kiedy zaczyna się turniej: za ile minut albo godzina, na przykład 20:30
command-club-tournament-minutes = minuty
    .description = Minuty na każdą rundę; na całą arenę 30, 60, 90 albo 120
command-club-tournament-duplicate = te-same-karty
    .description = Te same karty przy każdym stole: porównuję osoby z tymi samymi kartami; bez rankingu
command-club-tournament-computer = komputer
    .description = Przy nieparzystej liczbie gra komputer, żeby nikt nie pauzował
command-club-tournament-rated = rankingowe
    .description = Czy partie są rankingowe; domyślnie tak
choice-tournament-swiss = System szwajcarski: grają osoby o podobnym wyniku
choice-tournament-round-robin = Każdy z każdym

## Wiadomość, która jest zawsze aktualna
tournament-name = Wieczór turniejowy · { $game }
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
tournament-duplicate = te same karty przy każdym stole
tournament-computer = przy nieparzystej liczbie gra komputer
tournament-rated = { $rated ->
    [yes] rankingowy
   *[no] bez rankingu
}
tournament-open = **Początek { $time }** ({ $when }). Naciśnij **{ button-tournament-join }**, żeby zagrać. W każdej rundzie oznaczę cię, gdy przyjdzie twoja kolej; **{ button-tournament-mine }** prowadzi do twojej partii.
tournament-players = Zapisane osoby: { $count } (najwyżej { $most })
tournament-nobody = Nikt się jeszcze nie zapisał. Może grać do { $most } osób.
tournament-more = { " " }i jeszcze { $count }
tournament-cancelled = Ten turniej został odwołany.
tournament-running = **Runda { $round } z { $rounds }** · do { $when } ({ $time }) · zakończone partie: { $done } z { $tables }
tournament-commitment = -# Odcisk tasowania tej rundy: `{ $commitment }`
tournament-seat = { $table } · { $names }
tournament-seat-done = { $table } · { $names } · **{ $points }**
tournament-seat-waits = { $table } · { $names } · koniec
tournament-bye = pauzuje: { $name }
tournament-how-decided = (czas minął)
tournament-how-absent = (ktoś się nie stawił)
tournament-how-void = (bez wyniku)
tournament-how-moderated = (zakończyła moderacja)
tournament-cut = Ten turniej kończy się przed czasem: runda { $round } jest ostatnia.
tournament-cut-by = { $name } kończy przed czasem turniej, w którym gra, więc zajmuje ostatnie miejsce.
# $tables: "#17, #18"
tournament-moderated = Zakończone przez moderację, bez wyniku: { $tables }
tournament-won = 🏆 Wygrywa **{ $names }**. Gratulacje!
tournament-won-together = 🏆 Pierwsze miejsce dzielą **{ $names }**. Gratulacje!
tournament-nobody-played = Nikt nie grał.
tournament-row = { $place }\. **{ $name }** · { $points } · { $rounds } · Buchholz { $buchholz }
tournament-left = (już nie gra)
tournament-ties = Przy równych punktach rozstrzyga Buchholz (suma punktów twoich przeciwników), potem Buchholz bez najlepszego i najgorszego z nich. Jeśli i to nic nie rozstrzyga, miejsce jest wspólne.
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
tournament-event = Turniej: { $game }. Zapisy tutaj: { $url }
tournament-where = [Do wiadomości turnieju]({ $url })

## Strona rundy
tournament-round = **Runda { $round } z { $rounds }**{ $pages ->
    [1] { "" }
   *[other] { " " }· strona { $page } z { $pages }
}
tournament-round-runs = Ta runda kończy się o { $when } ({ $time }).
tournament-round-same-later = Przy każdym stole są te same karty, więc punkty zobaczysz, gdy skończą się wszystkie partie.
tournament-round-now = na razie { $points }
tournament-round-playing = w toku
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
tournament-same-parted = Pierwsza różnica między wami: { $where }. { $theirs } { $mine }
tournament-same-opponent = Pierwsza różnica między waszymi przeciwnikami: { $where }. { $theirs } Przy twoim stole: { $mine }
tournament-same-never = Gracie tak samo aż do końca jednej z partii.
tournament-same-gone = Zapisu tej partii już nie ma.
tournament-same-see = Zobacz w odtwarzaniu

button-tournament-same = Te same karty
button-tournament-round = Wróć do rundy
button-tournament-rounds = Rundy
button-tournament-table = Tabela końcowa
button-tournament-standings = Tabela
button-tournament-join = Dołącz
button-tournament-leave = Odejdź
button-tournament-mine = Mój stół
button-tournament-results = Wszystkie wyniki
button-tournament-host = Organizator
button-tournament-share = Udostępnij tabelę
button-tournament-again = Jeszcze raz to samo
button-tournament-new = Nowy turniej
button-tournament-start = Zacznij teraz
button-tournament-more = Więcej opcji
button-tournament-cancel = Odwołaj turniej
button-tournament-end = Zakończ teraz
button-tournament-go = Odejdź i poddaj
button-tournament-yes = Tak, na pewno

## Okna
tournament-field-name = Nazwa
tournament-field-game = Gra
tournament-field-kind = Rodzaj turnieju
tournament-field-signup = Początek
tournament-field-minutes = Minuty na rundę
tournament-field-options = Opcje gry
tournament-field-rounds = Rundy
tournament-field-computer = Przy nieparzystej liczbie gra komputer
tournament-field-rated = Rankingowy
tournament-signup-hint = Za ile minut albo godzina, na przykład 20:30 (w twojej strefie czasowej)
tournament-form-swiss = System szwajcarski: podobne wyniki
tournament-form-swiss-same = System szwajcarski, wszędzie te same karty
tournament-form-round-robin = Każdy z każdym
tournament-form-round-robin-same = Każdy z każdym, wszędzie te same karty
tournament-game-before = { $game } · jak ostatnio
tournament-yes = tak
tournament-no = nie

## Odpowiedzi, które czyta jedna osoba
tournament-none-yet = Nie ma teraz żadnego turnieju. Otwórz własny: ludzie dołączają przyciskiem, a reszta dzieje się sama.
tournament-opened = Twój turniej jest otwarty na tym kanale. Zacznie się sam, gdy przyjdzie pora.
tournament-host = Ten turniej organizuje { $host }.
tournament-come = Grasz w turnieju **{ $name }**. W każdej rundzie oznaczę cię, gdy przyjdzie twoja kolej.
tournament-come-late = Grasz w turnieju **{ $name }** od następnej rundy.
tournament-gone = Nie grasz już w tym turnieju.
tournament-sure = Masz tu partię w toku. Jeśli teraz opuścisz turniej, poddasz ją.
tournament-mine = Twój stół to [#{ $game }]({ $url }).
tournament-avoids = W tej rundzie wypada ci partia z kimś, kogo blokujesz, więc dostajesz najwyżej pół punktu.
tournament-wait = Nie masz teraz partii do rozegrania. Następna runda zacznie się, gdy skończą się wszystkie partie albo minie czas.
tournament-starts = Turniej się zaczyna.
tournament-cancel-sure = Odwołać ten turniej?
tournament-end-sure = Zakończyć teraz ten turniej? Każdą niedokończoną partię wygrywa osoba, która prowadzi, a tabela już się nie zmieni.
tournament-end-sure-own = Zakończyć ten turniej przed czasem? Grasz w nim, więc najpierw skończy się bieżąca runda, zajmiesz ostatnie miejsce, a w wiadomości turnieju będzie napisane dlaczego.
tournament-stopped = Gotowe.
tournament-changed = Zmienione.

## Dlaczego czegoś nie można
tournament-none = Tego turnieju już nie ma.
tournament-here = Na tym kanale jest już turniej. Użyj innego kanału.
tournament-in-server = Na tym serwerze jest już turniej. Następny mogą otworzyć tylko osoby, które zarządzają serwerem lub jego wydarzeniami.
tournament-joined = Grasz już w tym turnieju.
tournament-out = Nie było cię w dwóch partiach, więc odpadasz z tego turnieju.
tournament-deleted = Twoje dane zostały usunięte w trakcie tego turnieju, więc nie możesz dołączyć do niego ponownie.
tournament-full = W tym turnieju nie ma już miejsc.
tournament-over = Ten turniej już się skończył.
tournament-same-none = Przy żadnym innym stole nie było w tej rundzie twoich kart, więc nie ma czego porównać.
tournament-not-over = Ten turniej jeszcze trwa, więc nie możesz udostępnić tabeli końcowej.
tournament-no-round = Ten turniej jeszcze się nie zaczął. Jego rundy zobaczysz tutaj, gdy się zacznie.
tournament-late = Jest za późno, żeby dołączyć do tego turnieju.
tournament-not-in = Nie grasz w tym turnieju.
tournament-begun = Ten turniej już się zaczął.
tournament-too-few = Turniej potrzebuje co najmniej dwóch osób.
tournament-not-host = Może to zrobić tylko organizator turnieju albo osoba, która zarządza serwerem lub jego wydarzeniami.
tournament-when = Nie rozumiem, kiedy zacząć. Wpisz, za ile minut, na przykład 20, albo godzinę, na przykład 20:30, najwyżej tydzień naprzód.
tournament-number = Wpisz liczbę od { $least } do { $most }.

## Przy stołach
tournament-missed = { $user }, w #{ $game } czeka na ciebie przeciwnik. Zagraj, bo inaczej przegrasz tę partię { $time }.

## Na pierwszej stronie klubu. $own: czy ta osoba jest wśród nich
tournament-front-in = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osoby
}{ $own ->
    [in] , ty też grasz
   *[other] { "" }
}
tournament-front-open = **{ $name }**: początek { $time }. Dołączysz?
tournament-front-plays = **{ $name }**: twoja partia w tej rundzie trwa.
button-tournament-front = Dołącz do turnieju
