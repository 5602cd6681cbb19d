### At the table, by consent: who may look on, more time for another, a move taken back.

## Commands
command-game-more-time = more-time
    .description = Give the other player more time: it’s yours to give, nobody has to agree
command-game-more-time-time = time
    .description = How much; leave it empty to choose from buttons
command-game-more-time-table = table
    .description = Which of your tables, if you’re at several
choice-more-time-60 = 1 minute
choice-more-time-300 = 5 minutes
choice-more-time-900 = 15 minutes
choice-more-time-86400 = 1 day
command-game-takeback = takeback
    .description = Ask to take back your last move, in a game that isn’t rated
command-game-takeback-table = table
    .description = Which of your tables, if you’re at several
command-game-watchers = watchers
    .description = Propose to let others watch your game, or to hide it
command-game-watchers-who = who
    .description = Watchers from now on, if everyone agrees
command-game-watchers-table = table
    .description = Which of your tables, if you’re at several
command-challenge-watchers = watchers
    .description = Watchers of the game: yes by default, no, or hidden from all but the players
choice-watchers-yes = Yes: everybody in the channel
choice-watchers-no = No: others see only the table’s message
choice-watchers-hidden = Hidden: only the players see any cards

## Who may look on
table-hidden-note = Only its players see the cards of this table.
table-closed-note = Until the game is over, others see only this message.
challenge-watch-no = Watchers: no. Others see only the table’s message.
challenge-watch-hidden = Hidden: only the players see any cards.
options-watchers-hint = Watchers
courtesies-watch-yes = **Watchers:** everybody in the channel may look closer.
courtesies-watch-no = **Watchers:** others see only the table’s message.
courtesies-watch-hidden = **Watchers:** none; only the players see any cards.
button-watch-yes = Yes
button-watch-no = No
button-watch-hidden = Hidden
watchers-dm = Nobody can watch #{ $game }: it’s played in a DM.
watchers-same = That’s already how #{ $game } is set.
proposal-watch-yes = **{ $name }** proposes that everybody in the channel may watch **#{ $game }**.
proposal-watch-no = **{ $name }** proposes that others see only the table’s message of **#{ $game }** until it’s over.
proposal-watch-hidden = **{ $name }** proposes to hide **#{ $game }**: only its players see any cards.
done-watch-yes = Everybody in the channel may watch #{ $game } now.
done-watch-no = Until #{ $game } is over, others see only its message in the channel.
done-watch-hidden = #{ $game } is hidden: only its players see any cards.

## What may be asked of the others
button-table = At the table
courtesies-title = ### At table #{ $game }
courtesies-takeback = **Take back** your last move: the others are asked.
courtesies-more-time = **More time** for { $name }: nobody has to agree.
courtesies-none = There’s nothing to ask for right now.
button-takeback = Take back
consent-occasion = #{ $game } has the same rules for everyone: no extra time, no take-backs, no watchers.

## More time
more-time-given = { $name } has { $time } more in #{ $game }.
more-time-rated = #{ $game } is rated, with more than two players: more time for one would harm the others.
more-time-nobody = You can’t give anyone more time in #{ $game } right now. With a turn limit, you can give it to the player on turn; with a clock, to anyone but the computer.
more-time-amount = You can’t give that amount in #{ $game }. In your hand, press { button-more }, then { button-table }, to see what you can give.
told-more-time = **{ $name }** gave **{ $other }** more time: { $time }.
refusal-too-much-time = That’s too much. You can give at most a day at a time and two weeks in total.

## A move taken back
takeback-rated = #{ $game } is rated: what’s played is played.
takeback-none = There’s nothing to take back in #{ $game }. You can take back your last move until someone else moves, unless it showed you a new card or ended the round.
takeback-others = The last move in #{ $game } wasn’t yours.
proposal-takeback = **{ $name }** would like to take back their last move in **#{ $game }**.
done-takeback = Taken back: it’s your turn in #{ $game } again. A game with a take-back doesn’t count toward your level against the computer.
told-takeback = **{ $name }** took back the last move.
