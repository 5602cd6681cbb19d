### Die Analyse: was man aus einer Partie lernen kann; nur man selbst sieht sie, bis man sie teilt.

button-review = Analyse
button-review-course = Überblick

review-others = Du hast die Partie **#{ $game }** nicht gespielt, also gibt es für dich nichts zu analysieren.
review-aborted = Die Partie **#{ $game }** wurde abgebrochen, also gibt es nichts zu analysieren.
review-nothing = Du hast in der Partie **#{ $game }** nichts selbst entschieden, also gibt es nichts zu analysieren.
review-two-waiting = Zwei Analysen für dich sind schon in Arbeit. Frag nach dieser, wenn eine davon fertig ist.
review-gone = Die Analyse der Partie **#{ $game }** gibt es nicht mehr. Drück unter der Partie auf Analyse, dann mache ich eine neue.
review-failed = Mit dieser Analyse bin ich nicht fertig geworden. Drück bitte noch einmal auf Analyse.
review-queue = { $count ->
    [one] In der Warteschlange: 1 Analyse vor deiner …
   *[other] In der Warteschlange: { $count } Analysen vor deiner …
}
review-progress = Ich sehe mir jede deiner Entscheidungen an … { $percent } %

review-title = Analyse · { $game }
review-shared = { $name } teilt die eigene Analyse · { $game }
review-loss = etwa { $points } (± { $error })

review-decision = Entscheidung { $number } von { $count } · Runde { $round }
review-played = **Gespielt:** { $told }
review-better = **Besser:** { $advice }
review-cost = **Kosten:** im Schnitt { $loss }

chances-title = Gewinnchancen
chances-rounds = Runden
chances-percent = { $percent } %
chances-said = Gewinnchancen: am Anfang { $first }, am Ende { $last }.
chances-round = Runde { $round }: { $chances }
chances-mark = Entscheidung { $number }

review-trend = **Karten und Entscheidungen** in deinen analysierten Partien, Punkte pro Runde
review-lately = { $game }, { $count ->
    [one] 1 Partie
   *[other] letzte { $count } Partien
}: Karten { $luck }, Entscheidungen { $play }
review-before = { $game }, { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
} davor: Karten { $luck }, Entscheidungen { $play }
