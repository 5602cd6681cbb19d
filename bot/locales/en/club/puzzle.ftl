### /club puzzle: the puzzles of the day, read by one person alone, and the line to share.

command-club-puzzle = puzzle
    .description = Puzzle of the day: find the one move that’s clearly best
command-club-puzzle-game = game
    .description = Which game; leave it empty to see all of today’s puzzles
command-club-puzzle-level = level
    .description = Easy, medium or hard

puzzle-grade-easy = easy
puzzle-grade-medium = medium
puzzle-grade-hard = hard

# The list of a day; $day is a date like 2026-11-24
puzzle-title = ### Puzzles · { $day }
puzzle-about = One choice is clearly the best. Your first answer counts. New puzzles come at midnight UTC.
puzzle-none = There are no puzzles of this game.
puzzle-pick = Choose a puzzle
puzzle-streak = { $days ->
    [0] Streak: none yet · longest { $best }
    [one] Streak: 1 day · longest { $best }
   *[other] Streak: { $days } days · longest { $best }
}
puzzle-over = That puzzle’s day is over. Here are today’s.
puzzle-old-buttons = What you pressed was out of date. Here’s the puzzle as it stands now: choose again.
puzzle-had = You’ve had your try at this puzzle. The next one comes at midnight UTC.

# One puzzle
puzzle-one = ### Puzzle { $day } · { $game } · { $grade }
puzzle-question = What is best now?
puzzle-question-tiles = You can lay all your tiles this turn. Which of these melds is on the table afterwards?
puzzle-choose = Choose your answer
puzzle-hint = Hint { $number } of { $most }: it’s one of these { $count }.
button-puzzle-answer = Answer
button-puzzle-hint = Hint
button-puzzle-others = All puzzles
button-puzzle-share = Share
puzzle-unanswered = Answer the puzzle first: then there’s something to share.

# After the answer
puzzle-right = ✅ **Right!**
puzzle-wrong = ❌ **Not the best:** { $choice }
puzzle-best = **Best:** { $way }
# $points: “12.4 points”
puzzle-margin = On average it’s { $points } better than the next-best choice.
puzzle-margin-tiles = Going out now is worth { $points } more than drawing.
puzzle-others = **The other choices lose:**
puzzle-others-tiles = With any of the other melds on the table, at least one tile stays on your rack.
puzzle-proof-sampled = Checked by the strong computer, which played the round out many times with different unseen cards.
puzzle-proof-all = Checked by the strong computer, which played the round out for every possible arrangement of the unseen cards.
puzzle-proof-exact = Checked exactly: it’s the same however the unseen cards lie.
puzzle-copy = To share (it gives nothing away):

# The line to share: “Jolly puzzle 2026-11-24 · Gin Rummy · hard: solved with 1 hint, streak 5”
puzzle-shared = Jolly puzzle { $day } · { $game } · { $grade }: { $result }, streak { $streak }
puzzle-shared-solved = { $hints ->
    [0] solved
    [one] solved with 1 hint
   *[other] solved with { $hints } hints
}
puzzle-shared-missed = { $hints ->
    [0] not solved
    [one] not solved, 1 hint
   *[other] not solved, { $hints } hints
}

# In /profile
puzzle-solved = **Puzzles of the day:** { $count } solved

## On the club’s front page
puzzle-front = Puzzles
puzzle-front-done = { $done } of { $all }
puzzle-front-streak = { $days ->
    [one] solved { $days } day in a row
   *[other] solved { $days } days in a row
}
# $grade as in “easy”
puzzle-front-next = **Today’s puzzle** is open: { $game }, { $grade }.
button-puzzle-front = Solve it
