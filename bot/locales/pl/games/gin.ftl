### Gin remik

game-gin = Gin remik
rules-also-gin = Inne nazwy gry: gin, dżin, Gin Rummy

option-name-knock = pukanie
    .hint = Ile punktów w wolnych kartach wolno mieć, żeby zapukać; albo według odkrytej karty (Oklahoma).
option-value-knock-oklahoma = według odkrytej karty
option-name-oklahoma-spades-double = piki podwójnie
    .hint = Przy Oklahomie: odkryty pik podwaja punkty rundy.
option-name-big-gin = duży gin
    .hint = Czy jedenaście kart w układach kończy rundę.
option-name-line-bonus = premia za rundę
    .hint = Punkty na koniec partii za każdą wygraną rundę.
option-name-next-dealer = następne rozdanie
    .hint = Kto rozdaje następną rundę: osoba, która przegrała tę, albo na zmianę.
option-value-next-dealer-loser = osoba, która przegrała
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
   *[other] żeby zapukać: najwyżej { $limit }
  }
gin-doubled = Odkryta karta to pik: ta runda liczy się podwójnie.
gin-hand = - **{ $name }** { $parts }
gin-laid-off = dołożone { $cards }
gin-left = { $points ->
    [0] nic nie zostaje
   *[other] wolne karty { $cards } = { $points }
  }
gin-scored = - Punkty: { $sum } = **{ $points }**
gin-scored-double = - Punkty: ({ $sum }) × 2 = **{ $points }**, podwójnie za pika jako odkrytą kartę
gin-bonuses = **{ $name }** { $points } + { $won } × { $line } za wygrane rundy{ $game ->
    [0] { "" }
    [200] { " " }+ 200 za partię bez przegranej rundy
   *[other] { " " }+ { $game } za partię
  } = { $total }

hand-your-play-gin = **Twoja kolej.** Odrzuć kartę albo zapukaj, jeśli masz dość mało punktów w wolnych kartach.

refusal-wrong-phase-gin = { $phase ->
    [upcard] Weź odkrytą kartę albo spasuj. Z talonu dobierasz dopiero, gdy spasują obie strony.
    [draw] { $action ->
        [take] Obie strony spasowały. Dobierz z talonu.
        [pass] Spasować możesz tylko przy pierwszej odkrytej karcie rundy. Dobierz z talonu albo weź ze stosu odkrytego.
       *[other] Najpierw weź kartę: dobierz z talonu albo weź wierzchnią kartę stosu odkrytego.
    }
    [play] { $action ->
        [biggin] Przy tym stole nie ma dużego ginu. Odrzuć kartę albo zapukaj.
        [pass] Spasować możesz tylko przy pierwszej odkrytej karcie rundy. Odrzuć kartę albo zapukaj.
        [draw] Na ten ruch masz już kartę. Odrzuć kartę albo zapukaj.
        [take] Na ten ruch masz już kartę. Odrzuć kartę albo zapukaj.
       *[other] W tej grze układy zostają na ręce. Odrzuć kartę albo zapukaj.
    }
    [deal] Właśnie rozdaję następną rundę. Spróbuj za chwilę.
   *[other] W tym momencie ruchu nie możesz tego zrobić.
}

help-how-gin = Naciśnij **{ button-draw }** albo **{ button-take }**, potem zaznacz kartę i naciśnij **{ button-discard }** albo **{ button-knock }**. **{ button-pass }**: nie bierzesz pierwszej odkrytej karty.
    Albo pisz: /{ command-draw }, /{ command-draw } `{ command-draw-source }:{ choice-pile }`, /{ command-discard } `Kd`, /{ command-knock } `dama kier` (bez karty: duży gin), /{ command-pass }.

rules-gin-1 = Dla dwóch osób, 52 karty, bez jokerów. Łącz karty w układy; zostają na ręce, dopóki ktoś nie zapuka. W klubach gra się różnie; tu według najczęstszych zasad { -decided }.
    Każdy dostaje 10 kart. Następna, **odkryta karta**, zaczyna stos odkryty; reszta to **talon**.
    { "" }**Pierwszy ruch:** osoba, która nie rozdaje, bierze odkrytą kartę albo pasuje, potem osoba, która rozdaje. Jeśli spasują obie, ta pierwsza dobiera z talonu.
    { $one_round ->
        [yes] Gracie **jedną rundę**: kto ją wygra, wygrywa partię.
       *[no] Wygrywa osoba, która pierwsza osiągnie **{ $target } { $target ->
            [one] punkt
            [few] punkty
            [many] punktów
           *[other] punktu
        }**.
    }
    .title = Cel

