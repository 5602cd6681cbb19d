### Habits: sorting, undoing, drawing with one press, a game as last time, quiet hours, the week.

## Sorting. The button is called Sort; hand-sorted-suit and the others are in hand.ftl
hand-sorted-melds = Sorted by melds, best first. Pick cards and press { button-sort } to put them first.

## Drawing. At the table, for whose turn it is: draws from the stock and shows the hand
button-draw-and-show = Draw and show

## Undoing
undo-only-marks = Moves count immediately and can’t be undone. Your cards are no longer picked.
# The same in an unrated game
undo-by-takeback = Moves count immediately. To take back your last one, ask the others with /{ command-game } { command-game-takeback }. Your cards are no longer picked.

## Quiet hours: when DMs make no sound. Lines and options of /preferences
command-preferences-quiet = quiet
    .description = Quiet hours: my DMs make no sound then. Like 22:00-07:00, or off
command-preferences-zone = zone
    .description = Your time zone: type a big city near you
# $hours is 22:00–07:00, $zone a name like Europe/Riga
preferences-quiet = **Quiet hours:** { $hours } ({ $zone }). My DMs make no sound then.
preferences-quiet-off = **Quiet hours:** off. My DMs can make a sound at any time.
quiet-not-understood = I can’t read “{ $hours }” as hours. Type them like 22:00-07:00, or off.
quiet-needs-zone = Choose your time zone first, like this: /{ command-preferences } { command-preferences-quiet }:{ $hours } { command-preferences-zone }:Europe/Riga.
quiet-zone-unknown = I don’t know the time zone “{ $zone }”. Type a big city near you and choose from the list.

## Challenges: what an earlier game has to do with them
challenge-as-last = Same game and time limits as last time.
# $times is what was chosen, like “turn limit: 5 minutes”
challenge-times-kept = Kept from last time: { $times }.
challenge-rematch = A rematch of **#{ $game }**.
challenge-rematch-deals = A rematch of **#{ $game }**: **{ $name }** deals first.

## The week: standings posted on Monday in servers that want them
# $first and $last are days as Discord writes them
weekly-title = Weekly standings, { $first } – { $last }
weekly-more = /{ command-standings } shows everyone.
command-server-season-weekly = weekly
    .description = Post the weekly standings in this channel every Monday
command-server-season-weekly_off = weekly-off
    .description = Stop posting the weekly standings
server-weekly = **weekly standings:** in { $channel }, next { $next }
server-weekly-off = **weekly standings:** not posted
server-weekly-forbidden = ⚠ I can’t write in { $channel }, so I don’t post anything there. Let me view that channel and send messages.

## Whose turn it is, shortly, for who has played a turn before; others are told how, see hand.ftl
hand-your-turn = **Your turn**
hand-waits = { $name } is playing.
tiles-your-move = **Your turn.** Play tiles, or draw one.
tiles-your-move-no-stock = **Your turn.** Play tiles, or pass: the stock is empty.
