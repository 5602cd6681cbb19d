### What is said after the rule when a move is refused: what is wrong with these very cards, what is
### missing, and what would work. Only the player who tried reads it. Each is a sentence of its own.

## Why these cards are no meld
why-short = { $count ->
    [one] One card alone is too few.
   *[other] { $count } cards are too few.
}
why-jokers = It has no card that is not a joker.
why-twice = { $card } is among them twice.
why-large = There are only four suits, so a group has at most four cards.
why-corner = A run never goes on from the king over the ace to the 2.
why-far = They do not follow each other.
why-gap = { $count ->
    [one] { $cards } is missing between them.
   *[other] { $cards } are missing between them.
}
why-gap-jokers = { $count ->
    [one] { $cards } is missing between them.
   *[other] { $cards } are missing between them, more than the jokers can fill.
}
why-other-rank = { $card } has another rank than the others.
why-other-suit = { $card } has another suit than the others.
why-mixed = These are neither of one rank nor of one suit.
# The same of tiles
row-missing = Missing in between: { $tiles }
row-twice = { $tile } is in it twice.

## What is missing
# $time counts down by itself: "in 5 hours"
hint-turn-until = It is { $name }'s turn, which ends { $time } at the latest.
hint-points-missing = { $count ->
    [one] 1 point is missing.
   *[other] { $count } points are missing.
}
hint-natural-cards = { $jokers ->
    [one] With one joker
   *[other] With { $jokers } jokers
} a meld needs { $jokers ->
    [one] one other card or more.
   *[other] { $jokers } other cards or more.
}
hint-suit-count = You have no more than { $count ->
    [one] 1 card of any suit.
   *[other] { $count } cards of any suit.
}
hint-suit-count-jokers = Jokers included, you have no more than { $count ->
    [one] 1 card of one suit.
   *[other] { $count } cards of one suit.
}
hint-meld-takes = Meld { $number } takes { $choices }.
hint-meld-full = Meld { $number } is complete: nothing can be added to it.
hint-elsewhere = { $card } lies in { $meld }.
hint-in-pile = { $card } lies on the pile.

## What would work
hint-draw = You could draw from the stock.
hint-lay-offs = You could lay off { $choices }.
# One of these choices: a card and a meld with its number
hint-card-onto = { $card } on { $meld }
hint-swaps = You could swap { $choices } for a joker.
hint-discards = You could discard { $choices }.
# With tiles, where moving them leads nowhere
hint-tiles-draw = Or press **{ button-reset }**, and draw a tile.
hint-tiles-pass = Or press **{ button-reset }**, and pass.
