### Rommé 500

game-five-hundred = Rommé 500
rules-also-five-hundred = Auch genannt: 500er-Rommé, Rummy 500

points-meld = - { $cards }: { $sum }
points-added = - { $cards } in { $meld }: { $sum }
points-laid-nothing = - nichts ausgelegt

help-how-five-hundred = **{ button-draw }** oder **{ button-take }**, Karten markieren, dann **{ button-meld }**, **{ button-lay-off }** oder **{ button-discard }**.
    Oder tippen: /{ command-draw }, /{ command-draw } `{ command-draw-source }:{ choice-pile } { command-draw-card }:7h`, /{ command-meld } `4h 5h 6h` oder `Herz 4-6`, /{ command-layoff } `7h 3`, /{ command-discard } `Kd` oder `Karokönig`.

rules-five-hundred-1 = Zu zweit, 52 Karten, keine Joker. Karten, die du auf den Tisch legst, bringen Punkte; Karten, die dir auf der Hand bleiben, kosten Punkte.

    Beide bekommen 13 Karten, einzeln ausgeteilt. Wer nicht austeilt, bekommt die erste { -decided } und spielt zuerst. Eine Karte wird aufgedeckt: Damit beginnt die **Ablage**. Der Rest ist der **Stapel**.

    { $one_round ->
        [yes] Ihr spielt **eine Runde**: Es gewinnt, wer mehr Punkte hat.
       *[no] Nach einer Runde, in der jemand **{ $target } Punkte** oder mehr hat, gewinnt, wer mehr Punkte hat.
    }
    .title = Das Ziel

rules-five-hundred-2 = **1.** Nimm eine Karte: die oberste vom Stapel, oder Karten von der Ablage.
    { "" }**2.** Leg aus und an, so viel du magst, oder nichts.
    { "" }**3.** Wirf eine Karte auf die Ablage ab. Damit endet dein Zug.

    Legst du deine letzte Karte aus oder an, wirfst du nicht ab: Die Runde ist sofort zu Ende.
    .title = Dein Zug

rules-five-hundred-3 = **Satz:** drei oder vier Karten gleichen Werts, etwa 7♠ 7♥ 7♦.
    { "" }**Folge:** drei oder mehr aufeinanderfolgende Karten einer Farbe, etwa 4♥ 5♥ 6♥.

    Das Ass steht vor der 2 (A♥ 2♥ 3♥) oder nach dem König (Q♥ K♥ A♥), nie dazwischen { -decided }. Passt beides, zählt es hoch { -decided }.

    { "" }**Anlegen** heißt, eine Karte an eine Kombination auf dem Tisch zu legen, egal wer sie ausgelegt hat. Die Punkte dafür bekommst du.
    .title = Kombinationen

rules-five-hundred-4 = Von der Ablage darfst du beliebig viele Karten nehmen: eine Karte und alle, die darauf liegen.

    { "" }**Die oberste Karte allein** geht immer, aber du darfst sie nicht im selben Zug abwerfen.

    { "" }**Zwei oder mehr:** Die unterste musst du im selben Zug auslegen oder anlegen, bevor du abwirfst. Geht das nicht, kannst du diese Karten nicht nehmen. Mit den anderen kannst du machen, was du willst { -decided }.

    Was dich auf so einer Karte sitzen ließe, lasse ich nicht zu. Du kannst also nichts falsch machen.
    .title = Von der Ablage nehmen

rules-five-hundred-5 = Eine Runde endet, wenn eine Hand leer ist, oder mit dem Zug, der die letzte Karte vom Stapel genommen hat { -decided }.

    Du bekommst die Punkte der Karten, die du in der Runde gelegt hast, minus die auf deiner Hand. Das kann unter 0 gehen.

    { "" }**K Q J 10:** je 10 Punkte
    { "" }**9 bis 2:** ihre Zahl
    { "" }**A:** 15, aber 1 in einer Folge mit 2 und 3
    .title = Punkte

learn-five-hundred-1 = Die Karten, die du auslegst, sind deine Punkte. Am Anfang jedes Zuges nimmst du eine Karte: Drück **{ button-draw }**.
learn-five-hundred-2 = Du hast 5♥ gezogen! Drei oder mehr aufeinanderfolgende Karten einer Farbe sind eine **Folge**. Markier { $cards } im Menü, dann drück **{ button-meld }**.
learn-five-hundred-3 = Jeder Zug endet mit einem Abwurf. Karten auf der Hand zählen gegen dich, also weg mit einer hohen, die zu nichts passt: Markier { $cards }, dann drück **{ button-discard }**.
learn-five-hundred-4 = Jolly hat drei Achten ausgelegt, einen **Satz**, und 7♥ abgeworfen. Schau auf die Ablage: Du brauchst 8♠, und du darfst sie aus der Ablage holen, wenn du sie gleich auslegst. Drück **{ button-take }** und wähl 8♠: Alle Karten darauf kommen mit.
learn-five-hundred-5 = Jetzt musst du 8♠ auslegen. Markier { $cards }, dann drück **{ button-meld }**.
learn-five-hundred-6 = 7♥ passt an deine erste Folge. Einzelne Karten kannst du an jede Kombination anlegen, auch an die von Jolly, und die Punkte bekommst du. Markier { $cards }, dann drück **{ button-lay-off }**.
learn-five-hundred-7 = Sonst passt nichts. Markier { $cards }, dann drück **{ button-discard }**.
learn-five-hundred-8 = Jolly hat K♣ abgeworfen, das hilft dir nicht. Drück **{ button-draw }**.
learn-five-hundred-9 = J♦ schließt die Lücke! Markier { $cards }, dann drück **{ button-meld }**.
learn-five-hundred-10 = Eine Karte ist übrig. Markier { $cards } und drück **{ button-discard }**: Mit leerer Hand ist die Runde zu Ende.
learn-five-hundred-end = • Was du auslegst, zählt für dich; was auf der Hand bleibt, gegen dich.
    • Von der Ablage darfst du bis zu jeder Karte nehmen, wenn du diese Karte gleich auslegst oder anlegst.
    • Einzelne Karten kannst du an jede Kombination anlegen. Sobald jemand 100 Punkte hat, gewinnt, wer die meisten hat.

pitch-five-hundred = Jede ausgelegte Kombination zählt, und von der Ablage nimmst du auch mehr als die oberste.
