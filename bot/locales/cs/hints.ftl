### /hint: co by udělal počítač a proč, jedna věta pro každou dvojici tahu a důvodu:
### `advice-<tah>-<důvod>`. $card je karta, o kterou jde (u nové kombinace všechny její karty),
### $meld kombinace na stole s číslem (`hint-meld-number`), $cards jiné karty.

command-hint = rada
    .description = Co by teď udělal počítač a proč; ne v hodnocených partiích
command-hint-table = stůl
    .description = Který ze tvých stolů, pokud jich máš víc

advice-rated = Tato partie je hodnocená, proto v ní neradím. Vyzvi mě k nehodnocené, nebo se podívej do /rules.

advice-draw-only = Lízni z balíčku: nic jiného teď nesmíš.
advice-draw-nothing-helps = Lízni z balíčku: žádná karta, kterou smíš vzít z odhozu, nedá s tvými kombinaci ani se nehodí k žádné na stole.
advice-draw-weighed = Lízni z balíčku: od neznámé karty čekám víc než od odhozu.
advice-draw-no-tiles = Lízni si kámen: žádný tvůj nejde vyložit, ať se stůl přeskupí jakkoli.
advice-draw-no-opening = Lízni si kámen: ve stojánku nemáš kombinace na otevření ({ $least } b.).
advice-turnover-only = Otoč odhoz: nic jiného teď nesmíš.
advice-turnover-nothing-helps = Otoč odhoz a lízni: jeho vrchní karta nedá s tvými kombinaci ani se nehodí k žádné na stole.
advice-turnover-weighed = Otoč odhoz a lízni: od neznámé karty čekám víc než od vrchní karty odhozu.
advice-take-makes = Vezmi { $card }: dá to kombinaci, { $cards }.
advice-take-fits = Vezmi { $card }. Hodí se sem: { $meld }.
advice-take-usable = Vezmi { $card } a všechny karty na ní: v tomto tahu ji můžeš vyložit.
advice-take-only = Vezmi { $card }: nic jiného teď nesmíš.
advice-take-weighed = Vezmi { $card }: čekám od ní víc než od neznámé karty.
advice-pass-upcard = Řekni pas: otočená karta { $card } nedá s tvými kombinaci.
advice-pass-weighed = Řekni pas: od neznámé karty čekám víc než od té otočené.
advice-pass-no-tiles = Řekni pas: žádný tvůj kámen nejde vyložit, ať se stůl přeskupí jakkoli, a zásoba je prázdná.
advice-pass-no-opening = Řekni pas: ve stojánku nemáš kombinace na otevření ({ $least } b.) a zásoba je prázdná.

advice-meld-owed = Vylož { $card }: { $cards } musí na stůl, než tah skončí.
advice-meld-out = Vylož { $card }: pak máš prázdnou ruku a kolo končí.
advice-meld-opens = Vylož { $card }: první vyložení má tak { $points } b. a potřebuje { $least }.
advice-meld-towards = Vylož { $card }: pak leží { $points } z { $least } b. prvního vyložení a zbytek může v tomto tahu následovat.
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

advice-knock-knocks = Zaklepej s { $card }: { $points ->
    [one] zbývá jen { $points } bod.
    [few] zbývají jen { $points } body.
   *[other] zbývá jen { $points } bodů.
}
advice-gin-gin = Zaklepej s { $card }: je to gin, nezbývá nic.
advice-biggin-gin = Ohlas velký gin: všechny tvoje karty jsou v kombinacích.
advice-close-closes = Zavři s { $card }: máš dvanáct karet jedné barvy a všichni ostatní ztratí dvojnásob.

advice-discard-out = Odhoď { $card }: je to tvoje poslední karta a kolo končí.
advice-discard-deadwood = Odhoď { $card }: zbytek pak má { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, míň to nejde.
advice-discard-twin = Odhoď { $card }: stejnou kartu máš ještě jednou.
advice-discard-dead = Odhoď { $card }: nikdo jiný ji nemůže vyložit, dokud si necháš ostatní karty.
advice-discard-lonely-highest = Odhoď { $card }: z karet, které se k ničemu nehodí, je nejvyšší ({ $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}).
advice-discard-lonely = Odhoď { $card }: nehodí se k tvým kartám ani k ničemu na stole.
advice-discard-highest = Odhoď { $card }: z karet, které smíš odhodit, tě v ruce žádná nestojí víc ({ $points ->
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
