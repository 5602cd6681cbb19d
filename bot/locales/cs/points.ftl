### Odkud jsou body kola, každá položka na řádku pod jménem.

points-meld = - { $cards }: { $sum }
points-added = - { $cards } v { $meld }: { $sum }
points-hand = - v ruce: { $points }
points-laid-nothing = - nic nevyloženo
points-held = - v ruce −{ $points }
points-hand-of = - { $name }: { $points } v ruce
points-unmelded = - nic nevyloženo: { $points }
points-going-out = - za ukončení: { $points }
points-lost = - { $name } ztrácí { $points }
points-lowest = - minus nejmenší stojánek: +{ $points }
points-doubled = - a ještě jednou, počítá se to dvakrát: { $signed }

## Pod výsledkem kola: ukáže jen tobě, za co se počítala vlastní ruka.
button-my-cards = Co mi zbylo
points-own = **#{ $game } · { $round }. kolo** · v ruce ti zbylo { $cards }: { $sum }
points-own-none = **#{ $game } · { $round }. kolo** · v ruce ti nezbylo nic.
