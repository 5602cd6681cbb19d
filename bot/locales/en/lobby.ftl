### Why a challenge, an answer to one, or a press could not be carried out; questions before it.
### Read by one person alone.

## Where and how many
challenge-in-dm = Nobody would see a challenge here. Use /challenge in a server’s channel, or play me here: /challenge opponent:@Jolly.
challenge-not-here = Challenges are not allowed in this channel. Try { $channel }.
no-permission = I may not write in this channel. Somebody who manages the server has to allow me to view it and to send messages.
no-channel = I cannot tell which channel this is. Try it in another one.
too-many-games = You are playing { $count ->
    [one] a game
   *[other] { $count } games
} already, which is the most allowed here. Finish one first.
too-many-tables = This server has { $count } games running, which is the most allowed here. Try again when one is over.
too-many-challenges = You have { $count ->
    [one] a challenge
   *[other] { $count } challenges
} open already. Wait for an answer, or press Cancel on one.
challenged-enough = { $user } has enough challenges to answer already. Try again later.
asking-often = You've asked people to play quite often lately, and no game came of it. You can ask again { $time }. A table that's open to anybody you can open at any time: leave the opponent out.
asking-often-here = A lot of challenges have gone out in this server in the last few minutes. Try again { $time }.
asked-often = { $user } has been asked to play very often in the last hour. You can ask again { $time }.

## Who
challenge-self = You cannot challenge yourself. Leave the opponent out to open a table for anybody.
challenge-bot = That is a bot, and it does not play. To play the computer, challenge me.
challenge-twice = You have named somebody twice.

## Rules
challenge-no-target = This game is not played to a target: leave target out.
challenge-no-rounds = This game is played to a target, not for a number of rounds: leave rounds out.

## Answers
challenge-posted = Your challenge is in the channel.
challenge-not-posted = Discord did not take the challenge. Try again in a moment.
challenge-closed = This challenge is over.
challenge-full = All seats are taken.
challenge-joined = You have a seat at this table already.
challenge-not-yours = Only those who are challenged can answer, and you are not, or you have answered already.
challenge-not-challenger = Only the challenger can take a challenge back.
challenge-start-not-yours = Only the challenger can start the game before everybody has accepted.
challenge-other-rules = The rules have just been changed: look at them, then press again.
challenge-has-begun = The game has begun already: #{ $game }. Its rules cannot be changed any more.
challenge-not-seated = You have no seat at this table.
challenge-too-few = { $count ->
    [one] One more player is needed before the game can start.
   *[other] { $count } more players are needed before the game can start.
}

## Rematch
rematch-not-seated = You did not play in #{ $game }. Use /challenge for a game of your own.
rematch-running = #{ $game } is still being played.
rematch-asked = Somebody has asked for this rematch already: look for the challenge in the channel.
rematch-just-asked = **{ $name }** has only just asked for this rematch: the challenge will be in the channel in a moment. Press **{ button-accept }** there.
rematch-accepted = You are both for it: the rematch begins.
rematch-awaited = Noted: the rematch begins when the others have accepted.
rematch-begun = This rematch is being played already: #{ $game }.
no-finished-game = You have no finished game here yet.

## What was typed
span-not-understood = I do not understand that time. Write it like 90s, 5m, 24h, 3d or none.
no-limit = no limit

## The hand
mark-first = Mark the cards in the menu first, then press the button.
mark-one = Mark just one card for that.
mark-fewer = Mark at most { $count } cards to lay off at once.
nothing-to-lay-off-on = Nothing lies on the table yet that a card could be added to.

## Resigning
resign-sure = { $others ->
    [one] Do you really want to give up #{ $game }? You lose the game.
   *[other] Do you really want to give up #{ $game }? You are out; the { $others } others play on without you.
}
resign-not = You play on in #{ $game }.
resign-done = You have resigned from #{ $game }.

## Which table
no-game = You are not playing anywhere at the moment. /challenge begins a game.
which-table = You sit at several tables. Say which one is meant, as in table:{ $example }.
which-table-here = Several tables are played here: { $tables }. Say which one you mean, as in table:{ $example }.
table-not-understood = A table is named by its number, like 17.
# Before a refusal that does not name its table
at-table = **#{ $game }** { $text }

## What a command names
card-only-from-pile = From the stock you take the top card, whatever it is. Leave the card out, or choose pile.
which-meld = That card fits several melds: { $melds }. Say which one, as in 7h 3.
