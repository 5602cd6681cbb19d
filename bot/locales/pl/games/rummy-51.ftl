### Remik 51

game-rummy-51 = Remik 51

option-name-pile-before-initial-meld = stos odkryty przed wyłożeniem
    .hint = Czy wolno wziąć wierzchnią kartę stosu odkrytego przed pierwszym wyłożeniem.
option-value-pile-before-initial-meld-only-if-melded = tylko do natychmiastowego wyłożenia
option-value-pile-before-initial-meld-free = bez ograniczeń
option-name-joker-swap = wymiana jokera
    .hint = Czy jokera na stole można wymienić na kartę, którą zastępuje.
option-name-unmelded = bez wyłożenia
    .hint = Co się liczy temu, kto nic nie wyłoży.
option-value-unmelded-count = liczą się karty
preset-rummy-45 = Remik 45
preset-rummy-40 = Remik 40

points-unmelded = - bez wyłożenia: { $points }

refusal-taken-card-unusable-rummy-51 = Karty { $card } wziąć jeszcze nie możesz: przed pierwszym wyłożeniem karta ze stosu odkrytego musi w tym samym ruchu trafić na stół, a { $card } nie może. Dobierz zamiast tego z talonu.
refusal-must-meld-taken-card-rummy-51 = Karta { $card } jest ze stosu odkrytego, a twoje pierwsze wyłożenie dopiero przed tobą, więc trzeba ją wyłożyć albo dołożyć, zanim odrzucisz.

help-how-rummy-51 = Naciśnij **Dobierz** albo **Weź**, zaznacz karty, potem **Wyłóż**, **Dołóż**, **Wymień** jokera albo **Odrzuć**.
    Albo pisz: /{ command-draw }, /{ command-meld } `4h * 6h`, /{ command-layoff } `7h 3`, /{ command-swap } `5h 3`, /{ command-discard } `Kd`.

rules-rummy-51-1 = Od 2 do 4 osób, dwie talie po 52 karty, 4 jokery. Pozbądź się kart: co zostanie ci na ręce, to punkty karne.

    Każdy dostaje 14 kart. Kto zaczyna, ma o jedną więcej i tylko **jedną odrzuca**, bez dobierania i wykładania: zaczyna się od niej **stos odkryty**. Reszta to **talon**.

    { $one_round ->
        [yes] Gra się **jedną rundę**: wygrywa najmniejsza suma.
       *[no] Partia kończy się rundą, w której ktoś ma co najmniej **{ $target }** w punktach karnych: wygrywa najmniejsza suma.
    } Drukowane zasady mówią o tej grze mało: większość ustalamy sami { -decided }.
    .title = Cel

rules-rummy-51-2 = **1.** Weź wierzchnią kartę talonu albo stosu odkrytego. Karty z tego stosu nie wolno odrzucić w tym samym ruchu.
    { "" }**2.** Wykładaj; po pierwszym wyłożeniu także dokładaj do dowolnego układu.
    { "" }**3.** Odrzuć jedną kartę. Rundę też kończy się odrzuceniem: zostaw na to kartę { -decided }.

    { "" }**Komplet:** trzy albo cztery jednej wartości w różnych kolorach. **Sekwens:** co najmniej trzy kolejne jednego koloru. As stoi przed 2 albo po królu, nigdy między nimi.

    Gdy talon się wyczerpie, stos odkryty pod wierzchnią kartą się tasuje. Za piątym razem nikt nie dostaje punktów { -decided }.
    .title = Twój ruch

rules-rummy-51-3 = Twoje pierwsze układy, wszystkie w jednym ruchu, muszą mieć razem **{ $initial_meld } { $initial_meld ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }**.

    K Q J 10 i A: 10, ale A 1 w A-2-3; pozostałe ich liczba. Joker liczy się jak karta, którą zastępuje. Liczy się też to, co dołożysz do układów z tego ruchu.

    Gdy te punkty już leżą, wolno ci dokładać do wszystkich układów{ $joker_swap ->
        [no] .
       *[yes] {" "}i wymieniać jokery.
    }

    Przedtem wierzchnią kartę stosu odkrytego wolno wziąć { $pile_before_initial_meld ->
        [free] **bez ograniczeń** { -decided }.
       *[only-if-melded] **tylko wtedy, gdy w tym samym ruchu ją wyłożysz** w nowym układzie albo dołożysz { -decided }.
    }
    .title = Pierwsze wyłożenie

