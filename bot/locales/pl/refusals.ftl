### Dlaczego ruch się nie udał. Czyta to tylko ten, kto próbował.

refusal-game-over = Ta partia już się skończyła. Żeby zagrać znowu, naciśnij „{ button-rematch }” pod jej wynikiem.
refusal-not-your-turn = To jeszcze nie twoja kolej.
refusal-wrong-phase = { $phase ->
    [draw] { $action ->
        [turnover] Stos odkryty można odwrócić tylko wtedy, gdy talon jest pusty i pozwalają na to zasady tego stołu. Weź kartę.
       *[other] Najpierw weź kartę: dobierz z talonu albo weź ze stosu odkrytego.
    }
    [first-discard] Zaczynasz rundę: odrzuć jedną kartę, zanim cokolwiek dobierzesz albo wyłożysz.
    [play] { $action ->
        [swap] W tej grze nie wymienia się jokerów. Wykładaj i dokładaj, co chcesz, potem odrzuć kartę.
        [knock] W tej grze się nie puka: wykładaj karty na stół.
        [gin] W tej grze się nie puka: wykładaj karty na stół.
        [biggin] W tej grze się nie puka: wykładaj karty na stół.
        [close] W tej grze nie zamyka się z ręki: wykładaj karty na stół.
        [pass] W tej grze się nie pasuje: ruch kończysz odrzuceniem karty.
       *[other] Na ten ruch masz już kartę. Wykładaj i dokładaj, co chcesz, potem odrzuć kartę.
    }
    [deal] Właśnie rozdaję następną rundę. Spróbuj za chwilę.
   *[other] W tym momencie ruchu nie możesz tego zrobić.
}
refusal-stock-empty = Talon jest pusty. Weź ze stosu odkrytego.
    .turn-over = Talon jest pusty. Weź wierzchnią kartę stosu odkrytego albo odwróć ten stos i dobierz z niego.
refusal-pile-empty = Stos odkryty jest pusty. Dobierz z talonu.
refusal-no-such-meld = Na stole nie ma układu { $meld }.
refusal-not-in-hand = Nie masz na ręce: { $cards }.
refusal-not-in-pile = Karty { $card } nie ma na stosie odkrytym.
    .top = W tej grze ze stosu odkrytego można wziąć tylko wierzchnią kartę, a { $card } leży pod nią.
refusal-not-a-meld = { $cards } to nie układ. Komplet to trzy albo cztery karty jednej wartości w różnych kolorach; sekwens to co najmniej trzy kolejne karty jednego koloru.
refusal-does-not-fit = { $card } nie pasuje do układu { $meld }. Do kompletu dołożysz tę samą wartość w kolorze, którego tam jeszcze nie ma; do sekwensu następną kartę w jego kolorze, na dowolnym końcu.
    .none = { hint-fits-nowhere }
refusal-not-opened = Nie możesz jeszcze ruszać układów na stole: najpierw musisz mieć za sobą pierwsze wyłożenie.
refusal-too-many-jokers = { $cards }: za dużo jokerów. Jokery mogą być najwyżej połową układu.
refusal-joker-not-replaceable = Kartą { $card } nie wymienisz jokera z układu { $meld }: zrobisz to tylko kartą, którą ten joker zastępuje.
    .none = Przy tym stole nie wymienia się jokerów: zostają tam, gdzie leżą.
    .no-joker = W układzie { $meld } nie ma jokera.
refusal-one-meld-per-turn = W tym ruchu masz już nowy układ, a przy tym stole wolno jeden na ruch. Dokładaj, co chcesz, potem odrzuć.
refusal-taken-card-unusable = Nie możesz wziąć stosu aż do { $card }: tę kartę trzeba w tym samym ruchu wyłożyć albo dołożyć, a nigdzie nie pasuje. Samą wierzchnią kartę możesz wziąć zawsze.
refusal-must-meld-taken-card = Karta { $card } jest ze środka stosu odkrytego: wyłóż ją albo dołóż, zanim odrzucisz.
refusal-cannot-discard-taken-card = Karta { $card } jest prosto ze stosu odkrytego, więc w tym ruchu musi zostać u ciebie. Odrzuć inną.
refusal-must-meld-joker = Masz jokera ze stołu. Wyłóż go albo dołóż, zanim skończysz ruch.
refusal-initial-meld-too-low = Twoje pierwsze wyłożenie musi mieć co najmniej { $needed ->
        [one] { $needed } punkt
        [few] { $needed } punkty
        [many] { $needed } punktów
       *[other] { $needed } punktu
    }, a na razie ma { $points }. Wyłóż w tym ruchu więcej.
    .single = W pierwszym wyłożeniu jeden z twoich nowych układów musi mieć co najmniej { $needed ->
        [one] { $needed } punkt
        [few] { $needed } punkty
        [many] { $needed } punktów
       *[other] { $needed } punktu
    }; twój najlepszy ma { $points }.
    .total = W pierwszym wyłożeniu twoje nowe układy muszą mieć razem co najmniej { $needed ->
        [one] { $needed } punkt
        [few] { $needed } punkty
        [many] { $needed } punktów
       *[other] { $needed } punktu
    }; na razie mają { $points }.
