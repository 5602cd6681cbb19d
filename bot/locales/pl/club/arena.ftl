### Areny: turnieje, w których kto jest wolny, od razu dostaje partię, póki nie minie czas.

choice-tournament-arena = Arena: po każdej partii od razu nowy przeciwnik
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
arena-open = **Początek { $time }** ({ $when }). Naciśnij **{ button-tournament-join }**, żeby zagrać, teraz albo później. Po każdej partii od razu dostajesz nowego przeciwnika, a gdy przyjdzie twoja kolej, oznaczę cię.
arena-rules = Wygrana to 2 punkty, remis 1. Po dwóch wygranych z rzędu jesteś w gazie 🔥: każda następna wygrana to 4 punkty, aż do remisu albo przegranej.
arena-running = **Trwa do { $when }** (koniec { $time })
arena-playing = grają: { $playing }, czekają: { $waiting }
arena-waiting = { $count ->
    [one] Na przeciwnika czeka { $names }.
    [few] Na przeciwnika czekają { $names }.
    [many] Na przeciwnika czekają { $names }.
   *[other] Na przeciwnika czekają { $names }.
}
arena-limits = Po { $closes } nie zaczynają się nowe partie. Partia liczy się, jeśli skończy się do { $latest }.
arena-places = Partie toczą się tutaj: { $places }
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
arena-ties = 🔥 to co najmniej dwie wygrane z rzędu. Przy równych punktach wyżej jest osoba, która ma mniej partii, potem ta, która ma więcej wygranych. Jeśli i to nic nie rozstrzyga, miejsce jest wspólne.

button-arena-pause = Przerwa

## Odpowiedzi, które czyta jedna osoba
arena-come = Grasz w turnieju **{ $name }**. Przeciwnika dostaniesz na początku, a potem nowego po każdej partii.
arena-come-late = Grasz w turnieju **{ $name }**. Przeciwnika dostaniesz, gdy tylko ktoś będzie wolny, a gdy przyjdzie twoja kolej, oznaczę cię.
arena-break = Masz przerwę. Jeśli grasz jeszcze partię, dokończ ją: liczy się. Następnej nie dostaniesz, dopóki nie naciśniesz **{ button-tournament-join }**.
arena-wait = Następna partia jest twoja: zacznie się, gdy tylko ktoś inny będzie wolny.
arena-resting = Masz przerwę. Naciśnij **{ button-tournament-join }**, żeby dostać partię.
arena-no-more = W tej arenie nie zaczynają się już nowe partie.
arena-end-sure = Zakończyć teraz tę arenę? Trwające partie liczą się tylko wtedy, gdy skończą się w ciągu minuty.
arena-end-sure-own = Zakończyć teraz tę arenę? Trwające partie liczą się tylko wtedy, gdy skończą się w ciągu minuty. Grasz w tej arenie, więc zajmiesz ostatnie miejsce, a w jej wiadomości będzie napisane dlaczego.

## Dlaczego czegoś nie można
arena-length = Arena trwa 30, 60, 90 albo 120 minut. Wybierz jeden z tych czasów.
arena-game = W tej grze nie da się zagrać tylko jednej rundy, więc nie ma dla niej areny. Wybierz inną grę.
