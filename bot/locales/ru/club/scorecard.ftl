### /club card: табель дня — как сыграны раздачи и решены задачи; им можно поделиться.

command-club-card = табель
    .description = Посмотреть свой табель дня и поделиться им: раздачи, задачи и серия

scorecard-title = ### Твой табель
# Под строками значков; Jolly — это компьютер
scorecard-legend = В строке: раздача, лёгкая, средняя и трудная задача. 🏆 Jolly позади · 🤝 наравне · 🔻 Jolly впереди · 🏳️ не доиграно · 🟩 решена · 🟨 с подсказкой · 🟥 не решена · ⬜ пока нет
scorecard-about = Табель не выдаёт ни карт, ни ответов. Новый начнётся в полночь UTC.
scorecard-columns = раздача, потом лёгкая, средняя, трудная
scorecard-streak = { $days ->
    [0] { $best ->
        [0] Серии пока нет
       *[other] Сейчас серии нет · рекорд { $best }
    }
    [one] Серия: **{ $days } день** · рекорд { $best }
    [few] Серия: **{ $days } дня** · рекорд { $best }
    [many] Серия: **{ $days } дней** · рекорд { $best }
   *[other] Серия: **{ $days } дня** · рекорд { $best }
}
scorecard-counts = Сегодняшний день уже засчитан.

# $day — дата
scorecard-shared = **{ $name }** · { $day }
scorecard-summary = { $deals ->
    [0] Доигранных раздач пока нет
   *[other] Доиграно раздач: { $deals }, Jolly позади: { $ahead }
} · { $puzzles ->
    [0] ответов на задачи пока нет
   *[other] решено задач: { $solved } из { $puzzles }
} · { $streak ->
    [0] серии нет
    [one] серия { $streak } день
    [few] серия { $streak } дня
    [many] серия { $streak } дней
   *[other] серия { $streak } дня
}

## Словами, после названия игры: «раздача +34, Jolly позади, лёгкая решена, остального пока нет»
scorecard-deal = { $state ->
    [running] раздача идёт
    [unfinished] раздача не доиграна
    [ahead] раздача { $lead }, Jolly позади
    [level] раздача { $lead }, наравне с Jolly
   *[behind] раздача { $lead }, Jolly впереди
}
scorecard-puzzle-easy = { $state ->
    [solved] лёгкая решена
    [hinted] лёгкая решена с подсказкой
   *[missed] лёгкая не решена
}
scorecard-puzzle-medium = { $state ->
    [solved] средняя решена
    [hinted] средняя решена с подсказкой
   *[missed] средняя не решена
}
scorecard-puzzle-hard = { $state ->
    [solved] трудная решена
    [hinted] трудная решена с подсказкой
   *[missed] трудная не решена
}
scorecard-open = { $done ->
    [nothing] пока ничего нет
   *[some] остальное впереди
}

button-scorecard-share = Поделиться
button-scorecard-puzzles = Задачи дня
button-scorecard-words = Словами
button-scorecard-signs = Значками
button-scorecard-too = Сыграть тоже
button-scorecard-remind-on = Напоминать
button-scorecard-remind-off = Не напоминать

scorecard-shared-now = Табель теперь в этом канале и сегодня обновляется по ходу игры.
scorecard-shared-there = Твой табель уже в этом канале и сегодня обновляется по ходу игры: { $link }
scorecard-empty = В твоём табеле пока пусто. Сначала доиграй раздачу или ответь на задачу.
scorecard-share-where = Поделиться табелем можно только в канале сервера.
scorecard-share-closed = В этом канале мне нельзя писать. Поделись табелем в другом.
scorecard-gone = Этот табель больше не хранится.
scorecard-reminds = Вечером напишу в личку, если серия от 3 дней вот-вот оборвётся.
scorecard-reminds-not = Напоминания выключены. Включить их снова можно в табеле или через /{ command-preferences }.

## Личное сообщение вечером. $due — «через 3 часа»
scorecard-reminder = { $days ->
    [one] Твоя серия ({ $days } день) оборвётся { $due }.
    [few] Твоя серия ({ $days } дня) оборвётся { $due }.
    [many] Твоя серия ({ $days } дней) оборвётся { $due }.
   *[other] Твоя серия ({ $days } дня) оборвётся { $due }.
} Чтобы её сохранить, доиграй раздачу или реши среднюю или трудную задачу.

## Сообщение сервера о вчерашнем дне
command-server-set-daily = итоги-дня
    .description = Канал, где я каждый день пишу, кто вчера лучше всех в раздачах и задачах
command-server-set-daily_off = без-итогов-дня
    .description = Больше не публиковать итоги дня
daily-title = ### Вчерашние раздачи и задачи · { $day }
# $names: «alice и bob»
daily-best = **{ $game }**: { $names } { $lead }{ $players ->
    [1] { "" }
   *[other] , лучший результат из { $players }
}
daily-puzzles = **Как здесь решали задачи**
daily-puzzle = { $grade ->
    [easy] лёгкая { $solved } из { $players }
    [medium] средняя { $solved } из { $players }
   *[hard] трудная { $solved } из { $players }
}
daily-next = Сегодняшние раздачи и задачи:
server-daily-choose = Итоги дня: выбери канал
server-daily = **итоги дня:** { $channel }, следующие — { $next }
server-daily-off = **итоги дня** (раздачи и задачи): не публикуются
server-daily-forbidden = ⚠ Мне нельзя писать в { $channel }, поэтому итогов дня нет. Разреши мне видеть этот канал и отправлять в него сообщения.
button-daily-off = Без итогов дня
