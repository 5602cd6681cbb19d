### Prosty remik

game-straight = Prosty remik
rules-also-straight = Inne nazwy gry: remik podstawowy, zwykły remik, Basic Rummy, Rum

option-name-ace = as
    .hint = Gdzie w sekwensie stoi as.
option-value-ace-low = tylko przed 2
option-value-ace-both = przed 2 i po królu
option-name-melds-per-turn = układy na ruch
option-value-melds-per-turn-any = dowolnie dużo
option-value-melds-per-turn-one = jeden
option-name-lay-off-before-own-meld = dokładanie przed własnym układem
    .hint = Czy możesz dokładać, zanim wyłożysz własny układ.
option-name-final-discard = ostatnie odrzucenie
    .hint = Czy na koniec musisz odrzucić ostatnią kartę.
option-value-final-discard-optional = nieobowiązkowe
option-value-final-discard-required = obowiązkowe
option-name-stock-out = pusty talon
    .hint = Co się dzieje, gdy talon się wyczerpie.
option-value-stock-out-reshuffle-once = stos odkryty tasuje się raz
option-value-stock-out-reshuffle = stos odkryty tasuje się za każdym razem
option-value-stock-out-turn-over = stos odkryty się odwraca
option-name-scoring = liczenie
option-value-scoring-winner-takes-all = zwycięzca bierze wszystko
option-value-scoring-penalty = punkty karne, wygrywa najmniejsza suma
preset-penalty = punkty karne
preset-strict = ścisłe
preset-bicycle = Bicycle
preset-pagat = Pagat
preset-lowest-wins = wygrywa najmniejsza suma

points-hand-of = - { $name }: { $points } na ręce

refusal-not-opened-straight = Nie możesz jeszcze dokładać. Przy tym stole najpierw wyłóż własny układ.

help-how-straight = Naciśnij **{ button-draw }** albo **{ button-take }**, zaznacz karty, potem **{ button-meld }**, **{ button-lay-off }** albo **{ button-discard }**.
    Albo pisz: /{ command-draw }, /{ command-draw } `{ command-draw-source }:{ choice-pile }`, /{ command-meld } `kiery 4-6`, /{ command-layoff } `7h 3`, /{ command-discard } `dama kier`.

rules-straight-1 = Od 2 do 6 osób, 52 karty, bez jokerów. Pozbądź się wszystkich kart przed innymi.
    Dwie osoby dostają po 10 kart, trzy i cztery po 7, pięć i sześć po 6. Jedną kartę się odkrywa: to początek **stosu odkrytego**. Reszta to **talon**.
    { $deals ->
        [0] { $scoring ->
            [penalty] Wszystkie punkty są karne. Partia kończy się rundą, w której ktoś osiągnie { rules-straight-target }: wygrywa najmniejsza suma.
           *[other] Partia kończy się rundą, w której ktoś osiągnie { rules-straight-target }: wygrywa największa suma.
        }
        [one] Gracie **jedną rundę**: wygrywa { rules-straight-best } suma.
        [few] Gracie **{ $deals } rundy**: potem wygrywa { rules-straight-best } suma.
        [many] Gracie **{ $deals } rund**: potem wygrywa { rules-straight-best } suma.
       *[other] Gracie **{ $deals } rundy**: potem wygrywa { rules-straight-best } suma.
    }
    .title = Cel

rules-straight-target = { $target ->
        [0] **100 punktów** (trzy osoby: 150, więcej: 200 { -decided })
       *[other] **{ $target } { $target ->
            [one] punkt
            [few] punkty
            [many] punktów
           *[other] punktu
        }**
    }

rules-straight-best = { $scoring ->
        [penalty] najmniejsza
       *[other] największa
    }

rules-straight-2 = **1.** Weź wierzchnią kartę talonu albo stosu odkrytego. Karty wziętej ze stosu nie możesz odrzucić w tym samym ruchu { -decided }.
    { "" }**2.** Wyłóż { $melds_per_turn ->
        [one] najwyżej **jeden nowy układ na ruch**
       *[any] **dowolnie dużo układów**
    } albo nic.
    { "" }**3.** Dokładaj pojedyncze karty do układów na stole, { $lay_off_before_own_meld ->
        [no] ale **dopiero gdy na stole leży twój własny**
       *[yes] **także zanim wyłożysz własny**
    }.
    { "" }**4.** Odrzuć jedną kartę. To kończy ruch.
    .title = Twój ruch

