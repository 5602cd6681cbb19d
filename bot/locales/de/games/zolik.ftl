### Žolíky

game-zolik = Žolíky
rules-also-zolik = Auch genannt: Žolík, tschechisches Rommé, Joker-Rommé

option-name-flush-jokers = Joker beim Zumachen aus der Hand
    .hint = Ob unter den zwölf Karten, mit denen man aus der Hand zumacht, Joker sein dürfen.
option-value-flush-jokers-half = höchstens die Hälfte
preset-ten-deals = zehn Runden

points-going-out = - fürs Zumachen: { $points }

refusal-must-meld-joker-zolik = Du hast einen Joker vom Tisch genommen. Leg ihn in eine neue Kombination, bevor dein Zug endet: eine, die beim Tauschen noch nicht dalag.
refusal-dead-end-zolik = Danach bliebe dir { $card } übrig: Die Karte muss in diesem Zug in eine neue Kombination, und das ginge nicht. Versuch etwas anderes.

help-how-zolik = **{ button-draw }** oder **{ button-take }**, Karten markieren, dann **{ button-meld }**, **{ button-lay-off }**, Joker **{ button-swap }**, **{ button-discard }** oder **{ button-close }**.
    Oder tippen: /{ command-draw }, /{ command-meld } `4h * 6h`, /{ command-layoff } `7h 3`, /{ command-swap } `5h 3`, /{ command-discard } `Kd` oder `Karokönig`, /{ command-close } `Kd`.

rules-zolik-1 = 2 bis 6 Personen, zwei Spiele zu 52 Karten, 4 Joker. Werde deine Karten los: Was auf der Hand bleibt, sind Minuspunkte.

    Alle bekommen 12 Karten. Wer beginnt, bekommt eine mehr und **wirft zuerst eine ab**, ohne zu ziehen: Damit beginnt die **Ablage**. Der Rest ist der **Stapel**.

    { $deals ->
        [0] Bei **−100 oder weniger scheidest du aus** { -decided }. Wer zuletzt übrig bleibt, gewinnt.
        [one] Ihr spielt **eine Runde**, und niemand scheidet aus: Die größte Summe gewinnt.
       *[other] Ihr spielt **{ $deals } Runden**, und niemand scheidet aus: Dann gewinnt die größte Summe.
    }
    .title = Das Ziel

rules-zolik-2 = **1.** Nimm die oberste Karte vom Stapel oder von der Ablage.
    { "" }**2.** Leg aus; nach deiner Erstauslage darfst du auch an alle Kombinationen anlegen.
    { "" }**3.** Wirf eine Karte ab, auch die gerade genommene. **Jeder Zug endet mit einem Abwurf,** auch der letzte: Behalte eine Karte dafür. Ein Joker geht auch.

    { "" }**Satz:** drei oder vier Karten gleichen Werts in verschiedenen Farben { -decided }. **Folge:** drei oder mehr aufeinanderfolgende Karten einer Farbe. Das Ass steht vor der 2 oder nach dem König und zählt 1 { -decided }.

    Ist der Stapel aufgebraucht, wird die Ablage umgedreht; die oberste Karte bleibt liegen { -decided }. Beim fünften Mal bekommt niemand Punkte { -decided }.
    .title = Dein Zug

rules-zolik-3 = { $initial_meld ->
        [0] Für deine Erstauslage gilt **kein Mindestwert** { -decided }: Mit der ersten Kombination hast du eröffnet.
       *[other] Deine Erstauslage muss mindestens **{ $initial_meld } Punkte** bringen, alles in einem Zug. Was du an Kombinationen desselben Zuges anlegst, zählt mit { -decided }.
    }

    { "" }**J Q K 10:** je 10 · **9 bis 2:** ihre Zahl · **A:** 1
    { "" }**Joker:** die Karte, für die er steht

    Vor deiner Erstauslage darfst du nicht an andere Kombinationen anlegen und keine Joker tauschen. Danach schon, auch im selben Zug.
    .title = Die Erstauslage