refusal-dead-end = Zostałaby ci wtedy karta { $card }: w tym ruchu nie wolno jej odrzucić, a nigdzie nie pasuje. Zagraj inaczej.
    .none = Potem nie dałoby się skończyć ruchu. Zostaw sobie kartę do odrzucenia.
    .opening = Potem nie dałoby się skończyć ruchu: pierwsze wyłożenie nie miałoby dość punktów albo nie zostałaby karta do odrzucenia. Zagraj inaczej.
refusal-deadwood-too-high = W wolnych kartach { $points ->
    [one] zostałby { $points } punkt
    [few] zostałyby { $points } punkty
    [many] zostałoby { $points } punktów
   *[other] zostałoby { $points } punktu
}. { $limit ->
    [0] Przy ginie nie może zostać nic.
   *[other] Żeby zapukać, możesz mieć najwyżej { $limit }.
}
refusal-cannot-close = Żeby zamknąć z ręki, wyłóż dwanaście kart jednego koloru, bez jokerów, i odrzuć trzynastą. Możesz to zrobić tylko wtedy, gdy w tej rundzie nic jeszcze nie masz na stole.
    .jokers = Żeby zamknąć z ręki, wyłóż dwanaście kart jednego koloru, w tym najwyżej połowę jokerów, i odrzuć trzynastą. Możesz to zrobić tylko wtedy, gdy w tej rundzie nic jeszcze nie masz na stole.
refusal-table-invalid = Układ { $number } na twoim stole nie jest poprawny: { $cards }.
refusal-tiles-missing = Na twoim stole brakuje: { $cards }. Kostki, które były na stole, i uwolnione jokery muszą być na nim, gdy kończysz ruch. Na stojak nie wracają.
refusal-no-tile-played = Na stole nie ma jeszcze żadnej nowej kostki z twojego stojaka. Wyłóż co najmniej jedną albo cofnij zmiany i dobierz.
refusal-unknown-option = Ta gra nie ma opcji „{ $name }”. Wybierz jedną z tych: { $known }.
refusal-bad-option-value = „{ $value }” to zła wartość opcji „{ $name }”.
refusal-wrong-player-count = W tę grę gra od { $least } do { $most } osób, a nie { $seats }.
    .exact = Liczba osób w tej grze: dokładnie { $least }, a nie { $seats }.

## Co by się dało, o ile zdradzają to własne karty i stół.
hint-turn = Teraz gra { $name }.
hint-table = Na stole: { $choices }
hint-table-empty = Na stole nic jeszcze nie leży.
hint-pile = Stos odkryty, od wierzchu: { $choices }
hint-ace = { $high ->
    [yes] As stoi przed 2 albo po królu.
   *[no] As stoi tylko przed 2.
}
hint-melds = Możesz wyłożyć { $choices }.
hint-no-melds = Nie masz teraz na ręce żadnego układu.
hint-fits = { $card } pasuje tutaj: { $choices }.
hint-fits-nowhere = { $card } nie pasuje do żadnego układu na stole.
hint-takes = Możesz wziąć { $choices }.
hint-place = { $card } może trafić tutaj: { $choices }.
hint-stands = Joker zastępuje { $choices }.
hint-opening = Twoje pierwsze wyłożenie, wszystko w jednym ruchu, musi mieć co najmniej { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
hint-knocks = Możesz zapukać, odrzucając { $choices }.
hint-no-knocks = Odrzuć kartę i graj dalej.
hint-meld-number = układ { $number } ({ $cards })
hint-new-meld = nowy układ { $cards }
hint-or = { $first } albo { $last }

## Dlaczego rząd kostek nie jest układem
row-short = To mniej niż trzy kostki.
row-jokers = To same jokery.
row-large = Komplet ma najwyżej cztery kostki.
row-colour-twice = W komplecie każdy kolor jest tylko raz.
row-number-twice = W sekwensie każda liczba jest tylko raz.
row-gap = Liczby nie idą po kolei; 1 jest najniżej, a po 13 nie ma już nic.
row-mixed = Kostki nie mają wspólnej liczby ani wspólnego koloru.
