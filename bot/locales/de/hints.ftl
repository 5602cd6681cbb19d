### /hint: was der Computer täte und warum, ein Satz für jedes Paar aus Zug und Grund:
### `advice-<Zug>-<Grund>`. $card ist die Karte, um die es geht (bei einer neuen Kombination alle),
### $meld eine Kombination auf dem Tisch mit ihrer Nummer (`hint-meld-number`), $cards andere Karten.

command-hint = tipp
    .description = Was der Computer jetzt spielen würde und warum; nicht in gewerteten Partien
command-hint-table = tisch
    .description = Welcher deiner Tische, wenn du an mehreren sitzt

advice-rated = Diese Partie ist gewertet, also gibt es keine Tipps. Für Tipps fordere mich zu einer nicht gewerteten Partie heraus. /{ command-rules } erklärt dieses Spiel.
hint-uncounted = Diese Partie zählt nicht mehr für deine Spielstärke gegen den Computer.

advice-draw-only = Zieh vom Stapel: Etwas anderes geht jetzt nicht.
advice-draw-nothing-helps = Zieh vom Stapel: Keine Karte, die du von der Ablage nehmen darfst, ergibt mit deinen eine Kombination oder passt an eine auf dem Tisch.
advice-draw-not-yet = Zieh vom Stapel: Die oberste Karte der Ablage müsstest du sofort legen, und auch mit ihr bringen deine Kombinationen erst { $points } der { $least } Punkte für deine Erstauslage.
advice-draw-no-less = Zieh vom Stapel: { $cards } senkt deine Restpunkte nicht.
advice-draw-weighed = Zieh vom Stapel: Von einer unbekannten Karte verspreche ich mir mehr als von der Ablage.
advice-draw-tiles-wait = Zieh einen Stein: Du könntest jetzt { $cards } legen, aber dann { $least ->
    [one] bliebe 1 übrig
   *[other] blieben { $least } übrig
}, und auf keinem anderen Brett sind es viel weniger. Beim Ziehen bekommst du einen neuen Stein, und { $cards } kannst du wohl auch später noch legen.
advice-draw-opens-later = Zieh einen Stein: Du könntest mit { $cards } eröffnen, aber selbst mit allem, was dann passt, { $least ->
    [one] bliebe 1 übrig
   *[other] blieben { $least } übrig
}. Noch ist niemand kurz davor, Schluss zu machen. Die Steine, die du behältst, nützen sonst niemandem, und legen kannst du sie auch später.
advice-draw-no-tiles = Zieh einen Stein: Von deinen lässt sich keiner legen, egal wie du den Tisch umordnest.
advice-draw-no-opening = Zieh einen Stein: Auf deinem Brett fehlen die Kombinationen, mit denen du eröffnen könntest ({ $least } Punkte).
advice-turnover-only = Dreh die Ablage um: Etwas anderes geht jetzt nicht.
advice-turnover-nothing-helps = Dreh die Ablage um und zieh: Ihre oberste Karte ergibt mit deinen keine Kombination und passt an keine auf dem Tisch.
advice-turnover-weighed = Dreh die Ablage um und zieh: Von einer unbekannten Karte verspreche ich mir mehr als von der obersten der Ablage.
advice-take-makes = Nimm { $card }: Das ergibt eine Kombination, { $cards }.
advice-take-fits = Nimm { $card }: Die Karte passt an { $meld }.
advice-take-usable = Nimm { $card } und alle Karten darauf: { $card } kannst du in diesem Zug auslegen oder anlegen.
advice-take-pile-brings = Nimm { $card } und alle Karten darauf: In diesem Zug kannst du Karten für { $points } Punkte legen.
advice-take-only = Nimm { $card }: Etwas anderes geht jetzt nicht.
advice-take-can-open = Nimm { $card }: Damit bringen deine Kombinationen { $points } Punkte, zum Eröffnen nötig sind { $least }.
advice-take-lowers = Nimm { $card }: Damit kommst du von { $least } auf { $points ->
    [one] 1 Restpunkt
   *[other] { $points } Restpunkte
} herunter.
advice-take-weighed = Nimm { $card }: Davon verspreche ich mir mehr als von einer unbekannten Karte.
advice-pass-upcard = Passe: Die aufgedeckte Karte { $card } ergibt mit deinen keine Kombination.
advice-pass-no-less = Passe: { $cards } senkt deine Restpunkte nicht.
advice-pass-weighed = Passe: Von einer unbekannten Karte verspreche ich mir mehr als von der aufgedeckten.
advice-pass-no-tiles = Passe: Von deinen Steinen lässt sich keiner legen, egal wie du den Tisch umordnest, und der Vorrat ist leer.
advice-pass-no-opening = Passe: Auf deinem Brett fehlen die Kombinationen, mit denen du eröffnen könntest ({ $least } Punkte), und der Vorrat ist leer.

