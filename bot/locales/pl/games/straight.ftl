### Prosty remik

game-straight = Prosty remik

option-name-ace = as
    .hint = Gdzie stoi as w sekwensie.
option-value-ace-low = na dole
option-value-ace-both = na dole i na górze
option-name-melds-per-turn = układy na ruch
option-value-melds-per-turn-any = dowolnie dużo
option-value-melds-per-turn-one = jeden
option-name-lay-off-before-own-meld = dokładanie przed własnym układem
    .hint = Czy wolno dokładać, zanim leży własny układ.
option-name-final-discard = ostatnie odrzucenie
    .hint = Czy na koniec trzeba odrzucić ostatnią kartę.
option-value-final-discard-optional = nieobowiązkowe
option-value-final-discard-required = obowiązkowe
option-name-stock-out = pusty talon
    .hint = Co się dzieje, gdy talon się wyczerpie.
option-value-stock-out-reshuffle-once = stos odkryty tasuje się raz
option-value-stock-out-reshuffle = stos odkryty tasuje się za każdym razem
option-value-stock-out-turn-over = stos odkryty się odwraca
option-name-scoring = liczenie
option-value-scoring-winner-takes-all = kto wygra, bierze wszystko
option-value-scoring-penalty = punkty karne, wygrywa najniższa suma
preset-penalty = punkty karne
preset-strict = ścisłe
preset-bicycle = Bicycle
preset-pagat = Pagat
preset-lowest-wins = wygrywa najniższa suma

points-hand-of = - { $name }: { $points } na ręce

refusal-not-opened-straight = Nie wolno ci jeszcze dokładać: przy tym stole trzeba mieć do tego własny układ.

help-how-straight = Naciśnij **Dobierz** albo **Weź**, zaznacz karty, potem **Wyłóż**, **Dołóż** albo **Odrzuć**.
    Albo pisz: /{ command-draw }, /{ command-draw } `{ command-draw-source }:{ choice-pile }`, /{ command-meld } `4h 5h 6h`, /{ command-layoff } `7h 3`, /{ command-discard } `Kd`.

rules-straight-1 = Od 2 do 6 osób, 52 karty, bez jokerów. Pozbądź się wszystkich kart przed innymi.

    Dwie osoby dostają po 10 kart, trzy i cztery po 7, pięć i sześć po 6. Jedną kartę się odkrywa: zaczyna się od niej **stos odkryty**. Reszta to **talon**.

    { $deals ->
        [0] { $scoring ->
            [penalty] Partia kończy się rundą, w której czyjaś kara osiągnie { rules-straight-target }: wygrywa najmniejsza suma.
           *[other] Partia kończy się rundą, w której ktoś osiągnie { rules-straight-target }: wygrywa największa suma.
        }
        [one] Gra się **jedną rundę**: wygrywa { rules-straight-best } suma.
        [few] Gra się **{ $deals } rundy**: potem wygrywa { rules-straight-best } suma.
        [many] Gra się **{ $deals } rund**: potem wygrywa { rules-straight-best } suma.
       *[other] Gra się **{ $deals } rundy**: potem wygrywa { rules-straight-best } suma.
    }
    .title = Cel

