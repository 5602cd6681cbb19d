# /rules und /help für Stein-Rommé

help-how-tile = Steine vom Brett und vom Tisch markieren, in Kombinationen legen und **Fertig** drücken; oder **Ziehen**. Den Probetisch siehst nur du.
    Oder tippen: /meld `r3 r4 r5`, /layoff `r6 2`, /move, /split, /undo, dann /done; oder /draw; /pass bei leerem Vorrat.

rules-tile-1 = 2 bis 4 Personen, 106 Steine: 1 bis 13 in vier Farben, alles doppelt, und 2 Joker. Leg alle deine Steine vor den anderen.

    Alle bekommen 14 Steine; der Rest ist der **Vorrat**. Wer beginnt, wird ausgelost; danach beginnt jede Runde der nächste Platz { -decided }.

    { $rounds ->
        [one] Es wird **eine Runde** gespielt: Die größte Summe gewinnt.
       *[other] Es werden **{ $rounds } Runden** gespielt: Dann gewinnt die größte Summe.
    }
    .title = Das Ziel

rules-tile-2 = **Leg** mindestens einen Stein von deinem Brett, oder **zieh** einen; nie beides. Ziehen beendet deinen Zug. Bei leerem Vorrat legst du oder passt.

    { "" }**Satz:** drei oder vier Steine gleicher Zahl in verschiedenen Farben, etwa 🔴7 🔵7 🟡7.
    { "" }**Folge:** drei oder mehr aufeinanderfolgende einer Farbe, etwa 🔴3 🔴4 🔴5. Die 1 ist unten; nach der 13 kommt nichts.

    Du arbeitest auf deiner eigenen Kopie des Tisches. Mit **Fertig** wird sie zum Tisch, wenn alles darauf gültig ist.
    .title = Dein Zug

rules-tile-3 = Bis du eröffnet hast, legst du nur **neue Kombinationen von deinem Brett**, und die alten bleiben, wie sie sind.

    { $opening ->
        [total] Die neuen Kombinationen des Zuges müssen **zusammen**
       *[single] **Eine** dieser Kombinationen muss
    } mindestens **{ $opening_points } Punkte** wert sein: die Summe der Zahlen, wobei ein Joker zählt wie der Stein, für den er steht.

    Ab deinem nächsten Zug darfst du den Tisch ergänzen und umordnen.

    { "" }**Handrommé:** Wer noch nicht eröffnet hat, legt das ganze Brett in einem Zug, nur mit Steinen vom Brett { -decided }. Dann gilt kein Mindestwert, und alle Punkte der Runde zählen doppelt.
    .title = Eröffnung

rules-tile-4 = Kombinationen gehören niemandem: Nimm Steine heraus, teile, verbinde und ergänze sie. Am Ende deines Zuges { -decided }
    · liegt jeder Stein in einer gültigen Kombination,
    · fehlt kein Stein, der auf dem Tisch lag,
    · ist mindestens einer von deinem Brett dazugekommen.

    { "" }**Joker** stehen für einen beliebigen Stein und bleiben dabei, wohin du sie auch schiebst, bis auch der echte Stein auf dem Tisch liegt, egal wo (in einem Satz aus drei: einer der fehlenden). Dann ist der Joker frei und muss gleich wieder gelegt werden { -decided }.
    .title = Umordnen

rules-tile-5 = Wer den letzten Stein legt, bekommt, was die anderen verlieren: jeweils die Summe des Bretts, ein Joker zählt 25.

    { "" }**Blockiert:** Der Vorrat ist leer, und alle passen nacheinander { -decided }. Das kleinste Brett gewinnt; die anderen verlieren die Differenz dazu, und wer gewinnt, bekommt diese Differenzen. Mehrere gleich kleine: Niemand gewinnt, sie bekommen 0.
    .title = Punkte
