### What is told of games while one plays, and afterwards: /replay, shared positions, onlookers.

# A notification on a phone: "@Alice, your turn in #17: Bob drew from the stock, discarded K♦."
# { $told } is one or more whole sentences.
turn-call-told = { $user }, your turn in **#{ $game }**: { $told }

command-replay = replay
    .description = Step through a finished game and get its record as a file
command-replay-table = table
    .description = The number of a finished game; your last one here if left empty

## The replay. Its buttons have a sign and a word: some read them aloud.
replay-place = Replay · move { $step } of { $steps }
# Above the cards of the player through whose eyes one looks
replay-hand = **{ $name }** holds
button-first = ⏮ First
button-step-back = ◀ Back
button-step-on = ▶ Forward
button-last = ⏭ Last
button-turn-back = ⏪ Previous turn
button-turn-on = ⏩ Next turn
button-share = Share
button-record = Record
button-replay = Replay
# A menu, and what may be chosen in it
replay-rounds = Go to a round
replay-eyes = Whose cards do you want to see?
replay-eyes-all = What everyone saw
replay-eyes-of = What { $name } saw
replay-record = The record of **#{ $game }**: every card and move. You can open it in any text editor.
replay-none = You haven’t finished a game here yet. To see another game of this server, add its number: /{ command-replay } { command-table-table }:17

# Below the list of /history: a menu of its games
history-replay = Replay one of these games

# Below /table: the same table as it stands now
button-refresh = 🔄 Refresh

## A position that somebody shares with a channel: nobody’s cards are in it.
replay-shared = { $name } shared move { $step } of { $steps } from a finished game.
button-replay-here = Replay from here
replay-share-where = You can only share a position in the server where the game was played.
replay-share-closed = You can’t write in this channel, so you can’t share a position here.
replay-share-soon = You just shared a position. Wait a few seconds.
