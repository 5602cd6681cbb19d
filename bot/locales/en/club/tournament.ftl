### Tournaments: /club tournament, its message, and what is told at their tables.

command-club-tournament = tournament
    .description = Open a tournament, or see how the current one is going
command-club-tournament-name = name
    .description = The tournament’s name; named after its game if left empty
command-club-tournament-game = game
    .description = Which game; the server’s default if left empty
command-club-tournament-options = options
    .description = Game options, like target=200, or a code
command-club-tournament-kind = kind
    .description = Swiss, round robin (everyone plays everyone) or arena (a new opponent whenever you’re free)
command-club-tournament-rounds = rounds
    .description = Number of rounds; depends on the number of players if left empty
command-club-tournament-signup = signup
    .description = When the tournament starts: minutes from now, or a time like 20:30
command-club-tournament-minutes = minutes
    .description = Minutes for each round; for a whole arena, 30, 60, 90 or 120
command-club-tournament-duplicate = duplicate
    .description = Same cards at every table: you’re compared with players in your seat; unrated
command-club-tournament-computer = computer
    .description = If the number of players is odd, the computer plays so no one has a bye
command-club-tournament-rated = rated
    .description = Whether the games are rated; yes by default
choice-tournament-swiss = Swiss: similar scores meet
choice-tournament-round-robin = Round robin: everyone plays everyone

## The message that is always current
tournament-name = { $game } night
tournament-title = ## { $name }
tournament-kind = { $kind ->
    [round-robin] round robin
   *[swiss] Swiss
}
tournament-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
tournament-minutes = { $count ->
    [one] 1 minute a round
   *[other] { $count } minutes a round
}
tournament-duplicate = same cards at every table
tournament-computer = the computer joins if the player count is odd
tournament-rated = { $rated ->
    [yes] rated
   *[no] unrated
}
tournament-open = **Starts { $time }** ({ $when }). Press **{ button-tournament-join }** to play. I’ll mention you when it’s your turn in each round; **{ button-tournament-mine }** takes you to your game.
tournament-players = { $count } of { $most } players
tournament-nobody = No one has signed up yet. Up to { $most } people can play.
tournament-more = { " " }and { $count } more
tournament-cancelled = This tournament was cancelled.
tournament-running = **Round { $round } of { $rounds }** · ends { $when } ({ $time }) · { $done } of { $tables } games done
# The fingerprint is a long hexadecimal number
tournament-commitment = -# This round’s shuffle fingerprint: `{ $commitment }`
tournament-seat = { $table } · { $names }
tournament-seat-done = { $table } · { $names } · **{ $points }**
# All have the same cards, and the other tables still play
tournament-seat-waits = { $table } · { $names } · done
tournament-bye = { $name } has a bye
tournament-how-decided = (time ran out)
tournament-how-absent = (no-show)
tournament-how-void = (no result)
tournament-how-moderated = (ended by a moderator)
tournament-cut = This tournament was ended early: round { $round } is the last one.
# Stands below arenas too
tournament-cut-by = { $name } ended the tournament while playing in it, and so comes last.
# $tables: "#17, #18"
tournament-moderated = Ended by a moderator, without a result: { $tables }
tournament-won = 🏆 **{ $names }** has won. Congratulations!
tournament-won-together = 🏆 **{ $names }** share first place. Congratulations!
tournament-nobody-played = No one played.
tournament-row = { $place }\. **{ $name }** · { $points } · { $rounds } · Buchholz { $buchholz }
tournament-left = (left)
tournament-ties = Ties are broken by Buchholz (your opponents’ total points), then by Buchholz without the best and worst opponent. Players still tied share the place.
tournament-table = round { $round } of { $rounds }
# In the picture of the standings
tournament-final = final standings
tournament-about = { $game } · { $count ->
    [one] 1 player
   *[other] { $count } players
}
# Somebody shows the final standings to a channel
tournament-shared = { $name } shared the final standings of **{ $tournament }**.
tournament-points = points
tournament-buchholz = Buchh.
tournament-thread = tables { $first }–{ $last }
tournament-event = A { $game } tournament. Sign up here: { $url }
tournament-where = [Go to the tournament’s message]({ $url })

## A page of a round
tournament-round = **Round { $round } of { $rounds }**{ $pages ->
    [one] { "" }
   *[other] { " " }· page { $page } of { $pages }
}
tournament-round-runs = This round ends at { $when } ({ $time }).
tournament-round-same-later = Every table has the same cards, so you’ll see the points when all games are done.
# After a table that is being played. $points: "35 : 20"
tournament-round-now = { $points } so far
tournament-round-playing = in progress
# After the result of a table: who was ahead there. $points: "40 points"
tournament-round-ahead = ({ $name } by { $points })
# After the names of the reader's own table
tournament-round-own = ← you