rules-gin-2 = **1.** Weź wierzchnią kartę talonu albo stosu odkrytego.
    { "" }**2.** Odrzuć jedną kartę, ale nie tę dopiero co wziętą ze stosu odkrytego. Jeśli masz dość mało punktów w wolnych kartach, możesz zamiast tego zapukać.
    { "" }**Komplet:** trzy albo cztery karty jednej wartości. **Sekwens:** co najmniej trzy kolejne karty jednego koloru. As jest najniższy: A♥ 2♥ 3♥, nigdy po królu.
    { "" }**Wolne karty** to wszystkie poza układami: K Q J 10 po 10 punktów, A za 1, pozostałe tyle, ile na karcie. Liczy się najlepszy podział.
    .title = Twój ruch

rules-gin-3 = { $knock ->
        [oklahoma] { "" }**Pukanie (Oklahoma):** odrzuć, a w wolnych kartach zostaw najwyżej tyle punktów, ile wynosi **wartość odkrytej karty**. As oznacza: tylko gin. Pik jako odkryta karta { $oklahoma_spades_double ->
            [no] **nie podwaja** rundy.
           *[yes] **podwaja** rundę.
        }
       *[other] { "" }**Pukanie:** odrzuć, a w wolnych kartach zostaw najwyżej **{ $knock } { $knock ->
            [one] punkt
            [few] punkty
            [many] punktów
           *[other] punktu
        }**.
    }
    { "" }**Gin:** odrzuć i nie zostaw ani jednej wolnej karty.
    { "" }**Duży gin:** { $big_gin ->
        [no] **nie ma go w tej partii**.
       *[yes] wszystkie 11 kart w układach, **bez odrzucania**.
    }
    Potem druga strona wykłada układy i może dokładać do układów osoby, która zapukała, ale nie po ginie. Obie ręce układam tak, by wynik był najlepszy { -decided }.
    { "" }**Martwe rozdanie:** w talonie zostały dwie karty i nikt nie zapukał. Nikt nie dostaje punktów.
    .title = Pukanie

rules-gin-4 = **Pukanie:** pukająca osoba dostaje różnicę punktów w wolnych kartach.
    { "" }**Podcięcie:** jeśli druga strona ma w wolnych kartach tyle samo punktów albo mniej, to ona dostaje 25 i różnicę.
    { "" }**Gin:** 25 i punkty za wolne karty drugiej strony.
    { "" }**Duży gin:** 31 i punkty za wolne karty drugiej strony.
    { $next_dealer ->
        [turns] Rozdajecie na zmianę, niezależnie od wyniku.
       *[loser] Osoba, która przegra rundę, rozdaje następną; po martwym rozdaniu rozdaje znowu ta sama osoba.
    }
    { $one_round ->
        [yes] Za pojedynczą rundę nie ma premii.
       *[no] Na koniec partii za wygraną jest 100 więcej albo 200, jeśli druga strona nie wygrała żadnej rundy; obie strony dostają **{ $line_bonus } za każdą wygraną rundę**.
    }
    .title = Punkty

rules-turn-gin = **Czas na ruch:** { $turn }. Jeśli nie zdążysz, pasuję za ciebie przy odkrytej karcie albo dobieram i odrzucam; nigdy nie pukam. Trzy razy z rzędu liczy się jako poddanie { -decided }.

learn-gin-1 = W ginie układy zostają na ręce; znajduję je za ciebie i wypisuję pod twoimi kartami. Odkrytą kartę 8♦ możesz wziąć, ale nie pomoże: naciśnij **{ button-pass }**.
learn-gin-2 = Jolly też pasuje, więc dobierz z talonu: naciśnij **{ button-draw }**.
learn-gin-3 = Masz K♠: J♠ Q♠ K♠ to **sekwens**. Karty poza układami to **wolne karty**, a ich punkty liczą się przeciw tobie. Pozbądź się najwyższej: zaznacz { $cards } i naciśnij **{ button-discard }**.
learn-gin-4 = Jolly odrzuca 9♣. Trzy dziewiątki to **komplet**: naciśnij **{ button-take }**.
learn-gin-5 = Masz teraz trzy układy. Jeśli w wolnych kartach masz najwyżej 10 punktów, możesz **zapukać**: runda się kończy, a punkty dostaje osoba, która ma w wolnych kartach mniej. Zaznacz { $cards } i naciśnij **{ button-knock }**.
learn-gin-end = • Zbieraj układy na ręce. Wszystkie inne karty to wolne karty.
    • Zapukaj, gdy masz w wolnych kartach najwyżej 10 punktów. Bez wolnych kart to **gin** i 25 punktów więcej.
    • Uwaga: jeśli druga strona nie ma w wolnych kartach więcej od ciebie, to ona dostaje punkty i 25 więcej (**podcięcie**).

pitch-gin = Szybka gra dla dwóch osób: po cichu ułóż rękę, potem zapukaj.