advice-meld-owed = Leg { $card } aus: { $cards } muss auf den Tisch, bevor dein Zug endet.
advice-meld-out = Leg { $card } aus: Dann ist deine Hand leer und die Runde zu Ende.
advice-meld-opens = Leg { $card } aus: Damit bringt deine Erstauslage { $points } Punkte, nötig sind { $least }.
advice-meld-towards = Leg { $card } aus: Dann hast du { $points } der { $least } Punkte für deine Erstauslage und kannst den Rest in diesem Zug nachlegen.
advice-meld-scores = Leg { $card } aus: { $points ->
    [one] Das bringt 1 Punkt.
   *[other] Das bringt { $points } Punkte.
}
advice-meld-sheds = Leg { $card } aus: { $points ->
    [one] 1 Punkt weniger auf deiner Hand.
   *[other] { $points } Punkte weniger auf deiner Hand.
}
advice-meld-goes-out = Leg { $card } aus: In diesem Zug kannst du Schluss machen.
advice-meld-rummy = Leg { $card } aus: Du kannst in einem einzigen Zug Schluss machen, und das zählt doppelt.
advice-meld-near-out = Leg { $card } aus: { $points ->
    [one] 1 Punkt weniger auf deiner Hand
   *[other] { $points } Punkte weniger auf deiner Hand
}, und jemand anders hat nur noch { $least ->
    [one] 1 Karte
   *[other] { $least } Karten
}.
advice-add-owed = Leg { $card } an { $meld } an: Die Karte muss auf den Tisch, bevor dein Zug endet.
advice-add-out = Leg { $card } an { $meld } an: Dann ist deine Hand leer und die Runde zu Ende.
advice-add-scores = Leg { $card } an { $meld } an: { $points ->
    [one] Das bringt 1 Punkt.
   *[other] Das bringt { $points } Punkte.
}
advice-add-sheds = Leg { $card } an { $meld } an: { $points ->
    [one] 1 Punkt weniger auf deiner Hand.
   *[other] { $points } Punkte weniger auf deiner Hand.
}
advice-add-goes-out = Leg { $card } an { $meld } an: In diesem Zug kannst du Schluss machen.
advice-add-rummy = Leg { $card } an { $meld } an: Du kannst in einem einzigen Zug Schluss machen, und das zählt doppelt.
advice-add-near-out = Leg { $card } an { $meld } an: { $points ->
    [one] 1 Punkt weniger auf deiner Hand
   *[other] { $points } Punkte weniger auf deiner Hand
}, und jemand anders hat nur noch { $least ->
    [one] 1 Karte
   *[other] { $least } Karten
}.
advice-swap-goes-out = Tausch { $card } gegen den Joker von { $meld }: Mit dem Joker kannst du in diesem Zug Schluss machen.
advice-swap-swaps = Tausch { $card } gegen den Joker von { $meld }: Den Joker kannst du als jede Karte legen, die du brauchst.

advice-knock-knocks = Klopf mit { $card }: { $points ->
    [one] Nur 1 Restpunkt bleibt.
   *[other] Nur { $points } Restpunkte bleiben.
}
advice-knock-ahead = Klopf mit { $card }: { $points ->
    [one] Nur 1 Restpunkt bleibt
   *[other] Nur { $points } Restpunkte bleiben
}, und nach meiner Schätzung bringt dir das etwa { $least ->
    [one] 1 Punkt
   *[other] { $least } Punkte
}.
advice-gin-gin = Klopf mit { $card }: Das ist Gin, nichts bleibt übrig.
advice-biggin-gin = Sag Big Gin an: Alle deine Karten stecken in Kombinationen.
advice-close-closes = Mach mit { $card } zu: Du hast zwölf Karten einer Farbe, und die anderen verlieren doppelt so viel.

