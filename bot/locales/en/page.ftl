### The page of the table.

## The way there from Discord.

button-page = Play at the table
open-page-link = Here’s your seat at #{ $game }. The link is only for you and works once, within ten minutes.
open-page-list = Here are your tables. The link is only for you and works once, within ten minutes.
open-page-none = The tables can’t be opened in a browser here any more. You can do everything from your hand in Discord.

## Signing out, in /preferences.

preferences-signed-in = **Tables in your browser:** after you open a link, your browser stays signed in for 30 days.
button-sign-out = Sign out everywhere
signed-out = You’re signed out in every browser. Use a new link to sign in again.

## The list of one's tables: how each of them stands.

running-your-turn = Your turn
running-turn = { $name }’s turn
running-paused = Paused
running-won = You won
running-over = Over
running-aborted = Aborted

## Before anybody is let in: pages of one sentence.

door-link-used = This link has been used or is older than ten minutes. Press { button-page } in Discord for a new one.
door-closed = You aren’t signed in. Press { button-page } at one of your tables in Discord to get a link.
activity-again = Try again
activity-declined = I need your name on Discord to show you your table. Please allow me to see it.
activity-code = This sign-in has expired. Please close the table and open it again.
activity-instance = Discord says this table isn’t open for you here. Please close it and open it again.
activity-later = Discord didn’t answer. Please try again in a moment.
activity-closed = Tables can’t be opened inside Discord yet. Please tell the bot’s host that a setting is wrong.
discord-unreached = I can’t reach Discord right now, so no one loses time. Please try again in a moment.
door-later = I can’t reach the tables right now. Please try again in a moment.

## At the table: what is refused before the game is asked.

page-unreadable = The table didn’t understand that. Please reload the page.
page-too-fast = That was too much at once. The table will open again by itself.

## Cards and tiles where they are read aloud; "card" is such a name.

page-card = { $rank } of { $suit }
page-tile = { $suit } { $rank }
page-joker = joker
page-joker-as = joker as { $card }
page-back = face-down card
page-rank-A = ace
page-rank-J = jack
page-rank-Q = queen
page-rank-K = king
page-suit-s = spades
page-suit-h = hearts
page-suit-d = diamonds
page-suit-c = clubs
page-colour-b = blue
page-colour-g = green
page-colour-r = red
page-colour-y = yellow

## The table.

page-hand = Your hand
page-you = You
page-meld = Meld { $number }: { $cards } ({ $player })
page-stock = Cards in the stock: { $count }
page-pile = Cards in the pile: { $count }, { $card } on top
page-pile-empty = Pile: no cards
page-pile-spread = Take from the pile
page-take-from = { $card } and everything on top of it: { $count } cards, { $cards }
page-close = Close
page-choose = You can do several things with these. Choose one below.
page-discard-one = You can discard only one card, and it ends your turn.
page-offline = There’s no connection right now. The table will come back by itself.

## At the table: how what raised cards can be is called, what else can be asked for, and times.

offer-meld-run = Meld run · { $points }
offer-meld-group = Meld group · { $points }
way-about = { $what } · { $name }
way-watch-yes = Watchers: everyone
way-watch-no = Watchers: message only
way-watch-hidden = Watchers: none
rematch-wanted = { $name } wants a rematch.
# How long it is until a moment, in the middle of a sentence: “Turn ends in 4 minutes”, “You can
# challenge again in 2 days”. Discord writes the same in messages; the page has to do so itself.
said-in-seconds = { $count ->
    [one] in 1 second
   *[other] in { $count } seconds
}
said-in-minutes = { $count ->
    [one] in 1 minute
   *[other] in { $count } minutes
}
said-in-hours = { $count ->
    [one] in 1 hour
   *[other] in { $count } hours
}
said-in-days = { $count ->
    [one] in 1 day
   *[other] in { $count } days
}

## The working table of tiles.

page-tiles-turn = Your turn. Drag tiles where you like, then press { page-done }. Or draw a tile.
page-tiles-turn-no-stock = Your turn. Drag tiles where you like, then press { page-done }. Or pass: the stock is empty.
page-row = Row { $number }: { $tiles }
page-put-here = Put the picked tiles into row { $number }
page-new-row = New row
page-to-rack = Back to the rack
page-done = Done
page-undo = Undo
page-reset = Reset
page-opening-sum = { $counts } of { $needs } points

## The bar, the menu and the list of tables.

page-tables = Tables
page-tables-waiting = Tables: it’s your turn at { $count } more
page-tables-start = To play another game, type /{ command-challenge } in Discord.
page-tables-none = You aren’t at a table right now. To start a game, type /{ command-challenge } in Discord.
page-more = More
page-sounds-on = Turn sounds on
page-sounds-off = Turn sounds off
page-in-discord = Open in Discord
page-sign-out = Sign out here
page-agree = Agree
page-decline = Decline
page-planned = Plan for your turn: { $what }.
page-plan-draws = draw
page-plan-discards = draw, then discard the { $card }
page-plan-nothing = Drop the plan
page-plan-draw = Plan to draw
page-plan-discard = Plan to discard the { $card }

## The end of a round and of a game, and a replay.

page-to-table = See the table
page-to-result = See the result
page-to-rematch = Go to the rematch
page-points-round = { $points } points, { $total } in all
page-moment = Move { $step }
page-replay = Replay
page-replay-at = Move { $at } of { $steps }
page-replay-end = End the replay
page-round-before = One round back
page-turn-before = One turn back
page-move-before = One move back
page-move-next = One move forward
page-turn-next = One turn forward
page-round-next = One round forward
