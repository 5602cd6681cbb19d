### /club home: the ways into everything that a server does together.

command-club-home = przegląd
    .description = Klub na jednym ekranie: dziś, ludzie, sezony, turnieje

club-title = ### Klub
club-home-today = **Dziś**: jedno rozdanie i jedna zagadka w każdej grze, dla wszystkich te same
club-home-people = **Ludzie**: kto ma czas, które stoły są otwarte i czy mogę dać ci znać
club-home-compete = **Rywalizacja**: punkty tego sezonu, dawni mistrzowie, wieczory turniejowe
button-club = Klub
button-club-today = Rozdanie dnia
button-club-puzzle = Zagadka
button-club-around = Kto ma czas
button-club-tables = Otwarte stoły
button-club-season = Sezon
button-club-champions = Mistrzowie
button-club-tournament = Turnieje
