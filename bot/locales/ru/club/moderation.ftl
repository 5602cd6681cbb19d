### Что делают модераторы: заканчивают партии, запрещают играть и читают, что было сделано.

command-club-moderate = модерировать
    .description = Для модераторов: закончить партии, запретить играть, прочитать журнал
command-club-moderate-table = партия
    .description = Партия, которую нужно закончить
command-club-moderate-person = игрок
    .description = Кому запретить играть

button-club-moderate = Модерация

moderate-title = ### Модерация
moderate-page-tables = Партии
moderate-page-people = Люди
moderate-page-log = Журнал

## Столы. $span — «3 дня»
moderate-all = **Партий сейчас: { $count }** (сначала те, где дольше всего не ходят)
moderate-idle = **Партии без ходов { $span } или дольше: { $count }**
menu-moderate-all = Показать: все партии
menu-moderate-idle = Показать: без ходов { $span }
menu-moderate-table = Выбери партию …
moderate-more = … и ещё { $count }
# $title — «#17 · 500 Rummy», $time — «3 дня назад»
moderate-table = **{ $title }** · { $names } · последний ход { $time }
moderate-own-table = В партии #{ $game } играешь ты, поэтому решать должен другой модератор.
moderate-own-tournament = #{ $game } — партия турнира, в котором ты участвуешь, поэтому решать должен другой модератор.
moderate-ends = Обе кнопки сразу заканчивают партию: она будет без рейтинга и не попадёт в таблицы.
moderate-ends-tournament = Это партия турнира. Обе кнопки сразу её заканчивают: каждый, кто пришёл, получит пол-очка, а в сообщении турнира будет сказано, что её остановил модератор.
# Кнопки; обе открывают окно
button-moderate-end = Без результата …
button-moderate-stop = Сохранить очки …
button-moderate-clear = Закончить: { $count } …
button-moderate-look = Посмотреть
moderate-ended = { $how ->
    [stop] Партия #{ $game } закончена, очки сохранены.
   *[end] Партия #{ $game } закончена без результата.
}
moderate-cleared = Закончено партий: { $count }.

## Люди
moderate-people = **Запретов играть здесь: { $count }**
menu-moderate-person = Запретить кому-то играть …
menu-moderate-lift = Снова разрешить играть …
menu-moderate-length = На какой срок?
moderate-until-lifted = до отмены
moderate-ban = **{ $name }** · { $until ->
    [none] до отмены
   *[other] до { $until }
}
# После того, что сделано
moderate-because = { "\u00A0" }· «{ $reason }»
moderate-how-long = **{ $name }**: на какой срок запретить играть здесь? Открытые вызовы будут отменены, начатые партии можно доиграть.
# $tables: «#17, #18»
moderate-banned = **{ $name }**: играть здесь запрещено { $until ->
    [none] до отмены.
   *[other] до { $until }.
} { $tables ->
    [none] { "" }
   *[other] Ещё идут: { $tables }. Дай их доиграть или закончи на странице **{ moderate-page-tables }**.
}
moderate-lifted = **{ $name }** снова может здесь играть.

## Журнал. $time — день и время
moderate-log-empty = Журнал пока пуст.
moderate-deed = { $time } · **{ $by }** { $kind ->
    [end] заканчивает партию #{ $game } без результата
    [stop] заканчивает партию #{ $game }, очки сохранены
    [clear] заканчивает партию #{ $game }, где давно не было ходов
    [ban] запрещает играть игроку **{ $name }** { $until ->
        [none] до отмены
       *[other] до { $until }
    }
   *[lift] снова разрешает играть игроку **{ $name }**
}

## Окна
dialog-moderate = { $what ->
    [end] Закончить #{ $number } без результата
    [stop] Закончить #{ $number } и сохранить очки
    [clear] Закончить все эти партии
    [ban] Запретить играть
   *[lift] Снова разрешить играть
}
field-moderate-reason = Причина (необязательно)
field-moderate-reason-about = { $what ->
    [ban] Попадёт в журнал, и её увидит сам игрок.
   *[other] Попадёт в журнал: его видят только модераторы.
}

## Что нельзя
ban-over = Этот запрет уже снят или закончился.
ban-lift-own = Снять запрет с себя нельзя. Попроси другого модератора.
