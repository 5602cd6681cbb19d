### Вызовы: вопрос в канале и чем он кончился.

challenge-asks = **{ $name }** бросает вызов: { $opponents }. Игра: **{ $game }**.
challenge-accepted = Вызов принят: { $names }
challenge-not-playing = Отказ: { $names }
challenge-accept-again = Правила изменились. Ждём нового согласия: { $names }
challenge-can-start = **{ $name }** может начать с теми, кто уже принял вызов.
challenge-open = **{ $name }** открывает стол: **{ $game }**. Кто играет?
challenge-asked = **{ $name }** · соперники: { $opponents } · { $game }
challenge-opened = **{ $name }**, открытый стол: { $game }
challenge-seated = Занято { $taken } из { $seats } мест: { $names }
challenge-rules-changed = Правила изменились уже после того, как места заняли: { $names }
challenge-with-computer = Одно место за компьютером (уровень: { $level }).
computer-level-missing = В игре { $game } у компьютера нет такого уровня. Выбери один из этих: { $levels }.
challenge-clock = часы: { $clock } каждому
challenge-clock-increment = часы: { $clock } каждому и ещё { $increment } за ход
challenge-turn = время на ход: { $turn }
challenge-no-limits = без ограничения времени
challenge-rated = Рейтинговая партия: её учитывает /{ command-standings }.
challenge-unrated = Без рейтинга.
challenge-consent = { $open ->
    [yes] Сядешь за стол — получишь карты в личку.
   *[no] Примешь вызов — получишь карты в личку.
}
challenge-expires = Закроется { $time }
challenge-commitment = Отпечаток тасовки `{ $commitment }` · что это: /{ command-game } { command-game-verify }

challenge-started = Партия началась: #{ $game }
challenge-declined = Отказ
challenge-declined-by = { $name }: отказ
challenge-cancelled = Вызов отменён
challenge-expired = Никто не ответил вовремя

challenge-told-accept-again = { $people }: **{ $name }** меняет правила вызова выше. Посмотрите их и примите вызов ещё раз.
challenge-told-changed = { $people }: **{ $name }** меняет правила стола выше. Места остаются за вами; чтобы уйти, нажмите **{ button-leave }**.

command-challenge-open = ждёт
    .description = Сколько вызов ждёт ответа; если не указать — 15 минут
choice-stands-15m = 15 минут
choice-stands-1d = 1 день
choice-stands-3d = 3 дня
choice-stands-7d = 7 дней
