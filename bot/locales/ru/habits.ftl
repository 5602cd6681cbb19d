### Привычки: сортировка, отмена, ход в одно нажатие, игра «как в прошлый раз», тихие часы, неделя.

hand-sorted-melds = По комбинациям: лучшие впереди. Отметь карты и нажми «Сортировать» — они встанут первыми.

button-draw-and-show = Взять и показать

undo-only-marks = Ходы засчитываются сразу, отменить их нельзя. Отметки сняты.
undo-by-takeback = Ходы засчитываются сразу. Попросить остальных вернуть последний ход можно командой /{ command-game } { command-game-takeback }. Отметки сняты.

## Тихие часы: когда личные сообщения приходят без звука
command-preferences-quiet = тихие-часы
    .description = Когда мои личные сообщения приходят без звука, например 22:00-07:00; off — никогда
command-preferences-zone = часовой-пояс
    .description = Твой часовой пояс: набери крупный город рядом с тобой
preferences-quiet = **тихие часы:** { $hours } ({ $zone }), сообщения в личку приходят без звука
preferences-quiet-off = **тихие часы:** нет, сообщения в личку могут прийти со звуком в любое время
quiet-not-understood = Не понимаю время «{ $hours }». Пиши так: 22:00-07:00 или off.
quiet-needs-zone = Я не знаю, который у тебя час. Укажи и часовой пояс: /{ command-preferences } { command-preferences-quiet }:{ $hours } { command-preferences-zone }:Europe/Riga.
quiet-zone-unknown = Не знаю часового пояса «{ $zone }». Набери крупный город рядом с тобой и выбери из списка.

## Вызовы: что общего с прошлой партией
challenge-as-last = Игра и время — как в прошлый раз.
challenge-times-kept = Осталось с прошлого раза: { $times }.
challenge-rematch = Реванш за партию **#{ $game }**.
challenge-rematch-deals = Реванш за партию **#{ $game }**: первым сдаёт игрок **{ $name }**.

## Неделя: таблица по понедельникам на серверах, где её хотят
weekly-title = Таблица недели, { $first } — { $last }
weekly-more = Всех покажет /{ command-standings }.
command-server-season-weekly = таблица-недели
    .description = Публиковать таблицу недели в этом канале, каждый понедельник
command-server-season-weekly_off = без-таблицы-недели
    .description = Больше не публиковать таблицу недели
server-weekly = **таблица недели:** { $channel }, следующая { $next }
server-weekly-off = **таблица недели:** не публикуется
server-weekly-forbidden = ⚠ Мне нельзя писать в { $channel }, поэтому там ничего не публикуется. Разреши мне видеть этот канал и отправлять сообщения.

hand-your-turn = **Твой ход**
hand-waits = Ходит { $name }.
tiles-your-move = **Твой ход.** Выкладывай фишки или возьми одну.
tiles-your-move-no-stock = **Твой ход.** Выкладывай фишки или пропусти: запас пуст.