## What others made of the reader's cards
tournament-same = **Round { $round }** · your cards at the other tables
tournament-same-own = { $how ->
    [won] You **won**
    [lost] You **lost**
    [drew] You **drew**
   *[made] You scored **{ $points }**
}: place { $place } of { $all } with these cards.
tournament-same-other = { $how ->
    [won] **{ $name }** **won** with your cards.
    [lost] **{ $name }** **lost** with your cards.
    [drew] **{ $name }** **drew** with your cards.
   *[made] **{ $name }** scored **{ $points }** with your cards.
}
tournament-same-where = turn { $turn }
# A game of several rounds; those of the tournament are called that here
tournament-same-where-round = turn { $turn } of deal { $round }
# $theirs: "Carol discarded 9♠.", $mine: "You discarded 7♣." Both are whole sentences
tournament-same-parted = You first played differently on { $where }. { $theirs } { $mine }
tournament-same-opponent = Your opponents played differently first, on { $where }. { $theirs } At your table: { $mine }
tournament-same-never = You both played the same way until one of the games ended.
tournament-same-gone = The record of that game isn’t kept any more.
# A menu of the moments
tournament-same-see = See it in the replay

button-tournament-same = Same cards
button-tournament-round = Back to the round
button-tournament-rounds = Rounds
button-tournament-table = Final standings
button-tournament-standings = Standings
button-tournament-join = Join
button-tournament-leave = Leave
button-tournament-mine = My table
button-tournament-results = All results
button-tournament-host = Host
button-tournament-share = Share standings
button-tournament-again = Same again
button-tournament-new = New tournament
button-tournament-start = Start now
button-tournament-more = More options
button-tournament-cancel = Cancel tournament
button-tournament-end = End now
button-tournament-go = Leave and resign
button-tournament-yes = Yes, really

## The dialogs
tournament-field-name = Name
tournament-field-game = Game
tournament-field-kind = Kind of tournament
tournament-field-signup = Start time
tournament-field-minutes = Minutes per round
tournament-field-options = Game options
tournament-field-rounds = Rounds
tournament-field-computer = Computer joins if player count is odd
tournament-field-rated = Rated
tournament-signup-hint = Minutes from now, or a time like 20:30 (your time zone)
tournament-form-swiss = Swiss: similar scores meet
tournament-form-swiss-same = Swiss, same cards at every table
tournament-form-round-robin = Round robin: everyone plays everyone
tournament-form-round-robin-same = Round robin, same cards at every table
# In the menu of games. $game: "500 Rummy, 1 round"
tournament-game-before = { $game } · same as last time
tournament-yes = yes
tournament-no = no

## Answers to one person alone
tournament-none-yet = No tournament is on right now. Open one: people join with a button and the rest runs itself.
tournament-opened = Your tournament is open in this channel. It starts by itself when it’s time.
tournament-host = { $host } opened this tournament.
tournament-come = You’re in **{ $name }**. I’ll mention you when it’s your turn in each round.
tournament-come-late = You’re in **{ $name }**. You play from the next round on.
tournament-gone = You’ve left the tournament.
tournament-sure = You’re in the middle of a game. If you leave the tournament now, you resign that game.
tournament-mine = Your table is [#{ $game }]({ $url }).
tournament-avoids = You’ve blocked the player you would have met in this round, so you get half a point at most.
tournament-wait = You have no game to play right now. The next round starts when every game is finished, or when time is up.
tournament-starts = The tournament is starting now.
tournament-cancel-sure = Cancel this tournament?
tournament-end-sure = End this tournament now? The player in the lead wins each unfinished game, and the standings become final.
tournament-end-sure-own = End this tournament early? You’re playing in it, so the current round is finished first, you’ll come last, and the tournament’s message will say why.
tournament-stopped = Done.
tournament-changed = Changed.

## Why something could not be done
tournament-none = That tournament doesn’t exist any more.
tournament-here = This channel already has a tournament. Use another channel.
tournament-in-server = This server already has a tournament. Only members who can manage the server or its events can open another one.
tournament-joined = You’ve already joined this tournament.
tournament-out = You missed two games, so you’re out of this tournament.
tournament-deleted = You deleted your data while this tournament was running, so you can’t join it again.
tournament-full = This tournament is full.
tournament-over = This tournament is over.
tournament-same-none = No other table had your cards in that round, so there’s nothing to compare.
tournament-not-over = This tournament isn’t over yet, so you can’t share its final standings.
tournament-no-round = This tournament hasn’t started yet. You’ll see its rounds here once it has.
tournament-late = It’s too late to join this tournament.
tournament-not-in = You’re not in this tournament.
tournament-begun = This tournament has already started.
tournament-too-few = A tournament needs at least two players.
tournament-not-host = Only the tournament’s host, or someone who can manage the server or its events, can do that.
tournament-when = I can’t read that as a start time. Type minutes from now, like 20, or a time like 20:30, at most a week ahead.
tournament-number = Type a number from { $least } to { $most }.

## At the tables
tournament-missed = { $user }, your opponent is waiting in #{ $game }. Make a move, or you’ll lose the game { $time }.

## On the club’s front page
# $own: whether the reader is one of them
tournament-front-in = { $count ->
    [one] { $count } player
   *[other] { $count } players
}{ $own ->
    [in] , you’re in
   *[other] { "" }
}
tournament-front-open = **{ $name }** starts { $time }. Join in?
tournament-front-plays = **{ $name }**: your game in this round is on.
button-tournament-front = Join the tournament
