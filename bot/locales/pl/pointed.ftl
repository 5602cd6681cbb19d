### Co wybiera się z menu osoby albo wiadomości (prawy przycisk albo długie naciśnięcie, potem Aplikacje),
### i jaki bilans mają ze sobą dwie osoby.

## Nazwy w tych menu: najwyżej 32 znaki, odstępy i wielkie litery są dozwolone.
pointed-challenge = Wyzwij
pointed-versus = Bilans spotkań
pointed-replay = Odtwórz odtąd

# „Odtwórz odtąd” przy wiadomości, w której nie ma partii
replay-no-table = W tej wiadomości nie ma partii. Wybierz moją wiadomość ze stołem, z wynikiem rundy albo z końcem partii.

## Bilans spotkań: tytuł, kto prowadzi, potem co przyniosła każda gra.
versus-title = Ty i { $name }
versus-ahead = **Prowadzisz { $won } : { $lost }**
versus-behind = **Prowadzi { $name }, { $lost } : { $won }**
versus-even = **Remis, { $won } : { $lost }**
versus-level = { $count ->
    [one] 1 remis
    [few] { $count } remisy
    [many] { $count } remisów
   *[other] { $count } remisu
}
versus-streak-own = Wygrywasz od { $count } partii
versus-streak-other = Od { $count } partii wygrywa { $name }
versus-longest = Najdłuższa seria: ty { $own }, { $name } { $other }
versus-game = **{ $game }** · wygrane { $won }, przegrane { $lost }
# { $own } i { $other } to „1240 punktów” albo „35 punktów karnych”
versus-points = { $own } : { $other }
versus-last = **Ostatnie partie**
versus-about = Liczą się wszystkie wasze wspólne partie ukończone na tym serwerze, rankingowe i bez rankingu. Gdy gra więcej niż dwie osoby, między wami wygrywa osoba, która jest wyżej.
versus-none = Nie macie tu jeszcze żadnej wspólnej ukończonej partii.
versus-self = To ty. Wybierz kogoś innego, żeby porównać wasze wyniki.
versus-bot = Boty nie mają tu wyników. Wybierz osobę, żeby porównać wasze wyniki.
person-gone = Tej osoby nie ma już na tym serwerze.
button-versus = Bilans spotkań
button-challenge = Wyzwij
button-profile = Profil
