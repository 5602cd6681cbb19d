# /rules und /help für Gin-Rommé

help-how-gin = **Ziehen** oder **Nehmen**, dann eine Karte für **Abwerfen** oder **Klopfen** markieren. **Passen** lehnt die erste aufgedeckte Karte ab.
    Oder tippen: /draw, /draw `from:pile`, /discard `Kd`, /knock `Kd` (ohne Karte: Big Gin), /pass.

rules-gin-1 = Zu zweit, 52 Karten, keine Joker. Ordne deine Hand zu Kombinationen; sie bleiben auf der Hand, bis jemand klopft. Klubs spielen verschieden: Hier gelten die verbreiteten Regeln { -decided }.

    Beide bekommen 10 Karten. Die nächste wird **aufgedeckt** und beginnt die Ablage; der Rest ist der **Stapel**.

    { "" }**Erster Zug:** Wer nicht gibt, nimmt die aufgedeckte Karte oder passt, dann wer gibt. Passen beide, zieht vom Stapel, wer nicht gibt.

    Wer **{ $target } Punkte** erreicht, gewinnt.
    .title = Das Ziel

rules-gin-2 = **1.** Nimm die oberste Karte vom Stapel oder von der Ablage.
    { "" }**2.** Wirf eine Karte ab, nicht die gerade von der Ablage genommene. Mit wenig Restpunkten darfst du stattdessen klopfen.

    { "" }**Satz:** drei oder vier gleichen Werts. **Folge:** drei oder mehr aufeinanderfolgende einer Farbe. Das Ass ist unten: A♥ 2♥ 3♥, nie nach dem König.

    { "" }**Restpunkte** bringt alles außerhalb deiner Kombinationen: K Q J 10 je 10, A 1, die anderen ihre Zahl. Es zählt die beste Aufteilung.
    .title = Dein Zug

rules-gin-3 = { $knock ->
        [oklahoma] { "" }**Klopfen (Oklahoma):** Wirf ab und behalte höchstens so viele Restpunkte wie **der Wert der aufgedeckten Karte**. Ein Ass heißt: nur Gin. Ist sie Pik, wird die Runde { $oklahoma_spades_double ->
            [no] **nicht verdoppelt**.
           *[yes] **verdoppelt**.
        }
       *[other] { "" }**Klopfen:** Wirf ab und behalte höchstens **{ $knock } Restpunkte**.
    }
    { "" }**Gin:** Wirf ab, und nichts bleibt übrig.
    { "" }**Big Gin:** { $big_gin ->
        [no] **wird nicht gespielt**.
       *[yes] alle 11 Karten in Kombinationen, **ohne Abwurf**.
    }

    Dann legt die andere Seite aus und legt an die Kombinationen der klopfenden Seite an, nach Gin aber nicht. Beide Hände ordne ich so gut wie möglich { -decided }.

    { "" }**Tote Runde:** Im Stapel sind nur noch zwei Karten, und niemand hat geklopft. Niemand bekommt Punkte, und wer gegeben hat, gibt noch einmal.
    .title = Klopfen

rules-gin-4 = **Klopfen:** die Differenz der Restpunkte.
    { "" }**Unterboten:** Die andere Seite hat gleich wenig oder weniger: Sie bekommt 25 und die Differenz.
    { "" }**Gin:** 25 und die Restpunkte der anderen Seite.
    { "" }**Big Gin:** 31 und die Restpunkte der anderen Seite.

    Wer eine Runde verliert, gibt die nächste.

    Am Ende gibt es für den Sieg 100 dazu, oder 200, wenn die andere Seite keine Runde gewonnen hat; beide bekommen **{ $line_bonus } für jede gewonnene Runde**.
    .title = Punkte
