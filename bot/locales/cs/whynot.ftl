### Co se říká po pravidle, když tah neprojde: co je špatně s těmito kartami, co chybí a co by šlo.
### Čte to jen ten, kdo to zkoušel. Každá je samostatná věta.

why-short = { $count ->
    [one] Jedna karta je málo.
    [few] { $count } karty jsou málo.
   *[other] { $count } karet je málo.
}
why-jokers = Jsou to samí žolíci.
why-twice = { $card } je tam dvakrát.
why-large = Barvy jsou jen čtyři, skupina má tedy nejvýš čtyři karty.
why-corner = Postupka nikdy nepokračuje od krále přes eso ke 2.
why-far = Nejdou po sobě.
why-gap = { $count ->
    [one] Mezi nimi chybí { $cards }.
    [few] Mezi nimi chybějí { $cards }.
   *[other] Mezi nimi chybějí { $cards }.
}
why-gap-jokers = { $count ->
    [one] Mezi nimi chybí { $cards }.
    [few] Mezi nimi chybějí { $cards }, a to je víc, než žolíci doplní.
   *[other] Mezi nimi chybějí { $cards }, a to je víc, než žolíci doplní.
}
why-other-rank = { $card } má jinou hodnotu než ostatní.
why-other-suit = { $card } má jinou barvu než ostatní.
why-mixed = Nemají společnou hodnotu ani společnou barvu.
row-missing = Mezi nimi chybí: { $tiles }
row-twice = { $tile } je tam dvakrát.

hint-turn-until = Na tahu: { $name }. Tah skončí nejpozději { $time }.
hint-points-missing = { $count ->
    [one] Chybí { $count } bod.
    [few] Chybějí { $count } body.
   *[other] Chybí { $count } bodů.
}
hint-natural-cards = { $jokers ->
    [one] S jedním žolíkem
    [few] Se { $jokers } žolíky
   *[other] S { $jokers } žolíky
} kombinace potřebuje aspoň { $jokers ->
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
hint-meld-full = Kombinace { $number } je úplná: nic se k ní přiložit nedá.
hint-elsewhere = { $card } leží tady: { $meld }.
hint-in-pile = { $card } leží v odhozu.

hint-draw = Můžeš líznout z balíčku.
hint-lay-offs = Můžeš přiložit { $choices }.
hint-card-onto = { $card } → { $meld }
hint-swaps = Za žolíka můžeš vyměnit { $choices }.
hint-discards = Můžeš odhodit { $choices }.
hint-tiles-draw = Nebo stiskni **{ button-undo }** a lízni si kámen.
hint-tiles-pass = Nebo stiskni **{ button-undo }** a řekni pas.
hint-tiles-draw-typed = Nebo to vzdej: /{ command-draw } ti lízne kámen a ukončí tah.
hint-tiles-pass-typed = Nebo to vzdej: /{ command-pass } ukončí tah.
