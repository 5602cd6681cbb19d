### The public message of a table, what is told of moves, and the results.
### Lines are short: a phone shows about 35 characters.

## The table. Times are Discord timestamps, which count down by themselves.
table-round-turn = **{ $name }**’s turn · round { $round }
table-round = Round { $round }
table-turn-ends = Turn ends { $time }
table-clock-runs = { $name }’s clock runs out { $time }
table-clock-waits = { $name }’s clock: { $clock }
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
did-meld = melded { $cards }
did-layoff = laid off { $cards } on meld { $meld }
did-layoff-bound = laid off { $cards } on meld { $meld } (its joker is now { $joker })
did-discard = discarded { $card }
did-arrange = played { $cards }
did-rearrange = played { $cards } and rearranged the table
did-pass = passed
did-turn-over = turned the pile over
did-swap = swapped { $card } for the joker in meld { $meld }
did-knock = discarded { $card } and knocked
did-gin = discarded { $card } and went gin
did-big-gin = went big gin
did-close = melded { $cards } from the hand, discarded { $card } and closed
did-other = played

told-deal = Round { $round } is dealt. **{ $name }** starts.
told-reshuffle = The pile was shuffled to make a new stock.
told-turned-over = The pile was turned over to make a new stock.
told-resign = **{ $name }** resigned.
told-flag = **{ $name }** ran out of time.
told-resign-others = **{ $name }** resigned. Their cards went under the stock, and the game continues.
told-flag-others = **{ $name }** ran out of time and is eliminated. Their cards went under the stock, and the game continues.
told-timeout = **{ $name }** missed a turn; I played it for them.
told-timeout-discard = **{ $name }** missed a turn; I played it for them and discarded { $card }.
told-timeout-pass = **{ $name }** missed a turn, which counts as a pass.
told-timeout-tiles = **{ $name }** missed a turn: nothing was played or drawn.
told-time-up = **{ $name }** ran out of time for the turn: the valid melds on their working table count.
told-timeout-resign = **{ $name }** missed three turns in a row, which counts as resigning.
told-timeout-resign-others = **{ $name }** missed three turns in a row, which counts as resigning. Their cards went under the stock, and the game continues.

## Results of a round
round-title = **#{ $number } · Round { $round } is over.** { $why }
round-ended = { $reason ->
    [out] { $name } went out.
    [going_rummy] { $name } went out in one turn without having melded before: everything counts double.
    [stock] The stock is used up.
    [stalemate] A stalemate: no one scores.
    [knock] { $name } knocked.
    [gin] { $name } went gin.
    [biggin] { $name } went big gin.
    [undercut] { $name } knocked and was undercut.
    [dead_hand] Only two cards are left in the stock: the hand is dead, and no one scores. The same player deals again.
    [hand_rummy] { $name } went out in one turn without having opened before: everything counts double.
    [blocked] Everyone passed: the round is blocked.
    [close] { $name } closed from the hand with twelve cards of one suit: the others’ cards count double.
    [resign] { $name } resigned.
    [flag] { $name } ran out of time.
   *[other] The round is over.
}
round-doubled = { $name } hadn’t melded before: the others’ cards count double.
round-player = **{ $name }** { $scored } → **{ $total }**
round-eliminated = **{ $name }** reached { $total } and is eliminated.
round-tie = { $names } are tied for first: one more round decides the game.

## The end of a game
end-title = #{ $number } · { $game }
end-nobody = No one won.
# Without the backslash Discord makes a list of it, and numbers it anew.
end-total = { $place }\. **{ $name }** · { $points }
end-left = has left the game
end-rating = rating { $before } → { $after }
end-rating-provisional = rating { $before } → { $after } (provisional)
