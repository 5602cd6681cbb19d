### Rommé 51

game-rummy-51 = Rommé 51
rules-also-rummy-51 = Auch genannt: Remi, 51; nah verwandt mit dem deutschen Rommé (dort oft 40 Punkte)

option-name-pile-before-initial-meld = Ablage vor der Erstauslage
    .hint = Ob man die oberste Karte der Ablage vor der Erstauslage nehmen darf.
option-value-pile-before-initial-meld-only-if-melded = nur zum sofortigen Auslegen
option-value-pile-before-initial-meld-free = frei
option-name-joker-swap = Jokertausch
    .hint = Ob man einen Joker auf dem Tisch gegen die Karte tauschen darf, für die er steht.
option-name-unmelded = nichts ausgelegt
    .hint = Was du bekommst, wenn du gar nichts ausgelegt hast.
option-value-unmelded-count = die Karten zählen
preset-rummy-45 = Rommé 45
preset-rummy-40 = Rommé 40

points-unmelded = - nichts ausgelegt: { $points }

refusal-taken-card-unusable-rummy-51 = Du kannst { $card } noch nicht nehmen: Vor deiner Erstauslage musst du eine Karte von der Ablage im selben Zug auslegen oder anlegen, und { $card } passt nicht. Zieh stattdessen vom Stapel.
refusal-must-meld-taken-card-rummy-51 = Du hast { $card } vor deiner Erstauslage von der Ablage genommen, also musst du die Karte auslegen oder anlegen, bevor du abwirfst.

help-how-rummy-51 = **{ button-draw }** oder **{ button-take }**, Karten markieren, dann **{ button-meld }**, **{ button-lay-off }**, Joker **{ button-swap }** oder **{ button-discard }**.
    Oder tippen: /{ command-draw }, /{ command-meld } `4h * 6h`, /{ command-layoff } `7h 3`, /{ command-swap } `5h 3`, /{ command-discard } `Kd` oder `Karokönig`.

rules-rummy-51-1 = 2 bis 4 Personen, zwei Spiele zu 52 Karten, 4 Joker. Werde deine Karten los: Was auf der Hand bleibt, sind Strafpunkte.

    Alle bekommen 14 Karten. Wer beginnt, bekommt eine mehr und **wirft zuerst eine ab**, ohne zu ziehen oder auszulegen: Damit beginnt die **Ablage**. Der Rest ist der **Stapel**.

    { $one_round ->
        [yes] Ihr spielt **eine Runde**: Die kleinste Summe gewinnt.
       *[no] Die Partie endet mit der Runde, in der jemand **{ $target } Strafpunkte** erreicht: Die kleinste Summe gewinnt.
    } Veröffentlichte Regeln sagen wenig zu diesem Spiel, also haben wir das meiste selbst festgelegt { -decided }.
    .title = Das Ziel

rules-rummy-51-2 = **1.** Nimm die oberste Karte vom Stapel oder von der Ablage. Die Karte von der Ablage darfst du nicht im selben Zug abwerfen.
    { "" }**2.** Leg aus; nach deiner Erstauslage darfst du auch an alle Kombinationen anlegen.
    { "" }**3.** Wirf eine Karte ab. Auch Schluss macht man mit einem Abwurf: Behalte eine Karte dafür { -decided }.

    { "" }**Satz:** drei oder vier Karten gleichen Werts in verschiedenen Farben. **Folge:** drei oder mehr aufeinanderfolgende Karten einer Farbe. Das Ass steht vor der 2 oder nach dem König, nie dazwischen.

    Ist der Stapel aufgebraucht, wird die Ablage bis auf ihre oberste Karte neu gemischt. Beim fünften Mal bekommt niemand Punkte { -decided }.
    .title = Dein Zug

rules-rummy-51-3 = Deine Erstauslage muss mindestens **{ $initial_meld } Punkte** bringen, alles in einem Zug.

    K Q J 10 und A: 10, aber A 1 in A-2-3; die anderen ihre Zahl. Ein Joker zählt wie die Karte, für die er steht. Was du an Kombinationen desselben Zuges anlegst, zählt mit.

    Sobald die Punkte daliegen, darfst du an alle Kombinationen anlegen{ $joker_swap ->
        [no] .
       *[yes] {" "}und Joker tauschen.
    }

    Vorher darfst du die oberste Karte der Ablage { $pile_before_initial_meld ->
        [free] **frei** nehmen { -decided }.
       *[only-if-melded] **nur nehmen, wenn du sie im selben Zug auslegst oder anlegst** { -decided }.
    }
    .title = Die Erstauslage

