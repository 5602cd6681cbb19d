### Sõnad laudade, kaartide ja edetabelite piltidel: ruumi on seal väga vähe.
### Pildi kirjelduses võib öelda rohkem.

picture-turn = Käigul { $name } · { $round }. voor
picture-own-turn = Sinu käik · { $round }. voor
picture-round-over = { $round }. voor on läbi
picture-over = Partii on läbi
picture-won = Võitis { $name }
picture-halted = { $reason ->
    [aborted] Partii katkestati
    [adjourned] Partii on edasi lükatud
    [vacation] Paus: puhkus
   *[other] Partii on pausil
}
picture-seat = Mängija { $seat }
picture-to-play = käigul
picture-opened = avanud
picture-laid = laotud { $points }
picture-stand-in = arvuti
picture-left = lahkus
picture-out = väljas
picture-meld = { $kind ->
    [run] rida
    [group] grupp
   *[flush] üks mast
} · { $points }
picture-no-melds = Laual pole veel midagi
picture-more-melds = { $count ->
    [one] ja veel 1 kombinatsioon
   *[other] ja veel { $count } kombinatsiooni
}
picture-takeable = Saad võtta: { $cards }
picture-hand-of = Mängija { $name } kaardid: { $cards }
picture-hand = Sinu kaardid, { $count }: { $cards }
picture-melds = Kombinatsioonid nende seas: { $melds }
picture-fits = Sobivad laual olevate kombinatsioonide külge: { $cards }
picture-marked = Märgitud: { $cards }
picture-must-lay = Tuleb selle käiguga laduda: { $cards }
picture-keep = Selle käiguga maha panna ei saa: { $cards }
picture-drawn = Just tõmmatud: { $cards }
