### /hint: co by udělal počítač a proč, jedna věta pro každou dvojici tahu a důvodu:
### `advice-<tah>-<důvod>`. $card je karta, o kterou jde (u nové kombinace všechny její karty),
### $meld kombinace na stole s číslem (`hint-meld-number`), $cards jiné karty.

command-hint = rada
    .description = Co by teď udělal počítač a proč; ne v hodnocených partiích
command-hint-table = stůl
    .description = Který ze tvých stolů, pokud jich máš víc

advice-rated = Tato partie je hodnocená, proto v ní neradím. Vyzvi mě k nehodnocené, nebo se podívej do /{ command-rules }.
hint-uncounted = Tato partie se už nepočítá do tvé úrovně proti počítači.

advice-draw-only = Lízni z balíčku: nic jiného teď nemůžeš.
advice-draw-nothing-helps = Lízni z balíčku: žádná karta, kterou smíš vzít z odhozu, nedá s tvými kombinaci ani se nehodí k žádné na stole.
advice-draw-not-yet = Lízni z balíčku: vrchní karta odhozu by musela hned na stůl, a i s ní mají tvoje kombinace jen { $points } z { $least } bodů prvního vyložení.
advice-draw-no-less = Lízni z balíčku: { $cards } ti zbytek nesníží.
advice-draw-weighed = Lízni z balíčku: od neznámé karty čekám víc než od odhozu.
advice-draw-tiles-wait = Lízni si kámen: teď můžeš vyložit { $cards }, ale { $least ->
    [one] { $least } by zbyl
    [few] { $least } by zbyly
   *[other] { $least } by zbylo
}, a nikdo jiný jich nemá o moc míň. Kdo vykládá, nelíže, a co se hodí teď, půjde nejspíš vyložit i potom s ostatními.
advice-draw-opens-later = Lízni si kámen: můžeš začít s { $cards }, ale i se vším, co by se pak hodilo, { $least ->
    [one] by zbyl { $least }
    [few] by zbyly { $least }
   *[other] by zbylo { $least }
}. Nikdo zatím není blízko konci: co si necháš, nikomu nepomůže a půjde vyložit i potom.
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
advice-take-pile-brings = Vezmi { $card } a všechny karty na ní: v tomto tahu můžeš vyložit karty za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
advice-take-only = Vezmi { $card }: nic jiného teď nemůžeš.
advice-take-can-open = Vezmi { $card }: s ní mají tvoje kombinace { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} a na první vyložení stačí { $least }.
advice-take-lowers = Vezmi { $card }: zbytek s ní můžeš snížit z { $least } na { $points }.
advice-take-weighed = Vezmi { $card }: čekám od ní víc než od neznámé karty.
advice-pass-upcard = Řekni pas: otočená karta { $card } nedá s tvými kombinaci.
advice-pass-no-less = Řekni pas: { $cards } ti zbytek nesníží.
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
advice-meld-goes-out = Vylož { $card }: v tomto tahu můžeš skončit.
advice-meld-rummy = Vylož { $card }: můžeš skončit v jediném tahu, a to se počítá dvakrát.
advice-meld-near-out = Vylož { $card }: { $points ->
    [one] v ruce ubude { $points } bod
    [few] v ruce ubudou { $points } body
   *[other] v ruce ubude { $points } bodů
} a někdo jiný už má jen { $least ->
    [one] { $least } kartu
    [few] { $least } karty
   *[other] { $least } karet
}.
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
advice-add-goes-out = Přilož { $card }: { $meld }. V tomto tahu můžeš skončit.
advice-add-rummy = Přilož { $card }: { $meld }. Můžeš skončit v jediném tahu, a to se počítá dvakrát.
advice-add-near-out = Přilož { $card }: { $meld }. { $points ->
    [one] V ruce ubude { $points } bod
    [few] V ruce ubudou { $points } body
   *[other] V ruce ubude { $points } bodů
} a někdo jiný už má jen { $least ->
    [one] { $least } kartu
    [few] { $least } karty
   *[other] { $least } karet
}.
advice-swap-goes-out = Vyměň { $card } za žolíka: { $meld }. S ním můžeš v tomto tahu skončit.
advice-swap-swaps = Vyměň { $card } za žolíka: { $meld }. Žolíka můžeš vyložit jako cokoli, co potřebuješ.

advice-knock-knocks = Odhoď { $card } a zaklepej: { $points ->
    [one] zbývá jen { $points } bod.
    [few] zbývají jen { $points } body.
   *[other] zbývá jen { $points } bodů.
}
advice-knock-ahead = Odhoď { $card } a zaklepej: { $points ->
    [one] zbývá jen { $points } bod
    [few] zbývají jen { $points } body
   *[other] zbývá jen { $points } bodů
} a podle mě ti to vynese asi { $least ->
    [one] { $least } bod
    [few] { $least } body
   *[other] { $least } bodů
}.
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
advice-discard-holds = Odhoď { $card } a kombinace si nech v ruce: konec v jediném tahu se počítá dvakrát.
advice-discard-safe = Odhoď { $card }: jak je teď stůl, další hráč ji nemůže vyložit ani přiložit.
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
advice-discard-keeps = Odhoď { $card }: i bez ní mají tvoje kombinace { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, na první vyložení je potřeba { $least }.
advice-discard-useless = Odhoď { $card }: nikdo jiný ji nevyužije, protože karty k ní máš v ruce nebo leží v odhozu.
advice-discard-shed = Odhoď { $card }: soupeř odhazuje { $cards }, a to by s ní mohlo dát kombinaci, takže ji nejspíš nechce.
advice-discard-few = Odhoď { $card }: kombinaci s ní a jinou tvou kartou { $points ->
    [0] už žádná skrytá karta nedá.
    [one] dá už jen { $points } skrytá karta.
    [few] dají už jen { $points } skryté karty.
   *[other] dá už jen { $points } skrytých karet.
}
advice-discard-goes-on = Odhoď { $card } a hraj dál: čekám od toho { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, od zaklepání jen { $least }.
advice-discard-chance = Odhoď { $card } a hraj dál: partii tak podle mě vyhraješ na { $points } %, klepáním na { $least } %.
advice-discard-spares = Odhoď { $card } a nech si { $cards }: soupeř má z odhozu karty, které s tím dají kombinaci.
advice-discard-held-back = Odhoď { $card } a zatím si nech v ruce { $cards }: soupeř může mít kartu, která se k té kombinaci hodí.
advice-discard-odds = Odhoď { $card }: soupeř odhazuje nebo nechává ležet { $cards }, takže pravděpodobnost, že ji využije, je jen asi { $points } %.
advice-discard-awaits = Odhoď { $card }: s tvými pak { $points ->
    [one] dá kombinaci { $points } skrytá karta
    [few] dají kombinaci { $points } skryté karty
   *[other] dá kombinaci { $points } skrytých karet
} ({ $cards }), víc než po jakémkoli jiném odhození.
advice-discard-weighed = Odhoď { $card }: podle mě se nejvíc vyplatí nechat si ostatní.

advice-table-tiles = { $points ->
    [one] Vylož { $cards }: zbavíš se tak { $points } kamene. Jak, ukáže **{ button-suggest }**.
    [few] Vylož { $cards }: zbavíš se tak { $points } kamenů. Jak, ukáže **{ button-suggest }**.
   *[other] Vylož { $cards }: zbavíš se tak { $points } kamenů. Jak, ukáže **{ button-suggest }**.
}
advice-table-tiles-out = Vylož { $cards }: zbavíš se všech kamenů. Jak, ukáže **{ button-suggest }**.
