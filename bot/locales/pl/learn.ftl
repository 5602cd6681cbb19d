### /learn: rozdania do ćwiczenia krok po kroku. Każdy krok ma tekst `learn-<gra>-<numer>`: co widać
### i co teraz zrobić, w jednym do trzech krótkich zdań.

command-learn = nauka
    .description = Naucz się gry w trzy minuty: rozdanie, które mówi ci, co robić
command-learn-game = gra
    .description = Która gra; jeśli pominiesz, wybierzesz z listy

learn-title = Ćwiczenie · { $game }
learn-step = Krok { $step } z { $steps }:
learn-mark = Zaznacz: { $cards }
learn-button-back = Krok wstecz
learn-button-skip = Pomiń
learn-button-end = Zakończ
learn-button-again = Jeszcze raz
learn-button-others = Inne lekcje
learn-button = Nauka: { $game }
button-challenge-computer = Graj z komputerem
learn-not = ✗ { $why } Nic się nie zmienia; spróbuj jeszcze raz.
learn-other = Tak też można, ale ta lekcja idzie inną drogą. Nic się nie zmienia; zrób to, co mówią następne wiersze.
learn-done = Świetnie! To była gra { $game }.
learn-over = { $game } w skrócie
learn-choose = Której gry chcesz się nauczyć? Każda lekcja trwa trzy minuty, do niczego się nie liczy i widzisz ją tylko ty.
learn-choose-hint = Wybierz grę
challenge-learn = { $game } to dla ciebie nowość? /learn nauczy w trzy minuty, tylko ciebie.

## Remik 500
learn-five-hundred-1 = Karty, które wykładasz na stół, to twoje punkty. Każdy ruch zaczyna się od jednej karty: naciśnij **{ button-draw }**.
learn-five-hundred-2 = Jest 5♥! Co najmniej trzy kolejne karty jednego koloru to **sekwens**. Zaznacz w menu { $cards } i naciśnij **{ button-meld }**.
learn-five-hundred-3 = Każdy ruch kończy się odrzuceniem. Karty na ręce liczą się przeciw tobie, więc pozbądź się wysokiej, która do niczego nie pasuje: zaznacz { $cards } i naciśnij **{ button-discard }**.
learn-five-hundred-4 = Jolly wykłada trzy ósemki, **grupę**, i odrzuca 7♥. Spójrz na stos odkryty: potrzebujesz 8♠ i wolno ci po nią sięgnąć, jeśli od razu ją wyłożysz. Naciśnij **{ button-take }** i wybierz 8♠: wszystkie karty nad nią idą z nią.
learn-five-hundred-5 = Teraz 8♠ musi trafić na stół. Zaznacz { $cards } i naciśnij **{ button-meld }**.
learn-five-hundred-6 = 7♥ pasuje do twojego pierwszego sekwensu. Pojedyncze karty można dokładać do każdego układu, także do układów Jolly, a punkty są twoje. Zaznacz { $cards } i naciśnij **{ button-lay-off }**.
learn-five-hundred-7 = Nic więcej nie pasuje. Zaznacz { $cards } i naciśnij **{ button-discard }**.
learn-five-hundred-8 = Jolly odrzuca K♣, to ci nie pomoże. Naciśnij **{ button-draw }**.
learn-five-hundred-9 = J♦ wypełnia lukę! Zaznacz { $cards } i naciśnij **{ button-meld }**.
learn-five-hundred-10 = Została jedna karta. Zaznacz { $cards } i naciśnij **{ button-discard }**: z pustą ręką runda się kończy.
learn-five-hundred-end = • Co wyłożysz, liczy się dla ciebie; co zostanie na ręce, przeciw tobie.
    • W stos odkryty możesz sięgać tak głęboko, jak chcesz, jeśli najniższą kartę od razu wyłożysz.
    • Pojedyncze karty dokładaj do każdego układu. Od 100 punktów wygrywa, kto ma ich najwięcej.

