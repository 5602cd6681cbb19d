### Die Analyse: was man aus einer Partie lernen kann; nur man selbst sieht sie, bis man sie teilt.

button-review = Analyse
button-review-course = Überblick

review-others = Du hast in **#{ $game }** nicht mitgespielt, also gibt es für dich nichts zu analysieren.
review-aborted = **#{ $game }** wurde abgebrochen, also gibt es nichts zu analysieren.
review-nothing = Du hast in **#{ $game }** nichts selbst entschieden, also gibt es nichts zu analysieren.
review-two-waiting = Ich arbeite schon an zwei Analysen für dich. Frag noch einmal, wenn eine davon fertig ist.
review-gone = Die Analyse von **#{ $game }** gibt es nicht mehr. Drück unter der Partie auf **{ button-review }**, dann mache ich eine neue.
review-failed = Mit dieser Analyse bin ich nicht fertig geworden. Drück bitte noch einmal auf **{ button-review }**.
review-queue = { $count ->
    [one] In der Warteschlange: 1 Analyse vor deiner …
   *[other] In der Warteschlange: { $count } Analysen vor deiner …
}
review-progress = Ich sehe mir jede deiner Entscheidungen an … { $percent } %

review-title = Analyse · { $game }
review-shared = Analyse von { $name } · { $game }
# $points: „34 Punkte“. Das Ergebnis zählt gegen die andere Seite, oder gegen den Schnitt von mehreren.
review-outcome = { $outcome ->
    [won] Du hast gewonnen
    [lost] Du hast verloren
   *[nobody] Niemand hat gewonnen
}, { $side ->
    [ahead] **{ $points } vorn**
    [behind] **{ $points } zurück**
   *[level] nach Punkten gleichauf
}:
review-outcome-shared = { $side ->
    [ahead] **{ $points } vorn**
    [behind] **{ $points } zurück**
   *[level] Nach Punkten gleichauf
}:
# Dasselbe gegen mehrere. „Du hast verloren, 14 Punkte über dem Schnitt der anderen“
review-average = { $outcome ->
    [won] Du hast gewonnen
    [lost] Du hast verloren
   *[nobody] Niemand hat gewonnen
}, { $side ->
    [ahead] **{ $points } über dem**
    [behind] **{ $points } unter dem**
   *[level] genau im
} Schnitt der anderen:
review-average-shared = { $side ->
    [ahead] **{ $points } über dem**
    [behind] **{ $points } unter dem**
   *[level] Genau im
} Schnitt der anderen:
# Punkte mit Vorzeichen, die zusammen das Ergebnis ausmachen. $rivals: der Name der anderen Seite, oder
# review-rivals; $player: review-you, oder der Name, wo alle es lesen; $error: „4“ oder „0,5“
review-parts = **{ $cards }** die Karten · **{ $you }** { $player } (± { $error }) · **{ $others }** { $rivals }
review-you = du
review-rivals = die anderen
review-measured = Die drei Zahlen ergeben zusammen das Ergebnis. Deine Zahl zeigt, was deine Entscheidungen gebracht oder gekostet haben, verglichen mit dem starken Computer, der nicht mehr wusste als du. Die Zahl der anderen zeigt, was deren Entscheidungen dir gebracht haben. *Die Karten* sind der Rest. Die Zahlen sind geschätzt und ohne den Bonus am Ende der Partie.
# Was von jemandes Spiel gesagt wird, wenn nichts Bestimmtes zu sagen ist
review-verdict = { $verdict ->
    [few] Zu wenige Entscheidungen für ein Urteil ({ $decisions }).
    [well] Gut gespielt: { $decisions ->
        [one] 1 Entscheidung
       *[other] { $decisions } Entscheidungen
    }, und so gut wie keine Punkte verloren.
    [lost] Keine einzelne Entscheidung hat klar Punkte gekostet, alle zusammen aber schon.
   *[open] Keine klaren Fehler. Ob es kleine gab, lässt sich nicht sagen: Die Schätzung ist nur auf ± { $error } genau.
}
review-sure = { $count ->
    [one] Ein klarer Fehler bei { $decisions ->
        [one] 1 Entscheidung
       *[other] { $decisions } Entscheidungen
    }:
   *[other] Die teuersten klaren Fehler bei { $decisions ->
        [one] 1 Entscheidung
       *[other] { $decisions } Entscheidungen
    }:
}
review-none-clear = Keine klaren Fehler bei { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
}.
# Entscheidungen, die sicher Punkte gekostet haben, aber wenige
review-small = { $count ->
    [one] Ein kleiner Fehler:
   *[other] Kleine Fehler:
}
review-likely = { $count ->
    [one] Das hat wohl Punkte gekostet, sicher ist es aber nicht:
   *[other] Diese Entscheidungen haben wohl Punkte gekostet, sicher ist es aber nicht:
}
review-scattered = Neben den klaren Fehlern machen kleine Verluste zusammen etwa { $points } aus (± { $error }).
review-scattered-alone = Kleine Verluste machen zusammen etwa { $points } aus (± { $error }).
# $loss: „etwa 6 Punkte (± 2)“. $told: „Du hast K♦ abgeworfen.“ $advice: „Wirf 7♦ ab: …“
review-row = **{ $number }** · Runde { $round } · { $loss }
    { $told } Besser: { $advice }
# Nach einem Abwurf. $meld: „Kombination 3 (3♦ 4♦ 5♦)“
review-fits = { $card } passt an { $meld }.
review-loss = etwa { $points } (± { $error })
review-loss-likely = wohl etwa { $points }

## Die Seite der Runden
button-review-rounds = Runden
review-rounds = Runde für Runde
review-round = **{ $round }** · **{ $result }** = { $cards } die Karten, { $you } { $player }, { $others } { $rivals }

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

review-trend = **Glück und Können** in deinen analysierten Partien (Punkte pro Runde)
review-lately = { $game }, { $count ->
    [one] 1 Partie
   *[other] die letzten { $count } Partien
}: Glück { $luck }, Können { $play }
review-before = { $game }, { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
} davor: Glück { $luck }, Können { $play }
