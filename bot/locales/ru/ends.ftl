### Конец раунда и партии: кто победил, очки вкратце и что дальше.

button-details = Подробнее

sum-laid = на столе
sum-hand = на руках
sum-others = другие
sum-bonus = бонус
sum-double = вдвойне
sum-round = раунд
sum-total = всего

ends-round = **Раунд { $round }.** { $why }
ends-winner = Победа: { $name }
ends-why = { $reason ->
    [resign] { $name } сдаётся.
    [flag] { $name }: время вышло.
   *[other] { $left ->
        [one] В игре остался один игрок, после { $rounds ->
            [one] { $rounds } раунда.
            [few] { $rounds } раундов.
            [many] { $rounds } раундов.
           *[other] { $rounds } раундов.
        }
       *[more] После { $rounds ->
            [one] { $rounds } раунда.
            [few] { $rounds } раундов.
            [many] { $rounds } раундов.
           *[other] { $rounds } раундов.
        }
    }
}
# Под именем победителя на картинке, почти так же крупно: чем решилась партия, в двух-трёх словах
ends-how = { $reason ->
    [out] всё выложено
    [going_rummy] рамми с руки!
    [hand_rummy] рамми с руки!
    [knock] стук
    [gin] джин!
    [biggin] большой джин!
    [undercut] андеркат!
    [close] закрыто с руки!
    [resign] соперник сдаётся
    [flag] по времени
    [left] остальные выбыли
   *[points] по очкам
}
ends-bonus = { $rounds } + бонус { $bonus }
ends-verify = Честно ли сданы карты? Как это проверить, покажет /{ command-game } { command-game-verify }.
ends-as-of = Так было в { $time }. Чтобы обновить, нажми любую кнопку.
ends-rematch-asked = Вызов в канале { $channel }.
ends-place = { $name }, уровень против компьютера: около { $before } → { $place } ({ $games })
ends-place-first = { $name }, уровень против компьютера: около { $place } ({ $games })
button-next-level = Дальше: { $level }