## Prosty remik
learn-straight-1 = Pozbądź się kart przed innymi. Każdy ruch zaczyna się od jednej karty: naciśnij **{ button-draw }**.
learn-straight-2 = Jest 7♦! Co najmniej trzy kolejne karty jednego koloru to **sekwens**. Zaznacz w menu { $cards } i naciśnij **{ button-meld }**.
learn-straight-3 = Każdy ruch kończy się odrzuceniem. Pozbądź się wysokiej karty, która do niczego nie pasuje: zaznacz { $cards } i naciśnij **{ button-discard }**.
learn-straight-4 = Jolly wykłada trzy damy, **grupę**, i odrzuca 8♦. Ta ci się przyda: naciśnij **{ button-take }**. Ze stosu odkrytego można wziąć tylko wierzchnią kartę.
learn-straight-5 = 8♦ idzie po twojej 7♦. Zaznacz { $cards } i naciśnij **{ button-lay-off }**.
learn-straight-6 = Wolno dokładać także do układów Jolly: twoja dama dopełnia grupę. Zaznacz { $cards } i naciśnij **{ button-lay-off }**.
learn-straight-7 = Teraz zakończ ruch: zaznacz { $cards } i naciśnij **{ button-discard }**.
learn-straight-8 = Jolly odrzuca 5♠, dokładnie kartę między twoje piki. Naciśnij **{ button-take }**.
learn-straight-9 = Pięć po kolei! Zaznacz { $cards } i naciśnij **{ button-meld }**.
learn-straight-10 = Została jedna karta. Zaznacz { $cards } i naciśnij **{ button-discard }**: kończysz i dostajesz punkty za to, co ma jeszcze Jolly.
learn-straight-end = • Dobierz kartę albo weź wierzchnią ze stosu odkrytego, wykładaj i dokładaj, jedną odrzuć.
    • Sekwens to co najmniej trzy kolejne jednego koloru, grupa to trzy albo cztery jednej wartości.
    • Kto pierwszy nie ma kart, dostaje punkty za to, co mają jeszcze pozostali.

## Gin remik
learn-gin-1 = W ginie układy zostają na ręce; znajduję je za ciebie i podaję pod kartami. Odkrytą kartę 8♦ możesz wziąć, ale nie pomoże: naciśnij **{ button-pass }**.
learn-gin-2 = Jolly też pasuje. Dobiera się więc z talonu: naciśnij **{ button-draw }**.
learn-gin-3 = Jest K♠: J♠ Q♠ K♠ to **sekwens**. Co nie leży w żadnym układzie, to **luźne karty**, i liczą się ich punkty. Pozbądź się najwyższej: zaznacz { $cards } i naciśnij **{ button-discard }**.
learn-gin-4 = Jolly odrzuca 9♣. Trzy dziewiątki to **grupa**: naciśnij **{ button-take }**.
learn-gin-5 = Masz teraz trzy układy. Gdy luźne karty mają najwyżej 10 punktów, wolno **zapukać**: runda się kończy, a punkty dostaje ten, kto ma ich w luźnych kartach mniej. Zaznacz { $cards } i naciśnij **{ button-knock }**.
learn-gin-end = • Zbieraj układy na ręce; co nigdzie nie pasuje, to luźne karty.
    • Pukaj z najwyżej 10 punktami. Gdy nie zostaje nic, to **gin** i 25 punktów więcej.
    • Uwaga: jeśli druga strona nie ma w luźnych kartach więcej od ciebie, to ona dostaje punkty i 25 więcej (**podcięcie**).

## Remik 51
learn-rummy-51-1 = Masz 15 kart i zaczynasz rundę odrzuceniem jednej. Najlepiej wysokiej, która do niczego nie pasuje: zaznacz w menu { $cards } i naciśnij **{ button-discard }**.
learn-rummy-51-2 = Jolly wykłada pierwszy raz, raz z jokerem: 🃏 zastępuje tam 8♠. Odtąd każdy twój ruch zaczyna się od jednej karty: naciśnij **{ button-draw }**.
learn-rummy-51-3 = Twoje pierwsze wyłożenie potrzebuje razem **51 punktów**, wszystko w jednym ruchu. Zacznij od 10 + 10 + 10: zaznacz { $cards } i naciśnij **{ button-meld }**.
learn-rummy-51-4 = Leży 30 punktów; jeszcze 24 i jest 54, a to wystarczy. Zaznacz { $cards } i naciśnij **{ button-meld }**.
learn-rummy-51-5 = Teraz wszystkie układy na stole są dla ciebie otwarte. Joker zastępuje 8♠, a tę kartę masz: zaznacz { $cards } i naciśnij **{ button-swap }**.
learn-rummy-51-6 = Joker jest twój i musi w tym ruchu trafić na stół. Może być każdą kartą: zaznacz { $cards }, naciśnij **{ button-meld }** i wybierz, że zastępuje 6♣.
learn-rummy-51-7 = Zakończ ruch: zaznacz { $cards } i naciśnij **{ button-discard }**.
learn-rummy-51-8 = Jolly odrzuca 5♥, dokładnie kartę między twoje kiery. Naciśnij **{ button-take }**.
learn-rummy-51-9 = Pięć po kolei! Zaznacz { $cards } i naciśnij **{ button-meld }**.
learn-rummy-51-10 = Ostatnie odrzucenie jest zawsze potrzebne. Zaznacz { $cards } i naciśnij **{ button-discard }**: kończysz, a Jolly dostaje punkty karne za to, co ma na ręce.
learn-rummy-51-end = • Pierwsze wyłożenie potrzebuje 51 punktów w jednym ruchu; przedtem kartę ze stosu odkrytego bierzesz tylko wtedy, gdy od razu ją wyłożysz.
    • Joker zastępuje każdą kartę. Po pierwszym wyłożeniu wolno go na nią wymienić i od razu znów wyłożyć.
    • Co masz jeszcze na ręce, gdy ktoś skończy, to punkty karne: wygrywa, kto ma ich najmniej.

