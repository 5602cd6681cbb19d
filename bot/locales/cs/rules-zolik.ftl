# /rules a /help pro Žolíky

help-how-zolik = **Líznout** nebo **Vzít**, označit karty, pak **Vyložit**, **Přiložit**, **Vyměnit** žolíka, **Odhodit** nebo **Zavřít**.
    Nebo piš: /draw, /meld `4h * 6h`, /layoff `7h 3`, /swap `5h 3`, /discard `Kd`, /close `Kd`.

rules-zolik-1 = Pro 2 až 6, dvě sady po 52 kartách, 4 žolíci. Zbav se karet: co ti zbude v ruce, jsou záporné body.

    Každý dostane 12 karet. Kdo začíná, má o jednu víc a jen **jednu odhodí**, bez lízání: začíná jí **odhoz**. Zbytek je **balíček**.

    { $deals ->
        [0] Kdo má **−100 nebo méně, vypadává** { -decided }. Kdo zbude poslední, vyhrává.
        [one] Hraje se **jedno kolo** a nikdo předtím nevypadává: vyhrává největší součet.
        [few] Hrají se **{ $deals } kola** a nikdo předtím nevypadává: potom vyhrává největší součet.
       *[other] Hraje se **{ $deals } kol** a nikdo předtím nevypadává: potom vyhrává největší součet.
    }
    .title = Cíl

rules-zolik-2 = **1.** Vezmi vrchní kartu balíčku nebo odhozu.
    { "" }**2.** Vykládej; po prvním vyložení také přikládej ke kterékoli kombinaci.
    { "" }**3.** Odhoď jednu kartu, klidně tu právě vzatou. **Každý tah končí odhozením,** i ten poslední: nech si na to kartu. Může to být i žolík.

    { "" }**Skupina:** tři nebo čtyři stejné hodnoty v různých barvách { -decided }. **Postupka:** tři nebo víc po sobě v jedné barvě. Eso patří před 2, nebo za krále, a počítá se za 1 { -decided }.

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
