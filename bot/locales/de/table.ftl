### Die öffentliche Nachricht eines Tisches, was von Zügen erzählt wird, und die Ergebnisse.
### Kurze Zeilen: Ein Handy zeigt etwa 35 Zeichen.

table-round-turn = **{ $name }** ist dran · Runde { $round }
table-round = Runde { $round }
table-turn-ends = Der Zug endet { $time }
table-clock-runs = Bedenkzeit von { $name } endet { $time }
table-clock-waits = Bedenkzeit von { $name }: { $clock }
table-over = Die Partie ist zu Ende.
table-between = Die nächste Runde wird ausgeteilt …

table-melds = **Auf dem Tisch**
table-no-melds = **Auf dem Tisch** noch nichts
table-meld = **{ $number }:** { $cards } · { $owners }
table-meld-shared = **{ $number }:** { $cards }
table-meld-added = { $cards }: { $name }
table-melds-left-out = … und noch { $count }: siehe /{ command-table }

table-pile = **Ablage** (von oben) { $cards }
table-pile-empty = **Ablage** leer
table-pile-below = … darunter noch { $count }
table-stock = **Stapel** { $count ->
    [0] leer
    [one] 1 Karte
   *[other] { $count } Karten
}
    .tiles = **Vorrat** { $count ->
        [0] leer
        [one] 1 Stein
       *[other] { $count } Steine
    }

table-player = **{ $name }** · { $points }
table-player-out = **{ $name }** · nicht mehr dabei
table-player-lost = **{ $name }** · { $points } · ausgeschieden
table-player-laid = ausgelegt: { $points }
table-player-opened = eröffnet
penalty-points = { $count ->
    [one] 1 Strafpunkt
   *[other] { $count } Strafpunkte
}

table-commitment = Fingerabdruck der Mischung `{ $commitment }` · /{ command-game } { command-game-verify } erklärt ihn

## Was geschah. Züge einer Person stehen in einer Zeile: „Bob hat vom Stapel gezogen, K♦ abgeworfen.“
told-turn = **{ $name }** hat { $moves }.
# Was man selbst getan hat
told-you = Du hast { $moves }.
did-draw = vom Stapel gezogen
did-draw-tile = aus dem Vorrat gezogen
did-draw-card = { $card } gezogen
did-take-top = { $card } von der Ablage genommen
did-take-many = { $count } Karten bis { $card } von der Ablage genommen
did-meld = { $cards } ausgelegt
did-layoff = { $cards } an Kombination { $meld } angelegt
did-layoff-bound = { $cards } an Kombination { $meld } angelegt (ihr Joker ist jetzt { $joker })
did-discard = { $card } abgeworfen
did-arrange = { $cards } gelegt
did-rearrange = { $cards } gelegt und den Tisch umgeordnet
did-pass = gepasst
did-turn-over = die Ablage umgedreht
did-swap = { $card } gegen den Joker von Kombination { $meld } getauscht
did-knock = { $card } abgeworfen und geklopft
did-gin = { $card } abgeworfen und Gin angesagt
did-big-gin = Big Gin angesagt
did-close = { $cards } aus der Hand ausgelegt, { $card } abgeworfen und zugemacht
did-other = gespielt

told-deal = Runde { $round } ist ausgeteilt. **{ $name }** beginnt.
told-reshuffle = Die Ablage wurde gemischt und ist jetzt der neue Stapel.
told-turned-over = Die Ablage wurde umgedreht und ist jetzt der neue Stapel.
told-resign = **{ $name }** hat aufgegeben.
told-flag = Die Zeit von **{ $name }** ist abgelaufen.
told-resign-others = **{ $name }** hat aufgegeben. Die Karten kommen unter den Stapel, und die Partie geht weiter.
told-flag-others = **{ $name }** scheidet aus, weil die Zeit abgelaufen ist. Die Karten kommen unter den Stapel, und die Partie geht weiter.
told-timeout = **{ $name }** hat die Zugzeit überzogen; ich habe den Zug gemacht.
told-timeout-discard = **{ $name }** hat die Zugzeit überzogen; ich habe den Zug gemacht und { $card } abgeworfen.
told-timeout-pass = **{ $name }** hat die Zugzeit überzogen; das zählt als Passen.
told-timeout-tiles = **{ $name }** hat die Zugzeit überzogen: nichts gelegt, nichts gezogen.
told-time-up = **{ $name }** hat die Zugzeit überzogen: Es zählt, was auf dem Probetisch gültig war.
told-timeout-resign = **{ $name }** hat dreimal in Folge die Zugzeit überzogen: Das zählt als Aufgabe.
told-timeout-resign-others = **{ $name }** hat dreimal in Folge die Zugzeit überzogen: Das zählt als Aufgabe. Die Karten kommen unter den Stapel, und die Partie geht weiter.

## Ergebnis einer Runde
round-title = **#{ $number } · Runde { $round } ist zu Ende.** { $why }
round-ended = { $reason ->
    [out] { $name } hat Schluss gemacht.
    [going_rummy] { $name } hat in einem Zug Schluss gemacht, ohne vorher etwas ausgelegt zu haben: Alles zählt doppelt.
    [stock] Der Stapel ist aufgebraucht.
    [stalemate] Patt: Niemand bekommt Punkte.
    [knock] { $name } hat geklopft.
    [gin] { $name } hat Gin.
    [biggin] { $name } hat Big Gin.
    [undercut] { $name } hat geklopft und wurde unterboten.
    [dead_hand] Im Stapel liegen nur noch zwei Karten: Die Runde ist tot, niemand bekommt Punkte. Es teilt noch einmal dieselbe Person aus.
    [hand_rummy] { $name } hat in einem Zug Schluss gemacht, ohne vorher eröffnet zu haben: Alles zählt doppelt.
    [blocked] Alle haben gepasst: Die Runde ist blockiert.
    [close] { $name } hat aus der Hand zugemacht, mit zwölf Karten einer Farbe: Die Karten der anderen zählen doppelt.
    [resign] { $name } hat aufgegeben.
    [flag] Die Zeit von { $name } ist abgelaufen.
   *[other] Die Runde ist zu Ende.
}
round-doubled = { $name } hatte vorher nichts ausgelegt: Die Karten der anderen zählen doppelt.
round-player = **{ $name }** { $scored } → **{ $total }**
round-eliminated = **{ $name }** hat { $total } erreicht und scheidet aus.
round-tie = Gleichstand an der Spitze: { $names }. Eine weitere Runde entscheidet.

## Ende einer Partie
end-title = #{ $number } · { $game }
end-nobody = Niemand hat gewonnen.
end-total = { $place }\. **{ $name }** · { $points }
end-left = nicht mehr dabei
end-rating = Wertung { $before } → { $after }
end-rating-provisional = Wertung { $before } → { $after } (vorläufig)
