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
button-take-meld = Take down to { $card } and meld
button-take-lay-off = Take down to { $card } and lay off
button-knock-leaves = { $points ->
    [0] gin
   *[other] { $points }
  }
button-sort = Sort
button-resign = Resign
button-rules = Rules
button-back = Back
button-more = More
button-hint = Hint
button-hint-counting = Hint (the game then won’t count)
button-rematch = Rematch
button-yes = Yes
button-no = No

hand-title = Your hand ({ $count })
hand-mark = Pick cards, then press a button
hand-marked = Picked: { $cards }
hand-depth-hint = Take the pile down to which card?
hand-onto-hint = Onto which meld?
hand-meld-hint = Meld which cards?
hand-layoff-hint = Lay off which card, and where?
hand-discard-hint = Discard …
hand-place-hint = What does the joker stand for?
hand-swap-hint = Which joker do you take?
hand-knock-hint = Knock by discarding which card?
hand-close-hint = Close by discarding which card?
hand-place-either = stands for either missing suit
hand-knock-leaves = { $points ->
    [0] gin: no deadwood
    [one] leaves 1 point of deadwood
   *[other] leaves { $points } points of deadwood
  }
hand-your-upcard = **Your turn.** Take the upcard, { $card }, or pass.
hand-your-draw = { $ways ->
    [stock] **Your turn.** Draw from the stock.
    [pile] **Your turn.** The stock is empty: take the top of the pile.
    [pile-over] **Your turn.** The stock is empty: take the top of the pile, or turn the pile over and draw from it.
    [over] **Your turn.** The stock is empty: turn the pile over and draw from it.
   *[other] **Your turn.** Draw from the stock or take from the pile.
  }
hand-your-first-discard = **You start the round:** discard one card.
hand-your-play = **Your turn.** Meld and lay off what you like, then discard one card.
hand-why = -# { $why }
hand-opening = Your opening must be worth at least { $least } points, all in one turn.
hand-opening-begun = You’ve laid { $points } of { $least } points: lay the rest this turn.
hand-must-lay-new = { $card } must go into a new meld before you discard.
hand-out = You’re eliminated. The others are still playing.

hand-must-meld = { $card } must be melded or laid off before you discard.
hand-no-discard = You just took { $card }: discard another card.
hand-waiting = { $name } is playing. You can already pick cards.
hand-paused = { $reason ->
    [agreed] This game is paused. To resume, press **{ button-goon }** at the table or use /{ command-game } { command-game-pause }.
    [adjourned] This game is adjourned. To resume, press **{ button-goon }** at the table or use /{ command-game } { command-game-pause }.
    [vacation] This game is paused while a player is on vacation.
    [aborted] This game was aborted: no result, no rating.
   *[channel] This game is paused: I can’t reach its channel.
}
hand-depth = { $count ->
    [one] takes { $cards }
   *[other] takes { $count } cards: { $cards }
  }
hand-depth-refused = can’t be taken: choose it to see why
hand-meld = { $number }: { $cards }
hand-sorted-suit = Sorted by suit. To put some cards first, pick them and press { button-sort }.
hand-sorted-rank = Sorted by rank. To put some cards first, pick them and press { button-sort }.
hand-sorted-own = Sorted your way. New cards go last.
hand-moved-on = The game has moved on. Here’s where it stands now.
hand-parked = You’re playing **#{ $game }** in { $channel }. You’ll find your hand there.
hand-follows = [Your hand in #{ $game }]({ $url }) shows how the game stands now.

not-seated = You aren’t playing in #{ $game }. To see the table, use /{ command-table }.
you-are-out = You’re eliminated from #{ $game }. Follow the rest with /{ command-table }.
no-joker-there = There’s no joker on the table to take.
no-meld-takes-all = No single meld takes all these cards. Lay them off one at a time.
dm-closed = I can’t DM you, so your hand only shows here. To get it by DM, allow my DMs, then use /{ command-preferences } { command-preferences-messages }:{ choice-dm }.
turn-call = { $user }, your turn in **#{ $game }**.
turn-link = [To the table]({ $url })
turn-warning = { $user }, your time in **#{ $game }** runs out { $due }.
note-credit = { $minutes ->
    [0] { $seconds ->
        [one] I was offline for one second
       *[other] I was offline for { $seconds } seconds
      }. No player loses that time.
    [one] I was offline for 1 min { $seconds } s. No player loses that time.
   *[other] I was offline for { $minutes } min { $seconds } s. No player loses that time.
  }
fault = Something went wrong on my side. Check the table before you try again.
storage-locked = My database is busy. Nothing has changed; try again in a moment.
storage-full = My disk is full, so I can’t save what you do. Nothing has changed; please tell the bot’s host.
storage-read-only = I can’t write to my database. Nothing has changed; please tell the bot’s host.
storage-other = My database failed. Nothing has changed; please tell the bot’s host.
no-such-table = There’s no table #{ $game }. Check the number.
table-hidden = Only its players can see table #{ $game }.
table-sealed = #{ $game } is sealed for now, because others are still playing the same cards. Come back when they’re done.
paused-dm = #{ $game } is paused because I can’t write in its channel any more. The clocks are stopped. The game resumes once I can write there again. To continue elsewhere, use /{ command-table } { command-table-table }:{ $game } in another channel of the server.
player-left = **{ $name }** left the server. Unless they come back, I’ll resign **#{ $game }** for them { $due }.

## What is said ahead of the turn: "draw, then discard K♣"
button-unplan = Cancel plan
ahead-hint = Plan: draw, then discard …
ahead-draw = Draw only
ahead-waits-draw = **Plan:** draw as soon as it’s your turn.
ahead-waits-discard = **Plan:** draw, then discard { $card }, unless it or the new card fits a meld.
ahead-dropped-draw = Your plan to draw isn’t possible now, so I dropped it.
ahead-dropped-discard = I didn’t discard { $card } as planned, because you may have a better move now.
ahead-not-now = You can only plan ahead during someone else’s turn.
