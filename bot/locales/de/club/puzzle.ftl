### /club puzzle: the puzzles of the day, read by one person alone, and the line to share.

command-club-puzzle = rätsel
    .description = Rätsel des Tages: Finde den einen Zug, der klar der beste ist
command-club-puzzle-game = spiel
    .description = Welches Spiel; ohne Angabe siehst du alle Rätsel von heute
command-club-puzzle-level = stufe
    .description = Leicht, mittel oder schwer

puzzle-grade-easy = leicht
puzzle-grade-medium = mittel
puzzle-grade-hard = schwer

puzzle-title = ### Rätsel vom { $day }
puzzle-about = Eine Antwort ist klar die beste. Nur deine erste Antwort zählt. Neue Rätsel gibt es um Mitternacht UTC.
puzzle-none = Zu diesem Spiel gibt es keine Rätsel.
puzzle-pick = Rätsel wählen
puzzle-streak = { $days ->
    [0] { $best ->
        [0] Noch keine Serie
       *[other] Gerade keine Serie · längste { $best }
    }
    [one] Serie: 1 Tag · längste { $best }
   *[other] Serie: { $days } Tage · längste { $best }
}
puzzle-more-of = Noch ein Rätsel: Spiel wählen …
button-puzzle-more = Noch eins
puzzle-all-had = Du hattest schon alle Rätsel zu { $game }, bis auf die von heute und den nächsten zwei Wochen.
puzzle-extra-over = Dieses Rätsel ist nicht mehr offen. Drück **{ button-puzzle-more }** für ein anderes.
button-puzzle-own = Meine Fehler
puzzle-over = Der Tag dieses Rätsels ist vorbei. Hier sind die von heute.
puzzle-old-buttons = Dieser Knopf war veraltet. Hier ist das Rätsel noch einmal. Wähl jetzt eine Antwort.
puzzle-had = Dieses Rätsel hast du schon beantwortet. Das nächste kommt um Mitternacht UTC.

puzzle-one = ### Rätsel · { $day } · { $game } · { $grade }
puzzle-extra = ### Rätsel · { $game } · { $grade }
puzzle-question = Was ist jetzt am besten?
puzzle-question-tiles = In diesem Zug kannst du alle deine Steine legen. Welche dieser Kombinationen liegt danach auf dem Tisch?
# $count von $rack Steinen können gelegt werden
puzzle-question-part = { $count ->
    [one] In diesem Zug kannst du nur 1 deiner { $rack } Steine legen.
   *[other] In diesem Zug kannst du höchstens { $count } deiner { $rack } Steine legen.
} Welche dieser Kombinationen liegt danach auf dem Tisch?
puzzle-choose = Antwort wählen
puzzle-hint = Tipp { $number } von { $most }: Am besten ist eine dieser { $count } Antworten.
button-puzzle-answer = Antworten
button-puzzle-hint = Tipp
button-puzzle-others = Alle Rätsel
button-puzzle-share = Teilen
puzzle-unanswered = Beantworte erst das Rätsel. Dann kannst du dein Ergebnis teilen.

# Was in eigenen Partien Punkte gekostet hat, als Rätsel
puzzle-own = ### Aus deiner Partie #{ $number } · { $game }
puzzle-own-waiting = ⏳ Ich sehe nach, was du sonst noch hättest tun können …
puzzle-own-played = **Dein Zug:** { $choice }. Das hat im Schnitt { $points } gekostet.
button-puzzle-own-next = Nächster Fehler
puzzle-own-none = Hier ist noch nichts. Lass eine beendete Partie analysieren, und jeder klare Fehler wird hier zum Rätsel (nur mit Karten, nicht mit Steinen).
puzzle-own-solved = Du hast alle Rätsel aus deinen Fehlern gelöst. Lass noch eine Partie analysieren, um weitere zu finden.
puzzle-own-gone = Dieser Fehler ist nicht mehr in deinen Analysen. Drück **{ button-puzzle-own }** für einen anderen.
button-puzzle-review = Analyse #{ $game }

