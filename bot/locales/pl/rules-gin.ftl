# /rules i /help: Gin remik

help-how-gin = **Dobierz** albo **Weź**, potem zaznacz kartę i **Odrzuć** albo **Zapukaj**. **Pas**: nie bierzesz pierwszej odkrytej karty.
    Albo pisz: /draw, /draw `from:pile`, /discard `Kd`, /knock `Kd` (bez karty: duży gin), /pass.

rules-gin-1 = Dla dwóch osób, 52 karty, bez jokerów. Układaj karty w układy; zostają na ręce, póki ktoś nie zapuka. Kluby grają różnie: tu obowiązują powszechne zasady { -decided }.

    Każdy dostaje 10 kart. Następną się **odkrywa** i zaczyna się od niej **stos odkryty**; reszta to **talon**.

    { "" }**Pierwszy ruch:** osoba, która nie rozdaje, bierze odkrytą kartę albo pasuje, potem rozdająca. Gdy spasują obie, ta pierwsza dobiera z talonu.

    Kto osiągnie **{ $target } { $target ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }**, wygrywa.
    .title = Cel

rules-gin-2 = **1.** Weź wierzchnią kartę talonu albo stosu odkrytego.
    { "" }**2.** Odrzuć jedną kartę, nie tę dopiero co wziętą ze stosu odkrytego. Gdy masz mało luźnych kart, możesz zamiast tego zapukać.

    { "" }**Grupa:** trzy albo cztery jednej wartości. **Sekwens:** co najmniej trzy kolejne jednego koloru. As jest na dole: A♥ 2♥ 3♥, nigdy po królu.

    { "" }**Luźne karty** to te poza układami: K Q J 10 po 10 punktów, A 1, pozostałe ich liczba. Liczy się najlepszy podział.
    .title = Twój ruch

rules-gin-3 = { $knock ->
        [oklahoma] { "" }**Pukanie (Oklahoma):** odrzuć, a luźne karty mogą mieć najwyżej tyle, ile **wartość odkrytej karty**. As znaczy: tylko gin. Odkryty pik { $oklahoma_spades_double ->
            [no] **nie podwaja** rundy.
           *[yes] **podwaja** rundę.
        }
       *[other] { "" }**Pukanie:** odrzuć, a luźne karty mogą mieć najwyżej **{ $knock } pkt**.
    }
    { "" }**Gin:** odrzuć i nie zostaje nic.
    { "" }**Duży gin:** { $big_gin ->
        [no] **nie gra się go**.
       *[yes] wszystkie 11 kart w układach, **bez odrzucania**.
    }

    Potem druga strona wykłada układy i dokłada do układów pukającej, ale nie po ginie. Obie ręce układam najlepiej, jak się da { -decided }.

    { "" }**Martwa runda:** w talonie zostały dwie karty i nikt nie zapukał. Nikt nie dostaje punktów, rozdaje jeszcze raz ta sama osoba.
    .title = Pukanie

rules-gin-4 = **Pukanie:** różnica luźnych kart.
    { "" }**Podcięcie:** druga strona ma tyle samo albo mniej: dostaje 25 i różnicę.
    { "" }**Gin:** 25 i luźne karty drugiej strony.
    { "" }**Duży gin:** 31 i luźne karty drugiej strony.

    Kto przegra rundę, rozdaje następną.

    Na koniec partii za wygraną jest 100 więcej, albo 200, jeśli druga strona nie wygrała żadnej rundy; obie dostają **{ $line_bonus } za każdą wygraną rundę**.
    .title = Punkty
