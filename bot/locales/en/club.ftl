### /club home: the ways into everything that a server does together.

command-club-home = home
    .description = See the club on one screen: today, people, seasons, tournaments

club-title = ### The club
club-home-today = **Today**: one deal and one puzzle of each game, the same for everybody
club-home-people = **People**: see if anybody has time now, find open tables, and say when you can be mentioned
club-home-compete = **Compete**: this season, past champions, tournaments
button-club = The club
button-club-today = Today’s deal
button-club-puzzle = Puzzle
button-club-around = Who’s around
button-club-tables = Open tables
button-club-season = Season
button-club-champions = Champions
button-club-tournament = Tournaments
