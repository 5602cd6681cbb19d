### С кем: кто свободен, открытые столы, вызовы, которые ждут, приглашения.

command-club-around = кто-свободен
    .description = Посмотреть, кто свободен, и выбрать, когда и для каких игр тебя упоминать
command-club-tables = столы
    .description = Посмотреть открытые столы этого сервера и сесть за стол

club-server-only = Это работает только на сервере. Набери команду в одном из его каналов.
around-title = ### Кто свободен
around-now = Сейчас свободны: { $names }
around-nobody = Сейчас больше никто не свободен.
around-not-said = Выбери игры, и я упомяну тебя, когда кто-нибудь откроет такой стол.
around-said = Упомяну тебя, когда кто-нибудь откроет стол **{ $games }** ({ $days }, { $hours }, { $zone }). Действует до { $until }.
around-lapsed = Срок вышел { $until }, и я тебя больше не упоминаю. Чтобы продлить, нажми **{ button-around-renew }** ({ $games }: { $days }, { $hours }, { $zone }).
around-needs-zone = Сначала выбери свой часовой пояс в меню ниже.
around-about = Не больше одного упоминания в час на всех серверах вместе; ни одного в тихие часы, в отпуске и во время игры. Другие видят только твоё имя среди тех, кто свободен.
around-games = Для каких игр тебя упоминать
around-days = Дни
around-every-day = каждый день
around-any-time = в любое время
weekday = { $day ->
    [mon] пн
    [tue] вт
    [wed] ср
    [thu] чт
    [fri] пт
    [sat] сб
   *[sun] вс
}
weekday-long = { $day ->
    [mon] понедельник
    [tue] вторник
    [wed] среда
    [thu] четверг
    [fri] пятница
    [sat] суббота
   *[sun] воскресенье
}
button-around-hours = Часы …
button-around-renew = Ещё 30 дней
button-around-stop = Не упоминать меня
around-dialog = Когда тебя можно упоминать?
around-hours-about = Например, 17:00-23:00. Пусто — в любое время.
around-hours-wrong = Не понимаю время «{ $hours }». Напиши так: 17:00-23:00.

around-call = { $people }: **{ $name }** открывает стол: **{ $game }**. [К столу]({ $url })

tables-title = ### Открытые столы
tables-nobody = Сейчас открытых столов нет. Открой свой.
tables-joined = Место твоё. [К столу]({ $url })

invitation = **{ $name }** на сервере **{ $server }** бросает тебе вызов: **{ $game }**. [К вызову]({ $url })
invitation-why = У тебя включены приглашения в личку. Выключить: /{ command-preferences }

command-club-block-person = кого
    .description = Кого заблокировать
command-club-block-unblock = разблокировать
    .description = Кого разблокировать
blocks-none = У тебя никто не заблокирован.
blocks-add = Заблокировать
blocks-take = Разблокировать
blocks-not-them = Нельзя заблокировать себя или бота.
blocks-too-many = Твой список заблокированных полон ({ $count }). Сначала разблокируй кого-нибудь.
blocks-added = Теперь в списке заблокированных: { $name }

## На странице клуба: открытые столы со свободным местом
tables-front = { $count ->
    [one] { $count } стол
    [few] { $count } стола
    [many] { $count } столов
   *[other] { $count } стола
}
tables-front-next = { $count ->
    [1] **Есть открытый стол**: занимай место.
    [one] **Открыт { $count } стол**: занимай место.
    [few] **Открыты { $count } стола**: занимай место.
    [many] **Открыто { $count } столов**: занимай место.
   *[other] **Открыто { $count } стола**: занимай место.
}
