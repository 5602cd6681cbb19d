### Why a move was not made. One sentence per refusal of the engine, its fields as placeables.
### Only the player who tried reads them, so they say "you". An attribute holds in a case that
### is explained at it; what a game says in other words stands in its own file.

refusal-game-over = This game is over. To play again, press { button-rematch } under its result.
refusal-not-your-turn = It isn’t your turn yet.
refusal-wrong-phase = { $phase ->
    [draw] { $action ->
        [turnover] You can only turn the pile over when the stock is empty, and only if this table’s rules allow it. Take a card instead.
       *[other] Take a card first: draw from the stock, or take from the pile.
    }
    [first-discard] You start the round by discarding one card, before you draw or meld anything.
    [play] { $action ->
        [swap] You can’t swap jokers in this game. Meld and lay off what you like, then discard a card.
        [knock] There’s no knocking in this game. Meld your cards on the table.
        [gin] There’s no knocking in this game. Meld your cards on the table.
        [biggin] There’s no knocking in this game. Meld your cards on the table.
        [close] There’s no closing from the hand in this game. Meld your cards on the table.
        [pass] You can’t pass in this game. Discard a card to end your turn.
       *[other] You’ve already taken a card this turn. Meld and lay off what you like, then discard a card.
    }
    [deal] The next round is being dealt. Try again in a moment.
   *[other] You can’t do that at this point in the turn.
}
refusal-stock-empty = The stock is empty. Take from the pile instead.
    .turn-over = The stock is empty. Take the top of the pile, or turn the pile over and draw from it.
refusal-pile-empty = The pile is empty. Draw from the stock instead.
refusal-no-such-meld = There’s no meld { $meld } on the table.
refusal-not-in-hand = You don’t have { $cards } in your hand.
refusal-not-in-pile = { $card } isn’t in the pile.
    .top = In this game you can only take the top card of the pile, and { $card } is below it.
refusal-not-a-meld = { $cards } isn’t a meld. A group is three or four cards of one rank in different suits; a run is three or more cards of one suit in a row.
refusal-does-not-fit = { $card } doesn’t fit meld { $meld }. A group takes the same rank in a suit it doesn’t have yet; a run takes the next card at either end, in its suit.
    .none = { hint-fits-nowhere }
refusal-not-opened = You can’t use the melds on the table yet: you have to open first.
refusal-too-many-jokers = { $cards } has too many jokers: at most half the cards in a meld can be jokers.
refusal-joker-not-replaceable = You can’t swap { $card } for a joker in meld { $meld }: only the card that the joker stands for works.
    .none = You can’t swap jokers at this table: once on the table, they stay where they are.
    .no-joker = There’s no joker in meld { $meld }.
refusal-one-meld-per-turn = You’ve already melded this turn, and this table allows one new meld a turn. Lay off what you like, then discard.
refusal-taken-card-unusable = You can’t take the pile down to { $card }: you’d have to meld { $card } or lay it off this turn, and it wouldn’t fit anywhere. You can always take just the top card.
refusal-must-meld-taken-card = You took { $card } from inside the pile, so you have to meld it or lay it off before you discard.
refusal-cannot-discard-taken-card = You just took { $card } from the pile, so you have to keep it this turn. Discard another card.
refusal-must-meld-joker = You’ve taken a joker from the table. Meld it or lay it off before your turn ends.
refusal-initial-meld-too-low = Your opening must be worth at least { $needed ->
    [one] 1 point
   *[other] { $needed } points
}, and you’ve laid { $points }. Meld more this turn.
    .single = To open, one of your new melds must be worth { $needed ->
        [one] 1 point
       *[other] { $needed } points
    } or more; your best is worth { $points }.
    .total = To open, your new melds must be worth { $needed ->
        [one] 1 point
       *[other] { $needed } points
    } or more together; yours are worth { $points }.
refusal-dead-end = That would leave you stuck with { $card }: you can’t discard it this turn, and it wouldn’t fit anywhere. Try something else.
    .none = After that you couldn’t finish your turn. Keep a card to discard at the end.
    .opening = After that you couldn’t finish your turn: your opening couldn’t reach its points any more, or you’d have no card left to discard. Try something else.
refusal-deadwood-too-high = You’d have { $points ->
    [one] 1 point
   *[other] { $points } points
} of deadwood left. { $limit ->
    [0] Gin means no deadwood at all.
   *[other] To knock you can have at most { $limit }.
}
refusal-cannot-close = To close from the hand, lay down twelve cards of one suit, without jokers, and discard the thirteenth. You can only do it if you haven’t melded anything this round.
    .jokers = To close from the hand, lay down twelve cards of one suit, at most half of them jokers, and discard the thirteenth. You can only do it if you haven’t melded anything this round.
refusal-table-invalid = Meld { $number } on your table isn’t valid: { $cards }.
refusal-tiles-missing = Missing from your table: { $cards }. Tiles that were on the table, and jokers you freed, must be back on it when you finish. They can’t go to your rack.
refusal-no-tile-played = You haven’t played a tile from your rack yet. Play at least one, or undo what you moved and draw.
refusal-unknown-option = This game has no option “{ $name }”. Choose one of: { $known }.
refusal-bad-option-value = “{ $value }” isn’t a valid value for “{ $name }”.
refusal-wrong-player-count = This game is for { $least } to { $most } players, not { $seats }.
    .exact = This game is for exactly { $least } players, not { $seats }.

## What would be legal, where the player's own cards and the table tell. $choices is a list.
hint-turn = It’s { $name }’s turn.
hint-table = On the table: { $choices }
hint-table-empty = There’s nothing on the table yet.
hint-pile = The pile, top first: { $choices }
hint-ace = { $high ->
    [yes] The ace goes before the 2 or after the king.
   *[no] The ace only goes before the 2.
}
hint-melds = You could meld { $choices }.
hint-no-melds = You have no meld in your hand right now.
hint-fits = { $card } fits { $choices }.
hint-fits-nowhere = { $card } doesn’t fit any meld on the table.
hint-takes = You could take { $choices }.
hint-place = { $card } could go here: { $choices }.
hint-stands = The joker stands for { $choices }.
hint-opening = Your opening, all in one turn, must be worth at least { $points } points.
hint-knocks = You could knock by discarding { $choices }.
hint-no-knocks = Discard a card and continue.
hint-meld-number = meld { $number } ({ $cards })
hint-new-meld = a new meld { $cards }
hint-or = { $first } or { $last }

## Why a row of tiles is no meld
row-short = It has fewer than three tiles.
row-jokers = It’s all jokers.
row-large = A group has at most four tiles.
row-colour-twice = A group has each colour only once.
row-number-twice = A run has each number only once.
row-gap = Its numbers aren’t in a row; the 1 is low, and nothing follows the 13.
row-mixed = Its tiles share neither a number nor a colour.