rules-rummy-51-4 = Joker zastępuje jedną kartę: tę, którą podasz, inaczej jedyną możliwą albo tę na wyższym końcu sekwensu. W komplecie z trzech może zastępować dowolny brakujący kolor. Jokery to najwyżej **połowa układu** { -decided }.

    { $joker_swap ->
        [no] Jokerów na stole **się nie wymienia** { -decided }.
       *[yes] { "" }**Wymiana:** po pierwszym wyłożeniu możesz w miejsce jokera na stole położyć kartę, którą zastępuje. Jokera trzeba w tym samym ruchu wyłożyć albo dołożyć { -decided }.
    }
    .title = Jokery

rules-rummy-51-5 = Kto skończy, nie dostaje punktów karnych. Pozostali dostają je za to, co mają na ręce:

    { "" }**A K Q J 10:** po 10
    { "" }**9 do 2:** ich liczba
    { "" }**Joker:** 25

    Kto nic nie wyłożył, dostaje { $unmelded ->
        [100] zamiast tego **100**.
       *[count] punkty za **karty jak pozostali**.
    }

    { "" }**Koniec w jednym ruchu,** bez wcześniejszego wykładania: kary pozostałych liczą się podwójnie.
    .title = Punkty

rules-turn-rummy-51 = **Czas na ruch:** { $turn }. Gdy minie, dobieram i odrzucam za ciebie, a wykładam tylko to, co trzeba. Trzy razy z rzędu to poddanie { -decided }.

learn-rummy-51-1 = Masz 15 kart i zaczynasz rundę odrzuceniem jednej. Najlepiej wysokiej, która do niczego nie pasuje: zaznacz w menu { $cards } i naciśnij **{ button-discard }**.
learn-rummy-51-2 = Jolly wykłada pierwszy raz, a w jednym układzie ma jokera: 🃏 zastępuje tam 8♠. Odtąd każdy twój ruch zaczyna się od jednej karty: naciśnij **{ button-draw }**.
learn-rummy-51-3 = Twoje pierwsze wyłożenie potrzebuje razem **51 punktów**, wszystko w jednym ruchu. Zacznij od 10 + 10 + 10: zaznacz { $cards } i naciśnij **{ button-meld }**.
learn-rummy-51-4 = Leży 30 punktów; jeszcze 24 i jest 54, a to wystarczy. Zaznacz { $cards } i naciśnij **{ button-meld }**.
learn-rummy-51-5 = Teraz możesz dokładać do wszystkich układów na stole i wymieniać jokery. Ten zastępuje 8♠, a tę kartę masz: zaznacz { $cards } i naciśnij **{ button-swap }**.
learn-rummy-51-6 = Joker jest twój i musi w tym ruchu trafić na stół. Może być każdą kartą: zaznacz { $cards }, naciśnij **{ button-meld }** i wybierz dla jokera 6♣.
learn-rummy-51-7 = Zakończ ruch: zaznacz { $cards } i naciśnij **{ button-discard }**.
learn-rummy-51-8 = Jolly odrzuca 5♥, dokładnie tę, której brakuje między twoimi kierami. Naciśnij **{ button-take }**.
learn-rummy-51-9 = Pięć po kolei! Zaznacz { $cards } i naciśnij **{ button-meld }**.
learn-rummy-51-10 = Na koniec zawsze trzeba coś odrzucić. Zaznacz { $cards } i naciśnij **{ button-discard }**: kończysz, a Jolly dostaje punkty karne za to, co ma na ręce.
learn-rummy-51-end = • Pierwsze wyłożenie potrzebuje 51 punktów w jednym ruchu; przedtem kartę ze stosu odkrytego bierzesz tylko wtedy, gdy od razu ją wyłożysz.
    • Joker zastępuje każdą kartę. Po pierwszym wyłożeniu wolno go na nią wymienić i od razu znów wyłożyć.
    • Co masz jeszcze na ręce, gdy ktoś skończy, to punkty karne: wygrywa, kto ma ich najmniej.

pitch-rummy-51 = Uzbieraj 51 punktów na start, a potem dokładaj, gdzie pasuje.
