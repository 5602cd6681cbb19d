### Words that stand everywhere: buttons, the names of the games, faults.

## Buttons: at most 80 characters, better one word. Those of the hand stand in hand.ftl.
button-accept = Accept
button-decline = Decline
button-cancel = Cancel
button-join = Join
button-leave = Leave
button-start = Start
button-options = Options
button-previous = Back
button-next = Next

## Games

# $game is the game's name, $number the number of the table: "#17 · 500 Rummy to 100"
game-to-target = { $game } to { $target }
game-for-rounds = { $game }, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
table-title = #{ $number } · { $game }

## The computer at a seat
computer-name = Jolly
level-easy = easy
level-normal = normal
level-strong = strong
# A level with its place on the scale of a game: “strong · 1720”
level-placed = { $level } · { $place }
games-count = { $count ->
    [one] 1 game
   *[other] { $count } games
}

## Lengths of time
seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
none = none
yes = yes
no = no

## Joining
list-and = { $first } and { $last }
# $number is written with its sign, $count without it is for the plural
points = { $count ->
    [one] { $number } point
   *[other] { $number } points
}
# A number with at most one digit behind the point, as the language writes it: "2.5"
tenths = { $value }
cards-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

## When something is wrong
not-understood = I don’t know the card “{ $text }”. Type cards like `7h`, `10♠` or `queen of hearts`. Put spaces between several: `4h 5h 6h`.
not-understood-layoff = I don’t understand “{ $text }”. Type the card and the meld’s number, like `7h 3`.
not-one-card = Type one card, like `7h` or `queen of hearts`.
# $ways is as in “`7s` (7♠) or `7h` (7♥)”
ambiguous-cards = “{ $text }” could mean different cards. Type { $ways }.
