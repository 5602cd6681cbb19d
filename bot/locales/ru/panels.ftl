### The panels of /preferences and /server show, and dialogs with something wrong in them.

preferences-page-looks = Вид
preferences-page-turns = Сообщения
preferences-page-away = Отдых

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
    [dm] Твои карты и твой ход приходят личным сообщением
   *[channel] Личных сообщений нет; карты покажет кнопка «Мои карты» у стола
}
menu-calls = Напоминания о ходе: { $value ->
    [always] всегда
    [never] никогда
   *[usual] как обычно
}
menu-calls-about = { $value ->
    [always] Каждый ход
    [never] Только предупреждение, пока время не вышло
   *[usual] Если тебя нет или ты какое-то время ничего не делаешь
}
menu-zone = Часовой пояс: { $zone }
menu-zone-none = Часовой пояс: выбери
button-quiet = Тихие часы …
button-quiet-off = Без тихих часов
button-vacation = Отпуск …
button-vacation-end = Закончить отпуск
preferences-vacation-about = В отпуске твоё время в медленных партиях не идёт (ход от суток или без ограничения). Ход в такой партии его заканчивает.

server-page-games = Игры
server-page-looks = Вид, таблица
server-allowed-in = **Вызовы** разрешены здесь:
server-every-channel = Все каналы
server-weekly-choose = Публиковать: выбери канал
server-for-managers = -# Изменить их можно с правом «Управлять сервером».
menu-server-game = Обычная игра: { $game }
menu-server-threads = Ветка для каждого стола: { $value ->
    [on] да
   *[off] нет
}
menu-server-cards = Карты: { $value ->
    [text] текст
    [emoji] эмодзи
    [image] картинки
   *[automatic] как нравится игрокам
}
button-limits = Ограничения …
button-weekly-off = Не публиковать

dialog-quiet = Тихие часы
field-hours = Часы
field-hours-about = Например, 22:00-07:00; пусто – нет
field-zone = Часовой пояс
field-zone-about = Крупный город рядом, по-английски: Riga
dialog-vacation = Отпуск
field-days = Сколько дней, считая с этой минуты
field-days-about = { $days ->
    [one] В этом году остался { $days } день; 0 – конец отпуска
    [few] В этом году осталось { $days } дня; 0 – конец отпуска
    [many] В этом году осталось { $days } дней; 0 – конец отпуска
   *[other] В этом году осталось { $days } дня; 0 – конец отпуска
}
dialog-limits = Ограничения
field-games-per-person = Партий одновременно у одного игрока
field-games-per-server = Партий одновременно на всём сервере
field-challenges-per-person = Открытых вызовов от одного игрока
field-challenges-to-person = Открытых вызовов одному игроку

dialog-wrong = ⚠ **{ $field }:** { $why }
dialog-no-number = «{ $typed }» – не целое число.
dialog-not-between = Можно от { $least } до { $most }.
dialog-zone-unknown = Не знаю часового пояса «{ $zone }». Назови по-английски крупный город рядом с тобой, например Moscow.
dialog-zone-needed = Я не знаю, который у тебя час. Назови крупный город рядом с тобой.
button-dialog-again = Открыть снова
dialog-gone = Того, что там было введено, у меня уже нет. Можно начать заново.
button-open-dialog = Открыть

# Below a first hand, under a few of its cards as a picture
button-show-pictures = Карты картинками

command-preferences-invitations = приглашения
    .description = Писать ли в личку о вызовах, которые ждут твоего ответа; если не включить — нет
menu-invitations = Приглашения: { $value ->
    [on] в личку
   *[off] только в канале
}
menu-invitations-about = { $value ->
    [on] О вызовах, которые ждут днями, пишу в личку
   *[off] Когда тебе бросают вызов, в личку не пишу
}

command-preferences-streaks = серия
    .description = Писать ли вечером в личку, если твоя серия может оборваться; если не включить — нет
menu-streaks = Напоминания о серии: { $value ->
    [on] в личку
   *[off] нет
}
menu-streaks-about = { $value ->
    [on] Напишу вечером, если серия от 3 дней может оборваться
   *[off] О серии в личку не пишу
}
