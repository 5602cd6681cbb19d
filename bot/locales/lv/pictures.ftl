### Vārdi galdu, roku un tabulu attēlos: vietas tur ir ļoti maz.
### Attēla aprakstā drīkst pateikt vairāk.

picture-turn = Gājiens: { $name } · { $round }. raunds
picture-own-turn = Tavs gājiens · { $round }. raunds
picture-round-over = { $round }. raunds ir beidzies
picture-over = Partija ir beigusies
picture-won = Uzvarēja { $name }
picture-halted = { $reason ->
    [aborted] Partija ir pārtraukta
    [adjourned] Partija ir atlikta
    [vacation] Pauze: atvaļinājums
   *[other] Partijā ir pauze
}
picture-seat = { $seat }. spēlētājs
picture-to-play = gājiens
picture-opened = izlika
picture-laid = galdā { $points }
picture-stand-in = dators
picture-left = aizgāja
picture-out = izkrita
picture-meld = { $kind ->
    [run] secība
    [group] grupa
   *[flush] viena masts
} · { $points }
picture-no-melds = Uz galda vēl nekā nav
picture-more-melds = { $count ->
    [zero] un vēl { $count } kombinācijas
    [one] un vēl { $count } kombinācija
   *[other] un vēl { $count } kombinācijas
}
picture-takeable = Var ņemt: { $cards }
picture-hand-of = Spēlētāja { $name } kārtis: { $cards }
picture-hand = Tavas kārtis ({ $count }): { $cards }
picture-melds = Kombinācijas rokā: { $melds }
picture-fits = Der kombinācijām uz galda: { $cards }
picture-marked = Atzīmēts: { $cards }
picture-must-lay = Jāizliek šajā gājienā: { $cards }
picture-keep = Šajā gājienā nedrīkst nomest: { $cards }
picture-drawn = Tikko izvilkts: { $cards }
