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
puzzle-over = Der Tag dieses Rätsels ist vorbei. Hier sind die von heute.
puzzle-old-buttons = Das war nicht mehr aktuell. Hier ist das Rätsel, wie es jetzt ist: Wähl noch einmal.
puzzle-had = Du hattest deinen Versuch bei diesem Rätsel. Das nächste kommt um Mitternacht UTC.

puzzle-one = ### Rätsel { $day } · { $game } · { $grade }
puzzle-question = Was ist jetzt am besten?
puzzle-question-tiles = Alle deine Steine können in diesem Zug weg. Welche dieser Kombinationen liegt dann auf dem Tisch?
puzzle-choose = Wähle deine Antwort
puzzle-hint = Tipp { $number } von { $most }: Es ist eine dieser { $count } Antworten.
button-puzzle-answer = Antworten
button-puzzle-hint = Tipp
button-puzzle-others = Alle Rätsel
button-puzzle-share = Teilen
puzzle-unanswered = Beantworte erst das Rätsel: Dann gibt es etwas zu teilen.

puzzle-right = ✅ **Richtig!**
puzzle-wrong = ❌ **Nicht das Beste:** { $choice }
puzzle-best = **Am besten:** { $way }
puzzle-margin = Das bringt im Schnitt { $points } mehr als das Nächstbeste.
puzzle-others = **Die anderen Möglichkeiten verlieren:**
puzzle-proof-sampled = Vom starken Computer geprüft: Die Runde wurde viele Male weitergespielt, jedes Mal mit neu verteilten verdeckten Karten.
puzzle-proof-all = Vom starken Computer geprüft: Die Runde wurde für jede mögliche Lage der verdeckten Karten weitergespielt.
puzzle-proof-exact = Genau geprüft: Es ist gleich, wie die verdeckten Karten liegen.
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

puzzle-solved = **Rätsel des Tages:** { $count } gelöst
