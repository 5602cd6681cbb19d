### Odkud jsou body kola, každá položka na řádku pod jménem.

points-hand = - v ruce: { $points }
points-held = - v ruce −{ $points }
points-doubled = - a ještě jednou (dvojnásobek): { $signed }

## Pod výsledkem kola: ukáže jen tobě, za co se počítala vlastní ruka.
button-my-cards = Co mi zbylo
points-own = **#{ $game } · { $round }. kolo** · v ruce ti zbývá { $cards }: { $sum }
points-own-none = **#{ $game } · { $round }. kolo** · v ruce ti nezbývá nic.
