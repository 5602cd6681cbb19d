### Iš kur raundo taškai. Kiekviena eilutė – punktas po žaidėjo vardu; skaičiai susideda į jo taškus.

points-hand = - rankoje: { $points }
points-held = - rankoje −{ $points }
points-doubled = - dvigubai: { $signed }

# Po raundo rezultatu: parodo tik pačiam žaidėjui, kiek skaičiuojamos jo kortos.
button-my-cards = Mano likusios kortos
points-own = **#{ $game } · { $round } raundas** · tavo kortos { $cards }: { $sum }
points-own-none = **#{ $game } · { $round } raundas** · ranka buvo tuščia.
