### Warum ein Zug nicht ging. Das liest nur, wer es versucht hat.

refusal-game-over = Diese Partie ist zu Ende. Für eine neue drück „{ button-rematch }“ unter dem Ergebnis.
refusal-not-your-turn = Du bist noch nicht dran.
refusal-wrong-phase = { $phase ->
    [draw] { $action ->
        [turnover] Umdrehen kannst du die Ablage nur, wenn der Stapel leer ist und die Regeln des Tisches es erlauben. Nimm stattdessen eine Karte.
       *[other] Nimm erst eine Karte: Zieh vom Stapel oder nimm von der Ablage.
    }
    [first-discard] Du beginnst die Runde: Wirf eine Karte ab, bevor du etwas ziehst oder auslegst.
    [play] { $action ->
        [swap] In diesem Spiel werden Joker nicht getauscht. Leg aus und an, was du magst, dann wirf eine Karte ab.
        [knock] In diesem Spiel wird nicht geklopft. Leg deine Kombinationen auf den Tisch.
        [gin] In diesem Spiel wird nicht geklopft. Leg deine Kombinationen auf den Tisch.
        [biggin] In diesem Spiel wird nicht geklopft. Leg deine Kombinationen auf den Tisch.
        [close] In diesem Spiel kann man nicht aus der Hand zumachen. Leg deine Kombinationen auf den Tisch.
        [pass] In diesem Spiel wird nicht gepasst. Wirf eine Karte ab, um deinen Zug zu beenden.
       *[other] Du hast in diesem Zug schon eine Karte genommen. Leg aus und an, was du magst, dann wirf eine Karte ab.
    }
    [deal] Die nächste Runde wird gerade ausgeteilt. Versuch es gleich noch einmal.
   *[other] Das geht an dieser Stelle des Zuges nicht.
}
refusal-stock-empty = Der Stapel ist leer. Nimm stattdessen von der Ablage.
    .turn-over = Der Stapel ist leer. Nimm die oberste Karte der Ablage, oder dreh die Ablage um und zieh davon.
refusal-pile-empty = Die Ablage ist leer. Zieh stattdessen vom Stapel.
refusal-no-such-meld = Kombination { $meld } gibt es auf dem Tisch nicht.
refusal-not-in-hand = Du hast { $cards } nicht auf der Hand.
refusal-not-in-pile = { $card } liegt nicht auf der Ablage.
    .top = In diesem Spiel kannst du nur die oberste Karte der Ablage nehmen, und { $card } liegt darunter.
refusal-not-a-meld = { $cards } ist keine Kombination. Ein Satz hat drei oder vier Karten gleichen Werts in verschiedenen Farben; eine Folge mindestens drei aufeinanderfolgende Karten einer Farbe.
refusal-does-not-fit = { $card } passt nicht an Kombination { $meld }. An einen Satz passt derselbe Wert in einer Farbe, die noch fehlt; an eine Folge die nächste Karte an einem der Enden, in ihrer Farbe.
    .none = { hint-fits-nowhere }
refusal-not-opened = Die Kombinationen auf dem Tisch darfst du noch nicht nutzen: Erst kommt deine Erstauslage.
refusal-too-many-jokers = In { $cards } sind zu viele Joker: Höchstens die Hälfte einer Kombination darf aus Jokern bestehen.
refusal-joker-not-replaceable = { $card } lässt sich nicht gegen einen Joker in Kombination { $meld } tauschen: Das geht nur mit der Karte, für die der Joker steht.
    .none = An diesem Tisch werden Joker nicht getauscht: Was liegt, bleibt liegen.
    .no-joker = In Kombination { $meld } ist kein Joker.
refusal-one-meld-per-turn = Du hast in diesem Zug schon eine Kombination ausgelegt, und an diesem Tisch ist nur eine neue pro Zug erlaubt. Leg an, was du magst, dann wirf ab.
refusal-taken-card-unusable = Bis { $card } hinunter kannst du nicht nehmen: { $card } müsstest du in diesem Zug auslegen oder anlegen, und die Karte passt nirgends. Nur die oberste Karte zu nehmen geht immer.
refusal-must-meld-taken-card = Du hast { $card } aus der Ablage herausgenommen, also musst du die Karte auslegen oder anlegen, bevor du abwirfst.
refusal-cannot-discard-taken-card = Du hast { $card } gerade von der Ablage genommen, also musst du sie in diesem Zug behalten. Wirf eine andere Karte ab.
refusal-must-meld-joker = Du hast einen Joker vom Tisch genommen. Leg ihn aus oder an, bevor dein Zug endet.
refusal-initial-meld-too-low = Deine Erstauslage muss mindestens { $needed ->
    [one] 1 Punkt
   *[other] { $needed } Punkte
} bringen, bisher bringt sie { $points }. Leg in diesem Zug noch mehr aus.
    .single = Zum Eröffnen muss eine deiner neuen Kombinationen mindestens { $needed ->
        [one] 1 Punkt
       *[other] { $needed } Punkte
    } bringen; deine beste bringt { $points }.
    .total = Zum Eröffnen müssen deine neuen Kombinationen zusammen mindestens { $needed ->
        [one] 1 Punkt
       *[other] { $needed } Punkte
    } bringen; deine bringen { $points }.
