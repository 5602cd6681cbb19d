### Kust vooru punktid tulevad. Iga rida on punkt mängija nime all; arvud annavad kokku tema punktid.

points-hand = - käes: { $points }
points-held = - käes −{ $points }
points-doubled = - topelt: { $signed }

# Vooru tulemuse all: näitab ainult mängijale endale, mida tema kaardid loevad.
button-my-cards = Mis kätte jäi
points-own = **#{ $game } · { $round }. voor** · sinu kaardid { $cards }: { $sum }
points-own-none = **#{ $game } · { $round }. voor** · sinu käsi oli tühi.
