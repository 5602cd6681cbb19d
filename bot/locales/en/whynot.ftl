### What is said after the rule when a move is refused: what is wrong with these very cards, what is
### missing, and what would work. Only the player who tried reads it. Each is a sentence of its own.

## Why these cards are no meld
why-short = { $count ->
    [one] One card isn’t enough.
   *[other] { $count } cards aren’t enough.
}
why-jokers = All these cards are jokers.
why-twice = You have { $card } in this meld twice.
why-large = There are only four suits, so a group has at most four cards.
why-corner = A run can’t go around the corner (K-A-2).
why-far = The cards aren’t consecutive.
why-gap = { $count ->
    [one] { $cards } is missing in between.
   *[other] { $cards } are missing in between.
}
why-gap-jokers = { $count ->
    [one] { $cards } is missing in between.
   *[other] { $cards } are missing in between, more than the jokers can fill.
}
why-other-rank = { $card } isn’t the same rank as the other cards.
why-other-suit = { $card } isn’t the same suit as the other cards.
why-mixed = The cards don’t share a rank or a suit.
# The same of tiles
row-missing = Missing in between: { $tiles }
row-twice = You have { $tile } in this row twice.

## What is missing
# $time counts down by itself: "in 5 hours"
hint-turn-until = It’s { $name }’s turn. It ends { $time } at the latest.
hint-points-missing = { $count ->
    [one] You’re 1 point short.
   *[other] You’re { $count } points short.
}
hint-natural-cards = A meld with { $jokers ->
    [one] one joker
   *[other] { $jokers } jokers
} needs at least { $jokers ->
    [one] one other card.
   *[other] { $jokers } other cards.
}
hint-suit-count = You have at most { $count ->
    [one] 1 card of any suit.
   *[other] { $count } cards of any suit.
}
hint-suit-count-jokers = Even with jokers, you have at most { $count ->
    [one] 1 card of any suit.
   *[other] { $count } cards of any suit.
}
hint-meld-takes = Meld { $number } can take { $choices }.
hint-meld-full = Meld { $number } is complete and can’t take any more cards.
hint-elsewhere = { $card } is in { $meld }.
hint-in-pile = { $card } is in the pile.

## What would work
hint-draw = You could draw from the stock.
hint-lay-offs = You could lay off { $choices }.
# One of these choices: a card and a meld with its number
hint-card-onto = { $card } on { $meld }
hint-swaps = You could swap { $choices } for a joker.
hint-discards = You could discard { $choices }.
# With tiles, where moving them leads nowhere
hint-tiles-draw = Or press **{ button-undo }** and draw a tile.
hint-tiles-pass = Or press **{ button-undo }** and pass.
# The same two in answer to a command
hint-tiles-draw-typed = Or use /{ command-draw } instead: you draw a tile, and your turn ends.
hint-tiles-pass-typed = Or use /{ command-pass } instead: your turn ends.
