### Challenges: the question in the channel and its end.

challenge-asks = **{ $name }** challenges { $opponents } to **{ $game }**.
challenge-accepted = Accepted: { $names }
challenge-not-playing = Declined: { $names }
challenge-accept-again = The rules have changed: { $names } { $count ->
    [one] has
   *[other] have
} to accept again.
challenge-can-start = **{ $name }** can start with the players who’ve accepted.
challenge-open = **{ $name }** opens a table of **{ $game }**. Who plays?
challenge-asked = **{ $name }** with { $opponents }: { $game }
challenge-opened = **{ $name }**: a table of { $game }
challenge-seated = { $taken } of { $seats } seats: { $names }
challenge-rules-changed = The rules have changed since { $names } joined.
challenge-with-computer = One seat is for the computer ({ $level }).
# $levels is as in “easy · 1300, normal · 1500”
computer-level-missing = { $game } has no such level of the computer. Choose one of these: { $levels }.
challenge-clock = clock { $clock } each
challenge-clock-increment = clock { $clock } each, plus { $increment } a turn
challenge-turn = turn limit { $turn }
challenge-no-limits = no time limit
challenge-rated = Rated: counts in /{ command-standings }.
challenge-unrated = Not rated.
challenge-consent = { $open ->
    [yes] If you join, you get your hand by DM.
   *[no] If you accept, you get your hand by DM.
}
# $time counts down by itself: "in 23 hours"
challenge-expires = Closes { $time }
# SHA-256 of the secret seed, 64 hexadecimal digits
challenge-commitment = Shuffle fingerprint `{ $commitment }` · /{ command-game } { command-game-verify } explains it

challenge-started = The game has begun: #{ $game }
challenge-declined = Declined
challenge-declined-by = { $name } declined
challenge-cancelled = Cancelled by the challenger
challenge-expired = Nobody answered in time

# A message of its own, as it notifies: $people are mentions
challenge-told-accept-again = { $people }: **{ $name }** has changed the rules of the challenge above. Have a look and accept again.
challenge-told-changed = { $people }: **{ $name }** has changed the rules of the table above. You keep your seat unless you press { button-leave }.

command-challenge-open = open
    .description = How long the challenge waits for an answer; 15 minutes if you leave it empty
choice-stands-15m = 15 minutes
choice-stands-1d = 1 day
choice-stands-3d = 3 days
choice-stands-7d = 7 days
