### Žolíky

game-zolik = Žolíky

option-name-flush-jokers = jokery przy zamknięciu z ręki
    .hint = Czy wśród dwunastu kart, którymi zamyka się z ręki, mogą być jokery.
option-value-flush-jokers-half = najwyżej połowa
preset-ten-deals = dziesięć rund

points-going-out = - za zakończenie: { $points }

refusal-must-meld-joker-zolik = Masz jokera ze stołu. Zanim skończy się twój ruch, musi trafić do nowego układu: takiego, którego przy wymianie jeszcze nie było.
refusal-dead-end-zolik = Potem zostałaby ci karta { $card }: w tym ruchu musi trafić do nowego układu, a tego się nie da. Zagraj inaczej.

help-how-zolik = Naciśnij **Dobierz** albo **Weź**, zaznacz karty, potem **Wyłóż**, **Dołóż**, **Wymień** jokera, **Odrzuć** albo **Zamknij**.
    Albo pisz: /{ command-draw }, /{ command-meld } `4h * 6h`, /{ command-layoff } `7h 3`, /{ command-swap } `5h 3`, /{ command-discard } `Kd`, /{ command-close } `Kd`.

rules-zolik-1 = Od 2 do 6 osób, dwie talie po 52 karty, 4 jokery. Pozbądź się kart: co zostanie ci na ręce, to punkty ujemne.

    Każdy dostaje 12 kart. Kto zaczyna, ma o jedną więcej i tylko **jedną odrzuca**, bez dobierania: zaczyna się od niej **stos odkryty**. Reszta to **talon**.

    { $deals ->
        [0] Kto ma **−100 albo mniej, odpada** { -decided }. Kto zostanie na końcu, wygrywa.
        [one] Gra się **jedną rundę** i nikt nie odpada: wygrywa największa suma.
        [few] Gra się **{ $deals } rundy** i nikt nie odpada: potem wygrywa największa suma.
        [many] Gra się **{ $deals } rund** i nikt nie odpada: potem wygrywa największa suma.
       *[other] Gra się **{ $deals } rundy** i nikt nie odpada: potem wygrywa największa suma.
    }
    .title = Cel

rules-zolik-2 = **1.** Weź wierzchnią kartę talonu albo stosu odkrytego.
    { "" }**2.** Wykładaj; po pierwszym wyłożeniu także dokładaj do dowolnego układu.
    { "" }**3.** Odrzuć jedną kartę, może być ta dopiero co wzięta. **Każdy ruch kończy się odrzuceniem,** ostatni też: zostaw na to kartę. Może to być joker.

    { "" }**Komplet:** trzy albo cztery jednej wartości w różnych kolorach { -decided }. **Sekwens:** co najmniej trzy kolejne jednego koloru. As stoi przed 2 albo po królu i liczy się za 1 { -decided }.

    Gdy talon się wyczerpie, stos odkryty się odwraca; wierzchnia karta zostaje { -decided }. Za piątym razem nikt nie dostaje punktów { -decided }.
    .title = Twój ruch

rules-zolik-3 = { $initial_meld ->
        [0] Pierwsze układy nie mają **żadnego minimum** { -decided }: pierwszy układ jest pierwszym wyłożeniem.
       *[other] Twoje pierwsze układy, wszystkie w jednym ruchu, muszą mieć razem **{ $initial_meld } { $initial_meld ->
            [one] punkt
            [few] punkty
            [many] punktów
           *[other] punktu
        }**. Liczy się też to, co dołożysz do układów z tego ruchu { -decided }.
    }

    { "" }**J Q K 10:** po 10 · **9 do 2:** ich liczba · **A:** 1
    { "" }**Joker:** karta, którą zastępuje

    Przedtem nie wolno ci dokładać do innych układów ani wymieniać jokerów. Potem już tak, także w tym samym ruchu.
    .title = Pierwsze wyłożenie

