### Co mówi się po zasadzie, gdy ruch się nie udał: co jest nie tak z tymi kartami, czego brakuje
### i co by się dało. Czyta to tylko ten, kto próbował. Każde jest osobnym zdaniem.

why-short = { $count ->
    [one] Jedna karta to za mało.
    [few] { $count } karty to za mało.
    [many] { $count } kart to za mało.
   *[other] { $count } karty to za mało.
}
why-jokers = Są tu same jokery.
why-twice = { $card } jest tu dwa razy.
why-large = Kolory są tylko cztery, więc komplet ma najwyżej cztery karty.
why-corner = Sekwens nigdy nie idzie od króla przez asa do 2.
why-far = Nie idą po kolei.
why-gap = { $count ->
    [one] Pośrodku brakuje: { $cards }.
    [few] Pośrodku brakuje: { $cards }.
    [many] Pośrodku brakuje: { $cards }.
   *[other] Pośrodku brakuje: { $cards }.
}
why-gap-jokers = { $count ->
    [one] Pośrodku brakuje: { $cards }.
    [few] Pośrodku brakuje: { $cards }. To więcej, niż uzupełnią jokery.
    [many] Pośrodku brakuje: { $cards }. To więcej, niż uzupełnią jokery.
   *[other] Pośrodku brakuje: { $cards }. To więcej, niż uzupełnią jokery.
}
why-other-rank = { $card } ma inną wartość niż pozostałe.
why-other-suit = { $card } ma inny kolor niż pozostałe.
why-mixed = Nie mają wspólnej wartości ani wspólnego koloru.
row-missing = Pośrodku brakuje: { $tiles }
row-twice = { $tile } jest tu dwa razy.

hint-turn-until = Teraz gra { $name }. Ruch skończy się najpóźniej { $time }.
hint-points-missing = { $count ->
    [one] Brakuje { $count } punktu.
    [few] Brakuje { $count } punktów.
    [many] Brakuje { $count } punktów.
   *[other] Brakuje { $count } punktu.
}
hint-natural-cards = { $jokers ->
    [one] Z jednym jokerem
    [few] Z { $jokers } jokerami
    [many] Z { $jokers } jokerami
   *[other] Z { $jokers } jokera
} układ potrzebuje co najmniej { $jokers ->
    [one] jednej innej karty.
    [few] { $jokers } innych kart.
    [many] { $jokers } innych kart.
   *[other] { $jokers } innej karty.
}
hint-suit-count = W żadnym kolorze nie masz więcej niż { $count ->
    [one] { $count } kartę.
    [few] { $count } karty.
    [many] { $count } kart.
   *[other] { $count } karty.
}
hint-suit-count-jokers = Razem z jokerami masz w jednym kolorze najwyżej { $count ->
    [one] { $count } kartę.
    [few] { $count } karty.
    [many] { $count } kart.
   *[other] { $count } karty.
}
hint-meld-takes = Do układu { $number } pasuje { $choices }.
hint-meld-full = Układ { $number } jest pełny: nic się do niego nie dołoży.
hint-elsewhere = { $card } leży tutaj: { $meld }.
hint-in-pile = { $card } leży na stosie odkrytym.

hint-draw = Można dobrać z talonu.
hint-lay-offs = Można dołożyć { $choices }.
hint-card-onto = { $card } → { $meld }
hint-swaps = Na jokera można wymienić { $choices }.
hint-discards = Można odrzucić { $choices }.
hint-tiles-draw = Albo naciśnij **{ button-undo }** i dobierz kostkę.
hint-tiles-pass = Albo naciśnij **{ button-undo }** i spasuj.
hint-tiles-draw-typed = Albo zrezygnuj: /{ command-draw } dobiera kostkę i kończy ruch.
hint-tiles-pass-typed = Albo zrezygnuj: /{ command-pass } kończy ruch.
