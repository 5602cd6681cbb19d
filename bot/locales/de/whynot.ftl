### Was nach der Regel gesagt wird, wenn ein Zug nicht geht: was an diesen Karten nicht stimmt, was
### fehlt und was ginge. Das liest nur, wer es versucht hat. Jedes ist ein Satz für sich.

why-short = { $count ->
    [one] Eine Karte allein ist zu wenig.
   *[other] { $count } Karten sind zu wenig.
}
why-jokers = Es sind nur Joker.
why-twice = { $card } ist zweimal dabei.
why-large = Es gibt nur vier Farben, also hat ein Satz höchstens vier Karten.
why-corner = Eine Folge geht nie vom König über das Ass zur 2 weiter.
why-far = Sie folgen nicht aufeinander.
why-gap = { $count ->
    [one] Dazwischen fehlt { $cards }.
   *[other] Dazwischen fehlen { $cards }.
}
why-gap-jokers = { $count ->
    [one] Dazwischen fehlt { $cards }.
   *[other] Dazwischen fehlen { $cards }, mehr als die Joker füllen können.
}
why-other-rank = { $card } hat einen anderen Wert als der Rest.
why-other-suit = { $card } hat eine andere Farbe als der Rest.
why-mixed = Sie haben weder denselben Wert noch dieselbe Farbe.
row-missing = Dazwischen fehlt: { $tiles }
row-twice = { $tile } kommt zweimal vor.

hint-turn-until = Dran ist { $name }, und der Zug endet spätestens { $time }.
hint-points-missing = { $count ->
    [one] Es fehlt 1 Punkt.
   *[other] Es fehlen { $count } Punkte.
}
hint-natural-cards = Mit { $jokers ->
    [one] einem Joker
   *[other] { $jokers } Jokern
} braucht eine Kombination mindestens { $jokers ->
    [one] eine andere Karte.
   *[other] { $jokers } andere Karten.
}
hint-suit-count = Von keiner Farbe hast du mehr als { $count ->
    [one] 1 Karte.
   *[other] { $count } Karten.
}
hint-suit-count-jokers = Mit Jokern hast du von einer Farbe höchstens { $count ->
    [one] 1 Karte.
   *[other] { $count } Karten.
}
hint-meld-takes = An Kombination { $number } passt { $choices }.
hint-meld-full = Kombination { $number } ist vollständig: Da passt nichts mehr an.
hint-elsewhere = { $card } liegt hier: { $meld }.
hint-in-pile = { $card } liegt auf der Ablage.

hint-draw = Du könntest vom Stapel ziehen.
hint-lay-offs = Anlegen könntest du { $choices }.
hint-card-onto = { $card } → { $meld }
hint-swaps = Gegen einen Joker tauschen könntest du { $choices }.
hint-discards = Abwerfen könntest du { $choices }.
hint-tiles-draw = Oder drück **{ button-undo }** und zieh einen Stein.
hint-tiles-pass = Oder drück **{ button-undo }** und passe.
hint-tiles-draw-typed = Oder lass es: /{ command-draw } zieht einen Stein und beendet deinen Zug.
hint-tiles-pass-typed = Oder lass es: /{ command-pass } beendet deinen Zug.
