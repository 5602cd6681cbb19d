### What moderators do: end tables, keep people from playing, and read what was done.

command-club-moderate = moderate
    .description = For moderators: end tables, ban people from playing, read the log
command-club-moderate-table = table
    .description = The table to end
command-club-moderate-person = person
    .description = The person to ban from playing

button-club-moderate = Moderate

moderate-title = ### Moderate
moderate-page-tables = Tables
moderate-page-people = People
moderate-page-log = Log

## Tables. $span is "3 days"
moderate-all = **Running tables: { $count }**, the longest without a move first
moderate-idle = **Without a move for { $span } or longer: { $count }**
menu-moderate-all = Show: all tables
menu-moderate-idle = Show: no move for { $span }
menu-moderate-table = Choose a table …
moderate-more = … and { $count } more
# $title is "#17 · 500 Rummy", $time "3 days ago"
moderate-table = **{ $title }** · { $names } · last move { $time }
moderate-own-table = You’re playing in #{ $game }, so another moderator has to handle it.
moderate-own-tournament = #{ $game } belongs to a tournament that you’re playing in, so another moderator has to handle it.
moderate-ends = Either way the game ends now and doesn’t count for ratings or standings.
moderate-ends-tournament = This is a tournament game. Either way the game ends now, each player who came gets half a point, and the tournament’s message says that a moderator ended it.
# Buttons; both open a dialog
button-moderate-end = End, no result …
button-moderate-stop = End, keep points …
button-moderate-clear = End all ({ $count }) …
button-moderate-look = Look at it
moderate-ended = { $how ->
    [stop] #{ $game } has ended; the current scores stand.
   *[end] #{ $game } has ended without a result.
}
moderate-cleared = Tables ended: { $count }.

## People
moderate-people = **Not allowed to play here: { $count }**
menu-moderate-person = Ban from playing …
menu-moderate-lift = Let somebody play again …
menu-moderate-length = For how long?
moderate-until-lifted = until further notice
moderate-ban = **{ $name }** · { $until ->
    [none] until further notice
   *[other] until { $until }
}
# Behind what was done
moderate-because = { " " }· “{ $reason }”
moderate-how-long = How long should **{ $name }** be banned from playing here? Open challenges are withdrawn; running games may be finished.
# $tables: "#17, #18"
moderate-banned = **{ $name }** is banned from playing here { $until ->
    [none] until further notice.
   *[other] until { $until }.
} { $tables ->
    [none] { "" }
   *[other] Still in progress: { $tables }. Let these finish, or end them under Tables.
}
moderate-lifted = **{ $name }** may play here again.

## The log. $time is a date and time
moderate-log-empty = Nothing has been done yet.
moderate-deed = { $time } · **{ $by }** { $kind ->
    [end] ended #{ $game } without a result
    [stop] ended #{ $game } with the points as they stood
    [clear] ended #{ $game }, where nobody had moved for long
    [ban] banned **{ $name }** from playing { $until ->
        [none] until further notice
       *[other] until { $until }
    }
   *[lift] let **{ $name }** play again
}

## Dialogs
dialog-moderate = { $what ->
    [end] End #{ $number } without a result
    [stop] End #{ $number }, keep the points
    [clear] End all of these tables
    [ban] Ban from playing
   *[lift] Let somebody play again
}
field-moderate-reason = Why? (optional)
field-moderate-reason-about = { $what ->
    [ban] It’s in the log, and the person is told it.
   *[other] It’s in the log, for the moderators to read.
}

## Refusals
ban-over = That person may play again already.
ban-lift-own = You can’t lift your own ban. Ask another moderator.
