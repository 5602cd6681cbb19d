### /hint: co by udělal počítač a proč, jedna věta pro každou dvojici tahu a důvodu:
### `advice-<tah>-<důvod>`. $card je karta, o kterou jde (u nové kombinace všechny její karty),
### $meld kombinace na stole s číslem (`hint-meld-number`), $cards jiné karty.

command-hint = rada
    .description = Co by teď udělal počítač a proč; ne v hodnocených partiích
command-hint-table = stůl
    .description = Který ze tvých stolů, pokud jich máš víc

advice-rated = Tato partie je hodnocená, proto v ní neradím. Vyzvi mě k nehodnocené, nebo se podívej do /rules.
hint-uncounted = Tato partie se už nepočítá do tvé úrovně proti počítači.

advice-draw-only = Lízni z balíčku: nic jiného teď nemůžeš.
advice-draw-nothing-helps = Lízni z balíčku: žádná karta, kterou smíš vzít z odhozu, nedá s tvými kombinaci ani se nehodí k žádné na stole.
advice-draw-weighed = Lízni z balíčku: od neznámé karty čekám víc než od odhozu.
advice-draw-no-tiles = Lízni si kámen: žádný svůj nevyložíš, ať stůl přeskupíš jakkoli.
advice-draw-no-opening = Lízni si kámen: ve stojánku nemáš kombinace na první vyložení ({ $least } { $least ->
    [one] bod
    [few] body
   *[other] bodů
}).
advice-turnover-only = Otoč odhoz: nic jiného teď nemůžeš.
advice-turnover-nothing-helps = Otoč odhoz a lízni: jeho vrchní karta nedá s tvými kombinaci ani se nehodí k žádné na stole.
advice-turnover-weighed = Otoč odhoz a lízni: od neznámé karty čekám víc než od vrchní karty odhozu.
advice-take-makes = Vezmi { $card }: dá to kombinaci, { $cards }.
advice-take-fits = Vezmi { $card }. Hodí se sem: { $meld }.
advice-take-usable = Vezmi { $card } a všechny karty na ní: v tomto tahu ji můžeš vyložit.
advice-take-only = Vezmi { $card }: nic jiného teď nemůžeš.
advice-take-weighed = Vezmi { $card }: čekám od ní víc než od neznámé karty.
advice-pass-upcard = Řekni pas: otočená karta { $card } nedá s tvými kombinaci.
advice-pass-weighed = Řekni pas: od neznámé karty čekám víc než od té otočené.
advice-pass-no-tiles = Řekni pas: žádný svůj kámen nevyložíš, ať stůl přeskupíš jakkoli, a zásoba je prázdná.
advice-pass-no-opening = Řekni pas: ve stojánku nemáš kombinace na první vyložení ({ $least } { $least ->
    [one] bod
    [few] body
   *[other] bodů
}) a zásoba je prázdná.

advice-meld-owed = Vylož { $card }: { $cards } musí na stůl, než tah skončí.
advice-meld-out = Vylož { $card }: pak máš prázdnou ruku a kolo končí.
advice-meld-opens = Vylož { $card }: první vyložení má pak { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
} a stačí { $least }.
advice-meld-towards = Vylož { $card }: z { $least } bodů prvního vyložení jich pak leží { $points } a zbytek můžeš doložit v tomtéž tahu.
advice-meld-scores = Vylož { $card }: { $points ->
    [one] přinese to { $points } bod.
    [few] přinese to { $points } body.
   *[other] přinese to { $points } bodů.
}
advice-meld-sheds = Vylož { $card }: { $points ->
    [one] v ruce ubude { $points } bod.
    [few] v ruce ubudou { $points } body.
   *[other] v ruce ubude { $points } bodů.
}
advice-add-owed = Přilož { $card }: { $meld }. Karta musí na stůl, než tah skončí.
advice-add-out = Přilož { $card }: { $meld }. Pak máš prázdnou ruku a kolo končí.
advice-add-scores = Přilož { $card }: { $meld }. { $points ->
    [one] Přinese to { $points } bod.
    [few] Přinese to { $points } body.
   *[other] Přinese to { $points } bodů.
}
advice-add-sheds = Přilož { $card }: { $meld }. { $points ->
    [one] V ruce ubude { $points } bod.
    [few] V ruce ubudou { $points } body.
   *[other] V ruce ubude { $points } bodů.
}
advice-swap-swaps = Vyměň { $card } za žolíka: { $meld }. Žolíka můžeš vyložit jako cokoli, co potřebuješ.

advice-knock-knocks = Odhoď { $card } a zaklepej: { $points ->
    [one] zbývá jen { $points } bod.
    [few] zbývají jen { $points } body.
   *[other] zbývá jen { $points } bodů.
}
advice-gin-gin = Odhoď { $card } a zaklepej: je to gin, nezbývá nic.
advice-biggin-gin = Ohlas velký gin: všechny tvoje karty jsou v kombinacích.
advice-close-closes = Odhoď { $card } a zavři: máš dvanáct karet jedné barvy a všichni ostatní ztratí dvojnásob.

advice-discard-out = Odhoď { $card }: je to tvoje poslední karta a kolo končí.
advice-discard-deadwood = Odhoď { $card }: zbytek pak má { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, míň mít nemůže.
advice-discard-twin = Odhoď { $card }: stejnou kartu máš ještě jednou.
advice-discard-dead = Odhoď { $card }: nikdo jiný ji nemůže vyložit, dokud si necháš ostatní karty.
advice-discard-lonely-highest = Odhoď { $card }: z karet, které se k ničemu nehodí, je nejvyšší ({ $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}).
advice-discard-lonely = Odhoď { $card }: nehodí se k tvým kartám ani k ničemu na stole.
advice-discard-highest = Odhoď { $card }: je to nejdražší karta, kterou můžeš odhodit ({ $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}).
advice-discard-unwanted = Odhoď { $card }: nehodí se k žádné kombinaci na stole.
advice-discard-weighed = Odhoď { $card }: podle mě se nejvíc vyplatí nechat si ostatní.

advice-table-tiles = { $points ->
    [one] Vylož { $cards }: zbavíš se tak { $points } kamene. Jak, ukáže **{ button-suggest }**.
    [few] Vylož { $cards }: zbavíš se tak { $points } kamenů. Jak, ukáže **{ button-suggest }**.
   *[other] Vylož { $cards }: zbavíš se tak { $points } kamenů. Jak, ukáže **{ button-suggest }**.
}
advice-table-tiles-out = Vylož { $cards }: zbavíš se všech kamenů. Jak, ukáže **{ button-suggest }**.
