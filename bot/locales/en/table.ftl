### The public message of a table, what is told of moves, and the results.
### Lines are short: a phone shows about 35 characters.

## The table. Times are Discord timestamps, which count down by themselves.
table-round-turn = **{ $name }**’s turn · round { $round }
table-round = Round { $round }
table-turn-ends = Turn ends { $time }
table-clock-runs = { $name }’s clock runs out { $time }
table-clock-waits = { $name }’s clock { $clock }
table-over = The game is over.
table-between = Dealing the next round…

table-melds = **On the table**
table-no-melds = **On the table** nothing yet
# "1: 4♥ 5♥ 6♥ · Alice, 7♥ by Bob": number, cards, who laid the meld, who added what
table-meld = **{ $number }:** { $cards } · { $owners }
table-meld-shared = **{ $number }:** { $cards }
table-meld-added = { $cards } by { $name }
table-melds-left-out = … and { $count } more: see /{ command-table }

table-pile = **Pile** (top first) { $cards }
table-pile-empty = **Pile** empty
table-pile-below = … { $count } more below
table-stock = **Stock** { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
    .tiles = **Stock** { $count ->
        [0] empty
        [one] 1 tile
       *[other] { $count } tiles
    }

# One line a player: "Alice · 35 points · 13 cards · laid 24"
table-player = **{ $name }** · { $points }
table-player-out = **{ $name }** · has left the game
table-player-lost = **{ $name }** · { $points } · eliminated
table-player-laid = laid { $points }
table-player-opened = opened
penalty-points = { $count ->
    [one] 1 penalty point
   *[other] { $count } penalty points
}

table-commitment = Shuffle fingerprint `{ $commitment }` · /{ command-game } { command-game-verify } explains it

## What happened. Moves of one turn share a line: "Bob drew, laid 4♥ 5♥ 6♥, discarded K♦."
told-turn = **{ $name }** { $moves }.
# What the reader did: the moves have to fit after it, or a language leaves it out
told-you = You { $moves }.
did-draw = drew from the stock
did-draw-tile = drew from the stock
did-draw-card = drew { $card }
did-take-top = took { $card } from the pile
did-take-many = took { $count } cards from the pile, down to { $card }
did-meld = laid { $cards }
did-layoff = laid off { $cards } on meld { $meld }
did-layoff-bound = laid off { $cards } on meld { $meld } (its joker is now { $joker })
did-discard = discarded { $card }
did-arrange = laid { $cards }
did-rearrange = laid { $cards } and rearranged the table
did-pass = passed
did-turn-over = turned the pile over
did-swap = swapped { $card } for the joker of meld { $meld }
did-knock = discarded { $card } and knocked
did-gin = discarded { $card } and declared gin
did-big-gin = declared big gin
did-close = laid { $cards } from the hand, discarded { $card } and closed
did-other = played

told-deal = Round { $round } is dealt. **{ $name }** begins.
told-reshuffle = The pile was shuffled and is the stock again.
told-turned-over = The pile was turned over and is the stock again.
told-resign = **{ $name }** has resigned.
told-flag = **{ $name }** has run out of time.
told-resign-others = **{ $name }** has resigned. Their cards went under the stock; the others play on.
told-flag-others = **{ $name }** has run out of time and is eliminated. Their cards went under the stock; the others play on.
told-timeout = **{ $name }** missed the turn limit; I played the turn for them.
told-timeout-discard = **{ $name }** missed the turn limit; I played the turn for them and discarded { $card }.
told-timeout-pass = **{ $name }** missed the turn limit and passed.
told-timeout-tiles = **{ $name }** missed the turn limit: nothing was laid or drawn.
told-time-up = Time was up for **{ $name }**: what was valid on the working table counts.
told-timeout-resign = **{ $name }** missed the turn limit three times in a row, which counts as resigning.
told-timeout-resign-others = **{ $name }** missed the turn limit three times in a row, which counts as resigning. Their cards went under the stock; the others play on.

## Results of a round
round-title = **#{ $number } · Round { $round } is over.** { $why }
round-ended = { $reason ->
    [out] { $name } went out.
    [going_rummy] { $name } went out in one turn without having laid anything before: everything counts double.
    [stock] The stock is used up.
    [stalemate] A stalemate: nobody scores.
    [knock] { $name } knocked.
    [gin] { $name } has gin.
    [biggin] { $name } has big gin.
    [undercut] { $name } knocked and was undercut.
    [dead_hand] Only two cards are left in the stock: the hand is dead, and nobody scores. The same player deals again.
    [hand_rummy] { $name } went out in one turn without having laid anything before: everything counts double.
    [blocked] Everybody passed: the round is blocked.
    [close] { $name } closed from the hand with twelve cards of one suit: the others’ cards count double.
    [resign] { $name } has resigned.
    [flag] { $name } has run out of time.
   *[other] The round is over.
}
round-doubled = { $name } hadn’t melded anything before: the others’ cards count double.
round-player = **{ $name }** { $scored } → **{ $total }**
round-eliminated = **{ $name }** reached { $total } and is eliminated.
round-tie = { $names } are tied for first: one more round decides.

## The end of a game
end-title = #{ $number } · { $game }
end-nobody = Nobody won.
# Without the backslash Discord makes a list of it, and numbers it anew.
end-total = { $place }\. **{ $name }** · { $points }
end-left = has left the game
end-rating = rating { $before } → { $after }
end-rating-provisional = rating { $before } → { $after } (provisional)
