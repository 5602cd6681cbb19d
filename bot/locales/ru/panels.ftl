### The panels of /preferences and /server show, and dialogs with something wrong in them.

preferences-page-looks = Вид
preferences-page-turns = Сообщения
preferences-page-away = Тишина, отпуск

menu-language = Язык: { $value }
menu-cards = Карты: { $value ->
    [text] текст
    [emoji] эмодзи
    [image] картинки
   *[usual] как принято на сервере
}
menu-colours = Цвета мастей: { $value ->
    [two] два
   *[four] четыре
}
menu-background = Фон картинок: { $value ->
    [light] светлый
   *[dark] тёмный
}
menu-large = Крупный шрифт: { $value ->
    [on] да
   *[off] нет
}
menu-messages = Сообщения: { $value ->
    [dm] в личку
   *[channel] только в канале
}
menu-messages-about = { $value ->
    [dm] Присылаю карты и напоминания о ходе в личку
   *[channel] В личку не пишу; нажми у стола «{ button-my-hand }»
}
menu-calls = Напоминания о ходе: { $value ->
    [always] всегда
    [never] никогда
   *[usual] когда тебя нет рядом
}
menu-calls-about = { $value ->
    [always] Упоминаю тебя при каждом твоём ходе
    [never] Только когда твоё время кончается
   *[usual] Когда тебя нет рядом или ты давно ничего не делаешь
}
menu-zone = Часовой пояс: { $zone }
menu-zone-none = Часовой пояс: не указан
button-quiet = Тихие часы …
button-quiet-off = Без тихих часов
button-vacation = Отпуск …
button-vacation-end = Закончить отпуск
preferences-vacation-about = Пока ты в отпуске, в медленных партиях (ход от суток или без ограничения) твоё время не идёт. Если сделать ход в такой партии, отпуск закончится.

server-page-games = Игры
server-page-looks = Вид, таблица
server-allowed-in = **Вызовы** разрешены здесь:
server-every-channel = Все каналы
server-weekly-choose = Таблица недели: выбери канал
server-for-managers = -# Менять эти настройки можно с правом «Управлять сервером».
menu-server-game = Обычная игра: { $game }
menu-server-threads = Ветка для каждого стола: { $value ->
    [on] да
   *[off] нет
}
menu-server-cards = Карты: { $value ->
    [text] текст
    [emoji] эмодзи
    [image] картинки
   *[automatic] как выбрали игроки
}
button-limits = Ограничения …
button-weekly-off = Не публиковать

dialog-quiet = Тихие часы
field-hours = Часы
field-hours-about = Например, 22:00-07:00. Пусто — без тихих часов.
field-zone = Часовой пояс
field-zone-about = Крупный город рядом, по-английски, например Moscow
dialog-vacation = Отпуск
field-days = Сколько дней, начиная с этой минуты
field-days-about = { $days ->
    [one] В этом году остался { $days } день. 0 закончит отпуск.
    [few] В этом году осталось { $days } дня. 0 закончит отпуск.
    [many] В этом году осталось { $days } дней. 0 закончит отпуск.
   *[other] В этом году осталось { $days } дня. 0 закончит отпуск.
}
dialog-limits = Ограничения
field-games-per-person = Партий одновременно у одного игрока
field-games-per-server = Партий одновременно на всём сервере
field-challenges-per-person = Открытых вызовов от одного игрока
field-challenges-to-person = Открытых вызовов одному игроку

dialog-wrong = ⚠ **{ $field }:** { $why }
dialog-no-number = «{ $typed }» — не целое число.
dialog-not-between = Выбери число от { $least } до { $most }.
dialog-zone-unknown = Не знаю часового пояса «{ $zone }». Напиши по-английски крупный город рядом с тобой, например Moscow.
dialog-zone-needed = Для тихих часов нужен твой часовой пояс. Напиши крупный город рядом с тобой.
button-dialog-again = Открыть снова
dialog-gone = Введённый текст не сохранился. Начни заново.
button-open-dialog = Открыть

# Below a first hand, under a few of its cards as a picture
button-show-pictures = Карты картинками

command-preferences-invitations = приглашения
    .description = Писать ли в личку о вызовах, которые ждут твоего ответа; обычно нет
menu-invitations = Приглашения: { $value ->
    [on] в личку
   *[off] только в канале
}
menu-invitations-about = { $value ->
    [on] О вызовах, которые ждут несколько дней, пишу в личку
   *[off] О вызовах в личку не пишу
}

command-preferences-streaks = серия
    .description = Писать ли вечером в личку, если твоя серия может оборваться; обычно нет
menu-streaks = Напоминания о серии: { $value ->
    [on] в личку
   *[off] нет
}
menu-streaks-about = { $value ->
    [on] Вечером пишу в личку, если серия от 3 дней может оборваться
   *[off] О серии в личку не пишу
}
