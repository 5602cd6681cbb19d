### What may be asked for when a game cannot go on as usual: nudges, pauses, a game called off,
### players who are gone, vacations; and how to check that the cards were dealt fairly.

## Commands
command-game-nudge = nudge
    .description = Remind the player whose turn it is, once they’ve kept you waiting
command-game-nudge-table = table
    .description = Which of your tables, if you’re at several
command-game-away = away
    .description = A player is gone: claim the game, let the computer play, or adjourn
command-game-away-table = table
    .description = Which of your tables, if you’re at several
command-game-pause = pause
    .description = Propose to stop the clocks until somebody wants to continue
command-game-pause-table = table
    .description = Which of your tables, if you’re at several
command-game-abort = abort
    .description = Propose to end a game in its first turns, with no result and no rating
command-game-abort-table = table
    .description = Which of your tables, if you’re at several

## The table
button-nudge = Nudge
button-gone = Player gone…
button-pause = Pause
button-goon = Resume
button-abort = Abort
table-stand-in = the computer stands in
# $until is a Discord timestamp, $name whose turn it is
table-halted = { $reason ->
    [agreed] **Paused.** The clocks are stopped. If nobody presses { button-goon }, the game ends without a result on { $until }.
    [adjourned] **Adjourned.** The clocks are stopped. If nobody presses { button-goon }, the game ends without a result on { $until }.
    [vacation] **{ $name } is on vacation** until { $until }. The clocks are stopped.
   *[channel] **Paused:** I can’t reach the channel. The clocks are stopped.
}
end-aborted = The game was aborted: no result, no rating.
game-over = #{ $game } is over.

## Nudges
turn-nudge = { $user }, the others in **#{ $game }** are waiting for you.
nudged = I’ve called { $name } again, in the channel and by DM.
nudge-dm = The others in **#{ $game }** are waiting for you: it’s your turn.
nudge-yourself = It’s your own turn in #{ $game }: there’s nobody else to nudge.
nudge-computer = There’s nobody to nudge in #{ $game } now: the computer is playing, or the next round is being dealt.
nudge-short-turns = Turns in #{ $game } are short: no need to nudge, the turn limit takes care of it.
nudge-again = { $name } has already been nudged this turn. If they don’t answer, the turn limit takes care of it; if they’re long gone, use /{ command-game } { command-game-away }.
nudge-later = Give { $name } some time: you can nudge them { $time }.

## Proposals
button-agree = Agree
button-claim = Claim
button-computer = Computer plays
button-adjourn = Adjourn
proposal = { $verb ->
    [pause] **{ $name }** proposes to pause **#{ $game }**: the clocks stop until somebody presses { button-goon }.
    [abort] **{ $name }** proposes to abort **#{ $game }**: no result, no rating.
    [claim] **{ $name }** proposes that { $other }, who is gone, loses **#{ $game }** by resignation.
    [computer] **{ $name }** proposes that the computer plays for { $other }, who is gone, in **#{ $game }**. The game will no longer be rated.
   *[adjourn] **{ $name }** proposes to adjourn **#{ $game }**, as { $other } is gone: the clocks stop until somebody presses { button-goon }.
}
proposal-agreed = In favour: { $names }.
proposal-waiting = { $mentions } – do you agree?
proposal-outcome = { $outcome ->
    [agreed] Everybody **agreed**.
    [declined] **Declined.** The game continues.
    [withdrawn] **Withdrawn.** The game continues.
   *[lapsed] **No longer possible.**
}
proposed = Your proposal for #{ $game } is in the channel. It takes effect once everybody else agrees.
answered = { $outcome ->
    [agree] You agree. I’m still asking the others about #{ $game }.
    [agreed] Everybody agrees about #{ $game }: it’s done.
    [declined] You’ve declined. #{ $game } continues.
    [withdrawn] You’ve withdrawn your proposal. #{ $game } continues.
   *[lapsed] That’s no longer possible in #{ $game }.
}
proposal-open = { $name } has another proposal open: answer that first. Declining ends it.
proposal-declined = That was proposed a moment ago. You can propose again { $time }.
proposal-over = This proposal for #{ $game } is over.
proposal-not-yours = You’ve already agreed, or you aren’t asked.
abort-too-late = #{ $game } can only be aborted before everybody has had two turns of the first round. You can still /{ command-resign }.

## Pauses
paused-go-on = #{ $game } is already paused.
not-paused = #{ $game } hasn’t been paused by its players.
done-pause = #{ $game } is paused. To continue, press **{ button-goon }** here or at the table.
done-abort = #{ $game } is aborted: no result, no rating.
done-goon = #{ $game } continues.
# $time is a Discord timestamp
told-goon = { $runs ->
    [now] **{ $name }** has resumed **#{ $game }**. The clocks are running.
   *[later] **{ $name }** has resumed **#{ $game }**. The clocks run again { $time }, or with the next turn.
}

