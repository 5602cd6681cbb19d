### Что добавляется после правила, когда ход не принят: что не так именно с этими картами, чего не
### хватает и что подошло бы. Читает только тот, кто пробовал. Каждая строка – отдельное предложение.

## Почему эти карты – не комбинация
why-short = { $count ->
    [1] Одной карты мало.
    [one] { $count } карты мало.
    [few] { $count } карт мало.
    [many] { $count } карт мало.
   *[other] { $count } карт мало.
}
why-jokers = Здесь одни джокеры.
why-twice = { $card } здесь дважды.
why-large = Мастей всего четыре, поэтому в группе не больше четырёх карт.
why-corner = Ряд не может идти через туза (K-A-2).
why-far = Эти карты не идут подряд.
why-gap = { $count ->
    [one] Между ними не хватает { $cards }.
    [few] Между ними не хватает { $cards }.
    [many] Между ними не хватает { $cards }.
   *[other] Между ними не хватает { $cards }.
}
why-gap-jokers = { $count ->
    [one] Между ними не хватает { $cards }.
    [few] Между ними не хватает { $cards } — больше, чем могут заменить джокеры.
    [many] Между ними не хватает { $cards } — больше, чем могут заменить джокеры.
   *[other] Между ними не хватает { $cards } — больше, чем могут заменить джокеры.
}
why-other-rank = { $card } другого достоинства, чем остальные.
why-other-suit = { $card } другой масти, чем остальные.
why-mixed = У этих карт нет ни общего достоинства, ни общей масти.
row-missing = Не хватает между ними: { $tiles }
row-twice = { $tile } здесь дважды.

## Чего не хватает
hint-turn-until = Ходит { $name }, ход закончится самое позднее { $time }.
hint-points-missing = { $count ->
    [one] Не хватает { $count } очка.
    [few] Не хватает { $count } очков.
    [many] Не хватает { $count } очков.
   *[other] Не хватает { $count } очка.
}
hint-natural-cards = { $jokers ->
    [1] С одним джокером нужна хотя бы одна обычная карта.
    [one] Если джокеров в комбинации { $jokers }, обычных карт нужно не меньше { $jokers }.
    [few] Если джокеров в комбинации { $jokers }, обычных карт нужно не меньше { $jokers }.
    [many] Если джокеров в комбинации { $jokers }, обычных карт нужно не меньше { $jokers }.
   *[other] Если джокеров в комбинации { $jokers }, обычных карт нужно не меньше { $jokers }.
}
hint-suit-count = Карт одной масти у тебя не больше { $count ->
    [one] { $count }.
    [few] { $count }.
    [many] { $count }.
   *[other] { $count }.
}
hint-suit-count-jokers = Карт одной масти вместе с джокерами у тебя не больше { $count ->
    [one] { $count }.
    [few] { $count }.
    [many] { $count }.
   *[other] { $count }.
}
hint-meld-takes = К комбинации { $number } подходит: { $choices }.
hint-meld-full = Комбинация { $number } полна: к ней ничего не приложить.
hint-elsewhere = { $card } лежит в комбинации { $meld }.
hint-in-pile = { $card } лежит в сбросе.

## Что подошло бы
hint-draw = Можно взять карту из колоды.
hint-lay-offs = Можно приложить: { $choices }.
hint-card-onto = { $card } к комбинации { $meld }
hint-swaps = На джокера можно обменять: { $choices }.
hint-discards = Можно сбросить: { $choices }.
hint-tiles-draw = Или нажми **{ button-undo }** и возьми фишку.
hint-tiles-pass = Или нажми **{ button-undo }** и пропусти ход.
hint-tiles-draw-typed = Или набери /{ command-draw }: возьмёшь фишку, и ход закончится.
hint-tiles-pass-typed = Или набери /{ command-pass }: ход закончится.