rules-straight-target = { $target ->
        [0] **100 punktów** (trzy osoby 150, więcej 200 { -decided })
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

rules-straight-2 = **1.** Weź wierzchnią kartę talonu albo stosu odkrytego. Karty z tego stosu nie wolno odrzucić w tym samym ruchu { -decided }.
    { "" }**2.** Wyłóż { $melds_per_turn ->
        [one] najwyżej **jeden nowy układ na ruch**
       *[any] **dowolnie dużo układów**
    } albo nic.
    { "" }**3.** Dokładaj pojedyncze karty do układów na stole, { $lay_off_before_own_meld ->
        [no] ale **dopiero gdy leży twój własny**
       *[yes] **także zanim leży twój własny**
    }.
    { "" }**4.** Odrzuć jedną kartę. To kończy ruch.
    .title = Twój ruch

rules-straight-3 = **Komplet:** trzy albo cztery karty jednej wartości, na przykład 7♠ 7♥ 7♦.
    { "" }**Sekwens:** co najmniej trzy kolejne karty jednego koloru, na przykład 4♥ 5♥ 6♥.

    { $ace ->
        [both] As stoi **przed 2** (A♥ 2♥ 3♥) **albo po królu** (Q♥ K♥ A♥), nigdy między nimi. Gdzie mógłby tak i tak, idzie na górę { -decided }.
       *[low] As jest **tylko na dole**: A♥ 2♥ 3♥ to sekwens, Q♥ K♥ A♥ nie.
    }
    .title = Układy

rules-straight-4 = { $final_discard ->
        [required] Kończysz, **odrzucając** ostatnią kartę. Wszystkiego wyłożyć ani dołożyć nie wolno: zostaw kartę do odrzucenia.
       *[optional] Kończysz ostatnią kartą, **wyłożoną, dołożoną albo odrzuconą**.
    }

    { "" }**Gdy talon się wyczerpie:** { $stock_out ->
        [turn-over] weź wierzchnią kartę stosu odkrytego **albo odwróć ten stos**, bez tasowania, i dobierz z niego; za piątym razem nikt nie dostaje punktów { -decided }.
        [reshuffle] stos odkryty się **tasuje** i jest talonem, jego następną kartę się odkrywa; za piątym razem nikt nie dostaje punktów { -decided }.
       *[reshuffle-once] stos odkryty **raz się tasuje** i jest talonem, jego następną kartę się odkrywa. Za drugim razem runda kończy się ruchem, w którym wzięto ostatnią kartę, i nikt nie dostaje punktów.
    }

    Nikt nie dostaje punktów także wtedy, gdy na pewno nikt nie może skończyć: każdy ma jedną kartę i żadnej zakrytej nie dałoby się dołożyć { -decided }.
    .title = Koniec rundy

rules-straight-5 = { $scoring ->
        [penalty] Pozostałym to, co mają na ręce, liczy się jako **punkty karne**.
       *[winner-takes-all] Kto skończy, **dostaje punkty za wszystkie karty pozostałych**. Pozostali nie dostają nic.
    }

    { "" }**K Q J 10:** po 10 punktów
    { "" }**9 do 2:** ich liczba
    { "" }**A:** 1

    { "" }**Remik z ręki:** koniec w jednym ruchu, bez wcześniejszego wykładania i dokładania: to wszystko liczy się podwójnie.
    .title = Punkty

learn-straight-1 = Pozbądź się kart przed innymi. Każdy ruch zaczyna się od jednej karty: naciśnij **{ button-draw }**.
learn-straight-2 = Jest 7♦! Co najmniej trzy kolejne karty jednego koloru to **sekwens**. Zaznacz w menu { $cards } i naciśnij **{ button-meld }**.
learn-straight-3 = Każdy ruch kończy się odrzuceniem. Pozbądź się wysokiej karty, która do niczego nie pasuje: zaznacz { $cards } i naciśnij **{ button-discard }**.
learn-straight-4 = Jolly wykłada trzy damy, **komplet**, i odrzuca 8♦. Ta ci się przyda: naciśnij **{ button-take }**. Ze stosu odkrytego można wziąć tylko wierzchnią kartę.
learn-straight-5 = 8♦ idzie po twojej 7♦. Zaznacz { $cards } i naciśnij **{ button-lay-off }**.
learn-straight-6 = Wolno dokładać także do układów Jolly: twoja dama dopełnia komplet. Zaznacz { $cards } i naciśnij **{ button-lay-off }**.
learn-straight-7 = Teraz zakończ ruch: zaznacz { $cards } i naciśnij **{ button-discard }**.
learn-straight-8 = Jolly odrzuca 5♠, dokładnie tę, której brakuje między twoimi pikami. Naciśnij **{ button-take }**.
learn-straight-9 = Pięć po kolei! Zaznacz { $cards } i naciśnij **{ button-meld }**.
learn-straight-10 = Została jedna karta. Zaznacz { $cards } i naciśnij **{ button-discard }**: kończysz i dostajesz punkty za to, co ma jeszcze Jolly.
learn-straight-end = • Dobierz kartę albo weź wierzchnią ze stosu odkrytego, wykładaj i dokładaj, jedną odrzuć.
    • Sekwens to co najmniej trzy kolejne jednego koloru, komplet to trzy albo cztery jednej wartości.
    • Kto pierwszy nie ma kart, dostaje punkty za to, co mają jeszcze pozostali.

pitch-straight = Remik, jakiego znają wszyscy: pierwszy pozbądź się kart.
