### /club home: the ways into everything that a server does together.

command-club-home = apžvalga
    .description = Klubas viename puslapyje: šiandien, žmonės, sezonai, turnyrai

club-title = ### Klubas
club-home-today = **Šiandien**: po vieną dalijimą ir galvosūkį kiekvienam žaidimui, visiems tie patys
club-home-people = **Žmonės**: kas laisvas, kurie stalai atviri ir ar galima tave pakviesti
club-home-compete = **Varžybos**: šio sezono taškai, buvę čempionai, turnyrų vakarai
button-club = Klubas
button-club-today = Dienos dalijimas
button-club-puzzle = Galvosūkis
button-club-around = Kas laisvas
button-club-tables = Atviri stalai
button-club-season = Sezonas
button-club-champions = Čempionai
button-club-tournament = Turnyrai
