### Challenges: the question in the channel and its end.

challenge-asks = **{ $name }** challenges { $opponents } to **{ $game }**.
challenge-accepted = Accepted: { $names }
challenge-open = **{ $name }** opens a table of **{ $game }**. Who plays?
challenge-asked = **{ $name }** and { $opponents }: { $game }
challenge-opened = **{ $name }**: a table of { $game }
challenge-seated = { $taken } of { $seats } seats: { $names }
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
challenge-expires = Open until { $time }
# SHA-256 of the secret seed, 64 hexadecimal digits
challenge-commitment = My part of the shuffle is fixed already. Commitment: { $commitment }

challenge-started = The game has begun: #{ $game }
challenge-declined = Declined
challenge-declined-by = { $name } has declined
challenge-cancelled = Taken back by the challenger
challenge-expired = Nobody answered in time
