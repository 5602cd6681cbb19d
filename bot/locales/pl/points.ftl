### Skąd są punkty rundy, każda pozycja w wierszu pod imieniem.

points-hand = - na ręce: { $points }
points-held = - na ręce −{ $points }
points-doubled = - liczy się podwójnie: { $signed }

## Pod wynikiem rundy: pokazuje tylko tobie, za co liczyła się własna ręka.
button-my-cards = Moje punkty
points-own = **#{ $game } · Runda { $round }** · na ręce zostało ci { $cards }: { $sum }
points-own-none = **#{ $game } · Runda { $round }** · nic nie zostało ci na ręce.
