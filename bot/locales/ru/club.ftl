### /club home: the ways into everything that a server does together.

command-club-home = обзор
    .description = Клуб на одном экране: сегодня, люди, сезоны, турниры

club-title = ### Клуб
club-home-today = **Сегодня**: одна раздача и одна задача в каждой игре, для всех одни и те же
club-home-people = **Люди**: кто свободен, какие столы открыты и можно ли тебя звать
club-home-compete = **Соревнования**: очки сезона, прежние чемпионы, турнирные вечера
button-club = Клуб
button-club-today = Раздача дня
button-club-puzzle = Задача
button-club-around = Кто свободен
button-club-tables = Открытые столы
button-club-season = Сезон
button-club-champions = Чемпионы
button-club-tournament = Турниры
