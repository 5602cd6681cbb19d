### Základní rummy

game-straight = Základní rummy
rules-also-straight = Říká se i: klasické rummy, rum

option-name-ace = eso
    .hint = Kde stojí eso v postupce: jen před dvojkou, nebo i za králem.
option-value-ace-low = jen nízké
option-value-ace-both = nízké i vysoké
option-name-melds-per-turn = kombinace za tah
option-value-melds-per-turn-any = libovolný počet
option-value-melds-per-turn-one = jedna
option-name-lay-off-before-own-meld = přikládání před vlastní kombinací
    .hint = Jestli můžeš přikládat, i když ještě nemáš vlastní kombinaci.
option-name-final-discard = poslední odhození
    .hint = Jestli se kolo smí ukončit jen odhozením poslední karty.
option-value-final-discard-optional = nepovinné
option-value-final-discard-required = povinné
option-name-stock-out = prázdný talon
    .hint = Co se stane, když talon dojde.
option-value-stock-out-reshuffle-once = odhoz se zamíchá jednou
option-value-stock-out-reshuffle = odhoz se zamíchá pokaždé
option-value-stock-out-turn-over = odhoz se otočí
option-name-scoring = bodování
option-value-scoring-winner-takes-all = vítěz bere všechny body
option-value-scoring-penalty = trestné body, vyhrává nejnižší součet
preset-penalty = trestné body
preset-strict = přísná
preset-bicycle = Bicycle
preset-pagat = Pagat
preset-lowest-wins = vyhrává nejnižší součet

points-hand-of = - { $name }: { $points } v ruce

refusal-not-opened-straight = Přikládat ještě nemůžeš: u tohoto stolu musíš mít nejdřív vlastní kombinaci.

help-how-straight = Stiskni **{ button-draw }** nebo **{ button-take }**, označ karty a pak **{ button-meld }**, **{ button-lay-off }** nebo **{ button-discard }**.
    Nebo piš: /{ command-draw }, /{ command-draw } `{ command-draw-source }:{ choice-pile }`, /{ command-meld } `srdce 4-6`, /{ command-layoff } `7h 3`, /{ command-discard } `kárový král`.

