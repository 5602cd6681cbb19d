### The ends of rounds and games: who has won, the points in short, and the ways that lead on.

button-details = Details

## What points are for: the heads of a small table, and words before a number, "laid 28". One short
## word each: there is room for about seven letters.
sum-laid = laid
sum-hand = hand
# What the other players still held, where that is what one scores
sum-others = others
sum-bonus = bonus
# Points that are counted once more
sum-double = double
# What all of these make in this round, and the points of the whole game after it
sum-round = round
sum-total = total

# Above a player's new hand, until they have made a move: "Round 3: Alice went out."
ends-round = **Round { $round }:** { $why }
# The largest line of the last message of a game. No line begins with a number and a point.
ends-winner = { $name } has won
# Why the game is over; a sentence of its own, in small print
ends-why = { $reason ->
    [resign] { $name } resigned.
    [flag] { $name } ran out of time.
   *[other] { $left ->
        [one] Last player left after { $rounds ->
            [one] 1 round.
           *[other] { $rounds } rounds.
        }
       *[more] After { $rounds ->
            [one] 1 round.
           *[other] { $rounds } rounds.
        }
    }
}
# Below the winner's name in a picture, nearly as large: how the game was won, in a word or three
ends-how = { $reason ->
    [out] went out
    [going_rummy] going rummy!
    [hand_rummy] hand rummy!
    [knock] knocked
    [gin] gin!
    [biggin] big gin!
    [undercut] undercut!
    [close] closed!
    [resign] by resignation
    [flag] on time
    [left] last player left
   *[points] on points
}
# Behind a total that got a bonus at the end of the game: "312 points (62 + 250 bonus)"
ends-bonus = { $rounds } + { $bonus } bonus
# Below the sums of a finished game
ends-verify = Were the cards dealt fairly? /{ command-game } { command-game-verify } shows how anyone can check.
# In a hand that can’t be kept current any longer; { $time } is a time of day
ends-as-of = As of { $time }. Press any button to refresh.
# After a rematch was asked for from a hand by DM
ends-rematch-asked = The challenge is in { $channel }.
# On the scale of the computer's levels; $games is “23 games”
ends-place = { $name }’s level against the computer: about { $before } → { $place } ({ $games })
ends-place-first = { $name }’s level against the computer: about { $place } ({ $games })
# $level is as in “strong · 1720”
button-next-level = Next: { $level }
