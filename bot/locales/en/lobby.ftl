### Why a challenge, an answer to one, or a press could not be carried out; questions before it.
### Read by one person alone.

## Where and how many
challenge-in-dm = No one would see a challenge here. Use /{ command-challenge } in a server channel, or play me here: /{ command-challenge } { command-challenge-opponent }:@Jolly.
challenge-not-here = Challenges aren’t allowed in this channel. Try { $channel }.
no-permission = I can’t write in this channel. Ask someone who manages the server to let me view it and send messages.
no-channel = I can’t tell which channel this is. Try another one.
too-many-games = You’re already playing { $count ->
    [one] a game
   *[other] { $count } games
}, the most allowed here. Finish one first.
too-many-tables = This server already has { $count ->
    [one] 1 game
   *[other] { $count } games
} running, the most allowed here. Try again when one is over.
too-many-challenges = You already have { $count ->
    [one] an open challenge
   *[other] { $count } open challenges
}. Wait for an answer, or press Cancel on one.
challenged-often = You’ve sent a lot of challenges lately that weren’t accepted. You can challenge again { $time }. You can always open a table: leave { command-challenge-opponent } empty.
asking-often-here = This server has had a lot of challenges in the last few minutes. Try again { $time }.
asked-often = { $user } has been challenged a lot in the last hour. You can challenge them again { $time }.

## Who
challenge-yourself = You can’t challenge yourself. To open a table anyone can join, leave { command-challenge-opponent } empty.
challenge-bot = That bot doesn’t play. To play the computer, challenge me.
challenge-twice = You’ve picked the same person twice. Pick each opponent once.

## Rules
leave-empty-target = This game has no target. Leave { command-challenge-target } empty.
leave-empty-rounds = This game isn’t played by rounds. Leave { command-challenge-rounds } empty.

## Answers
challenge-posted = Your challenge is in the channel.
challenge-not-posted = Discord didn’t accept the challenge. Try again in a moment.
challenge-closed = This challenge is no longer open.
challenge-full = All seats are taken.
challenge-joined = You’ve already joined this table.
challenge-not-yours = Only the players who were challenged can answer, and only once.
challenge-none-here = There’s no challenge here for you to answer.
challenge-not-challenger = Only the challenger can cancel a challenge.
challenge-start-not-yours = Only the challenger can start the game before everyone has accepted.
challenge-other-rules = The rules just changed. Check them, then press again.
challenge-has-begun = The game has already started: #{ $game }. Its rules can’t change any more.
challenge-not-seated = You haven’t joined this table.
challenge-too-few = { $count ->
    [one] One more player is needed before the game can start.
   *[other] { $count } more players are needed before the game can start.
}

## Rematch
rematch-not-seated = You didn’t play in #{ $game }. Start your own game with /{ command-challenge }.
rematch-running = #{ $game } isn’t over yet.
rematch-asked = Someone has already asked for this rematch. Look for the challenge in the channel.
rematch-just-asked = **{ $name }** just asked for this rematch. The challenge will be in the channel in a moment: press **{ button-accept }** there.
rematch-accepted = Everyone wants a rematch. Here we go!
rematch-awaited = You’re in. The rematch starts when everyone has accepted.
rematch-begun = This rematch has already started: #{ $game }.
no-finished-game = You haven’t finished a game here yet.

## What was typed
span-not-understood = I can’t read that as a time. Type it like 90s, 5m, 24h, 3d or none.
no-limit = no limit

## The hand
mark-first = First pick cards in the menu, then press the button.
mark-one = Pick just one card for that.
mark-fewer = You can lay off at most { $count } cards at once. Pick fewer.
nothing-to-lay-off-on = There’s nothing on the table to lay off on yet.

## Resigning
resign-sure = { $others ->
    [one] Really resign from #{ $game }? You’ll lose the game.
   *[other] Really resign from #{ $game }? You’ll be eliminated, and the { $others } others will continue.
}
resign-not = You’re still in #{ $game }.
resign-done = You’ve resigned from #{ $game }.

## Which table
no-game-now = You aren’t in a game right now.
which-table = You’re playing at several tables. Add the one you mean, e.g. { command-table-table }:{ $example }.
which-table-here = There are several tables here: { $tables }. Add the one you mean, e.g. { command-table-table }:{ $example }.
table-not-understood = Type the number of a table, like 17.
# Before a refusal that does not name its table
at-table = **#{ $game }** { $text }

## What a command names
card-not-from-stock = You always draw the top card of the stock. Leave { command-draw-card } empty, or choose { choice-pile }.
which-meld = That card fits several melds: { $melds }. Add the one you mean, e.g. 7h 3.
