### /preferences и /server.

preferences-title = ### Твои настройки
preferences-cards = **карты:** { $value }
preferences-language = **язык:** { $value }
preferences-messages = **сообщения:** { $value ->
    [dm] в личку: твои карты и твой ход приходят личным сообщением
   *[channel] в канале: личных сообщений нет, карты покажет кнопка «Мои карты» у стола
}
preferences-calls = **вызовы:** { $value ->
    [always] каждый ход
    [never] никогда, только предупреждение, пока время не вышло
   *[usual] если тебя нет или ты какое-то время ничего не делаешь
}
preferences-colours = **цвета мастей:** { $value }
preferences-background = **фон:** { $value }
preferences-large = **крупно:** { $value ->
    [yes] да, крупный шрифт
   *[no] нет, обычный шрифт
}
preferences-hint = Изменить их можно параметрами команды /preferences.
preferences-changed = Сохранено.
language-automatic = как в Discord

server-title = ### Настройки этого сервера
server-channels = **вызовы:** { $channels }
server-everywhere = во всех каналах
server-only-in = только здесь: { $channels }
server-game = **игра:** { $game }
server-language = **язык:** { $value }
server-cards = **карты:** { $value }
server-threads = **ветки:** { $value ->
    [yes] да, у каждого стола своя ветка
   *[no] нет, столы остаются в своём канале
}
server-games = **партий одновременно:** у одного игрока { $person }, на сервере { $server }
server-challenges = **открытых вызовов:** от одного игрока { $by }, одному игроку { $to }
server-hint = Изменить их можно командой /server set.
server-changed = Сохранено.
server-only = Это настройки сервера: вызови команду в одном из его каналов.
server-needs-permission = Смотреть и менять эти настройки могут только участники с правом «Управлять сервером».
server-too-many-channels = Можно назвать не больше { $count } каналов. Сначала убери один из списка – или не называй ни одного.
