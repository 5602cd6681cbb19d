### What moderators do: end games, ban people from playing, and read what was done.

command-club-moderate = moderate
    .description = For moderators: end games, ban people from playing, read the log
command-club-moderate-table = table
    .description = The game to end
command-club-moderate-person = person
    .description = The person to ban from playing

button-club-moderate = Moderation

moderate-title = ### Moderation
moderate-page-tables = Games
moderate-page-people = People
moderate-page-log = Log

## Tables. $span is "3 days"
moderate-all = **Running games: { $count }** (longest idle first)
moderate-idle = **No move for { $span } or more: { $count }**
menu-moderate-all = Show: all games
menu-moderate-idle = Show: no move for { $span }
menu-moderate-table = Choose a game …
moderate-more = … and { $count } more
# $title is "#17 · 500 Rummy", $time "3 days ago"
moderate-table = **{ $title }** · { $names } · last move { $time }
moderate-own-table = You’re playing in #{ $game }, so another moderator has to handle it.
moderate-own-tournament = #{ $game } is part of a tournament that you’re playing in, so another moderator has to handle it.
moderate-ends = Both buttons end the game now: it’s unrated and stays out of the standings.
moderate-ends-tournament = This is a tournament game. Both buttons end it now: each player who came gets half a point, and the tournament’s message says that a moderator ended it.
# Buttons; both open a dialog
button-moderate-end = End, no result …
button-moderate-stop = End, keep points …
button-moderate-clear = End all ({ $count }) …
button-moderate-look = Watch the game
moderate-ended = { $how ->
    [stop] #{ $game } has ended; the current scores stand.
   *[end] #{ $game } has ended without a result.
}
moderate-cleared = Games ended: { $count }.

## People
moderate-people = **Banned from playing here: { $count }**
menu-moderate-person = Ban someone from playing …
menu-moderate-lift = Lift a ban …
menu-moderate-length = For how long?
moderate-until-lifted = until further notice
moderate-ban = **{ $name }** · { $until ->
    [none] until further notice
   *[other] until { $until }
}
# Behind what was done
moderate-because = { "\u00A0" }· “{ $reason }”
moderate-how-long = How long do you want to ban **{ $name }** from playing here? A ban withdraws their open challenges. They can still finish their running games.
# $tables: "#17, #18"
moderate-banned = **{ $name }** is banned from playing here { $until ->
    [none] until further notice.
   *[other] until { $until }.
} { $tables ->
    [none] { "" }
   *[other] Still in progress: { $tables }. Let these games finish, or end them under { moderate-page-tables }.
}
moderate-lifted = **{ $name }** can play here again.

## The log. $time is a date and time
moderate-log-empty = No actions yet.
moderate-deed = { $time } · **{ $by }** { $kind ->
    [end] ended #{ $game } without a result
    [stop] ended #{ $game } and kept the points
    [clear] ended #{ $game }, which had been idle for a long time
    [ban] banned **{ $name }** from playing { $until ->
        [none] until further notice
       *[other] until { $until }
    }
   *[lift] lifted the ban on **{ $name }**
}

## Dialogs
dialog-moderate = { $what ->
    [end] End #{ $number } without a result
    [stop] End #{ $number }, keep the points
    [clear] End all these games
    [ban] Ban from playing
   *[lift] Lift the ban
}
field-moderate-reason = Reason (optional)
field-moderate-reason-about = { $what ->
    [ban] Shown in the log and to the person.
   *[other] Shown in the log, to moderators only.
}

## Refusals
ban-over = This ban is already over.
ban-lift-own = You can’t lift your own ban. Ask another moderator.
