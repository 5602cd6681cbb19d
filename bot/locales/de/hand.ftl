# Die eigene Hand und ihre Knöpfe.

button-my-hand = Meine Hand
button-draw = Ziehen
button-take = Nehmen
button-turn-over = Umdrehen
button-meld = Legen
button-lay-off = Anlegen
button-swap = Tauschen
button-discard = Abwerfen
button-knock = Klopfen
button-big-gin = Big Gin
button-close = Zumachen
button-take-meld = Bis { $card } nehmen und auslegen
button-take-lay-off = Bis { $card } nehmen und anlegen
button-knock-leaves = { $points ->
    [0] Gin
   *[other] { $points }
  }
button-sort = Sortieren
button-resign = Aufgeben
button-rules = Regeln
button-back = Zurück
button-more = Mehr
button-hint = Tipp
button-hint-counting = Tipp (Partie zählt dann nicht)
button-rematch = Revanche
button-yes = Ja
button-no = Nein

hand-title = Deine Hand ({ $count })
hand-mark = Karten markieren, Knopf drücken
hand-marked = Markiert: { $cards }
hand-depth-hint = Bis zu welcher Karte nehmen?
hand-onto-hint = An welche Kombination?
hand-meld-hint = Welche Kombination auslegen?
hand-layoff-hint = Welche Karte wo anlegen?
hand-discard-hint = Abwerfen …
hand-place-hint = Für welche Karte steht der Joker?
hand-swap-hint = Welchen Joker nimmst du?
hand-knock-hint = Mit welchem Abwurf klopfen?
hand-close-hint = Mit welchem Abwurf zumachen?
hand-place-either = steht für eine der fehlenden Farben
hand-knock-leaves = { $points ->
    [0] Gin: nichts bleibt übrig
    [one] 1 Restpunkt bleibt
   *[other] { $points } Restpunkte bleiben
  }
hand-your-upcard = **Du bist dran.** Nimm die aufgedeckte Karte { $card } oder passe.
hand-your-draw = { $ways ->
    [stock] **Du bist dran.** Zieh vom Stapel.
    [pile] **Du bist dran.** Der Stapel ist leer: Nimm die oberste Karte der Ablage.
    [pile-over] **Du bist dran.** Der Stapel ist leer: Nimm die oberste Karte der Ablage, oder dreh die Ablage um und zieh davon.
    [over] **Du bist dran.** Der Stapel ist leer: Dreh die Ablage um und zieh davon.
   *[other] **Du bist dran.** Zieh vom Stapel oder nimm von der Ablage.
  }
hand-your-first-discard = **Du beginnst die Runde:** Wirf eine Karte ab.
hand-your-play = **Du bist dran.** Leg aus und an, was du magst, dann wirf eine Karte ab.
hand-why = -# { $why }
hand-opening = Deine Erstauslage muss in einem einzigen Zug zusammen mindestens { $least } Punkte bringen.
hand-opening-begun = { $points } von { $least } Punkten liegen: Leg in diesem Zug den Rest aus.
hand-must-lay-new = { $card } muss in eine neue Kombination, bevor du abwirfst.
hand-out = Du bist aus dieser Partie ausgeschieden. Die anderen spielen weiter.

hand-must-meld = { $card } muss ausgelegt oder angelegt werden, bevor du abwirfst.
hand-no-discard = { $card } hast du gerade genommen: Wirf eine andere Karte ab.
hand-waiting = { $name } ist dran. Du kannst solange Karten markieren.
hand-paused = { $reason ->
    [agreed] Diese Partie ist in Pause. **Weiterspielen** am Tisch oder /{ command-game } { command-game-pause } beendet die Pause.
    [adjourned] Diese Partie ist vertagt. **Weiterspielen** am Tisch oder /{ command-game } { command-game-pause } setzt sie fort.
    [vacation] Diese Partie ruht: Jemand ist im Urlaub.
    [aborted] Diese Partie wurde abgebrochen: kein Ergebnis, keine Wertung.
   *[channel] Diese Partie ist in Pause: Ihr Kanal ist nicht erreichbar.
}
hand-depth = { $count ->
    [one] nimmt { $cards }
   *[other] nimmt { $count } Karten: { $cards }
  }