rules-straight-3 = **Komplet:** trzy albo cztery karty jednej wartości, na przykład 7♠ 7♥ 7♦.
    { "" }**Sekwens:** co najmniej trzy kolejne karty jednego koloru, na przykład 4♥ 5♥ 6♥.
    { $ace ->
        [both] As stoi **przed 2** (A♥ 2♥ 3♥) **albo po królu** (Q♥ K♥ A♥), nigdy między nimi. Gdzie pasuje i tu, i tu, liczy się jako wysoki { -decided }.
       *[low] As stoi **tylko przed 2**: A♥ 2♥ 3♥ to sekwens, Q♥ K♥ A♥ nie.
    }
    .title = Układy

rules-straight-4 = { $final_discard ->
        [required] Kończysz, **odrzucając** ostatnią kartę. Nie możesz wyłożyć ani dołożyć wszystkiego: zostaw kartę do odrzucenia.
       *[optional] Kończysz ostatnią kartą, **wyłożoną, dołożoną albo odrzuconą**.
    }
    { "" }**Gdy talon się wyczerpie:** { $stock_out ->
        [turn-over] weź wierzchnią kartę stosu odkrytego **albo odwróć ten stos**, bez tasowania, i dobierz z niego; za piątym razem nikt nie dostaje punktów { -decided }.
        [reshuffle] stos odkryty zostaje **przetasowany** i staje się talonem, a jego następną kartę się odkrywa; za piątym razem nikt nie dostaje punktów { -decided }.
       *[reshuffle-once] stos odkryty zostaje **raz przetasowany** i staje się talonem, a jego następną kartę się odkrywa. Za drugim razem runda kończy się po ruchu, w którym ktoś wziął ostatnią kartę, i nikt nie dostaje punktów.
    }
    Nikt nie dostaje punktów także wtedy, gdy rundy nie da się już skończyć, bo każdy ma jedną kartę i żadnej nieznanej nie dałoby się dołożyć { -decided }.
    .title = Koniec rundy

rules-straight-5 = { $scoring ->
        [penalty] Pozostali dostają za karty na ręce **punkty karne**.
       *[winner-takes-all] Osoba, która skończy, **dostaje punkty za wszystkie karty na rękach pozostałych**. Pozostali nie dostają nic.
    }
    { "" }**K Q J 10:** po 10 punktów
    { "" }**9 do 2:** tyle, ile na karcie
    { "" }**A:** 1
    { "" }**W jednym ruchu:** jeśli kończysz w jednym ruchu, bez wcześniejszego wykładania i dokładania, wszystkie te punkty liczą się podwójnie.
    .title = Punkty

learn-straight-1 = Pozbądź się kart przed innymi. Każdy ruch zaczynasz od wzięcia karty: naciśnij **{ button-draw }**.
learn-straight-2 = Masz 7♦! Co najmniej trzy kolejne karty jednego koloru to **sekwens**. Zaznacz w menu { $cards } i naciśnij **{ button-meld }**.
learn-straight-3 = Każdy ruch kończy się odrzuceniem. Pozbądź się wysokiej karty, która do niczego nie pasuje: zaznacz { $cards } i naciśnij **{ button-discard }**.
learn-straight-4 = Jolly wykłada trzy damy, czyli **komplet**, i odrzuca 8♦. Ta karta ci się przyda: naciśnij **{ button-take }**. Ze stosu odkrytego możesz wziąć tylko wierzchnią kartę.
learn-straight-5 = 8♦ idzie po twojej 7♦. Zaznacz { $cards } i naciśnij **{ button-lay-off }**.
learn-straight-6 = Możesz dokładać także do układów Jolly’ego: twoja dama dopełnia komplet. Zaznacz { $cards } i naciśnij **{ button-lay-off }**.
learn-straight-7 = Teraz zakończ ruch: zaznacz { $cards } i naciśnij **{ button-discard }**.
learn-straight-8 = Jolly odrzuca 5♠, dokładnie tę kartę, której brakuje między twoimi pikami. Naciśnij **{ button-take }**.
learn-straight-9 = Pięć po kolei! Zaznacz { $cards } i naciśnij **{ button-meld }**.
learn-straight-10 = Została jedna karta. Zaznacz { $cards } i naciśnij **{ button-discard }**: kończysz i dostajesz punkty za karty, które ma jeszcze Jolly.
learn-straight-end = • Dobierz kartę albo weź wierzchnią ze stosu odkrytego, wykładaj i dokładaj, potem jedną odrzuć.
    • Sekwens to co najmniej trzy kolejne karty jednego koloru, komplet to trzy albo cztery karty jednej wartości.
    • Jeśli skończą ci się karty przed innymi, dostajesz punkty za to, co mają jeszcze pozostali.

pitch-straight = Remik, jakiego znają wszyscy: pozbądź się kart przed innymi.
