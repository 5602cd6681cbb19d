### The review: what somebody can learn from a game after it, shown to them alone unless they share it.

button-review = Review
# The page on how the game went; the others are numbers
button-review-course = Overview

## Answers to the button

review-others = You didn’t play in game **#{ $game }**, so there’s nothing to review for you.
review-aborted = **#{ $game }** was aborted, so there’s nothing to review.
review-nothing = You made no decision of your own in game **#{ $game }**, so there’s nothing to review.
review-two-waiting = I’m already working on two reviews for you. Ask for this one when one of them is done.
review-gone = There’s no review of game **#{ $game }** any more. Press Review below the game for a new one.
review-failed = I couldn’t finish this review. Press Review again, please.
review-queue = { $count ->
    [one] In the queue: 1 review before yours …
   *[other] In the queue: { $count } reviews before yours …
}
review-progress = I’m looking at every decision of yours … { $percent }%

## The first page

# $game: "#17 · 500 Rummy to 100"
review-title = Review · { $game }
# For everybody in a channel
review-shared = { $name }’s review · { $game }
# $points: "34 points". The result is counted against the opponent, or the average of several.
review-result = { $outcome ->
    [won] You won
    [lost] You lost
   *[nobody] Nobody won
}, { $side ->
    [ahead] **{ $points } ahead**
    [behind] **{ $points } behind**
   *[level] level on points
}: **{ $luck }** from luck, **{ $play }** from play.
review-result-shared = { $side ->
    [ahead] **{ $points } ahead**
    [behind] **{ $points } behind**
   *[level] Level on points
}: **{ $luck }** from luck, **{ $play }** from play.
review-measured = *Luck* is how well your cards came, by the computer’s estimate; *play* is the rest. Both are counted round by round against the other players’ average, and leave out end-of-game bonuses.
# $decisions: how many there were in the game
review-judged = { $count ->
    [0] Well played: no clear mistakes in { $decisions } decisions.
    [one] One clear mistake in { $decisions } decisions:
   *[other] Your costliest clear mistakes ({ $decisions } decisions):
}
# $loss: "about 6 points (± 2)"
review-judged-row = **{ $number }** · round { $round } · { $loss }
review-loss = about { $points } (± { $error })

## One decision

review-decision = Decision { $number } of { $count } · round { $round }
# $told is a sentence: "**alice** discarded K♦."
review-played = **Played:** { $told }
# $advice is a hint with its reason: "Discard 7♦: it fits none of your cards."
review-better = **Better:** { $advice }
review-cost = **Cost:** { $loss } on average

## The picture of the chances, and its words

chances-title = Chances of winning
chances-rounds = Rounds
chances-percent = { $percent }%
chances-said = Chances of winning: { $first } at first, { $last } at the end.
# $chances: "50%, 31%, 72%"
chances-round = Round { $round }: { $chances }
chances-mark = decision { $number }

## The profile. $luck and $play are points with their sign: "+3.1"

review-trend = **Luck and play** in games you’ve reviewed (points per round)
review-lately = { $game }, { $count ->
    [one] 1 game
   *[other] last { $count } games
}: luck { $luck }, play { $play }
# The games before these
review-before = { $game }, { $count ->
    [one] 1 game
   *[other] { $count } games
} before that: luck { $luck }, play { $play }
