### Co mówi się po zasadzie, gdy ruch się nie udał: co jest nie tak z tymi kartami, czego brakuje
### i co by się dało. Czyta to tylko ten, kto próbował. Każde jest osobnym zdaniem.

why-short = { $count ->
    [one] Jedna karta to za mało.
    [few] { $count } karty to za mało.
    [many] { $count } kart to za mało.
   *[other] { $count } karty to za mało.
}
why-jokers = Wszystkie te karty to jokery.
why-twice = Karta { $card } jest w tym układzie dwa razy.
why-large = Kolory są tylko cztery, więc komplet ma najwyżej cztery karty.
why-corner = Sekwens nie może przechodzić przez asa (K-A-2).
why-far = Te karty nie idą po kolei.
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
why-other-rank = { $card } ma inną wartość niż pozostałe karty.
why-other-suit = { $card } ma inny kolor niż pozostałe karty.
why-mixed = Te karty nie mają wspólnej wartości ani wspólnego koloru.
row-missing = Pośrodku brakuje: { $tiles }
row-twice = Kostka { $tile } jest w tym rzędzie dwa razy.

hint-turn-until = Teraz gra { $name }. Ruch skończy się najpóźniej { $time }.
hint-points-missing = { $count ->
    [one] Brakuje ci { $count } punktu.
    [few] Brakuje ci { $count } punktów.
    [many] Brakuje ci { $count } punktów.
   *[other] Brakuje ci { $count } punktu.
}
hint-natural-cards = { $jokers ->
    [one] W układzie z jednym jokerem musi być co najmniej jedna inna karta.
    [few] W układzie z { $jokers } jokerami muszą być co najmniej { $jokers } inne karty.
    [many] W układzie z { $jokers } jokerami musi być co najmniej { $jokers } innych kart.
   *[other] W układzie z { $jokers } jokera musi być co najmniej { $jokers } innej karty.
}
hint-suit-count = W jednym kolorze masz najwyżej { $count ->
    [one] { $count } kartę.
    [few] { $count } karty.
    [many] { $count } kart.
   *[other] { $count } karty.
}
hint-suit-count-jokers = Nawet z jokerami masz w jednym kolorze najwyżej { $count ->
    [one] { $count } kartę.
    [few] { $count } karty.
    [many] { $count } kart.
   *[other] { $count } karty.
}
hint-meld-takes = Do układu { $number } możesz dołożyć { $choices }.
hint-meld-full = Układ { $number } jest pełny: nie dołożysz już do niego żadnej karty.
hint-elsewhere = { $card } leży tutaj: { $meld }.
hint-in-pile = { $card } leży na stosie odkrytym.

hint-draw = Możesz dobrać z talonu.
hint-lay-offs = Możesz dołożyć { $choices }.
hint-card-onto = { $card } → { $meld }
hint-swaps = Możesz wymienić { $choices } na jokera.
hint-discards = Możesz odrzucić { $choices }.
hint-tiles-draw = Albo naciśnij **{ button-undo }** i dobierz kostkę.
hint-tiles-pass = Albo naciśnij **{ button-undo }** i spasuj.
hint-tiles-draw-typed = Albo użyj /{ command-draw }: dobierzesz kostkę, a twój ruch się skończy.
hint-tiles-pass-typed = Albo użyj /{ command-pass }: twój ruch się skończy.
