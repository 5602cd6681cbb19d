### Sõnad, mida on vaja igal pool: nupud, mängude nimed, vead.
### Mängija poole pöördume „sina“-vormis, lühidalt; nimesid ei kääna.

button-accept = Võta vastu
button-decline = Keeldu
button-cancel = Tühista
button-join = Liitu
button-leave = Lahku
button-start = Alusta
button-options = Valikud
button-previous = Tagasi
button-next = Edasi

## Mängud

game-to-target = { $game }, { $target } punktini
game-for-rounds = { $game }, { $rounds ->
    [one] 1 voor
   *[other] { $rounds } vooru
}
table-title = #{ $number } · { $game }

## Arvuti lauas
computer-name = Jolly
level-easy = kerge
level-normal = keskmine
level-strong = tugev
level-placed = { $level } · { $place }
games-count = { $count ->
    [one] 1 partii
   *[other] { $count } partiid
}

## Ajad
seconds = { $count ->
    [one] 1 sekund
   *[other] { $count } sekundit
}
minutes = { $count ->
    [one] 1 minut
   *[other] { $count } minutit
}
hours = { $count ->
    [one] 1 tund
   *[other] { $count } tundi
}
days = { $count ->
    [one] 1 päev
   *[other] { $count } päeva
}
none = pole
yes = jah
no = ei

list-and = { $first } ja { $last }
points = { $count ->
    [one] { $number } punkt
   *[other] { $number } punkti
}
tenths = { $value }
cards-count = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarti
}

## Kui midagi on valesti
not-understood = Ma ei tunne kaarti „{ $text }“. Kirjuta kaardid nii: `7h`, `10♠` või `ärtu emand`. Mitme kaardi vahele pane tühik: `4h 5h 6h`.
not-understood-layoff = Ma ei saa aru: „{ $text }“. Kirjuta kaart ja kombinatsiooni number, näiteks `7h 3`.
not-one-card = Kirjuta üks kaart, näiteks `7h` või `ärtu emand`.
# $ways is as in “`7s` (7♠) or `7h` (7♥)”
ambiguous-cards = „{ $text }“ võib tähendada eri kaarte. Kirjuta { $ways }.
