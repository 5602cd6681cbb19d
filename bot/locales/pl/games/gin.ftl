### Gin remik

game-gin = Gin remik

option-name-knock = pukanie
    .hint = Z iloma punktami wolnych kart wolno pukać; albo według odkrytej karty (Oklahoma).
option-value-knock-oklahoma = według odkrytej karty
option-name-oklahoma-spades-double = piki podwójnie
    .hint = Przy Oklahomie: odkryty pik podwaja punkty rundy.
option-name-big-gin = duży gin
    .hint = Czy rundę kończy wszystkie jedenaście kart w układach.
option-name-line-bonus = premia za rundę
    .hint = Punkty na koniec za każdą wygraną rundę.
option-name-next-dealer = następne rozdanie
    .hint = Kto rozdaje po rundzie: kto ją przegrał, albo na zmianę.
option-value-next-dealer-loser = kto przegrał
option-value-next-dealer-turns = na zmianę
preset-classic = klasyka
preset-tournament = turniej
preset-oklahoma = Oklahoma

gin-melds = Układy: { $melds }
gin-deadwood = Punkty w wolnych kartach: **{ $points }**{ $discard ->
    [0] {""}
   *[other] {" "}po najlepszym odrzuceniu
  } · { $limit ->
    [0] w tej rundzie tylko gin
   *[other] pukać można z najwyżej { $limit }
  }
gin-doubled = Odkryta karta to pik: ta runda liczy się podwójnie.
gin-hand = - **{ $name }** { $parts }
gin-laid-off = dołożone { $cards }
gin-left = { $points ->
    [0] nic nie zostaje
   *[other] wolne { $cards } = { $points }
  }
gin-scored = - Punkty: { $sum } = **{ $points }**
gin-scored-double = - Punkty: ({ $sum }) × 2 = **{ $points }**, podwójnie za odkrytego pika
gin-bonuses = **{ $name }** { $points } + { $won } × { $line } za wygrane rundy{ $game ->
    [0] { "" }
    [200] { " " }+ 200 za partię bez przegranej rundy
   *[other] { " " }+ { $game } za partię
  } = { $total }

hand-your-play-gin = **Twoja kolej.** Odrzuć kartę albo zapukaj, jeśli masz dość mało punktów w wolnych kartach.

refusal-wrong-phase-gin = { $phase ->
    [upcard] Weź odkrytą kartę albo spasuj. Z talonu dobiera się, gdy obie osoby spasują.
    [draw] { $action ->
        [take] Obie strony spasowały: dobierz z talonu.
        [pass] Pasować można tylko przy pierwszej odkrytej karcie rundy. Dobierz z talonu albo weź ze stosu odkrytego.
       *[other] Najpierw weź kartę: dobierz z talonu albo weź wierzchnią kartę stosu odkrytego.
    }
    [play] { $action ->
        [biggin] Przy tym stole nie gra się dużego gina: odrzuć kartę albo zapukaj.
        [pass] Pasować można tylko przy pierwszej odkrytej karcie rundy. Odrzuć kartę albo zapukaj.
        [draw] W tym ruchu masz już kartę. Odrzuć jedną albo zapukaj.
        [take] W tym ruchu masz już kartę. Odrzuć jedną albo zapukaj.
       *[other] W tej grze układy zostają na ręce. Odrzuć kartę albo zapukaj.
    }
    [deal] Właśnie rozdaje się kolejną rundę. Spróbuj za chwilę.
   *[other] W tej chwili ruchu tak się nie da.
}

help-how-gin = Naciśnij **Dobierz** albo **Weź**, potem zaznacz kartę i **Odrzuć** albo **Zapukaj**. **Pas**: nie bierzesz pierwszej odkrytej karty.
    Albo pisz: /{ command-draw }, /{ command-draw } `{ command-draw-source }:{ choice-pile }`, /{ command-discard } `Kd`, /{ command-knock } `Kd` (bez karty: duży gin), /{ command-pass }.

rules-gin-1 = Dla dwóch osób, 52 karty, bez jokerów. Łącz karty w układy; zostają na ręce, póki ktoś nie zapuka. Kluby grają różnie; gramy według powszechnych zasad { -decided }.

    Każdy dostaje 10 kart. Następną się **odkrywa** i zaczyna się od niej **stos odkryty**; reszta to **talon**.

    { "" }**Pierwszy ruch:** osoba, która nie rozdaje, bierze odkrytą kartę albo pasuje, potem rozdająca. Gdy spasują obie, ta pierwsza dobiera z talonu.

    { $one_round ->
        [yes] Gra się **jedną rundę**: kto ją wygra, wygrywa partię.
       *[no] Kto pierwszy osiągnie **{ $target } { $target ->
            [one] punkt
            [few] punkty
            [many] punktów
           *[other] punktu
        }**, wygrywa.
    }
    .title = Cel

