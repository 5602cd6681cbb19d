### Challenges: the question in the channel and its end.

challenge-asks = **{ $name }** challenges { $opponents } to **{ $game }**.
challenge-accepted = Accepted: { $names }
challenge-not-playing = Declined: { $names }
challenge-accept-again = The rules have changed: { $names } { $count ->
    [one] has
   *[other] have
} to accept again.
challenge-can-start = **{ $name }** can start with the players who’ve accepted.
challenge-open = **{ $name }** opened a table of **{ $game }**. Who’s in?
challenge-asked = **{ $name }** with { $opponents }: { $game }
challenge-opened = **{ $name }**: a table of { $game }
challenge-seated = { $taken } of { $seats } seats: { $names }
challenge-rules-changed = The rules have changed since { $names } joined.
challenge-with-computer = The computer ({ $level }) takes one seat.
# $levels is as in “easy · 1300, normal · 1500”
computer-level-missing = The computer doesn’t have that level in { $game }. Choose one of: { $levels }.
challenge-clock = clock: { $clock } each
challenge-clock-increment = clock: { $clock } each, plus { $increment } a turn
challenge-turn = turn limit: { $turn }
challenge-no-limits = no time limit
challenge-rated = Rated: counts in /{ command-standings }.
challenge-unrated = Unrated.
challenge-consent = { $open ->
    [yes] If you join, you’ll get your hand by DM.
   *[no] If you accept, you’ll get your hand by DM.
}
# $time counts down by itself: "in 23 hours"
challenge-expires = Closes { $time }
# SHA-256 of the secret seed, 64 hexadecimal digits
challenge-commitment = Shuffle fingerprint `{ $commitment }` · /{ command-game } { command-game-verify } explains it

challenge-started = The game has started: #{ $game }
challenge-declined = Declined
challenge-declined-by = { $name } declined
challenge-cancelled = Cancelled by the challenger
challenge-expired = No one answered in time

# A message of its own, as it notifies: $people are mentions
challenge-told-accept-again = { $people }: **{ $name }** changed the rules of the challenge above. Please check them and accept again.
challenge-told-changed = { $people }: **{ $name }** changed the rules of the table above. You keep your seat unless you press { button-leave }.

command-challenge-open = open
    .description = How long the challenge stays open; 15 minutes if left empty
choice-stands-15m = 15 minutes
choice-stands-1d = 1 day
choice-stands-3d = 3 days
choice-stands-7d = 7 days
