### Stein-Rommé

game-tile = Stein-Rommé
rules-also-tile = Auch genannt: Rommé mit Zahlensteinen, Zahlenrommé, Rummy mit Steinen

option-name-rounds = Runden
    .hint = Wie viele Runden gespielt werden.
option-name-opening = Erstauslage
    .hint = Welche Kombinationen die Punkte der Erstauslage bringen müssen.
option-value-opening-single = eine Kombination allein
option-value-opening-total = alle neuen Kombinationen zusammen
option-name-opening-points = Punkte der Erstauslage
    .hint = Wie viele Punkte die Erstauslage bringen muss; 0 bis 200.
preset-total = Summe
preset-slow = langsam
preset-three-rounds = drei Runden

points-lost = - { $name } verliert { $points }
points-lowest = - abzüglich des kleinsten Bretts: +{ $points }

refusal-wrong-phase-tile = { $phase ->
    [deal] Die nächste Runde wird gerade ausgeteilt. Versuch es gleich noch einmal.
   *[other] { $action ->
        [pass] Solange im Vorrat Steine sind, kannst du nicht passen. Leg mindestens einen Stein, oder zieh einen.
       *[other] In diesem Spiel legst du Steine von deinem Brett, oder du ziehst einen aus dem Vorrat. Sonst gibt es nichts zu nehmen oder abzuwerfen.
    }
}
refusal-stock-empty-tile = Der Vorrat ist leer. Leg mindestens einen Stein, oder passe.
refusal-not-in-hand-tile = Du hast { $cards } nicht auf deinem Brett.
refusal-not-a-meld-tile = { $cards } ist keine Kombination. Ein Satz hat drei oder vier Steine gleicher Zahl in verschiedenen Farben; eine Folge mindestens drei aufeinanderfolgende Zahlen einer Farbe. Die 1 ist unten, nach der 13 kommt nichts.
refusal-does-not-fit-tile = { $card } passt nicht an Kombination { $meld }. An einen Satz passt dieselbe Zahl in einer Farbe, die noch fehlt; an eine Folge die nächste Zahl an einem der Enden, in ihrer Farbe.
refusal-not-opened-tile = Du hast noch nicht eröffnet, also darfst du die Kombinationen auf dem Tisch nicht ändern. Leg neue Kombinationen nur von deinem Brett.
refusal-joker-not-replaceable-tile = Der Joker, der vor deinem Zug in Kombination { $meld } lag, stünde für etwas anderes. Frei ist er nur, wenn ein Stein wie der, für den er steht, auf dem Tisch liegt.

help-how-tile = Steine vom Brett und vom Tisch markieren, in Kombinationen legen und **{ button-done }** drücken; oder **{ button-draw }**. Den Probetisch siehst nur du.
    Oder tippen: /{ command-meld } `r3 r4 r5` oder `rot 3-5`, /{ command-layoff } `r6 2`, /{ command-move }, /{ command-split }, /{ command-undo }, dann /{ command-done }. Oder /{ command-draw }; bei leerem Vorrat /{ command-pass }.

rules-tile-1 = 2 bis 4 Personen, 106 Steine: 1 bis 13 in vier Farben, alles doppelt, und 2 Joker. In Bildern haben blaue Steine ●, grüne ▲, rote ■ und gelbe ★. Werde alle deine Steine vor den anderen los.

    Alle bekommen 14 Steine; der Rest ist der **Vorrat**. Wer die erste Runde beginnt, wird ausgelost; danach geht es reihum { -decided }.

    { $rounds ->
        [one] Ihr spielt **eine Runde**: Die größte Summe gewinnt.
       *[other] Ihr spielt **{ $rounds } Runden**: Dann gewinnt die größte Summe.
    }
    .title = Das Ziel

rules-tile-2 = **Leg** mindestens einen Stein von deinem Brett, oder **zieh** einen; nie beides. Ziehen beendet deinen Zug. Ist der Vorrat leer, legst du oder passt.

    { "" }**Satz:** drei oder vier Steine gleicher Zahl in verschiedenen Farben, etwa 🔴7 🔵7 🟡7.
    { "" }**Folge:** drei oder mehr aufeinanderfolgende Zahlen einer Farbe, etwa 🔴3 🔴4 🔴5. Die 1 ist unten; nach der 13 kommt nichts.

    Du arbeitest auf deiner eigenen Kopie des Tisches. Drück **{ button-done }**: Ist jede Kombination gültig, wird deine Kopie zum Tisch.
    .title = Dein Zug

