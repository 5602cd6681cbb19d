# Фишки: черновик стола и команды для него.

button-split = Разделить
button-undo = Вернуть
button-done = Готово
button-pass = Пропустить
button-suggest = Совет
button-reset = Заново

tiles-count = { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
    [many] { $count } фишек
   *[other] { $count } фишки
  }
tiles-player = **{ $name }** { $tiles }
tiles-working-table = **Твой черновик стола** (видишь только ты)
tiles-row-bad = **{ $number }:** { $tiles } ✗ { $why }
tiles-rack = Твоя подставка ({ $count })
tiles-picked = Отмечено: { $tiles }
tiles-your-turn = **Твой ход.** Отмечай фишки и нажимай **{ button-meld }** или **{ button-lay-off }**, потом **{ button-done }**. Или возьми одну.
tiles-your-turn-no-stock = **Твой ход.** Отмечай фишки и нажимай **{ button-meld }** или **{ button-lay-off }**, потом **{ button-done }**. Или пропусти: запас пуст.
tiles-your-turn-typed = **Твой ход.** Складывай фишки командами /{ command-meld }, /{ command-layoff } и /{ command-move }, потом /{ command-done }. Или возьми одну: /{ command-draw }.
tiles-your-turn-no-stock-typed = **Твой ход.** Складывай фишки командами /{ command-meld }, /{ command-layoff } и /{ command-move }, потом /{ command-done }. Или пропусти, запас пуст: /{ command-pass }.
tiles-opening-single = Первая выкладка — только с твоей подставки{ $points ->
    [0] .
   *[other] , и в одной комбинации нужно не меньше { $points } { $points ->
        [one] очка
        [few] очков
        [many] очков
       *[other] очков
    }.
  }
tiles-opening-total = Первая выкладка — только с твоей подставки{ $points ->
    [0] .
   *[other] , и в сумме нужно не меньше { $points } { $points ->
        [one] очка
        [few] очков
        [many] очков
       *[other] очков
    }.
  }
# Пока фишки переставляют
tiles-arranging = **Твой ход.** Пока это видишь только ты.
tiles-waiting = Ходит { $name }.
tiles-not-whole = { $count ->
    [one] ✗ Комбинация { $rows } пока неправильная.
    [few] ✗ Комбинации { $rows } пока неправильные.
    [many] ✗ Комбинации { $rows } пока неправильные.
   *[other] ✗ Комбинации { $rows } пока неправильные.
  }
# После «✗»: сколько даёт первая выкладка; джокер на столе, который не свободен
tiles-points-to-open = Очков для первой выкладки: { $points } из { $needed }.
tiles-joker-bound = Джокер в комбинации { $number } должен остаться { $tiles }.
tiles-joker-free = ✗ Освободившегося джокера нужно выложить.
tiles-ready = { $count ->
    [one] ✓ Все комбинации правильные: выложена { $count } фишка.
    [few] ✓ Все комбинации правильные: выложены { $count } фишки.
    [many] ✓ Все комбинации правильные: выложено { $count } фишек.
   *[other] ✓ Все комбинации правильные: выложено { $count } фишки.
  }
tiles-ready-typed = { $count ->
    [one] ✓ Все комбинации правильные: выложена { $count } фишка. /{ command-done } закончит ход.
    [few] ✓ Все комбинации правильные: выложены { $count } фишки. /{ command-done } закончит ход.
    [many] ✓ Все комбинации правильные: выложено { $count } фишек. /{ command-done } закончит ход.
   *[other] ✓ Все комбинации правильные: выложено { $count } фишки. /{ command-done } закончит ход.
  }
tiles-moved-on = Твой черновик стола изменился. Вот как он выглядит сейчас.

tiles-pick-rack = Отметь фишки на подставке
tiles-open-row = Из какой комбинации взять?
tiles-pick-both = Отметь фишки (и со стола)
tiles-pick-melds = Отметь фишки на столе
# Below a tile in a menu: the tile, and the meld it lies in, in words
tiles-of-meld = { $tile }, комбинация { $number }: { $tiles }
# Tiles of one colour: "red 7 8 9"; the joker without a number
tiles-in-colour = { $colour ->
    [blue] синяя { $numbers }
    [green] зелёная { $numbers }
    [red] красная { $numbers }
    [yellow] жёлтая { $numbers }
   *[joker] джокер
  }

tiles-pick-first = Сначала отметь в меню фишки: на подставке или на столе.
tiles-no-row = В твоём черновике стола нет комбинации { $number }.
tiles-not-opened = До первой выкладки можно выкладывать только новые комбинации со своей подставки.
tiles-not-there = Эту фишку взять нельзя: { $tile }. Её нет ни на твоей подставке, ни в комбинациях, которые тебе доступны.
tiles-no-joker = В комбинации { $number } нет джокера, которого могла бы заменить одна фишка.
tiles-split-where = Чтобы разделить комбинацию, отметь одну её фишку: первую во второй части.
tiles-nothing-to-undo = В этот ход возвращать нечего.

command-move = передвинуть
    .description = Фишки: передвинуть фишку в черновике стола, с подставки или из комбинации
command-move-tile = фишка
    .description = Фишка и номер комбинации, где она лежит, если таких несколько: r7 3
command-move-meld = комбинация
    .description = Номер комбинации, куда положить фишку, или new
command-move-table = стол
    .description = За каким столом, если их у тебя несколько

command-split = разделить
    .description = Фишки: разделить комбинацию в черновике стола на две
command-split-meld = комбинация
    .description = Номер комбинации, которую нужно разделить
command-split-at = с-фишки
    .description = Фишка, с которой начинается вторая часть
command-split-table = стол
    .description = За каким столом, если их у тебя несколько

command-undo = вернуть
    .description = Фишки: отменить последнее изменение в черновике стола
command-undo-table = стол
    .description = За каким столом, если их у тебя несколько

command-done = готово
    .description = Фишки: закончить ход; стол остаётся таким, как в черновике
command-done-table = стол
    .description = За каким столом, если их у тебя несколько

tiles-only = Это работает только в рамми с фишками. В твоей игре черновика стола нет.
tiles-new-meld = новая комбинация
tiles-meld-or-new = «{ $text }» — не номер комбинации. Напиши номер комбинации или new.
tiles-between = Сейчас раздают фишки на новый раунд. Попробуй чуть позже.
tiles-suggest-picked = Это рейтинговая партия, поэтому помогаю только с фишками, которые выбираешь ты: сначала отметь или выложи несколько.
tiles-no-way = Правильный стол со всеми этими твоими фишками не складывается: { $tiles }
tiles-no-play = Сейчас тебе нечего выложить.
# Кнопки. Джокера из комбинации на столе может заменить фишка: своя или из другой комбинации
tiles-free = Освободить джокера в { $number }: { $tile }
tiles-free-from = Освободить джокера в { $number }: { $tile } из { $source }
# Комбинации, которых хватает для первой выкладки: «Первая выкладка: 🔴10 🔴11 🔴12 · 🔵3 🔵4 🔵5»
tiles-open-with = Первая выкладка: { $melds }
# Что заменяет джокер новой комбинации; нажатие меняет это
tiles-joker-is = Джокер в { $number } — это { $tiles } · сменить
tiles-joker-fixed = Ни один джокер в твоём черновике стола не может заменить ничего другого.
