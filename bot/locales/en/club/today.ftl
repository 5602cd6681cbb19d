### The deal of the day: one round of each game, the same cards for everyone, played once.

## The option that it is played with
option-name-one-round = one round
    .hint = Whether the first round decides the game, whatever the target.

## Commands
command-club-today = today
    .description = The deal of the day: one round of each game, the same cards for everyone
command-club-today-game = game
    .description = Which game; leave it empty to see all of today’s deals

## All games of a day
today-title = ### Deal of the day
today-title-past = ### Yesterday’s deals
today-about = One round of each game against Jolly. Everyone everywhere gets the same cards. You can play each deal **once**, in about three minutes.
today-line-new = **{ $game }**: not played yet
today-line-none = **{ $game }**: not played
today-line-running = **{ $game }**: in progress
today-line-left = **{ $game }**: not finished
today-line-done = **{ $game }**: { $lead } · { $place }
today-next = New deals { $due }
today-none-then = There were no deals on this day.
button-today-yesterday = Yesterday
button-today-today = Today

## Before it is played. $clock and $increment are lengths of time, $level is the computer’s.
today-deal-title = ### Deal of the day · { $game }
today-awaits = One round against Jolly ({ $level }). You go first. Try to beat Jolly by as many points as you can.
    
    You have { $clock }, plus { $increment } a turn. **The clock starts when you press { button-today-start }.** You can play this deal once: no hints, no pauses, no take-backs.
button-today-start = Start
button-today-menu = All games

## What proves that nobody has changed the cards, behind a button
button-today-proof = Fairness
today-proof = All the cards of a deal follow from one number, the seed, which Jolly draws days in advance. Until the day is over, you see only the seed’s fingerprint; after that, the seed too. If the two match, no one has changed a card.
# The fingerprint is a long hexadecimal number.
today-fingerprint = Today’s shuffle fingerprint (it was set days in advance): `{ $commitment }`
today-fingerprint-late = Today’s shuffle fingerprint (it was set only today, because Jolly was offline): `{ $commitment }`
today-fingerprint-next = Tomorrow’s fingerprint: `{ $commitment }`

## After it. $lead is a number with its sign, "+34", $place the text today-place.
today-place = place { $place } of { $all }
today-lead = { $how ->
    [ahead] ahead of Jolly
    [behind] behind Jolly
   *[level] level with Jolly
}
today-place-here = In this server: place { $place } of { $all }
# $percent: how many of the others did worse
today-better = Better than { $percent }% of the other players
today-median = median { $lead }
today-median-alone = Median of all players: { $lead }
today-median-name = median of all
today-alone = You’re the first to finish this deal.
today-left = **You didn’t finish the round**, so you rank below everyone who did.
today-not-played = You didn’t play this deal.
today-judge = The strong computer with your cards: **{ $lead }**
today-judge-later = The strong computer is still playing. Check back soon.
today-judge-name = strong computer
today-here = **In this server** (place among everyone):
today-row = **{ $place }** · { $name } · { $lead }
today-unfinished = not finished
today-nobody-here = No one else in this server has finished this deal yet.
today-in-dm = In a server, you also see how the other players there did.
today-watch = Watch how others played
today-revealed = Seed: `{ $number }`. Its SHA-256 hash is the fingerprint `{ $commitment }`, and all the cards follow from the seed. To check, use `/{ command-game } { command-game-verify }` on any of these games.
today-worth = Worth { $count ->
    [one] 1 point
   *[other] { $count } points
} on the ladder of the month
# $loss: "about 6 points (± 2)". $told: "You discarded 7♣." $advice: "Discard K♦: it fits none of your cards."
today-parted = Your first costly decision was on **turn { $turn }**: { $loss } lost.
    { $told } Better: { $advice }
today-parted-nowhere = The review found no decision that cost you points.
button-today-parted = My first mistake
button-today-turn = See turn { $turn }
today-picture = { $game }: deal of the day
button-today-share = Share
button-today-too = Play it yourself
today-shared = **{ $name }** played the deal of the day in **{ $game }**: { $how ->
    [ahead] **{ $lead }**, ahead of Jolly
    [behind] **{ $lead }**, behind Jolly
   *[level] level with Jolly
}

## The ladder of the month. $points: "812 points"
button-today-ladder = Best of the month
button-today-before = Previous month
button-today-after = Next month
today-ladder-title = ### Best of the month · deals of the day
today-ladder-row = **{ $place }** · { $name } · **{ $points }** · { $deals }
today-ladder-deals = { $count ->
    [one] 1 deal
   *[other] { $count } deals
}
today-ladder-empty = No one in this server is on this month’s ladder yet. A deal counts once its day is over.
today-ladder-dm = Open the ladder in a server to see the players there.
today-ladder-everywhere = You, across all servers: place { $place } of { $all } with { $points }
today-ladder-rule = A deal is worth 50 points if you do as well as the strong computer with the same cards: up to 100 if you do better, down to 0 if you do worse. Your { $best } best deals add up. A deal counts in the server where you started it, from the next day on.

## What cannot be done
today-none = There’s no deal of the day for this game.
today-gone = This deal is too old, so Jolly no longer has it. Choose one of today’s deals.
today-still = Someone is still playing this deal. Check again in a few minutes.
today-day-over = That day is over. There are new deals now.
today-had = You’ve already played this deal. The next one is out at midnight UTC.
today-sealed = #{ $game } is a deal of the day. Play it yourself first (/{ command-club } { command-club-today }), or look at it tomorrow (UTC).
today-share-where = You can share a result only in a server’s channel.

## On the club’s front page
today-front = Deals of the day
today-front-done = { $done } of { $all }
today-front-next = The **deal of the day in { $game }** is waiting: you can play it once, in about three minutes.
button-today-front = Play the deal
