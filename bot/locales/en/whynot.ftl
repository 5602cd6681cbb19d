### What is said after the rule when a move is refused: what is wrong with these very cards, what is
### missing, and what would work. Only the player who tried reads it. Each is a sentence of its own.

## Why these cards are no meld
why-short = { $count ->
    [one] One card alone is too few.
   *[other] { $count } cards are too few.
}
why-jokers = They’re all jokers.
why-twice = { $card } is in it twice.
why-large = There are only four suits, so a group has at most four cards.
why-corner = A run never continues from the king over the ace to the 2.
why-far = They aren’t consecutive.
why-gap = { $count ->
    [one] { $cards } is missing in between.
   *[other] { $cards } are missing in between.
}
why-gap-jokers = { $count ->
    [one] { $cards } is missing in between.
   *[other] { $cards } are missing in between, more than the jokers can fill.
}
why-other-rank = { $card } isn’t of the same rank as the others.
why-other-suit = { $card } isn’t of the same suit as the others.
why-mixed = They share neither a rank nor a suit.
# The same of tiles
row-missing = Missing in between: { $tiles }
row-twice = { $tile } is in it twice.

## What is missing
# $time counts down by itself: "in 5 hours"
hint-turn-until = It’s { $name }’s turn, which ends { $time } at the latest.
hint-points-missing = { $count ->
    [one] You’re 1 point short.
   *[other] You’re { $count } points short.
}
hint-natural-cards = { $jokers ->
    [one] With one joker
   *[other] With { $jokers } jokers
} a meld needs at least { $jokers ->
    [one] one other card.
   *[other] { $jokers } other cards.
}
hint-suit-count = You have no more than { $count ->
    [one] 1 card of any suit.
   *[other] { $count } cards of any suit.
}
hint-suit-count-jokers = Jokers included, you have no more than { $count ->
    [one] 1 card of any suit.
   *[other] { $count } cards of any suit.
}
hint-meld-takes = Meld { $number } takes { $choices }.
hint-meld-full = Meld { $number } is complete: it takes no more cards.
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
hint-tiles-draw = Or press **{ button-undo }**, and draw a tile.
hint-tiles-pass = Or press **{ button-undo }**, and pass.
# The same two in answer to a command
hint-tiles-draw-typed = Or give it up with /{ command-draw }, which takes a tile and ends your turn.
hint-tiles-pass-typed = Or give it up with /{ command-pass }, which ends your turn.
