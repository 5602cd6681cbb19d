### Habits: sorting, undoing, drawing with one press, a game as last time, quiet hours, the week.

## Sorting. The button is called Sort; hand-sorted-suit and the others are in hand.ftl
hand-sorted-melds = Sorted by melds: the best ones first. Mark cards and press Sort to put those first.

## Drawing. At the table, for whose turn it is: draws from the stock and shows the hand
button-draw-and-show = Draw and show

## Undoing
undo-only-marks = Moves count at once and cannot be taken back. Only marks can: nothing is marked any more.
