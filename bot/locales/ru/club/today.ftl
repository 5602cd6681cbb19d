### Раздача дня: один раунд в каждой игре, для всех одни и те же карты, одна попытка.

## Настройка, с которой её играют
option-name-one-round = один раунд
    .hint = Решает ли всё первый раунд, какой бы ни была цель.

## Команды
command-club-today = сегодня
    .description = Раздача дня: один раунд в каждой игре, для всех одни и те же карты
command-club-today-game = игра
    .description = Какая игра; если не указать — все сегодняшние раздачи

## Все игры одного дня
today-title = ### Раздача дня
today-title-past = ### Вчерашние раздачи
today-about = Один раунд в каждой игре против Jolly. Карты у всех и везде одни и те же. Каждую раздачу можно сыграть **один раз**, минуты за три.
today-line-new = **{ $game }**: ещё не сыграна
today-line-none = **{ $game }**: не сыграна
today-line-running = **{ $game }**: идёт сейчас
today-line-left = **{ $game }**: не доиграна
today-line-done = **{ $game }**: { $lead } · { $place }
today-next = Новые раздачи { $due }
today-none-then = В этот день раздач не было.
button-today-yesterday = Вчера
button-today-today = Сегодня

## Перед попыткой. $clock и $increment — время, $level — уровень компьютера.
today-deal-title = ### Раздача дня · { $game }
today-awaits = Один раунд против Jolly ({ $level }), начинаешь ты. Постарайся обойти Jolly на как можно больше очков.
    
    У тебя { $clock } и ещё { $increment } за каждый ход. **Часы пойдут, как только нажмёшь «{ button-today-start }».** Эту раздачу можно сыграть один раз: без подсказок, без пауз, без возврата ходов.
button-today-start = Начать
button-today-menu = Все игры

## Чем доказано, что карт никто не менял; за кнопкой
button-today-proof = Честно ли сдано?
today-proof = Все карты раздачи определяет одно секретное число, которое Jolly выбирает за несколько дней до неё. Пока день не закончился, виден только отпечаток этого числа, потом — и само число. Если они сходятся, карт никто не менял.
# Отпечаток — длинное шестнадцатеричное число.
today-fingerprint = Отпечаток тасовки на сегодня (определён за несколько дней): `{ $commitment }`
today-fingerprint-late = Отпечаток тасовки на сегодня (определён только сегодня: раньше Jolly не работал): `{ $commitment }`
today-fingerprint-next = На завтра: `{ $commitment }`

## После неё. $lead — число со знаком, "+34", $place — текст today-place.
today-place = место { $place } из { $all }
today-lead = { $how ->
    [ahead] Jolly позади
    [behind] Jolly впереди
   *[level] наравне с Jolly
}
today-place-here = На этом сервере: место { $place } из { $all }
# $percent: у скольких из остальных результат хуже
today-better = Лучше, чем у { $percent } % остальных
today-median = медиана { $lead }
today-median-alone = Медиана по всем: { $lead }
today-median-name = медиана по всем
today-alone = Пока эту раздачу больше никто не доиграл.
today-left = **Раунд не доигран**, поэтому ты ниже всех, кто доиграл.
today-not-played = Эта раздача прошла без тебя.
today-judge = Сильный компьютер с твоими картами: **{ $lead }**
today-judge-later = Сильный компьютер ещё играет. Загляни чуть позже.
today-judge-name = сильный компьютер
today-here = **На этом сервере** (место среди всех):
today-row = **{ $place }** · { $name } · { $lead }
today-unfinished = не доиграно
today-nobody-here = На этом сервере эту раздачу больше никто ещё не доиграл.
today-in-dm = На сервере видно и то, как эту раздачу сыграли там другие.
today-watch = Посмотреть, как играли другие
today-revealed = Секретное число: `{ $number }`. Его хеш SHA-256 — это отпечаток `{ $commitment }`, и оно определяет все карты. Чтобы проверить, набери `/{ command-game } { command-game-verify }` для любой из этих партий.
today-worth = В зачёт месяца: { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
# $loss: «примерно 6 очков (± 2)». $told: «**alice** сбрасывает 7♣.» $advice: «Сбрось K♦: …»
today-parted = Первая потеря — **ход { $turn }**: { $loss }.
    { $told } Лучше: { $advice }
today-parted-nowhere = Разбор не нашёл ни одного решения, на котором ты теряешь очки.
button-today-parted = Моя первая ошибка
button-today-turn = Показать ход { $turn }
today-picture = { $game }: раздача дня
button-today-share = Поделиться
button-today-too = Сыграть тоже
today-shared = **{ $name }** · раздача дня (**{ $game }**): { $how ->
    [ahead] **{ $lead }**, Jolly позади
    [behind] **{ $lead }**, Jolly впереди
   *[level] наравне с Jolly
}

## Зачёт месяца. $points: «812 очков»
button-today-ladder = Лучшие за месяц
button-today-before = Предыдущий месяц
button-today-after = Следующий месяц
today-ladder-title = ### Лучшие за месяц · раздачи дня
today-ladder-row = **{ $place }** · { $name } · **{ $points }** · { $deals }
today-ladder-deals = { $count ->
    [one] { $count } раздача
    [few] { $count } раздачи
    [many] { $count } раздач
   *[other] { $count } раздачи
}
today-ladder-empty = В зачёте этого месяца с этого сервера пока никого. Раздача идёт в зачёт, когда её день закончится.
today-ladder-dm = Чтобы увидеть игроков сервера, открой зачёт там.
today-ladder-everywhere = Ты на всех серверах вместе: место { $place } из { $all }, { $points }
today-ladder-rule = Раздача даёт 50 очков, если сыграть наравне с сильным компьютером теми же картами; лучше — до 100, хуже — вплоть до 0. Складываются твои лучшие раздачи, не больше { $best }. Раздача идёт в зачёт на том сервере, где она начата, со следующего дня.

## Чего нельзя
today-none = В этой игре раздачи дня нет.
today-gone = Эта раздача слишком старая и больше не хранится. Выбери одну из сегодняшних.
today-still = Кто-то ещё играет эту раздачу. Загляни через несколько минут.
today-day-over = Тот день закончился. Уже есть новые раздачи.
today-had = Эта раздача у тебя уже сыграна. Следующая выйдет в полночь UTC.
today-sealed = #{ $game } — раздача дня. Сначала сыграй её (/{ command-club } { command-club-today }) или загляни завтра (UTC).
today-share-where = Поделиться результатом можно только в канале сервера.

## На странице клуба
today-front = Раздачи дня
today-front-done = { $done } из { $all }
today-front-next = Тебя ждёт **раздача дня: { $game }**. Её можно сыграть один раз, минуты за три.
button-today-front = Сыграть раздачу