refusal-dead-end = Danach bliebe dir { $card } übrig: Abwerfen darfst du die Karte in diesem Zug nicht, und sie passt nirgends. Versuch etwas anderes.
    .none = Danach könntest du deinen Zug nicht beenden. Behalte eine Karte zum Abwerfen.
    .opening = Danach könntest du deinen Zug nicht beenden: Deine Erstauslage käme nicht mehr auf ihre Punkte, oder dir bliebe keine Karte zum Abwerfen. Versuch etwas anderes.
refusal-deadwood-too-high = Dir { $points ->
    [one] bliebe 1 Restpunkt
   *[other] blieben { $points } Restpunkte
}. { $limit ->
    [0] Bei Gin darf nichts übrig bleiben.
   *[other] Zum Klopfen sind höchstens { $limit } erlaubt.
}
refusal-cannot-close = Um aus der Hand zuzumachen, legst du zwölf Karten einer Farbe ohne Joker aus und wirfst die dreizehnte ab; vorher darfst du in dieser Runde nichts ausgelegt haben.
    .jokers = Um aus der Hand zuzumachen, legst du zwölf Karten einer Farbe aus, davon höchstens die Hälfte Joker, und wirfst die dreizehnte ab; vorher darfst du in dieser Runde nichts ausgelegt haben.
refusal-table-invalid = Kombination { $number } auf deinem Tisch ist ungültig: { $cards }.
refusal-tiles-missing = Auf deinem Tisch fehlt: { $cards }. Steine, die auf dem Tisch lagen, und Joker, die du frei gemacht hast, müssen am Ende wieder daliegen. Auf dein Brett dürfen sie nicht.
refusal-no-tile-played = Du hast noch keinen Stein von deinem Brett gelegt. Leg mindestens einen, oder mach deine Änderungen rückgängig und zieh.
refusal-unknown-option = Dieses Spiel hat keine Option „{ $name }“, nur diese: { $known }.
refusal-bad-option-value = Bei der Option „{ $name }“ geht „{ $value }“ nicht.
refusal-wrong-player-count = Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $seats }.
    .exact = Dieses Spiel ist für genau { $least } Personen, nicht für { $seats }.

## Was ginge, soweit es die eigenen Karten und der Tisch verraten.
hint-turn = { $name } ist dran.
hint-table = Auf dem Tisch: { $choices }
hint-table-empty = Auf dem Tisch liegt noch nichts.
hint-pile = Die Ablage, von oben: { $choices }
hint-ace = { $high ->
    [yes] Das Ass steht vor der 2 oder nach dem König.
   *[no] Das Ass steht nur vor der 2.
}
hint-melds = Du könntest { $choices } auslegen.
hint-no-melds = Auf deiner Hand ist gerade keine Kombination.
hint-fits = { $card } passt an { $choices }.
hint-fits-nowhere = { $card } passt an keine Kombination auf dem Tisch.
hint-takes = Du könntest { $choices } nehmen.
hint-place = { $card } ginge hier: { $choices }.
hint-stands = Der Joker steht für { $choices }.
hint-opening = Deine Erstauslage muss mindestens { $points } Punkte bringen, alles in einem Zug.
hint-knocks = Du könntest klopfen und dabei { $choices } abwerfen.
hint-no-knocks = Wirf eine Karte ab und spiel weiter.
hint-meld-number = Kombination { $number } ({ $cards })
hint-new-meld = eine neue Kombination { $cards }
hint-or = { $first } oder { $last }

## Warum eine Reihe Steine keine Kombination ist
row-short = Weniger als drei Steine.
row-jokers = Nur Joker.
row-large = Ein Satz hat höchstens vier Steine.
row-colour-twice = In einem Satz kommt jede Farbe nur einmal vor.
row-number-twice = In einer Folge kommt jede Zahl nur einmal vor.
row-gap = Die Zahlen folgen nicht aufeinander; die 1 ist unten, nach der 13 kommt nichts.
row-mixed = Die Steine haben weder eine gemeinsame Zahl noch eine gemeinsame Farbe.
