# /rules und /help für Basis-Rommé

help-how-straight = **Ziehen** oder **Nehmen**, Karten markieren, dann **Auslegen**, **Anlegen** oder **Abwerfen**.
    Oder tippen: /draw, /draw `from:pile`, /meld `4h 5h 6h`, /layoff `7h 3`, /discard `Kd`.

rules-straight-1 = 2 bis 6 Personen, 52 Karten, keine Joker. Werde deine Karten vor allen anderen los.

    Zu zweit gibt es je 10 Karten, zu dritt oder viert 7, zu fünft oder sechst 6. Eine Karte wird aufgedeckt: Damit beginnt die **Ablage**. Der Rest ist der **Stapel**.

    { $deals ->
        [0] { $scoring ->
            [penalty] Die Partie endet mit der Runde, in der jemand { rules-straight-target } als Strafe erreicht: Die kleinste Summe gewinnt.
           *[other] Die Partie endet mit der Runde, in der jemand { rules-straight-target } erreicht: Die größte Summe gewinnt.
        }
        [one] Es wird **eine Runde** gespielt: Die { rules-straight-best } Summe gewinnt.
       *[other] Es werden **{ $deals } Runden** gespielt: Dann gewinnt die { rules-straight-best } Summe.
    }
    .title = Das Ziel
rules-straight-target = { $target ->
        [0] **100 Punkte** (zu dritt 150, zu mehreren 200 { -decided })
       *[other] **{ $target } Punkte**
    }
rules-straight-best = { $scoring ->
        [penalty] kleinste
       *[other] größte
    }

rules-straight-2 = **1.** Nimm die oberste Karte vom Stapel oder von der Ablage. Die Karte von der Ablage darfst du nicht im selben Zug abwerfen { -decided }.
    { "" }**2.** Leg aus: { $melds_per_turn ->
        [one] höchstens **eine neue Kombination pro Zug**
       *[any] **beliebig viele Kombinationen**
    }, oder nichts.
    { "" }**3.** Leg einzelne Karten an Kombinationen auf dem Tisch an, { $lay_off_before_own_meld ->
        [no] aber **erst, wenn eine eigene** daliegt
       *[yes] **auch bevor eine eigene** daliegt
    }.
    { "" }**4.** Wirf eine Karte ab. Damit endet dein Zug.
    .title = Dein Zug

rules-straight-3 = **Satz:** drei oder vier Karten gleichen Werts, etwa 7♠ 7♥ 7♦.
    { "" }**Folge:** drei oder mehr aufeinanderfolgende Karten einer Farbe, etwa 4♥ 5♥ 6♥.

    { $ace ->
        [both] Das Ass steht **vor der 2** (A♥ 2♥ 3♥) **oder nach dem König** (Q♥ K♥ A♥), nie dazwischen. Wo beides ginge, steht es oben { -decided }.
       *[low] Das Ass steht **nur unten**: A♥ 2♥ 3♥ ist eine Folge, Q♥ K♥ A♥ nicht.
    }
    .title = Kombinationen

rules-straight-4 = { $final_discard ->
        [required] Schluss machst du, indem du deine letzte Karte **abwirfst**. Alles auslegen oder anlegen darfst du nicht: Behalte eine Karte zum Abwerfen.
       *[optional] Schluss machst du mit deiner letzten Karte, **ausgelegt, angelegt oder abgeworfen**.
    }

    { "" }**Stapel aufgebraucht:** { $stock_out ->
        [turn-over] Nimm die oberste Karte der Ablage, **oder dreh die Ablage um**, ungemischt, und zieh davon; beim fünften Mal bekommt niemand Punkte { -decided }.
        [reshuffle] Die Ablage wird **gemischt** und zum Stapel, dann wird die nächste Karte aufgedeckt; beim fünften Mal bekommt niemand Punkte { -decided }.
       *[reshuffle-once] Die Ablage wird **einmal gemischt** und zum Stapel, dann wird die nächste Karte aufgedeckt. Beim zweiten Mal endet die Runde mit dem Zug, der die letzte Karte genommen hat, und niemand bekommt Punkte.
    }

    Niemand bekommt Punkte auch dann, wenn sicher niemand fertig werden kann: Alle haben eine Karte, und keine verdeckte ließe sich anlegen { -decided }.
    .title = Schluss machen

rules-straight-5 = { $scoring ->
        [penalty] Für die anderen zählt als **Strafpunkte**, was sie auf der Hand haben.
       *[winner-takes-all] Wer Schluss macht, **bekommt die Punkte aller Karten der anderen**. Die anderen bekommen nichts.
    }

    { "" }**K Q J 10:** je 10 Punkte
    { "" }**9 bis 2:** ihre Zahl
    { "" }**A:** 1

    { "" }**Handrommé:** Schluss in einem Zug, ohne vorher ausgelegt oder angelegt zu haben: Das alles zählt doppelt.
    .title = Punkte
