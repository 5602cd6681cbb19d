### Gin-Rommé

game-gin = Gin-Rommé
rules-also-gin = Auch genannt: Gin Rummy, Gin

option-name-knock = Klopfgrenze
    .hint = Wie viele Restpunkte beim Klopfen bleiben dürfen; bei Oklahoma der Wert der aufgedeckten Karte.
option-value-knock-oklahoma = nach der aufgedeckten Karte
option-name-oklahoma-spades-double = Pik zählt doppelt
    .hint = Bei Oklahoma: Ist die aufgedeckte Karte Pik, zählt die Runde doppelt.
option-name-big-gin = Big Gin
    .hint = Ob alle elf Karten in Kombinationen die Runde beenden.
option-name-line-bonus = Rundenbonus
    .hint = Punkte am Ende für jede gewonnene Runde.
option-name-next-dealer = wer austeilt
    .hint = Wer die nächste Runde austeilt: wer verloren hat, oder beide abwechselnd.
option-value-next-dealer-loser = wer verliert
option-value-next-dealer-turns = abwechselnd
preset-classic = klassisch
preset-tournament = Turnier
preset-oklahoma = Oklahoma

gin-melds = Kombinationen: { $melds }
gin-deadwood = Restpunkte **{ $points }**{ $discard ->
    [0] {""}
   *[other] {" "}nach dem besten Abwurf
  } · { $limit ->
    [0] in dieser Runde geht nur Gin
   *[other] klopfen mit höchstens { $limit }
  }
gin-doubled = Die aufgedeckte Karte war Pik: Diese Runde zählt doppelt.
gin-hand = - **{ $name }** { $parts }
gin-laid-off = angelegt { $cards }
gin-left = { $points ->
    [0] nichts übrig
   *[other] übrig { $cards } = { $points }
  }
gin-scored = - Punkte: { $sum } = **{ $points }**
gin-scored-double = - Punkte: ({ $sum }) × 2 = **{ $points }**, doppelt, weil die aufgedeckte Karte Pik war
gin-bonuses = **{ $name }** { $points } + { $won } × { $line } für gewonnene Runden{ $game ->
    [0] { "" }
    [200] { " " }+ 200 für den Sieg zu null
   *[other] { " " }+ { $game } für den Sieg
  } = { $total }

hand-your-play-gin = **Du bist dran.** Wirf eine Karte ab, oder klopf, wenn du wenig genug Restpunkte hast.

refusal-wrong-phase-gin = { $phase ->
    [upcard] Nimm die aufgedeckte Karte oder passe. Vom Stapel ziehen kannst du erst, wenn ihr beide gepasst habt.
    [draw] { $action ->
        [take] Ihr habt beide gepasst. Zieh vom Stapel.
        [pass] Passen kannst du nur bei der ersten aufgedeckten Karte einer Runde. Zieh vom Stapel oder nimm von der Ablage.
       *[other] Nimm erst eine Karte: Zieh vom Stapel oder nimm die oberste der Ablage.
    }
    [play] { $action ->
        [biggin] Big Gin gibt es an diesem Tisch nicht. Wirf eine Karte ab oder klopf.
        [pass] Passen kannst du nur bei der ersten aufgedeckten Karte einer Runde. Wirf eine Karte ab oder klopf.
        [draw] Du hast in diesem Zug schon eine Karte genommen. Wirf eine ab oder klopf.
        [take] Du hast in diesem Zug schon eine Karte genommen. Wirf eine ab oder klopf.
       *[other] In diesem Spiel bleiben Kombinationen auf der Hand. Wirf eine Karte ab oder klopf.
    }
    [deal] Die nächste Runde wird gerade ausgeteilt. Versuch es gleich noch einmal.
   *[other] Das geht an dieser Stelle des Zuges nicht.
}

help-how-gin = **{ button-draw }** oder **{ button-take }**, dann eine Karte für **{ button-discard }** oder **{ button-knock }** markieren. Mit **{ button-pass }** lässt du die erste aufgedeckte Karte liegen.
    Oder tippen: /{ command-draw }, /{ command-draw } `{ command-draw-source }:{ choice-pile }`, /{ command-discard } `Kd` oder `Karokönig`, /{ command-knock } `Kd` (ohne Karte: Big Gin), /{ command-pass }.

rules-gin-1 = Zu zweit, 52 Karten, keine Joker. Ordne deine Hand zu Kombinationen; sie bleiben auf der Hand, bis jemand klopft. Überall wird ein wenig anders gespielt: Hier gelten die verbreiteten Regeln { -decided }.

    Beide bekommen 10 Karten. Die nächste wird **aufgedeckt** und beginnt die Ablage; der Rest ist der **Stapel**.

    { "" }**Erster Zug:** Wer nicht ausgeteilt hat, nimmt die aufgedeckte Karte oder passt, danach die andere Seite. Passen beide, zieht vom Stapel, wer nicht ausgeteilt hat.

    { $one_round ->
        [yes] Ihr spielt **eine Runde**: Wer sie gewinnt, gewinnt die Partie.
       *[no] Wer zuerst **{ $target } Punkte** erreicht, gewinnt.
    }
    .title = Das Ziel

