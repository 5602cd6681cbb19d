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
picture-hand = Tavo kortos, { $count }: { $cards }
picture-playable = Pakeltos, nes tinka viena prie kitos arba jas galima išdėti: { $cards }
picture-marked = Pažymėta: { $cards }
picture-must-lay = Reikia išdėti šiuo ėjimu: { $cards }
picture-keep = Šiuo ėjimu negalima numesti: { $cards }
picture-drawn = Ką tik ištraukta: { $cards }
