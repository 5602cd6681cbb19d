### Žolíky

game-zolik = Žolíky
rules-also-zolik = Inne nazwy gry: żolik, remik czeski, Joker Rummy

option-name-flush-jokers = jokery przy zamknięciu z ręki
    .hint = Czy wśród dwunastu kart, którymi zamykasz z ręki, mogą być jokery.
option-value-flush-jokers-half = najwyżej połowa
preset-ten-deals = dziesięć rund

points-going-out = - za zamknięcie: { $points }

refusal-must-meld-joker-zolik = Masz jokera ze stołu. Zanim skończysz ruch, wyłóż go w nowym układzie: takim, którego przy wymianie jeszcze nie było.
refusal-dead-end-zolik = Zostałaby ci wtedy karta { $card }: w tym ruchu musi trafić do nowego układu, a tego się nie da. Zagraj inaczej.

help-how-zolik = Naciśnij **{ button-draw }** albo **{ button-take }**, zaznacz karty, potem **{ button-meld }**, **{ button-lay-off }**, **{ button-swap }** jokera, **{ button-discard }** albo **{ button-close }**.
    Albo pisz: /{ command-draw }, /{ command-meld } `4h * 6h`, /{ command-layoff } `7h 3`, /{ command-swap } `5h 3`, /{ command-discard } `dama kier`, /{ command-close } `Kd`.

rules-zolik-1 = Od 2 do 6 osób, dwie talie po 52 karty, 4 jokery. Pozbądź się kart: te, które zostaną ci na ręce, to punkty ujemne.
    Każdy dostaje 12 kart. Osoba, która zaczyna, ma o jedną więcej i najpierw tylko **jedną odrzuca**, bez dobierania: to początek **stosu odkrytego**. Reszta to **talon**.
    { $deals ->
        [0] Przy **−100 albo mniej odpadasz** { -decided }. Wygrywa osoba, która zostanie ostatnia.
        [one] Gracie **jedną rundę** i nikt nie odpada: wygrywa największa suma.
        [few] Gracie **{ $deals } rundy** i nikt nie odpada: potem wygrywa największa suma.
        [many] Gracie **{ $deals } rund** i nikt nie odpada: potem wygrywa największa suma.
       *[other] Gracie **{ $deals } rundy** i nikt nie odpada: potem wygrywa największa suma.
    }
    .title = Cel

rules-zolik-2 = **1.** Weź wierzchnią kartę talonu albo stosu odkrytego.
    { "" }**2.** Wykładaj. Po pierwszym wyłożeniu możesz też dokładać do dowolnego układu.
    { "" }**3.** Odrzuć jedną kartę, może być dopiero co wzięta. **Każdy ruch kończy się odrzuceniem,** ostatni też: zostaw na to kartę. Może to być joker.
    { "" }**Komplet:** trzy albo cztery karty jednej wartości w różnych kolorach { -decided }. **Sekwens:** co najmniej trzy kolejne karty jednego koloru. As stoi przed 2 albo po królu i liczy się za 1 { -decided }.
    Gdy talon się wyczerpie, stos odkryty się odwraca; wierzchnia karta zostaje { -decided }. Za piątym razem nikt nie dostaje punktów { -decided }.
    .title = Twój ruch

rules-zolik-3 = { $initial_meld ->
        [0] Pierwsze wyłożenie nie ma **żadnego minimum** { -decided }: wystarczy pierwszy układ.
       *[other] Twoje pierwsze wyłożenie, wszystko w jednym ruchu, musi mieć co najmniej **{ $initial_meld } { $initial_meld ->
            [one] punkt
            [few] punkty
            [many] punktów
           *[other] punktu
        }**. Liczy się też to, co dołożysz do swoich układów z tego ruchu { -decided }.
    }
    { "" }**J Q K 10:** po 10 · **9 do 2:** ich liczba · **A:** 1
    { "" }**Joker:** karta, którą zastępuje
    Przed pierwszym wyłożeniem nie możesz dokładać do innych układów ani wymieniać jokerów. Potem już tak, nawet w tym samym ruchu.
    .title = Pierwsze wyłożenie

