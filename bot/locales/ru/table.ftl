### Открытое сообщение стола, рассказ о ходах и результаты.
### Строки короткие: на телефоне видно около 35 знаков. Имена не склоняются, ходы – в настоящем времени.

table-round-turn = Ход: **{ $name }** · раунд { $round }
table-round = Раунд { $round }
table-turn-ends = Ход закончится { $time }
table-clock-runs = { $name }: время кончится { $time }
table-clock-waits = { $name }: осталось времени { $clock }
table-over = Партия окончена.
table-between = Новый раунд: раздаю…

table-melds = **На столе**
table-no-melds = **На столе** пока пусто
table-meld = **{ $number }:** { $cards } · { $owners }
table-meld-shared = **{ $number }:** { $cards }
table-meld-added = { $cards }: { $name }
table-melds-left-out = … и ещё { $count }: смотри /{ command-table }

table-pile = **Сброс** (сверху вниз) { $cards }
table-pile-empty = **Сброс** пуст
table-pile-below = … ниже ещё { $count }
table-stock = **Колода** { $count ->
    [0] пуста
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
    .tiles = **Запас** { $count ->
        [0] пуст
        [one] { $count } фишка
        [few] { $count } фишки
        [many] { $count } фишек
       *[other] { $count } фишки
    }

table-player = **{ $name }** · { $points }
table-player-out = **{ $name }** · больше не играет
table-player-lost = **{ $name }** · { $points } · вне игры
table-player-laid = выложено { $points }
table-player-opened = есть выкладка
penalty-points = { $count ->
    [one] { $count } штрафное очко
    [few] { $count } штрафных очка
    [many] { $count } штрафных очков
   *[other] { $count } штрафного очка
}

table-commitment = Отпечаток тасовки `{ $commitment }` · что это: /{ command-game } { command-game-verify }

## Что произошло. Ходы одного игрока стоят в одной строке: «Боб берёт из колоды, сбрасывает K♦.»
# told-you здесь нет нарочно: после «ты» эти глаголы не стоят, и о себе каждый читает по имени.
told-turn = **{ $name }** { $moves }.
did-draw = берёт из колоды
did-draw-tile = берёт из запаса
did-draw-card = берёт { $card }
did-take-top = берёт { $card } из сброса
did-take-many = { $count ->
    [one] берёт { $count } карту из сброса, вплоть до { $card }
    [few] берёт { $count } карты из сброса, вплоть до { $card }
    [many] берёт { $count } карт из сброса, вплоть до { $card }
   *[other] берёт { $count } карты из сброса, вплоть до { $card }
}
did-meld = выкладывает { $cards }
did-layoff = прикладывает { $cards } к комбинации { $meld }
did-layoff-bound = прикладывает { $cards } к комбинации { $meld } (её джокер теперь { $joker })
did-discard = сбрасывает { $card }
did-arrange = выкладывает { $cards }
did-rearrange = выкладывает { $cards } и перестраивает стол
did-pass = пропускает ход
did-turn-over = переворачивает сброс
did-swap = обменивает { $card } на джокера из комбинации { $meld }
did-knock = сбрасывает { $card } и стучит
did-gin = сбрасывает { $card } и объявляет джин
did-big-gin = объявляет большой джин
did-close = выкладывает с руки { $cards }, сбрасывает { $card } и закрывает раунд
did-other = делает ход

told-deal = Раунд { $round }: всё роздано. Начинает **{ $name }**.
told-reshuffle = Сброс перетасован и снова стал колодой.
told-turned-over = Сброс перевёрнут и снова стал колодой.
told-resign = **{ $name }** сдаётся.
told-flag = **{ $name }**: время вышло.
told-resign-others = **{ $name }** сдаётся. Карты уходят под колоду, остальные играют дальше.
told-flag-others = **{ $name }**: время вышло, игрок выбывает. Карты уходят под колоду, остальные играют дальше.
told-timeout = **{ $name }** не успевает сделать ход; хожу я.
told-timeout-discard = **{ $name }** не успевает сделать ход; хожу я и сбрасываю { $card }.
told-timeout-pass = **{ $name }** не успевает сделать ход и пропускает его.
told-timeout-tiles = **{ $name }** не успевает сделать ход: ничего не выложено и не взято.
told-time-up = **{ $name }** не успевает закончить ход: засчитано то, что в черновике стола было верно.
told-timeout-resign = **{ $name }** не успевает сделать ход трижды подряд: партия считается сданной.
told-timeout-resign-others = **{ $name }** не успевает сделать ход трижды подряд: партия считается сданной. Карты уходят под колоду, остальные играют дальше.

## Итоги раунда
round-title = **#{ $number } · Раунд { $round } окончен.** { $why }
round-ended = { $reason ->
    [out] { $name } заканчивает раунд.
    [going_rummy] { $name } заканчивает раунд за один ход, ничего не выложив раньше: всё считается вдвойне.
    [stock] Колода кончилась.
    [stalemate] Раунд уже не закончить: очков никто не получает.
    [knock] { $name } стучит.
    [gin] { $name } объявляет джин.
    [biggin] { $name } объявляет большой джин.
    [undercut] { $name } стучит, но у соперника остаток не больше: андеркат!
    [dead_hand] В колоде две карты: раунд не засчитан, очков никто не получает. Сдаёт тот же игрок.
    [hand_rummy] { $name } заканчивает раунд за один ход, ничего не выложив раньше: всё считается вдвойне.
    [blocked] Все пропускают ход: раунд заблокирован.
    [close] { $name } закрывает раунд с руки, двенадцать карт одной масти: карты остальных считаются вдвойне.
    [resign] { $name } сдаётся.
    [flag] { $name }: время вышло.
   *[other] Раунд окончен.
}
round-doubled = { $name } выкладывает всё за один ход: карты на руках у остальных считаются вдвойне.
round-player = **{ $name }** { $scored } → **{ $total }**
round-eliminated = **{ $name }** выбывает (сумма: { $total }).
round-tie = Поровну на первом месте: { $names }. Решит ещё один раунд.

## Конец партии
end-title = #{ $number } · { $game }
end-nobody = Победителя нет.
# Без обратной черты Discord сделает из этого список и пронумерует его заново.
end-total = { $place }\. **{ $name }** · { $points }
end-left = больше не играет
end-rating = рейтинг { $before } → { $after }
end-rating-provisional = рейтинг { $before } → { $after } (предварительный)
