### Basis-Rommé

game-straight = Basis-Rommé
rules-also-straight = Auch genannt: einfaches Rommé, Rum, Straight Rummy

option-name-ace = Ass
    .hint = Wo das Ass in einer Folge steht.
option-value-ace-low = unten
option-value-ace-both = unten und oben
option-name-melds-per-turn = Kombinationen pro Zug
option-value-melds-per-turn-any = beliebig viele
option-value-melds-per-turn-one = eine
option-name-lay-off-before-own-meld = Anlegen vor eigener Kombination
    .hint = Ob du anlegen darfst, bevor du selbst ausgelegt hast.
option-name-final-discard = letzter Abwurf
    .hint = Ob man zum Schlussmachen die letzte Karte abwerfen muss.
option-value-final-discard-optional = freiwillig
option-value-final-discard-required = Pflicht
option-name-stock-out = leerer Stapel
    .hint = Was geschieht, wenn der Stapel aufgebraucht ist.
option-value-stock-out-reshuffle-once = die Ablage wird einmal gemischt
option-value-stock-out-reshuffle = die Ablage wird jedes Mal gemischt
option-value-stock-out-turn-over = die Ablage wird umgedreht
option-name-scoring = Zählung
option-value-scoring-winner-takes-all = wer gewinnt, bekommt alles
option-value-scoring-penalty = Strafpunkte, kleinste Summe gewinnt
preset-penalty = Strafpunkte
preset-strict = streng
preset-bicycle = Bicycle
preset-pagat = Pagat
preset-lowest-wins = kleinste Summe gewinnt

points-hand-of = - { $name }: { $points } auf der Hand

refusal-not-opened-straight = Du darfst noch nicht anlegen. An diesem Tisch brauchst du erst eine eigene Kombination.

help-how-straight = **{ button-draw }** oder **{ button-take }**, Karten markieren, dann **{ button-meld }**, **{ button-lay-off }** oder **{ button-discard }**.
    Oder tippen: /{ command-draw }, /{ command-draw } `{ command-draw-source }:{ choice-pile }`, /{ command-meld } `4h 5h 6h` oder `Herz 4-6`, /{ command-layoff } `7h 3`, /{ command-discard } `Kd` oder `Karokönig`.

rules-straight-1 = 2 bis 6 Personen, 52 Karten, keine Joker. Werde alle deine Karten vor den anderen los.

    Zu zweit gibt es je 10 Karten, zu dritt oder viert 7, zu fünft oder sechst 6. Eine Karte wird aufgedeckt: Damit beginnt die **Ablage**. Der Rest ist der **Stapel**.

    { $deals ->
        [0] { $scoring ->
            [penalty] Alle Punkte sind Strafpunkte. Die Partie endet mit der Runde, in der jemand { rules-straight-target } erreicht: Die kleinste Summe gewinnt.
           *[other] Die Partie endet mit der Runde, in der jemand { rules-straight-target } erreicht: Die größte Summe gewinnt.
        }
        [one] Ihr spielt **eine Runde**: Die { rules-straight-best } Summe gewinnt.
       *[other] Ihr spielt **{ $deals } Runden**: Dann gewinnt die { rules-straight-best } Summe.
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
        [both] Das Ass steht **vor der 2** (A♥ 2♥ 3♥) **oder nach dem König** (Q♥ K♥ A♥), nie dazwischen. Passt beides, zählt es hoch { -decided }.
       *[low] Das Ass steht **nur unten**: A♥ 2♥ 3♥ ist eine Folge, Q♥ K♥ A♥ nicht.
    }
    .title = Kombinationen