rules-gin-2 = **1.** Nimm die oberste Karte vom Stapel oder von der Ablage.
    { "" }**2.** Wirf eine Karte ab, aber nicht die, die du gerade von der Ablage genommen hast. Mit wenigen Restpunkten darfst du stattdessen klopfen.

    { "" }**Satz:** drei oder vier Karten gleichen Werts. **Folge:** drei oder mehr aufeinanderfolgende Karten einer Farbe. Das Ass steht nur unten: A♥ 2♥ 3♥, nie nach dem König.

    { "" }Als **Restpunkte** zählen alle Karten außerhalb deiner Kombinationen: K Q J 10 je 10, A 1, die anderen ihre Zahl. Es gilt die beste Aufteilung.
    .title = Dein Zug

rules-gin-3 = { $knock ->
        [oklahoma] { "" }**Klopfen (Oklahoma):** Wirf ab und behalte höchstens so viele Restpunkte wie **der Wert der aufgedeckten Karte**. Ein Ass heißt: nur Gin. Ist sie Pik, wird die Runde { $oklahoma_spades_double ->
            [no] **nicht verdoppelt**.
           *[yes] **verdoppelt**.
        }
       *[other] { "" }**Klopfen:** Wirf ab und behalte höchstens **{ $knock } Restpunkte**.
    }
    { "" }**Gin:** Wirf ab und behalte gar keine Restpunkte.
    { "" }**Big Gin:** { $big_gin ->
        [no] **wird nicht gespielt**.
       *[yes] alle 11 Karten in Kombinationen, **ohne Abwurf**.
    }

    Dann legt die andere Seite ihre Kombinationen aus und darf an deine anlegen, nach Gin aber nicht. Ich ordne beide Hände so gut wie möglich { -decided }.

    { "" }**Tote Runde:** Im Stapel sind nur noch zwei Karten, und niemand hat geklopft. Niemand bekommt Punkte.
    .title = Klopfen

rules-gin-4 = **Klopfen:** Wer klopft, bekommt die Differenz der Restpunkte.
    { "" }**Unterboten:** Hat die andere Seite gleich viele oder weniger, bekommt sie 25 und die Differenz.
    { "" }**Gin:** 25 und die Restpunkte der anderen Seite.
    { "" }**Big Gin:** 31 und die Restpunkte der anderen Seite.

    { $next_dealer ->
        [turns] Ihr teilt abwechselnd aus, egal wer gewonnen hat.
       *[loser] Wer eine Runde verliert, teilt die nächste aus; nach einer toten Runde teilt noch einmal dieselbe Person aus.
    }

    { $one_round ->
        [yes] Für eine einzelne Runde gibt es keinen Bonus.
       *[no] Am Ende gibt es für den Sieg 100 dazu, oder 200, wenn die andere Seite keine Runde gewonnen hat; beide bekommen **{ $line_bonus } für jede gewonnene Runde**.
    }
    .title = Punkte

rules-turn-gin = **Zugzeit:** { $turn }. Ist sie um, passe ich bei der aufgedeckten Karte für dich, oder ich ziehe und werfe ab; ich klopfe nie. Drei versäumte Züge in Folge zählen als Aufgabe { -decided }.

learn-gin-1 = Bei Gin bleiben deine Kombinationen auf der Hand; ich finde sie für dich und nenne sie unter deinen Karten. Du könntest die aufgedeckte 8♦ nehmen, aber sie hilft nicht: Drück **{ button-pass }**.
learn-gin-2 = Jolly hat auch gepasst, also zieh vom Stapel: Drück **{ button-draw }**.
learn-gin-3 = Du hast K♠ gezogen: J♠ Q♠ K♠ sind eine **Folge**. Die Karten außerhalb deiner Kombinationen zählen als **Restpunkte** gegen dich. Weg mit der höchsten: Markier { $cards }, dann drück **{ button-discard }**.
learn-gin-4 = Jolly hat 9♣ abgeworfen. Drei Neunen sind ein **Satz**: Drück **{ button-take }**.
learn-gin-5 = Jetzt hast du drei Kombinationen. Mit höchstens 10 Restpunkten darfst du **klopfen**: Die Runde endet, und wer weniger Restpunkte hat, bekommt Punkte. Markier { $cards }, dann drück **{ button-knock }**.
learn-gin-end = • Sammle Kombinationen auf der Hand. Alle anderen Karten zählen als Restpunkte.
    • Klopf mit höchstens 10. Bleibt gar nichts übrig, ist es **Gin**, für 25 Punkte mehr.
    • Vorsicht: Hat die andere Seite nicht mehr Restpunkte als du, bekommt sie die Punkte und 25 dazu (du wirst **unterboten**).

pitch-gin = Schnell und scharf, zu zweit: Ordne heimlich deine Hand, dann klopf.
