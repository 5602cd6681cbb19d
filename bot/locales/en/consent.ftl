### At the table, by consent: who may look on, more time for another, a move taken back.

## Commands
command-game-more-time = more-time
    .description = Give another player more time; no one has to agree
command-game-more-time-time = time
    .description = How much; leave it empty to choose from buttons
command-game-more-time-table = table
    .description = Which table; only needed if you’re playing at several
choice-more-time-60 = 1 minute
choice-more-time-300 = 5 minutes
choice-more-time-900 = 15 minutes
choice-more-time-86400 = 1 day
command-game-takeback = takeback
    .description = Ask to take back your last move, in an unrated game
command-game-takeback-table = table
    .description = Which table; only needed if you’re playing at several
command-game-watchers = watchers
    .description = Propose who can watch your game
command-game-watchers-who = who
    .description = Watchers from now on, if everyone agrees
command-game-watchers-table = table
    .description = Which table; only needed if you’re playing at several
command-challenge-watchers = watchers
    .description = Watchers: everyone here (default), table message only, or players only
choice-watchers-yes = Everyone in the channel can watch
choice-watchers-no = Others see only the table’s message
choice-watchers-hidden = Only the players see any cards

## Who may look on
table-hidden-note = Only the players see the cards of this table.
table-closed-note = Others see only this message until the game is over.
challenge-watch-no = No watchers: others see only the table’s message.
challenge-watch-hidden = Players only: no one else sees any cards.
options-watchers-hint = Watchers
courtesies-watch-yes = **Watchers:** everyone in the channel can watch.
courtesies-watch-no = **Watchers:** others see only the table’s message.
courtesies-watch-hidden = **Watchers:** none. Only the players see any cards.
button-watch-yes = Everyone
button-watch-no = Message only
button-watch-hidden = Players only
watchers-dm = No one can watch #{ $game }, because it’s played in a DM.
watchers-same = #{ $game } already has this setting. Nothing has changed.
proposal-watch-yes = **{ $name }** proposes to let everyone in the channel watch **#{ $game }**.
proposal-watch-no = **{ $name }** proposes that others see only the table’s message of **#{ $game }** until the game is over.
proposal-watch-hidden = **{ $name }** proposes to hide **#{ $game }**: only the players would see any cards.
done-watch-yes = Everyone in the channel can now watch #{ $game }.
done-watch-no = Others now see only the table’s message of #{ $game } until the game is over.
done-watch-hidden = #{ $game } is now hidden: only the players see any cards.

## What may be asked of the others
button-table = At the table
courtesies-title = ### At table #{ $game }
courtesies-takeback = **Take back** your last move, if everyone agrees.
courtesies-more-time = Give { $name } **more time**. No one has to agree.
courtesies-none = There’s nothing to ask for right now.
button-takeback = Take back
consent-occasion = The rules of #{ $game } are the same for everyone: no extra time, no take-backs, no watchers.

## More time
more-time-given = { $name } now has { $time } more in #{ $game }.
more-time-rated = #{ $game } is rated and has more than two players, so you can’t give anyone more time: it would be unfair to the others.
more-time-nobody = You can’t give anyone more time in #{ $game } right now. With a turn limit, you can give it to someone during their turn; with a clock, to anyone but the computer at any time.
more-time-amount = You can’t give that amount in #{ $game }. In your hand, press **{ button-more }**, then **{ button-table }**, to see what you can give.
told-more-time = **{ $name }** gave **{ $other }** { $time } more.
refusal-too-much-time = That’s too much. You can give at most a day at a time and two weeks in total.

## A move taken back
takeback-rated = #{ $game } is rated, so moves can’t be taken back.
takeback-none = There’s nothing to take back in #{ $game }. You can take back your last move until someone else moves, unless it showed you a new card or ended the round.
takeback-others = The last move in #{ $game } wasn’t yours, so you can’t take it back.
proposal-takeback = **{ $name }** would like to take back their last move in **#{ $game }**.
done-takeback = Move taken back: it’s your turn in #{ $game } again. A game with a take-back doesn’t count toward your level against the computer.
told-takeback = **{ $name }** took back the last move.
