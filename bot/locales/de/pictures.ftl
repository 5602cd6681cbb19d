### Wörter in Bildern von Tischen, Händen und Ranglisten: Es ist sehr wenig Platz.
### In der Beschreibung eines Bildes darf es länger sein.

picture-turn = { $name } ist dran · Runde { $round }
picture-own-turn = Du bist dran · Runde { $round }
picture-round-over = Runde { $round } ist zu Ende
picture-over = Die Partie ist zu Ende
picture-won = { $name } hat gewonnen
picture-seat = Platz { $seat }
picture-to-play = am Zug
picture-opened = eröffnet
picture-laid = gelegt { $points }
picture-stand-in = Computer
picture-left = ist weg
picture-out = draußen
picture-meld = { $kind ->
    [run] Folge
    [group] Satz
   *[flush] eine Farbe
} · { $points }
picture-no-melds = Auf dem Tisch liegt noch nichts
picture-more-melds = { $count ->
    [one] und noch 1 Kombination
   *[other] und noch { $count } Kombinationen
}
picture-halted = { $reason ->
    [aborted] Die Partie wurde abgebrochen
    [adjourned] Die Partie ist vertagt
    [vacation] Pause: Urlaub
   *[other] Die Partie pausiert
}
picture-takeable = Du kannst nehmen: { $cards }
picture-hand-of = Hand von { $name }: { $cards }
picture-hand = Deine Hand ({ $count }): { $cards }
picture-melds = Kombinationen darin: { $melds }
picture-fits = Passt an Kombinationen auf dem Tisch: { $cards }
picture-marked = Markiert: { $cards }
picture-must-lay = Muss in diesem Zug auf den Tisch: { $cards }
picture-keep = Darfst du in diesem Zug nicht abwerfen: { $cards }
picture-drawn = Gerade gezogen: { $cards }
