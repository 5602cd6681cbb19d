# /rules und /help für Rommé 500

help-how-five-hundred = **Ziehen** oder **Nehmen**, Karten markieren, dann **Auslegen**, **Anlegen** oder **Abwerfen**.
    Oder tippen: /draw, /draw `from:pile card:7h`, /meld `4h 5h 6h`, /layoff `7h 3`, /discard `Kd`.

rules-five-hundred-1 = Zu zweit, 52 Karten, keine Joker. Karten, die du auf den Tisch legst, bringen Punkte; Karten, die dir auf der Hand bleiben, kosten welche.

    Beide bekommen 13 Karten, einzeln ausgeteilt; wer nicht gibt, bekommt die erste { -decided } und spielt zuerst. Eine Karte wird aufgedeckt: Damit beginnt die **Ablage**. Der Rest ist der **Stapel**.

    Nach einer Runde, in der jemand **{ $target } Punkte** oder mehr hat, gewinnt, wer mehr Punkte hat.
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

    { "" }**Zwei oder mehr:** Die tiefste muss im selben Zug ausgelegt oder angelegt werden, bevor du abwirfst. Geht das nicht, kannst du sie nicht nehmen. Die anderen müssen das nicht { -decided }.

    Was dich auf so einer Karte sitzen ließe, lehne ich ab; du kannst also nichts falsch machen.
    .title = Von der Ablage nehmen

rules-five-hundred-5 = Eine Runde endet, wenn eine Hand leer ist, oder mit dem Zug, der die letzte Karte vom Stapel genommen hat { -decided }.

    Du bekommst die Punkte der Karten, die du in der Runde gelegt hast, minus die auf deiner Hand. Das kann unter 0 gehen.

    { "" }**K Q J 10:** je 10 Punkte
    { "" }**9 bis 2:** ihre Zahl
    { "" }**A:** 15, aber 1 in einer Folge mit 2 und 3
    .title = Punkte