rules-gin-2 = **1.** Weź wierzchnią kartę talonu albo stosu odkrytego.
    { "" }**2.** Odrzuć jedną kartę, nie tę dopiero co wziętą ze stosu odkrytego. Gdy masz mało punktów w wolnych kartach, możesz zamiast tego zapukać.

    { "" }**Komplet:** trzy albo cztery jednej wartości. **Sekwens:** co najmniej trzy kolejne jednego koloru. As jest na dole: A♥ 2♥ 3♥, nigdy po królu.

    { "" }**Wolne karty** to te poza układami: K Q J 10 po 10 punktów, A 1, pozostałe ich liczba. Liczy się najlepszy podział.
    .title = Twój ruch

rules-gin-3 = { $knock ->
        [oklahoma] { "" }**Pukanie (Oklahoma):** odrzuć, a wolne karty mogą mieć najwyżej tyle, ile **wartość odkrytej karty**. As znaczy: tylko gin. Odkryty pik { $oklahoma_spades_double ->
            [no] **nie podwaja** rundy.
           *[yes] **podwaja** rundę.
        }
       *[other] { "" }**Pukanie:** odrzuć, a wolne karty mogą mieć najwyżej **{ $knock } pkt**.
    }
    { "" }**Gin:** odrzuć i nie zostaje nic.
    { "" }**Duży gin:** { $big_gin ->
        [no] **nie gra się go**.
       *[yes] wszystkie 11 kart w układach, **bez odrzucania**.
    }

    Potem druga strona wykłada układy i dokłada do układów pukającej, ale nie po ginie. Obie ręce układam najlepiej, jak się da { -decided }.

    { "" }**Martwa runda:** w talonie zostały dwie karty i nikt nie zapukał. Nikt nie dostaje punktów.
    .title = Pukanie

rules-gin-4 = **Pukanie:** różnica punktów w wolnych kartach.
    { "" }**Podcięcie:** druga strona ma tyle samo albo mniej: dostaje 25 i różnicę.
    { "" }**Gin:** 25 i punkty za wolne karty drugiej strony.
    { "" }**Duży gin:** 31 i punkty za wolne karty drugiej strony.

    { $next_dealer ->
        [turns] Rozdajecie na zmianę, niezależnie od wyniku.
       *[loser] Kto przegra rundę, rozdaje następną, a po martwej rundzie rozdaje jeszcze raz ta sama osoba.
    }

    { $one_round ->
        [yes] Za pojedynczą rundę premii nie ma.
       *[no] Na koniec partii za wygraną jest 100 więcej, albo 200, jeśli druga strona nie wygrała żadnej rundy; obie dostają **{ $line_bonus } za każdą wygraną rundę**.
    }
    .title = Punkty

rules-turn-gin = **Czas na ruch:** { $turn }. Gdy minie, pasuję za ciebie przy odkrytej karcie albo dobieram i odrzucam; nigdy nie pukam. Trzy razy z rzędu to poddanie { -decided }.

learn-gin-1 = W ginie układy zostają na ręce; znajduję je za ciebie i podaję pod kartami. Odkrytą kartę 8♦ możesz wziąć, ale nie pomoże: naciśnij **{ button-pass }**.
learn-gin-2 = Jolly też pasuje. Dobiera się więc z talonu: naciśnij **{ button-draw }**.
learn-gin-3 = Jest K♠: J♠ Q♠ K♠ to **sekwens**. Co nie leży w żadnym układzie, to **wolne karty**, i liczą się ich punkty. Pozbądź się najwyższej: zaznacz { $cards } i naciśnij **{ button-discard }**.
learn-gin-4 = Jolly odrzuca 9♣. Trzy dziewiątki to **komplet**: naciśnij **{ button-take }**.
learn-gin-5 = Masz teraz trzy układy. Gdy wolne karty mają najwyżej 10 punktów, wolno **zapukać**: runda się kończy, a punkty dostaje ten, kto ma ich w wolnych kartach mniej. Zaznacz { $cards } i naciśnij **{ button-knock }**.
learn-gin-end = • Zbieraj układy na ręce; co nigdzie nie pasuje, to wolne karty.
    • Pukaj z najwyżej 10 punktami. Gdy nie zostaje nic, to **gin** i 25 punktów więcej.
    • Uwaga: jeśli druga strona nie ma w wolnych kartach więcej od ciebie, to ona dostaje punkty i 25 więcej (**podcięcie**).

pitch-gin = Szybka gra dla dwojga: po cichu ułóż rękę i zapukaj.
