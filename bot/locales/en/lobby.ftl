### Why a challenge, an answer to one, or a press could not be carried out; questions before it.
### Read by one person alone.

## Where and how many
challenge-in-dm = Nobody would see a challenge here. Use /{ command-challenge } in a server channel, or play me here: /{ command-challenge } { command-challenge-opponent }:@Jolly.
challenge-not-here = Challenges aren’t allowed in this channel. Try { $channel }.
no-permission = I can’t write in this channel. Somebody who manages the server has to let me view it and send messages.
no-channel = I can’t tell which channel this is. Try another one.
too-many-games = You’re already playing { $count ->
    [one] a game
   *[other] { $count } games
}, the most allowed here. Finish one first.
too-many-tables = This server already has { $count } games running, the most allowed here. Try again when one is over.
too-many-challenges = You already have { $count ->
    [one] an open challenge
   *[other] { $count } open challenges
}. Wait for an answer, or press Cancel on one.
asking-often = You’ve sent a lot of challenges lately that weren’t accepted. You can challenge again { $time }. You can always open a table: leave the opponent empty.
asking-often-here = There have been a lot of challenges in this server in the last few minutes. Try again { $time }.
asked-often = { $user } has been asked to play a lot in the last hour. You can ask again { $time }.

## Who
challenge-self = You can’t challenge yourself. Leave the opponent empty to open a table for anybody.
challenge-bot = That’s a bot, and it doesn’t play. To play the computer, challenge me.
challenge-twice = You’ve named somebody twice.

## Rules
challenge-no-target = This game isn’t played to a target: leave target empty.
challenge-no-rounds = This game is played to a target, not for a number of rounds: leave rounds empty.

## Answers
challenge-posted = Your challenge is in the channel.
challenge-not-posted = Discord didn’t accept the challenge. Try again in a moment.
challenge-closed = This challenge is over.
challenge-full = All seats are taken.
challenge-joined = You already have a seat at this table.
challenge-not-yours = Only the players who were challenged can answer, and only once.
challenge-none-here = Nobody here is waiting for your answer to a challenge.
challenge-not-challenger = Only the challenger can cancel a challenge.
challenge-start-not-yours = Only the challenger can start the game before everybody has accepted.
challenge-other-rules = The rules just changed. Check them, then press again.
challenge-has-begun = The game has already begun: #{ $game }. Its rules can’t change any more.
challenge-not-seated = You have no seat at this table.
challenge-too-few = { $count ->
    [one] One more player is needed before the game can start.
   *[other] { $count } more players are needed before the game can start.
}

## Rematch
rematch-not-seated = You didn’t play in #{ $game }. Use /{ command-challenge } for a game of your own.
rematch-running = #{ $game } is still being played.
rematch-asked = Somebody has already asked for this rematch: look for the challenge in the channel.
rematch-just-asked = **{ $name }** has just asked for this rematch: the challenge will be in the channel in a moment. Press **{ button-accept }** there.
rematch-accepted = You both want it: the rematch begins.
rematch-awaited = Noted: the rematch begins when the others have accepted.
rematch-begun = This rematch has already begun: #{ $game }.
no-finished-game = You haven’t finished a game here yet.

## What was typed
span-not-understood = I don’t understand that time. Type it like 90s, 5m, 24h, 3d or none.
no-limit = no limit

## The hand
mark-first = Pick cards in the menu first, then press the button.
mark-one = Pick just one card for that.
mark-fewer = Pick at most { $count } cards to lay off at once.
nothing-to-lay-off-on = There’s nothing on the table to lay off on yet.

## Resigning
resign-sure = { $others ->
    [one] Do you really want to resign from #{ $game }? You lose the game.
   *[other] Do you really want to resign from #{ $game }? You’re eliminated; the { $others } others play on.
}
resign-not = You play on in #{ $game }.
resign-done = You’ve resigned from #{ $game }.

## Which table
no-game-now = You aren’t in a game at the moment.
which-table = You’re at several tables. Add which one, e.g. { command-table-table }:{ $example }.
which-table-here = There are several tables here: { $tables }. Add which one, e.g. { command-table-table }:{ $example }.
table-not-understood = Type a table number, like 17.
# Before a refusal that does not name its table
at-table = **#{ $game }** { $text }

## What a command names
card-only-from-pile = From the stock you always draw the top card. Leave the card empty, or choose pile.
which-meld = That card fits several melds: { $melds }. Add which one, e.g. 7h 3.
