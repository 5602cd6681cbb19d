### Wörter in Bildern von Tischen, Händen und Ranglisten: Es ist sehr wenig Platz.
### In der Beschreibung eines Bildes darf es länger sein.

picture-turn = { $name } ist dran · Runde { $round }
picture-own-turn = Du bist dran · Runde { $round }
picture-round-over = Runde { $round } ist zu Ende
picture-seat = Platz { $seat }
picture-points = { $points } P.
picture-left = nicht mehr dabei
picture-out = ausgeschieden
picture-stock = Stapel
picture-pile = { $count ->
    [0] Ablage: leer
   *[other] { $deeper ->
        [0] Ablage
       *[other] Ablage: oberste, { $deeper } darunter
    }
}
picture-no-melds = Auf dem Tisch liegt noch nichts
picture-more-melds = { $count ->
    [one] und noch 1 Kombination
   *[other] und noch { $count } Kombinationen
}
picture-halted = { $reason ->
    [aborted] Die Partie wurde abgebrochen
    [adjourned] Die Partie ist vertagt
    [vacation] Die Partie ruht: Urlaub
   *[other] Die Partie ist in Pause
}
picture-takeable = Du kannst nehmen: { $cards }
picture-hand-of = Hand von { $name }: { $cards }
