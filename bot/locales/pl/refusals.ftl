### Dlaczego ruch się nie udał. Czyta to tylko ten, kto próbował.

refusal-game-over = Ta partia już się skończyła. Nową zaczyna „Rewanż” pod wynikiem.
refusal-not-your-turn = To jeszcze nie twoja kolej.
refusal-wrong-phase = { $phase ->
    [draw] { $action ->
        [turnover] Stos odkryty odwraca się tylko wtedy, gdy talon jest pusty i pozwalają na to zasady stołu. Weź kartę.
       *[other] Najpierw weź kartę: dobierz z talonu albo weź ze stosu odkrytego.
    }
    [first-discard] Zaczynasz rundę samym odrzuceniem jednej karty. Przedtem niczego się nie dobiera ani nie wykłada.
    [play] { $action ->
        [swap] W tej grze nie wymienia się jokerów. Wykładaj i dokładaj, co chcesz, potem odrzuć kartę.
        [knock] W tej grze się nie puka: wykładaj karty na stół.
        [gin] W tej grze się nie puka: wykładaj karty na stół.
        [biggin] W tej grze się nie puka: wykładaj karty na stół.
        [close] W tej grze nie zamyka się z ręki: wykładaj karty na stół.
        [pass] W tej grze się nie pasuje: ruch kończysz odrzuceniem karty.
       *[other] W tym ruchu masz już kartę. Wykładaj i dokładaj, co chcesz, potem odrzuć kartę.
    }
    [deal] Właśnie rozdaje się kolejną rundę. Spróbuj za chwilę.
   *[other] W tej chwili ruchu tak się nie da.
}
refusal-stock-empty = Talon jest pusty. Weź zamiast tego ze stosu odkrytego.
    .turn-over = Talon jest pusty. Weź wierzchnią kartę stosu odkrytego albo odwróć ten stos i dobierz z niego.
refusal-pile-empty = Stos odkryty jest pusty. Dobierz zamiast tego z talonu.
refusal-no-such-meld = Na stole nie ma układu numer { $meld }.
refusal-not-in-hand = Nie masz na ręce: { $cards }.
refusal-not-in-pile = Na stosie odkrytym nie ma { $card }.
    .top = W tej grze wolno wziąć tylko wierzchnią kartę stosu odkrytego, a { $card } leży pod nią.
refusal-not-a-meld = { $cards } to nie układ. Komplet to trzy albo cztery karty jednej wartości w różnych kolorach; sekwens to co najmniej trzy kolejne karty jednego koloru.
refusal-does-not-fit = { $card } nie pasuje do układu { $meld }. Do kompletu pasuje ta sama wartość w kolorze, którego tam jeszcze nie ma; do sekwensu następna karta na jednym z końców, w jego kolorze.
    .none = { hint-fits-nowhere }
refusal-not-opened = Układów na stole nie wolno ci jeszcze ruszać: najpierw musi być twoje pierwsze wyłożenie.
refusal-too-many-jokers = { $cards } ma za dużo jokerów: może to być najwyżej połowa układu.
refusal-joker-not-replaceable = { $card } nie da się wymienić na jokera z układu { $meld }: można to zrobić tylko kartą, którą joker zastępuje.
    .none = Przy tym stole nie wymienia się jokerów: co leży, to leży.
    .no-joker = W układzie { $meld } nie ma jokera.
refusal-one-meld-per-turn = W tym ruchu twój nowy układ już leży, a przy tym stole wolno jeden na ruch. Dokładaj, co chcesz, potem odrzuć.
refusal-taken-card-unusable = Aż do { $card } wziąć nie można: kartę leżącą najgłębiej trzeba w tym samym ruchu wyłożyć albo dołożyć, a { $card } nigdzie nie pasuje. Samą wierzchnią kartę można wziąć zawsze.
refusal-must-meld-taken-card = Karta { $card } jest ze środka stosu odkrytego, więc trzeba ją wyłożyć albo dołożyć, zanim odrzucisz.
refusal-cannot-discard-taken-card = Karta { $card } jest prosto ze stosu odkrytego, więc w tym ruchu zostaje u ciebie. Odrzuć inną.
refusal-must-meld-joker = Masz jokera ze stołu. Trzeba go wyłożyć albo dołożyć, zanim skończy się twój ruch.
refusal-initial-meld-too-low = Twoje pierwsze wyłożenie musi mieć co najmniej { $needed ->
    [one] { $needed } punkt
    [few] { $needed } punkty
    [many] { $needed } punktów
   *[other] { $needed } punktu
}, na razie ma { $points }. Wyłóż w tym ruchu więcej.
    .single = Jeden z układów pierwszego wyłożenia musi mieć co najmniej { $needed ->
        [one] { $needed } punkt
        [few] { $needed } punkty
        [many] { $needed } punktów
       *[other] { $needed } punktu
    }; twój najlepszy ma { $points }.
    .total = Układy pierwszego wyłożenia muszą mieć razem co najmniej { $needed ->
        [one] { $needed } punkt
        [few] { $needed } punkty
        [many] { $needed } punktów
       *[other] { $needed } punktu
    }; twoje mają { $points }.
