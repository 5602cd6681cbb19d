### What may be asked for when a game cannot go on as usual: nudges, pauses, a game called off,
### players who are gone, vacations; and how to check that the cards were dealt fairly.

## Commands
command-nudge = nudge
    .description = Remind the player whose turn it is, once they’ve kept you waiting
command-nudge-table = table
    .description = Which of your tables, if you sit at several
command-away = away
    .description = Somebody is long gone: claim the game, let the computer play, or adjourn
command-away-table = table
    .description = Which of your tables, if you sit at several
command-pause = pause
    .description = Propose to stop the clocks until somebody wants to go on
command-pause-table = table
    .description = Which of your tables, if you sit at several
command-abort = abort
    .description = Propose to end a game in its first turns, without result or rating
command-abort-table = table
    .description = Which of your tables, if you sit at several

## The table
button-nudge = Nudge
button-gone = They are gone…
button-pause = Pause
button-goon = Go on
button-abort = Abort
table-stand-in = the computer stands in
# $until is a Discord timestamp, $name whose turn it is
table-halted = { $reason ->
    [agreed] **Paused.** No time runs. If nobody presses Go on, the game ends without result on { $until }.
    [adjourned] **Adjourned.** No time runs. If nobody presses Go on, the game ends without result on { $until }.
    [vacation] **{ $name } is on vacation** until { $until }. No time runs.
   *[channel] **Paused:** its channel could not be reached. No time runs.
}
end-aborted = The game was aborted: no result, no rating.
game-over = #{ $game } is over.

## Nudges
turn-nudge = { $user }, the others in **#{ $game }** are waiting for you.
nudged = { $name } is called again, in the channel and by DM.
nudge-dm = The others in **#{ $game }** are waiting for you: it is your turn.
nudge-yourself = It is your own turn in #{ $game }: nobody else can be nudged.
nudge-computer = Nobody can be nudged in #{ $game } now: the computer plays, or the next round is being dealt.
nudge-short-turns = Turns in #{ $game } are short: nobody is nudged, the turn limit acts.
nudge-again = { $name } has been nudged in this turn already. If they do not answer, the turn limit acts; who is long gone can be reported with /away.
nudge-later = Give { $name } some time: you can nudge them { $time }.

## Proposals
button-agree = Agree
button-claim = Claim
button-computer = Computer plays
button-adjourn = Adjourn
proposal = { $verb ->
    [pause] **{ $name }** proposes to pause **#{ $game }**: no time runs until somebody presses Go on.
    [abort] **{ $name }** proposes to abort **#{ $game }**: no result, no rating.
    [claim] **{ $name }** proposes that { $other }, who is gone, loses **#{ $game }** by resignation.
    [computer] **{ $name }** proposes that the computer plays for { $other }, who is gone, in **#{ $game }**. Then the game is not rated.
   *[adjourn] **{ $name }** proposes to adjourn **#{ $game }**, as { $other } is gone: no time runs until somebody presses Go on.
}
proposal-agreed = In favour: { $names }.
proposal-waiting = { $mentions } – do you agree?
proposal-outcome = { $outcome ->
    [agreed] **Agreed** by all.
    [declined] **Declined.** The game goes on.
    [withdrawn] **Withdrawn.** The game goes on.
   *[lapsed] **No longer possible.**
}
proposed = Your proposal for #{ $game } is in the channel. It holds once all the others agree.
answered = { $outcome ->
    [agree] You agree. The others are still asked about #{ $game }.
    [agreed] All agree about #{ $game }: it is done.
    [declined] You have declined. #{ $game } goes on.
    [withdrawn] You have withdrawn your proposal. #{ $game } goes on.
   *[lapsed] That is no longer possible in #{ $game }.
}
proposal-open = Another proposal, by { $name }, is still open: answer that first. Decline ends it.
proposal-declined = That was proposed a moment ago. You can propose again { $time }.
proposal-over = This proposal for #{ $game } is over.
proposal-not-yours = You have agreed already, or are not asked.
abort-too-late = #{ $game } can only be aborted before everybody has had two turns of the first round. You can still /resign.

## Pauses
paused-go-on = #{ $game } is paused already.
not-paused = #{ $game } is not paused by its players.
done-pause = #{ $game } is paused. **Go on**, here or at the table, ends the pause.
done-abort = #{ $game } is aborted: no result, no rating.
done-goon = #{ $game } goes on.
# $time is a Discord timestamp
told-goon = { $runs ->
    [now] **{ $name }** goes on with **#{ $game }**. Time runs again.
   *[later] **{ $name }** goes on with **#{ $game }**. Time runs again { $time }, or with the next turn.
}

