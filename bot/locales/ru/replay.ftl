### Что рассказывают о партии во время игры и потом: /replay, позиции для других, зрители.

turn-call-told = { $user }, твой ход в партии **#{ $game }**: { $told }

command-replay = повтор
    .description = Просмотреть законченную партию ход за ходом и получить её запись файлом
command-replay-table = стол
    .description = Номер законченной партии; если не указать — твоя последняя здесь

replay-place = Повтор · шаг { $step } из { $steps }
replay-hand = **{ $name }**, карты на руках:
button-first = ⏮ В начало
button-step-back = ◀ Назад
button-step-on = ▶ Вперёд
button-last = ⏭ В конец
button-turn-back = ⏪ Ход назад
button-turn-on = ⏩ Ход вперёд
button-share = Поделиться
button-record = Запись
button-replay = Повтор
replay-rounds = Перейти к раунду
replay-eyes = Чьи карты показать?
replay-eyes-all = То, что видно всем
replay-eyes-of = Глазами игрока { $name }
replay-record = Запись партии **#{ $game }**: все карты и ходы. Откроется в любом текстовом редакторе.
replay-none = У тебя здесь ещё нет законченных партий. Чтобы посмотреть другую партию этого сервера, укажи её номер: /{ command-replay } { command-table-table }:17

replay-shared = { $name } показывает шаг { $step } из { $steps } законченной партии.
button-replay-here = Повтор отсюда
replay-share-where = Делиться позицией можно только на том сервере, где сыграна партия.
replay-share-closed = Тебе нельзя писать в этом канале, поэтому поделиться позицией здесь не получится.
replay-share-soon = Позиция только что опубликована. Подожди несколько секунд.

# Под /table: тот же стол, как он выглядит сейчас
button-refresh = 🔄 Обновить

# Под списком /history: меню его партий
history-replay = Посмотреть повтор партии
