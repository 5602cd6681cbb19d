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
tiles-your-turn-typed = **Your turn.** Arrange tiles with /{ command-meld }, /{ command-layoff } and /{ command-move }, then /{ command-done }. Or draw one with /{ command-draw }.
tiles-your-turn-no-stock-typed = **Your turn.** Arrange tiles with /{ command-meld }, /{ command-layoff } and /{ command-move }, then /{ command-done }. Or /{ command-pass }: the stock is empty.
tiles-opening-single = To open, play melds from your rack alone{ $points ->
    [0] .
   *[other] , one of them worth { $points } points or more.
  }
tiles-opening-total = To open, play melds from your rack alone{ $points ->
    [0] .
   *[other] , together worth { $points } points or more.
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
tiles-joker-bound = The joker in meld { $number } must stay { $tiles }.
tiles-joker-free = ✗ You still have to play the joker you freed.
tiles-ready = { $count ->
    [one] ✓ All melds are valid: 1 tile played.
   *[other] ✓ All melds are valid: { $count } tiles played.
  }
tiles-ready-typed = { $count ->
    [one] ✓ All melds are valid, with one tile from your rack. /{ command-done } ends your turn.
   *[other] ✓ All melds are valid, with { $count } tiles from your rack. /{ command-done } ends your turn.
  }
tiles-moved-on = Your working table has changed. Here’s how it looks now.

tiles-pick-rack = Pick tiles from your rack
tiles-open-row = Take tiles from which meld?
tiles-pick-both = Pick tiles from rack or melds
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

tiles-pick-first = First pick tiles in the menu, from your rack or from melds.
tiles-no-row = There’s no meld { $number } on your working table.
tiles-not-opened = Until you open, you can only play new melds from your own rack.
tiles-not-there = You can’t take { $tile }: it isn’t on your rack, or in any meld you can use.
tiles-no-joker = Meld { $number } has no joker that a single tile can replace.
tiles-split-where = To split a meld, pick just one of its tiles: the one that starts the second part.
tiles-nothing-to-undo = There’s nothing to undo this turn.

command-move = move
    .description = Tile Rummy: move a tile on your working table, from your rack or from a meld
command-move-tile = tile
    .description = The tile, plus its meld’s number if there are several: r7 3
command-move-meld = meld
    .description = The number of the meld it goes to, or new
command-move-table = table
    .description = Which table; only needed if you’re playing at several

command-split = split
    .description = Tile Rummy: split a meld on your working table in two
command-split-meld = meld
    .description = The number of the meld to split
command-split-at = at
    .description = The tile that starts the second part
command-split-table = table
    .description = Which table; only needed if you’re playing at several

command-undo = undo
    .description = Tile Rummy: undo your last change to the working table
command-undo-table = table
    .description = Which table; only needed if you’re playing at several

command-done = done
    .description = Tile Rummy: end your turn with the table as you’ve arranged it
command-done-table = table
    .description = Which table; only needed if you’re playing at several

tiles-only = This only works in Tile Rummy. Your game has no working table.
tiles-new-meld = a new meld
tiles-meld-or-new = “{ $text }” isn’t the number of a meld. Type a meld’s number, or “new”.
tiles-between = The next round is being dealt. Try again in a moment.
tiles-suggest-picked = This game is rated, so I only help with tiles you choose: pick or play some first.
tiles-no-way = I found no valid table with all these tiles of yours: { $tiles }
tiles-no-play = There’s nothing you can play now.
# Buttons. The joker of a meld on the table can be replaced by a tile, of the rack or of another meld
tiles-free = Free meld { $number }’s joker with { $tile }
tiles-free-from = Free meld { $number }’s joker: { $tile } from meld { $source }
# The melds with which one opens, worth enough: "Open with 🔴10 🔴11 🔴12 · 🔵3 🔵4 🔵5"
tiles-open-with = Open with { $melds }
# What the joker of a new meld stands for; a press changes it
tiles-joker-is = Meld { $number }’s joker is { $tiles } · change
tiles-joker-fixed = No joker on your working table can stand for anything else.
