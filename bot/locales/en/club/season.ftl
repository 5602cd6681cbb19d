### Seasons: /club season, /club champions, the post when one is over, the host's page about them.

command-club-season = season
    .description = See the points of this season, and how long it still lasts
command-club-season-game = game
    .description = Which rummy; the one played most here if you leave it empty
command-club-champions = champions
    .description = Former champions of this server, season by season
choice-season = season
period-season = Season

season-title = { $game } · season { $number }
# $days is its first and its last day; $ends a day and time, $left "in 6 days"
season-running = { $days } · ends { $ends }, { $left }
season-over = { $days } · final table
# Below a table: what gives points
season-rule = Finish ahead of an opponent in a rated game: 10 points the first time, 9 the next, and so on, down to 1.
season-needs = The champion is the top player with at least { $games } games, played with at least { $people } other people.
season-unplayed = { $running ->
    [yes] Nobody has finished a rated game in this season yet. Be the first!
   *[no] Nobody finished a rated game of this in that season.
}
season-won = { $wins } of { $games } won
season-opponents = { $count ->
    [one] { $count } opponent
   *[other] { $count } opponents
}
season-champion = champion
season-unknown = This server hasn’t had a season { $number }.
button-season-before = Season before
button-season-after = Season after

champions-title = Champions
champions-season = Season { $number } · { $days }
champions-none = no champion
champions-empty = No season has ended here yet. This one ends { $ends }.

season-posted = Season { $number } has ended · { $days }
season-begun = A new season has started, and everyone’s back at 0.

profile-titles = **Champion**
profile-title-row = { $game } · { $count ->
    [one] season { $seasons }
   *[other] seasons { $seasons }
}

## The host's page

command-server-season = season
    .description = Seasons, their champions, and the weekly post
command-server-season-zone = zone
    .description = The server’s time zone, for seasons: type a big city near you
command-server-season-season = season
    .description = How long a season lasts
command-server-season-season_ends = season-ends
    .description = The last day of the present season, like 2026-12-31
command-server-season-season_post = season-post
    .description = Whether champions are posted where the weekly standings are
command-server-season-champion_role = champion-role
    .description = The role the champion wears during the next season
command-server-season-champion_game = champion-game
    .description = Which game’s champion gets the role; the default game if empty
choice-quarter = quarter
choice-weeks-4 = 4 weeks
choice-weeks-2 = 2 weeks
server-about-season = Where midnight is for this server, how long a season lasts, and what its champions get.
server-page-season = Seasons
server-zone = **time zone** { $zone }
server-season = **a season** { $value ->
    [quarter] is a quarter of a year
    [weeks-4] is 4 weeks
    [weeks-2] is 2 weeks
   *[month] is a month
}
server-season-runs = **season { $number }** { $days } · ends { $ends }, { $left }
server-season-none = No season is running: one begins with the next rated game.
server-champions-posted = **champions** are posted in { $channel }
server-champions-silent = **champions** not posted
server-champions-nowhere = **champions** are posted with the weekly standings; choose a channel for these
server-champion-role = **champion’s role** { $game }: { $role }
server-champion-forbidden = ⚠ I can’t give or take { $role }. Give my role Manage Roles, and move it above that one in the list of roles.
server-champion-gone = ⚠ A champion’s role is gone. Choose another one.
server-champion-left = A champion left the server, so nobody got the role.
menu-season-length = A season: { $value ->
    [quarter] a quarter of a year
    [weeks-4] 4 weeks
    [weeks-2] 2 weeks
   *[month] a month
}
menu-season-post = Post the champions: { $value ->
    [on] yes
   *[off] no
}
menu-champion-game = Champion’s role: { $game }
menu-champion-none = No role: choose one
button-season-zone = Other zone
button-season-last = Last day
button-season-end = End it now
field-last = Last day of this season
field-last-about = Year, month and day, like 2026-12-31
season-end-sure = End this season now? Its champions become final, and the next season starts right away.
season-ended-now = The season ends now; its champions follow in a moment.
season-last-wrong = I don’t understand “{ $typed }”. Type a day like { $today }: today or later, at most a year ahead.
champion-role-unknown = That role is gone. Choose another one.
champion-role-unfit = “{ $role }” belongs to a bot or to everybody, so nobody can be given it. Choose another role.
champion-role-not-yours = You can’t give “{ $role }” to anybody yourself. Ask somebody with Manage Roles and a higher role.

## On the club’s front page
season-front = Season · { $game }
season-front-place = Place { $place }
season-front-leads = you’re in the lead
season-front-behind = { $count ->
    [0] level with { $name }
    [one] { $count } point behind { $name }
   *[other] { $count } points behind { $name }
}