refusal-dead-end = Potem zostałaby ci karta { $card }: w tym ruchu nie wolno jej odrzucić, a nigdzie nie pasuje. Zagraj inaczej.
    .none = Potem nie da się skończyć ruchu: zostaw kartę do odrzucenia. Zagraj inaczej.
    .opening = Potem nie da się skończyć ruchu: pierwsze wyłożenie nie osiągnie już swoich punktów albo nie zostanie karta do odrzucenia. Zagraj inaczej.
refusal-deadwood-too-high = W wolnych kartach { $points ->
    [one] zostałby { $points } punkt
    [few] zostałyby { $points } punkty
    [many] zostałoby { $points } punktów
   *[other] zostałoby { $points } punktu
}. { $limit ->
    [0] Przy ginie nie zostaje nic.
   *[other] Pukać można z najwyżej { $limit }.
}
refusal-cannot-close = Zamknięcie z ręki to dwanaście kart jednego koloru, bez jokerów, i odrzucenie trzynastej; w tej rundzie nie możesz mieć przedtem nic wyłożonego.
    .jokers = Zamknięcie z ręki to dwanaście kart jednego koloru, w tym najwyżej połowa jokerów, i odrzucenie trzynastej; w tej rundzie nie możesz mieć przedtem nic wyłożonego.
refusal-table-invalid = Układ { $number } na twoim stole jest niepoprawny: { $cards }.
refusal-tiles-missing = Na twoim stole brakuje: { $cards }. Co leżało tam przed ruchem albo się w nim uwolniło, musi tam być na koniec; na stojak nie wraca.
refusal-no-tile-played = Nie leży jeszcze żadna kostka z twojego stojaka. Wyłóż co najmniej jedną albo cofnij swoje zmiany i dobierz.
refusal-unknown-option = Ta gra nie ma opcji „{ $name }”. Ma: { $known }.
refusal-bad-option-value = „{ $value }” nie pasuje do opcji „{ $name }”.
refusal-wrong-player-count = Liczba osób w tej grze: od { $least } do { $most }, a nie { $seats }.
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
hint-melds = Można wyłożyć { $choices }.
hint-no-melds = Z twoich kart nie da się teraz ułożyć żadnego układu.
hint-fits = { $card } pasuje tutaj: { $choices }.
hint-fits-nowhere = { $card } nie pasuje do żadnego układu na stole.
hint-takes = Można wziąć { $choices }.
hint-place = { $card } może trafić tu: { $choices }.
hint-stands = Chodzi o { $choices }.
hint-opening = Twoje pierwsze wyłożenie musi mieć w jednym ruchu razem co najmniej { $points } pkt.
hint-knocks = Można zapukać, odrzucając { $choices }.
hint-no-knocks = Odrzuć kartę i graj dalej.
hint-meld-number = układ { $number } ({ $cards })
hint-new-meld = nowy układ { $cards }
hint-or = { $first } albo { $last }

## Dlaczego rząd kostek nie jest układem
row-short = Ma mniej niż trzy kostki.
row-jokers = Są tu same jokery.
row-large = Komplet ma najwyżej cztery kostki.
row-colour-twice = W komplecie każdy kolor jest tylko raz.
row-number-twice = W sekwensie każda liczba jest tylko raz.
row-gap = Liczby nie idą po kolei; 1 jest najniżej, a po 13 nie ma już nic.
row-mixed = Kostki nie mają wspólnej liczby ani wspólnego koloru.
