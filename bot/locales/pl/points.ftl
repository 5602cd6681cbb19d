### Skąd są punkty rundy, każda pozycja w wierszu pod imieniem.

points-hand = - na ręce: { $points }
points-held = - na ręce −{ $points }
points-doubled = - i jeszcze raz, bo liczy się podwójnie: { $signed }

## Pod wynikiem rundy: pokazuje tylko tobie, za co liczyła się własna ręka.
button-my-cards = Co mi zostało
points-own = **#{ $game } · Runda { $round }** · na ręce zostało ci { $cards }: { $sum }
points-own-none = **#{ $game } · Runda { $round }** · na ręce nie zostało ci nic.
