### Habits: sorting, undoing, drawing with one press, a game as last time, quiet hours, the week.

## Sorting. The button is called Sort; hand-sorted-suit and the others are in hand.ftl
hand-sorted-melds = Sorted by melds, the best first. Pick cards and press Sort to put those first.

## Drawing. At the table, for whose turn it is: draws from the stock and shows the hand
button-draw-and-show = Draw and show

## Undoing
undo-only-marks = Moves count immediately and can’t be undone. I’ve unpicked your cards.
# The same in a game that is not rated
undo-by-takeback = Moves count immediately. To take back your last one, ask the others with /{ command-game } { command-game-takeback }. I’ve unpicked your cards.

## Quiet hours: when DMs make no sound. Lines and options of /preferences
command-preferences-quiet = quiet
    .description = When my DMs make no sound, e.g. 22:00-07:00; off turns it off
command-preferences-zone = zone
    .description = Your time zone: type a big city near you
# $hours is 22:00–07:00, $zone a name like Europe/Riga
preferences-quiet = **quiet** { $hours } ({ $zone }): my DMs make no sound then
preferences-quiet-off = **quiet** off: my DMs may make a sound at any time
quiet-not-understood = I don’t understand the hours “{ $hours }”. Type them like 22:00-07:00, or off.
quiet-needs-zone = I don’t know your local time. Add your time zone: /{ command-preferences } { command-preferences-quiet }:{ $hours } { command-preferences-zone }:Europe/Riga.
quiet-zone-unknown = I don’t know the time zone “{ $zone }”. Type a big city near you and choose from the list.

## Challenges: what an earlier game has to do with them
challenge-as-last = The game and time limits are the same as last time.
# $times is what was chosen, like “turn limit: 5 minutes”
challenge-times-kept = Kept from last time: { $times }.
challenge-rematch = A rematch of **#{ $game }**.
challenge-rematch-deals = A rematch of **#{ $game }**: **{ $name }** deals first.

## The week: standings posted on Monday in servers that want them
# $first and $last are days as Discord writes them
weekly-title = Standings of the week, { $first } – { $last }
weekly-more = /{ command-standings } shows everybody.
command-server-season-weekly = weekly
    .description = Post the week’s standings in this channel every Monday
command-server-season-weekly_off = weekly-off
    .description = Stop posting the weekly standings
server-weekly = **standings of the week** in { $channel }, next { $next }
server-weekly-off = **standings of the week** not posted
server-weekly-forbidden = ⚠ I can’t write in { $channel }, so nothing is posted there. Let me view that channel and send messages.

## Whose turn it is, shortly, for who has played a turn before; others are told how, see hand.ftl
hand-your-turn = **Your turn**
hand-waits = { $name } is playing.
tiles-your-move = **Your turn.** Lay tiles, or draw one.
tiles-your-move-no-stock = **Your turn.** Lay tiles, or pass: the stock is empty.
