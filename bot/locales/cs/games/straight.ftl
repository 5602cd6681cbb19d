### Základní rummy

game-straight = Základní rummy

option-name-ace = eso
    .hint = Kde stojí eso v postupce.
option-value-ace-low = dole
option-value-ace-both = dole i nahoře
option-name-melds-per-turn = kombinace za tah
option-value-melds-per-turn-any = libovolně
option-value-melds-per-turn-one = jedna
option-name-lay-off-before-own-meld = přikládání před vlastní kombinací
    .hint = Jestli se smí přikládat dřív, než leží vlastní kombinace.
option-name-final-discard = poslední odhození
    .hint = Jestli se kolo musí končit odhozením poslední karty.
option-value-final-discard-optional = dobrovolné
option-value-final-discard-required = povinné
option-name-stock-out = prázdný balíček
    .hint = Co se stane, když balíček dojde.
option-value-stock-out-reshuffle-once = odhoz se zamíchá jednou
option-value-stock-out-reshuffle = odhoz se zamíchá pokaždé
option-value-stock-out-turn-over = odhoz se otočí
option-name-scoring = počítání
option-value-scoring-winner-takes-all = kdo vyhraje, bere vše
option-value-scoring-penalty = trestné body, vyhrává nejnižší součet
preset-penalty = trestné body
preset-strict = přísná
preset-bicycle = Bicycle
preset-pagat = Pagat
preset-lowest-wins = vyhrává nejnižší součet

points-hand-of = - { $name }: { $points } v ruce

refusal-not-opened-straight = Přikládat ještě nesmíš: u tohoto stolu k tomu potřebuješ vlastní kombinaci.

help-how-straight = Stiskni **Líznout** nebo **Vzít**, označ karty a pak **Vyložit**, **Přiložit** nebo **{ button-discard }**.
    Nebo piš: /{ command-draw }, /{ command-draw } `{ command-draw-source }:{ choice-pile }`, /{ command-meld } `4h 5h 6h`, /{ command-layoff } `7h 3`, /{ command-discard } `Kd`.

rules-straight-1 = Pro 2 až 6, 52 karet, bez žolíků. Zbav se všech karet dřív než ostatní.

    Ve dvou má každý 10 karet, ve třech a čtyřech 7, v pěti a šesti 6. Jedna karta se otočí: začíná jí odhazovací balíček (**odhoz**). Zbytek je **balíček**.

    { $deals ->
        [0] { $scoring ->
            [penalty] Partie končí kolem, ve kterém má někdo trest aspoň { rules-straight-target }: vyhrává nejmenší součet.
           *[other] Partie končí kolem, ve kterém má někdo aspoň { rules-straight-target }: vyhrává největší součet.
        }
        [one] Hraje se **jedno kolo**: vyhrává { rules-straight-best } součet.
        [few] Hrají se **{ $deals } kola**: potom vyhrává { rules-straight-best } součet.
       *[other] Hraje se **{ $deals } kol**: potom vyhrává { rules-straight-best } součet.
    }
    .title = Cíl

rules-straight-target = { $target ->
        [0] **100 bodů** (ve třech 150, ve více 200 { -decided })
       *[other] **{ $target } bodů**
    }

rules-straight-best = { $scoring ->
        [penalty] nejmenší
       *[other] největší
    }

rules-straight-2 = **1.** Vezmi vrchní kartu balíčku nebo odhozu. Kartu z odhozu nesmíš v tomtéž tahu odhodit { -decided }.
    { "" }**2.** Vylož { $melds_per_turn ->
        [one] nejvýš **jednu novou kombinaci za tah**
       *[any] **libovolný počet kombinací**
    }, nebo nic.
    { "" }**3.** Přikládej jednotlivé karty ke kombinacím, { $lay_off_before_own_meld ->
        [no] ale **až když leží tvoje vlastní**
       *[yes] **i když vlastní ještě neleží**
    }.
    { "" }**4.** Odhoď jednu kartu. Tím tah končí.
    .title = Tvůj tah

