### Remik 500

game-five-hundred = Remik 500
rules-also-five-hundred = Inne nazwy gry: 500 Rum, Pinochle Rummy, Michigan Rummy

points-meld = - { $cards }: { $sum }
points-added = - { $cards } w { $meld }: { $sum }
points-laid-nothing = - nic nie wyłożono

help-how-five-hundred = Naciśnij **{ button-draw }** albo **{ button-take }**, zaznacz karty, potem **{ button-meld }**, **{ button-lay-off }** albo **{ button-discard }**.
    Albo pisz: /{ command-draw }, /{ command-draw } `{ command-draw-source }:{ choice-pile } { command-draw-card }:7h`, /{ command-meld } `kiery 4-6`, /{ command-layoff } `7h 3`, /{ command-discard } `dama kier`.

rules-five-hundred-1 = Dla dwóch osób, 52 karty, bez jokerów. Za karty wyłożone na stół dostajesz punkty, za karty, które zostaną ci na ręce, tracisz.
    Każdy dostaje 13 kart, po jednej; pierwszą dostaje osoba, która nie rozdaje { -decided }, i ona zaczyna. Jedną kartę się odkrywa: to początek **stosu odkrytego**. Reszta to **talon**.
    { $one_round ->
        [yes] Gracie **jedną rundę**: wygrywa osoba, która ma więcej punktów.
       *[no] Po rundzie, w której ktoś ma **{ $target } { $target ->
            [one] punkt
            [few] punkty
            [many] punktów
           *[other] punktu
        }** albo więcej, wygrywa osoba, która ma ich więcej.
    }
    .title = Cel

rules-five-hundred-2 = **1.** Weź kartę: wierzchnią z talonu albo karty ze stosu odkrytego.
    { "" }**2.** Wyłóż i dołóż, ile chcesz, albo nic.
    { "" }**3.** Odrzuć jedną kartę na stos odkryty. To kończy ruch.
    Jeśli wyłożysz albo dołożysz ostatnią kartę, nie odrzucasz: runda od razu się kończy.
    .title = Twój ruch

rules-five-hundred-3 = **Komplet:** trzy albo cztery karty jednej wartości, na przykład 7♠ 7♥ 7♦.
    { "" }**Sekwens:** co najmniej trzy kolejne karty jednego koloru, na przykład 4♥ 5♥ 6♥.
    As stoi przed 2 (A♥ 2♥ 3♥) albo po królu (Q♥ K♥ A♥), nigdy między nimi { -decided }. Gdzie pasuje i tu, i tu, liczy się jako wysoki { -decided }.
    { "" }**Dołożyć** to dodać kartę do dowolnego układu na stole, swojego albo cudzego. Punkty za nią są twoje.
    .title = Układy

rules-five-hundred-4 = Ze stosu odkrytego możesz wziąć dowolnie dużo kart: jedną kartę i wszystkie, które na niej leżą.
    { "" }**Sama wierzchnia karta:** możesz ją wziąć zawsze, ale nie wolno ci jej odrzucić w tym samym ruchu.
    { "" }**Dwie i więcej:** kartę leżącą najgłębiej musisz w tym samym ruchu wyłożyć albo dołożyć, zanim odrzucisz. Jeśli się nie da, nie możesz wziąć tych kart. Z pozostałymi rób, co chcesz { -decided }.
    Nie pozwolę na ruch, po którym taka karta by ci została, więc nic nie zepsujesz.
    .title = Branie ze stosu odkrytego

rules-five-hundred-5 = Runda kończy się, gdy ktoś ma pustą rękę albo po ruchu, w którym ktoś wziął ostatnią kartę talonu { -decided }.
    Dostajesz punkty za karty wyłożone w tej rundzie, minus karty, które masz jeszcze na ręce. Możesz mieć mniej niż 0.
    { "" }**K Q J 10:** po 10 punktów
    { "" }**9 do 2:** tyle, ile na karcie
    { "" }**A:** 15, ale 1 w sekwensie z 2 i 3
    .title = Punkty

learn-five-hundred-1 = Karty, które wykładasz na stół, to twoje punkty. Każdy ruch zaczynasz od wzięcia karty: naciśnij **{ button-draw }**.
learn-five-hundred-2 = Masz 5♥! Co najmniej trzy kolejne karty jednego koloru to **sekwens**. Zaznacz w menu { $cards } i naciśnij **{ button-meld }**.
learn-five-hundred-3 = Każdy ruch kończy się odrzuceniem. Karty na ręce liczą się przeciw tobie, więc pozbądź się wysokiej, która do niczego nie pasuje: zaznacz { $cards } i naciśnij **{ button-discard }**.
learn-five-hundred-4 = Jolly wykłada trzy ósemki, czyli **komplet**, i odrzuca 7♥. Spójrz na stos odkryty: potrzebujesz 8♠, a możesz ją wziąć ze środka stosu, jeśli od razu ją wyłożysz. Naciśnij **{ button-take }** i wybierz 8♠: bierzesz też wszystkie karty, które na niej leżą.
learn-five-hundred-5 = Teraz musisz wyłożyć 8♠. Zaznacz { $cards } i naciśnij **{ button-meld }**.
learn-five-hundred-6 = 7♥ pasuje do twojego pierwszego sekwensu. Pojedyncze karty możesz dokładać do każdego układu, także do układów Jolly’ego, a punkty są twoje. Zaznacz { $cards } i naciśnij **{ button-lay-off }**.
learn-five-hundred-7 = Nic więcej nie pasuje. Zaznacz { $cards } i naciśnij **{ button-discard }**.
learn-five-hundred-8 = Jolly odrzuca K♣, a ta karta ci nie pomoże. Naciśnij **{ button-draw }**.
learn-five-hundred-9 = J♦ wypełnia lukę! Zaznacz { $cards } i naciśnij **{ button-meld }**.
learn-five-hundred-10 = Została jedna karta. Zaznacz { $cards } i naciśnij **{ button-discard }**: z pustą ręką runda się kończy.
learn-five-hundred-end = • Karty, które wyłożysz, liczą się dla ciebie; karty, które zostaną ci na ręce, przeciw tobie.
    • Możesz wziąć stos odkryty aż do dowolnej karty, jeśli od razu ją wyłożysz albo dołożysz.
    • Pojedyncze karty dokładasz do każdego układu. Gdy ktoś ma 100 punktów, wygrywa osoba, która ma ich najwięcej.

pitch-five-hundred = Każdy układ daje punkty, a po lepsze karty sięgasz w głąb stosu.
