### Seasons: /club season, /club champions, the post when one is over, the host's page about them.

command-club-season = сезон
    .description = Очки этого сезона: кто впереди и когда он закончится
command-club-season-game = игра
    .description = Какая игра; если не указать — та, в которую здесь играют чаще всего
command-club-champions = чемпионы
    .description = Прежние чемпионы этого сервера, сезон за сезоном
choice-season = сезон
period-season = Сезон

season-title = { $game } · сезон { $number }
season-running = { $days }
    Конец: { $ends }, { $left }
season-over = { $days } · итоговая таблица
season-rule = Опередишь соперника в рейтинговой партии — получишь 10 очков, в следующий раз с ним же — 9, и так далее до 1.
season-needs = Чемпион — первый в таблице из тех, у кого партий не меньше { $games }, а разных соперников не меньше { $people }.
season-unplayed = { $running ->
    [yes] В этом сезоне ещё нет ни одной законченной рейтинговой партии. Твоя может стать первой!
   *[no] В том сезоне никто не закончил ни одной рейтинговой партии.
}
season-won = побед: { $wins } из { $games }
season-opponents = соперников: { $count }
season-champion = чемпион
season-unknown = Сезона { $number } здесь нет.
button-season-before = Предыдущий сезон
button-season-after = Следующий сезон

champions-title = Чемпионы
champions-season = Сезон { $number } · { $days }
champions-none = чемпиона нет
champions-empty = Здесь ещё не закончился ни один сезон. Нынешний кончается { $ends }.

season-posted = Сезон { $number } окончен · { $days }
season-begun = Начался новый сезон, и у всех снова 0.

profile-titles = **Титулы чемпиона**
profile-title-row = { $game } · сезоны: { $seasons }

## The host's page

command-server-season = сезон
    .description = Сезоны, чемпионы и таблица недели
command-server-season-zone = часовой-пояс
    .description = Часовой пояс сервера для сезонов: напиши большой город рядом
command-server-season-season = сезон
    .description = Сколько длится каждый сезон
command-server-season-season_ends = конец-сезона
    .description = Последний день нынешнего сезона, например 2026-12-31
command-server-season-season_post = объявлять-чемпионов
    .description = Объявлять чемпионов вместе с таблицей недели
command-server-season-champion_role = роль-чемпиона
    .description = Роль, которую чемпион носит весь следующий сезон
command-server-season-champion_game = игра-чемпиона
    .description = Чемпион какой игры получает роль; если не указать — обычной
choice-quarter = квартал
choice-weeks-4 = 4 недели
choice-weeks-2 = 2 недели
server-about-season = Часовой пояс сервера, длина сезона и награды чемпионам.
server-page-season = Сезоны
server-zone = **часовой пояс:** { $zone }
server-season = **длина сезона:** { $value ->
    [quarter] квартал
    [weeks-4] 4 недели
    [weeks-2] 2 недели
   *[month] месяц
}
server-season-runs = **сезон { $number }:** { $days } · конец { $ends }, { $left }
server-season-none = Сейчас сезона нет. Он начнётся со следующей рейтинговой партии.
server-champions-posted = **чемпионы:** объявляю в { $channel }
server-champions-silent = **чемпионы:** не объявляю
server-champions-nowhere = **чемпионы:** не объявляю, пока не выбран канал для таблицы недели
server-champion-role = **роль чемпиона ({ $game }):** { $role }
server-champion-forbidden = ⚠ Не могу ни выдать, ни забрать роль { $role }. Дай моей роли право «Управлять ролями» и подними её выше { $role } в списке ролей сервера.
server-champion-gone = ⚠ Роль чемпиона удалена. Выбери другую.
server-champion-left = Один из чемпионов ушёл с сервера, поэтому роль никому не досталась.
menu-season-length = Длина сезона: { $value ->
    [quarter] квартал
    [weeks-4] 4 недели
    [weeks-2] 2 недели
   *[month] месяц
}
menu-season-post = Объявлять чемпионов: { $value ->
    [on] да
   *[off] нет
}
menu-champion-game = Чемпион игры: { $game }
menu-champion-none = Роль чемпиона: нет
button-season-zone = Часовой пояс
button-season-last = Последний день
button-season-end = Закончить сезон
field-last = Последний день этого сезона
field-last-about = Год, месяц и день, например 2026-12-31
season-end-sure = Закончить этот сезон сейчас? Список его чемпионов больше не изменится, а следующий сезон начнётся сразу.
season-ended-now = Сезон окончен. Считаю, кто чемпион.
season-last-wrong = Не понимаю «{ $typed }». Напиши день как { $today }: сегодня или позже, не больше чем на год вперёд.
champion-role-unknown = Этой роли больше нет. Выбери другую.
champion-role-unfit = Роль «{ $role }» нельзя выдать: это либо роль самого бота, либо общая роль всех участников. Выбери другую.
champion-role-not-yours = Роль «{ $role }» тебе выдавать нельзя. Попроси того, у кого есть право «Управлять ролями» и роль выше.

## На странице клуба
season-front = Сезон · { $game }
season-front-place = Место { $place }
season-front-leads = ты впереди
season-front-behind = { $count ->
    [0] наравне с игроком { $name }
    [one] { $name } впереди на { $count } очко
    [few] { $name } впереди на { $count } очка
    [many] { $name } впереди на { $count } очков
   *[other] { $name } впереди на { $count } очка
}
