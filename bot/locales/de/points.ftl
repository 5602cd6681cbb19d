### Woher die Punkte einer Runde kommen, eine Zeile pro Posten unter dem Namen.

points-meld = - { $cards }: { $sum }
points-added = - { $cards } in { $meld }: { $sum }
points-hand = - auf der Hand: { $points }
points-laid-nothing = - nichts ausgelegt
points-held = - auf der Hand −{ $points }
points-hand-of = - { $name }: { $points } auf der Hand
points-unmelded = - nichts ausgelegt: { $points }
points-going-out = - fürs Schlussmachen: { $points }
points-lost = - { $name } verliert { $points }
points-lowest = - abzüglich des kleinsten Bretts: +{ $points }
points-doubled = - noch einmal, denn es zählt doppelt: { $signed }

## Unter dem Ergebnis einer Runde: zeigt nur dir, was deine eigene Hand gezählt hat.
button-my-cards = Meine Karten
points-own = **#{ $game } · Runde { $round }** · deine Hand { $cards }: { $sum }
points-own-none = **#{ $game } · Runde { $round }** · deine Hand war leer.
