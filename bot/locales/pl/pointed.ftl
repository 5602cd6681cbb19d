### Co wybiera się z menu osoby albo wiadomości (prawy przycisk albo długie naciśnięcie, potem Aplikacje),
### i jaki bilans mają ze sobą dwie osoby.

## Nazwy w tych menu: najwyżej 32 znaki, odstępy i wielkie litery są dozwolone.
pointed-challenge = Wyzwij
pointed-versus = Bilans spotkań
pointed-replay = Odtwórz odtąd

# „Odtwórz odtąd” przy wiadomości, w której nie ma partii
replay-no-table = Nie widzę w tej wiadomości żadnej partii. Wybierz moją wiadomość ze stołem, z wynikiem rundy albo z końcem partii.

## Bilans spotkań: tytuł, kto prowadzi, potem co przyniosła każda gra.
versus-title = Ty i { $name }
versus-ahead = **Prowadzisz { $won } : { $lost }**
versus-behind = **Prowadzi { $name }, { $lost } : { $won }**
versus-even = **Po równo, { $won } : { $lost }**
versus-level = { $count ->
    [one] 1 partia na remis
    [few] { $count } partie na remis
    [many] { $count } partii na remis
   *[other] { $count } partii na remis
}
versus-streak-own = Wygrywasz od { $count } partii
versus-streak-other = Od { $count } partii wygrywa { $name }
versus-longest = Najdłuższa seria: ty { $own }, { $name } { $other }
versus-game = **{ $game }** · wygrane { $won }, przegrane { $lost }
# { $own } i { $other } to „1240 punktów” albo „35 punktów karnych”
versus-points = { $own } : { $other }
versus-last = **Ostatnie partie**
versus-about = Liczą się wszystkie wasze wspólne partie ukończone na tym serwerze, rankingowe i nie. Gdy gra więcej osób, liczy się, kto z was jest wyżej.
versus-none = Nie macie tu jeszcze żadnej wspólnej ukończonej partii.
versus-self = To ty. Wybierz kogoś innego, a zobaczysz wasz bilans.
versus-bot = Boty nie mają tu wyników. Wybierz osobę, a zobaczysz wasz bilans.
person-gone = Tej osoby nie ma już na tym serwerze.
button-versus = Bilans spotkań
button-challenge = Wyzwij
button-profile = Profil
