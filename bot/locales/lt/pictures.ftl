### Žodžiai stalų, rankų ir lentelių paveikslėliuose: vietos ten labai mažai.
### Paveikslėlio apraše gali būti pasakyta daugiau.

picture-turn = Eina { $name } · raundas { $round }
picture-own-turn = Tavo ėjimas · raundas { $round }
picture-round-over = Raundas { $round } baigtas
picture-over = Partija baigta
picture-won = Laimi { $name }
picture-halted = { $reason ->
    [aborted] Partija nutraukta
    [adjourned] Partija atidėta
    [vacation] Partija stovi: atostogos
   *[other] Partija pristabdyta
}
picture-seat = Žaidėjas { $seat }
picture-to-play = eina
picture-opened = atverta
picture-laid = išdėta { $points }
picture-stand-in = pavaduoja
picture-left = nežaidžia
picture-out = iškrito
picture-meld = { $kind ->
    [run] seka
    [group] grupė
   *[flush] viena rūšis
} · { $points }
picture-no-melds = Ant stalo dar nieko nėra
picture-more-melds = { $count ->
    [one] ir dar { $count } derinys
    [few] ir dar { $count } deriniai
   *[other] ir dar { $count } derinių
}
picture-takeable = Galima imti: { $cards }
picture-hand-of = Kortos, { $name }: { $cards }
picture-hand = Tavo kortos, { $count }: { $cards }
picture-melds = Deriniai tarp jų: { $melds }
picture-fits = Tinka prie derinių ant stalo: { $cards }
picture-marked = Pažymėta: { $cards }
picture-must-lay = Reikia išdėti šiuo ėjimu: { $cards }
picture-keep = Šiuo ėjimu negalima numesti: { $cards }
picture-drawn = Ką tik ištraukta: { $cards }
