### Woher die Punkte einer Runde kommen, eine Zeile pro Posten unter dem Namen.

points-hand = - auf der Hand: { $points }
points-held = - auf der Hand −{ $points }
points-doubled = - doppelt gezählt: { $signed }

## Unter dem Ergebnis einer Runde: zeigt nur dir, was deine eigene Hand gezählt hat.
button-my-cards = Meine Karten
points-own = **#{ $game } · Runde { $round }** · deine Hand { $cards }: { $sum }
points-own-none = **#{ $game } · Runde { $round }** · deine Hand war leer.