rules-zolik-4 = Joker zastępuje jedną kartę: tę, którą podasz, w przeciwnym razie jedyną możliwą albo tę na wyższym końcu sekwensu. W komplecie z trzech kart może zastępować dowolny brakujący kolor. Jokery mogą być najwyżej **połową układu**.
    { "" }**Wymiana:** po pierwszym wyłożeniu { -decided } możesz wziąć jokera ze stołu, kładąc w jego miejsce kartę, którą zastępuje. Musisz go w tym samym ruchu wyłożyć **w nowym układzie**: takim, którego przy wymianie jeszcze nie było.
    .title = Jokery

rules-zolik-5 = Osoba, która zamknie, dostaje **+10**. Pozostali tracą punkty za karty na ręce: 10 za K Q J 10, liczbę za 9 do 2, 1 za A, 15 za jokera.
    { "" }**Zamknięcie z ręki:** jeśli nic jeszcze nie leży od ciebie na stole, możesz wyłożyć 12 kart jednego koloru, { $flush_jokers ->
        [no] bez jokerów { -decided }
       *[half] w tym najwyżej połowę jokerów
    }, i odrzucić trzynastą, dowolnego koloru. Pozostali tracą wtedy podwójnie. Nie możesz tego zrobić przed pierwszym odrzuceniem rundy.
    .title = Zamknięcie i punkty

rules-turn-zolik = **Czas na ruch:** { $turn }. Jeśli nie zdążysz, dobieram i odrzucam za ciebie, a wykładam tylko to, co trzeba. Trzy razy z rzędu liczy się jako poddanie { -decided }.

learn-zolik-1 = Masz 13 kart i zaczynasz rundę odrzuceniem jednej, najlepiej wysokiej, która do niczego nie pasuje: zaznacz w menu { $cards } i naciśnij **{ button-discard }**.
learn-zolik-2 = Jolly wykłada pierwszy raz i w jednym układzie ma jokera: 🃏 zastępuje tam 7♠. Od teraz każdy twój ruch zaczyna się od wzięcia karty: naciśnij **{ button-draw }**.
learn-zolik-3 = Na pierwsze wyłożenie potrzebujesz **40 punktów**, wszystko w jednym ruchu. Zacznij od 10 + 10 + 10: zaznacz { $cards } i naciśnij **{ button-meld }**.
learn-zolik-4 = To 30 punktów; jeszcze 18 i masz 48, a to wystarczy. Zaznacz { $cards } i naciśnij **{ button-meld }**.
learn-zolik-5 = Masz już za sobą pierwsze wyłożenie, więc możesz korzystać ze wszystkich układów na stole. Joker zastępuje 7♠, a tę kartę masz: zaznacz { $cards } i naciśnij **{ button-swap }**.
learn-zolik-6 = Joker jest twój i musisz go w tym ruchu wyłożyć w nowym układzie. Zaznacz { $cards }, naciśnij **{ button-meld }** i wybierz dla jokera 6♣.
learn-zolik-7 = Zakończ ruch: zaznacz { $cards } i naciśnij **{ button-discard }**.
learn-zolik-8 = Jolly odrzuca 9♦, a ty masz dwie dziewiątki. Naciśnij **{ button-take }**.
learn-zolik-9 = Trzy karty jednej wartości w różnych kolorach to **komplet**. Zaznacz { $cards } i naciśnij **{ button-meld }**.
learn-zolik-10 = Do zamknięcia zawsze potrzebujesz ostatniej karty. Zaznacz { $cards } i naciśnij **{ button-discard }**: dostajesz 10 punktów, a Jolly traci punkty za karty na ręce.
learn-zolik-end = • Na pierwsze wyłożenie potrzebujesz 40 punktów w jednym ruchu. Potem możesz korzystać ze wszystkich układów na stole.
    • Wymień jokera na kartę, którą zastępuje, i od razu wyłóż go w nowym układzie.
    • Osoba, która zamknie, dostaje 10 punktów, pozostali tracą punkty za karty na ręce. Przy −100 odpadasz; wygrywa osoba, która zostanie ostatnia.

pitch-zolik = Czeska klasyka: dwie talie, cztery jokery i karta na zamknięcie.
