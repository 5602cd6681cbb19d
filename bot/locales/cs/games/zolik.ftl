### Žolíky

game-zolik = Žolíky
rules-also-zolik = Říká se i: žolík

option-name-flush-jokers = žolíci při zavření z ruky
    .hint = Jestli mezi dvanácti kartami, kterými se zavírá z ruky, smějí být žolíci.
option-value-flush-jokers-half = nejvýš polovina
preset-ten-deals = deset kol

points-going-out = - za zavření: { $points }

refusal-must-meld-joker-zolik = Máš žolíka ze stolu. Než tah skončí, dej ho do nové kombinace: takové, která při výměně na stole ještě neležela.
refusal-dead-end-zolik = Potom by ti zůstala karta { $card }: v tomto tahu musí do nové kombinace, a žádná by s ní nevyšla. Zkus něco jiného.

help-how-zolik = Stiskni **{ button-draw }** nebo **{ button-take }**, označ karty a pak **{ button-meld }**, **{ button-lay-off }**, **{ button-swap }** (žolíka), **{ button-discard }** nebo **{ button-close }**.
    Nebo piš: /{ command-draw }, /{ command-meld } `srdce 4-6`, /{ command-meld } `4h * 6h`, /{ command-layoff } `7h 3`, /{ command-swap } `5h 3`, /{ command-discard } `kárový král`, /{ command-close } `Kd`.

rules-zolik-1 = Pro 2 až 6, dvě sady po 52 kartách, 4 žolíci. Zbav se karet: co ti zbude v ruce, jsou záporné body.

    Každý dostane 12 karet. Kdo začíná, má o jednu víc a jen **jednu odhodí**, bez lízání: začíná jí odhazovací balíček (**odhoz**). Zbytek je **talon**.

    { $deals ->
        [0] Kdo má **−100 nebo méně, vypadává** { -decided }. Kdo zbude poslední, vyhrává.
        [one] Hraje se **jedno kolo** a nikdo nevypadává: vyhrává nejvyšší součet.
        [few] Hrají se **{ $deals } kola** a nikdo nevypadává: potom vyhrává nejvyšší součet.
       *[other] Hraje se **{ $deals } kol** a nikdo nevypadává: potom vyhrává nejvyšší součet.
    }
    .title = Cíl

rules-zolik-2 = **1.** Lízni vrchní kartu talonu, nebo vezmi vrchní kartu odhozu.
    { "" }**2.** Vykládej; po prvním vyložení můžeš i přikládat ke kterékoli kombinaci.
    { "" }**3.** Odhoď jednu kartu, klidně tu právě vzatou. **Každý tah končí odhozením,** i ten poslední: nech si na to kartu. Může to být i žolík.

    { "" }**Skupina:** tři nebo čtyři karty stejné hodnoty v různých barvách { -decided }. **Postupka:** tři nebo víc karet jedné barvy po sobě. Eso patří před dvojku, nebo za krále, a počítá se za 1 { -decided }.

    Když talon dojde, odhoz se otočí; vrchní karta zůstane { -decided }. Když dojde popáté, body nezíská nikdo { -decided }.
    .title = Tvůj tah

rules-zolik-3 = { $initial_meld ->
        [0] Na první vyložení **žádné minimum** není { -decided }: stačí kterákoli kombinace.
       *[other] Tvoje první vyložení musí mít v jednom tahu dohromady aspoň **{ $initial_meld } { $initial_meld ->
            [one] bod
            [few] body
           *[other] bodů
        }**. Počítá se i to, co přiložíš ke kombinacím z tohoto tahu { -decided }.
    }

    { "" }**J Q K 10:** po 10 · **9 až 2:** jejich číslo · **A:** 1
    { "" }**Žolík:** karta, kterou zastupuje

    Před prvním vyložením nesmíš přikládat k ostatním kombinacím ani vyměňovat žolíky. Potom ano, i v tomtéž tahu.
    .title = První vyložení

rules-zolik-4 = Žolík zastupuje jednu kartu: tu, kterou řekneš, jinak jedinou možnou, nebo tu na vyšším konci postupky. Ve skupině o třech může zastupovat kteroukoli chybějící barvu. Žolíci smějí tvořit nejvýš **polovinu kombinace**.

    { "" }**Výměna:** po prvním vyložení { -decided } si můžeš vzít žolíka ze stolu, když místo něj dáš kartu, kterou zastupuje. Žolíka musíš v tomtéž tahu dát **do nové kombinace**: takové, která při výměně na stole ještě neležela.
    .title = Žolíci

rules-zolik-5 = Kdo zavře, získá **+10**. Ostatní ztrácejí body za karty v ruce: 10 za K Q J 10, číslo za 9 až 2, 1 za A, 15 za žolíka.

    { "" }**Zavření z ruky:** když ještě nemáš nic vyloženo, můžeš vyložit 12 karet jedné barvy, { $flush_jokers ->
        [no] bez žolíků { -decided }
       *[half] z toho nejvýš polovinu žolíků
    }, a odhodit třináctou, jakékoli barvy. Ostatní pak ztrácejí dvojnásob. Před prvním odhozením kola to nejde.
    .title = Zavření a body

rules-turn-zolik = **Čas na tah:** { $turn }. Když tah nestihneš, líznu a odhodím za tebe a vyložím jen to, co se musí. Tři zmeškané tahy za sebou se počítají jako vzdání { -decided }.

learn-zolik-1 = Máš 13 karet a kolo začínáš odhozením jedné. Nejlepší je vysoká, která se k ničemu nehodí: označ v nabídce { $cards } a stiskni **{ button-discard }**.
learn-zolik-2 = Jolly má první vyložení a v jedné kombinaci žolíka: 🃏 tam zastupuje 7♠. Odteď si na začátku tahu vždycky vezmeš kartu: stiskni **{ button-draw }**.
learn-zolik-3 = Na první vyložení potřebuješ **40 bodů**, všechny v jednom tahu. Začni s 10 + 10 + 10: označ { $cards } a stiskni **{ button-meld }**.
learn-zolik-4 = To je 30 bodů; s dalšími 18 jich bude 48, a to stačí. Označ { $cards } a stiskni **{ button-meld }**.
learn-zolik-5 = První vyložení máš, takže můžeš použít všechny kombinace na stole. Žolík zastupuje 7♠ a tu máš: označ { $cards } a stiskni **{ button-swap }**.
learn-zolik-6 = Žolík je tvůj a musíš ho v tomto tahu dát do nové kombinace. Označ { $cards }, stiskni **{ button-meld }** a za žolíka vyber 6♣.
learn-zolik-7 = Ukonči tah: označ { $cards } a stiskni **{ button-discard }**.
learn-zolik-8 = Jolly odhazuje 9♦ a ty máš dvě devítky. Stiskni **{ button-take }**.
learn-zolik-9 = Tři karty stejné hodnoty v různých barvách jsou **skupina**. Označ { $cards } a stiskni **{ button-meld }**.
learn-zolik-10 = Na zavření potřebuješ vždycky poslední kartu. Označ { $cards } a stiskni **{ button-discard }**: získáš 10 bodů a Jolly ztratí body za karty v ruce.
learn-zolik-end = • Na první vyložení potřebuješ 40 bodů v jednom tahu. Potom můžeš použít všechny kombinace na stole.
    • Vyměň žolíka za kartu, kterou zastupuje, a hned ho vylož do nové kombinace.
    • Kdo zavře, získá 10, ostatní ztratí body za karty v ruce. S −100 vypadáváš; kdo zbude poslední, vyhrává.

pitch-zolik = Klasika od babičky: dvě sady karet, čtyři žolíci a karta na zavření.
