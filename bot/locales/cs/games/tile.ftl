### Rummy s kameny

game-tile = Rummy s kameny

option-name-rounds = kola
    .hint = Kolik kol se hraje.
option-name-opening = první vyložení
    .hint = Co musí mít body na první vyložení.
option-value-opening-single = jedna kombinace sama
option-value-opening-total = všechny nové kombinace dohromady
option-name-opening-points = body prvního vyložení
    .hint = Kolik bodů musí mít první vyložení; 0 až 200.
preset-total = součet
preset-slow = pomalá
preset-three-rounds = tři kola

points-lost = - { $name } ztrácí { $points }
points-lowest = - minus nejmenší stojánek: +{ $points }

refusal-wrong-phase-tile = { $phase ->
    [deal] Další kolo se právě rozdává. Zkus to za chvilku znovu.
   *[other] { $action ->
        [pass] Dokud jsou v zásobě kameny, nemůžeš říct pas: vylož aspoň jeden kámen, nebo si lízni.
       *[other] V této hře vykládáš kameny ze stojánku, nebo si jeden lízneš ze zásoby. Nic jiného se nebere ani neodhazuje.
    }
}
refusal-stock-empty-tile = Zásoba je prázdná. Vylož aspoň jeden kámen, nebo řekni pas.
refusal-not-in-hand-tile = Ve stojánku nemáš: { $cards }.
refusal-not-a-meld-tile = { $cards } není kombinace. Skupina jsou tři nebo čtyři kameny stejného čísla v různých barvách; postupka jsou aspoň tři čísla jedné barvy jdoucí po sobě. Jednička je nejníž a po 13 už nic není.
refusal-does-not-fit-tile = { $card } se ke kombinaci { $meld } nehodí. Ke skupině patří stejné číslo v barvě, která tam ještě není; k postupce další číslo na některém konci, ve stejné barvě.
refusal-not-opened-tile = První vyložení teprve přijde, kombinace na stole proto musí zůstat, jak jsou. Vykládej nové, jen ze stojánku.
refusal-joker-not-replaceable-tile = Žolík z kombinace { $meld }, jak ležela před tvým tahem, by zastupoval něco jiného. Uvolní se, jen když na stole leží stejný kámen, jaký zastupuje.

help-how-tile = Označ kameny ve stojánku i na stole, slož je do kombinací a stiskni **Hotovo**; nebo **Líznout**. Pracovní stůl vidíš jen ty.
    Nebo piš: /{ command-meld } `r3 r4 r5`, /{ command-layoff } `r6 2`, /{ command-move }, /{ command-split }, /{ command-undo }, pak /{ command-done }; nebo /{ command-draw }; /{ command-pass } při prázdné zásobě.

rules-tile-1 = Pro 2 až 4, 106 kamenů: 1 až 13 ve čtyřech barvách, všechno dvakrát, a 2 žolíci. Vylož všechny kameny dřív než ostatní.

    Každý dostane 14 kamenů; zbytek je **zásoba**. Kdo začne, se vylosuje; další kolo začíná vždy další v pořadí { -decided }.

    { $rounds ->
        [one] Hraje se **jedno kolo**: vyhrává největší součet.
        [few] Hrají se **{ $rounds } kola**: potom vyhrává největší součet.
       *[other] Hraje se **{ $rounds } kol**: potom vyhrává největší součet.
    }
    .title = Cíl

rules-tile-2 = **Vylož** aspoň jeden kámen ze stojánku, nebo si jeden **lízni**; nikdy obojí. Líznutím tah končí. Při prázdné zásobě vykládáš, nebo řekneš pas.

    { "" }**Skupina:** tři nebo čtyři kameny stejného čísla v různých barvách, třeba 🔴7 🔵7 🟡7.
    { "" }**Postupka:** tři nebo víc po sobě v jedné barvě, třeba 🔴3 🔴4 🔴5. Jednička je nejníž; po 13 už nic není.

    Skládáš na vlastní kopii stolu. Po **Hotovo** se z ní stane stůl, pokud všechny kombinace platí.
    .title = Tvůj tah