advice-discard-out = Wirf { $card } ab: Es ist deine letzte Karte, und die Runde ist zu Ende.
advice-discard-deadwood = Wirf { $card } ab: { $points ->
    [one] Es bleibt 1 Restpunkt
   *[other] Es bleiben { $points } Restpunkte
}, weniger geht nicht.
advice-discard-twin = Wirf { $card } ab: Du hast dieselbe Karte noch einmal.
advice-discard-dead = Wirf { $card } ab: Niemand sonst kann sie legen, solange du deine anderen Karten behältst.
advice-discard-holds = Wirf { $card } ab und behalte deine Kombinationen auf der Hand: In einem einzigen Zug Schluss zu machen zählt doppelt.
advice-discard-safe = Wirf { $card } ab: So wie die Karten jetzt liegen, lässt sie sich im nächsten Zug weder auslegen noch anlegen.
advice-discard-lonely-highest = Wirf { $card } ab: Das ist die höchste deiner Karten, die zu nichts passen ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}).
advice-discard-lonely = Wirf { $card } ab: Sie passt zu keiner deiner Karten und an keine Kombination auf dem Tisch.
advice-discard-highest = Wirf { $card } ab: Das ist die teuerste Karte, die du abwerfen kannst ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}).
advice-discard-unwanted = Wirf { $card } ab: Sie passt an keine Kombination auf dem Tisch.
advice-discard-keeps = Wirf { $card } ab: Auch ohne sie bringen deine Kombinationen { $points } Punkte, zum Eröffnen nötig sind { $least }.
advice-discard-useless = Wirf { $card } ab: Niemand sonst kann sie gebrauchen, denn die Karten dazu sind auf deiner Hand oder auf der Ablage.
advice-discard-shed = Wirf { $card } ab: Die andere Seite hat { $cards } abgeworfen, was dazu gepasst hätte, und kann die Karte wohl nicht gebrauchen.
advice-discard-few = Wirf { $card } ab: { $points ->
    [0] Keine verdeckte Karte kann
    [one] Nur noch 1 verdeckte Karte kann
   *[other] Nur noch { $points } verdeckte Karten können
} sie auf deiner Hand zu einer Kombination ergänzen.
advice-discard-goes-on = Wirf { $card } ab und klopf noch nicht: Vom Warten verspreche ich mir { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, vom Klopfen nur { $least }.
advice-discard-chance = Wirf { $card } ab und klopf noch nicht: Wenn du wartest, gewinnst du die Partie nach meiner Schätzung zu { $points } %, mit Klopfen zu { $least } %.
advice-discard-spares = Wirf { $card } ab und behalte { $cards }: Die andere Seite hat Karten genommen, die zu { $cards } passen.
advice-discard-held-back = Wirf { $card } ab und behalte { $cards } vorerst auf der Hand: Die andere Seite hat vielleicht eine Karte, die an diese Kombination passt.
advice-discard-odds = Wirf { $card } ab: Die andere Seite hat { $cards } abgeworfen oder liegen lassen. Dass sie { $card } gebrauchen kann, ist also nur zu etwa { $points } % wahrscheinlich.
advice-discard-awaits = Wirf { $card } ab: Dann { $points ->
    [one] ergibt 1 verdeckte Karte
   *[other] ergeben { $points } verdeckte Karten
} mit deinen eine Kombination ({ $cards }), mehr als nach jedem anderen Abwurf.
advice-discard-weighed = Wirf { $card } ab: Deine anderen Karten sind nach meiner Schätzung mehr wert.

advice-table-tiles = { $points ->
    [one] Leg { $cards }: Einen Stein wirst du jetzt los. **{ button-suggest }** zeigt dir, wie.
   *[other] Leg { $cards }: { $points } Steine wirst du jetzt los. **{ button-suggest }** zeigt dir, wie.
}
advice-table-tiles-out = Leg { $cards }: Du wirst jetzt alle deine Steine los. **{ button-suggest }** zeigt dir, wie.