rules-straight-3 = **Skupina:** tři nebo čtyři karty stejné hodnoty, třeba 7♠ 7♥ 7♦.
    { "" }**Postupka:** tři nebo víc karet jedné barvy jdoucích po sobě, třeba 4♥ 5♥ 6♥.

    { $ace ->
        [both] Eso patří **před 2** (A♥ 2♥ 3♥), **nebo za krále** (Q♥ K♥ A♥), nikdy mezi ně. Kde by mohlo být obojí, patří nahoru { -decided }.
       *[low] Eso je **jen dole**: A♥ 2♥ 3♥ je postupka, Q♥ K♥ A♥ není.
    }
    .title = Kombinace

rules-straight-4 = { $final_discard ->
        [required] Kolo ukončíš **odhozením** poslední karty. Všechno vyložit nebo přiložit nesmíš: nech si kartu na odhození.
       *[optional] Kolo ukončíš poslední kartou, **vyloženou, přiloženou nebo odhozenou**.
    }

    { "" }**Když balíček dojde:** { $stock_out ->
        [turn-over] vezmi vrchní kartu odhozu, **nebo odhoz otoč**, bez míchání, a lízni z něj; popáté nikdo nezíská body { -decided }.
        [reshuffle] odhoz se **zamíchá** a je z něj balíček, jeho další karta se otočí; popáté nikdo nezíská body { -decided }.
       *[reshuffle-once] odhoz se **jednou zamíchá** a je z něj balíček, jeho další karta se otočí. Podruhé kolo končí tahem, ve kterém padla poslední karta, a nikdo nezíská body.
    }

    Body nezíská nikdo ani tehdy, když už nikdo nemůže skončit: každý má jednu kartu a žádná skrytá by se nedala přiložit { -decided }.
    .title = Konec kola

rules-straight-5 = { $scoring ->
        [penalty] Ostatním se to, co drží, počítá jako **trestné body**.
       *[winner-takes-all] Kdo skončí, **získá body za všechny karty ostatních**. Ostatní nezískají nic.
    }

    { "" }**K Q J 10:** po 10 bodech
    { "" }**9 až 2:** jejich číslo
    { "" }**A:** 1

    { "" }**Rummy z ruky:** konec v jediném tahu, bez předchozího vykládání a přikládání: to všechno se počítá dvakrát.
    .title = Body

learn-straight-1 = Zbav se karet dřív než ostatní. Každý tah začíná jednou kartou: stiskni **{ button-draw }**.
learn-straight-2 = Přišla 7♦! Tři nebo víc karet jedné barvy jdoucích po sobě je **postupka**. Označ v nabídce { $cards } a stiskni **{ button-meld }**.
learn-straight-3 = Každý tah končí odhozením. Zbav se vysoké karty, která se k ničemu nehodí: označ { $cards } a stiskni **{ button-discard }**.
learn-straight-4 = Jolly vykládá tři dámy, **skupinu**, a odhazuje 8♦. Ta se ti hodí: stiskni **{ button-take }**. Z odhozu můžeš vzít jen vrchní kartu.
learn-straight-5 = 8♦ patří za tvou 7♦. Označ { $cards } a stiskni **{ button-lay-off }**.
learn-straight-6 = Přikládat smíš i ke kombinacím od Jollyho: tvoje dáma skupinu doplní. Označ { $cards } a stiskni **{ button-lay-off }**.
learn-straight-7 = Teď ukonči tah: označ { $cards } a stiskni **{ button-discard }**.
learn-straight-8 = Jolly odhazuje 5♠, přesně tu, která chybí mezi tvými piky. Stiskni **{ button-take }**.
learn-straight-9 = Pět po sobě! Označ { $cards } a stiskni **{ button-meld }**.
learn-straight-10 = Zbývá jedna karta. Označ { $cards } a stiskni **{ button-discard }**: končíš a získáš body za to, co Jolly ještě drží.
learn-straight-end = • Lízni kartu nebo vezmi vrchní z odhozu, vykládej a přikládej, jednu odhoď.
    • Postupka jsou tři nebo víc po sobě v jedné barvě, skupina tři nebo čtyři stejné hodnoty.
    • Kdo je první bez karet, získá body za to, co drží ostatní.

pitch-straight = Rummy, jak ho zná každý: zbav se karet jako první.
