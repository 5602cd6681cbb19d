### Skąd są punkty rundy, każda pozycja w wierszu pod imieniem.

points-meld = - { $cards }: { $sum }
points-added = - { $cards } w { $meld }: { $sum }
points-hand = - na ręce: { $points }
points-laid-nothing = - nic nie wyłożone
points-held = - na ręce −{ $points }
points-hand-of = - { $name }: { $points } na ręce
points-unmelded = - nic nie wyłożone: { $points }
points-going-out = - za zakończenie: { $points }
points-lost = - { $name } traci { $points }
points-lowest = - minus najmniejszy stojak: +{ $points }
points-doubled = - i jeszcze raz, bo liczy się podwójnie: { $signed }

## Pod wynikiem rundy: pokazuje tylko tobie, za co liczyła się własna ręka.
button-my-cards = Co mi zostało
points-own = **#{ $game } · Runda { $round }** · na ręce zostało ci { $cards }: { $sum }
points-own-none = **#{ $game } · Runda { $round }** · na ręce nie zostało ci nic.
