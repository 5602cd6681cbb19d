### /club card: what somebody has made of a day’s deals and puzzles, to share and to continue from.

command-club-card = card
    .description = See and share your scorecard of the day: deals, puzzles and your streak

scorecard-title = ### Your scorecard
# Below rows of signs; “Jolly” is the computer
scorecard-legend = Each row: deal, easy, medium and hard puzzle. 🏆 ahead of Jolly · 🤝 level · 🔻 behind · 🏳️ not finished · 🟩 solved · 🟨 with a hint · 🟥 wrong · ⬜ not done yet
scorecard-about = Your scorecard gives away no cards or answers. A new one starts at midnight UTC.
scorecard-columns = deal, then easy, medium, hard
scorecard-streak = { $days ->
    [0] { $best ->
        [0] No streak yet
       *[other] No streak right now · longest { $best }
    }
    [one] Streak: **1 day** · longest { $best }
   *[other] Streak: **{ $days } days** · longest { $best }
}
scorecard-counts = Today already counts toward your streak.

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
    [one] 1-day streak
   *[other] { $streak }-day streak
}

## In words, after the name of a game: “deal +34, ahead of Jolly, easy solved, the rest not done yet”
scorecard-deal = { $state ->
    [running] deal in progress
    [unfinished] deal not finished
    [ahead] deal { $lead }, ahead of Jolly
    [level] deal { $lead }, level with Jolly
   *[behind] deal { $lead }, behind Jolly
}
scorecard-puzzle-easy = { $state ->
    [solved] easy solved
    [hinted] easy solved with a hint
   *[missed] easy wrong
}
scorecard-puzzle-medium = { $state ->
    [solved] medium solved
    [hinted] medium solved with a hint
   *[missed] medium wrong
}
scorecard-puzzle-hard = { $state ->
    [solved] hard solved
    [hinted] hard solved with a hint
   *[missed] hard wrong
}
scorecard-open = { $done ->
    [nothing] nothing done yet
   *[some] the rest not done yet
}

button-scorecard-share = Share
button-scorecard-puzzles = Today’s puzzles
button-scorecard-words = In words
button-scorecard-signs = In signs
button-scorecard-too = Play it too
button-scorecard-remind-on = Remind me
button-scorecard-remind-off = No reminders

scorecard-shared-now = Shared in this channel. Your scorecard updates here as you play today.
scorecard-shared-there = Your scorecard is already in this channel, and updates as you play today: { $link }
scorecard-empty = There’s nothing on your scorecard yet. Finish a deal or answer a puzzle first.
scorecard-share-where = You can only share a scorecard in a server’s channel.
scorecard-share-closed = I can’t write in this channel. Share your scorecard in another one.
scorecard-gone = This scorecard isn’t kept any more.
scorecard-reminds = I’ll DM you in the evening if a streak of 3 days or more is about to end.
scorecard-reminds-not = Reminders are off. Turn them on again on your scorecard or with /{ command-preferences }.

## The DM in the evening. $due: “in 3 hours”
scorecard-reminder = { $days ->
    [one] Your streak of { $days } day ends { $due }.
   *[other] Your streak of { $days } days ends { $due }.
} To keep it, finish a deal or solve a medium or hard puzzle.

## The post of a server about the day before
command-server-set-daily = daily
    .description = Where I post yesterday’s best deals and puzzles every day
command-server-set-daily_off = daily-off
    .description = Stop the daily post
daily-title = ### Yesterday’s deals and puzzles · { $day }
# $names: “alice and bob”
daily-best = **{ $game }**: { $names } { $lead }{ $players ->
    [one] { "" }
   *[other] , the best of { $players } players
}
daily-puzzles = **Puzzles solved here**
daily-puzzle = { $grade ->
    [easy] easy { $solved } of { $players }
    [medium] medium { $solved } of { $players }
   *[hard] hard { $solved } of { $players }
}
daily-next = Today’s new deals and puzzles:
server-daily-choose = Daily post: choose a channel
server-daily = **daily post:** in { $channel }, next { $next }
server-daily-off = **daily post of deals and puzzles:** none
server-daily-forbidden = ⚠ I can’t write in { $channel }, so there’s no daily post. Let me view that channel and send messages there.
button-daily-off = No daily post
