### Areny: turnieje, w których kto jest wolny, od razu dostaje partię, póki nie minie czas.

choice-tournament-arena = arena: po każdej partii od razu nowy przeciwnik
tournament-form-arena-30 = Arena, 30 minut
tournament-form-arena-60 = Arena, 1 godzina
tournament-form-arena-90 = Arena, półtorej godziny
tournament-form-arena-120 = Arena, 2 godziny

## Wiadomość, która jest zawsze aktualna
arena-kind = { $count ->
    [one] arena, 1 minuta
    [few] arena, { $count } minuty
    [many] arena, { $count } minut
   *[other] arena, { $count } minuty
}
arena-open = **Początek { $time }** ({ $when }). Naciśnij **{ button-tournament-join }**, aby zagrać, teraz albo później. Po każdej partii dostajesz nowego przeciwnika, a gdy przyjdzie twoja kolej, stół cię zawoła.
arena-rules = Wygrana to 2 punkty, remis 1. Po dwóch wygranych z rzędu jesteś w gazie 🔥: każda następna to 4, aż do pierwszej partii bez wygranej.
arena-running = **Otwarta do { $when }** ({ $time })
arena-playing = W grze: { $playing }, w kolejce: { $waiting }
arena-waiting = { $count ->
    [one] Na przeciwnika czeka { $names }.
    [few] Na przeciwnika czekają { $names }.
    [many] Na przeciwnika czekają { $names }.
   *[other] Na przeciwnika czekają { $names }.
}
arena-limits = Nowe partie zaczynają się do { $closes }. Liczy się partia, która skończy się do { $latest }.
arena-places = Gra się tutaj: { $places }
arena-cut = Arena została zakończona przed czasem.
arena-row = { $place }\. **{ $name }** · **{ $points }**
arena-fire = 🔥
arena-paused = (przerwa)
arena-out = (już nie gra)
arena-more = { $count ->
    [one] i jeszcze 1
    [few] i jeszcze { $count }
    [many] i jeszcze { $count }
   *[other] i jeszcze { $count }
}
arena-ties = 🔥 to co najmniej dwie wygrane z rzędu. Przy równych punktach wyżej jest ten, kto ma mniej partii, potem ten, kto ma więcej wygranych. Kto i tu jest równy, dzieli miejsce.

button-arena-pause = Przerwa

## Odpowiedzi, które czyta jedna osoba
arena-come = Grasz: **{ $name }**. Na początku dostaniesz przeciwnika, a potem nowego po każdej partii.
arena-come-late = Grasz: **{ $name }**. Przeciwnika dostaniesz, gdy tylko ktoś będzie wolny, a gdy przyjdzie twoja kolej, stół cię zawoła.
arena-break = Masz przerwę. Partia, którą grasz, trwa dalej i się liczy; następnej nie dostaniesz, póki nie naciśniesz **{ button-tournament-join }**.
arena-wait = Jesteś na początku kolejki: dostaniesz partię, gdy tylko zwolni się ktoś jeszcze.
arena-resting = Masz przerwę. Żeby dostać partię, naciśnij **{ button-tournament-join }**.
arena-no-more = Nowe partie już się tu nie zaczynają.
arena-end-sure = Zakończyć tę arenę teraz? Liczą się jeszcze tylko partie, które skończą się w ciągu minuty.
arena-end-sure-own = Zakończyć tę arenę teraz? Liczą się jeszcze tylko partie, które skończą się w ciągu minuty. Bierzesz w niej udział, więc zajmiesz ostatnie miejsce i wszyscy to przeczytają.

## Dlaczego czegoś nie można
arena-length = Arena trwa 30, 60, 90 albo 120 minut.
arena-game = W tę grę nie da się zagrać samej jednej rundy, więc nie ma w niej areny.
