### Tournament evenings: /club tournament, its message, and what is told at their tables.

command-club-tournament = tournament
    .description = Open a tournament evening, or see how the present one stands
command-club-tournament-name = name
    .description = What the tournament is called
command-club-tournament-game = game
    .description = The game to play
command-club-tournament-options = options
    .description = Options of the game, such as target=200, or a code
command-club-tournament-kind = kind
    .description = Swiss, round robin (everyone plays everyone) or arena (a new opponent whenever you’re free)
command-club-tournament-rounds = rounds
    .description = How many rounds; by the number of players if you leave it empty
command-club-tournament-signup = signup
    .description = When it begins: minutes from now, or a time such as 20:30
command-club-tournament-minutes = minutes
    .description = How many minutes a round lasts; or an arena: 30, 60, 90 or 120
command-club-tournament-duplicate = duplicate
    .description = Same cards at every table: you’re compared with players in your seat; not rated
command-club-tournament-computer = computer
    .description = With an odd number of players, the computer plays so nobody sits out
command-club-tournament-rated = rated
    .description = Whether the games count for ratings
choice-tournament-swiss = Swiss: similar scores meet
choice-tournament-round-robin = Round robin: everyone plays everyone

## The message that is always current
tournament-name = { $game } evening
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
tournament-duplicate = the same cards at all tables
tournament-computer = the computer joins if numbers are odd
tournament-rated = { $rated ->
    [yes] rated
   *[no] not rated
}
tournament-open = **Starts { $time }** ({ $when }). Press **{ button-tournament-join }** to play. You’ll be mentioned when it’s your turn in each round; **{ button-tournament-mine }** takes you to your game.
tournament-players = { $count } of { $most } players
tournament-nobody = Nobody has signed up yet. Up to { $most } can play.
tournament-more = { " " }and { $count } more
tournament-cancelled = This tournament was called off.
tournament-running = **Round { $round } of { $rounds }** · until { $when } ({ $time }) · { $done } of { $tables } tables done
tournament-commitment = -# The cards of this round are fixed: `{ $commitment }`
tournament-seat = { $table } · { $names }
tournament-seat-done = { $table } · { $names } · **{ $points }**
# All have the same cards, and the other tables still play
tournament-seat-waits = { $table } · { $names } · done
tournament-bye = { $name } sits out
tournament-how-decided = (time was over)
tournament-how-absent = (somebody didn’t come)
tournament-how-void = (no result)
tournament-how-moderated = (ended by a moderator)
tournament-cut = It was ended early: round { $round } is the last one.
tournament-cut-by = { $name } ended it while playing in it, and so comes last.
# $tables: "#17, #18"
tournament-moderated = Ended by a moderator, without a result: { $tables }
tournament-won = 🏆 **{ $names }** has won. Congratulations!
tournament-won-together = 🏆 **{ $names }** share the first place. Congratulations!
tournament-nobody-played = Nobody has played.
tournament-row = { $place }\. **{ $name }** · { $points } · { $rounds } · Buchholz { $buchholz }
tournament-left = (has left)
tournament-ties = Ties are broken by how strong the opponents were: Buchholz, their points together, then the same without the best and the worst of them. Players still equal share the place.
tournament-table = round { $round } of { $rounds }
# In the picture of the table of results
tournament-final = final table
tournament-about = { $game } · { $count ->
    [one] 1 player
   *[other] { $count } players
}
# Somebody shows the final table to a channel
tournament-shared = { $name } shows the final table of **{ $tournament }**.
tournament-points = points
tournament-buchholz = Buchh.
tournament-thread = tables { $first }–{ $last }
tournament-event = A tournament of { $game }. Sign up here: { $url }
tournament-where = [The tournament’s message]({ $url })

## A page of a round
tournament-round = **Round { $round } of { $rounds }**{ $pages ->
    [one] { "" }
   *[other] { " " }· page { $page } of { $pages }
}
tournament-round-runs = Runs until { $when } ({ $time }).
tournament-round-same-later = All tables have the same cards: points follow when the last one is done.
# After a table that is being played. $points: "35 : 20"
tournament-round-now = { $points } so far
tournament-round-playing = playing
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
   *[made] You made **{ $points }**
}: place { $place } of { $all } with these cards.
tournament-same-other = { $how ->
    [won] With your cards **{ $name }** **won**.
    [lost] With your cards **{ $name }** **lost**.
    [drew] With your cards **{ $name }** **drew**.
   *[made] With your cards **{ $name }** made **{ $points }**.
}
tournament-same-where = turn { $turn }
# A game of several rounds; those of the tournament are called that here
tournament-same-where-round = turn { $turn } of deal { $round }
# $theirs: "Carol discarded 9♠.", $mine: "You discarded 7♣." Both are whole sentences
tournament-same-parted = You parted in { $where }. { $theirs } { $mine }
tournament-same-opponent = Your opponents parted first, in { $where }. { $theirs } At your table: { $mine }
tournament-same-never = You both played the same way as far as both games went.
tournament-same-gone = That game’s record isn’t kept any more.
# A menu of the moments
tournament-same-see = See it in the replay

