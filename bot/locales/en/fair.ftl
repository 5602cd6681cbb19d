### What may be asked for when a game cannot go on as usual: nudges, pauses, a game aborted,
### players who are gone, vacations; and how to check that the cards were dealt fairly.

## Commands
command-game-nudge = nudge
    .description = Remind the player whose turn it is, if they keep you waiting
command-game-nudge-table = table
    .description = Which table; only needed if you’re playing at several
command-game-away = away
    .description = For a player who’s gone: claim the win, let the computer play, or adjourn
command-game-away-table = table
    .description = Which table; only needed if you’re playing at several
command-game-pause = pause
    .description = Propose a pause: the clocks stop until someone resumes the game
command-game-pause-table = table
    .description = Which table; only needed if you’re playing at several
command-game-abort = abort
    .description = Propose to abort a game in its first turns: no result, no rating
command-game-abort-table = table
    .description = Which table; only needed if you’re playing at several

## The table
button-nudge = Nudge
button-gone = Player gone…
button-pause = Pause
button-goon = Resume
button-abort = Abort
table-stand-in = the computer stands in
# $until is a Discord timestamp, $name whose turn it is
table-halted = { $reason ->
    [agreed] **Paused.** The clocks are stopped. The game ends without a result on { $until } unless someone presses { button-goon }.
    [adjourned] **Adjourned.** The clocks are stopped. The game ends without a result on { $until } unless someone presses { button-goon }.
    [vacation] **{ $name } is on vacation** until { $until }. The clocks are stopped.
   *[channel] **Paused:** I can’t reach the channel. The clocks are stopped.
}
end-aborted = The game was aborted: no result, no rating.
game-over = #{ $game } is over.

## Nudges
turn-nudge = { $user }, **#{ $game }** is waiting for you: it’s your turn.
nudged = I reminded { $name } in the channel and by DM.
nudge-dm = **#{ $game }** is waiting for you: it’s your turn.
nudge-yourself = It’s your own turn in #{ $game }, so there’s no one to nudge.
nudge-computer = There’s no one to nudge in #{ $game } right now: the computer is playing, or the next round is being dealt.
nudge-short-turns = Turns in #{ $game } are short, so you don’t need to nudge: the turn limit takes care of it.
nudge-again = { $name } has already been nudged this turn. If they don’t move, the turn limit takes care of it. If they’re gone for long, use /{ command-game } { command-game-away }.
nudge-later = Give { $name } a moment. You can nudge them { $time }.

## Proposals
button-agree = Agree
button-claim = Claim
button-computer = Computer plays
button-adjourn = Adjourn
proposal = { $verb ->
    [pause] **{ $name }** proposes to pause **#{ $game }**: the clocks stop until someone presses { button-goon }.
    [abort] **{ $name }** proposes to abort **#{ $game }**: no result, no rating.
    [claim] **{ $name }** claims **#{ $game }**: { $other } is gone and would lose by resignation.
    [computer] **{ $name }** proposes to let the computer play for { $other }, who is gone, in **#{ $game }**. The game would no longer be rated.
   *[adjourn] **{ $name }** proposes to adjourn **#{ $game }**, because { $other } is gone: the clocks stop until someone presses { button-goon }.
}
proposal-agreed = Agreed: { $names }
proposal-waiting = { $mentions } – do you agree?
proposal-outcome = { $outcome ->
    [agreed] Everyone **agreed**.
    [declined] **Declined.** The game continues.
    [withdrawn] **Withdrawn.** The game continues.
   *[lapsed] **No longer possible.**
}
proposed = Your proposal for #{ $game } is in the channel. It takes effect once everyone else agrees.
answered = { $outcome ->
    [agree] You agreed. I’m still waiting for other players in #{ $game }.
    [agreed] Everyone in #{ $game } agreed, so it’s done.
    [declined] You declined. #{ $game } continues.
    [withdrawn] You withdrew your proposal. #{ $game } continues.
   *[lapsed] This proposal for #{ $game } is no longer possible.
}
proposal-open = { $name } has an open proposal. Agree or decline first; declining ends it.
proposal-declined = The last proposal was only a moment ago. You can propose again { $time }.
proposal-over = This proposal for #{ $game } is over.
proposal-not-yours = You’ve already agreed, or this proposal doesn’t need your answer.
abort-too-late = It’s too late to abort #{ $game }: that only works until everyone has had two turns in the first round. You can still /{ command-resign }.

## Pauses
paused-go-on = #{ $game } is already paused.
not-paused = No player has paused #{ $game }, so you can’t resume it.
done-pause = #{ $game } is paused. To resume, press **{ button-goon }** here or at the table.
done-abort = #{ $game } is aborted: no result, no rating.
done-goon = #{ $game } continues.
# $time is a Discord timestamp
told-goon = { $runs ->
    [now] **{ $name }** resumed **#{ $game }**. The clocks are running.
   *[later] **{ $name }** resumed **#{ $game }**. The clocks start again { $time }.
}