rules-straight-1 = Pro 2 až 6, 52 karet, bez žolíků. Zbav se všech karet dřív než ostatní.

    Ve dvou má každý 10 karet, ve třech a čtyřech 7, v pěti a šesti 6. Jedna karta se otočí: začíná jí odhazovací balíček (**odhoz**). Zbytek je **talon**.

    { $deals ->
        [0] { $scoring ->
            [penalty] Všechny body jsou trestné. Partie končí kolem, ve kterém někdo dosáhne hranice { rules-straight-target }: vyhrává nejnižší součet.
           *[other] Partie končí kolem, ve kterém má někdo aspoň { rules-straight-target }: vyhrává nejvyšší součet.
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
        [penalty] nejnižší
       *[other] nejvyšší
    }

rules-straight-2 = **1.** Lízni vrchní kartu talonu, nebo vezmi vrchní kartu odhozu. Kartu z odhozu nesmíš v tomtéž tahu odhodit { -decided }.
    { "" }**2.** Vylož { $melds_per_turn ->
        [one] nejvýš **jednu novou kombinaci za tah**
       *[any] **libovolný počet kombinací**
    }, nebo nic.
    { "" }**3.** Přikládej jednotlivé karty ke kterékoli kombinaci, { $lay_off_before_own_meld ->
        [no] ale **až když máš na stole vlastní**
       *[yes] **i když vlastní ještě nemáš**
    }.
    { "" }**4.** Odhoď jednu kartu. Tím tah končí.
    .title = Tvůj tah

rules-straight-3 = **Skupina:** tři nebo čtyři karty stejné hodnoty, třeba 7♠ 7♥ 7♦.
    { "" }**Postupka:** tři nebo víc karet jedné barvy jdoucích po sobě, třeba 4♥ 5♥ 6♥.

    { $ace ->
        [both] Eso patří **před dvojku** (A♥ 2♥ 3♥) **nebo za krále** (Q♥ K♥ A♥), nikdy mezi ně. Když jde obojí, bere se jako vysoké { -decided }.
       *[low] Eso je **jen nízké**: A♥ 2♥ 3♥ je postupka, Q♥ K♥ A♥ není.
    }
    .title = Kombinace

rules-straight-4 = { $final_discard ->
        [required] Kolo ukončíš **odhozením** poslední karty. Všechno vyložit nebo přiložit nesmíš: nech si kartu na odhození.
       *[optional] Kolo ukončíš poslední kartou, **vyloženou, přiloženou nebo odhozenou**.
    }

    { "" }**Když talon dojde:** { $stock_out ->
        [turn-over] vezmi vrchní kartu odhozu, **nebo odhoz otoč**, bez míchání, a lízni z něj; když dojde popáté, body nezíská nikdo { -decided }.
        [reshuffle] odhoz se **zamíchá**, stane se talonem a jeho další karta se otočí; když dojde popáté, body nezíská nikdo { -decided }.
       *[reshuffle-once] odhoz se **jednou zamíchá**, stane se talonem a jeho další karta se otočí. Podruhé kolo končí tahem, ve kterém někdo lízl poslední kartu, a nikdo nezíská body.
    }

    Body nezíská nikdo ani tehdy, když už kolo nejde ukončit: každý má jednu kartu a žádnou neznámou by nešlo přiložit { -decided }.
    .title = Konec kola

rules-straight-5 = { $scoring ->
        [penalty] Ostatním se karty, které drží, počítají jako **trestné body**.
       *[winner-takes-all] Kdo ukončí kolo, **získá body za všechny karty v rukou ostatních**. Ostatní nezískají nic.
    }

    { "" }**K Q J 10:** po 10 bodech
    { "" }**9 až 2:** jejich číslo
    { "" }**A:** 1

    { "" }**V jediném tahu:** když ukončíš kolo a předtím nemáš nic vyložené ani přiložené, všechny tyto body se počítají dvakrát.
    .title = Body

learn-straight-1 = Zbav se karet dřív než ostatní. Na začátku tahu si vždycky vezmeš kartu: stiskni **{ button-draw }**.
learn-straight-2 = Přišla 7♦! Tři nebo víc karet jedné barvy jdoucích po sobě je **postupka**. Označ v nabídce { $cards } a stiskni **{ button-meld }**.
learn-straight-3 = Každý tah končí odhozením. Zbav se vysoké karty, která se k ničemu nehodí: označ { $cards } a stiskni **{ button-discard }**.
learn-straight-4 = Jolly vykládá tři dámy, **skupinu**, a odhazuje 8♦. Ta se ti hodí: stiskni **{ button-take }**. Z odhozu můžeš vzít jen vrchní kartu.
learn-straight-5 = 8♦ navazuje na tvou 7♦. Označ { $cards } a stiskni **{ button-lay-off }**.
learn-straight-6 = Přikládat můžeš i k Jollyho kombinacím: tvoje dáma skupinu doplní. Označ { $cards } a stiskni **{ button-lay-off }**.
learn-straight-7 = Teď ukonči tah: označ { $cards } a stiskni **{ button-discard }**.
learn-straight-8 = Jolly odhazuje 5♠, přesně tu kartu, která chybí mezi tvými piky. Stiskni **{ button-take }**.
learn-straight-9 = Pět po sobě! Označ { $cards } a stiskni **{ button-meld }**.
learn-straight-10 = Zbývá jedna karta. Označ { $cards } a stiskni **{ button-discard }**: ukončíš kolo a získáš body za karty, které Jolly ještě drží.
learn-straight-end = • Lízni z talonu nebo vezmi vrchní kartu odhozu, vykládej a přikládej, pak jednu kartu odhoď.
    • Postupka jsou tři nebo víc karet jedné barvy po sobě, skupina tři nebo čtyři karty stejné hodnoty.
    • Kdo se karet zbaví první, získá body za karty, které drží ostatní.

pitch-straight = Rummy, jak ho zná každý: zbav se karet dřív než ostatní.
