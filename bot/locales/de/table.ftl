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
table-melds-left-out = … und noch { $count }: siehe /table

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

table-commitment = Fingerabdruck der Mischung `{ $commitment }` · /game verify erklärt ihn

## Was geschah. Züge einer Person stehen in einer Zeile: „Bob zieht vom Stapel, wirft K♦ ab.“
told-turn = **{ $name }** { $moves }.
did-draw = zieht vom Stapel
did-draw-tile = zieht aus dem Vorrat
did-draw-card = zieht { $card }
did-take-top = nimmt { $card } von der Ablage
did-take-many = nimmt { $count } Karten von der Ablage, hinunter bis { $card }
did-meld = legt { $cards } aus
did-layoff = legt { $cards } an Kombination { $meld } an
did-layoff-bound = legt { $cards } an Kombination { $meld } an (ihr Joker ist jetzt { $joker })
did-discard = wirft { $card } ab
did-arrange = legt { $cards } aus
did-rearrange = legt { $cards } aus und ordnet den Tisch um
did-pass = passt
did-turn-over = dreht die Ablage um
did-swap = tauscht { $card } gegen den Joker von Kombination { $meld }
did-knock = wirft { $card } ab und klopft
did-gin = wirft { $card } ab und hat Gin
did-big-gin = hat Big Gin
did-close = legt { $cards } aus der Hand aus, wirft { $card } ab und macht zu
did-other = spielt

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
