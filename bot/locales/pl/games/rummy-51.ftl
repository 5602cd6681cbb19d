### Remik 51

game-rummy-51 = Remik 51
rules-also-rummy-51 = Inne nazwy gry: remik na 51, pięćdziesiąt jeden, remik z jokerami

option-name-pile-before-initial-meld = stos odkryty przed pierwszym wyłożeniem
    .hint = Czy możesz wziąć wierzchnią kartę stosu odkrytego przed pierwszym wyłożeniem.
option-value-pile-before-initial-meld-only-if-melded = tylko, by od razu wyłożyć
option-value-pile-before-initial-meld-free = bez ograniczeń
option-name-joker-swap = wymiana jokera
    .hint = Czy możesz wymienić jokera na stole na kartę, którą zastępuje.
option-name-unmelded = bez wyłożenia
    .hint = Ile punktów karnych dostajesz, jeśli nic nie wyłożysz.
option-value-unmelded-count = liczą się karty
preset-rummy-45 = Remik 45
preset-rummy-40 = Remik 40

points-unmelded = - nic nie wyłożono: { $points }

refusal-taken-card-unusable-rummy-51 = Nie możesz jeszcze wziąć { $card }: przed pierwszym wyłożeniem kartę ze stosu odkrytego trzeba w tym samym ruchu wyłożyć albo dołożyć, a ta nie pasuje. Dobierz z talonu.
refusal-must-meld-taken-card-rummy-51 = Karta { $card } jest ze stosu odkrytego, a pierwsze wyłożenie jeszcze przed tobą: wyłóż ją albo dołóż, zanim odrzucisz.

help-how-rummy-51 = Naciśnij **{ button-draw }** albo **{ button-take }**, zaznacz karty, potem **{ button-meld }**, **{ button-lay-off }**, **{ button-swap }** jokera albo **{ button-discard }**.
    Albo pisz: /{ command-draw }, /{ command-meld } `4h * 6h`, /{ command-layoff } `7h 3`, /{ command-swap } `5h 3`, /{ command-discard } `dama kier`.

rules-rummy-51-1 = Od 2 do 4 osób, dwie talie po 52 karty, 4 jokery. Pozbądź się kart: te, które zostaną ci na ręce, to punkty karne.
    Każdy dostaje 14 kart. Osoba, która zaczyna, ma o jedną więcej i najpierw tylko **jedną odrzuca**, bez dobierania i wykładania: to początek **stosu odkrytego**. Reszta to **talon**.
    { $one_round ->
        [yes] Gracie **jedną rundę**: wygrywa najmniejsza suma.
       *[no] Partia kończy się rundą, w której ktoś osiągnie **{ $target } { $target ->
            [one] punkt karny
            [few] punkty karne
            [many] punktów karnych
           *[other] punktu karnego
        }**: wygrywa najmniejsza suma.
    } Opublikowane zasady tej gry są krótkie, więc większość ustalamy sami { -decided }.
    .title = Cel

rules-rummy-51-2 = **1.** Weź wierzchnią kartę talonu albo stosu odkrytego. Karty wziętej ze stosu nie możesz odrzucić w tym samym ruchu.
    { "" }**2.** Wykładaj. Po pierwszym wyłożeniu możesz też dokładać do dowolnego układu.
    { "" }**3.** Odrzuć jedną kartę. Rundę też kończysz odrzuceniem, więc zostaw na to kartę { -decided }.
    { "" }**Komplet:** trzy albo cztery karty jednej wartości w różnych kolorach. **Sekwens:** co najmniej trzy kolejne karty jednego koloru. As stoi przed 2 albo po królu, nigdy między nimi.
    Gdy talon się wyczerpie, stos odkryty pod wierzchnią kartą się tasuje. Za piątym razem nikt nie dostaje punktów { -decided }.
    .title = Twój ruch

rules-rummy-51-3 = Twoje pierwsze wyłożenie, wszystko w jednym ruchu, musi mieć co najmniej **{ $initial_meld } { $initial_meld ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }**.
    K Q J 10 i A liczą się po 10, ale A w A-2-3 za 1; pozostałe tyle, ile na karcie. Joker liczy się jak karta, którą zastępuje. Liczy się też to, co dołożysz do swoich układów z tego ruchu.
    Gdy tylko wyłożysz te punkty, możesz dokładać do wszystkich układów{ $joker_swap ->
        [no] .
       *[yes] {" "}i wymieniać jokery.
    }
    Przedtem wierzchnią kartę stosu odkrytego możesz wziąć { $pile_before_initial_meld ->
        [free] **bez ograniczeń** { -decided }.
       *[only-if-melded] **tylko wtedy, gdy w tym samym ruchu ją wyłożysz albo dołożysz** { -decided }.
    }
    .title = Pierwsze wyłożenie