rules-tile-3 = Bis du eröffnet hast, kannst du nur **neue Kombinationen von deinem Brett** legen. Die Kombinationen auf dem Tisch bleiben, wie sie sind.

    { $opening ->
        [total] Die neuen Kombinationen des Zuges müssen **zusammen**
       *[single] **Eine** dieser Kombinationen muss
    } mindestens **{ $opening_points } Punkte** bringen: die Summe der Zahlen, und ein Joker zählt wie der Stein, für den er steht.

    Ab deinem nächsten Zug darfst du den Tisch ergänzen und umordnen.

    { "" }**Handrommé:** Hast du noch nicht eröffnet, kannst du dein ganzes Brett in einem Zug legen, nur mit Steinen vom Brett { -decided }. Die Punkte der Erstauslage brauchst du dann nicht, und alle Punkte der Runde zählen doppelt.
    .title = Die Erstauslage

rules-tile-4 = Kombinationen gehören niemandem: Nimm Steine heraus, teil Kombinationen, verbinde und ergänze sie. Am Ende deines Zuges { -decided }
    · liegt jeder Stein in einer gültigen Kombination,
    · fehlt kein Stein, der auf dem Tisch lag,
    · ist mindestens einer von deinem Brett dazugekommen.

    { "" }**Joker** stehen für einen beliebigen Stein und bleiben dabei, wohin du sie auch schiebst, bis auch der echte Stein auf dem Tisch liegt, egal wo (in einem Satz aus drei: einer der fehlenden). Dann ist der Joker frei und muss gleich wieder gelegt werden { -decided }.
    .title = Umordnen

rules-tile-5 = Wer zuerst keine Steine mehr hat, bekommt, was die anderen verlieren: jeweils die Summe ihres Bretts, ein Joker zählt 25.

    { "" }**Blockiert:** Der Vorrat ist leer, und alle passen hintereinander { -decided }. Das kleinste Brett gewinnt. Die anderen verlieren die Differenz dazu, und wer gewinnt, bekommt diese Differenzen. Haben mehrere das kleinste Brett, gewinnt niemand, und sie bekommen 0.
    .title = Punkte

rules-turn-tile = **Zugzeit:** { $turn }. Ist sie um, gilt dein Probetisch, als hättest du **{ button-done }** gedrückt; Steine von dir, die keine Kombination ergeben, kommen zurück aufs Brett. Ist der Tisch dann immer noch nicht gültig, nehme ich alles zurück, du ziehst nichts, und die nächste Person ist dran. Drei solche Züge in Folge zählen als Aufgabe { -decided }.

learn-tile-1 = Werde alle deine Steine vor den anderen los. Drei oder mehr aufeinanderfolgende Zahlen einer Farbe sind eine **Folge**. Markier { $cards } im Menü deines Bretts, dann drück **{ button-meld }**.
learn-tile-2 = Zum Eröffnen muss eine Kombination mindestens 30 Punkte bringen; diese bringt 33. Was du hier tust, sieht niemand, bis du **{ button-done }** drückst. Drück es jetzt.
learn-tile-3 = Jolly hat eine grüne Folge gelegt. Du hast eröffnet, also kannst du jetzt alle Kombinationen auf dem Tisch nutzen. Markier { $cards }, dann drück **{ button-lay-off }**.
learn-tile-4 = Du hast noch eine 🟢6, und sie passt an kein Ende von Kombination 2. Also teil die Kombination: Markier im Menü unter deinem Brett { $cards } aus Kombination 2, dann drück **{ button-split }**.
learn-tile-5 = 7 und 8 allein sind keine Kombination, mit deiner 6 schon: Markier { $cards } auf deinem Brett, dann drück **{ button-lay-off }**.
learn-tile-6 = Alle Kombinationen sind wieder gültig. Drück **{ button-done }**.
learn-tile-7 = Jetzt nimm einen Stein vom Tisch: Kombination 1 ist auch ohne ihre 🔴10 gültig. Markier sie im Menü zusammen mit 🟢10 🟡10 von deinem Brett, dann drück **{ button-meld }**.
learn-tile-8 = Drei Zehnen in verschiedenen Farben sind ein **Satz**, und Kombination 1 ist immer noch eine Folge. Drück **{ button-done }**.
learn-tile-9 = Diesmal passt nichts. Kannst du keinen Stein legen, ziehst du einen, und dein Zug ist zu Ende: Drück **{ button-draw }**.
learn-tile-end = • Leg in deinem Zug mindestens einen Stein, oder zieh einen.
    • Zum Eröffnen muss eine Kombination mindestens 30 Punkte bringen, nur aus eigenen Steinen.
    • Danach darfst du den Tisch auseinandernehmen, solange am Ende jede Kombination gültig ist. **{ button-suggest }** findet einen Weg.

pitch-tile = Zahlensteine auf einem Tisch, den alle umordnen dürfen.
