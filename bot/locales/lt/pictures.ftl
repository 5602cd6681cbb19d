### Žodžiai stalų, rankų ir lentelių paveikslėliuose: vietos ten labai mažai.
### Paveikslėlio apraše gali būti pasakyta daugiau.

picture-turn = Eina { $name } · raundas { $round }
picture-own-turn = Tavo ėjimas · raundas { $round }
picture-round-over = Raundas { $round } baigtas
picture-halted = { $reason ->
    [aborted] Partija nutraukta
    [adjourned] Partija atidėta
    [vacation] Partija stovi: atostogos
   *[other] Partija pristabdyta
}
picture-seat = Žaidėjas { $seat }
picture-points = { $points } tšk.
picture-left = nebežaidžia
picture-out = iškrito
picture-stock = Kaladė
picture-pile = { $count ->
    [0] Krūvelė: tuščia
   *[other] { $deeper ->
        [0] Krūvelė
       *[other] Krūvelė: viršus, po juo dar { $deeper }
    }
}
picture-no-melds = Ant stalo dar nieko nėra
picture-more-melds = { $count ->
    [one] ir dar { $count } derinys
    [few] ir dar { $count } deriniai
   *[other] ir dar { $count } derinių
}
picture-takeable = Galima imti: { $cards }
picture-hand-of = Kortos, { $name }: { $cards }
