### /learn: guided practice hands. Each step of a game has a bubble `learn-<game>-<number>`: what to
### see, and what to do now, in one to three short sentences. $cards are the cards that the step
### needs, ready to be shown. Buttons are named by their own messages, so that the words are the same.
### `learn-<game>-end` are three lines on what was learned.

command-learn = learn
    .description = Learn a game in three minutes: a practice hand that tells you what to do
command-learn-game = game
    .description = Which game; if left empty, you choose from a list

learn-title = Practice hand · { $game }
learn-step = Step { $step } of { $steps }:
learn-mark = Pick: { $cards }
learn-button-back = Step back
learn-button-skip = Skip step
learn-button-end = End lesson
learn-button-again = Again
learn-button-others = Other lessons
learn-button = Learn { $game }
button-challenge-computer = Play the computer
# $why is one or two finished sentences.
learn-not = ✗ { $why } Nothing has changed; try again.
learn-other = You could do that too, but this lesson goes another way. Nothing has changed. Do what it says below.
learn-done = Well done! That was { $game }.
learn-over = { $game } in brief
# $level is as in “easy · 1300”
learn-offer = Now for real: play the computer at its easiest level ({ $level }), with no time limit.
# In the small print of a challenge
challenge-learn = New to { $game }? /{ command-learn } teaches you in three minutes, and only you see it.
learn-choose = Which game do you want to learn? A lesson takes three minutes and doesn’t count. Only you see it.
learn-choose-hint = Choose a game
