# /rules i /help: Remik 51

help-how-rummy-51 = **Dobierz** albo **Weź**, zaznacz karty, potem **Wyłóż**, **Dołóż**, **Wymień** jokera albo **Odrzuć**.
    Albo pisz: /draw, /meld `4h * 6h`, /layoff `7h 3`, /swap `5h 3`, /discard `Kd`.

rules-rummy-51-1 = Od 2 do 4 osób, dwie talie po 52 karty, 4 jokery. Pozbądź się kart: co zostanie ci na ręce, to punkty karne.

    Każdy dostaje 14 kart. Kto zaczyna, ma o jedną więcej i tylko **jedną odrzuca**, bez dobierania i wykładania: zaczyna się od niej **stos odkryty**. Reszta to **talon**.

    Partia kończy się rundą, w której ktoś ma co najmniej **{ $target }** w punktach karnych: wygrywa najmniejsza suma. Drukowane zasady mówią o tej grze mało: większość jest { -decided }.
    .title = Cel

rules-rummy-51-2 = **1.** Weź wierzchnią kartę talonu albo stosu odkrytego. Karty z tego stosu nie wolno odrzucić w tym samym ruchu.
    { "" }**2.** Wykładaj; po pierwszym wyłożeniu także dokładaj do dowolnego układu.
    { "" }**3.** Odrzuć jedną kartę. Rundę też kończy się odrzuceniem: zostaw na to kartę { -decided }.

    { "" }**Grupa:** trzy albo cztery jednej wartości w różnych kolorach. **Sekwens:** co najmniej trzy kolejne jednego koloru. As stoi przed 2 albo po królu, nigdy między nimi.

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
        [free] **dowolnie** { -decided }.
       *[only-if-melded] **tylko wtedy, gdy w tym samym ruchu ją wyłożysz** w nowym układzie albo dołożysz { -decided }.
    }
    .title = Pierwsze wyłożenie

rules-rummy-51-4 = Joker zastępuje jedną kartę: tę, którą podasz, inaczej jedyną możliwą albo tę na wyższym końcu sekwensu. W grupie z trzech może zastępować dowolny brakujący kolor. Jokery to najwyżej **połowa układu** { -decided }.

    { $joker_swap ->
        [no] Jokerów na stole **się nie wymienia** { -decided }.
       *[yes] { "" }**Wymiana:** po pierwszym wyłożeniu możesz w miejsce jokera na stole położyć kartę, którą zastępuje. Jokera trzeba w tym samym ruchu wyłożyć albo dołożyć { -decided }.
    }
    .title = Jokery

rules-rummy-51-5 = Kto skończy, nie dostaje nic. Pozostali dostają punkty karne za to, co mają na ręce:

    { "" }**A K Q J 10:** po 10
    { "" }**9 do 2:** ich liczba
    { "" }**Joker:** 25

    Kto nic nie wyłożył, dostaje { $unmelded ->
        [100] zamiast tego **100**.
       *[count] punkty za **karty jak pozostali**.
    }

    { "" }**Koniec w jednym ruchu,** bez wcześniejszego wykładania: kary pozostałych liczą się podwójnie.
    .title = Punkty