## Who is gone
gone-two = **{ $name }** is gone from #{ $game }. What should happen?
    - **{ button-claim }**: { $name } loses by resignation, and you win.
    - **{ button-computer }** until { $name } is back. The game is no longer rated.
    - **{ button-adjourn }**: the clocks stop until someone presses { button-goon }.
gone-several = **{ $name }** is gone from #{ $game }. What should happen? { $others ->
        [0] It’s up to you alone.
        [one] One more player has to agree.
       *[other] { $others } more players have to agree.
    }
    - **{ button-claim }**: { $name } loses by resignation and is eliminated.
    - **{ button-computer }** until { $name } is back. The game is no longer rated.
    - **{ button-adjourn }**: the clocks stop until someone presses { button-goon }.
gone-nobody = No one in #{ $game } counts as gone yet. A player is gone if they left the server, missed their last turn (the last two if turns are short) and haven’t played since, or, with no turn limit, haven’t moved for 24 hours.
gone-not = { $name } is back in #{ $game }, or doesn’t count as gone yet.
adjourn-again = You just adjourned #{ $game }. You can adjourn it again { $time }.
gone-vacation = { $name } is on vacation until { $until }, so they don’t count as gone.
gone-yourself = You can’t report yourself as gone.
done-claim = Your claim in #{ $game } stands.
done-computer = The computer has taken over in #{ $game }. The game is no longer rated.
done-adjourn = #{ $game } is adjourned. To resume, press **{ button-goon }** here or at the table.
told-claim = **{ $name }** made a claim in **#{ $game }**: { $other } was gone and loses by resignation.
told-computer = { $other }, you were gone from **#{ $game }**, so the computer is playing for you and the game is no longer rated. Press **{ button-my-hand }** to take your seat back.
told-adjourn = { $other }, you were gone from **#{ $game }**, so **{ $name }** adjourned it. Press **{ button-goon }** at the table when you’re back.
told-back = **{ $name }** is back in **#{ $game }** and has taken over from the computer.
note-rested = No player loses time for the pause ({ $time }).
note-stand-in = The computer is playing for you. Press any button or use any command to take your seat back.

## Vacations
vacation-too-long = That’s too long: you have { $days ->
    [one] one vacation day
   *[other] { $days } vacation days
} left this year.
vacation-ended = Welcome back! You moved, so your vacation is over. { $days ->
    [one] One vacation day is
   *[other] { $days } vacation days are
} left this year.
preferences-vacation = **Vacation:** { $until ->
    [none] off; { $days ->
        [one] one day left this year
       *[other] { $days } days left this year
      }
   *[other] until { $until }; { $days ->
        [one] one day left this year
       *[other] { $days } days left this year
      }
}
command-preferences-vacation = vacation
    .description = Days off, starting now: in slow games the clocks stop on your turns; 0 when you’re back

## How to check the shuffles
command-game-verify = verify
    .description = Show everyone how to check that a game’s cards were dealt fairly
command-game-verify-table = table
    .description = The number of the game; your last finished one here if left empty
verify-title = **#{ $game }: were the cards dealt fairly?**
verify-commitment = Shuffle fingerprint, shown before anyone played: `{ $commitment }`
verify-contribution = Contribution of { $name }: `{ $entropy }`
verify-seed = Seed, secret until the end: `{ $seed }`
verify-how = The SHA-256 hash of the seed must match the fingerprint; the seed and the contributions together determine every shuffle. With Jolly’s source code, run `python -m engine verify jolly-{ $game }.txt` on the attached record: it deals all the cards again, compares them, and ends with “verified”. To be sure it’s the same game, compare the fingerprint and the moves with what you saw.
verify-later = A secret seed determines every shuffle of #{ $game }. The fingerprint is the seed’s SHA-256 hash, so the seed can’t be swapped for another. It would give all the cards away, so it stays secret until the game is over. Then /{ command-game } { command-game-verify } shows it with the record.

## A page of /rules, after those of rules.ftl
rules-all-4 = { "" }**{ button-nudge }** a player who keeps you waiting: once a turn, after a quarter of its limit.
    
    { "" }**{ button-gone }** appears once someone has missed their last turn or left. The others choose: *claim* (the player who’s gone loses, rated), *computer plays* (unrated) or *adjourn*. With more than two players, everyone who’s there has to agree.
    
    { "" }**{ button-pause }** the game if everyone agrees. Anyone can press **{ button-goon }**, and the player whose turn it is gets time to come back. After 30 days the game ends without a result.
    
    { "" }**{ button-abort }** the game if everyone agrees, until everyone has had two turns: no result, no rating.
    
    { "" }**Vacation:** /{ command-preferences } `{ command-preferences-vacation }:7`. In games with turns of a day or more, the clocks stop on your turns. You have 21 days a year.
    .title = If someone stops playing