rules-rummy-51-4 = Ein Joker steht für eine bestimmte Karte: die du nennst, sonst die einzige, die passt, oder die am oberen Ende einer Folge. In einem Satz aus drei kann er für jede der beiden fehlenden Farben stehen. Höchstens **die Hälfte einer Kombination** darf aus Jokern bestehen { -decided }.

    { $joker_swap ->
        [no] Joker auf dem Tisch kannst du **nicht tauschen** { -decided }.
       *[yes] { "" }**Tauschen:** Nach deiner Erstauslage darfst du einen Joker vom Tisch nehmen, wenn du die Karte, für die er steht, an seine Stelle legst. Den Joker musst du im selben Zug auslegen oder anlegen { -decided }.
    }
    .title = Joker

rules-rummy-51-5 = Wer Schluss macht, bekommt keine Strafpunkte. Die anderen bekommen Strafpunkte für die Karten auf ihrer Hand:

    { "" }**A K Q J 10:** je 10
    { "" }**9 bis 2:** ihre Zahl
    { "" }**Joker:** 25

    Hast du gar nichts ausgelegt, { $unmelded ->
        [100] bekommst du stattdessen **100**.
       *[count] zählen deine **Karten wie bei allen anderen**.
    }

    { "" }**Alles in einem Zug:** Machst du Schluss, ohne vorher etwas ausgelegt zu haben, zählen die Strafpunkte der anderen doppelt.
    .title = Punkte

rules-turn-rummy-51 = **Zugzeit:** { $turn }. Ist sie um, ziehe ich für dich, lege nur aus, was sein muss, und werfe ab. Drei versäumte Züge in Folge zählen als Aufgabe { -decided }.

learn-rummy-51-1 = Du hast 15 Karten und beginnst die Runde mit einem Abwurf. Am besten eine hohe Karte ohne Anschluss: Markier { $cards } im Menü, dann drück **{ button-discard }**.
learn-rummy-51-2 = Jolly hat eröffnet, mit einem Joker in einer Kombination: 🃏 steht dort für 8♠. Von jetzt an nimmst du am Anfang jedes Zuges eine Karte: Drück **{ button-draw }**.
learn-rummy-51-3 = Deine Erstauslage braucht **51 Punkte**, alles in einem Zug. Beginn mit 10 + 10 + 10: Markier { $cards }, dann drück **{ button-meld }**.
learn-rummy-51-4 = 30 Punkte liegen; mit 24 mehr sind es 54, das reicht. Markier { $cards }, dann drück **{ button-meld }**.
learn-rummy-51-5 = Du hast eröffnet, also kannst du jetzt alle Kombinationen auf dem Tisch nutzen. Der Joker steht für 8♠, und die hast du: Markier { $cards }, dann drück **{ button-swap }**.
learn-rummy-51-6 = Der Joker gehört dir und muss in diesem Zug auf den Tisch. Er kann jede Karte sein: Markier { $cards }, drück **{ button-meld }** und wähl 6♣ für den Joker.
learn-rummy-51-7 = Beende den Zug: Markier { $cards }, dann drück **{ button-discard }**.
learn-rummy-51-8 = Jolly hat 5♥ abgeworfen, genau die Karte, die zwischen deinen Herzkarten fehlt. Drück **{ button-take }**.
learn-rummy-51-9 = Fünf in Folge! Markier { $cards }, dann drück **{ button-meld }**.
learn-rummy-51-10 = Einen letzten Abwurf brauchst du immer. Markier { $cards } und drück **{ button-discard }**: Du machst Schluss, und Jolly bekommt Strafpunkte für den Rest auf der Hand.
learn-rummy-51-end = • Deine Erstauslage braucht 51 Punkte in einem Zug. Vorher darfst du eine Karte von der Ablage nur nehmen, wenn du sie gleich auslegst oder anlegst.
    • Ein Joker steht für jede Karte. Nach der Erstauslage kannst du ihn gegen diese Karte tauschen, musst ihn aber gleich wieder legen.
    • Karten, die du noch hältst, wenn jemand anders Schluss macht, sind Strafpunkte: Die kleinste Summe gewinnt.

pitch-rummy-51 = Sammle 51 Punkte zum Eröffnen, dann leg an, wo immer eine Karte passt.