rules-straight-4 = { $final_discard ->
        [required] Schluss machst du, indem du deine letzte Karte **abwirfst**. Alles auslegen oder anlegen kannst du nicht: Behalte eine Karte zum Abwerfen.
       *[optional] Schluss machst du mit deiner letzten Karte, **ausgelegt, angelegt oder abgeworfen**.
    }

    { "" }**Stapel aufgebraucht:** { $stock_out ->
        [turn-over] Nimm die oberste Karte der Ablage, **oder dreh die Ablage um**, ungemischt, und zieh davon; beim fünften Mal bekommt niemand Punkte { -decided }.
        [reshuffle] Die Ablage wird **gemischt** und zum Stapel, dann wird die nächste Karte aufgedeckt; beim fünften Mal bekommt niemand Punkte { -decided }.
       *[reshuffle-once] Die Ablage wird **einmal gemischt** und zum Stapel, dann wird die nächste Karte aufgedeckt. Beim zweiten Mal endet die Runde mit dem Zug, der die letzte Karte genommen hat, und niemand bekommt Punkte.
    }

    { "" }**Patt:** Punkte gibt es auch dann nicht, wenn niemand mehr Schluss machen kann: Alle haben nur noch eine Karte, und keine verdeckte ließe sich anlegen { -decided }.
    .title = Schluss machen

rules-straight-5 = { $scoring ->
        [penalty] Die anderen bekommen **Strafpunkte** für die Karten auf ihrer Hand.
       *[winner-takes-all] Wer Schluss macht, **bekommt die Punkte aller Karten der anderen**. Die anderen bekommen nichts.
    }

    { "" }**K Q J 10:** je 10 Punkte
    { "" }**9 bis 2:** ihre Zahl
    { "" }**A:** 1

    { "" }**Handrommé:** Machst du in einem Zug Schluss, ohne vorher ausgelegt oder angelegt zu haben, zählen alle diese Punkte doppelt.
    .title = Punkte

learn-straight-1 = Werde deine Karten vor allen anderen los. Am Anfang jedes Zuges nimmst du eine Karte: Drück **{ button-draw }**.
learn-straight-2 = Du hast 7♦ gezogen! Drei oder mehr aufeinanderfolgende Karten einer Farbe sind eine **Folge**. Markier { $cards } im Menü, dann drück **{ button-meld }**.
learn-straight-3 = Jeder Zug endet mit einem Abwurf. Weg mit einer hohen Karte, die zu nichts passt: Markier { $cards }, dann drück **{ button-discard }**.
learn-straight-4 = Jolly hat drei Damen ausgelegt, einen **Satz**, und 8♦ abgeworfen. 8♦ kannst du gebrauchen: Drück **{ button-take }**. Von der Ablage darfst du nur die oberste Karte nehmen.
learn-straight-5 = 8♦ folgt auf deine 7♦. Markier { $cards }, dann drück **{ button-lay-off }**.
learn-straight-6 = Auch an Kombinationen von Jolly darfst du anlegen: Deine Dame macht den Satz voll. Markier { $cards }, dann drück **{ button-lay-off }**.
learn-straight-7 = Jetzt beende den Zug: Markier { $cards }, dann drück **{ button-discard }**.
learn-straight-8 = Jolly hat 5♠ abgeworfen, genau die Karte, die zwischen deinen Pikkarten fehlt. Drück **{ button-take }**.
learn-straight-9 = Fünf in Folge! Markier { $cards }, dann drück **{ button-meld }**.
learn-straight-10 = Eine Karte ist übrig. Markier { $cards } und drück **{ button-discard }**: Du machst Schluss und bekommst die Punkte der Karten, die Jolly noch hat.
learn-straight-end = • Zieh vom Stapel oder nimm die oberste Karte der Ablage, leg aus und an, dann wirf eine Karte ab.
    • Eine Folge sind drei oder mehr aufeinanderfolgende Karten einer Farbe, ein Satz drei oder vier Karten gleichen Werts.
    • Wer zuerst keine Karten mehr hat, bekommt die Punkte der Karten, die den anderen noch bleiben.

pitch-straight = Rommé, wie es alle kennen: Werde deine Karten vor den anderen los.
