### Rommé 500

game-five-hundred = Rommé 500

points-meld = - { $cards }: { $sum }
points-added = - { $cards } in { $meld }: { $sum }
points-laid-nothing = - nichts ausgelegt

help-how-five-hundred = **Ziehen** oder **Nehmen**, Karten markieren, dann **Legen**, **Anlegen** oder **{ button-discard }**.
    Oder tippen: /{ command-draw }, /{ command-draw } `{ command-draw-source }:{ choice-pile } { command-draw-card }:7h`, /{ command-meld } `4h 5h 6h`, /{ command-layoff } `7h 3`, /{ command-discard } `Kd`.

rules-five-hundred-1 = Zu zweit, 52 Karten, keine Joker. Karten, die du auf den Tisch legst, bringen Punkte; Karten, die dir auf der Hand bleiben, kosten Punkte.

    Beide bekommen 13 Karten, einzeln ausgeteilt; wer nicht gibt, bekommt die erste { -decided } und spielt zuerst. Eine Karte wird aufgedeckt: Damit beginnt die **Ablage**. Der Rest ist der **Stapel**.

    { $one_round ->
        [yes] Es wird **eine Runde** gespielt: Es gewinnt, wer mehr Punkte hat.
       *[no] Nach einer Runde, in der jemand **{ $target } Punkte** oder mehr hat, gewinnt, wer mehr Punkte hat.
    }
    .title = Das Ziel

rules-five-hundred-2 = **1.** Nimm eine Karte: die oberste vom Stapel, oder Karten von der Ablage.
    { "" }**2.** Leg aus und an, so viel du magst, oder nichts.
    { "" }**3.** Wirf eine Karte auf die Ablage ab. Damit endet dein Zug.

    Wer die letzte Karte auslegt oder anlegt, wirft nicht ab: Die Runde ist sofort zu Ende.
    .title = Dein Zug

rules-five-hundred-3 = **Satz:** drei oder vier Karten gleichen Werts, etwa 7♠ 7♥ 7♦.
    { "" }**Folge:** drei oder mehr aufeinanderfolgende Karten einer Farbe, etwa 4♥ 5♥ 6♥.

    Das Ass steht vor der 2 (A♥ 2♥ 3♥) oder nach dem König (Q♥ K♥ A♥), nie dazwischen { -decided }. Wo beides ginge, steht es oben { -decided }.

    { "" }**Anlegen** heißt, eine Karte an eine Kombination auf dem Tisch zu legen, egal an wessen. Die Punkte dafür bekommst du.
    .title = Kombinationen

rules-five-hundred-4 = Von der Ablage darfst du beliebig viele Karten nehmen: eine Karte und alle, die darauf liegen.

    { "" }**Die oberste Karte allein** geht immer, aber du darfst sie nicht im selben Zug abwerfen.

    { "" }**Zwei oder mehr:** Die tiefste muss im selben Zug ausgelegt oder angelegt werden, bevor du abwirfst. Geht das nicht, kannst du sie nicht nehmen. Mit den anderen kannst du machen, was du willst { -decided }.

    Was dich auf so einer Karte sitzen ließe, lehne ich ab; du kannst also nichts falsch machen.
    .title = Von der Ablage nehmen

rules-five-hundred-5 = Eine Runde endet, wenn eine Hand leer ist, oder mit dem Zug, der die letzte Karte vom Stapel genommen hat { -decided }.

    Du bekommst die Punkte der Karten, die du in der Runde gelegt hast, minus die auf deiner Hand. Das kann unter 0 gehen.

    { "" }**K Q J 10:** je 10 Punkte
    { "" }**9 bis 2:** ihre Zahl
    { "" }**A:** 15, aber 1 in einer Folge mit 2 und 3
    .title = Punkte

learn-five-hundred-1 = Die Karten, die du auslegst, sind deine Punkte. Jeder Zug beginnt mit einer Karte: Drück **{ button-draw }**.
learn-five-hundred-2 = Du hast 5♥ gezogen! Drei oder mehr aufeinanderfolgende Karten einer Farbe sind eine **Folge**. Markier { $cards } im Menü, dann drück **{ button-meld }**.
learn-five-hundred-3 = Jeder Zug endet mit einem Abwurf. Karten auf der Hand zählen gegen dich, also weg mit einer hohen, die zu nichts passt: Markier { $cards }, dann drück **{ button-discard }**.
learn-five-hundred-4 = Jolly hat drei Achten ausgelegt, einen **Satz**, und 7♥ abgeworfen. Schau auf die Ablage: Du brauchst 8♠, und du darfst so tief greifen, wenn du sie gleich legst. Drück **{ button-take }** und wähl 8♠: Alle Karten darüber kommen mit.
learn-five-hundred-5 = Jetzt muss 8♠ auf den Tisch. Markier { $cards }, dann drück **{ button-meld }**.
learn-five-hundred-6 = 7♥ passt an deine erste Folge. Einzelne Karten kannst du an jede Kombination anlegen, auch an die von Jolly, und die Punkte bekommst du. Markier { $cards }, dann drück **{ button-lay-off }**.
learn-five-hundred-7 = Sonst passt nichts. Markier { $cards }, dann drück **{ button-discard }**.
learn-five-hundred-8 = Jolly hat K♣ abgeworfen, das hilft dir nicht. Drück **{ button-draw }**.
learn-five-hundred-9 = J♦ schließt die Lücke! Markier { $cards }, dann drück **{ button-meld }**.
learn-five-hundred-10 = Eine Karte ist übrig. Markier { $cards } und drück **{ button-discard }**: Mit leerer Hand ist die Runde zu Ende.
learn-five-hundred-end = • Was du auslegst, zählt für dich; was auf der Hand bleibt, gegen dich.
    • Von der Ablage darfst du beliebig tief nehmen, wenn du die tiefste Karte gleich legst.
    • Leg einzelne Karten an jede Kombination an. Sobald jemand 100 Punkte hat, gewinnt die höchste Punktzahl.

pitch-five-hundred = Jede ausgelegte Kombination zählt, und von der Ablage nimmst du auch mehr als die oberste.
