### Challenges: the question in the channel and its end.

challenge-title = { $game }
challenge-asks = **{ $name }** challenges { $opponents }.
challenge-waits = Waiting for { $opponents }.
challenge-accepted = Accepted: { $names }
challenge-open = **{ $name }** opens a table. Who plays?
challenge-seated = { $taken } of { $seats } seats: { $names }
challenge-with-computer = One seat is for the computer ({ $level }).
challenge-clock = { $clock } for each player’s whole game
challenge-clock-increment = { $clock } for each player’s whole game, { $increment } more for every turn
challenge-turn = { $turn } for a turn
challenge-no-limits = no time limit
challenge-rated = Rated: it counts in /standings.
challenge-unrated = Not rated.
challenge-consent = { $open ->
    [yes] Whoever joins gets their hand by DM.
   *[no] Whoever accepts gets their hand by DM.
}
challenge-expires = Open until { $time }

challenge-started = The game has begun: #{ $game }.
challenge-declined = It was declined.
challenge-declined-by = { $name } has declined.
challenge-cancelled = **{ $name }** has taken it back.
challenge-expired = Nobody answered in time.
