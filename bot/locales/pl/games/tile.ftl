### Remik z kostkami

game-tile = Remik z kostkami
rules-also-tile = Inne nazwy gry: remik liczbowy, remik numeryczny, kostki do remika

option-name-rounds = rundy
    .hint = Ile rund się gra.
option-name-opening = pierwsze wyłożenie
    .hint = Które układy muszą dać punkty na pierwsze wyłożenie.
option-value-opening-single = jeden układ
option-value-opening-total = wszystkie nowe układy razem
option-name-opening-points = punkty pierwszego wyłożenia
    .hint = Ile punktów musi mieć pierwsze wyłożenie: od 0 do 200.
preset-total = suma
preset-slow = bez pośpiechu
preset-three-rounds = trzy rundy

points-lost = - { $name } traci { $points }
points-lowest = - minus najmniejszy stojak: +{ $points }

refusal-wrong-phase-tile = { $phase ->
    [deal] Właśnie rozdaję następną rundę. Spróbuj za chwilę.
   *[other] { $action ->
        [pass] Dopóki w puli są kostki, nie możesz spasować. Wyłóż co najmniej jedną kostkę albo dobierz.
       *[other] W tej grze wykładasz kostki ze stojaka albo dobierasz jedną z puli. Niczego innego nie możesz wziąć ani odrzucić.
    }
}
refusal-stock-empty-tile = Pula jest pusta. Wyłóż co najmniej jedną kostkę albo spasuj.
refusal-not-in-hand-tile = Nie masz na stojaku: { $cards }.
refusal-not-a-meld-tile = { $cards } to nie układ. Komplet to trzy albo cztery kostki o tej samej liczbie w różnych kolorach; sekwens to co najmniej trzy kolejne liczby jednego koloru. 1 jest najniżej, a po 13 nie ma już nic.
refusal-does-not-fit-tile = { $card } nie pasuje do układu { $meld }. Do kompletu dołożysz tę samą liczbę w kolorze, którego tam jeszcze nie ma; do sekwensu następną liczbę w jego kolorze, na dowolnym końcu.
refusal-not-opened-tile = Nie masz jeszcze za sobą pierwszego wyłożenia, więc nie możesz zmieniać układów na stole. Wykładaj nowe układy tylko ze stojaka.
refusal-joker-not-replaceable-tile = Joker, który przed twoim ruchem leżał w układzie { $meld }, zastępowałby teraz coś innego. Jest wolny tylko wtedy, gdy na stole leży taka sama kostka jak ta, którą zastępuje.

help-how-tile = Zaznacz kostki ze stojaka i ze stołu, ułóż z nich układy i naciśnij **{ button-done }**. Albo naciśnij **{ button-draw }**. Stół roboczy widzisz tylko ty.
    Albo pisz: /{ command-meld } `czerwone 3-5`, /{ command-layoff } `r6 2`, /{ command-move }, /{ command-split }, /{ command-undo }, potem /{ command-done }. Albo /{ command-draw }, a przy pustej puli /{ command-pass }.

rules-tile-1 = Od 2 do 4 osób, 106 kostek: od 1 do 13 w czterech kolorach, każda podwójnie, i 2 jokery. Na obrazkach niebieskie kostki mają ●, zielone ▲, czerwone ■, żółte ★. Wyłóż wszystkie swoje kostki przed innymi.
    Każdy dostaje 14 kostek; reszta to **pula**. Osobę, która zaczyna pierwszą rundę, wybiera los; potem każdą rundę zaczyna następna osoba { -decided }.
    { $rounds ->
        [one] Gracie **jedną rundę**: wygrywa największa suma.
        [few] Gracie **{ $rounds } rundy**: potem wygrywa największa suma.
        [many] Gracie **{ $rounds } rund**: potem wygrywa największa suma.
       *[other] Gracie **{ $rounds } rundy**: potem wygrywa największa suma.
    }
    .title = Cel

rules-tile-2 = **Wyłóż** co najmniej jedną kostkę ze stojaka albo **dobierz** jedną; nigdy jedno i drugie. Dobranie kończy ruch. Gdy pula jest pusta, wykładasz albo pasujesz.
    { "" }**Komplet:** trzy albo cztery kostki o tej samej liczbie w różnych kolorach, na przykład 🔴7 🔵7 🟡7.
    { "" }**Sekwens:** co najmniej trzy kolejne liczby jednego koloru, na przykład 🔴3 🔴4 🔴5. 1 jest najniżej; po 13 nie ma już nic.
    Układasz na własnej kopii stołu. Naciśnij **{ button-done }**: jeśli wszystkie układy są poprawne, kopia staje się stołem.
    .title = Twój ruch

