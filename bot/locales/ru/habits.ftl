### Привычки: сортировка, отмена, ход в одно нажатие, игра «как в прошлый раз», тихие часы, неделя.

hand-sorted-melds = По комбинациям: лучшие впереди. Чтобы поставить карты первыми, отметь их и нажми **{ button-sort }**.

button-draw-and-show = Взять и показать

undo-only-marks = Ходы засчитываются сразу, отменить их нельзя. Отметки с карт сняты.
undo-by-takeback = Ходы засчитываются сразу. Чтобы вернуть последний, спроси остальных: /{ command-game } { command-game-takeback }. Отметки с карт сняты.

## Тихие часы: когда личные сообщения приходят без звука
command-preferences-quiet = тихие-часы
    .description = Тихие часы: мои сообщения в личку без звука, например 22:00-07:00; off — выключить
command-preferences-zone = часовой-пояс
    .description = Твой часовой пояс: набери крупный город рядом с тобой
preferences-quiet = **тихие часы:** { $hours } ({ $zone }), сообщения в личку приходят без звука
preferences-quiet-off = **тихие часы:** нет, сообщения в личку могут прийти со звуком в любое время
quiet-not-understood = Не понимаю время «{ $hours }». Напиши так: 22:00-07:00 или off.
quiet-needs-zone = Сначала укажи часовой пояс, например так: /{ command-preferences } { command-preferences-quiet }:{ $hours } { command-preferences-zone }:Europe/Riga.
quiet-zone-unknown = Не знаю часового пояса «{ $zone }». Набери крупный город рядом с тобой и выбери из списка.

## Вызовы: что общего с прошлой партией
challenge-as-last = Игра и время — как в прошлый раз.
challenge-times-kept = Как в прошлый раз — { $times }.
challenge-rematch = Реванш за партию **#{ $game }**.
challenge-rematch-deals = Реванш за партию **#{ $game }**: первым сдаёт игрок **{ $name }**.

## Неделя: таблица по понедельникам на серверах, где её хотят
weekly-title = Таблица недели, { $first } — { $last }
weekly-more = Всех покажет /{ command-standings }.
command-server-season-weekly = таблица-недели
    .description = Каждый понедельник публиковать таблицу недели в этом канале
command-server-season-weekly_off = без-таблицы-недели
    .description = Больше не публиковать таблицу недели
server-weekly = **таблица недели:** { $channel }, следующая { $next }
server-weekly-off = **таблица недели:** не публикуется
server-weekly-forbidden = ⚠ Мне нельзя писать в { $channel }, поэтому там ничего не публикуется. Разреши мне видеть этот канал и отправлять в него сообщения.

hand-your-turn = **Твой ход**
hand-waits = Ходит { $name }.
tiles-your-move = **Твой ход.** Выкладывай фишки или возьми одну.
tiles-your-move-no-stock = **Твой ход.** Выкладывай фишки или пропусти: запас пуст.
