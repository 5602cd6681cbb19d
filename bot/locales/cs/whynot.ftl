### Co se říká po pravidle, když tah neprojde: co je špatně s těmito kartami, co chybí a co by šlo.
### Čte to jen ten, kdo to zkoušel. Každá je samostatná věta.

why-short = { $count ->
    [one] Jedna karta je málo.
    [few] { $count } karty jsou málo.
   *[other] { $count } karet je málo.
}
why-jokers = Jsou to samí žolíci.
why-twice = { $card } je v této kombinaci dvakrát.
why-large = Barvy jsou jen čtyři, takže skupina má nejvýš čtyři karty.
why-corner = Postupka nesmí pokračovat přes eso ke dvojce (K-A-2).
why-far = Tyto karty nejdou po sobě.
why-gap = { $count ->
    [one] Mezi kartami chybí { $cards }.
    [few] Mezi kartami chybějí { $cards }.
   *[other] Mezi kartami chybějí { $cards }.
}
why-gap-jokers = { $count ->
    [one] Mezi kartami chybí { $cards }.
    [few] Mezi kartami chybějí { $cards }, a to je víc, než žolíci doplní.
   *[other] Mezi kartami chybějí { $cards }, a to je víc, než žolíci doplní.
}
why-other-rank = { $card } má jinou hodnotu než ostatní karty.
why-other-suit = { $card } má jinou barvu než ostatní karty.
why-mixed = Karty nemají společnou hodnotu ani barvu.
row-missing = Mezi kameny chybí: { $tiles }
row-twice = { $tile } je v této kombinaci dvakrát.

hint-turn-until = Na tahu: { $name }. Tah skončí nejpozději { $time }.
hint-points-missing = { $count ->
    [one] Chybí ti { $count } bod.
    [few] Chybějí ti { $count } body.
   *[other] Chybí ti { $count } bodů.
}
hint-natural-cards = Kombinace { $jokers ->
    [one] s jedním žolíkem
    [few] se { $jokers } žolíky
   *[other] s { $jokers } žolíky
} potřebuje aspoň { $jokers ->
    [one] jednu jinou kartu.
    [few] { $jokers } jiné karty.
   *[other] { $jokers } jiných karet.
}
hint-suit-count = V žádné barvě nemáš víc než { $count ->
    [one] { $count } kartu.
    [few] { $count } karty.
   *[other] { $count } karet.
}
hint-suit-count-jokers = I se žolíky máš v jedné barvě nejvýš { $count ->
    [one] { $count } kartu.
    [few] { $count } karty.
   *[other] { $count } karet.
}
hint-meld-takes = Ke kombinaci { $number } se hodí { $choices }.
hint-meld-full = Kombinace { $number } je plná: nic dalšího k ní přiložit nejde.
hint-elsewhere = { $card } je v kombinaci { $meld }.
hint-in-pile = { $card } je v odhozu.

hint-draw = Můžeš líznout z talonu.
hint-lay-offs = Můžeš přiložit { $choices }.
hint-card-onto = { $card } ke kombinaci { $meld }
hint-swaps = Za žolíka můžeš vyměnit { $choices }.
hint-discards = Můžeš odhodit { $choices }.
hint-tiles-draw = Nebo stiskni **{ button-undo }** a lízni si kámen.
hint-tiles-pass = Nebo stiskni **{ button-undo }** a řekni pas.
hint-tiles-draw-typed = Nebo použij /{ command-draw }: lízneš si kámen a tah skončí.
hint-tiles-pass-typed = Nebo použij /{ command-pass }: tah skončí.
