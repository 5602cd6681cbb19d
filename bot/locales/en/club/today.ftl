### The deal of the day: one round of each game, the same cards for everybody, one try.

## The option that it is played with
option-name-one-round = one round
    .hint = Whether the first round decides, whatever the target.

## Commands
command-club-today = today
    .description = The deal of the day: one round of each game, the same cards for everybody
command-club-today-game = game
    .description = The game; without it you see them all

## All games of a day
today-title = ### Deal of the day
today-title-past = ### Yesterday’s deals
today-about = One round of each game against Jolly, with the same cards for everybody everywhere. You have **one try** at each, of about three minutes.
today-line-new = **{ $game }**: not played yet
today-line-none = **{ $game }**: not played
today-line-running = **{ $game }**: your try is running
today-line-left = **{ $game }**: not finished
today-line-done = **{ $game }**: { $lead } · { $place }
today-next = New deals { $due }
today-none-then = There were no deals on this day.
button-today-yesterday = Yesterday
button-today-today = Today

## Before one’s try. $clock and $increment are lengths of time, $level is the computer’s.
today-deal-title = ### Deal of the day · { $game }
today-awaits = One round against Jolly ({ $level }). You go first; score as many points more than Jolly as you can.
    
    You have { $clock }, plus { $increment } a turn. **The clock starts when you press.** One try: no hints, no pauses, no take-backs.
button-today-start = Start my try
button-today-menu = All games

## What proves that nobody has changed the cards, behind a button
button-today-proof = Fairness
today-proof = All cards of a deal follow from one number, the seed, drawn days before. Until the day is over you see the seed’s fingerprint, then the seed as well. If the two fit, nobody has changed a card.
# The fingerprint is a long hexadecimal number.
today-fingerprint = Today’s shuffle fingerprint, fixed days ago: `{ $commitment }`
today-fingerprint-late = Today’s shuffle fingerprint, fixed only today as Jolly was off before: `{ $commitment }`
today-fingerprint-next = Tomorrow’s: `{ $commitment }`

## After it. $lead is a number with its sign, "+34", $place the text today-place.
today-place = place { $place } of { $all }
today-lead = { $how ->
    [ahead] ahead of Jolly
    [behind] behind Jolly
   *[level] level with Jolly
}
today-place-here = In this server: place { $place } of { $all }
# $percent: how many of the others did worse
today-better = Better than { $percent }% of the others
today-median = median { $lead }
today-median-alone = Median of all: { $lead }
today-median-name = median of all
today-alone = You’re the first to finish this one.
today-left = **You didn’t finish the round**, so you rank below everyone who did.
today-not-played = You didn’t play this one.
today-judge = The strong computer with your cards: **{ $lead }**
today-judge-later = The strong computer is still at it; look again in a while.
today-judge-name = strong computer
today-here = **In this server**, with the place among all:
today-row = **{ $place }** · { $name } · { $lead }
today-unfinished = not finished
today-nobody-here = Nobody else in this server has finished it yet.
today-in-dm = In a server you also see how the others there did.
today-watch = Watch how others did
today-revealed = Seed: `{ $number }`. Its SHA-256 is the fingerprint `{ $commitment }`, and all the cards follow from it. To check, use `/{ command-game } { command-game-verify }` on any of these games.
today-worth = Worth { $count ->
    [one] 1 point
   *[other] { $count } points
} in the month’s ladder
# $loss: "about 6 points (± 2)". $told: "You discarded 7♣." $advice: "Discard K♦: it fits none of your cards."
today-parted = You first parted from the strong computer to your cost in **turn { $turn }**: { $loss }.
    { $told } Better: { $advice }
today-parted-nowhere = As far as the review can tell, no single decision of yours cost points.
button-today-parted = Where did I lose it?
button-today-turn = See turn { $turn }
today-picture = { $game }: deal of the day
button-today-share = Share
button-today-too = Play it too
today-shared = **{ $name }** played the deal of the day in **{ $game }**: { $how ->
    [ahead] **{ $lead }**, ahead of Jolly
    [behind] **{ $lead }**, behind Jolly
   *[level] level with Jolly
}

## The ladder of the month. $points: "812 points"
button-today-ladder = Best of the month
button-today-before = Month before
button-today-after = Month after
today-ladder-title = ### Best of the month · deals of the day
today-ladder-row = **{ $place }** · { $name } · **{ $points }** · { $deals }
today-ladder-deals = { $count ->
    [one] 1 deal
   *[other] { $count } deals
}
today-ladder-empty = Nobody in this server has finished a deal of this month yet whose day is over.
today-ladder-dm = In a server you see the ladder of those who play there.
today-ladder-everywhere = You, among all servers: place { $place } of { $all } with { $points }
today-ladder-rule = A deal is worth 50 points if you do as well as the strong computer with the same cards, up to 100 if you do better, down to 0 if worse. Your { $best } best deals are added up. A deal counts in the server where you began it, from the next day on.

## What cannot be done
today-none = There’s no deal of the day in this game.
today-gone = This deal isn’t kept any more.
today-still = Somebody is still playing this deal. Look again in a few minutes.
today-day-over = That day is over, and there are new deals.
today-had = You’ve already played this deal. The next one is out at midnight UTC.
today-sealed = #{ $game } is a deal of the day. Play it yourself first (/{ command-club } { command-club-today }), or look at it tomorrow (UTC).
today-share-where = A result can be shared in a server’s channel only.

## On the club’s front page
today-front = Deals of the day
today-front-done = { $done } of { $all }
today-front-next = **Today’s deal of { $game }** is still to play: one try, about three minutes.
button-today-front = Play the deal
