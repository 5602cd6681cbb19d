### /club home: the ways into everything that a server does together.

command-club-home =
    .description = Klubi ühel lehel: täna, inimesed, hooajad, turniirid

club-title = ### Klubi
club-home-today = **Täna**: igas mängus üks jaotus ja üks mõistatus, kõigile samad
club-home-people = **Inimesed**: kes on vaba, millised lauad on avatud ja kas sind tohib kutsuda
club-home-compete = **Võistlus**: selle hooaja punktid, endised meistrid, turniiriõhtud
button-club = Klubi
button-club-today = Päeva jaotus
button-club-puzzle = Mõistatus
button-club-around = Kes on vaba
button-club-tables = Avatud lauad
button-club-season = Hooaeg
button-club-champions = Meistrid
button-club-tournament = Turniirid
