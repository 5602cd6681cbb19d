### /hint: co by udělal počítač a proč, jedna věta pro každou dvojici tahu a důvodu:
### `advice-<tah>-<důvod>`. $card je karta, o kterou jde (u nové kombinace všechny její karty),
### $meld kombinace na stole s číslem (`hint-meld-number`), $cards jiné karty.

command-hint = rada
    .description = Co by teď udělal počítač a proč; ne v hodnocených partiích
command-hint-table = stůl
    .description = Který stůl; potřeba, jen když hraješ u více stolů

advice-rated = Tato partie je hodnocená, proto v ní neradím. Chceš-li rady, vyzvi mě k nehodnocené partii. Tuto hru vysvětlí /{ command-rules }.
hint-uncounted = Tato partie se už nepočítá do tvé úrovně proti počítači.

advice-draw-only = Lízni z talonu: nic jiného teď udělat nemůžeš.
advice-draw-nothing-helps = Lízni z talonu: žádná karta, kterou smíš vzít z odhozu, nedá s tvými kombinaci ani se nehodí k žádné kombinaci na stole.
advice-draw-not-yet = Lízni z talonu: vrchní karta odhozu by musela hned na stůl, a i s ní mají tvoje kombinace jen { $points } z potřebných { $least } bodů.
advice-draw-no-less = Lízni z talonu: { $cards } ti zbytek nesníží.
advice-draw-weighed = Lízni z talonu: neznámá karta ti nejspíš pomůže víc než odhoz.
advice-draw-tiles-wait = Lízni si kámen: teď sice můžeš vyložit { $cards }, ale { $least ->
    [one] zbyl by ti { $least } kámen
    [few] zbyly by ti { $least } kameny
   *[other] zbylo by ti { $least } kamenů
} a nikdo jiný nemá o moc míň. Líznutím získáš nový kámen a tyhle nejspíš vyložíš i potom.
advice-draw-opens-later = Lízni si kámen: první vyložení sice máš ({ $cards }), ale i se vším, co by se pak hodilo, { $least ->
    [one] by ti zbyl { $least } kámen
    [few] by ti zbyly { $least } kameny
   *[other] by ti zbylo { $least } kamenů
}. Nikdo zatím nemá ke konci kola blízko. Co si necháš, nikomu jinému nepomůže a vyložit to můžeš i potom.
advice-draw-no-tiles = Lízni si kámen: žádný svůj nevyložíš, ať stůl přeskupíš jakkoli.
advice-draw-no-opening = Lízni si kámen: ve stojánku nemáš kombinace na první vyložení ({ $least } { $least ->
    [one] bod
    [few] body
   *[other] bodů
}).
advice-turnover-only = Otoč odhoz: nic jiného teď udělat nemůžeš.
advice-turnover-nothing-helps = Otoč odhoz a lízni: jeho vrchní karta nedá s tvými kombinaci ani se nehodí k žádné kombinaci na stole.
advice-turnover-weighed = Otoč odhoz a lízni: neznámá karta ti nejspíš pomůže víc než vrchní karta odhozu.
advice-take-makes = Vezmi { $card }: vznikne kombinace { $cards }.
advice-take-fits = Vezmi { $card }: hodí se ke kombinaci { $meld }.
advice-take-usable = Vezmi { $card } a všechny karty na ní: v tomto tahu ji můžeš vyložit nebo přiložit.
advice-take-pile-brings = Vezmi { $card } a všechny karty na ní: v tomto tahu můžeš vyložit karty za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
advice-take-only = Vezmi { $card }: nic jiného teď udělat nemůžeš.
advice-take-can-open = Vezmi { $card }: s ní mají tvoje kombinace { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, na první vyložení potřebuješ { $least }.
advice-take-lowers = Vezmi { $card }: zbytek s ní můžeš snížit z { $least } na { $points }.
advice-take-weighed = Vezmi { $card }: nejspíš ti pomůže víc než neznámá karta.
advice-pass-upcard = Řekni pas: otočená karta { $card } s tvými kombinaci nedá.
advice-pass-no-less = Řekni pas: { $cards } ti zbytek nesníží.
advice-pass-weighed = Řekni pas: neznámá karta ti nejspíš pomůže víc než ta otočená.
advice-pass-no-tiles = Řekni pas: žádný svůj kámen nevyložíš, ať stůl přeskupíš jakkoli, a zásoba je prázdná.
advice-pass-no-opening = Řekni pas: ve stojánku nemáš kombinace na první vyložení ({ $least } { $least ->
    [one] bod
    [few] body
   *[other] bodů
}) a zásoba je prázdná.

advice-meld-owed = Vylož { $card }: do konce tahu musí být na stole { $cards }.
advice-meld-out = Vylož { $card }: budeš mít prázdnou ruku a kolo skončí.
advice-meld-opens = Vylož { $card }: první vyložení pak bude mít { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
}, potřebuješ { $least }.
advice-meld-towards = Vylož { $card }: na první vyložení pak máš { $points } z potřebných { $least } bodů a zbytek můžeš vyložit ještě v tomto tahu.
advice-meld-scores = Vylož { $card }: { $points ->
    [one] přinese to { $points } bod.
    [few] přinese to { $points } body.
   *[other] přinese to { $points } bodů.
}
advice-meld-sheds = Vylož { $card }: { $points ->
    [one] v ruce ti ubude { $points } bod.
    [few] v ruce ti ubudou { $points } body.
   *[other] v ruce ti ubude { $points } bodů.
}
advice-meld-goes-out = Vylož { $card }: v tomto tahu můžeš ukončit kolo.
advice-meld-rummy = Vylož { $card }: můžeš ukončit kolo v jediném tahu, a to se počítá dvakrát.
advice-meld-near-out = Vylož { $card }: { $points ->
    [one] v ruce ti ubude { $points } bod
    [few] v ruce ti ubudou { $points } body
   *[other] v ruce ti ubude { $points } bodů
} a někdo jiný už má jen { $least ->
    [one] { $least } kartu
    [few] { $least } karty
   *[other] { $least } karet
}.
advice-add-owed = Přilož { $card } ke kombinaci { $meld }: do konce tahu musí být na stole.
advice-add-out = Přilož { $card } ke kombinaci { $meld }: budeš mít prázdnou ruku a kolo skončí.
advice-add-scores = Přilož { $card } ke kombinaci { $meld }: { $points ->
    [one] přinese to { $points } bod.
    [few] přinese to { $points } body.
   *[other] přinese to { $points } bodů.
}
advice-add-sheds = Přilož { $card } ke kombinaci { $meld }: { $points ->
    [one] v ruce ti ubude { $points } bod.
    [few] v ruce ti ubudou { $points } body.
   *[other] v ruce ti ubude { $points } bodů.
}
advice-add-goes-out = Přilož { $card } ke kombinaci { $meld }: v tomto tahu můžeš ukončit kolo.
advice-add-rummy = Přilož { $card } ke kombinaci { $meld }: můžeš ukončit kolo v jediném tahu, a to se počítá dvakrát.
advice-add-near-out = Přilož { $card } ke kombinaci { $meld }: { $points ->
    [one] v ruce ti ubude { $points } bod
    [few] v ruce ti ubudou { $points } body
   *[other] v ruce ti ubude { $points } bodů
} a někdo jiný už má jen { $least ->
    [one] { $least } kartu
    [few] { $least } karty
   *[other] { $least } karet
}.
advice-swap-goes-out = Vyměň žolíka v kombinaci { $meld } za { $card }: se žolíkem můžeš v tomto tahu ukončit kolo.
advice-swap-swaps = Vyměň žolíka v kombinaci { $meld } za { $card }: použiješ ho pak jako kteroukoli kartu.

advice-knock-knocks = Odhoď { $card } a zaklepej: { $points ->
    [one] zbude ti jen { $points } bod.
    [few] zbudou ti jen { $points } body.
   *[other] zbude ti jen { $points } bodů.
}
advice-knock-ahead = Odhoď { $card } a zaklepej: { $points ->
    [one] zbude ti jen { $points } bod
    [few] zbudou ti jen { $points } body
   *[other] zbude ti jen { $points } bodů
} a zaklepání podle mého odhadu vynese asi { $least ->
    [one] { $least } bod
    [few] { $least } body
   *[other] { $least } bodů
}.
advice-gin-gin = Odhoď { $card } a zaklepej: je to gin, nezbude ti nic.
advice-biggin-gin = Ohlas velký gin: všechny tvoje karty jsou v kombinacích.
advice-close-closes = Odhoď { $card } a zavři: máš dvanáct karet jedné barvy a ostatním se počítá dvojnásobek.

advice-discard-out = Odhoď { $card }: je to tvoje poslední karta a kolo skončí.
advice-discard-deadwood = Odhoď { $card }: zbytek pak bude mít { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, míň to nejde.
advice-discard-twin = Odhoď { $card }: máš ji ještě jednou.
advice-discard-dead = Odhoď { $card }: dokud si necháš ostatní karty, nikomu jinému k ničemu není.
advice-discard-holds = Odhoď { $card } a kombinace si nech v ruce: ukončit kolo v jediném tahu se počítá dvakrát.
advice-discard-safe = Odhoď { $card }: jak teď stůl vypadá, další hráč ji nemůže vyložit ani přiložit.
advice-discard-lonely-highest = Odhoď { $card }: z tvých karet, které se k ničemu nehodí, je nejvyšší ({ $points ->
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
}, na první vyložení potřebuješ { $least }.
advice-discard-useless = Odhoď { $card }: nikomu jinému k ničemu není, protože karty, které se k ní hodí, máš v ruce nebo jsou v odhozu.
advice-discard-shed = Odhoď { $card }: soupeř odhodil { $cards }, a to by se k ní hodilo, takže o ni nejspíš nestojí.
advice-discard-few = Odhoď { $card }: kombinaci s ní a jinou tvou kartou { $points ->
    [0] už žádná neznámá karta nedá.
    [one] dá už jen { $points } neznámá karta.
    [few] dají už jen { $points } neznámé karty.
   *[other] dá už jen { $points } neznámých karet.
}
advice-discard-goes-on = Odhoď { $card } a zatím neklepej: když počkáš, čekám { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, když zaklepeš, jen { $least }.
advice-discard-chance = Odhoď { $card } a zatím neklepej: když počkáš, máš podle mého odhadu na výhru v partii šanci { $points } %, když zaklepeš, { $least } %.
advice-discard-spares = Odhoď { $card } a nech si { $cards }: soupeř si vzal karty, ke kterým by se to hodilo.
advice-discard-held-back = Odhoď { $card } a { $cards } si zatím nech v ruce: soupeř možná má kartu, kterou by k té kombinaci přiložil.
advice-discard-odds = Odhoď { $card }: soupeř odhodil nebo nechal ležet { $cards }, takže šance, že mu { $card } pomůže, je jen asi { $points } %.
advice-discard-awaits = Odhoď { $card }: s tvými kartami ({ $cards }) pak { $points ->
    [one] dá kombinaci { $points } neznámá karta
    [few] dají kombinaci { $points } neznámé karty
   *[other] dá kombinaci { $points } neznámých karet
}, víc než po odhození jiné karty.
advice-discard-weighed = Odhoď { $card }: ostatní tvoje karty mají podle mého odhadu větší cenu.

advice-table-tiles = { $points ->
    [one] Vylož { $cards }: zbavíš se jednoho kamene. Jak, ukáže **{ button-suggest }**.
    [few] Vylož { $cards }: zbavíš se { $points } kamenů. Jak, ukáže **{ button-suggest }**.
   *[other] Vylož { $cards }: zbavíš se { $points } kamenů. Jak, ukáže **{ button-suggest }**.
}
advice-table-tiles-out = Vylož { $cards }: zbavíš se všech kamenů. Jak, ukáže **{ button-suggest }**.
