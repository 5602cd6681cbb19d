### Challenges: the question in the channel and its end.

challenge-asks = **{ $name }** challenges { $opponents } to **{ $game }**.
challenge-accepted = Accepted: { $names }
challenge-not-playing = Declined: { $names }
challenge-accept-again = The rules have changed: { $names } { $count ->
    [one] has
   *[other] have
} to accept again.
challenge-can-start = **{ $name }** can start with those who have accepted.
challenge-open = **{ $name }** opens a table of **{ $game }**. Who plays?
challenge-asked = **{ $name }** with { $opponents }: { $game }
challenge-opened = **{ $name }**: a table of { $game }
challenge-seated = { $taken } of { $seats } seats: { $names }
challenge-rules-changed = The rules have changed since { $names } joined.
challenge-with-computer = One seat is for the computer ({ $level }).
challenge-clock = clock { $clock } each
challenge-clock-increment = clock { $clock } each, { $increment } more a turn
challenge-turn = turn limit { $turn }
challenge-no-limits = no time limit
challenge-rated = Rated: it counts in /standings.
challenge-unrated = Not rated.
challenge-consent = { $open ->
    [yes] Whoever joins gets their hand by DM.
   *[no] Whoever accepts gets their hand by DM.
}
# $time counts down by itself: "in 23 hours"
challenge-expires = Closes { $time }
# SHA-256 of the secret seed, 64 hexadecimal digits
challenge-commitment = My part of the shuffle is fixed already. Commitment: { $commitment }

challenge-started = The game has begun: #{ $game }
challenge-declined = Declined
challenge-declined-by = { $name } has declined
challenge-cancelled = Taken back by the challenger
challenge-expired = Nobody answered in time

# A message of its own, as it notifies: $people are mentions
challenge-told-accept-again = { $people }: **{ $name }** has changed the rules of the challenge above. Look at them and accept again.
challenge-told-changed = { $people }: **{ $name }** has changed the rules of the table above. You keep your seat; Leave gives it up.
