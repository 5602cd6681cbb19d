### Remik 500

game-five-hundred = Remik 500

points-meld = - { $cards }: { $sum }
points-added = - { $cards } w { $meld }: { $sum }
points-laid-nothing = - bez wyłożenia

help-how-five-hundred = Naciśnij **Dobierz** albo **Weź**, zaznacz karty, potem **Wyłóż**, **Dołóż** albo **Odrzuć**.
    Albo pisz: /{ command-draw }, /{ command-draw } `{ command-draw-source }:{ choice-pile } { command-draw-card }:7h`, /{ command-meld } `4h 5h 6h`, /{ command-layoff } `7h 3`, /{ command-discard } `Kd`.

rules-five-hundred-1 = Dla dwóch osób, 52 karty, bez jokerów. Za karty wyłożone na stół zdobywasz punkty, za karty, które zostaną ci na ręce, tracisz.

    Każdy dostaje 13 kart, po jednej; pierwszą dostaje osoba, która nie rozdaje { -decided }, i ona zaczyna. Jedną kartę się odkrywa: zaczyna się od niej **stos odkryty**. Reszta to **talon**.

    { $one_round ->
        [yes] Gra się **jedną rundę**: wygrywa ten, kto ma więcej punktów.
       *[no] Po rundzie, w której ktoś ma **{ $target } { $target ->
            [one] punkt
            [few] punkty
            [many] punktów
           *[other] punktu
        }** albo więcej, wygrywa ten, kto ma ich więcej.
    }
    .title = Cel

rules-five-hundred-2 = **1.** Weź kartę: wierzchnią z talonu albo karty ze stosu odkrytego.
    { "" }**2.** Wyłóż i dołóż, ile chcesz, albo nic.
    { "" }**3.** Odrzuć jedną kartę na stos odkryty. To kończy ruch.

    Kto wyłoży albo dołoży ostatnią kartę, nie odrzuca: runda od razu się kończy.
    .title = Twój ruch

rules-five-hundred-3 = **Komplet:** trzy albo cztery karty jednej wartości, na przykład 7♠ 7♥ 7♦.
    { "" }**Sekwens:** co najmniej trzy kolejne karty jednego koloru, na przykład 4♥ 5♥ 6♥.

    As stoi przed 2 (A♥ 2♥ 3♥) albo po królu (Q♥ K♥ A♥), nigdy między nimi { -decided }. Gdzie mógłby tak i tak, idzie na górę { -decided }.

    { "" }**Dołożyć** to dodać kartę do dowolnego układu na stole, swojego albo cudzego. Punkty za nią są twoje.
    .title = Układy

rules-five-hundred-4 = Ze stosu odkrytego możesz wziąć dowolnie dużo kart: jedną kartę i wszystkie, które na niej leżą.

    { "" }**Samą wierzchnią kartę** można wziąć zawsze, ale nie wolno jej odrzucić w tym samym ruchu.

    { "" }**Dwie i więcej:** tę, która leży najgłębiej, trzeba w tym samym ruchu wyłożyć albo dołożyć, zanim odrzucisz. Jeśli się nie da, nie możesz jej wziąć. Z pozostałymi rób, co chcesz { -decided }.

    Ruchu, po którym utkniesz z taką kartą, nie przyjmę, więc nic nie zepsujesz.
    .title = Branie ze stosu odkrytego

rules-five-hundred-5 = Runda kończy się, gdy czyjaś ręka jest pusta albo gdy kończy się ruch, w którym wzięto ostatnią kartę talonu { -decided }.

    Dostajesz punkty za karty wyłożone w rundzie, minus karty na ręce. Może to być mniej niż 0.

    { "" }**K Q J 10:** po 10 punktów
    { "" }**9 do 2:** ich liczba
    { "" }**A:** 15, ale 1 w sekwensie z 2 i 3
    .title = Punkty

learn-five-hundred-1 = Karty, które wykładasz na stół, to twoje punkty. Każdy ruch zaczyna się od jednej karty: naciśnij **{ button-draw }**.
learn-five-hundred-2 = Jest 5♥! Co najmniej trzy kolejne karty jednego koloru to **sekwens**. Zaznacz w menu { $cards } i naciśnij **{ button-meld }**.
learn-five-hundred-3 = Każdy ruch kończy się odrzuceniem. Karty na ręce liczą się przeciw tobie, więc pozbądź się wysokiej, która do niczego nie pasuje: zaznacz { $cards } i naciśnij **{ button-discard }**.
learn-five-hundred-4 = Jolly wykłada trzy ósemki, **komplet**, i odrzuca 7♥. Spójrz na stos odkryty: potrzebujesz 8♠ i wolno ci po nią sięgnąć, jeśli od razu ją wyłożysz. Naciśnij **{ button-take }** i wybierz 8♠: wszystkie karty nad nią idą z nią.
learn-five-hundred-5 = Teraz 8♠ musi trafić na stół. Zaznacz { $cards } i naciśnij **{ button-meld }**.
learn-five-hundred-6 = 7♥ pasuje do twojego pierwszego sekwensu. Pojedyncze karty można dokładać do każdego układu, także do układów Jolly, a punkty są twoje. Zaznacz { $cards } i naciśnij **{ button-lay-off }**.
learn-five-hundred-7 = Nic więcej nie pasuje. Zaznacz { $cards } i naciśnij **{ button-discard }**.
learn-five-hundred-8 = Jolly odrzuca K♣, to ci nie pomoże. Naciśnij **{ button-draw }**.
learn-five-hundred-9 = J♦ wypełnia lukę! Zaznacz { $cards } i naciśnij **{ button-meld }**.
learn-five-hundred-10 = Została jedna karta. Zaznacz { $cards } i naciśnij **{ button-discard }**: z pustą ręką runda się kończy.
learn-five-hundred-end = • Co wyłożysz, liczy się dla ciebie; co zostanie na ręce, przeciw tobie.
    • W stos odkryty możesz sięgać tak głęboko, jak chcesz, jeśli kartę leżącą najgłębiej od razu wyłożysz.
    • Pojedyncze karty dokładaj do każdego układu. Od 100 punktów wygrywa, kto ma ich najwięcej.

pitch-five-hundred = Punkty za każdy wyłożony układ, a ze stosu odkrytego możesz brać i głębiej.
