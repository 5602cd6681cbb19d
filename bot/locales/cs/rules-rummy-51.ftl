# /rules a /help pro Rummy 51

help-how-rummy-51 = **Líznout** nebo **Vzít**, označit karty, pak **Vyložit**, **Přiložit**, **Vyměnit** žolíka nebo **Odhodit**.
    Nebo piš: /draw, /meld `4h * 6h`, /layoff `7h 3`, /swap `5h 3`, /discard `Kd`.

rules-rummy-51-1 = Pro 2 až 4, dvě sady po 52 kartách, 4 žolíci. Zbav se karet: co ti zbude v ruce, jsou trestné body.

    Každý dostane 14 karet. Kdo začíná, má o jednu víc a jen **jednu odhodí**, bez lízání a vykládání: začíná jí **odhoz**. Zbytek je **balíček**.

    Partie končí kolem, ve kterém někdo dosáhne **{ $target } trestných bodů**: vyhrává nejmenší součet. Tištěná pravidla o této hře říkají málo: většina je { -decided }.
    .title = Cíl

rules-rummy-51-2 = **1.** Vezmi vrchní kartu balíčku nebo odhozu. Kartu z odhozu nesmíš v tomtéž tahu odhodit.
    { "" }**2.** Vykládej; po prvním vyložení také přikládej ke kterékoli kombinaci.
    { "" }**3.** Odhoď jednu kartu. I kolo se končí odhozením: nech si na to kartu { -decided }.

    { "" }**Skupina:** tři nebo čtyři stejné hodnoty v různých barvách. **Postupka:** tři nebo víc po sobě v jedné barvě. Eso patří před 2, nebo za krále, nikdy mezi ně.

    Když balíček dojde, odhoz pod vrchní kartou se zamíchá. Popáté nikdo nezíská body { -decided }.
    .title = Tvůj tah

rules-rummy-51-3 = Tvoje první kombinace, všechny v jednom tahu, musí mít dohromady **{ $initial_meld } bodů**.

    K Q J 10 a A: 10, ale A 1 v A-2-3; ostatní své číslo. Žolík se počítá jako karta, kterou zastupuje. Počítá se i to, co přiložíš ke kombinacím tohoto tahu.

    Jakmile body na stole leží, smíš přikládat ke všem kombinacím{ $joker_swap ->
        [no] .
       *[yes] {" "}a vyměňovat žolíky.
    }

    Předtím smíš vrchní kartu odhozu vzít { $pile_before_initial_meld ->
        [free] **volně** { -decided }.
       *[only-if-melded] **jen tehdy, když ji v tomtéž tahu vyložíš** do nové kombinace nebo přiložíš { -decided }.
    }
    .title = První vyložení

rules-rummy-51-4 = Žolík zastupuje jednu kartu: tu, kterou řekneš, jinak jedinou možnou, nebo tu na vyšším konci postupky. Ve skupině o třech může zastupovat kteroukoli chybějící barvu. Žolíci tvoří nejvýš **polovinu kombinace** { -decided }.

    { $joker_swap ->
        [no] Žolíci na stole se **nevyměňují** { -decided }.
       *[yes] { "" }**Výměna:** po prvním vyložení smíš místo žolíka na stole dát kartu, kterou zastupuje. Žolík se musí v tomtéž tahu vyložit nebo přiložit { -decided }.
    }
    .title = Žolíci

rules-rummy-51-5 = Kdo skončí, nemá žádné. Ostatní dostanou trestné body za to, co drží:

    { "" }**A K Q J 10:** po 10
    { "" }**9 až 2:** jejich číslo
    { "" }**Žolík:** 25

    Kdo vůbec nevyložil, dostane { $unmelded ->
        [100] místo toho **100**.
       *[count] body za **karty jako ostatní**.
    }

    { "" }**Konec v jediném tahu,** bez předchozího vykládání: tresty ostatních se počítají dvakrát.
    .title = Body
