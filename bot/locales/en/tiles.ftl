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
tiles-working-table = **Your working table** (only you see it)
tiles-row-bad = **{ $number }:** { $tiles } ✗ { $why }
tiles-rack = Your rack ({ $count })
tiles-picked = Picked: { $tiles }
tiles-your-turn = **Your turn.** Pick tiles and press Meld or Lay off, then Done. Or draw one.
tiles-your-turn-no-stock = **Your turn.** Pick tiles and press Meld or Lay off, then Done. Or pass: the stock is empty.
# The same two in answer to a command
tiles-your-turn-typed = **Your turn.** Arrange tiles with /{ command-meld }, /{ command-layoff } and /{ command-move }, then /{ command-done }. Or take one with /{ command-draw }.
tiles-your-turn-no-stock-typed = **Your turn.** Arrange tiles with /{ command-meld }, /{ command-layoff } and /{ command-move }, then /{ command-done }. Or /{ command-pass }: the stock is empty.
tiles-opening-single = You open with melds from your rack alone{ $points ->
    [0] .
   *[other] , one of them worth { $points } points or more.
  }
tiles-opening-total = You open with melds from your rack alone{ $points ->
    [0] .
   *[other] , worth { $points } points or more together.
  }
# While tiles are being arranged
tiles-arranging = **Your turn.** So far only you see this.
tiles-waiting = { $name } is playing.
tiles-not-whole = { $count ->
    [one] ✗ Meld { $rows } isn’t valid yet.
   *[other] ✗ Melds { $rows } aren’t valid yet.
  }
# Behind a "✗": what a first meld, or all together, is worth; a joker of the table that is not free
tiles-points-to-open = { $points } of { $needed } points to open.
tiles-joker-bound = The joker of { $number } has to stay { $tiles }.
tiles-joker-free = ✗ The joker that you freed has to be laid.
tiles-ready = { $count ->
    [one] ✓ All melds are valid: 1 tile laid.
   *[other] ✓ All melds are valid: { $count } tiles laid.
  }
tiles-ready-typed = { $count ->
    [one] ✓ All melds are valid, with one tile of yours. /{ command-done } ends your turn.
   *[other] ✓ All melds are valid, with { $count } tiles of yours. /{ command-done } ends your turn.
  }
tiles-moved-on = Your working table has changed. This is how it stands now.

tiles-pick-rack = Pick tiles from your rack
tiles-open-row = Take tiles from which meld?
tiles-pick-both = Pick tiles, yours or from melds
tiles-pick-melds = Pick tiles from melds
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

tiles-pick-first = Pick tiles in the menu first, from your rack or from melds.
tiles-no-row = There’s no meld { $number } on your working table.
tiles-not-opened = Until you’ve opened, you can only lay new melds from your own rack.
tiles-not-there = { $tile } is neither on your rack nor anywhere you can take it from.
tiles-no-joker = Meld { $number } has no joker that a single tile could replace.
tiles-split-where = To split a meld, pick just one of its tiles: the first of the second part.
tiles-nothing-to-undo = There’s nothing to undo this turn.

command-move = move
    .description = Tiles: move one on your working table, from your rack or from a meld
command-move-tile = tile
    .description = The tile, and the number of its meld if there are several: r7 3
command-move-meld = meld
    .description = The number of the meld it goes to, or new
command-move-table = table
    .description = Which of your tables, if you’re at several

command-split = split
    .description = Tiles: split a meld on your working table in two
command-split-meld = meld
    .description = The number of the meld
command-split-at = at
    .description = The tile that begins the second part
command-split-table = table
    .description = Which of your tables, if you’re at several

command-undo = undo
    .description = Tiles: undo your last change to the working table
command-undo-table = table
    .description = Which of your tables, if you’re at several

command-done = done
    .description = Tiles: end your turn with the table as you’ve arranged it
command-done-table = table
    .description = Which of your tables, if you’re at several

tiles-only = This is only for Tile Rummy: your table has no working table.
tiles-new-meld = a new meld
tiles-meld-or-new = { $text } is neither the number of a meld nor “new”.
tiles-between = It’s nobody’s turn at your table right now.
tiles-suggest-picked = This game is rated: pick or lay some tiles first, and I’ll look for a table with just these.
tiles-no-way = These tiles of yours don’t make a valid table: { $tiles }
tiles-no-play = There’s nothing you could lay now.
# Buttons. The joker of a meld on the table can be replaced by a tile, of the rack or of another meld
tiles-free = Free the joker of { $number } with { $tile }
tiles-free-from = Free the joker of { $number } with { $tile } of { $source }
# The melds with which one opens, worth enough: "Open with 🔴10 🔴11 🔴12 · 🔵3 🔵4 🔵5"
tiles-open-with = Open with { $melds }
# What the joker of a new meld stands for; a press changes it
tiles-joker-is = Joker in { $number } is { $tiles } · change
tiles-joker-fixed = No joker on your working table can stand for anything else.
