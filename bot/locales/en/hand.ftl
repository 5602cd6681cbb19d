# The private hand and its controls. Button names are fixed by the commands' contract.

button-my-hand = My hand
button-draw = Draw
button-take = Take
button-meld = Meld
button-lay-off = Lay off
button-discard = Discard
button-sort = Sort
button-resign = Resign
button-rules = Rules
button-back = Back
button-rematch = Rematch
button-yes = Yes
button-no = No

hand-title = Your hand ({ $count })
hand-mark = Mark cards, then press a button
hand-marked = Marked: { $cards }
hand-take-hint = Take the pile down to which card?
hand-onto-hint = Onto which meld?
hand-your-draw = **Your turn.** Draw from the stock or take from the pile.
hand-your-play = **Your turn.** Meld and lay off what you like, then discard one card.
hand-must-meld = { $card } must be melded or laid off before you discard.
hand-no-discard = { $card } was just taken: discard another card.
hand-waiting = { $name } is playing. You can mark cards meanwhile.
hand-paused = This game is paused: its channel cannot be reached.
hand-depth = { $count ->
    [one] takes { $cards }
   *[other] takes { $count } cards: { $cards }
  }
hand-depth-refused = cannot be used: choose it to see why
hand-meld = { $number }: { $cards }
hand-sorted-suit = Sorted by suit. Mark cards and press Sort to put those first.
hand-sorted-rank = Sorted by rank. Mark cards and press Sort to put those first.
hand-sorted-own = In your own order: new cards come last.
hand-moved-on = The table has moved on. This is how it stands now.

not-seated = You do not sit at table #{ $game }. /table shows it to you.
no-meld-takes-all = No meld takes all these cards. Lay them off one at a time.
dm-closed = Your DMs are closed to me, so your hand is shown here only. Once they are open, /preferences messages:dm sends it there again.
turn-call = { $user }, your turn in **#{ $game }**.
turn-link = [To the table]({ $url })
turn-warning = { $user }, your time in **#{ $game }** is over { $due }.
note-credit = { $minutes ->
    [0] { $seconds ->
        [one] I could not be reached for one second
       *[other] I could not be reached for { $seconds } seconds
      }: that time is charged to nobody.
    [one] I could not be reached for a minute and { $seconds } s: that time is charged to nobody.
   *[other] I could not be reached for { $minutes } min { $seconds } s: that time is charged to nobody.
  }
fault = Something went wrong on my side. Look at the table before you try again.
storage-locked = My database is busy. Nothing has changed; try again in a moment.
storage-full = My disk is full, so I cannot keep what you do. Nothing has changed; please tell the bot's host.
storage-read-only = My database cannot be written. Nothing has changed; please tell the bot's host.
storage-other = My database fails me. Nothing has changed; please tell the bot's host.
no-such-table = There is no table #{ $game }.
paused-dm = Table #{ $game } is paused: I cannot write in its channel any more. No time is charged meanwhile. It goes on by itself once I can, or use /table table:{ $game } in another channel of the server to continue there.
player-left = **{ $name }** has left the server. Unless they come back, they resign from **#{ $game }** { $due }.
