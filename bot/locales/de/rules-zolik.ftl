# /rules und /help für Žolíky

help-how-zolik = **Ziehen** oder **Nehmen**, Karten markieren, dann **Auslegen**, **Anlegen**, Joker **Tauschen**, **Abwerfen** oder **Zumachen**.
    Oder tippen: /draw, /meld `4h * 6h`, /layoff `7h 3`, /swap `5h 3`, /discard `Kd`, /close `Kd`.

rules-zolik-1 = 2 bis 6 Personen, zwei Spiele zu 52 Karten, 4 Joker. Werde deine Karten los: Was auf der Hand bleibt, sind Minuspunkte.

    Alle bekommen 12 Karten. Wer beginnt, bekommt eine mehr und **wirft zuerst eine ab**, ohne zu ziehen: Damit beginnt die **Ablage**. Der Rest ist der **Stapel**.

    { $deals ->
        [0] Wer **−100 oder weniger** hat, **scheidet aus** { -decided }. Wer als Letztes übrig ist, gewinnt.
        [one] Es wird **eine Runde** gespielt, und vorher scheidet niemand aus: Die größte Summe gewinnt.
       *[other] Es werden **{ $deals } Runden** gespielt, und vorher scheidet niemand aus: Dann gewinnt die größte Summe.
    }
    .title = Das Ziel

rules-zolik-2 = **1.** Nimm die oberste Karte vom Stapel oder von der Ablage.
    { "" }**2.** Leg aus; nach deiner Erstauslage darfst du auch an alle Kombinationen anlegen.
    { "" }**3.** Wirf eine Karte ab, auch die gerade genommene. **Jeder Zug endet mit einem Abwurf,** auch der letzte: Behalte eine Karte dafür. Ein Joker geht auch.

    { "" }**Satz:** drei oder vier gleichen Werts in verschiedenen Farben { -decided }. **Folge:** drei oder mehr aufeinanderfolgende einer Farbe. Das Ass steht vor der 2 oder nach dem König und zählt 1 { -decided }.

    Ist der Stapel aufgebraucht, wird die Ablage umgedreht; die oberste Karte bleibt liegen { -decided }. Beim fünften Mal bekommt niemand Punkte { -decided }.
    .title = Dein Zug

rules-zolik-3 = { $initial_meld ->
        [0] Für deine ersten Kombinationen gilt **kein Mindestwert** { -decided }: Mit der ersten ist die Erstauslage gemacht.
       *[other] Deine ersten Kombinationen müssen in einem einzigen Zug zusammen **{ $initial_meld } Punkte** bringen. Was du an Kombinationen dieses Zuges anlegst, zählt mit { -decided }.
    }

    { "" }**J Q K 10:** je 10 · **9 bis 2:** ihre Zahl · **A:** 1
    { "" }**Joker:** die Karte, für die er steht

    Vorher darfst du nicht an die anderen Kombinationen anlegen und keine Joker tauschen. Danach schon, auch im selben Zug.
    .title = Die Erstauslage

rules-zolik-4 = Ein Joker steht für eine bestimmte Karte: die du nennst, sonst die einzige, die passt, oder die am oberen Ende einer Folge. In einem Satz aus drei kann er für jede der beiden fehlenden Farben stehen. Höchstens **die Hälfte einer Kombination** sind Joker.

    { "" }**Tauschen:** Nach deiner Erstauslage { -decided } darfst du die Karte selbst an die Stelle eines Jokers auf dem Tisch legen. Der Joker muss im selben Zug **in eine neue Kombination**: eine, die beim Tauschen noch nicht dalag.
    .title = Joker

rules-zolik-5 = Wer zumacht, bekommt **+10**. Die anderen verlieren Punkte für ihre Handkarten: 10 für K Q J 10, die Zahl für 9 bis 2, 1 für A, 15 für einen Joker.

    { "" }**Aus der Hand zumachen:** Wer nichts ausgelegt hat, darf 12 Karten einer Farbe { $flush_jokers ->
        [no] ohne Joker { -decided }
       *[half] (davon höchstens die Hälfte Joker)
    } auslegen und die dreizehnte abwerfen, egal welcher Farbe. Dann verlieren die anderen doppelt. Nicht vor dem ersten Abwurf der Runde.
    .title = Zumachen und Punkte
