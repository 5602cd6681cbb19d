# Карты на руках и кнопки под ними; их видит только сам игрок.

button-my-hand = Мои карты
button-draw = Взять
button-take = Из сброса
button-turn-over = Перевернуть
button-meld = Выложить
button-lay-off = Приложить
button-swap = Обменять
button-discard = Сбросить
button-knock = Стучать
button-big-gin = Большой джин
button-close = Закрыть
button-take-meld = До { $card } и выложить
button-take-lay-off = До { $card } и приложить
# После «Стучать K♣ ·»
button-knock-leaves = { $points ->
    [0] джин
   *[other] { $points }
}
button-sort = Сортировать
button-resign = Сдаться
button-rules = Правила
button-back = Назад
button-more = Ещё
button-hint = Подсказка
button-hint-counting = Подсказка (без зачёта)
button-rematch = Реванш
button-yes = Да
button-no = Нет

hand-title = Твои карты ({ $count })
hand-mark = Отметь карты и нажми кнопку
hand-marked = Отмечено: { $cards }
hand-depth-hint = До какой карты взять сброс?
hand-onto-hint = К какой комбинации?
hand-meld-hint = Какую комбинацию выложить?
hand-layoff-hint = Какую карту и куда приложить?
hand-discard-hint = Сбросить …
hand-place-hint = Какую карту заменяет джокер?
hand-swap-hint = Какого джокера забрать?
hand-knock-hint = Какую карту сбросить и стучать?
hand-close-hint = Какую карту сбросить и закрыть раунд?
hand-place-either = любая из недостающих мастей
hand-knock-leaves = { $points ->
    [0] джин: остатка нет
    [one] остаток { $points } очко
    [few] остаток { $points } очка
    [many] остаток { $points } очков
   *[other] остаток { $points } очка
  }
hand-your-upcard = **Твой ход.** Возьми открытую карту { $card } или пропусти.
hand-your-draw = { $ways ->
    [stock] **Твой ход.** Возьми карту из колоды.
    [pile] **Твой ход.** Колода кончилась: возьми верхнюю карту сброса.
    [pile-over] **Твой ход.** Колода кончилась: возьми верхнюю карту сброса или переверни сброс и бери из него.
    [over] **Твой ход.** Колода кончилась: переверни сброс и бери из него.
   *[other] **Твой ход.** Возьми карту из колоды или из сброса.
  }
hand-your-first-discard = **Ты начинаешь раунд:** сбрось одну карту.
hand-your-play = **Твой ход.** Выкладывай и прикладывай что хочешь, потом сбрось одну карту.
hand-why = -# { $why }
hand-opening = Твоя первая выкладка должна дать в сумме не меньше { $least } { $least ->
        [one] очка
        [few] очков
        [many] очков
       *[other] очков
    }, всё за один ход.
hand-opening-begun = На столе { $points } из { $least } { $least ->
        [one] очка
        [few] очков
        [many] очков
       *[other] очков
    }: выложи остальное в этот же ход.
hand-must-lay-new = До сброса нужно выложить { $card } в новой комбинации.
hand-out = Ты вне игры. Остальные играют дальше.

hand-must-meld = До сброса нужно выложить или приложить { $card }.
hand-no-discard = Карта { $card } только что взята: сбрось другую.
hand-waiting = Ходит { $name }. Пока можешь отмечать карты.
hand-paused = { $reason ->
    [agreed] Партия на паузе. Чтобы продолжить, нажми **{ button-goon }** у стола или набери /{ command-game } { command-game-pause }.
    [adjourned] Партия отложена. Чтобы продолжить, нажми **{ button-goon }** у стола или набери /{ command-game } { command-game-pause }.
    [vacation] Партия приостановлена: один из игроков в отпуске.
    [aborted] Партия прервана: без результата и без рейтинга.
   *[channel] Партия на паузе: её канал недоступен.
}
hand-depth = { $count ->
    [one] { $count } карта: { $cards }
    [few] { $count } карты: { $cards }
    [many] { $count } карт: { $cards }
   *[other] { $count } карты: { $cards }
  }
