### Kust vooru punktid tulevad. Iga rida on punkt mängija nime all; arvud annavad kokku tema punktid.

points-meld = - { $cards }: { $sum }
points-added = - { $cards } → { $meld }: { $sum }
points-hand = - käes: { $points }
points-laid-nothing = - midagi pole laotud
points-held = - käes −{ $points }
points-hand-of = - { $name }: käes { $points }
points-unmelded = - midagi pole laotud: { $points }
points-going-out = - vooru lõpetamise eest: { $points }
points-lost = - { $name } kaotab { $points }
points-lowest = - miinus kõige kergem alus: +{ $points }
points-doubled = - ja veel kord, sest loeb topelt: { $signed }

# Vooru tulemuse all: näitab ainult mängijale endale, mida tema kaardid loevad.
button-my-cards = Mis kätte jäi
points-own = **#{ $game } · { $round }. voor** · sinu kaardid { $cards }: { $sum }
points-own-none = **#{ $game } · { $round }. voor** · sinu käsi oli tühi.
