# /rules a /help pro Rummy s kameny

help-how-tile = Označ kameny ve stojánku i na stole, slož je do kombinací a stiskni **Hotovo**; nebo **Líznout**. Pracovní stůl vidíš jen ty.
    Nebo piš: /meld `r3 r4 r5`, /layoff `r6 2`, /move, /split, /undo, pak /done; nebo /draw; /pass při prázdné zásobě.

rules-tile-1 = Pro 2 až 4, 106 kamenů: 1 až 13 ve čtyřech barvách, všechno dvakrát, a 2 žolíci. Vylož všechny kameny dřív než ostatní.

    Každý dostane 14 kamenů; zbytek je **zásoba**. Kdo začne, se vylosuje; další kolo začíná vždy následující místo { -decided }.

    { $rounds ->
        [one] Hraje se **jedno kolo**: vyhrává největší součet.
        [few] Hrají se **{ $rounds } kola**: potom vyhrává největší součet.
       *[other] Hraje se **{ $rounds } kol**: potom vyhrává největší součet.
    }
    .title = Cíl

rules-tile-2 = **Vylož** aspoň jeden kámen ze stojánku, nebo si jeden **lízni**; nikdy obojí. Líznutím tah končí. Při prázdné zásobě vykládáš, nebo řekneš pas.

    { "" }**Skupina:** tři nebo čtyři kameny stejného čísla v různých barvách, třeba 🔴7 🔵7 🟡7.
    { "" }**Postupka:** tři nebo víc po sobě v jedné barvě, třeba 🔴3 🔴4 🔴5. Jednička je nejníž; po 13 už nic není.

    Skládáš na vlastní kopii stolu. Po **Hotovo** se z ní stane stůl, pokud je všechno platné.
    .title = Tvůj tah

rules-tile-3 = Dokud nemáš otevřeno, vykládáš jen **nové kombinace ze stojánku** a staré zůstávají, jak jsou.

    { $opening ->
        [total] Nové kombinace tahu musí mít **dohromady**
       *[single] **Jedna** z těchto kombinací musí mít
    } aspoň **{ $opening_points } b.**: součet čísel, žolík se počítá jako kámen, který zastupuje.

    Od příštího tahu smíš stůl doplňovat a přeskupovat.

    { "" }**Rummy z ruky:** kdo ještě nemá otevřeno, vyloží celý stojánek v jednom tahu, jen kameny ze stojánku { -decided }. Pak neplatí žádné minimum a všechny body kola se počítají dvakrát.
    .title = Otevření

rules-tile-4 = Kombinace nepatří nikomu: ber z nich kameny, děl je, spojuj a doplňuj. Na konci tahu { -decided }
    · leží každý kámen v platné kombinaci,
    · nechybí žádný kámen, který na stole byl,
    · přibyl aspoň jeden z tvého stojánku.

    { "" }**Žolíci** zastupují kterýkoli kámen a zůstávají jím, ať je přesuneš kamkoli, dokud na stole kdekoli neleží i skutečný kámen (ve skupině o třech: jeden z chybějících). Pak je žolík volný a hned se musí znovu vyložit { -decided }.
    .title = Přeskupování

rules-tile-5 = Kdo vyloží poslední kámen, získá, co ostatní ztratí: každý součet svého stojánku, žolík je 25.

    { "" }**Zablokováno:** zásoba je prázdná a všichni za sebou řeknou pas { -decided }. Vyhrává nejmenší stojánek; ostatní ztrácejí rozdíl oproti němu a vítěz ty rozdíly získá. Při shodě nejmenších nevyhrává nikdo a mají 0.
    .title = Body
