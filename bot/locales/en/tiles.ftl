# Tiles: the working table, and the commands for it. Button names are fixed by the commands' contract.

button-split = Split
button-undo = Undo
button-done = Done
button-pass = Pass
button-suggest = Suggest
button-reset = Reset

tiles-count = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
  }
tiles-player = **{ $name }** { $tiles }
tiles-working-table = **Your working table** (nobody sees it yet)
tiles-row-bad = **{ $number }:** { $tiles } ✗ { $why }
tiles-rack = Your rack ({ $count })
tiles-picked = Picked: { $tiles }
tiles-your-turn = **Your turn.** Pick tiles and press Meld or Lay off, then Done. Or draw one.
tiles-your-turn-no-stock = **Your turn.** Pick tiles and press Meld or Lay off, then Done. Or pass: the stock is empty.
tiles-opening-single = Your first melds come from your rack alone{ $points ->
    [0] .
   *[other] , and one of them has to be worth { $points } points or more.
  }
tiles-opening-total = Your first melds come from your rack alone{ $points ->
    [0] .
   *[other] , and they have to be worth { $points } points or more together.
  }
tiles-waiting = { $name } is playing.
tiles-not-whole = { $count ->
    [one] ✗ Meld { $rows } is not whole yet.
   *[other] ✗ Melds { $rows } are not whole yet.
  }
tiles-not-yet = ✗ { $why }
tiles-ready = { $count ->
    [one] ✓ All melds are whole, with one tile of yours. Done ends your turn.
   *[other] ✓ All melds are whole, with { $count } tiles of yours. Done ends your turn.
  }
tiles-moved-on = Your working table has changed since. This is how it stands now.

tiles-pick-rack = Pick tiles of your rack
tiles-open-row = Take tiles from which meld?
tiles-pick-both = Pick tiles, yours or of melds
tiles-pick-melds = Pick tiles of melds
# Below a tile in a menu: the tile, and the meld it lies in, in words
tiles-of-meld = { $tile }, meld { $number }: { $tiles }
# Tiles of one colour: "red 7 8 9"; the joker without a number
tiles-in-colour = { $colour ->
    [blue] blue { $numbers }
    [green] green { $numbers }
    [red] red { $numbers }
    [yellow] yellow { $numbers }
   *[joker] joker
  }

tiles-pick-first = Pick tiles first: in the menu, of your rack or of melds.
tiles-no-row = There is no meld { $number } on your working table.
tiles-not-opened = Before your first meld lies there you lay new melds of your own tiles only.
tiles-not-there = { $tile } is neither in your rack nor where you may take it from.
tiles-no-joker = Meld { $number } has no joker that one tile could replace.
tiles-split-where = To split a meld, pick just one tile of it: the first of the second part.
tiles-nothing-to-undo = There is nothing to undo in this turn.

command-move = move
    .description = Tiles: move one on your working table, from your rack or from a meld
command-move-tile = tile
    .description = The tile, and the meld it lies in if there are several: r7 3
command-move-meld = meld
    .description = The number of the meld that gets it, or new
command-move-table = table
    .description = Which of your tables, if you sit at several

command-split = split
    .description = Tiles: part a meld of your working table into two
command-split-meld = meld
    .description = The number of the meld
command-split-at = at
    .description = The tile with which the second part begins
command-split-table = table
    .description = Which of your tables, if you sit at several

command-undo = undo
    .description = Tiles: take back your last change of the working table
command-undo-table = table
    .description = Which of your tables, if you sit at several

command-done = done
    .description = Tiles: end your turn with the table as you have arranged it
command-done-table = table
    .description = Which of your tables, if you sit at several

tiles-only = This is for Tile Rummy only. At your table there is no working table.
tiles-new-meld = a new meld
tiles-meld-or-new = { $text } is neither the number of a meld nor "new".
tiles-between = It’s nobody’s turn at your table right now.
tiles-suggest-picked = This game is rated: pick or lay some tiles first, and I look for a table with just these.
tiles-no-way = There is no whole table with just these tiles of yours: { $tiles }
tiles-no-play = There is nothing that you could lay now.
# A button: what the joker of that meld would stand for after the press.
tiles-joker = { $number }: 🃏 → { $tiles }
tiles-joker-fixed = No joker on your working table could stand for something else.
