### Vārdi, kas vajadzīgi visur: pogas, spēļu nosaukumi, kļūdas.
### Spēlētāju uzrunājam ar „tu”; dzimums nav zināms, vārdus nelokām.

button-accept = Pieņemt
button-decline = Noraidīt
button-cancel = Atcelt
button-join = Pievienoties
button-leave = Iziet
button-start = Sākt
button-options = Opcijas
button-previous = Atpakaļ
button-next = Tālāk

## Spēles

game-to-target = { $game } līdz { $target }
game-for-rounds = { $game }, { $rounds ->
    [zero] { $rounds } raundi
    [one] { $rounds } raunds
   *[other] { $rounds } raundi
}
table-title = #{ $number } · { $game }

## Dators pie galda
computer-name = Jolly
level-easy = viegls
level-normal = vidējs
level-strong = stiprs
level-placed = { $level } · { $place }
games-count = { $count ->
    [zero] { $count } partijas
    [one] { $count } partija
   *[other] { $count } partijas
}

## Laika ilgumi
seconds = { $count ->
    [zero] { $count } sekundes
    [one] { $count } sekunde
   *[other] { $count } sekundes
}
minutes = { $count ->
    [zero] { $count } minūtes
    [one] { $count } minūte
   *[other] { $count } minūtes
}
hours = { $count ->
    [zero] { $count } stundas
    [one] { $count } stunda
   *[other] { $count } stundas
}
days = { $count ->
    [zero] { $count } dienas
    [one] { $count } diena
   *[other] { $count } dienas
}
none = nav
yes = jā
no = nē

list-and = { $first } un { $last }
points = { $count ->
    [0] { $number } punktu
    [zero] { $number } punkti
    [one] { $number } punkts
   *[other] { $number } punkti
}
tenths = { $value }
cards-count = { $count ->
    [0] { $count } kāršu
    [zero] { $count } kārtis
    [one] { $count } kārts
   *[other] { $count } kārtis
}

## Kad kaut kas nav kārtībā
not-understood = Nepazīstu kārti „{ $text }”. Raksti kārtis tā: `7h`, `10♠` vai `ercena dāma`. Starp vairākām liec atstarpes: `4h 5h 6h`.
not-understood-layoff = Nesaprotu „{ $text }”. Raksti kārti un kombinācijas numuru, piemēram, `7h 3`.
not-one-card = Raksti vienu kārti, piemēram, `7h` vai `ercena dāma`.
# $ways is as in “`7s` (7♠) or `7h` (7♥)”
ambiguous-cards = „{ $text }” var būt dažādas kārtis. Raksti { $ways }.
