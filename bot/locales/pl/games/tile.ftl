### Remik z kostkami

game-tile = Remik z kostkami

option-name-rounds = rundy
    .hint = Ile rund się gra.
option-name-opening = pierwsze wyłożenie
    .hint = Co musi mieć punkty na pierwsze wyłożenie.
option-value-opening-single = jeden układ sam
option-value-opening-total = wszystkie nowe układy razem
option-name-opening-points = punkty pierwszego wyłożenia
    .hint = Ile punktów musi mieć pierwsze wyłożenie; od 0 do 200.
preset-total = suma
preset-slow = wolne
preset-three-rounds = trzy rundy

points-lost = - { $name } traci { $points }
points-lowest = - minus najmniejszy stojak: +{ $points }

refusal-wrong-phase-tile = { $phase ->
    [deal] Właśnie rozdaje się kolejną rundę. Spróbuj za chwilę.
   *[other] { $action ->
        [pass] Dopóki w puli są kostki, nie można pasować: wyłóż co najmniej jedną kostkę albo dobierz.
       *[other] W tej grze wykładasz kostki ze stojaka albo dobierasz jedną z puli. Niczego innego się nie bierze ani nie odrzuca.
    }
}
refusal-stock-empty-tile = Pula jest pusta. Wyłóż co najmniej jedną kostkę albo spasuj.
refusal-not-in-hand-tile = Nie masz na stojaku: { $cards }.
refusal-not-a-meld-tile = { $cards } to nie układ. Komplet to trzy albo cztery kostki o jednej liczbie w różnych kolorach; sekwens to co najmniej trzy kolejne liczby w jednym kolorze. 1 jest najniżej, a po 13 nie ma już nic.
refusal-does-not-fit-tile = { $card } nie pasuje do układu { $meld }. Do kompletu pasuje ta sama liczba w kolorze, którego tam jeszcze nie ma; do sekwensu następna liczba na jednym z końców, w jego kolorze.
refusal-not-opened-tile = Pierwsze wyłożenie dopiero przed tobą, więc układy na stole muszą zostać, jak są. Wykładaj nowe, tylko ze stojaka.
refusal-joker-not-replaceable-tile = Joker z układu { $meld }, jak leżał przed twoim ruchem, zastępowałby coś innego. Jest wolny tylko wtedy, gdy na stole leży taka sama kostka jak ta, którą zastępuje.

help-how-tile = Zaznacz kostki ze stojaka i ze stołu, ułóż je w układy i naciśnij **Gotowe**; albo **Dobierz**. Stół roboczy widzisz tylko ty.
    Albo pisz: /{ command-meld } `r3 r4 r5`, /{ command-layoff } `r6 2`, /{ command-move }, /{ command-split }, /{ command-undo }, potem /{ command-done }; albo /{ command-draw }; /{ command-pass } przy pustej puli.

rules-tile-1 = Od 2 do 4 osób, 106 kostek: od 1 do 13 w czterech kolorach, wszystko podwójnie, i 2 jokery. Wyłóż wszystkie kostki przed innymi.

    Każdy dostaje 14 kostek; reszta to **pula**. Kto zaczyna, rozstrzyga los; potem każdą rundę zaczyna następne miejsce { -decided }.

    { $rounds ->
        [one] Gra się **jedną rundę**: wygrywa największa suma.
        [few] Gra się **{ $rounds } rundy**: potem wygrywa największa suma.
        [many] Gra się **{ $rounds } rund**: potem wygrywa największa suma.
       *[other] Gra się **{ $rounds } rundy**: potem wygrywa największa suma.
    }
    .title = Cel

rules-tile-2 = **Wyłóż** co najmniej jedną kostkę ze stojaka albo **dobierz** jedną; nigdy jedno i drugie. Dobranie kończy ruch. Przy pustej puli wykładasz albo pasujesz.

    { "" }**Komplet:** trzy albo cztery kostki o jednej liczbie w różnych kolorach, na przykład 🔴7 🔵7 🟡7.
    { "" }**Sekwens:** co najmniej trzy kolejne w jednym kolorze, na przykład 🔴3 🔴4 🔴5. 1 jest najniżej; po 13 nie ma już nic.

    Pracujesz na własnej kopii stołu. Po **Gotowe** staje się ona stołem, jeśli wszystkie układy są poprawne.
    .title = Twój ruch