hand-depth-refused = нельзя: выбери её — узнаешь почему
hand-meld = { $number }: { $cards }
hand-sorted-suit = По мастям. Чтобы поставить карты первыми, отметь их и нажми **{ button-sort }**.
hand-sorted-rank = По достоинству. Чтобы поставить карты первыми, отметь их и нажми **{ button-sort }**.
hand-sorted-own = В твоём порядке: новые карты в конце.
hand-moved-on = Партия ушла вперёд. Вот как всё выглядит сейчас.
hand-parked = Ты играешь партию **#{ $game }** в канале { $channel }. Твои карты там.
hand-follows = [Твои карты в партии #{ $game }]({ $url }) показывают, как всё за столом сейчас.

not-seated = Ты не играешь за столом #{ $game }. Посмотреть на него: /{ command-table }.
you-are-out = В партии #{ $game } ты вне игры. Посмотреть, что дальше: /{ command-table }.
no-joker-there = На столе нет джокера, которого можно забрать.
no-meld-takes-all = Ни одна комбинация не примет все эти карты. Прикладывай по одной.
dm-closed = Я не могу писать тебе в личку, поэтому карты видны только здесь. Чтобы получать их в личку, разреши мои сообщения и набери /{ command-preferences } { command-preferences-messages }:{ choice-dm }.
turn-call = { $user }, твой ход в партии **#{ $game }**.
turn-link = [К столу]({ $url })
turn-warning = { $user }, твоё время в партии **#{ $game }** кончится { $due }.
note-credit = { $minutes ->
    [0] { $seconds ->
        [one] Меня не было на связи { $seconds } секунду
        [few] Меня не было на связи { $seconds } секунды
        [many] Меня не было на связи { $seconds } секунд
       *[other] Меня не было на связи { $seconds } секунды
      }: это время никому в счёт не идёт.
    [one] Меня не было на связи { $minutes } мин { $seconds } с: это время никому в счёт не идёт.
    [few] Меня не было на связи { $minutes } мин { $seconds } с: это время никому в счёт не идёт.
    [many] Меня не было на связи { $minutes } мин { $seconds } с: это время никому в счёт не идёт.
   *[other] Меня не было на связи { $minutes } мин { $seconds } с: это время никому в счёт не идёт.
  }
fault = У меня что-то пошло не так. Прежде чем пробовать снова, посмотри на стол.
storage-locked = Моя база данных занята. Ничего не изменилось; попробуй чуть позже.
storage-full = Мой диск заполнен, и сохранить ход не получается. Ничего не изменилось; сообщи владельцу бота.
storage-read-only = В мою базу данных нельзя писать. Ничего не изменилось; сообщи владельцу бота.
storage-other = Моя база данных даёт сбой. Ничего не изменилось; сообщи владельцу бота.
no-such-table = Стола #{ $game } нет. Проверь номер.
table-hidden = Стол #{ $game } видят только его игроки.
table-sealed = Стол #{ $game } пока закрыт: другие ещё играют теми же картами. Загляни, когда они закончат.
paused-dm = Партия #{ $game } на паузе: я больше не могу писать в её канале. Время не идёт. Партия продолжится, как только доступ вернётся. Чтобы продолжить в другом месте, набери /{ command-table } { command-table-table }:{ $game } в другом канале этого сервера.
player-left = **{ $name }** больше не на сервере. Если игрок не вернётся, партия **#{ $game }** будет сдана { $due }.

## What is said ahead of the turn: "draw, then discard K♣"
button-unplan = Отменить план
ahead-hint = План: взять, потом сбросить …
ahead-draw = Только взять
ahead-waits-draw = **План:** взять карту, как только придёт твой ход.
ahead-waits-discard = **План:** взять карту и сбросить { $card }, если ни она, ни взятая карта не подходит к комбинации.
ahead-dropped-draw = План взять карту отменён: сейчас это невозможно.
ahead-dropped-discard = План сбросить { $card } отменён: возможно, теперь есть ход лучше.
ahead-not-now = Составить план можно, только пока ходит кто-то другой.