rules-tile-3 = Do pierwszego wyłożenia możesz wykładać tylko **nowe układy ze stojaka**. Układy na stole zostają, jak są.
    { $opening ->
        [total] Nowe układy z tego ruchu muszą mieć **razem**
       *[single] **Jeden** z tych układów musi mieć
    } co najmniej **{ $opening_points } { $opening_points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }**: suma liczb, a joker liczy się jak kostka, którą zastępuje.
    Od następnego ruchu możesz uzupełniać i przestawiać stół.
    { "" }**Remik z ręki:** jeśli nie masz jeszcze za sobą pierwszego wyłożenia, możesz wyłożyć cały stojak w jednym ruchu, bez kostek ze stołu { -decided }. Minimum wtedy nie obowiązuje, a wszystkie punkty rundy liczą się podwójnie.
    .title = Pierwsze wyłożenie

rules-tile-4 = Układy są niczyje: bierz z nich kostki, dziel je, łącz i uzupełniaj. Na koniec ruchu { -decided }
    · każda kostka leży w poprawnym układzie,
    · ze stołu nie ubyła żadna kostka,
    · doszła co najmniej jedna z twojego stojaka.
    { "" }**Jokery** zastępują dowolną kostkę i zostają nią, gdziekolwiek je przesuniesz, dopóki na stole nie leży gdzieś także prawdziwa (przy komplecie z trzech: jedna z brakujących). Wtedy joker jest wolny i musisz go od razu znowu wyłożyć { -decided }.
    .title = Przestawianie

rules-tile-5 = Osoba, której skończą się kostki, dostaje to, co tracą pozostali: każdy sumę swojego stojaka, a joker to 25.
    { "" }**Blokada:** pula jest pusta i wszyscy po kolei pasują { -decided }. Wygrywa najmniejszy stojak; każda z pozostałych osób traci różnicę do niego, a wygrywająca dostaje te różnice. Jeśli najmniejszych stojaków jest kilka, nikt nie wygrywa, a osoby, które je mają, dostają 0.
    .title = Punkty

rules-turn-tile = **Czas na ruch:** { $turn }. Jeśli ci się skończy, twój stół roboczy liczy się tak, jak po naciśnięciu **{ button-done }**; twoje kostki spoza układów wracają na stojak. Jeśli stół i wtedy nie jest poprawny, cofam wszystko, nic nie dobierasz i kolej na następną osobę. Trzy takie ruchy z rzędu liczą się jako poddanie { -decided }.

learn-tile-1 = Wyłóż wszystkie swoje kostki przed innymi. Co najmniej trzy kolejne liczby jednego koloru to **sekwens**. Zaznacz w menu stojaka { $cards } i naciśnij **{ button-meld }**.
learn-tile-2 = W pierwszym wyłożeniu jeden układ musi mieć co najmniej 30 punktów; ten ma 33. Nikt nie widzi, co tu robisz, dopóki nie naciśniesz **{ button-done }**. Naciśnij teraz.
learn-tile-3 = Jolly wykłada zielony sekwens. Masz już za sobą pierwsze wyłożenie, więc możesz korzystać ze wszystkich układów na stole. Zaznacz { $cards } i naciśnij **{ button-lay-off }**.
learn-tile-4 = Masz drugą 🟢6, która nie pasuje do żadnego końca układu 2. Podziel więc układ: w menu, poniżej swoich kostek, zaznacz { $cards } z układu 2 i naciśnij **{ button-split }**.
learn-tile-5 = Same 7 i 8 to nie układ, ale z twoją 6 już tak: zaznacz na stojaku { $cards } i naciśnij **{ button-lay-off }**.
learn-tile-6 = Wszystkie układy są znowu poprawne. Naciśnij **{ button-done }**.
learn-tile-7 = Teraz weź kostkę ze stołu: układ 1 jest poprawny i bez swojej 🔴10. Zaznacz ją w menu razem z 🟢10 🟡10 ze stojaka, potem naciśnij **{ button-meld }**.
learn-tile-8 = Trzy dziesiątki w różnych kolorach to **komplet**, a układ 1 to nadal sekwens. Naciśnij **{ button-done }**.
learn-tile-9 = Tym razem nic nie pasuje. Jeśli nie masz czego wyłożyć, dobierasz kostkę i ruch się kończy: naciśnij **{ button-draw }**.
learn-tile-end = • W swoim ruchu wyłóż co najmniej jedną kostkę albo dobierz jedną.
    • W pierwszym wyłożeniu jeden układ musi mieć co najmniej 30 punktów, tylko z twoich kostek.
    • Potem możesz przebudowywać stół, byle na końcu każdy układ był poprawny. **{ button-suggest }** znajdzie sposób.

pitch-tile = Kostki z liczbami na wspólnym stole, który każdy może przestawiać.