## Who is gone
gone-two = **{ $name }** is gone from #{ $game }. What should happen?
    - **{ button-claim }**: { $name } loses by resignation, and you win.
    - **{ button-computer }** until { $name } is back. The game is no longer rated.
    - **{ button-adjourn }**: the clocks stop until somebody presses { button-goon }.
gone-several = **{ $name }** is gone from #{ $game }. What should happen? { $others ->
        [0] It’s up to you alone.
        [one] One more player has to agree.
       *[other] { $others } more players have to agree.
    }
    - **{ button-claim }**: { $name } loses by resignation and is eliminated.
    - **{ button-computer }** until { $name } is back. The game is no longer rated.
    - **{ button-adjourn }**: the clocks stop until somebody presses { button-goon }.
gone-nobody = Nobody in #{ $game } counts as gone. You do if you’ve left the server, missed your last turn (the last two if turns are short) and not played since, or, with no turn limit, been on turn for 24 hours.
gone-not = { $name } is back in #{ $game }, or doesn’t count as gone yet.
adjourn-again = You’ve just adjourned #{ $game }. You can do that again { $time }.
gone-vacation = { $name } is on vacation until { $until }.
gone-yourself = You’re here yourself.
done-claim = You’ve claimed #{ $game }.
done-computer = The computer plays on in #{ $game }, which is no longer rated.
done-adjourn = #{ $game } is adjourned. To continue, press **{ button-goon }** here or at the table.
told-claim = **{ $name }** has claimed **#{ $game }**: { $other } was gone and loses by resignation.
told-computer = { $other }, you were gone from **#{ $game }**: the computer is playing for you, and the game is no longer rated. Press **{ button-my-hand }** to take your seat back.
told-adjourn = { $other }, you were gone from **#{ $game }**: **{ $name }** has adjourned it. Press **{ button-goon }** at the table when you’re back.
told-back = **{ $name }** is back in **#{ $game }** and has taken over from the computer.
note-rested = No player loses the { $time } of the pause.
note-stand-in = The computer is playing for you. Use any button or command to take your seat back.

## Vacations
vacation-too-long = You have { $days ->
    [one] one vacation day
   *[other] { $days } vacation days
} left this year.
vacation-ended = Welcome back: your move has ended your vacation. { $days ->
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
command-preferences-vacation = vacation
    .description = Days off from now: the clocks stop on your turns in slow games; 0 when you’re back

## How to check the shuffles
command-game-verify = verify
    .description = Show everybody how to check that the cards of a game were dealt fairly
command-game-verify-table = table
    .description = The number of the game; your last finished one here if you leave it empty
verify-title = **#{ $game }: were the cards dealt fairly?**
verify-commitment = Shuffle fingerprint, shown before anybody played: `{ $commitment }`
verify-contribution = Contribution of { $name }: `{ $entropy }`
verify-seed = Seed, secret until the end: `{ $seed }`
verify-how = The SHA-256 of the seed must be the fingerprint, and the seed with the contributions gives every shuffle. With Jolly’s source, run `python -m engine verify jolly-{ $game }.txt` on the attached record: it deals all the cards again, compares them, and ends with “verified”. To be sure it’s the same game, compare the fingerprint and the moves with what you saw.
verify-later = Every shuffle of #{ $game } follows from a secret seed. The fingerprint is its SHA-256, so the seed can’t be exchanged. It stays secret until the game is over, as it gives all the cards away; then /{ command-game } { command-game-verify } shows it with the record.

## A page of /rules, after those of rules.ftl
rules-all-4 = { "" }**{ button-nudge }** a player who keeps you waiting: once a turn, after a quarter of the turn limit.
    
    { "" }**{ button-gone }** appears when somebody has missed their last turn or left. The others choose: *claim* (a loss, rated), *computer plays* (not rated), or *adjourn*. With more than two players, everybody who’s there has to agree.
    
    { "" }**{ button-pause }** needs everybody to agree; anybody can press **{ button-goon }**, and the player whose turn it is gets time to come back. After 30 days the game ends without a result.
    
    { "" }**{ button-abort }** needs everybody to agree, before everybody has had two turns: no result, no rating.
    
    { "" }**Vacation:** /{ command-preferences } `{ command-preferences-vacation }:7`. In games with turns of a day or more the clocks are stopped on your turns; 21 days a year. It doesn’t change ratings.
    .title = If somebody stops playing