rules-tile-3 = Před prvním vyložením smíš vyložit jen **nové kombinace ze stojánku** a staré zůstávají, jak jsou.

    { $opening ->
        [total] Nové kombinace tahu musí mít **dohromady**
       *[single] **Jedna** z těchto kombinací musí mít
    } aspoň **{ $opening_points } { $opening_points ->
        [one] bod
        [few] body
       *[other] bodů
    }**: součet čísel, žolík se počítá jako kámen, který zastupuje.

    Od příštího tahu smíš stůl doplňovat a přeskupovat.

    { "" }**Rummy z ruky:** kdo ještě nevyložil, vyloží celý stojánek v jednom tahu, jen kameny ze stojánku { -decided }. Pak neplatí žádné minimum a všechny body kola se počítají dvakrát.
    .title = První vyložení

rules-tile-4 = Kombinace nepatří nikomu: ber z nich kameny, děl je, spojuj a doplňuj. Na konci tahu { -decided }
    · leží každý kámen v platné kombinaci,
    · nechybí žádný kámen, který na stole byl,
    · přibyl aspoň jeden z tvého stojánku.

    { "" }**Žolíci** zastupují kterýkoli kámen a zůstávají jím, ať je přesuneš kamkoli, dokud na stole kdekoli neleží i skutečný kámen (ve skupině o třech: jeden z chybějících). Pak je žolík volný a hned se musí znovu vyložit { -decided }.
    .title = Přeskupování

rules-tile-5 = Kdo vyloží poslední kámen, získá, co ostatní ztratí: každý součet svého stojánku, žolík je 25.

    { "" }**Zablokováno:** zásoba je prázdná a všichni za sebou řeknou pas { -decided }. Vyhrává nejmenší stojánek; ostatní ztrácejí rozdíl oproti němu a vítěz ty rozdíly získá. Při shodě nejmenších nevyhrává nikdo a mají 0.
    .title = Body

rules-turn-tile = **Čas na tah:** { $turn }. Když uplyne, tvůj pracovní stůl platí jako po **{ button-done }**; tvé kameny, kterým do kombinace něco chybí, se vrátí do stojánku. Když ani tak není tah platný, vrátí se všechno, nic nelížeš a hraje se dál od dalšího místa; třikrát za sebou to znamená vzdát { -decided }.

learn-tile-1 = Vylož všechny kameny dřív než ostatní. Tři nebo víc čísel jedné barvy jdoucích po sobě je **postupka**. Označ v nabídce stojánku { $cards } a stiskni **{ button-meld }**.
learn-tile-2 = Na první vyložení musí mít jedna kombinace aspoň 30; tahle má 33. Co tu děláš, nikdo nevidí, dokud nestiskneš **{ button-done }**. Stiskni ho.
learn-tile-3 = Jolly vykládá zelenou postupku. První vyložení máš za sebou, teď smíš použít všechny kombinace na stole. Označ { $cards } a stiskni **{ button-lay-off }**.
learn-tile-4 = Máš ještě jednu 🟢6 a ta se na žádný konec kombinace 2 nehodí. Kombinaci tedy rozděl: v nabídce pod svými kameny označ { $cards } z kombinace 2 a stiskni **{ button-split }**.
learn-tile-5 = Samotné 7 a 8 kombinace nejsou, s tvou 6 ano: označ ve stojánku { $cards } a stiskni **{ button-lay-off }**.
learn-tile-6 = Všechny kombinace zase platí, a o nic jiného nejde. Stiskni **{ button-done }**.
learn-tile-7 = Teď vezmi kámen ze stolu: kombinace 1 se bez své 🔴10 obejde. Označ ji v nabídce spolu s 🟢10 🟡10 ze stojánku, pak stiskni **{ button-meld }**.
learn-tile-8 = Tři desítky různých barev jsou **skupina** a kombinace 1 je pořád postupka. Stiskni **{ button-done }**.
learn-tile-9 = Tentokrát se nic nehodí. Když nemáš co vyložit, lízneš si kámen a tah končí: stiskni **{ button-draw }**.
learn-tile-end = • Ve svém tahu vylož aspoň jeden kámen, nebo si jeden lízni.
    • Na první vyložení musí mít jedna kombinace aspoň 30, jen z vlastních kamenů.
    • Potom smíš stůl přeskládat, když na konci všechny kombinace platí. **{ button-suggest }** najde cestu.

pitch-tile = Kameny s čísly na jednom stole, který smí každý přeskládat.
