### /club home: the ways into everything that a server does together.

command-club-home = home
    .description = See the club on one screen: today, people, seasons, tournaments

club-title = ### The club
# How its reader stands, each of these in a few words
home-turn = Your turn
home-turns = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
# What to do next. $others: “bob” or “bob, Jolly”
home-next-turn = **It’s your turn** in #{ $table }: { $game } with { $others }.
button-home-turn = Play on in #{ $table }
home-next-new = Nothing waits for you. Ask somebody to a game, or open a table for anybody.
button-new-game = New game

# The page on which a game is begun by presses
new-game-title = ### New game
new-game-about = Choose a game, then a person to ask. Or open a table, and anybody can sit down.
new-game-about-dm = Choose a game to play with me. With others you play in a server.
new-game-person = Ask somebody
button-open-table = Open a table
button-club = The club
button-club-today = Today’s deal
button-club-puzzle = Puzzle
button-club-card = My scorecard
# Below how many days in a row somebody has done something
streak-rule = A day counts once you solve a medium or hard puzzle, or finish a deal.
button-club-around = Who’s around
button-club-tables = Open tables
button-club-season = Season
button-club-champions = Champions
button-club-tournament = Tournaments

# On the closed menu of a challenge’s options
menu-stands = Waits for an answer: { $time }
waiting-needs-slow = Challenges that stay open for days need a turn limit or clock of at least an hour, since someone may be asleep when it’s accepted. Try { command-challenge-turn }:1d.
waiting-too-short = That time has already passed. Choose a longer one.
invitation-declined = You’ve declined.
# Everybody at the table reads it
moderation-ended = { $how ->
    [stopped] A moderator ended the game. The scores stand, but it isn’t rated.
   *[moderated] A moderator ended the game: no result, no rating.
}
# To the person who tries to play
banned = { $until ->
    [none] You can’t play in this server until a moderator lets you again.
   *[other] You can’t play in this server until { $until }.
} { $why ->
    [none] { "" }
   *[other] The reason: “{ $why }”
}
banned-other = { $user } can’t play here at the moment.
not-a-member = You can’t play there: you’re not in that server any more.
moderate-not-yours = This is for the moderators of a server: members with a moderator role or the Manage Server permission.
ban-yourself = You can’t ban yourself.
ban-owner = The owner of the server can’t be banned from playing.
ban-bot = That’s a bot.
ban-above = Only someone with the Manage Server permission can ban a moderator from playing.
ban-nobody = I can’t find that person.
button-today-result = My result
today-one-try = The deal of the day has one try and no rematch.
today-seed-later = #{ $game } is a deal of the day: its seed and record are shown once the day is over (UTC).
today-no-rest = The deal of the day can’t be paused or aborted. You can resign.
today-no-advice = There are no hints in this game.
today-suggest-picked = In this game there’s no help with that: pick or lay some tiles first, and I’ll look for a table with just these.
tournament-often = You’ve opened a lot of tournaments lately. You can open another one { $time }.
tournament-no-stops = #{ $game } is a game of a tournament: its round ends at a fixed time, so it can’t be paused, called off, or played by anybody else.
tournament-ended-round = Time’s up: the player in the lead wins this game. It doesn’t count for ratings.
tournament-ended-absent = A player didn’t show up, so their opponent wins. This game doesn’t count for ratings.
tournament-ended-nobody = Neither player showed up, so neither gets a point. This game doesn’t count for ratings.
