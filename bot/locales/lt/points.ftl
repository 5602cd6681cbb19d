### Iš kur raundo taškai. Kiekviena eilutė – punktas po žaidėjo vardu; skaičiai susideda į jo taškus.

points-meld = - { $cards }: { $sum }
points-added = - { $cards } prie { $meld }: { $sum }
points-hand = - rankoje: { $points }
points-laid-nothing = - nieko neišdėta
points-held = - rankoje −{ $points }
points-hand-of = - { $name }: rankoje { $points }
points-unmelded = - nieko neišdėta: { $points }
points-going-out = - už raundo pabaigimą: { $points }
points-lost = - { $name } praranda { $points }
points-lowest = - atėmus lengviausią stovelį: +{ $points }
points-doubled = - ir dar kartą, nes skaičiuojama dvigubai: { $signed }

# Po raundo rezultatu: parodo tik pačiam žaidėjui, kiek skaičiuojamos jo kortos.
button-my-cards = Kas man liko
points-own = **#{ $game } · Raundas { $round }** · tavo kortos { $cards }: { $sum }
points-own-none = **#{ $game } · Raundas { $round }** · ranka tuščia.