rules-zolik-4 = Joker zastępuje jedną kartę: tę, którą podasz, inaczej jedyną możliwą albo tę na wyższym końcu sekwensu. W komplecie z trzech może zastępować dowolny brakujący kolor. Jokery to najwyżej **połowa układu**.

    { "" }**Wymiana:** po pierwszym wyłożeniu { -decided } możesz w miejsce jokera na stole położyć kartę, którą zastępuje. Joker musi w tym samym ruchu trafić **do nowego układu**: takiego, którego przy wymianie jeszcze nie było.
    .title = Jokery

rules-zolik-5 = Kto zamknie, dostaje **+10**. Pozostali tracą punkty za karty na ręce: 10 za K Q J 10, liczbę za 9 do 2, 1 za A, 15 za jokera.

    { "" }**Zamknięcie z ręki:** kto nic jeszcze nie wyłożył, może wyłożyć 12 kart jednego koloru, { $flush_jokers ->
        [no] bez jokerów { -decided }
       *[half] w tym najwyżej połowę jokerów
    }, i odrzucić trzynastą, dowolnego koloru. Pozostali tracą wtedy podwójnie. Nie przed pierwszym odrzuceniem rundy.
    .title = Zamknięcie i punkty

rules-turn-zolik = **Czas na ruch:** { $turn }. Gdy minie, dobieram i odrzucam za ciebie, a wykładam tylko to, co trzeba. Trzy razy z rzędu to poddanie { -decided }.

learn-zolik-1 = Masz 13 kart i zaczynasz rundę odrzuceniem jednej. Najlepiej wysokiej, która do niczego nie pasuje: zaznacz w menu { $cards } i naciśnij **{ button-discard }**.
learn-zolik-2 = Jolly wykłada pierwszy raz, a w jednym układzie ma jokera: 🃏 zastępuje tam 7♠. Odtąd każdy twój ruch zaczyna się od jednej karty: naciśnij **{ button-draw }**.
learn-zolik-3 = Twoje pierwsze wyłożenie potrzebuje razem **40 punktów**, wszystko w jednym ruchu. Zacznij od 10 + 10 + 10: zaznacz { $cards } i naciśnij **{ button-meld }**.
learn-zolik-4 = Leży 30 punktów; jeszcze 18 i jest 48, a to wystarczy. Zaznacz { $cards } i naciśnij **{ button-meld }**.
learn-zolik-5 = Teraz możesz dokładać do wszystkich układów na stole i wymieniać jokery. Ten zastępuje 7♠, a tę kartę masz: zaznacz { $cards } i naciśnij **{ button-swap }**.
learn-zolik-6 = Joker jest twój i musi w tym ruchu trafić do nowego układu. Zaznacz { $cards }, naciśnij **{ button-meld }** i wybierz dla jokera 6♣.
learn-zolik-7 = Zakończ ruch: zaznacz { $cards } i naciśnij **{ button-discard }**.
learn-zolik-8 = Jolly odrzuca 9♦, a ty masz dwie dziewiątki. Naciśnij **{ button-take }**.
learn-zolik-9 = Trzy jednej wartości w różnych kolorach to **komplet**. Zaznacz { $cards } i naciśnij **{ button-meld }**.
learn-zolik-10 = Do zamknięcia zawsze potrzebna jest ostatnia karta. Zaznacz { $cards } i naciśnij **{ button-discard }**: dostajesz 10, a Jolly traci punkty za karty na ręce.
learn-zolik-end = • Pierwsze wyłożenie potrzebuje 40 punktów w jednym ruchu; potem możesz dokładać do wszystkich układów.
    • Wymień jokera na kartę, którą zastępuje, i od razu wyłóż go w nowym układzie.
    • Kto zamknie, dostaje 10, pozostali tracą punkty za karty na ręce. Przy −100 się odpada; kto zostanie na końcu, wygrywa.

pitch-zolik = Czeska klasyka: dwie talie, cztery jokery i karta na zamknięcie.
