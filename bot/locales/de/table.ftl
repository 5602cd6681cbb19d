### Die öffentliche Nachricht eines Tisches, was von Zügen erzählt wird, und die Ergebnisse.
### Kurze Zeilen: Ein Handy zeigt etwa 35 Zeichen.

table-round-turn = **{ $name }** ist dran · Runde { $round }
table-round = Runde { $round }
table-turn-ends = Die Zugzeit endet { $time }
table-clock-runs = Bedenkzeit von { $name } endet { $time }
table-clock-waits = Bedenkzeit von { $name }: { $clock }
table-over = Die Partie ist zu Ende.
table-between = Die nächste Runde wird gegeben …

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
table-player-laid = ausgelegt { $points }
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
did-take-many = { $count } Karten von der Ablage genommen, hinunter bis { $card }
did-meld = { $cards } ausgelegt
did-layoff = { $cards } an Kombination { $meld } angelegt
did-layoff-bound = { $cards } an Kombination { $meld } angelegt (ihr Joker ist jetzt { $joker })
did-discard = { $card } abgeworfen
did-arrange = { $cards } ausgelegt
did-rearrange = { $cards } ausgelegt und den Tisch umgeordnet
did-pass = gepasst
did-turn-over = die Ablage umgedreht
did-swap = { $card } gegen den Joker von Kombination { $meld } getauscht
did-knock = { $card } abgeworfen und geklopft
did-gin = { $card } abgeworfen und Gin angesagt
did-big-gin = Big Gin angesagt
did-close = { $cards } aus der Hand ausgelegt, { $card } abgeworfen und zugemacht
did-other = gespielt

told-deal = Runde { $round } ist gegeben. **{ $name }** beginnt.
told-reshuffle = Die Ablage ist gemischt und wieder der Stapel.
told-turned-over = Die Ablage ist umgedreht und wieder der Stapel.
told-resign = **{ $name }** gibt auf.
told-flag = **{ $name }** hat keine Zeit mehr.
told-resign-others = **{ $name }** gibt auf. Die Hand kommt unter den Stapel; die anderen spielen weiter.
told-flag-others = **{ $name }** hat keine Zeit mehr und scheidet aus. Die Hand kommt unter den Stapel; die anderen spielen weiter.
told-timeout = **{ $name }** überzieht die Zugzeit; ich mache den Zug.
told-timeout-discard = **{ $name }** überzieht die Zugzeit; ich mache den Zug und werfe { $card } ab.
told-timeout-pass = **{ $name }** überzieht die Zugzeit und passt.
told-timeout-tiles = **{ $name }** überzieht die Zugzeit: nichts gelegt, nichts gezogen.
told-time-up = **{ $name }** überzieht die Zugzeit: Was auf dem Probetisch gültig war, zählt.
told-timeout-resign = **{ $name }** überzieht die Zugzeit dreimal in Folge: Das heißt aufgeben.
told-timeout-resign-others = **{ $name }** überzieht die Zugzeit dreimal in Folge: Das heißt aufgeben. Die Hand kommt unter den Stapel; die anderen spielen weiter.

## Ergebnis einer Runde
round-title = **#{ $number } · Runde { $round } ist zu Ende.** { $why }
round-ended = { $reason ->
    [out] { $name } macht Schluss.
    [going_rummy] { $name } macht in einem Zug Schluss, ohne vorher etwas gelegt zu haben: Alles zählt doppelt.
    [stock] Der Stapel ist aufgebraucht.
    [stalemate] Patt: Niemand bekommt Punkte.
    [knock] { $name } klopft.
    [gin] { $name } hat Gin.
    [biggin] { $name } hat Big Gin.
    [undercut] { $name } klopft und wird unterboten.
    [dead_hand] Im Stapel liegen noch zwei Karten: Die Runde ist tot, niemand bekommt Punkte. Wer gegeben hat, gibt noch einmal.
    [hand_rummy] { $name } macht in einem Zug Schluss, ohne vorher etwas gelegt zu haben: Alles zählt doppelt.
    [blocked] Alle haben gepasst: Die Runde ist blockiert.
    [close] { $name } macht aus der Hand zu, mit zwölf Karten einer Farbe: Was die anderen halten, zählt doppelt.
    [resign] { $name } gibt auf.
    [flag] { $name } hat keine Zeit mehr.
   *[other] Die Runde ist zu Ende.
}
round-doubled = { $name } hatte vorher nichts ausgelegt: Was die anderen halten, zählt doppelt.
round-player = **{ $name }** { $scored } → **{ $total }**
round-eliminated = **{ $name }** scheidet aus (Summe: { $total }).
round-tie = Gleichstand an der Spitze ({ $names }): Eine weitere Runde entscheidet.

## Ende einer Partie
end-title = #{ $number } · { $game }
end-nobody = Niemand gewinnt.
end-total = { $place }\. **{ $name }** · { $points }
end-left = nicht mehr dabei
end-rating = Wertung { $before } → { $after }
end-rating-provisional = Wertung { $before } → { $after } (vorläufig)