rules-tile-3 = Przed pierwszym wyłożeniem wykładasz tylko **nowe układy ze stojaka**, a stare zostają, jak są.

    { $opening ->
        [total] Nowe układy z tego ruchu muszą mieć **razem**
       *[single] **Jeden** z tych układów musi mieć
    } co najmniej **{ $opening_points } pkt**: suma liczb, joker liczy się jak kostka, którą zastępuje.

    Od następnego ruchu możesz uzupełniać i przestawiać stół.

    { "" }**Remik z ręki:** kto jeszcze nic nie wyłożył, wykłada cały stojak w jednym ruchu, tylko kostki ze stojaka { -decided }. Nie ma wtedy minimum, a wszystkie punkty rundy liczą się podwójnie.
    .title = Pierwsze wyłożenie

rules-tile-4 = Układy są niczyje: bierz z nich kostki, dziel je, łącz i uzupełniaj. Na koniec ruchu { -decided }
    · każda kostka leży w poprawnym układzie,
    · nie brakuje żadnej kostki ze stołu,
    · doszła co najmniej jedna z twojego stojaka.

    { "" }**Jokery** zastępują dowolną kostkę i zostają nią, gdziekolwiek je przesuniesz, póki na stole, gdziekolwiek, nie leży też prawdziwa kostka (w komplecie z trzech: jedna z brakujących). Wtedy joker jest wolny i trzeba go od razu znów wyłożyć { -decided }.
    .title = Przestawianie

rules-tile-5 = Kto wyłoży ostatnią kostkę, dostaje to, co tracą pozostali: każdy sumę swojego stojaka, joker to 25.

    { "" }**Blokada:** pula jest pusta i wszyscy po kolei pasują { -decided }. Wygrywa najmniejszy stojak; pozostali tracą różnicę do niego, a kto wygrywa, dostaje te różnice. Przy remisie najmniejszych nikt nie wygrywa i mają 0.
    .title = Punkty

rules-turn-tile = **Czas na ruch:** { $turn }. Gdy minie, twój stół roboczy liczy się jak po **{ button-done }**; twoje kostki bez pełnego układu wracają na stojak. Jeśli i wtedy ruch nie jest poprawny, cofa się wszystko, nic nie dobierasz i gra idzie dalej; trzy razy z rzędu to poddanie { -decided }.

learn-tile-1 = Wyłóż wszystkie kostki przed innymi. Co najmniej trzy kolejne liczby jednego koloru to **sekwens**. Zaznacz w menu stojaka { $cards } i naciśnij **{ button-meld }**.
learn-tile-2 = Do pierwszego wyłożenia jeden układ musi mieć co najmniej 30; ten ma 33. Tego, co tu robisz, nikt nie widzi, póki nie naciśniesz **{ button-done }**. Naciśnij.
learn-tile-3 = Jolly wykłada zielony sekwens. Pierwsze wyłożenie masz za sobą, więc wszystkie układy na stole są do twojej dyspozycji. Zaznacz { $cards } i naciśnij **{ button-lay-off }**.
learn-tile-4 = Masz jeszcze jedną 🟢6, a ta nie pasuje do żadnego końca układu 2. Podziel więc układ: w menu, pod swoimi kostkami, zaznacz { $cards } z układu 2 i naciśnij **{ button-split }**.
learn-tile-5 = Same 7 i 8 to nie układ, ale z twoją 6 już tak: zaznacz na stojaku { $cards } i naciśnij **{ button-lay-off }**.
learn-tile-6 = Wszystkie układy znów są poprawne, i tylko to się liczy. Naciśnij **{ button-done }**.
learn-tile-7 = Teraz weź kostkę ze stołu: układ 1 obejdzie się bez swojej 🔴10. Zaznacz ją w menu razem z 🟢10 🟡10 ze stojaka, potem naciśnij **{ button-meld }**.
learn-tile-8 = Trzy dziesiątki w różnych kolorach to **komplet**, a układ 1 to nadal sekwens. Naciśnij **{ button-done }**.
learn-tile-9 = Tym razem nic nie pasuje. Gdy nie masz czego wyłożyć, dobierasz kostkę i ruch się kończy: naciśnij **{ button-draw }**.
learn-tile-end = • W swoim ruchu wyłóż co najmniej jedną kostkę albo dobierz jedną.
    • Do pierwszego wyłożenia jeden układ musi mieć co najmniej 30, tylko z własnych kostek.
    • Potem wolno przebudować stół, byle na końcu każdy układ był poprawny. **{ button-suggest }** znajdzie sposób.

pitch-tile = Kostki z liczbami na stole, który każdy może przełożyć po swojemu.
