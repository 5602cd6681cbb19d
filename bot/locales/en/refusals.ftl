### Why a move was not made. One sentence per refusal of the engine, its fields as placeables.
### Only the player who tried reads them, so they say "you". An attribute holds in a case that
### is explained at it; what a game says in other words stands in its own file.

refusal-game-over = This game is over. Rematch under its result starts a new one.
refusal-not-your-turn = It is not your turn yet.
refusal-wrong-phase = { $phase ->
    [draw] { $action ->
        [turnover] The pile is turned over only when the stock is empty, and only where the rules of the table say so. Take a card.
       *[other] Take a card first: draw one from the stock, or take from the pile.
    }
    [first-discard] You begin the round by discarding one card. Nothing is drawn or laid before.
    [play] { $action ->
        [swap] Jokers are not swapped in this game. Meld and lay off what you like, then discard a card.
        [knock] There is no knocking in this game: lay your cards on the table.
        [gin] There is no knocking in this game: lay your cards on the table.
        [biggin] There is no knocking in this game: lay your cards on the table.
        [close] There is no closing from the hand in this game: lay your cards on the table.
        [pass] Nobody passes in this game: discard a card to end your turn.
       *[other] You’ve already taken a card this turn. Meld and lay off what you like, then discard a card.
    }
    [deal] The next round is just being dealt. Try again in a moment.
   *[other] That cannot be done at this point of the turn.
}
refusal-stock-empty = The stock is empty. Take from the pile instead.
    .turn-over = The stock is empty. Take the top of the pile, or turn the pile over and draw from it.
refusal-pile-empty = The pile is empty. Draw from the stock instead.
refusal-no-such-meld = There is no meld number { $meld } on the table.
refusal-not-in-hand = You do not have { $cards } in your hand.
refusal-not-in-pile = { $card } is not in the pile.
    .top = In this game only the top card of the pile may be taken, and { $card } lies below it.
refusal-not-a-meld = { $cards } is no meld. A group is three or four cards of one rank in different suits; a run is three or more cards in a row of one suit.
refusal-does-not-fit = { $card } does not fit meld { $meld }. A group takes the same rank in a suit it does not have yet; a run takes the next card at either end, in its suit.
    .none = { hint-fits-nowhere }
refusal-not-opened = You may not touch the melds that lie on the table yet: your initial meld comes first.
refusal-too-many-jokers = { $cards } has too many jokers: at most half of the cards of a meld may be jokers.
refusal-joker-not-replaceable = { $card } cannot be exchanged for a joker of meld { $meld }: only the card that the joker stands for can.
    .none = Jokers are not swapped at this table: those that are laid stay where they are.
    .no-joker = There is no joker in meld { $meld }.
refusal-one-meld-per-turn = You have laid a meld in this turn already, and this table allows one a turn. Lay off what you like, then discard.
refusal-taken-card-unusable = You cannot take down to { $card }: the deepest card you take must be melded or laid off in the same turn, and { $card } would fit nowhere. The top card alone may always be taken.
refusal-must-meld-taken-card = You took { $card } from inside the pile, so it has to be melded or laid off before you discard.
refusal-cannot-discard-taken-card = You have just taken { $card } from the pile, so it must stay with you this turn. Discard another card.
refusal-must-meld-joker = You have taken a joker from the table. It has to be melded or laid off before your turn ends.
refusal-initial-meld-too-low = Your first melds have to be worth { $needed ->
    [one] 1 point
   *[other] { $needed } points
} together, and { $points } lie there. Lay more of them in this turn.
    .single = One of the new melds with which you open has to be worth { $needed ->
        [one] 1 point
       *[other] { $needed } points
    } or more; your best has { $points }.
    .total = The new melds with which you open have to be worth { $needed ->
        [one] 1 point
       *[other] { $needed } points
    } or more together; yours have { $points }.
refusal-dead-end = After that you would be stuck with { $card }: you may not discard it in this turn, and it would fit nowhere. Play another way.
    .none = After that you could not finish your turn: keep a card to discard at the end. Play another way.
    .opening = After that you could not finish your turn: your first melds could not reach their points any more, or no card would be left to discard. Play another way.
refusal-deadwood-too-high = You would keep { $points ->
    [one] 1 point
   *[other] { $points } points
} of deadwood. { $limit ->
    [0] Gin takes none at all.
   *[other] To knock you may keep at most { $limit }.
}
refusal-cannot-close = To close from the hand you lay twelve cards of one suit, without jokers, and discard the thirteenth, and you must not have melded anything in this round.
    .jokers = To close from the hand you lay twelve cards of one suit, at most half of them jokers, and discard the thirteenth. You can’t have melded anything in this round.
refusal-table-invalid = Meld { $number } of your table is not valid: { $cards }.
refusal-tiles-missing = Missing from your table: { $cards }. What lay there before your turn, or came free in it, has to lie there when you are done; it never goes to a rack.
refusal-no-tile-played = You have not played a tile of your rack yet. Play at least one, or take back what you moved and draw.
refusal-unknown-option = This game has no option “{ $name }”. It has: { $known }.
refusal-bad-option-value = “{ $value }” is not possible for the option “{ $name }”.
refusal-wrong-player-count = This game is for { $least } to { $most } players, not { $seats }.
    .exact = This game is for exactly { $least } players, not { $seats }.

## What would be legal, where the player's own cards and the table tell. $choices is a list.
hint-turn = It is { $name }'s turn.
hint-table = On the table: { $choices }
hint-table-empty = Nothing lies on the table yet.
hint-pile = The pile, top first: { $choices }
hint-ace = { $high ->
    [yes] The ace goes before the 2 or after the king.
   *[no] The ace goes before the 2 only.
}
hint-melds = You could meld { $choices }.
hint-no-melds = No meld is possible with your cards at the moment.
hint-fits = { $card } fits { $choices }.
hint-fits-nowhere = { $card } fits none of the melds on the table.
hint-takes = You could take { $choices }.
hint-place = { $card } could go here: { $choices }.
hint-stands = That would be { $choices }.
hint-opening = Your first melds, all in one turn, have to be worth { $points } points together.
hint-knocks = You could knock by discarding { $choices }.
hint-no-knocks = Discard a card and go on.
hint-meld-number = meld { $number } ({ $cards })
hint-new-meld = a new meld { $cards }
hint-or = { $first } or { $last }

## Why a row of tiles is no meld
row-short = It has fewer than three tiles.
row-jokers = It has no tile that is not a joker.
row-large = A group has at most four tiles.
row-colour-twice = A group has each colour only once.
row-number-twice = A run has each number only once.
row-gap = Its numbers do not follow each other; the 1 is low, and nothing follows the 13.
row-mixed = Its tiles are neither of one number nor of one colour.
