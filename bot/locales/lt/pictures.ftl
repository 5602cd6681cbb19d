### Žodžiai stalų, rankų ir lentelių paveikslėliuose: vietos ten labai mažai.
### Paveikslėlio apraše gali būti pasakyta daugiau.

picture-turn = Eina { $name } · { $round } raundas
picture-own-turn = Tavo ėjimas · { $round } raundas
picture-round-over = { $round } raundas baigtas
picture-over = Partija baigta
picture-won = Laimėjo { $name }
picture-halted = { $reason ->
    [aborted] Partija nutraukta
    [adjourned] Partija atidėta
    [vacation] Partija stovi: atostogos
   *[other] Partija pristabdyta
}
picture-seat = Žaidėjas { $seat }
picture-to-play = eina
picture-opened = atsidarė
picture-laid = išdėta { $points }
# „kompiuteris“ čia netelpa
picture-stand-in = dabar Jolly
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
picture-takeable = Gali paimti: { $cards }
picture-hand-of = Žaidėjo { $name } kortos: { $cards }
picture-hand = Tavo kortos ({ $count }): { $cards }
picture-melds = Deriniai tarp jų: { $melds }
picture-fits = Tinka prie derinių ant stalo: { $cards }
picture-marked = Pažymėta: { $cards }
picture-must-lay = Šiuo ėjimu būtina išdėti: { $cards }
picture-keep = Šiuo ėjimu negalima numesti: { $cards }
picture-drawn = Ką tik ištraukta: { $cards }
