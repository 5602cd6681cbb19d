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

# The list of a day; $day is a date
puzzle-title = ### Puzzles · { $day }
puzzle-about = One choice is clearly the best. Only your first answer counts. New puzzles come at midnight UTC.
puzzle-none = There are no puzzles for this game.
puzzle-pick = Choose a puzzle
puzzle-streak = { $days ->
    [0] { $best ->
        [0] No streak yet
       *[other] No streak right now · longest { $best }
    }
    [one] Streak: 1 day · longest { $best }
   *[other] Streak: { $days } days · longest { $best }
}
puzzle-more-of = One more puzzle: choose a game …
button-puzzle-more = One more
# $game: “Gin Rummy”
puzzle-all-had = You’ve done every { $game } puzzle except those of today and the next two weeks.
puzzle-extra-over = That puzzle has closed. Press **{ button-puzzle-more }** for another one.
button-puzzle-own = My mistakes
puzzle-over = That puzzle’s day is over. Here are today’s puzzles.
puzzle-old-buttons = That button was out of date. Here’s the current puzzle: choose again.
puzzle-had = You’ve already answered this puzzle. The next one comes at midnight UTC.

# One puzzle
puzzle-one = ### Puzzle · { $day } · { $game } · { $grade }
puzzle-extra = ### Puzzle · { $game } · { $grade }
puzzle-question = Which of these is best?
puzzle-question-tiles = You can play all your tiles this turn. Which of these melds is on the table afterwards?
# $count of the $rack tiles can be laid
puzzle-question-part = { $count ->
    [one] You can play only 1 of your { $rack } tiles this turn.
   *[other] You can play at most { $count } of your { $rack } tiles this turn.
} Which of these melds is on the table afterwards?
puzzle-choose = Choose your answer
puzzle-hint = Hint { $number } of { $most }: the best choice is one of the { $count } left in the menu.
button-puzzle-answer = Answer
button-puzzle-hint = Hint
button-puzzle-others = All puzzles
button-puzzle-share = Share
puzzle-unanswered = Answer the puzzle first. Then you can share your result.

# Decisions of one’s own games that cost points, as puzzles
puzzle-own = ### From your game #{ $number } · { $game }
puzzle-own-waiting = ⏳ Looking at what else you could have done …
# $points: “12.4 points”
puzzle-own-played = **You played:** { $choice }, which cost { $points } on average.
button-puzzle-own-next = Next mistake
puzzle-own-none = There’s nothing here yet. Review a finished game, and each clear mistake becomes a puzzle here (card games only).
puzzle-own-solved = You’ve solved every puzzle from your mistakes. Review another game to get more.
puzzle-own-gone = This mistake is no longer in your reviews. Press **{ button-puzzle-own }** for another one.
button-puzzle-review = Review #{ $game }

# After the answer
puzzle-right = ✅ **Right!**
puzzle-wrong = ❌ **Not the best:** { $choice }
puzzle-best = **Best:** { $way }
# $points: “12.4 points”
puzzle-margin = On average, the best choice is { $points } better than the next best.
puzzle-margin-games = { $games ->
    [one] The best choice wins 1 more game in 100 than the next best.
   *[other] The best choice wins { $games } more games in 100 than the next best.
}
puzzle-margin-left = { $count ->
    [one] With any of the other melds, at least 1 more tile stays on your rack.
   *[other] With any of the other melds, at least { $count } more tiles stay on your rack.
}
# How it is done with tiles
puzzle-tiles-joker = The hard part: you have to rearrange a meld with a joker.
puzzle-tiles-split = The hard part: you have to split a meld in two.
puzzle-tiles-apart = The hard part: you have to take some tiles out of a meld.
puzzle-tiles-added = You don’t have to take any meld apart. Just find where your tiles go.
puzzle-tempting = { $games ->
    [one] **Tempting:** { $choice }, which wins 1 fewer game in 100:
   *[other] **Tempting:** { $choice }, which wins { $games } fewer games in 100:
}
# What happens after the tempting choice, and after the best one, in so many of 100 rounds
puzzle-fate-first = You end { $tempting } of 100 rounds yourself, instead of { $best }.
puzzle-fate-laid = You get to lay { $card } in { $tempting } of 100 rounds, instead of { $best }.
puzzle-fate-left = You’re stuck with { $card } at the end of { $tempting } of 100 rounds, instead of { $best }.
puzzle-fate-theirs = Your opponent ends up with { $card } in { $tempting } of 100 rounds, instead of { $best }.
puzzle-others = **The other choices, in points:**
puzzle-others-games = **The other choices, in wins per 100 games:**
puzzle-proof-sampled = Checked by the strong computer, which played on from here many times, with different unseen cards each time.
puzzle-proof-all = Checked by the strong computer, which played the round out for every possible arrangement of the unseen cards.
puzzle-proof-exact = Checked exactly: the answer doesn’t depend on what you can’t see.
# $change: “+12”
puzzle-rating = Your puzzle rating: **{ $rating }** ({ $change })
puzzle-rating-hints = You used hints, so your puzzle rating doesn’t change.
button-puzzle-see = See what happens
button-puzzle-best = Best
button-puzzle-tempting = Tempting
button-puzzle-back = Back to the puzzle
puzzle-line-waiting = ⏳ Playing it out …
puzzle-line-best = **Best** · move { $step } of { $steps }
puzzle-line-tempting = **Tempting** · move { $step } of { $steps }
# $why: “alice went out.”
puzzle-line-over = **The round is over.** { $why }
puzzle-line-about = The hidden cards are made up: this is just one way they could lie. The strong computer plays for everyone.
puzzle-copy = To share (no spoilers):

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
# $ratings: “Gin Rummy 1432 · Tile Rummy 1510 (provisional)”
puzzle-ratings = **Puzzle ratings:** { $ratings }
puzzle-solved = **Puzzles of the day:** { $count } solved

## On the club’s front page
puzzle-front = Puzzles
puzzle-front-done = { $done } of { $all }
puzzle-front-streak = { $days ->
    [one] streak: { $days } day
   *[other] streak: { $days } days
}
# $grade as in “easy”
puzzle-front-next = **Today’s puzzle** is open: { $game }, { $grade }.
button-puzzle-front = Solve the puzzle
