### Woher die Punkte einer Runde kommen, eine Zeile pro Posten unter dem Namen.

points-meld = - { $cards }: { $sum }
points-added = - { $cards } an { $meld }: { $sum }
points-hand = - auf der Hand: { $points }
points-hand-of = - { $name }: { $points } auf der Hand
points-unmelded = - nichts ausgelegt: { $points }
points-going-out = - fürs Schlussmachen: { $points }
points-lost = - { $name } verliert { $points }
points-lowest = - abzüglich des kleinsten Bretts: +{ $points }
points-doubled = - noch einmal, denn es zählt doppelt: { $points }
