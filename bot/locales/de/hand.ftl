# Die eigene Hand und ihre Knöpfe.

button-my-hand = Meine Hand
button-draw = Ziehen
button-take = Nehmen
button-turn-over = Umdrehen
button-meld = Auslegen
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
hand-opening = Deine Erstauslage muss mindestens { $least } Punkte bringen, alles in einem Zug.
hand-opening-begun = Bisher { $points } von { $least } Punkten: Leg den Rest noch in diesem Zug aus.
hand-must-lay-new = { $card } muss in eine neue Kombination, bevor du abwirfst.
hand-out = Du bist ausgeschieden. Die anderen spielen weiter.

hand-must-meld = { $card } muss ausgelegt oder angelegt werden, bevor du abwirfst.
hand-no-discard = { $card } hast du gerade genommen: Wirf eine andere Karte ab.
hand-waiting = { $name } ist dran. Du kannst solange Karten markieren.
hand-paused = { $reason ->
    [agreed] Diese Partie pausiert. Weiter geht es am Tisch mit **{ button-goon }** oder mit /{ command-game } { command-game-pause }.
    [adjourned] Diese Partie ist vertagt. Weiter geht es am Tisch mit **{ button-goon }** oder mit /{ command-game } { command-game-pause }.
    [vacation] Diese Partie pausiert, weil jemand im Urlaub ist.
    [aborted] Diese Partie wurde abgebrochen: kein Ergebnis, keine Wertung.
   *[channel] Diese Partie pausiert: Ich erreiche ihren Kanal nicht.
}
hand-depth = { $count ->
    [one] nimmt { $cards }
   *[other] nimmt { $count } Karten: { $cards }
  }
hand-depth-refused = geht nicht: wähl sie, um zu sehen, warum
hand-meld = { $number }: { $cards }
hand-sorted-suit = Nach Farbe sortiert. Markier Karten und drück „{ button-sort }“, um sie nach vorn zu holen.
hand-sorted-rank = Nach Wert sortiert. Markier Karten und drück „{ button-sort }“, um sie nach vorn zu holen.
hand-sorted-own = Nach deiner eigenen Ordnung sortiert. Neue Karten kommen ans Ende.
hand-moved-on = Am Tisch ist es weitergegangen. So steht es jetzt.
hand-parked = Du spielst **#{ $game }** in { $channel }. Dort siehst du deine Hand.
hand-follows = [Deine Hand in #{ $game }]({ $url }) zeigt, wie es jetzt steht.

not-seated = Du spielst nicht in #{ $game }. Mit /{ command-table } siehst du den Tisch.
you-are-out = Du bist aus #{ $game } ausgeschieden. Mit /{ command-table } siehst du, wie es weitergeht.
no-joker-there = Auf dem Tisch liegt kein Joker, den du nehmen könntest.
no-meld-takes-all = An keine Kombination passen alle diese Karten. Leg sie einzeln an.
dm-closed = Ich kann dir keine DMs schicken, daher siehst du deine Hand nur hier. Um sie per DM zu bekommen, erlaube meine DMs und nimm dann /{ command-preferences } { command-preferences-messages }:{ choice-dm }.
turn-call = { $user }, du bist dran in **#{ $game }**.
turn-link = [Zum Tisch]({ $url })
turn-warning = { $user }, deine Zeit in **#{ $game }** läuft { $due } ab.
note-credit = { $minutes ->
    [0] { $seconds ->
        [one] Ich war eine Sekunde offline
       *[other] Ich war { $seconds } Sekunden offline
      }. Niemand verliert dadurch Zeit.
    [one] Ich war 1 min { $seconds } s offline. Niemand verliert dadurch Zeit.
   *[other] Ich war { $minutes } min { $seconds } s offline. Niemand verliert dadurch Zeit.
  }
fault = Bei mir ist etwas schiefgegangen. Schau auf den Tisch, bevor du es noch einmal versuchst.
storage-locked = Meine Datenbank ist gerade überlastet. Nichts hat sich geändert; versuch es gleich noch einmal.
storage-full = Meine Festplatte ist voll, also kann ich nichts speichern. Nichts hat sich geändert; bitte sag es den Leuten, die mich betreiben.
storage-read-only = Ich kann nicht in meine Datenbank schreiben. Nichts hat sich geändert; bitte sag es den Leuten, die mich betreiben.
storage-other = Meine Datenbank hat einen Fehler gemeldet. Nichts hat sich geändert; bitte sag es den Leuten, die mich betreiben.
no-such-table = Einen Tisch #{ $game } gibt es nicht. Prüf die Nummer.
table-hidden = Tisch #{ $game } sieht nur, wer dort mitspielt.
table-sealed = #{ $game } bleibt noch verschlossen, weil andere noch mit denselben Karten spielen. Schau wieder vorbei, wenn sie fertig sind.
paused-dm = #{ $game } pausiert, weil ich in dem Kanal nicht mehr schreiben kann. Die Uhren stehen. Sobald ich wieder schreiben kann, geht es weiter. Um woanders weiterzuspielen, gib in einem anderen Kanal des Servers /{ command-table } { command-table-table }:{ $game } ein.
player-left = **{ $name }** hat den Server verlassen. **#{ $game }** gilt { $due } als aufgegeben, falls **{ $name }** nicht zurückkommt.

## What is said ahead of the turn: "draw, then discard K♣"
button-unplan = Plan aufheben
ahead-hint = Plan: ziehen, dann abwerfen …
ahead-draw = Nur ziehen
ahead-waits-draw = **Plan:** ziehen, sobald du dran bist.
ahead-waits-discard = **Plan:** ziehen, dann { $card } abwerfen, außer diese oder die gezogene Karte passt zu einer Kombination.
ahead-dropped-draw = Ziehen wie geplant geht jetzt nicht, darum ist dein Plan aufgehoben.
ahead-dropped-discard = { $card } habe ich nicht wie geplant abgeworfen, weil jetzt vielleicht ein besserer Zug geht.
ahead-not-now = Vorausplanen kannst du nur, solange jemand anders dran ist.