button-tournament-same = Same cards
button-tournament-round = Back to the round
button-tournament-rounds = Rounds
button-tournament-table = Final table
button-tournament-standings = Standings
button-tournament-join = Join
button-tournament-leave = Leave
button-tournament-mine = My table
button-tournament-results = All results
button-tournament-host = Host
button-tournament-share = Share the table
button-tournament-again = Same again
button-tournament-new = New tournament
button-tournament-start = Begin now
button-tournament-more = More options
button-tournament-cancel = Call off
button-tournament-end = End now
button-tournament-go = Leave and resign
button-tournament-yes = Yes, really

## The dialogs
tournament-field-name = Name
tournament-field-game = Game
tournament-field-kind = Opponents
tournament-field-signup = It begins
tournament-field-minutes = Minutes a round
tournament-field-options = Options of the game
tournament-field-rounds = Rounds
tournament-field-computer = Computer evens the numbers
tournament-field-rated = Rated
tournament-signup-hint = In so many minutes, or at a time such as 20:30 (your time zone)
tournament-form-swiss = Swiss: similar scores meet
tournament-form-swiss-same = Swiss, the same cards at all tables
tournament-form-round-robin = Round robin: everyone plays everyone
tournament-form-round-robin-same = Round robin, the same cards at all tables
# In the menu of games. $game: "500 Rummy, 1 round"
tournament-game-before = { $game } · as last time
tournament-yes = yes
tournament-no = no

## Answers to one person alone
tournament-none-yet = No tournament is on right now. Start one: people join with a button and the rest runs itself.
tournament-opened = Your tournament stands in the channel. It begins by itself when its time comes.
tournament-host = { $host } has opened this tournament.
tournament-come = You’re in **{ $name }**. You’ll be mentioned when it’s your turn in each round.
tournament-come-late = You’re in: **{ $name }**. You play from the next round on.
tournament-gone = You’ve left the tournament.
tournament-sure = You’re playing a game here. If you leave now, you resign it.
tournament-mine = Your table is [#{ $game }]({ $url }).
tournament-avoids = You’ve blocked the player you would have met in this round, so it brings you half a point at most.
tournament-wait = You have no game to play right now. The next round starts when every game is finished, or when time is up.
tournament-starts = It begins now.
tournament-cancel-sure = Really call this tournament off?
tournament-end-sure = End this tournament now? Whoever is leading each unfinished game wins it, and the standings become final.
tournament-end-sure-own = End this tournament early? You’re playing in it, so the current round is played to its end first, you come last, and the tournament’s message says so.
tournament-stopped = Done.
tournament-changed = Changed.

## Why something could not be done
tournament-none = That tournament is gone.
tournament-here = There’s a tournament in this channel already.
tournament-in-server = There’s a tournament in this server already. Only people with the permission to manage the server or its events can open another one.
tournament-joined = You’re in already.
tournament-out = You missed two games, so you’re out of this tournament.
tournament-deleted = You deleted your data while this tournament was running, so you can’t join it again.
tournament-full = All places are taken.
tournament-over = This tournament is over.
tournament-same-none = There’s nothing to compare your cards with in that round.
tournament-not-over = It isn’t over yet: there’s no final table to share.
tournament-no-round = It hasn’t begun yet: the rounds are here once it has.
tournament-late = It’s too late to join this tournament.
tournament-not-in = You’re not in this tournament.
tournament-begun = It has already begun.
tournament-too-few = It takes two players at least.
tournament-not-host = Only the tournament’s host, or someone who can manage the server or its events, can do that.
tournament-when = I don’t understand when. Type minutes from now, such as 20, or a time such as 20:30; at most a week ahead.
tournament-number = That has to be a number from { $least } to { $most }.

## At the tables
tournament-missed = { $user }, your opponent is waiting in #{ $game }. Make a move, or you lose the game { $time }.

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
tournament-front-plays = **{ $name }**: your game of this round is on.
button-tournament-front = Join the tournament
