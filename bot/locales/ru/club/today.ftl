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
today-revealed = Секретное число: `{ $number }`. Его SHA-256 — отпечаток `{ $commitment }`, и оно определяет все карты: как это проверить, покажет `/game verify` для одной из этих партий.
today-picture = { $game }: раздача дня
button-today-share = Поделиться
button-today-too = Сыграть тоже
today-shared = **{ $name }** играет раздачу дня (**{ $game }**): { $how ->
    [ahead] **{ $lead }**, Jolly позади
    [behind] **{ $lead }**, Jolly впереди
   *[level] ничья с Jolly
}

## Чего нельзя
today-none = В этой игре раздачи дня нет.
today-gone = Эта раздача больше не хранится.
today-still = Кто-то ещё играет эту раздачу. Загляни через несколько минут.
today-had = Твоя попытка уже использована. Следующая раздача будет в полночь по UTC.
today-sealed = Стол #{ $game } — попытка в раздаче дня. Сначала сыграй свою (/club today) или подожди, пока день пройдёт.
today-share-where = Поделиться результатом можно только в канале сервера.
