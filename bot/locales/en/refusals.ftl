### Why a move was not made. One sentence per refusal of the engine, its fields as placeables.
### Only the player who tried reads them, so they say "you".

refusal-game-over = This game is over. Rematch under its result starts a new one.
refusal-not-your-turn = It is not your turn yet.
refusal-wrong-phase = { $phase ->
    [draw] Take a card first: draw one from the stock, or take from the pile.
    [play] You have taken for this turn already. Meld and lay off what you like, then discard a card.
    [deal] The next round is just being dealt. Try again in a moment.
   *[other] That cannot be done at this point of the turn.
}
refusal-stock-empty = The stock is empty. Take from the pile instead.
refusal-pile-empty = The pile is empty. Draw from the stock instead.
refusal-no-such-meld = There is no meld number { $meld } on the table.
refusal-not-in-hand = You do not have { $cards } in your hand.
refusal-not-in-pile = { $card } is not in the pile.
refusal-not-a-meld = { $cards } is no meld. A group is three or four cards of one rank; a run is three or more cards in a row of one suit. The ace goes before the 2 or after the king.
refusal-does-not-fit = { $card } does not fit meld { $meld }. A group takes the same rank in a suit it does not have yet; a run takes the next card at either end, in its suit.
refusal-taken-card-unusable = You cannot take down to { $card }: the deepest card you take must be melded or laid off in the same turn, and { $card } would fit nowhere. The top card alone may always be taken.
refusal-must-meld-taken-card = You took { $card } from inside the pile, so it has to be melded or laid off before you discard.
refusal-cannot-discard-taken-card = You have just taken { $card } from the pile, so it must stay with you this turn. Discard another card.
refusal-dead-end = After that you would be stuck with { $card }: you took it from the pile, so you may not discard it, and it would fit nowhere. Play another way.
refusal-unknown-option = This game has no option “{ $name }”. It has: { $known }.
refusal-bad-option-value = “{ $value }” is not possible for the option “{ $name }”.
refusal-wrong-player-count = This game is for { $least } to { $most } players, not { $seats }.
    .exact = This game is for exactly { $least } players, not { $seats }.

## What would be legal, where the player's own cards and the table tell. $choices is a list.
hint-turn = It is { $name }'s turn.
hint-table = On the table: { $choices }
hint-table-empty = Nothing lies on the table yet.
hint-pile = The pile, top first: { $choices }
hint-melds = You could meld { $choices }.
hint-no-melds = No meld is possible with your cards at the moment.
hint-fits = { $card } fits { $choices }.
hint-fits-nowhere = { $card } fits none of the melds on the table.
hint-takes = You could take { $choices }.
hint-place = { $card } could go here: { $choices }.
hint-meld-number = meld { $number } ({ $cards })
hint-new-meld = a new meld { $cards }
hint-or = { $first } or { $last }
