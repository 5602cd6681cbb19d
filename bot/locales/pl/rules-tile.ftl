# /rules i /help: Remik z kostkami

help-how-tile = Zaznacz kostki ze stojaka i ze stołu, ułóż je w układy i naciśnij **Gotowe**; albo **Dobierz**. Stół roboczy widzisz tylko ty.
    Albo pisz: /meld `r3 r4 r5`, /layoff `r6 2`, /move, /split, /undo, potem /done; albo /draw; /pass przy pustej puli.

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

    { "" }**Grupa:** trzy albo cztery kostki o jednej liczbie w różnych kolorach, na przykład 🔴7 🔵7 🟡7.
    { "" }**Sekwens:** co najmniej trzy kolejne w jednym kolorze, na przykład 🔴3 🔴4 🔴5. 1 jest najniżej; po 13 nie ma już nic.

    Pracujesz na własnej kopii stołu. Po **Gotowe** staje się ona stołem, jeśli wszystko jest prawidłowe.
    .title = Twój ruch

rules-tile-3 = Póki nie masz otwarcia, wykładasz tylko **nowe układy ze stojaka**, a stare zostają, jak są.

    { $opening ->
        [total] Nowe układy z tego ruchu muszą mieć **razem**
       *[single] **Jeden** z tych układów musi mieć
    } co najmniej **{ $opening_points } pkt**: suma liczb, joker liczy się jak kostka, którą zastępuje.

    Od następnego ruchu możesz uzupełniać i przestawiać stół.

    { "" }**Remik z ręki:** kto nie ma jeszcze otwarcia, wykłada cały stojak w jednym ruchu, tylko kostki ze stojaka { -decided }. Nie ma wtedy minimum, a wszystkie punkty rundy liczą się podwójnie.
    .title = Otwarcie

rules-tile-4 = Układy są niczyje: bierz z nich kostki, dziel je, łącz i uzupełniaj. Na koniec ruchu { -decided }
    · każda kostka leży w prawidłowym układzie,
    · nie brakuje żadnej kostki ze stołu,
    · doszła co najmniej jedna z twojego stojaka.

    { "" }**Jokery** zastępują dowolną kostkę i zostają nią, gdziekolwiek je przesuniesz, póki na stole, gdziekolwiek, nie leży też prawdziwa kostka (w grupie z trzech: jedna z brakujących). Wtedy joker jest wolny i trzeba go od razu znów wyłożyć { -decided }.
    .title = Przestawianie

rules-tile-5 = Kto wyłoży ostatnią kostkę, dostaje to, co tracą pozostali: każdy sumę swojego stojaka, joker to 25.

    { "" }**Blokada:** pula jest pusta i wszyscy po kolei pasują { -decided }. Wygrywa najmniejszy stojak; pozostali tracą różnicę do niego, a kto wygrywa, dostaje te różnice. Przy remisie najmniejszych nikt nie wygrywa i mają 0.
    .title = Punkty
