### Seasons: /club season, /club champions, the post when a season is over, the host's page about them.

command-club-season = season
    .description = See this season’s points and when it ends
command-club-season-game = game
    .description = Which game; the one played most here if left empty
command-club-champions = champions
    .description = See this server’s past champions, season by season
choice-season = season
period-season = Season

season-title = { $game } · season { $number }
# $days is its first and its last day; $ends a day and time, $left "in 6 days"
season-running = { $days }
    Ends { $ends }, { $left }
season-over = { $days } · final standings
# Below the standings: what gives points. The count is for each opponent
season-rule = Finish ahead of an opponent in a rated game: 10 points the first time, 9 the next time against the same person, and so on, down to 1.
season-needs = The champion is the top player with at least { $games } games against at least { $people } different opponents.
season-unplayed = { $running ->
    [yes] No one has finished a rated game this season. Be the first!
   *[no] No one finished a rated game that season.
}
season-won = { $wins } of { $games } won
season-opponents = { $count ->
    [one] { $count } opponent
   *[other] { $count } opponents
}
season-champion = champion
season-unknown = This server hasn’t had a season { $number }.
button-season-before = Previous season
button-season-after = Next season

champions-title = Champions
champions-season = Season { $number } · { $days }
champions-none = no champion
champions-empty = No season has ended here yet. The current one ends { $ends }.

season-posted = Season { $number } has ended · { $days }
season-begun = A new season has started, and everyone’s back at 0.

profile-titles = **Champion**
profile-title-row = { $game } · { $count ->
    [one] season { $seasons }
   *[other] seasons { $seasons }
}

## The host's page

command-server-season = season
    .description = Seasons, champions and the weekly post
command-server-season-zone = zone
    .description = The server’s time zone, for seasons: type a big city near you
command-server-season-season = season
    .description = How long each season lasts
command-server-season-season_ends = season-ends
    .description = The last day of the current season, like 2026-12-31
command-server-season-season_post = season-post
    .description = Post the champions with the weekly standings
command-server-season-champion_role = champion-role
    .description = The role the champion wears during the next season
command-server-season-champion_game = champion-game
    .description = Which game’s champion gets the role; the default game if left empty
choice-quarter = quarter
choice-weeks-4 = 4 weeks
choice-weeks-2 = 2 weeks
server-about-season = This server’s time zone, how long a season lasts, and what champions get.
server-page-season = Seasons
server-zone = **time zone:** { $zone }
server-season = **season length:** { $value ->
    [quarter] a quarter of a year
    [weeks-4] 4 weeks
    [weeks-2] 2 weeks
   *[month] a month
}
server-season-runs = **season { $number }:** { $days } · ends { $ends }, { $left }
server-season-none = No season right now. The next rated game starts one.
server-champions-posted = **champions:** posted in { $channel }
server-champions-silent = **champions:** not posted
server-champions-nowhere = **champions:** not posted until you choose a channel for the weekly standings
server-champion-role = **champion’s role in { $game }:** { $role }
server-champion-forbidden = ⚠ I can’t assign or remove { $role }. Give my role the Manage Roles permission, and move it above { $role } in the server’s list of roles.
server-champion-gone = ⚠ A champion’s role was deleted. Choose another role.
server-champion-left = A champion left the server, so no one got the role.
menu-season-length = Season length: { $value ->
    [quarter] a quarter of a year
    [weeks-4] 4 weeks
    [weeks-2] 2 weeks
   *[month] a month
}
menu-season-post = Post champions: { $value ->
    [on] yes
   *[off] no
}
menu-champion-game = Champion of: { $game }
menu-champion-none = Champion’s role: none
button-season-zone = Change time zone
button-season-last = Change last day
button-season-end = End season now
field-last = Last day of this season
field-last-about = Year, month and day, like 2026-12-31
season-end-sure = End this season now? Its champions become final, and the next season starts right away.
season-ended-now = The season is over. I’m working out its champions.
season-last-wrong = I can’t read “{ $typed }” as a day. Type a day like { $today }: today or later, at most a year ahead.
champion-role-unknown = That role doesn’t exist any more. Choose another role.
champion-role-unfit = “{ $role }” can’t be assigned to anyone: it’s either a bot’s own role or @everyone. Choose another role.
champion-role-not-yours = You can’t assign “{ $role }”. Ask someone with Manage Roles and a higher role.

## On the club’s front page
season-front = Season · { $game }
season-front-place = Place { $place }
season-front-leads = you’re in the lead
season-front-behind = { $count ->
    [0] level with { $name }
    [one] { $count } point behind { $name }
   *[other] { $count } points behind { $name }
}
