### The public message of a table, what is told of moves, and the results.
### Lines are short: a phone shows about 35 characters.

## The table. Times are Discord timestamps, which count down by themselves.
table-round-turn = **{ $name }**’s turn · round { $round }
table-round = Round { $round }
table-turn-ends = Turn ends { $time }
table-clock-runs = { $name }’s clock ends { $time }
table-clock-waits = { $name }’s clock { $clock }
table-over = The game is over.
table-between = The next round is dealt at once.

table-melds = **On the table**
table-no-melds = **On the table** nothing yet
# "1: 4♥ 5♥ 6♥ · Alice, 7♥ by Bob": number, cards, who laid the meld, who added what
table-meld = **{ $number }:** { $cards } · { $owners }
table-meld-shared = **{ $number }:** { $cards }
table-meld-added = { $cards } by { $name }
table-melds-left-out = … and { $count } more: see /table

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
table-player-laid = laid { $points }

table-commitment = The cards were fixed before the deal. Commitment: { $commitment }

## What happened. Moves of one turn share a line: "Bob drew, laid 4♥ 5♥ 6♥, discarded K♦."
told-turn = **{ $name }** { $moves }.
did-draw = drew from the stock
did-take-top = took { $card } from the pile
did-take-many = took { $count } cards from the pile, down to { $card }
did-meld = laid { $cards }
did-layoff = added { $cards } to meld { $meld }
did-discard = discarded { $card }
did-arrange = laid { $cards }
did-rearrange = laid { $cards } and rearranged the table
did-pass = passed
did-other = played

told-deal = Round { $round } is dealt. **{ $name }** begins.
told-reshuffle = The pile was shuffled and is the stock again.
told-resign = **{ $name }** has resigned.
told-flag = **{ $name }** has run out of time.
told-timeout = **{ $name }** missed the turn limit; the turn was played for them.
told-timeout-discard = **{ $name }** missed the turn limit; the turn was played for them and ended with { $card }.
told-timeout-resign = **{ $name }** missed the turn limit three times in a row, which is resigning.

## Results of a round
round-title = **#{ $number } · Round { $round } is over.** { $why }
round-ended = { $reason ->
    [out] { $name } went out.
    [stock] The stock was used up.
    [stalemate] A stalemate: nobody scores.
    [resign] { $name } has resigned.
    [flag] { $name } has run out of time.
   *[other] The round is over.
}
round-player = **{ $name }** { $scored } → **{ $total }**
round-laid = - laid { $points }: { $cards }
round-laid-nothing = - laid nothing
round-held = - in hand −{ $points }

## The end of a game
end-title = #{ $number } · { $game }
end-winner = **{ $name } has won** { $how }
end-nobody = Nobody has won.
end-how = { $reason ->
    [resign] because { $name } resigned.
    [flag] because { $name } ran out of time.
   *[other] after { $rounds ->
        [one] 1 round.
       *[other] { $rounds } rounds.
    }
}
end-total = { $place }. **{ $name }** · { $points }
end-rating = rating { $before } → { $after }
end-rating-provisional = rating { $before } → { $after } (settling)
end-seed = Seed of all deals: { $seed }
end-check = Its SHA-256 is the commitment shown at the start: { $commitment }
