### Seasons: /club season, /club champions, the post when one is over, the host's page about them.

command-club-season = сезон
    .description = Очки этого сезона: кто впереди и сколько он ещё продлится
command-club-season-game = игра
    .description = Какое рамми; если не указать — то, в которое здесь играют больше всего
command-club-champions = чемпионы
    .description = Прежние чемпионы этого сервера, сезон за сезоном
choice-season = сезон
period-season = Сезон

season-title = { $game } · сезон { $number }
season-running = { $days } · конец { $ends }, { $left }
season-over = { $days } · итоговая таблица
season-rule = За каждого соперника, которого ты оставишь позади в рейтинговой партии: в первый раз 10 очков, во второй 9 и так далее, не меньше 1.
season-needs = Чемпион — первый в таблице, у кого партий не меньше { $games }, а соперников не меньше { $people }.
season-unplayed = { $running ->
    [yes] В этом сезоне ещё нет ни одной законченной рейтинговой партии. Твоя может стать первой!
   *[no] В том сезоне рейтинговых партий этой игры не было.
}
season-won = побед: { $wins } из { $games }
season-opponents = соперников: { $count }
season-champion = чемпион
season-unknown = Сезона { $number } здесь нет.
button-season-before = Сезон раньше
button-season-after = Сезон позже

champions-title = Чемпионы
champions-season = Сезон { $number } · { $days }
champions-none = чемпиона нет
champions-empty = Здесь ещё не закончился ни один сезон. Этот кончается { $ends }.

season-posted = Сезон { $number } окончен · { $days }
season-begun = Начался новый сезон, и у всех снова 0.

profile-titles = **Титулы чемпиона**
profile-title-row = { $game } · сезоны: { $seasons }

## The host's page

command-server-season = сезон
    .description = Сезоны, их чемпионы и таблица недели
command-server-season-zone = часовой-пояс
    .description = Часовой пояс сервера для сезонов: напиши большой город рядом
command-server-season-season = сезон
    .description = Сколько длится сезон
command-server-season-season_ends = конец-сезона
    .description = Последний день нынешнего сезона, например 2026-12-31
command-server-season-season_post = объявлять-чемпионов
    .description = Объявлять ли чемпионов там, где таблица недели
command-server-season-champion_role = роль-чемпиона
    .description = Роль, которая у чемпиона весь следующий сезон
command-server-season-champion_game = игра-чемпиона
    .description = Чемпион какой игры; если не указать, обычной
choice-quarter = квартал
choice-weeks-4 = 4 недели
choice-weeks-2 = 2 недели
server-about-season = Когда здесь полночь, сколько длится сезон и что получают его чемпионы.
server-page-season = Сезоны
server-zone = **часовой пояс** { $zone }
server-season = **сезон** длится { $value ->
    [quarter] квартал
    [weeks-4] 4 недели
    [weeks-2] 2 недели
   *[month] месяц
}
server-season-runs = **сезон { $number }** { $days } · конец { $ends }, { $left }
server-season-none = Сезон не идёт: он начнётся со следующей рейтинговой партии.
server-champions-posted = **чемпионов** объявляю в { $channel }
server-champions-silent = **чемпионов** не объявляю
server-champions-nowhere = **чемпионов** объявляю там, где таблица недели; для неё канал не выбран
server-champion-role = **роль чемпиона** { $game }: { $role }
server-champion-forbidden = ⚠ Не могу ни выдать, ни забрать роль { $role }. Дай моей роли право управлять ролями и подними её в списке ролей выше этой.
server-champion-gone = ⚠ Роли чемпиона больше нет. Выбери другую.
server-champion-left = Один чемпион ушёл с сервера и роли не получит.
menu-season-length = Сезон: { $value ->
    [quarter] квартал
    [weeks-4] 4 недели
    [weeks-2] 2 недели
   *[month] месяц
}
menu-season-post = Объявлять чемпионов: { $value ->
    [on] да
   *[off] нет
}
menu-champion-game = Роль чемпиона: { $game }
menu-champion-none = Роли нет: выбери
button-season-zone = Другой пояс
button-season-last = Последний день
button-season-end = Закончить сейчас
field-last = Последний день этого сезона
field-last-about = Год, месяц и день, например 2026-12-31
season-end-sure = Закончить нынешний сезон сейчас? Его чемпионы станут окончательными, а следующий начнётся сразу.
season-ended-now = Сезон кончается сейчас; чемпионы будут через мгновение.
season-last-wrong = Не понимаю «{ $typed }». Напиши день как { $today }: сегодня или позже, не больше чем на год вперёд.
champion-role-unknown = Этой роли больше нет. Выбери другую.
champion-role-unfit = «{ $role }» принадлежит боту или всем, поэтому её никому нельзя выдать. Выбери другую роль.
champion-role-not-yours = Роль «{ $role }» тебе тоже нельзя выдавать. Попроси того, у кого есть право управлять ролями и роль выше.

## На странице клуба
season-front = Сезон · { $game }
season-front-place = Место { $place }
season-front-leads = ты впереди
season-front-behind = { $count ->
    [0] наравне: { $name }
    [one] { $name } впереди на { $count } очко
    [few] { $name } впереди на { $count } очка
    [many] { $name } впереди на { $count } очков
   *[other] { $name } впереди на { $count } очка
}
