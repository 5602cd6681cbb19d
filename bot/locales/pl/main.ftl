### Słowa, które są wszędzie: przyciski, nazwy gier, usterki.
### Słownik: talon = stock, stos odkryty = pile, układ = meld, komplet = group, sekwens = run, wyłożyć = meld,
### dołożyć = lay off, odrzucić = discard, pierwsze wyłożenie = initial meld.
### Imion się nie odmienia; opowiada się w czasie teraźniejszym; nikt nie ma rodzaju.

button-accept = Przyjmij
button-decline = Odmów
button-cancel = Wycofaj
button-join = Dołącz
button-leave = Odejdź
button-start = Zacznij
button-options = Opcje
button-previous = Wstecz
button-next = Dalej

## Gry

game-to-target = { $game }, do { $target }
game-for-rounds = { $game }, { $rounds ->
    [one] 1 runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}
table-title = #{ $number } · { $game }

## Komputer przy stole
computer-name = Jolly
level-easy = łatwy
level-normal = średni
level-strong = silny
level-placed = { $level } · { $place }
games-count = { $count ->
    [one] 1 partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}

## Czas
seconds = { $count ->
    [one] 1 sekunda
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
}
minutes = { $count ->
    [one] 1 minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}
hours = { $count ->
    [one] 1 godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
}
days = { $count ->
    [one] 1 dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
none = brak
yes = tak
no = nie

## Łączenie
list-and = { $first } i { $last }
points = { $count ->
    [one] { $number } punkt
    [few] { $number } punkty
    [many] { $number } punktów
   *[other] { $number } punktu
}
tenths = { $value }
cards-count = { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}

## Gdy coś się nie zgadza
not-understood = Nie znam karty „{ $text }”. Wpisz ją tak: `7h`, `10♠` albo `dama kier`. Kilka kart oddziel spacjami: `4h 5h 6h`.
not-understood-layoff = Nie rozumiem: „{ $text }”. Wpisz kartę i numer układu, na przykład `7h 3`.
not-one-card = Wpisz jedną kartę, na przykład `7h` albo `dama kier`.
# $ways is as in “`7s` (7♠) or `7h` (7♥)”
ambiguous-cards = „{ $text }” może oznaczać różne karty. Wpisz { $ways }.
