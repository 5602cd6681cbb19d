### Slova, která jsou všude: tlačítka, názvy her, poruchy.
### Co se jak jmenuje, určuje docs/words/cs.md.
### Jména se neskloňují; vypráví se v přítomném čase; nikdo nemá rod.

button-accept = Přijmout
button-decline = Odmítnout
button-cancel = Zrušit
button-join = Přidat se
button-leave = Odejít
button-start = Začít
button-options = Možnosti
button-previous = Zpět
button-next = Další

## Hry

game-to-target = { $game } do { $target }
game-for-rounds = { $game }, { $rounds ->
    [one] 1 kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
}
table-title = #{ $number } · { $game }

## Počítač u stolu
computer-name = Jolly
level-easy = lehký
level-normal = střední
level-strong = silný
level-placed = { $level } · { $place }
games-count = { $count ->
    [one] 1 partie
    [few] { $count } partie
   *[other] { $count } partií
}

## Časy
seconds = { $count ->
    [one] 1 sekunda
    [few] { $count } sekundy
   *[other] { $count } sekund
}
minutes = { $count ->
    [one] 1 minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
hours = { $count ->
    [one] 1 hodina
    [few] { $count } hodiny
   *[other] { $count } hodin
}
days = { $count ->
    [one] 1 den
    [few] { $count } dny
   *[other] { $count } dní
}
none = žádný
yes = ano
no = ne

## Spojování
list-and = { $first } a { $last }
points = { $count ->
    [one] { $number } bod
    [few] { $number } body
    [many] { $number } bodu
   *[other] { $number } bodů
}
tenths = { $value }
cards-count = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
}

## Když něco nesedí
not-understood = Kartu „{ $text }“ neznám. Piš karty třeba `7h`, `10♠` nebo `srdcová dáma`. Víc karet odděl mezerami: `4h 5h 6h`.
not-understood-layoff = Nerozumím „{ $text }“. Napiš kartu a číslo kombinace, třeba `7h 3`.
not-one-card = Napiš jednu kartu, třeba `7h` nebo `srdcová dáma`.
# $ways is as in “`7s` (7♠) or `7h` (7♥)”
ambiguous-cards = „{ $text }“ může znamenat různé karty. Napiš { $ways }.