rules-zolik-4 = Ein Joker steht für eine bestimmte Karte: die du nennst, sonst die einzige, die passt, oder die am oberen Ende einer Folge. In einem Satz aus drei kann er für jede der beiden fehlenden Farben stehen. Höchstens **die Hälfte einer Kombination** darf aus Jokern bestehen.

    { "" }**Tauschen:** Nach deiner Erstauslage { -decided } darfst du einen Joker vom Tisch nehmen, wenn du die Karte, für die er steht, an seine Stelle legst. Der Joker muss im selben Zug **in eine neue Kombination**: eine, die beim Tauschen noch nicht dalag.
    .title = Joker

rules-zolik-5 = Wer zumacht, bekommt **+10**. Die anderen verlieren Punkte für ihre Handkarten: 10 für K Q J 10, die Zahl für 9 bis 2, 1 für A, 15 für einen Joker.

    { "" }**Aus der Hand zumachen:** Hast du noch nichts ausgelegt, kannst du 12 Karten einer Farbe { $flush_jokers ->
        [no] ohne Joker { -decided }
       *[half] (davon höchstens die Hälfte Joker)
    } auslegen und die dreizehnte abwerfen, egal welcher Farbe. Dann verlieren die anderen doppelt so viel. Vor dem ersten Abwurf der Runde geht das nicht.
    .title = Zumachen und Punkte

rules-turn-zolik = **Zugzeit:** { $turn }. Ist sie um, ziehe ich für dich, lege nur aus, was sein muss, und werfe ab. Drei versäumte Züge in Folge zählen als Aufgabe { -decided }.

learn-zolik-1 = Du hast 13 Karten und beginnst die Runde mit einem Abwurf. Am besten eine hohe Karte ohne Anschluss: Markier { $cards } im Menü, dann drück **{ button-discard }**.
learn-zolik-2 = Jolly hat eröffnet, mit einem Joker in einer Kombination: 🃏 steht dort für 7♠. Von jetzt an nimmst du am Anfang jedes Zuges eine Karte: Drück **{ button-draw }**.
learn-zolik-3 = Deine Erstauslage braucht **40 Punkte**, alles in einem Zug. Beginn mit 10 + 10 + 10: Markier { $cards }, dann drück **{ button-meld }**.
learn-zolik-4 = 30 Punkte liegen; mit 18 mehr sind es 48, das reicht. Markier { $cards }, dann drück **{ button-meld }**.
learn-zolik-5 = Du hast eröffnet, also kannst du jetzt alle Kombinationen auf dem Tisch nutzen. Der Joker steht für 7♠, und die hast du: Markier { $cards }, dann drück **{ button-swap }**.
learn-zolik-6 = Der Joker gehört dir und muss in diesem Zug in eine neue Kombination. Markier { $cards }, drück **{ button-meld }** und wähl 6♣ für den Joker.
learn-zolik-7 = Beende den Zug: Markier { $cards }, dann drück **{ button-discard }**.
learn-zolik-8 = Jolly hat 9♦ abgeworfen, und du hast zwei Neunen. Drück **{ button-take }**.
learn-zolik-9 = Drei Karten gleichen Werts in verschiedenen Farben sind ein **Satz**. Markier { $cards }, dann drück **{ button-meld }**.
learn-zolik-10 = Zum Zumachen brauchst du immer eine letzte Karte. Markier { $cards } und drück **{ button-discard }**: Du bekommst 10, und Jolly verliert Punkte für den Rest auf der Hand.
learn-zolik-end = • Deine Erstauslage braucht 40 Punkte in einem Zug. Danach kannst du alle Kombinationen auf dem Tisch nutzen.
    • Tausch einen Joker gegen die Karte, für die er steht, und leg ihn gleich in eine neue Kombination.
    • Wer zumacht, bekommt 10, die anderen verlieren Punkte für ihre Handkarten. Bei −100 scheidest du aus; wer zuletzt übrig bleibt, gewinnt.

pitch-zolik = Der tschechische Klassiker: zwei Kartenspiele, vier Joker und eine Karte für den Schluss.
