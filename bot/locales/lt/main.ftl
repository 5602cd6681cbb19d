### Žodžiai, kurių reikia visur: mygtukai, žaidimų pavadinimai, klaidos.
### Į žaidėją kreipiamės „tu“; lytis nežinoma, todėl be dalyvių ir be vardų linksniavimo.

button-accept = Priimti
button-decline = Atmesti
button-cancel = Atšaukti
button-join = Prisijungti
button-leave = Išeiti
button-start = Pradėti
button-options = Parinktys
button-previous = Atgal
button-next = Toliau

## Žaidimai

game-to-target = { $game } iki { $target }
game-for-rounds = { $game }, { $rounds ->
    [one] { $rounds } raundas
    [few] { $rounds } raundai
   *[other] { $rounds } raundų
}
table-title = #{ $number } · { $game }

## Kompiuteris prie stalo
computer-name = Jolly
level-easy = lengvas
level-normal = vidutinis
level-strong = stiprus
level-placed = { $level } · { $place }
games-count = { $count ->
    [one] { $count } partija
    [few] { $count } partijos
   *[other] { $count } partijų
}

## Laiko trukmės
seconds = { $count ->
    [one] { $count } sekundė
    [few] { $count } sekundės
   *[other] { $count } sekundžių
}
minutes = { $count ->
    [one] { $count } minutė
    [few] { $count } minutės
   *[other] { $count } minučių
}
hours = { $count ->
    [one] { $count } valanda
    [few] { $count } valandos
   *[other] { $count } valandų
}
days = { $count ->
    [one] { $count } diena
    [few] { $count } dienos
   *[other] { $count } dienų
}
none = nėra
yes = taip
no = ne

list-and = { $first } ir { $last }
points = { $count ->
    [one] { $number } taškas
    [few] { $number } taškai
    [many] { $number } taško
   *[other] { $number } taškų
}
tenths = { $value }
cards-count = { $count ->
    [one] { $count } korta
    [few] { $count } kortos
   *[other] { $count } kortų
}

## Kai kas nors negerai
not-understood = Nesuprantu kortos „{ $text }“. Rašyk, pavyzdžiui, `7h`, `10♠` arba `širdžių dama`; kelias kortas – su tarpais: `4h 5h 6h`.
not-understood-layoff = Nesuprantu „{ $text }“. Parašyk kortą ir derinio numerį, pavyzdžiui, `7h 3`.
not-one-card = Parašyk vieną kortą, pavyzdžiui, `7h` arba `širdžių dama`.
# $ways is as in “`7s` (7♠) or `7h` (7♥)”
ambiguous-cards = „{ $text }“ gali reikšti skirtingas kortas. Parašyk, kurią turi omenyje: { $ways }.
