### /club home: the ways into everything that a server does together.

command-club-home = přehled
    .description = Klub na jedné obrazovce: dnešek, lidé, sezóny, turnaje

club-title = ### Klub
club-home-today = **Dnes**: jedna partie a jedna hádanka v každé hře, pro všechny stejné
club-home-people = **Lidé**: kdo má čas, které stoly jsou volné a jestli ti můžu dát vědět
club-home-compete = **Soutěž**: body sezóny, bývalí šampioni, turnajové večery
button-club = Klub
button-club-today = Partie dne
button-club-puzzle = Hádanka
button-club-around = Kdo má čas
button-club-tables = Volné stoly
button-club-season = Sezóna
button-club-champions = Šampioni
button-club-tournament = Turnaje
