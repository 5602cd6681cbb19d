### /club home: the ways into everything that a server does together.

command-club-home =
    .description = Klubs vienā lapā: šodiena, cilvēki, sezonas, turnīri

club-title = ### Klubs
club-home-today = **Šodien**: katrā spēlē viens dalījums un viena mīkla, visiem vienādi
club-home-people = **Cilvēki**: kas ir brīvs, kuri galdi ir atvērti un vai tevi drīkst aicināt
club-home-compete = **Sacensības**: šīs sezonas punkti, bijušie čempioni, turnīru vakari
button-club = Klubs
button-club-today = Dienas dalījums
button-club-puzzle = Mīkla
button-club-around = Kas ir brīvs
button-club-tables = Atvērti galdi
button-club-season = Sezona
button-club-champions = Čempioni
button-club-tournament = Turnīri
