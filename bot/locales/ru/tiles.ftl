# Фишки: рабочий стол и команды для него.

button-split = Разделить
button-undo = Вернуть
button-done = Готово
button-pass = Пропустить
button-suggest = Подсказать
button-reset = Сначала

tiles-count = { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
    [many] { $count } фишек
   *[other] { $count } фишки
  }
tiles-player = **{ $name }** { $tiles }
tiles-working-table = **Твой рабочий стол** (пока видишь только ты)
tiles-row-bad = **{ $number }:** { $tiles } ✗ { $why }
tiles-rack = Твоя подставка ({ $count })
tiles-picked = Выбрано: { $tiles }
tiles-your-turn = **Твой ход.** Выбирай фишки и жми «Выложить» или «Приложить», потом «Готово». Или добери одну.
tiles-your-turn-no-stock = **Твой ход.** Выбирай фишки и жми «Выложить» или «Приложить», потом «Готово». Или пропусти: запас пуст.
tiles-opening-single = Первая выкладка – только с твоей подставки{ $points ->
    [0] .
   *[other] , и одна комбинация должна стоить { $points } или больше.
  }
tiles-opening-total = Первая выкладка – только с твоей подставки{ $points ->
    [0] .
   *[other] , и вместе она должна стоить { $points } или больше.
  }
tiles-waiting = Ходит { $name }.
tiles-not-whole = { $count ->
    [one] ✗ Ещё не готово: комбинация { $rows }.
    [few] ✗ Ещё не готово: комбинации { $rows }.
    [many] ✗ Ещё не готово: комбинации { $rows }.
   *[other] ✗ Ещё не готово: комбинации { $rows }.
  }
tiles-not-yet = ✗ { $why }
tiles-ready = { $count ->
    [one] ✓ Все комбинации верны, твоих в них: { $count } фишка. «Готово» закончит ход.
    [few] ✓ Все комбинации верны, твоих в них: { $count } фишки. «Готово» закончит ход.
    [many] ✓ Все комбинации верны, твоих в них: { $count } фишек. «Готово» закончит ход.
   *[other] ✓ Все комбинации верны, твоих в них: { $count } фишки. «Готово» закончит ход.
  }
tiles-moved-on = Твой рабочий стол с тех пор изменился. Вот как он выглядит сейчас.

tiles-pick-rack = Выбери фишки с подставки
tiles-open-row = Из какой комбинации взять фишки?
tiles-pick-table = Выбери фишки комбинации { $number }
tiles-row-choice = { $fits ->
    [yes] { $number }: { $tiles } ✓
   *[no] { $number }: { $tiles }
  }

tiles-pick-first = Сначала выбери фишки: в меню подставки или в меню комбинации.
tiles-no-row = На твоём рабочем столе нет комбинации { $number }.
tiles-not-opened = Пока нет твоей первой выкладки, можно только выкладывать новые комбинации из своих фишек.
tiles-not-there = { $tile } нет ни на твоей подставке, ни там, откуда её можно взять.
tiles-no-joker = В комбинации { $number } нет джокера, которого могла бы заменить одна фишка.
tiles-split-where = Чтобы разделить комбинацию, выбери одну её фишку: первую во второй части.
tiles-nothing-to-undo = В этом ходу нечего возвращать.

command-move = передвинуть
    .description = Фишки: передвинуть одну на рабочем столе – с подставки или из комбинации
command-move-tile = фишка
    .description = Фишка и номер комбинации, где она лежит, если таких несколько: r7 3
command-move-meld = комбинация
    .description = Номер комбинации, куда её положить, или new
command-move-table = стол
    .description = За каким столом, если их у тебя несколько

command-split = разделить
    .description = Фишки: разделить комбинацию на рабочем столе на две
command-split-meld = комбинация
    .description = Номер комбинации
command-split-at = с_фишки
    .description = Фишка, с которой начинается вторая часть
command-split-table = стол
    .description = За каким столом, если их у тебя несколько

command-undo = вернуть
    .description = Фишки: отменить последнее изменение на рабочем столе
command-undo-table = стол
    .description = За каким столом, если их у тебя несколько

command-done = готово
    .description = Фишки: закончить ход; стол остаётся таким, как ты его сложишь
command-done-table = стол
    .description = За каким столом, если их у тебя несколько

tiles-only = Это только для рамми с фишками. За твоим столом нет рабочего стола.
tiles-new-meld = новая комбинация
tiles-meld-or-new = { $text } – не номер комбинации и не «new».
tiles-between = За твоим столом сейчас никто не ходит.
tiles-suggest-picked = Это рейтинговая партия: сначала выбери или выложи фишки, и я поищу стол именно с ними.
tiles-no-way = Верного стола именно с этими твоими фишками нет: { $tiles }
tiles-no-play = Сейчас тебе нечего выложить.
tiles-joker = { $number }: 🃏 → { $tiles }
tiles-joker-fixed = Ни один джокер на твоём рабочем столе не может заменить ничего другого.
