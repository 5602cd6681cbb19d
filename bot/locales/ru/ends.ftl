### Конец раунда и партии: кто победил, очки вкратце и что дальше.

button-details = Подробнее

sum-laid = стол
sum-hand = рука
sum-others = другие
sum-bonus = бонус
sum-double = вдвойне
sum-round = раунд
sum-total = всего

ends-round = **Раунд { $round }:** { $why }
ends-winner = Победа: { $name }
ends-why = { $reason ->
    [resign] { $name } сдаётся.
    [flag] { $name }: время вышло.
   *[other] { $left ->
        [one] В игре остался кто-то один, после { $rounds ->
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
ends-bonus = { $rounds } + бонус { $bonus }
ends-verify = Честно ли сданы карты? Как это проверить, покажет /game verify.
ends-as-of = Так было в { $time }. Любая кнопка покажет, как всё выглядит сейчас.
ends-rematch-asked = Вызов в канале { $channel }.
ends-place = { $name } против компьютера: около { $before } → { $place } ({ $games })
ends-place-first = { $name } против компьютера: около { $place } ({ $games })
button-next-level = Дальше: { $level }
