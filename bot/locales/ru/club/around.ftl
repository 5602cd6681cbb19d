### С кем: кто свободен, открытые столы, вызовы, которые ждут, приглашения.

command-club-around = кто-свободен
    .description = Посмотреть, кто свободен, и сказать, в какие игры и когда тебя можно звать
command-club-tables = столы
    .description = Посмотреть открытые столы этого сервера и сесть за стол

club-server-only = Это есть только на сервере: спроси меня в одном из его каналов.
around-title = ### Кто свободен
around-now = Сейчас свободны: { $names }
around-nobody = Больше никто сейчас не говорит, что свободен.
around-not-said = Я пока не знаю, когда тебя можно звать. Выбери игры, и я упомяну тебя, когда кто-нибудь откроет стол.
around-said = Тебя можно звать за стол, **{ $games }**: { $days }, { $hours } ({ $zone }). Действует до { $until }.
around-lapsed = Я тебя больше не зову: срок вышел { $until }. **{ button-around-renew }** его продлит ({ $games }: { $days }, { $hours }, { $zone }).
around-needs-zone = Я не знаю, который у тебя час: сначала выбери часовой пояс.
around-about = Не больше одного упоминания в час на всех серверах вместе и ни одного в тихие часы, в отпуске и во время игры. Другие видят твоё имя среди тех, кто свободен, и больше ничего.
around-games = Игры, в которые тебя звать
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
button-around-stop = Не звать меня
around-dialog = Когда тебя можно звать?
around-hours-about = Например, 17:00-23:00; пусто — в любое время
around-hours-wrong = Не понимаю часы «{ $hours }». Пиши так: 17:00-23:00.

around-call = { $people }: **{ $name }** открывает стол: **{ $game }**. [К столу]({ $url })

tables-title = ### Открытые столы
tables-nobody = Сейчас открытых столов нет. Открой свой.
tables-joined = Место за столом твоё. [К столу]({ $url })

invitation = **{ $name }** на сервере **{ $server }** бросает тебе вызов: **{ $game }**. [К вызову]({ $url })
invitation-why = Пишу, потому что у тебя разрешены приглашения в личку: /{ command-preferences }

command-club-block-person = кого
    .description = Кого заблокировать
command-club-block-unblock = разблокировать
    .description = Кого разблокировать
blocks-none = Никого.
blocks-add = Заблокировать
blocks-take = Разблокировать
blocks-not-them = Нельзя заблокировать себя или бота.
blocks-too-many = Уже заблокировано: { $count }, больше нельзя. Сначала разблокируй кого-нибудь.
blocks-added = В списке заблокированных: { $name }

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