puzzle-right = ✅ **Richtig!**
puzzle-wrong = ❌ **Nicht die beste Antwort:** { $choice }
puzzle-best = **Beste Antwort:** { $way }
puzzle-margin = Die beste Antwort bringt im Schnitt { $points } mehr als die nächstbeste.
puzzle-margin-games = { $games ->
    [one] Mit der besten Antwort gewinnst du von 100 Partien 1 mehr als mit der nächstbesten.
   *[other] Mit der besten Antwort gewinnst du von 100 Partien { $games } mehr als mit der nächstbesten.
}
puzzle-margin-left = { $count ->
    [one] Mit jeder der anderen Kombinationen bleibt mindestens 1 Stein mehr auf deinem Brett.
   *[other] Mit jeder der anderen Kombinationen bleiben mindestens { $count } Steine mehr auf deinem Brett.
}
# Wie es mit Steinen geht
puzzle-tiles-joker = Das Schwere daran: Du musst eine Kombination mit Joker umordnen.
puzzle-tiles-split = Das Schwere daran: Du musst eine Kombination in zwei teilen.
puzzle-tiles-apart = Das Schwere daran: Du musst Steine aus einer Kombination herausnehmen.
puzzle-tiles-added = Du musst keine Kombination zerlegen. Finde nur heraus, wohin deine Steine passen.
puzzle-tempting = { $games ->
    [one] **Verlockend:** { $choice }. Damit gewinnst du von 100 Partien 1 weniger:
   *[other] **Verlockend:** { $choice }. Damit gewinnst du von 100 Partien { $games } weniger:
}
# Was nach dem Verlockenden geschieht, und nach dem Besten, in so vielen von 100 Runden
puzzle-fate-first = In { $tempting } statt { $best } von 100 Runden machst du selbst Schluss.
puzzle-fate-laid = In { $tempting } statt { $best } von 100 Runden bringst du { $card } noch auf den Tisch.
puzzle-fate-left = In { $tempting } statt { $best } von 100 Runden bleibst du auf { $card } sitzen.
puzzle-fate-theirs = In { $tempting } statt { $best } von 100 Runden landet { $card } bei der anderen Seite.
puzzle-others = **So viele Punkte kosten die anderen Antworten:**
puzzle-others-games = **So viele von 100 Partien kosten die anderen Antworten:**
puzzle-proof-sampled = Vom starken Computer geprüft: Er hat die Runde viele Male weitergespielt, jedes Mal mit anderen verdeckten Karten.
puzzle-proof-all = Vom starken Computer geprüft: Er hat die Runde für jede mögliche Verteilung der verdeckten Karten zu Ende gespielt.
puzzle-proof-exact = Genau geprüft: Was du nicht siehst, ändert nichts an der Antwort.
# $change: „+12“
puzzle-rating = Deine Rätselwertung: **{ $rating }** ({ $change })
puzzle-rating-hints = Du hast Tipps genutzt, also ändert sich deine Rätselwertung nicht.
button-puzzle-see = Was passiert dann?
button-puzzle-best = Beste Antwort
button-puzzle-tempting = Verlockend
button-puzzle-back = Zurück zum Rätsel
puzzle-line-waiting = ⏳ Ich spiele es durch …
puzzle-line-best = **Beste Antwort** · Schritt { $step } von { $steps }
puzzle-line-tempting = **Verlockend** · Schritt { $step } von { $steps }
puzzle-line-over = **Die Runde ist zu Ende.** { $why }
puzzle-line-about = Die verdeckten Karten sind ausgedacht: So könnten sie zum Beispiel liegen. Der starke Computer spielt für alle.
puzzle-copy = Zum Teilen (verrät nichts):

puzzle-shared = Jolly-Rätsel { $day } · { $game } · { $grade }: { $result }, Serie { $streak }
puzzle-shared-solved = { $hints ->
    [0] gelöst
    [one] gelöst mit 1 Tipp
   *[other] gelöst mit { $hints } Tipps
}
puzzle-shared-missed = { $hints ->
    [0] nicht gelöst
    [one] nicht gelöst, 1 Tipp
   *[other] nicht gelöst, { $hints } Tipps
}

# $ratings: „Gin-Rommé 1432 · Stein-Rommé 1510 (vorläufig)“
puzzle-ratings = **Rätselwertung:** { $ratings }
puzzle-solved = **Rätsel des Tages:** { $count } gelöst

## Auf der ersten Seite des Clubs
puzzle-front = Rätsel
puzzle-front-done = { $done } von { $all }
puzzle-front-streak = { $days ->
    [one] Serie: { $days } Tag
   *[other] Serie: { $days } Tage
}
puzzle-front-next = **Das Rätsel des Tages** wartet auf dich: { $game }, { $grade }.
button-puzzle-front = Rätsel lösen