hand-depth-refused = geht nicht: wähl sie, um zu sehen, warum
hand-meld = { $number }: { $cards }
hand-sorted-suit = Nach Farbe sortiert. Markier Karten und drück „Sortieren“, um sie nach vorn zu holen.
hand-sorted-rank = Nach Wert sortiert. Markier Karten und drück „Sortieren“, um sie nach vorn zu holen.
hand-sorted-own = In deiner eigenen Ordnung: Neue Karten kommen ans Ende.
hand-moved-on = Am Tisch ist es weitergegangen. So steht es jetzt.
hand-parked = Du spielst **#{ $game }** in { $channel }. Dort siehst du deine Hand.
hand-follows = [Deine Hand in #{ $game }]({ $url }) zeigt den jetzigen Stand.

not-seated = Du sitzt nicht an Tisch #{ $game }. /{ command-table } zeigt ihn dir.
you-are-out = Du bist aus #{ $game } ausgeschieden: Die anderen spielen weiter. /{ command-table } zeigt, wie es steht.
no-joker-there = Auf dem Tisch liegt kein Joker, den du nehmen könntest.
no-meld-takes-all = An keine Kombination passen alle diese Karten. Leg sie einzeln an.
dm-closed = Ich kann dir keine DMs schicken, daher siehst du deine Hand nur hier. Wenn deine DMs offen sind, schickt /{ command-preferences } { command-preferences-messages }:{ choice-dm } sie wieder dorthin.
turn-call = { $user }, du bist dran in **#{ $game }**.
turn-link = [Zum Tisch]({ $url })
turn-warning = { $user }, deine Zeit in **#{ $game }** läuft { $due } ab.
note-credit = { $minutes ->
    [0] { $seconds ->
        [one] Ich war eine Sekunde nicht erreichbar
       *[other] Ich war { $seconds } Sekunden nicht erreichbar
      }: Diese Zeit wird niemandem angerechnet.
    [one] Ich war eine Minute und { $seconds } s nicht erreichbar: Diese Zeit wird niemandem angerechnet.
   *[other] Ich war { $minutes } min { $seconds } s nicht erreichbar: Diese Zeit wird niemandem angerechnet.
  }
fault = Bei mir ist etwas schiefgegangen. Schau auf den Tisch, bevor du es noch einmal versuchst.
storage-locked = Meine Datenbank ist beschäftigt. Nichts hat sich geändert; versuch es gleich noch einmal.
storage-full = Meine Festplatte ist voll, ich kann nichts speichern. Nichts hat sich geändert; bitte sag es den Leuten, die mich betreiben.
storage-read-only = Meine Datenbank lässt sich nicht beschreiben. Nichts hat sich geändert; bitte sag es den Leuten, die mich betreiben.
storage-other = Meine Datenbank macht Fehler. Nichts hat sich geändert; bitte sag es den Leuten, die mich betreiben.
no-such-table = Tisch #{ $game } gibt es nicht.
table-hidden = Tisch #{ $game } ist nur für die, die dort spielen.
table-sealed = Tisch #{ $game } bleibt vorerst zu: Andere spielen noch mit denselben Karten. Schau zurück, wenn sie fertig sind.
paused-dm = Tisch #{ $game } ist in Pause: Ich kann in seinem Kanal nicht mehr schreiben. Solange läuft keine Zeit. Es geht von selbst weiter, sobald ich wieder kann; oder gib in einem anderen Kanal des Servers /{ command-table } { command-table-table }:{ $game } ein, um dort weiterzuspielen.
player-left = **{ $name }** hat den Server verlassen. Ohne Rückkehr gilt **#{ $game }** für diesen Platz { $due } als aufgegeben.

## What is said ahead of the turn: "draw, then discard K♣"
button-unplan = Plan aufheben
ahead-hint = Vorab: ziehen, dann abwerfen …
ahead-draw = Nur ziehen
ahead-waits-draw = **Vorab:** ziehen, sobald du dran bist.
ahead-waits-discard = **Vorab:** ziehen, dann { $card } abwerfen, wenn weder die Karte noch die gezogene passt.
ahead-dropped-draw = Du wolltest vorab ziehen: Das geht jetzt nicht.
ahead-dropped-discard = { $card } wurde nicht vorab abgeworfen: Vielleicht geht jetzt Besseres.
ahead-not-now = Das lässt sich nur vorab sagen, solange jemand anderes dran ist.
