### /club card: what somebody has made of a day’s deals and puzzles, to share and to go on with.

command-club-card = card
    .description = Your scorecard of the day: deals, puzzles and your streak, to share

scorecard-title = ### Your scorecard
# Below rows of signs; “Jolly” is the computer
scorecard-legend = Each row: deal, easy, medium and hard puzzle. 🏆 ahead of Jolly · 🤝 level · 🔻 behind · 🏳️ not finished · 🟩 solved · 🟨 with a hint · 🟥 missed · ⬜ open
scorecard-about = It gives away no cards and no answers. A new one starts at midnight UTC.
scorecard-columns = deal, then easy, medium, hard
scorecard-streak = { $days ->
    [0] You’ve no streak yet · longest { $best }
    [one] Streak: **1 day** · longest { $best }
   *[other] Streak: **{ $days } days** · longest { $best }
}
scorecard-counts = Today counts already.

# $day is a date
scorecard-shared = **{ $name }** · { $day }
scorecard-summary = { $deals ->
    [0] Hasn’t finished a deal yet
    [one] 1 deal finished{ $ahead ->
        [0] { "" }
       *[other] , ahead of Jolly
    }
   *[other] { $deals } deals finished, { $ahead } ahead of Jolly
} · { $puzzles ->
    [0] hasn’t answered a puzzle yet
    [one] { $solved } of 1 puzzle solved
   *[other] { $solved } of { $puzzles } puzzles solved
} · { $streak ->
    [0] no streak
    [one] streak 1 day
   *[other] streak { $streak } days
}

## In words, after the name of a game: “deal +34, ahead of Jolly, easy solved, the rest open”
scorecard-deal = { $state ->
    [running] deal being played
    [unfinished] deal not finished
    [ahead] deal { $lead }, ahead of Jolly
    [level] deal { $lead }, level with Jolly
   *[behind] deal { $lead }, behind Jolly
}
scorecard-puzzle-easy = { $state ->
    [solved] easy solved
    [hinted] easy solved with a hint
   *[missed] easy missed
}
scorecard-puzzle-medium = { $state ->
    [solved] medium solved
    [hinted] medium solved with a hint
   *[missed] medium missed
}
scorecard-puzzle-hard = { $state ->
    [solved] hard solved
    [hinted] hard solved with a hint
   *[missed] hard missed
}
scorecard-open = { $done ->
    [nothing] all open
   *[some] the rest open
}

button-scorecard-share = Share
button-scorecard-puzzles = Today’s puzzles
button-scorecard-words = In words
button-scorecard-signs = In signs
button-scorecard-too = Play it too
button-scorecard-remind-on = Remind me
button-scorecard-remind-off = No reminders

scorecard-shared-now = Shared in this channel. It’ll keep up with you today.
scorecard-shared-there = It stands here already, and keeps up with you today: { $link }
scorecard-empty = There’s nothing on your scorecard yet. Finish a deal or answer a puzzle first.
scorecard-share-where = A scorecard can be shared in a server’s channel only.
scorecard-share-closed = I can’t write in this channel, so I can’t keep your scorecard here.
scorecard-gone = This scorecard isn’t kept any more.
scorecard-reminds = I’ll tell you by DM in the evening if a streak of 3 days or more would end.
scorecard-reminds-not = No more reminders. You can turn them on again on your scorecard, or with /{ command-preferences }.

## The DM in the evening. $due: “in 3 hours”
scorecard-reminder = { $days ->
    [one] Your streak of { $days } day ends { $due }.
   *[other] Your streak of { $days } days ends { $due }.
} To keep it, finish a deal or solve a medium or hard puzzle.

## The post of a server about the day before
command-server-set-daily = daily
    .description = The channel for a daily post: yesterday’s best deals and puzzles
command-server-set-daily_off = daily-off
    .description = Stop the daily post
daily-title = ### Yesterday’s deals and puzzles · { $day }
# $names: “alice and bob”
daily-best = **{ $game }**: { $names } { $lead }{ $players ->
    [one] { "" }
   *[other] , best of { $players }
}
daily-puzzles = **Puzzles solved here**
daily-puzzle = { $grade ->
    [easy] easy { $solved } of { $players }
    [medium] medium { $solved } of { $players }
   *[hard] hard { $solved } of { $players }
}
daily-next = There are new ones today:
server-daily-choose = Daily post: choose its channel
server-daily = **daily post** goes to { $channel }, next { $next }
server-daily-off = **daily post** of the deals and puzzles: none
server-daily-forbidden = ⚠ I can’t write in { $channel }, so the daily post won’t come. Let me view that channel and send messages.
button-daily-off = No daily post
