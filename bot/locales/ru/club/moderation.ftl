### Что делают модераторы: заканчивают партии, запрещают играть и читают, что было сделано.

command-club-moderate = модерировать
    .description = Для модераторов: закончить партии, запретить играть, прочитать журнал
command-club-moderate-table = стол
    .description = Стол, за которым пора закончить
command-club-moderate-person = игрок
    .description = Кому запретить играть

button-club-moderate = Модерировать

moderate-title = ### Модерация
moderate-page-tables = Столы
moderate-page-people = Люди
moderate-page-log = Журнал

## Столы. $span — «3 дня»
moderate-all = **Столов сейчас: { $count }**, сначала те, где дольше всего нет хода
moderate-idle = **Нет хода { $span } или дольше: { $count }**
menu-moderate-all = Показать: все столы
menu-moderate-idle = Показать: нет хода { $span }
menu-moderate-table = Выбери стол …
moderate-more = … и ещё { $count }
# $title — «#17 · 500 Rummy», $time — «3 дня назад»
moderate-table = **{ $title }** · { $names } · последний ход { $time }
moderate-own-table = За столом #{ $game } играешь ты: решить должен другой модератор.
moderate-own-tournament = Стол #{ $game } — из турнира, в котором ты участвуешь: решить должен другой модератор.
moderate-ends = В любом случае партия закончится сразу и не идёт ни в рейтинг, ни в таблицы.
moderate-ends-tournament = Это партия турнира: в любом случае она закончится сразу, оба получат за неё по пол-очка (кто так и не пришёл — ничего), а в сообщении турнира будет сказано, что её закончила модерация.
# Кнопки; обе открывают окно
button-moderate-end = Без результата …
button-moderate-stop = Оставить очки …
button-moderate-clear = Очистить ({ $count }) …
button-moderate-look = Посмотреть
moderate-ended = { $how ->
    [stop] Партия #{ $game } закончена, очки остались как были.
   *[end] Партия #{ $game } закончена без результата.
}
moderate-cleared = Закончено партий: { $count }.

## Люди
moderate-people = **Не могут здесь играть: { $count }**
menu-moderate-person = Запретить кому-то играть …
menu-moderate-lift = Снова разрешить играть …
menu-moderate-length = На сколько?
moderate-until-lifted = до отмены
moderate-ban = **{ $name }** · { $until ->
    [none] до отмены
   *[other] до { $until }
}
# После того, что сделано
moderate-because = { " " }· «{ $reason }»
moderate-how-long = На сколько запретить здесь играть? **{ $name }**: открытые вызовы отменяются, начатые партии можно доиграть.
# $tables: «#17, #18»
moderate-banned = **{ $name }** здесь не играет { $until ->
    [none] до отмены.
   *[other] до { $until }.
} { $tables ->
    [none] { "" }
   *[other] Ещё идут: { $tables }. Их можно доиграть, или закончи их на странице «Столы».
}
moderate-lifted = **{ $name }** снова может здесь играть.

## Журнал. $time — день и время
moderate-log-empty = Пока ничего не было.
moderate-deed = { $time } · **{ $by }** { $kind ->
    [end] заканчивает партию #{ $game } без результата
    [stop] заканчивает партию #{ $game }, очки остаются как были
    [clear] заканчивает партию #{ $game }, где давно никто не ходил
    [ban] запрещает играть: **{ $name }**, { $until ->
        [none] до отмены
       *[other] до { $until }
    }
   *[lift] снова разрешает играть: **{ $name }**
}

## Окна
dialog-moderate = { $what ->
    [end] Закончить #{ $number } без результата
    [stop] Закончить #{ $number }, очки оставить
    [clear] Закончить все эти партии
    [ban] Запретить играть
   *[lift] Снова разрешить играть
}
field-moderate-reason = Почему? (не обязательно)
field-moderate-reason-about = { $what ->
    [ban] Это будет в журнале, и это узнает тот, кому нельзя играть.
   *[other] Это будет в журнале, для модераторов.
}

## Что нельзя
ban-over = Этому человеку уже можно играть.
ban-lift-own = Можно ли тебе снова играть, решает другой модератор.
