### Вызовы: вопрос в канале и чем он кончился.

challenge-asks = **{ $name }** бросает вызов: { $opponents }. Игра: **{ $game }**.
challenge-accepted = Принимают: { $names }
challenge-not-playing = Отказываются: { $names }
challenge-accept-again = Правила изменились, нужно принять ещё раз ({ $count }): { $names }
challenge-can-start = **{ $name }** может начать с теми, кто принимает вызов.
challenge-open = **{ $name }** открывает стол: **{ $game }**. Кто играет?
challenge-asked = **{ $name }** и { $opponents }: { $game }
challenge-opened = **{ $name }**, открытый стол: { $game }
challenge-seated = Места: { $taken } из { $seats }: { $names }
challenge-rules-changed = Правила изменились с тех пор, как сели: { $names }.
challenge-with-computer = Одно место за компьютером (уровень: { $level }).
challenge-clock = часы { $clock } каждому
challenge-clock-increment = часы { $clock } каждому, за ход +{ $increment }
challenge-turn = время на ход { $turn }
challenge-no-limits = без ограничения времени
challenge-rated = С рейтингом: идёт в зачёт /standings.
challenge-unrated = Без рейтинга.
challenge-consent = { $open ->
    [yes] Кто садится за стол, получает карты в личку.
   *[no] Кто принимает вызов, получает карты в личку.
}
challenge-expires = Закроется { $time }
challenge-commitment = Моя часть тасовки уже определена. Хеш: { $commitment }

challenge-started = Партия началась: #{ $game }
challenge-declined = Отказ
challenge-declined-by = { $name }: отказ
challenge-cancelled = Вызов отозван
challenge-expired = Никто не ответил вовремя

challenge-told-accept-again = { $people }: **{ $name }** меняет правила вызова выше. Нужно посмотреть и принять ещё раз.
challenge-told-changed = { $people }: **{ $name }** меняет правила стола выше. Место сохраняется; освободить его – кнопка «Уйти».
