### /club home: the ways into everything that a server does together.

command-club-home = übersicht
    .description = Der Club auf einer Seite: heute, Leute, Saisons, Turniere

club-title = ### Der Club
club-home-today = **Heute**: eine Partie und ein Rätsel für jedes Spiel, für alle gleich
club-home-people = **Leute**: wer Zeit hat, welche Tische offen sind, und ob ich dich rufen darf
club-home-compete = **Wettbewerb**: die Punkte dieser Saison, frühere Champions, Turnierabende
button-club = Der Club
button-club-today = Partie des Tages
button-club-puzzle = Rätsel
button-club-around = Wer hat Zeit?
button-club-tables = Offene Tische
button-club-season = Saison
button-club-champions = Champions
button-club-tournament = Turniere
