### With whom: who is around, open tables, challenges that wait, invitations.

command-club-around = around
    .description = See who’s around, and say for which games and when I may call you
command-club-tables = tables
    .description = See the open tables of this server, and join one
command-challenge-open = open
    .description = How long the challenge waits for an answer; 15 minutes if you leave it empty
choice-stands-15m = 15 minutes
choice-stands-1d = 1 day
choice-stands-3d = 3 days
choice-stands-7d = 7 days
# On the closed menu of a challenge’s options
menu-stands = Waits for an answer: { $time }
waiting-needs-slow = A challenge that waits for days needs at least an hour for each turn or clock, as somebody may be asleep when it’s answered. Try turn:1d.
waiting-too-short = That much time has already gone by. Choose longer.

## The panel
club-server-only = That belongs to a server: ask me in a server channel.
around-title = ### Who’s around
around-now = Around now: { $names }
around-nobody = Nobody else has said that they’re around just now.
around-not-said = You haven’t said when I may call you. Choose some games, and I’ll mention you when somebody opens a table.
# $days as in “Mon, Fri”, $hours as in “17:00–23:00”, $until a date
around-said = I may call you to a table of **{ $games }**: { $days }, { $hours } ({ $zone }). That ends { $until }.
around-lapsed = I don’t call you any more: what you’ve said ended { $until }. **{ button-around-renew }** lets it go on ({ $games }: { $days }, { $hours }, { $zone }).
around-needs-zone = I don’t know your local time: choose your time zone first.
around-about = At most one mention an hour over all servers, and none in your quiet hours, on vacation or while you play. Others see your name among those who have time, and nothing else.
around-games = Games to call you for
around-days = Days
around-every-day = every day
around-any-time = at any time
weekday = { $day ->
    [mon] Mon
    [tue] Tue
    [wed] Wed
    [thu] Thu
    [fri] Fri
    [sat] Sat
   *[sun] Sun
}
weekday-long = { $day ->
    [mon] Monday
    [tue] Tuesday
    [wed] Wednesday
    [thu] Thursday
    [fri] Friday
    [sat] Saturday
   *[sun] Sunday
}
button-around-hours = Hours …
button-around-renew = 30 more days
button-around-stop = Don’t call me
around-dialog = When may I call you?
around-hours-about = Like 17:00-23:00; empty for any time
around-hours-wrong = I don’t understand the hours “{ $hours }”. Type them like 17:00-23:00.

# A message of its own, as it notifies: $people are mentions
around-call = { $people }: **{ $name }** opens a table of **{ $game }**. [To the table]({ $url })

## Open tables
tables-title = ### Open tables
tables-none = No table is open right now. Open one with /challenge.
tables-joined = You have a seat. [To the table]({ $url })

## Invitations by DM
command-preferences-invitations = invitations
    .description = Whether I tell you by DM of challenges that wait for your answer; no unless you choose yes
menu-invitations = Invitations: { $value ->
    [on] by DM
   *[off] only in the channel
}
menu-invitations-about = { $value ->
    [on] I tell you by DM of challenges that wait for days
   *[off] I send you no DM when somebody challenges you
}
invitation = **{ $name }** on **{ $server }** challenges you to **{ $game }**. [To the challenge]({ $url })
invitation-why = You get this because you’ve allowed invitations by DM: /preferences
invitation-declined = You’ve declined.
