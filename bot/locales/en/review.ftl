### The review: what somebody can learn from a game after it, shown to them alone unless they share it.

button-review = Review
# The page on how the game went; the others are numbers
button-review-course = Overview

## Answers to the button

review-others = You didn’t play in **#{ $game }**, so there’s nothing to review for you.
review-aborted = **#{ $game }** was aborted, so there’s nothing to review.
review-nothing = You made no decisions in **#{ $game }**, so there’s nothing to review.
review-two-waiting = I’m already working on two reviews for you. Ask again when one of them is done.
review-gone = The review of **#{ $game }** is gone. Press **{ button-review }** below the game for a new one.
review-failed = I couldn’t finish this review. Please press **{ button-review }** again.
review-queue = { $count ->
    [one] In the queue: 1 review ahead of yours …
   *[other] In the queue: { $count } reviews ahead of yours …
}
review-progress = Looking at all your decisions … { $percent }%

## The first page

# $game: "#17 · 500 Rummy to 100"
review-title = Review · { $game }
# For everybody in a channel
review-shared = { $name }’s review · { $game }
# $points: "34 points". The result is counted against the opponent, or the average of several.
review-outcome = { $outcome ->
    [won] You won
    [lost] You lost
   *[nobody] No one won
}, { $side ->
    [ahead] **{ $points } ahead**
    [behind] **{ $points } behind**
   *[level] level on points
}:
review-outcome-shared = { $side ->
    [ahead] **{ $points } ahead**
    [behind] **{ $points } behind**
   *[level] Level on points
}:
# The same against several. "You lost, 14 points ahead of the others’ average"
review-average = { $outcome ->
    [won] You won
    [lost] You lost
   *[nobody] No one won
}, { $side ->
    [ahead] **{ $points } ahead** of
    [behind] **{ $points } behind**
   *[level] level with
} the others’ average:
review-average-shared = { $side ->
    [ahead] **{ $points } ahead** of
    [behind] **{ $points } behind**
   *[level] Level with
} the others’ average:
# Points with their sign, which add up to the result. $rivals: the opponent’s name, or review-rivals;
# $player: review-you, or the player’s name where everybody reads it; $error: "4", or "0.5"
review-parts = **{ $cards }** cards · **{ $you }** { $player } (± { $error }) · **{ $others }** { $rivals }
review-you = you
review-rivals = the others
review-measured = The three numbers add up to the result. Your number is what your decisions gained or cost, compared with the strong computer, which knew no more than you did. Your opponents’ number is what their decisions gave you. *Cards* is the rest. The numbers are estimates and leave out end-of-game bonuses.
# What is said of somebody’s play, where nothing in particular has to be
review-verdict = { $verdict ->
    [few] Too few decisions to judge ({ $decisions }).
    [well] Well played: { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    }, and almost no points lost.
    [lost] No single decision clearly cost points, but together they did.
   *[open] No clear mistakes. There may be small ones, but the estimate can’t tell: it’s only accurate to ± { $error }.
}
review-sure = { $count ->
    [one] One clear mistake in { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    }:
   *[other] The costliest clear mistakes in { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    }:
}
review-none-clear = No clear mistakes in { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}.
# Decisions that surely cost points, but few
review-small = { $count ->
    [one] A small mistake:
   *[other] Small mistakes:
}
review-likely = { $count ->
    [one] This probably cost points, but it isn’t certain:
   *[other] These probably cost points, but it isn’t certain:
}
review-scattered = Apart from the clear mistakes, small losses add up to about { $points } (± { $error }).
review-scattered-alone = Small losses add up to about { $points } (± { $error }).
# $loss: "about 6 points (± 2)". $told: "You discarded K♦." $advice: "Discard 7♦: it fits none of your cards."
review-row = **{ $number }** · Round { $round } · { $loss }
    { $told } Better: { $advice }
# Said after a discard. $meld: "meld 3 (3♦ 4♦ 5♦)"
review-fits = { $card } fits { $meld }.
review-loss = about { $points } (± { $error })
review-loss-likely = probably about { $points }

## The page of the rounds

button-review-rounds = Rounds
review-rounds = Round by round
review-round = **{ $round }** · **{ $result }** = { $cards } cards, { $you } { $player }, { $others } { $rivals }

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
