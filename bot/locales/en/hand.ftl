# The private hand and its controls. Button names are fixed by the commands' contract.

button-my-hand = My hand
button-draw = Draw
button-take = Take
button-turn-over = Turn over
button-meld = Meld
button-lay-off = Lay off
button-swap = Swap
button-discard = Discard
button-knock = Knock
button-big-gin = Big gin
button-close = Close
button-sort = Sort
button-resign = Resign
button-rules = Rules
button-back = Back
button-more = More
button-rematch = Rematch
button-yes = Yes
button-no = No

hand-title = Your hand ({ $count })
hand-mark = Mark cards, then press a button
hand-marked = Marked: { $cards }
hand-depth-hint = Take the pile down to which card?
hand-onto-hint = Onto which meld?
hand-meld-hint = Lay which meld?
hand-layoff-hint = Lay off which card, and where?
hand-discard-hint = Discard …
hand-place-hint = Which card does the joker stand for?
hand-swap-hint = Which joker do you take?
hand-knock-hint = Knock by discarding which card?
hand-close-hint = Close by discarding which card?
hand-place-either = stands for either missing suit
hand-knock-leaves = { $points ->
    [0] gin: no deadwood
    [one] leaves 1 point of deadwood
   *[other] leaves { $points } points of deadwood
  }
hand-your-upcard = **Your turn.** Take { $card }, the upcard, or pass.
hand-your-draw = { $ways ->
    [stock] **Your turn.** Draw from the stock.
    [pile] **Your turn.** The stock is empty: take the top of the pile.
    [pile-over] **Your turn.** The stock is empty: take the top of the pile, or turn the pile over and draw from it.
    [over] **Your turn.** The stock is empty: turn the pile over and draw from it.
   *[other] **Your turn.** Draw from the stock or take from the pile.
  }
hand-your-first-discard = **You begin the round:** discard one card.
hand-your-play = **Your turn.** Meld and lay off what you like, then discard one card.
hand-why = -# { $why }
hand-opening = Your first melds have to be worth { $least } points together, all in one turn.
hand-opening-begun = { $points } of { $least } points lie there: lay more in this turn.
hand-must-lay-new = { $card } must be laid in a new meld before you discard.
hand-out = You are out of this game. The others play on.

hand-must-meld = { $card } must be melded or laid off before you discard.
hand-no-discard = { $card } was just taken: discard another card.
hand-waiting = { $name } is playing. You can mark cards meanwhile.
hand-paused = { $reason ->
    [agreed] This game is paused. **Go on** at the table, or /pause, ends that.
    [adjourned] This game is adjourned. **Go on** at the table, or /pause, continues it.
    [vacation] This game stands still: a player is on vacation.
    [aborted] This game was aborted: no result, no rating.
   *[channel] This game is paused: its channel cannot be reached.
}
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
you-are-out = You are out of #{ $game }: the others play on without you. /table shows how.
no-joker-there = No joker lies on the table that could be taken.
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

## What is said ahead of the turn: "draw, then discard K♣"
button-unplan = Cancel plan
ahead-hint = Ahead: draw, then discard …
ahead-draw = Draw only
ahead-waits-draw = **Ahead of time:** draw as soon as it is your turn.
ahead-waits-discard = **Ahead of time:** draw, then discard { $card } if neither it nor what is drawn fits.
ahead-dropped-draw = You wanted to draw ahead of time: that is not possible now.
ahead-dropped-discard = { $card } was not discarded ahead of time: something better may be possible now.
ahead-not-now = This can be said ahead only while somebody else plays.