rules-rummy-51-4 = Joker zastępuje jedną kartę: tę, którą podasz, w przeciwnym razie jedyną możliwą albo tę na wyższym końcu sekwensu. W komplecie z trzech kart może zastępować dowolny brakujący kolor. Jokery mogą być najwyżej **połową układu** { -decided }.
    { $joker_swap ->
        [no] Jokerów na stole **się nie wymienia** { -decided }.
       *[yes] { "" }**Wymiana:** po pierwszym wyłożeniu możesz wziąć jokera ze stołu, kładąc w jego miejsce kartę, którą zastępuje. Musisz go w tym samym ruchu wyłożyć albo dołożyć { -decided }.
    }
    .title = Jokery

rules-rummy-51-5 = Osoba, która skończy, nie dostaje punktów karnych. Pozostali dostają je za karty na ręce:
    { "" }**A K Q J 10:** po 10
    { "" }**9 do 2:** tyle, ile na karcie
    { "" }**Joker:** 25
    Jeśli nic nie wyłożysz, dostajesz { $unmelded ->
        [100] zamiast tego **100**.
       *[count] punkty za **karty, jak wszyscy**.
    }
    { "" }**W jednym ruchu:** jeśli kończysz bez wcześniejszego wykładania, punkty karne pozostałych liczą się podwójnie.
    .title = Punkty

rules-turn-rummy-51 = **Czas na ruch:** { $turn }. Jeśli nie zdążysz, dobieram i odrzucam za ciebie, a wykładam tylko to, co trzeba. Trzy razy z rzędu liczy się jako poddanie { -decided }.

learn-rummy-51-1 = Masz 15 kart i zaczynasz rundę odrzuceniem jednej, najlepiej wysokiej, która do niczego nie pasuje: zaznacz w menu { $cards } i naciśnij **{ button-discard }**.
learn-rummy-51-2 = Jolly wykłada pierwszy raz i w jednym układzie ma jokera: 🃏 zastępuje tam 8♠. Od teraz każdy twój ruch zaczyna się od wzięcia karty: naciśnij **{ button-draw }**.
learn-rummy-51-3 = Na pierwsze wyłożenie potrzebujesz **51 punktów**, wszystko w jednym ruchu. Zacznij od 10 + 10 + 10: zaznacz { $cards } i naciśnij **{ button-meld }**.
learn-rummy-51-4 = To 30 punktów; jeszcze 24 i masz 54, a to wystarczy. Zaznacz { $cards } i naciśnij **{ button-meld }**.
learn-rummy-51-5 = Masz już za sobą pierwsze wyłożenie, więc możesz korzystać ze wszystkich układów na stole. Joker zastępuje 8♠, a tę kartę masz: zaznacz { $cards } i naciśnij **{ button-swap }**.
learn-rummy-51-6 = Joker jest twój i musisz go użyć w tym ruchu. Może być dowolną kartą: zaznacz { $cards }, naciśnij **{ button-meld }** i wybierz dla jokera 6♣.
learn-rummy-51-7 = Zakończ ruch: zaznacz { $cards } i naciśnij **{ button-discard }**.
learn-rummy-51-8 = Jolly odrzuca 5♥, dokładnie tę kartę, której brakuje między twoimi kierami. Naciśnij **{ button-take }**.
learn-rummy-51-9 = Pięć po kolei! Zaznacz { $cards } i naciśnij **{ button-meld }**.
learn-rummy-51-10 = Na koniec zawsze potrzebujesz karty do odrzucenia. Zaznacz { $cards } i naciśnij **{ button-discard }**: kończysz, a Jolly dostaje punkty karne za karty na ręce.
learn-rummy-51-end = • Na pierwsze wyłożenie potrzebujesz 51 punktów w jednym ruchu. Przedtem możesz wziąć kartę ze stosu odkrytego tylko wtedy, gdy od razu ją wyłożysz albo dołożysz.
    • Joker zastępuje dowolną kartę. Po pierwszym wyłożeniu możesz go na nią wymienić, ale musisz od razu go użyć.
    • Karty, które masz jeszcze na ręce, gdy kończy ktoś inny, to punkty karne: wygrywa najmniejsza suma.

pitch-rummy-51 = Uzbieraj 51 punktów na pierwsze wyłożenie, a potem dokładaj, gdzie pasuje.
