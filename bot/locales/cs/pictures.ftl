### Slova v obrázcích stolů, karet a žebříčků: místa je velmi málo.
### V popisu obrázku to může být delší.

picture-turn = Na tahu: { $name } · { $round }. kolo
picture-own-turn = Jsi na tahu · { $round }. kolo
picture-round-over = { $round }. kolo skončilo
picture-halted = { $reason ->
    [aborted] Partie je zrušená
    [adjourned] Partie je odložená
    [vacation] Partie stojí: dovolená
   *[other] Partie má pauzu
}
picture-over = Partie skončila
picture-won = Vyhrává { $name }
picture-seat = Místo { $seat }
picture-points = { $points } b.
picture-left = už nehraje
picture-out = vyřazení
picture-stock = Balíček
picture-pile = { $count ->
    [0] Odhoz: prázdný
   *[other] { $deeper ->
        [0] Odhoz
       *[other] Odhoz: vrchní, pod ní { $deeper }
    }
}
picture-no-melds = Na stole zatím nic neleží
picture-more-melds = { $count ->
    [one] a ještě 1 kombinace
    [few] a ještě { $count } kombinace
   *[other] a ještě { $count } kombinací
}
picture-takeable = Můžeš vzít: { $cards }
picture-hand-of = Karty, { $name }: { $cards }
picture-hand = Tvoje karty, { $count }: { $cards }
picture-playable = Vysunuté, protože patří k sobě nebo jdou vyložit: { $cards }
picture-marked = Označeno: { $cards }
picture-must-lay = V tomto tahu musí na stůl: { $cards }
picture-keep = V tomto tahu nejde odhodit: { $cards }
picture-drawn = Právě líznuto: { $cards }
