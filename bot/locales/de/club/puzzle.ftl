### /club puzzle: the puzzles of the day, read by one person alone, and the line to share.

command-club-puzzle = rätsel
    .description = Rätsel des Tages: Finde den einen Zug, der klar der beste ist
command-club-puzzle-game = spiel
    .description = Von welchem Spiel; ohne Angabe siehst du alle von heute
command-club-puzzle-level = stufe
    .description = Wie schwer es sein soll

puzzle-grade-easy = leicht
puzzle-grade-medium = mittel
puzzle-grade-hard = schwer

puzzle-title = ### Rätsel vom { $day }
puzzle-about = Eine Antwort ist klar die beste. Deine erste zählt. Neue Rätsel gibt es um Mitternacht UTC.
puzzle-none = Zu diesem Spiel gibt es keine Rätsel.
puzzle-pick = Wähle ein Rätsel
puzzle-streak = { $days ->
    [0] Serie: noch keine · längste { $best }
    [one] Serie: 1 Tag · längste { $best }
   *[other] Serie: { $days } Tage · längste { $best }
}
puzzle-more-of = Noch ein Rätsel: Spiel wählen
button-puzzle-more = Noch eins
puzzle-all-had = { $game }: Du hattest schon alle Rätsel bis auf die von heute und den nächsten zwei Wochen.
puzzle-extra-over = Dieses Rätsel ist nicht mehr offen. „{ button-puzzle-more }“ bringt dir ein anderes.
button-puzzle-own = Meine Fehler
puzzle-over = Der Tag dieses Rätsels ist vorbei. Hier sind die von heute.
puzzle-old-buttons = Das war nicht mehr aktuell. Hier ist das Rätsel, wie es jetzt ist: Wähl noch einmal.
puzzle-had = Du hattest deinen Versuch bei diesem Rätsel. Das nächste kommt um Mitternacht UTC.

puzzle-one = ### Rätsel { $day } · { $game } · { $grade }
puzzle-extra = ### Rätsel · { $game } · { $grade }
puzzle-question = Was ist jetzt am besten?
puzzle-question-tiles = Alle deine Steine können in diesem Zug weg. Welche dieser Kombinationen liegt dann auf dem Tisch?
# $count von $rack Steinen können gelegt werden
puzzle-question-part = { $count ->
    [one] In diesem Zug kann 1 deiner { $rack } Steine weg, mehr nicht.
   *[other] In diesem Zug können { $count } deiner { $rack } Steine weg, mehr nicht.
} Welche dieser Kombinationen liegt dann auf dem Tisch?
puzzle-choose = Wähle deine Antwort
puzzle-hint = Tipp { $number } von { $most }: Es ist eine dieser { $count } Antworten.
button-puzzle-answer = Antworten
button-puzzle-hint = Tipp
button-puzzle-others = Alle Rätsel
button-puzzle-share = Teilen
puzzle-unanswered = Beantworte erst das Rätsel: Dann gibt es etwas zu teilen.

# Was in eigenen Partien Punkte gekostet hat, als Rätsel
puzzle-own = ### Aus deiner Partie #{ $number } · { $game }
puzzle-own-waiting = ⏳ Ich sehe nach, was sonst noch möglich war …
puzzle-own-played = **Gespielt hast du:** { $choice }. Das hat im Schnitt { $points } gekostet.
button-puzzle-own-next = Nächster Fehler
puzzle-own-none = Hier ist noch nichts. Lass eine beendete Partie analysieren: Was dich sicher Punkte gekostet hat, kommt als Rätsel hierher. (Partien mit Steinen nicht.)
puzzle-own-solved = Zu allen deinen Fehlern hast du den besseren Zug gefunden. Lass noch eine Partie analysieren, dann gibt es vielleicht neue.
puzzle-own-gone = Diese Entscheidung kommt in deinen Analysen nicht mehr vor.
button-puzzle-review = Analyse #{ $game }

puzzle-right = ✅ **Richtig!**
puzzle-wrong = ❌ **Nicht das Beste:** { $choice }
puzzle-best = **Am besten:** { $way }
puzzle-margin = Das bringt im Schnitt { $points } mehr als das Nächstbeste.
puzzle-margin-games = { $games ->
    [one] Damit gewinnst du von 100 Partien 1 mehr als mit dem Nächstbesten.
   *[other] Damit gewinnst du von 100 Partien { $games } mehr als mit dem Nächstbesten.
}
puzzle-margin-left = { $count ->
    [one] Mit jeder der anderen Kombinationen bleibt mindestens 1 Stein mehr auf deinem Brett.
   *[other] Mit jeder der anderen Kombinationen bleiben mindestens { $count } Steine mehr auf deinem Brett.
}
# Wie es mit Steinen geht
puzzle-tiles-joker = Das Schwere daran: Eine Kombination mit Joker muss umgebaut werden.
puzzle-tiles-split = Das Schwere daran: Eine Kombination muss in zwei geteilt werden.
puzzle-tiles-apart = Das Schwere daran: Eine Kombination muss Steine hergeben.
puzzle-tiles-added = Keine Kombination muss zerlegt werden: Deine Steine müssen nur ihren Platz finden.
puzzle-tempting = { $games ->
    [one] **Verlockend:** { $choice }. Damit gewinnst du von 100 Partien 1 weniger:
   *[other] **Verlockend:** { $choice }. Damit gewinnst du von 100 Partien { $games } weniger:
}
# Was nach dem Verlockenden geschieht, und nach dem Besten, in so vielen von 100 Runden
puzzle-fate-first = In { $tempting } von 100 Runden machst du selbst Schluss statt in { $best }.
puzzle-fate-laid = In { $tempting } von 100 Runden kannst du { $card } noch legen statt in { $best }.
puzzle-fate-left = In { $tempting } von 100 Runden bleibst du auf { $card } sitzen statt in { $best }.
puzzle-fate-theirs = In { $tempting } von 100 Runden landet { $card } bei der anderen Seite statt in { $best }.
puzzle-others = **Die anderen Möglichkeiten verlieren:**
puzzle-others-games = **Die anderen, in gewonnenen Partien von 100:**
puzzle-proof-sampled = Vom starken Computer geprüft: Die Runde wurde viele Male weitergespielt, jedes Mal mit neu verteilten verdeckten Karten.
puzzle-proof-all = Vom starken Computer geprüft: Die Runde wurde für jede mögliche Lage der verdeckten Karten weitergespielt.
puzzle-proof-exact = Genau geprüft: Es ist gleich, wie die verdeckten Karten liegen.
# $change: „+12“
puzzle-rating = Deine Rätselwertung: **{ $rating }** ({ $change })
puzzle-rating-hints = Mit Tipps gelöst: Deine Rätselwertung bleibt, wie sie ist.
button-puzzle-see = Was passiert dann?
button-puzzle-best = Am besten
button-puzzle-tempting = Verlockend
button-puzzle-back = Zurück zum Rätsel
puzzle-line-waiting = ⏳ Ich spiele es durch …
puzzle-line-best = **Am besten** · Zug { $step } von { $steps }
puzzle-line-tempting = **Verlockend** · Zug { $step } von { $steps }
puzzle-line-over = **Die Runde ist zu Ende.** { $why }
puzzle-line-about = Die verdeckten Karten sind ausgedacht: So könnten sie liegen. Für alle spielt der starke Computer weiter.
puzzle-copy = Zum Teilen (es verrät nichts):

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
