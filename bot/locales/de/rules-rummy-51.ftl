# /rules und /help für Rommé 51

help-how-rummy-51 = **Ziehen** oder **Nehmen**, Karten markieren, dann **Auslegen**, **Anlegen**, Joker **Tauschen** oder **Abwerfen**.
    Oder tippen: /draw, /meld `4h * 6h`, /layoff `7h 3`, /swap `5h 3`, /discard `Kd`.

rules-rummy-51-1 = 2 bis 4 Personen, zwei Spiele zu 52 Karten, 4 Joker. Werde deine Karten los: Was auf der Hand bleibt, sind Strafpunkte.

    Alle bekommen 14 Karten. Wer beginnt, bekommt eine mehr und **wirft zuerst eine ab**, ohne zu ziehen oder auszulegen: Damit beginnt die **Ablage**. Der Rest ist der **Stapel**.

    Die Partie endet mit der Runde, in der jemand **{ $target } Strafpunkte** erreicht: Die kleinste Summe gewinnt. Gedruckte Regeln sagen wenig zu diesem Spiel: Das meiste ist { -decided }.
    .title = Das Ziel

rules-rummy-51-2 = **1.** Nimm die oberste Karte vom Stapel oder von der Ablage. Die Karte von der Ablage darfst du nicht im selben Zug abwerfen.
    { "" }**2.** Leg aus; nach deiner Erstauslage darfst du auch an alle Kombinationen anlegen.
    { "" }**3.** Wirf eine Karte ab. Auch Schluss macht man mit einem Abwurf: Behalte eine Karte dafür { -decided }.

    { "" }**Satz:** drei oder vier gleichen Werts in verschiedenen Farben. **Folge:** drei oder mehr aufeinanderfolgende einer Farbe. Das Ass steht vor der 2 oder nach dem König, nie dazwischen.

    Ist der Stapel aufgebraucht, wird die Ablage unter ihrer obersten Karte gemischt. Beim fünften Mal bekommt niemand Punkte { -decided }.
    .title = Dein Zug

rules-rummy-51-3 = Deine ersten Kombinationen müssen in einem einzigen Zug zusammen **{ $initial_meld } Punkte** bringen.

    K Q J 10 und A: 10, aber A 1 in A-2-3; die anderen ihre Zahl. Ein Joker zählt wie die Karte, für die er steht. Was du an Kombinationen dieses Zuges anlegst, zählt mit.

    Sobald die Punkte daliegen, darfst du an alle Kombinationen anlegen{ $joker_swap ->
        [no] .
       *[yes] {" "}und Joker tauschen.
    }

    Vorher darfst du die oberste Karte der Ablage { $pile_before_initial_meld ->
        [free] **frei** nehmen { -decided }.
       *[only-if-melded] **nur nehmen, wenn du sie im selben Zug legst**, in einer neuen Kombination oder angelegt { -decided }.
    }
    .title = Die Erstauslage

rules-rummy-51-4 = Ein Joker steht für eine bestimmte Karte: die du nennst, sonst die einzige, die passt, oder die am oberen Ende einer Folge. In einem Satz aus drei kann er für jede der beiden fehlenden Farben stehen. Höchstens **die Hälfte einer Kombination** sind Joker { -decided }.

    { $joker_swap ->
        [no] Joker auf dem Tisch werden **nicht getauscht** { -decided }.
       *[yes] { "" }**Tauschen:** Nach deiner Erstauslage darfst du die Karte selbst an die Stelle eines Jokers auf dem Tisch legen. Der Joker muss im selben Zug ausgelegt oder angelegt werden { -decided }.
    }
    .title = Joker

rules-rummy-51-5 = Wer Schluss macht, bekommt nichts. Für die anderen zählt als Strafpunkte, was sie auf der Hand haben:

    { "" }**A K Q J 10:** je 10
    { "" }**9 bis 2:** ihre Zahl
    { "" }**Joker:** 25

    Wer gar nichts ausgelegt hat, zählt { $unmelded ->
        [100] stattdessen **100**.
       *[count] die **Karten wie alle anderen**.
    }

    { "" }**Schluss in einem Zug,** ohne vorher ausgelegt zu haben: Die Strafpunkte der anderen zählen doppelt.
    .title = Punkte
