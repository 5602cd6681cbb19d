### Was nach der Regel gesagt wird, wenn ein Zug nicht geht: was an diesen Karten nicht stimmt, was
### fehlt und was ginge. Das liest nur, wer es versucht hat. Jedes ist ein Satz für sich.

why-short = { $count ->
    [one] Eine Karte allein ist zu wenig.
   *[other] { $count } Karten sind zu wenig.
}
why-jokers = Alle diese Karten sind Joker.
why-twice = { $card } ist in dieser Kombination zweimal dabei.
why-large = Es gibt nur vier Farben, also hat ein Satz höchstens vier Karten.
why-corner = Eine Folge geht nie vom König über das Ass zur 2 weiter.
why-far = Die Karten folgen nicht aufeinander.
why-gap = { $count ->
    [one] Dazwischen fehlt { $cards }.
   *[other] Dazwischen fehlen { $cards }.
}
why-gap-jokers = { $count ->
    [one] Dazwischen fehlt { $cards }.
   *[other] Dazwischen fehlen { $cards }, mehr als die Joker füllen können.
}
why-other-rank = { $card } hat einen anderen Wert als die anderen Karten.
why-other-suit = { $card } hat eine andere Farbe als die anderen Karten.
why-mixed = Die Karten haben weder denselben Wert noch dieselbe Farbe.
row-missing = Dazwischen fehlt: { $tiles }
row-twice = { $tile } kommt in dieser Reihe zweimal vor.

hint-turn-until = { $name } ist dran. Der Zug endet spätestens { $time }.
hint-points-missing = { $count ->
    [one] Dir fehlt 1 Punkt.
   *[other] Dir fehlen { $count } Punkte.
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
hint-suit-count-jokers = Auch mit Jokern hast du von keiner Farbe mehr als { $count ->
    [one] 1 Karte.
   *[other] { $count } Karten.
}
hint-meld-takes = An Kombination { $number } passt { $choices }.
hint-meld-full = Kombination { $number } ist vollständig: Da passt nichts mehr.
hint-elsewhere = { $card } liegt in { $meld }.
hint-in-pile = { $card } liegt auf der Ablage.

hint-draw = Du könntest vom Stapel ziehen.
hint-lay-offs = Du könntest { $choices } anlegen.
hint-card-onto = { $card } an { $meld }
hint-swaps = Du könntest { $choices } gegen einen Joker tauschen.
hint-discards = Du könntest { $choices } abwerfen.
hint-tiles-draw = Oder drück **{ button-undo }** und zieh einen Stein.
hint-tiles-pass = Oder drück **{ button-undo }** und passe.
hint-tiles-draw-typed = Oder nimm stattdessen /{ command-draw }: Du ziehst einen Stein, und dein Zug endet.
hint-tiles-pass-typed = Oder nimm stattdessen /{ command-pass }: Dein Zug endet.
