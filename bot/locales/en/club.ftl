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
button-home-turn = Continue #{ $table }
home-next-new = Nothing’s waiting for you. Challenge someone, or open a table that anyone can join.
button-new-game = New game

# The page on which a game is begun by presses
new-game-title = ### New game
new-game-about = Choose a game, then a person to challenge. Or open a table that anyone can join.
new-game-about-dm = Choose a game to play against me. To play with other people, go to a server.
new-game-person = Challenge someone
button-open-table = Open a table
button-club = The club
button-club-today = Deal of the day
button-club-puzzle = Puzzle
button-club-card = My scorecard
# Below how many days in a row somebody has done something
streak-rule = For your streak, a day counts once you solve a medium or hard puzzle, or finish a deal of the day.
button-club-around = Who’s around
button-club-tables = Open tables
button-club-season = Season
button-club-champions = Champions
button-club-tournament = Tournaments

# On the closed menu of a challenge’s options
menu-stands = Open for: { $time }
waiting-needs-slow = A challenge that stays open for days needs a turn limit or clock of at least an hour, since a player may be asleep when it’s accepted. Try { command-challenge-turn }:1d.
waiting-too-short = That time has already passed. Choose a longer one.
invitation-declined = You’ve declined the challenge.
# Everybody at the table reads it
moderation-ended = { $how ->
    [stopped] A moderator ended the game. The scores stand, but the game is unrated.
   *[moderated] A moderator ended the game: no result, no rating.
}
# To the person who tries to play
banned = { $until ->
    [none] You’re banned from playing in this server until a moderator lifts the ban.
   *[other] You’re banned from playing in this server until { $until }.
} { $why ->
    [none] { "" }
   *[other] Reason: “{ $why }”
}
banned-other = { $user } can’t play here right now.
not-a-member = You’re no longer in that server, so you can’t play there.
moderate-not-yours = Only a server’s moderators can do this: members with a moderator role or the Manage Server permission.
ban-yourself = You can’t ban yourself.
ban-owner = You can’t ban the owner of the server.
ban-bot = You can’t ban a bot.
ban-above = Only someone with the Manage Server permission can ban a moderator from playing.
ban-nobody = I can’t find that person.
button-today-result = My result
today-one-try = You can play a deal of the day only once, so there’s no rematch.
today-seed-later = #{ $game } is a deal of the day: its seed and record are shown once the day is over (UTC).
today-no-rest = The deal of the day can’t be paused or aborted. You can resign.
today-no-advice = There are no hints in this game.
today-suggest-picked = In this game, I only help with tiles you choose: pick or play some first.
tournament-often = You’ve opened a lot of tournaments lately. You can open another one { $time }.
tournament-no-stops = #{ $game } is a tournament game. Its round ends at a fixed time, so it can’t be paused, aborted or handed over.
tournament-ended-round = Time’s up: the player in the lead wins. This game is unrated.
tournament-ended-absent = A player didn’t show up, so their opponent wins. This game is unrated.
tournament-ended-nobody = Neither player showed up, so neither gets a point. This game is unrated.