## Žolíky
learn-zolik-1 = Masz 13 kart i zaczynasz rundę odrzuceniem jednej. Najlepiej wysokiej, która do niczego nie pasuje: zaznacz w menu { $cards } i naciśnij **{ button-discard }**.
learn-zolik-2 = Jolly wykłada pierwszy raz, raz z jokerem: 🃏 zastępuje tam 7♠. Odtąd każdy twój ruch zaczyna się od jednej karty: naciśnij **{ button-draw }**.
learn-zolik-3 = Twoje pierwsze wyłożenie potrzebuje razem **40 punktów**, wszystko w jednym ruchu. Zacznij od 10 + 10 + 10: zaznacz { $cards } i naciśnij **{ button-meld }**.
learn-zolik-4 = Leży 30 punktów; jeszcze 18 i jest 48, a to wystarczy. Zaznacz { $cards } i naciśnij **{ button-meld }**.
learn-zolik-5 = Teraz wszystkie układy na stole są dla ciebie otwarte. Joker zastępuje 7♠, a tę kartę masz: zaznacz { $cards } i naciśnij **{ button-swap }**.
learn-zolik-6 = Joker jest twój i musi w tym ruchu trafić do nowego układu. Zaznacz { $cards }, naciśnij **{ button-meld }** i wybierz, że zastępuje 6♣.
learn-zolik-7 = Zakończ ruch: zaznacz { $cards } i naciśnij **{ button-discard }**.
learn-zolik-8 = Jolly odrzuca 9♦, a ty masz dwie dziewiątki. Naciśnij **{ button-take }**.
learn-zolik-9 = Trzy jednej wartości w różnych kolorach to **grupa**. Zaznacz { $cards } i naciśnij **{ button-meld }**.
learn-zolik-10 = Do zamknięcia zawsze potrzebna jest ostatnia karta. Zaznacz { $cards } i naciśnij **{ button-discard }**: dostajesz 10, a Jolly traci punkty za karty na ręce.
learn-zolik-end = • Pierwsze wyłożenie potrzebuje 40 punktów w jednym ruchu; potem wszystkie układy są dla ciebie otwarte.
    • Wymień jokera na kartę, którą zastępuje, i od razu wyłóż go w nowym układzie.
    • Kto zamknie, dostaje 10, pozostali tracą punkty za karty na ręce. Przy −100 się odpada; kto zostanie na końcu, wygrywa.

## Remik z kostkami
learn-tile-1 = Wyłóż wszystkie kostki przed innymi. Co najmniej trzy kolejne liczby jednego koloru to **sekwens**. Wybierz w menu stojaka { $cards } i naciśnij **{ button-meld }**.
learn-tile-2 = Za pierwszym razem jeden układ musi mieć co najmniej 30; ten ma 33. Tego, co tu robisz, nikt nie widzi, póki nie naciśniesz **{ button-done }**. Naciśnij.
learn-tile-3 = Jolly wykłada zielony sekwens. Masz już otwarcie, więc wszystkie układy na stole są do twojej dyspozycji. Wybierz { $cards } i naciśnij **{ button-lay-off }**.
learn-tile-4 = Masz jeszcze jedną 🟢6, a ta nie pasuje do żadnego końca układu 2. Podziel więc układ: w drugim menu wybierz układ 2, w trzecim { $cards } i naciśnij **{ button-split }**.
learn-tile-5 = Same 7 i 8 to nie układ, ale z twoją 6 już tak: wybierz ze stojaka { $cards } i naciśnij **{ button-lay-off }**.
learn-tile-6 = Wszystkie układy znów są dobre, i tylko to się liczy. Naciśnij **{ button-done }**.
learn-tile-7 = Teraz weź kostkę ze stołu: układ 1 obejdzie się bez swojej 🔴10. W drugim menu wybierz układ 1, w trzecim 🔴10, a ze stojaka 🟢10 🟡10, potem naciśnij **{ button-meld }**.
learn-tile-8 = Trzy dziesiątki w różnych kolorach to **grupa**, a układ 1 to nadal sekwens. Naciśnij **{ button-done }**.
learn-tile-9 = Tym razem nic nie pasuje. Kto nie wykłada kostki, dobiera jedną, i ruch się kończy: naciśnij **{ button-draw }**.
learn-tile-end = • W swoim ruchu wyłóż co najmniej jedną kostkę albo dobierz jedną.
    • Za pierwszym razem jeden układ musi mieć co najmniej 30, tylko z własnych kostek.
    • Potem wolno przebudować stół, byle na końcu każdy układ był dobry. **{ button-suggest }** znajdzie sposób.
