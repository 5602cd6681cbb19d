command-club-dice = dice
    .description = See the dice of the day
button-club-dice = Dice
button-dice-again = Look again
dice-thrown = Today’s dice: { $first } and { $second }
dice-lucky = A lucky day: two sixes
