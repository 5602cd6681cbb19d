### With whom: who is around, open tables, challenges that wait, invitations.

command-club-around = around
    .description = See who’s around, and choose when and for which games I mention you
command-club-tables = tables
    .description = See this server’s open tables, and join one

## The panel
club-server-only = This only works in a server. Use it in a server channel.
around-title = ### Who’s around
around-now = Around now: { $names }
around-nobody = No one else is around right now.
around-not-said = Choose some games, and I’ll mention you when someone opens a table.
# $days as in “Mon, Fri”, $hours as in “17:00–23:00”, $until a date
around-said = I’ll mention you when someone opens a table of **{ $games }** ({ $days }, { $hours }, { $zone }), until { $until }.
around-lapsed = I stopped mentioning you on { $until }. Press **{ button-around-renew }** to start again ({ $games }: { $days }, { $hours }, { $zone }).
around-needs-zone = Choose your time zone first, in the menu below.
around-about = At most one mention an hour across all servers; none during quiet hours, on vacation or while you’re playing. Others only see that you’re around.
around-games = Games to mention you for
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
button-around-hours = Times …
button-around-renew = 30 more days
button-around-stop = Don’t mention me
around-dialog = When can I mention you?
around-hours-about = For example 17:00-23:00. Leave empty for any time.
around-hours-wrong = I can’t read “{ $hours }” as hours. Type them like 17:00-23:00.

# A message of its own, as it notifies: $people are mentions
around-call = { $people }: **{ $name }** opens a table of **{ $game }**. [Go to the table]({ $url })

## Open tables
tables-title = ### Open tables
tables-nobody = There are no open tables right now. Open one yourself.
tables-joined = You’re in. [Go to the table]({ $url })

## Invitations by DM

invitation = **{ $name }** challenges you to **{ $game }** in **{ $server }**. [Go to the challenge]({ $url })
invitation-why = You get these because invitations by DM are on. Turn them off: /{ command-preferences }

command-club-block-person = person
    .description = The person to block
command-club-block-unblock = unblock
    .description = The person to unblock
blocks-none = You haven’t blocked anyone.
blocks-add = Block someone
blocks-take = Unblock someone
blocks-not-them = You can’t block yourself or a bot.
blocks-too-many = You can block at most { $count } people. Unblock someone first.
blocks-added = You’ve blocked { $name }.

## On the club’s front page: open tables with a free seat
tables-front = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
tables-front-next = { $count ->
    [one] **A table is open.** Take a seat.
   *[other] **{ $count } tables are open.** Take a seat.
}
