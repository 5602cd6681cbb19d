### Slova v obrázcích stolů, karet a žebříčků: místa je velmi málo.
### V popisu obrázku to může být delší.

picture-turn = Na tahu: { $name } · { $round }. kolo
picture-own-turn = Jsi na tahu · { $round }. kolo
picture-round-over = Konec { $round }. kola
picture-halted = { $reason ->
    [aborted] Partie je zrušená
    [adjourned] Partie je odložená
    [vacation] Pauza: dovolená
   *[other] Partie je pozastavená
}
picture-over = Partie skončila
picture-won = Vítězí { $name }
picture-seat = Hráč { $seat }
picture-to-play = na tahu
picture-opened = vyloženo
picture-laid = leží { $points }
picture-stand-in = počítač
picture-left = už nehraje
picture-out = mimo hru
picture-meld = { $kind ->
    [run] postupka
    [group] skupina
   *[flush] jedna barva
} · { $points }
picture-no-melds = Na stole zatím nic neleží
picture-more-melds = { $count ->
    [one] a ještě 1 kombinace
    [few] a ještě { $count } kombinace
   *[other] a ještě { $count } kombinací
}
picture-takeable = Můžeš vzít: { $cards }
picture-hand-of = { $name }, karty: { $cards }
picture-hand = Tvoje karty, { $count }: { $cards }
picture-melds = Kombinace v ruce: { $melds }
picture-fits = Hodí se ke kombinacím na stole: { $cards }
picture-marked = Označeno: { $cards }
picture-must-lay = V tomto tahu se musí vyložit: { $cards }
picture-keep = V tomto tahu nesmíš odhodit: { $cards }
picture-drawn = Právě líznuto: { $cards }
