### Žolíky

game-zolik = Žolíky

option-name-flush-jokers = žolíci při zavření z ruky
    .hint = Jestli smějí být mezi dvanácti kartami, kterými se zavírá z ruky, i žolíci.
option-value-flush-jokers-half = nejvýš polovina
preset-ten-deals = deset kol

points-going-out = - za ukončení: { $points }

refusal-must-meld-joker-zolik = Máš žolíka ze stolu. Než tah skončí, musí do nové kombinace: takové, která při výměně ještě neležela.
refusal-dead-end-zolik = Potom by ti zůstala karta { $card }: v tomto tahu musí do nové kombinace, a žádná by s ní nevyšla. Hraj jinak.

help-how-zolik = Stiskni **Líznout** nebo **Vzít**, označ karty a pak **Vyložit**, **Přiložit**, **Vyměnit** žolíka, **{ button-discard }** nebo **Zavřít**.
    Nebo piš: /{ command-draw }, /{ command-meld } `4h * 6h`, /{ command-layoff } `7h 3`, /{ command-swap } `5h 3`, /{ command-discard } `Kd`, /{ command-close } `Kd`.

rules-zolik-1 = Pro 2 až 6, dvě sady po 52 kartách, 4 žolíci. Zbav se karet: co ti zbude v ruce, jsou záporné body.

    Každý dostane 12 karet. Kdo začíná, má o jednu víc a jen **jednu odhodí**, bez lízání: začíná jí odhazovací balíček (**odhoz**). Zbytek je **balíček**.

    { $deals ->
        [0] Kdo má **−100 nebo méně, vypadává** { -decided }. Kdo zbude poslední, vyhrává.
        [one] Hraje se **jedno kolo** a nikdo nevypadává: vyhrává největší součet.
        [few] Hrají se **{ $deals } kola** a nikdo nevypadává: potom vyhrává největší součet.
       *[other] Hraje se **{ $deals } kol** a nikdo nevypadává: potom vyhrává největší součet.
    }
    .title = Cíl

rules-zolik-2 = **1.** Vezmi vrchní kartu balíčku nebo odhozu.
    { "" }**2.** Vykládej; po prvním vyložení také přikládej ke kterékoli kombinaci.
    { "" }**3.** Odhoď jednu kartu, klidně tu právě vzatou. **Každý tah končí odhozením,** i ten poslední: nech si na to kartu. Může to být i žolík.

    { "" }**Skupina** (trojice, čtveřice): tři nebo čtyři stejné hodnoty v různých barvách { -decided }. **Postupka:** tři nebo víc po sobě v jedné barvě. Eso patří před 2, nebo za krále, a počítá se za 1 { -decided }.

    Když balíček dojde, odhoz se otočí; vrchní karta zůstane { -decided }. Popáté nikdo nezíská body { -decided }.
    .title = Tvůj tah

rules-zolik-3 = { $initial_meld ->
        [0] Na první kombinace **žádné minimum** není { -decided }: první kombinací máš první vyložení hotové.
       *[other] Tvoje první kombinace, všechny v jednom tahu, musí mít dohromady **{ $initial_meld } { $initial_meld ->
            [one] bod
            [few] body
           *[other] bodů
        }**. Počítá se i to, co přiložíš ke kombinacím tohoto tahu { -decided }.
    }

    { "" }**J Q K 10:** po 10 · **9 až 2:** jejich číslo · **A:** 1
    { "" }**Žolík:** karta, kterou zastupuje

    Předtím nesmíš přikládat k ostatním kombinacím ani vyměňovat žolíky. Potom ano, i v tomtéž tahu.
    .title = První vyložení

rules-zolik-4 = Žolík zastupuje jednu kartu: tu, kterou řekneš, jinak jedinou možnou, nebo tu na vyšším konci postupky. Ve skupině o třech může zastupovat kteroukoli chybějící barvu. Žolíci tvoří nejvýš **polovinu kombinace**.

    { "" }**Výměna:** po prvním vyložení { -decided } smíš místo žolíka na stole dát kartu, kterou zastupuje. Žolík musí v tomtéž tahu **do nové kombinace**: takové, která při výměně ještě neležela.
    .title = Žolíci

rules-zolik-5 = Kdo zavře, získá **+10**. Ostatní ztrácejí body za karty v ruce: 10 za K Q J 10, číslo za 9 až 2, 1 za A, 15 za žolíka.

    { "" }**Zavření z ruky:** kdo ještě nic nevyložil, smí vyložit 12 karet jedné barvy, { $flush_jokers ->
        [no] bez žolíků { -decided }
       *[half] z toho nejvýš polovinu žolíků
    }, a třináctou odhodit, jakékoli barvy. Ostatní pak ztrácejí dvojnásob. Ne před prvním odhozením kola.
    .title = Zavření a body

rules-turn-zolik = **Čas na tah:** { $turn }. Když uplyne, líznu a odhodím za tebe a vyložím jen to, co se musí. Třikrát za sebou znamená vzdát { -decided }.

learn-zolik-1 = Máš 13 karet a kolo začínáš odhozením jedné. Nejlíp vysoké, která se k ničemu nehodí: označ v nabídce { $cards } a stiskni **{ button-discard }**.
learn-zolik-2 = Jolly poprvé vykládá a v jedné kombinaci má žolíka: 🃏 tam zastupuje 7♠. Odteď každý tvůj tah začíná jednou kartou: stiskni **{ button-draw }**.
learn-zolik-3 = Tvoje první vyložení potřebuje dohromady **40 bodů**, všechno v jednom tahu. Začni s 10 + 10 + 10: označ { $cards } a stiskni **{ button-meld }**.
learn-zolik-4 = Leží 30 bodů; s dalšími 18 je to 48, a to stačí. Označ { $cards } a stiskni **{ button-meld }**.
learn-zolik-5 = Teď smíš přikládat ke všem kombinacím na stole a vyměňovat žolíky. Tenhle zastupuje 7♠ a tu máš: označ { $cards } a stiskni **{ button-swap }**.
learn-zolik-6 = Žolík je tvůj a v tomto tahu musí do nové kombinace. Označ { $cards }, stiskni **{ button-meld }** a za žolíka vyber 6♣.
learn-zolik-7 = Ukonči tah: označ { $cards } a stiskni **{ button-discard }**.
learn-zolik-8 = Jolly odhazuje 9♦ a ty máš dvě devítky. Stiskni **{ button-take }**.
learn-zolik-9 = Tři stejné hodnoty v různých barvách jsou **skupina** (trojice). Označ { $cards } a stiskni **{ button-meld }**.
learn-zolik-10 = Na zavření je vždy potřeba poslední karta. Označ { $cards } a stiskni **{ button-discard }**: získáš 10 a Jolly ztratí body za karty v ruce.
learn-zolik-end = • První vyložení potřebuje 40 bodů v jednom tahu; potom smíš přikládat ke všem kombinacím.
    • Vyměň žolíka za kartu, kterou zastupuje, a hned ho vylož do nové kombinace.
    • Kdo zavře, získá 10, ostatní ztratí body za karty v ruce. S −100 se vypadává; kdo zbude poslední, vyhrává.

pitch-zolik = Klasika od babičky: dva balíčky, čtyři žolíky a karta na zavření.
