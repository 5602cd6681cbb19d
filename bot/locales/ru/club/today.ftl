### Раздача дня: один раунд в каждой игре, для всех одни и те же карты, одна попытка.

## Настройка, с которой её играют
option-name-one-round = один раунд
    .hint = Решает ли первый раунд, какой бы ни была цель.

## Команды
command-club-today = сегодня
    .description = Раздача дня: один раунд в каждой игре, для всех одни и те же карты
command-club-today-game = игра
    .description = Игра; без неё будут показаны все

## Все игры одного дня
today-title = ### Раздача дня
today-title-past = ### Вчерашние раздачи
today-about = Один раунд в каждой игре против Jolly, везде и для всех одними и теми же картами. На каждую есть **одна попытка**, около трёх минут.
today-line-new = **{ $game }**: ещё не сыграно
today-line-none = **{ $game }**: не сыграно
today-line-running = **{ $game }**: твоя попытка идёт
today-line-left = **{ $game }**: не доиграно
today-line-done = **{ $game }**: { $lead } · { $place }
today-next = Новые раздачи { $due }
today-none-then = В этот день раздач не было.
button-today-yesterday = Вчера
button-today-today = Сегодня

## Перед попыткой. $clock и $increment — время, $level — уровень компьютера.
today-deal-title = ### Раздача дня · { $game }
today-awaits = Один раунд против Jolly ({ $level }), начинаешь ты. В счёт идёт, на сколько очков ты впереди.
    
    Твои часы: { $clock }, и после каждого твоего хода ещё { $increment }. **Они идут с момента нажатия.** Попытка одна: без подсказок, без паузы, взять ход назад нельзя.
button-today-start = Начать попытку
button-today-menu = Все игры

## Чем доказано, что карт никто не менял; за кнопкой
button-today-proof = Честно ли сдано
today-proof = Все карты раздачи определяет одно секретное число, выбранное за несколько дней до неё. Пока день не прошёл, виден его отпечаток, потом — и само число. Если они сходятся, карт никто не менял.
# Отпечаток — длинное шестнадцатеричное число.
today-fingerprint = Отпечаток сегодняшней тасовки, известный уже несколько дней: `{ $commitment }`
today-fingerprint-late = Отпечаток сегодняшней тасовки, известный только с сегодняшнего дня: раньше Jolly не работал: `{ $commitment }`
today-fingerprint-next = Завтрашний: `{ $commitment }`

## После неё. $lead — число со знаком, "+34", $place — текст today-place.
today-place = место { $place } из { $all }
today-lead = { $how ->
    [ahead] Jolly позади
    [behind] Jolly впереди
   *[level] ничья с Jolly
}
today-place-here = На этом сервере: место { $place } из { $all }
# $percent: у скольких из остальных результат хуже
today-better = Лучше, чем у { $percent } % остальных
today-median = медиана { $lead }
today-median-alone = Медиана по всем: { $lead }
today-median-name = медиана по всем
today-alone = Пока эту раздачу больше никто не закончил.
today-left = **Твоя попытка кончилась раньше раунда.** Поэтому ты позади всех, кто доиграл.
today-not-played = Эта раздача тобой не сыграна.
today-judge = Сильный компьютер на твоём месте теми же картами: **{ $lead }**
today-judge-later = Сильный компьютер ещё думает; загляни чуть позже.
today-judge-name = сильный компьютер
today-here = **На этом сервере**, с местом среди всех:
today-row = **{ $place }** · { $name } · { $lead }
today-unfinished = не доиграно
today-nobody-here = На этом сервере её больше никто ещё не закончил.
today-in-dm = На сервере видно и то, как сыграли другие оттуда.
today-watch = Посмотреть, как играли другие
today-revealed = Секретное число: `{ $number }`. Его SHA-256 — отпечаток `{ $commitment }`, и оно определяет все карты: как это проверить, покажет `/{ command-game } { command-game-verify }` для одной из этих партий.
today-worth = В зачёт месяца: { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
# $loss: «примерно 6 очков (± 2)». $told: «**alice** сбрасывает 7♣.» $advice: «Сбрось K♦: …»
today-parted = Первая потеря — **ход { $turn }**: { $loss }. Сильный компьютер играет здесь иначе.
    { $told } Лучше: { $advice }
today-parted-nowhere = Разбор не находит у тебя ни одного решения, на котором явно потеряны очки.
button-today-parted = Где потеряны очки?
button-today-turn = Показать ход { $turn }
today-picture = { $game }: раздача дня
button-today-share = Поделиться
button-today-too = Сыграть тоже
today-shared = **{ $name }** играет раздачу дня (**{ $game }**): { $how ->
    [ahead] **{ $lead }**, Jolly позади
    [behind] **{ $lead }**, Jolly впереди
   *[level] ничья с Jolly
}

## Зачёт месяца. $points: «812 очков»
button-today-ladder = Лучшие за месяц
button-today-before = Месяц раньше
button-today-after = Месяц позже
today-ladder-title = ### Лучшие за месяц · раздачи дня
today-ladder-row = **{ $place }** · { $name } · **{ $points }** · { $deals }
today-ladder-deals = { $count ->
    [one] { $count } раздача
    [few] { $count } раздачи
    [many] { $count } раздач
   *[other] { $count } раздачи
}
today-ladder-empty = На этом сервере ещё нет доигранных раздач этого месяца, день которых уже прошёл.
today-ladder-dm = На сервере видно, кто лучший за месяц из тех, кто там играет.
today-ladder-everywhere = Ты на всех серверах вместе: место { $place } из { $all }, { $points }
today-ladder-rule = Раздача даёт 50 очков, если сыграть её как сильный компьютер теми же картами, до 100, если лучше, и до 0, если хуже. Складываются твои лучшие раздачи, не больше { $best }. Раздача идёт в счёт на том сервере, где начата, со следующего дня.

## Чего нельзя
today-none = В этой игре раздачи дня нет.
today-gone = Эта раздача больше не хранится.
today-still = Кто-то ещё играет эту раздачу. Загляни через несколько минут.
today-day-over = Тот день прошёл, и есть новые раздачи.
today-had = Твоя попытка уже использована. Следующая раздача будет в полночь по UTC.
today-sealed = Стол #{ $game } — попытка в раздаче дня. Сначала сыграй свою (/{ command-club } { command-club-today }) или подожди, пока день пройдёт.
today-share-where = Поделиться результатом можно только в канале сервера.

## На странице клуба
today-front = Раздачи дня
today-front-done = { $done } из { $all }
today-front-next = **Сегодняшняя раздача** ещё не сыграна: { $game }. Одна попытка, около трёх минут.
button-today-front = Сыграть раздачу