## Who is gone
gone-two = **{ $name }** is gone from #{ $game }. What shall happen?
    - **Claim**: { $name } loses by resignation, and you win.
    - **Computer plays** until { $name } is back. The game is not rated any more.
    - **Adjourn**: no time runs until somebody presses Go on.
gone-several = **{ $name }** is gone from #{ $game }. What shall happen? { $others ->
        [0] You alone decide.
        [one] One more player has to agree.
       *[other] { $others } more players have to agree.
    }
    - **Claim**: { $name } loses by resignation and is out.
    - **Computer plays** until { $name } is back. The game is not rated any more.
    - **Adjourn**: no time runs until somebody presses Go on.
gone-nobody = Nobody in #{ $game } counts as gone. A player does after leaving the server, after missing their last turn (the last two if turns are short) without playing since, or, with no turn limit, after 24 hours on turn.
gone-not = { $name } is not gone from #{ $game } any more, or not yet.
adjourn-again = You've just adjourned #{ $game }. You can do that again { $time }.
gone-vacation = { $name } is on vacation until { $until }.
gone-yourself = You are here.
done-claim = You have claimed #{ $game }.
done-computer = The computer plays on in #{ $game }, which is not rated any more.
done-adjourn = #{ $game } is adjourned. **Go on**, here or at the table, continues it.
told-claim = **{ $name }** has claimed **#{ $game }**: { $other } was gone and has lost by resignation.
told-computer = { $other }, you were gone from **#{ $game }**: the computer plays for you, and the game is not rated any more. Press **My hand** to take your seat back.
told-adjourn = { $other }, you were gone from **#{ $game }**: **{ $name }** has adjourned it. Press **Go on** at the table when you are back.
told-back = **{ $name }** is back in **#{ $game }** and plays in person again.
note-rested = The pause of { $time } is charged to nobody.
note-stand-in = The computer plays for you. Any button or command of yours takes your seat back.

## Vacations
vacation-too-long = You have { $days ->
    [one] one vacation day
   *[other] { $days } vacation days
} left this year.
vacation-ended = Welcome back: your vacation has ended with your move. { $days ->
    [one] One vacation day is
   *[other] { $days } vacation days are
} left this year.
preferences-vacation = **vacation** { $until ->
    [none] none now; { $days ->
        [one] one day is left this year
       *[other] { $days } days are left this year
      }
   *[other] until { $until }; { $days ->
        [one] one day is left this year
       *[other] { $days } days are left this year
      }
}
preferences-vacation-how = On vacation no time runs for your turns in slow games (turns of a day or more, or without limit). 0 ends it, and so does a move in one of them.
command-preferences-vacation = vacation
    .description = Days off from now on: in slow games no time runs for you; 0 when you are back

## How to check the shuffles
command-verify = verify
    .description = Show everybody how to check that the cards of a game were dealt fairly
command-verify-table = table
    .description = The number of the game; your last finished one here if you leave this out
verify-title = **#{ $game }: were the cards dealt fairly?**
verify-commitment = Commitment, shown before anybody played: `{ $commitment }`
verify-contribution = Contribution of { $name }: `{ $entropy }`
verify-seed = Seed, secret until the end: `{ $seed }`
verify-how = The SHA-256 of the seed must be the commitment, and the seed with the contributions gives every shuffle. With Jolly’s source, run `python -m engine verify jolly-{ $game }.txt` on the attached record: it deals all the cards again, compares them, and ends with “verified”. To be sure that it’s the same game, compare the commitment and the moves with what you saw.
verify-later = The seed stays secret while #{ $game } is played, as it tells all the cards. When the game is over, it stands in the last message, and /verify shows it with the record.

## A page of /rules, after those of rules.ftl
rules-all-4 = { "" }**Nudge** a player who keeps you waiting: once a turn, after a quarter of the turn limit.
    
    { "" }**They are gone…** appears when somebody has missed their last turn or left. The others choose: *claim* (a loss, rated), *computer plays* (not rated), or *adjourn*. With more than two, all who are there have to agree.
    
    { "" }**Pause** when all agree; anybody may **go on**, and the player whose turn it is gets time to come back. After 30 days the game ends without result.
    
    { "" }**Abort** when all agree, before everybody has had two turns: no result, no rating.
    
    { "" }**Vacation:** /preferences `vacation:7`. In games with turns of a day or more no time runs for you; 21 days a year. It changes no rating.
    .title = If somebody stops playing
