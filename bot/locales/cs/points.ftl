### Odkud jsou body kola, každá položka na řádku pod jménem.

points-hand = - v ruce: { $points }
points-held = - v ruce −{ $points }
points-doubled = - a ještě jednou, počítá se to dvakrát: { $signed }

## Pod výsledkem kola: ukáže jen tobě, za co se počítala vlastní ruka.
button-my-cards = Co mi zbylo
points-own = **#{ $game } · { $round }. kolo** · v ruce ti zbylo { $cards }: { $sum }
points-own-none = **#{ $game } · { $round }. kolo** · v ruce ti nezbylo nic.
