### /preferences и /server.

preferences-title = ### Твои настройки
preferences-changed = Сохранено.
language-automatic = как в Discord

server-title = ### Настройки этого сервера
server-channels = **вызовы:** { $channels }
server-everywhere = во всех каналах
server-only-in = только в { $channels }
server-game = **обычная игра:** { $game }
server-language = **язык:** { $value }
server-cards = **карты:** { $chosen }
server-threads = **ветки:** { $value ->
    [yes] да, у каждого стола своя ветка
   *[no] нет, столы остаются в своём канале
}
command-server-set-rated = рейтинг
    .description = Идут ли новые вызовы в рейтинг, если в них не указано иное
menu-server-rated = Новые вызовы: { $value ->
    [on] с рейтингом
   *[off] без рейтинга
}
server-rated = **новые вызовы:** { $value ->
    [yes] идут в рейтинг, если в них не указано иное
   *[no] не идут в рейтинг, если в них не указано иное
}
server-games-per-person = **партий одновременно:** у одного игрока { $games_per_person }, на сервере { $games_per_server }
server-challenges-per-person = **открытых вызовов:** от одного игрока { $challenges_per_person }, одному игроку { $challenges_to_person }
server-changed = Сохранено.
server-only = Это работает только на сервере. Набери команду в одном из его каналов.
server-needs-permission = Смотреть и менять эти настройки могут только участники с правом «Управлять сервером».
server-too-many-channels = Каналов в списке может быть не больше { $count }. Сначала убери один — или все, и вызовы будут разрешены везде.
