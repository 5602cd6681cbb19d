### Rummy 51

game-rummy-51 = Rummy 51

option-name-pile-before-initial-meld = odhoz před prvním vyložením
    .hint = Jestli se smí vzít vrchní karta odhozu před prvním vyložením.
option-value-pile-before-initial-meld-only-if-melded = jen k okamžitému vyložení
option-value-pile-before-initial-meld-free = volně
option-name-joker-swap = výměna žolíka
    .hint = Jestli se smí žolík na stole vyměnit za kartu, kterou zastupuje.
option-name-unmelded = nic nevyloženo
    .hint = Co se počítá tomu, kdo vůbec nevyložil.
option-value-unmelded-count = počítají se karty
preset-rummy-45 = Rummy 45
preset-rummy-40 = Rummy 40

points-unmelded = - nic nevyloženo: { $points }

refusal-taken-card-unusable-rummy-51 = Kartu { $card } ještě vzít nemůžeš: před prvním vyložením musí karta z odhozu v tomtéž tahu na stůl, a { $card } by tam nemohla. Lízni místo toho z balíčku.
refusal-must-meld-taken-card-rummy-51 = Kartu { $card } máš z odhozu a první vyložení teprve přijde, musíš ji tedy vyložit nebo přiložit, než odhodíš.

help-how-rummy-51 = Stiskni **Líznout** nebo **Vzít**, označ karty a pak **Vyložit**, **Přiložit**, **Vyměnit** žolíka nebo **{ button-discard }**.
    Nebo piš: /{ command-draw }, /{ command-meld } `4h * 6h`, /{ command-layoff } `7h 3`, /{ command-swap } `5h 3`, /{ command-discard } `Kd`.

rules-rummy-51-1 = Pro 2 až 4, dvě sady po 52 kartách, 4 žolíci. Zbav se karet: co ti zbude v ruce, jsou trestné body.

    Každý dostane 14 karet. Kdo začíná, má o jednu víc a jen **jednu odhodí**, bez lízání a vykládání: začíná jí odhazovací balíček (**odhoz**). Zbytek je **balíček**.

    { $one_round ->
        [yes] Hraje se **jedno kolo**: vyhrává nejmenší součet.
       *[no] Partie končí kolem, ve kterém někdo dosáhne **{ $target } trestných bodů**: vyhrává nejmenší součet.
    } Tištěná pravidla o této hře říkají málo: většina je naše vlastní { -decided }.
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

rules-rummy-51-5 = Kdo skončí, nedostane žádné trestné body. Ostatní je dostanou za to, co drží:

    { "" }**A K Q J 10:** po 10
    { "" }**9 až 2:** jejich číslo
    { "" }**Žolík:** 25

    Kdo vůbec nevyložil, dostane { $unmelded ->
        [100] místo toho **100**.
       *[count] body za **karty jako ostatní**.
    }

    { "" }**Konec v jediném tahu,** bez předchozího vykládání: tresty ostatních se počítají dvakrát.
    .title = Body

rules-turn-rummy-51 = **Čas na tah:** { $turn }. Když uplyne, líznu a odhodím za tebe a vyložím jen to, co se musí. Třikrát za sebou znamená vzdát { -decided }.

learn-rummy-51-1 = Máš 15 karet a kolo začínáš odhozením jedné. Nejlíp vysoké, která se k ničemu nehodí: označ v nabídce { $cards } a stiskni **{ button-discard }**.
learn-rummy-51-2 = Jolly poprvé vykládá a v jedné kombinaci má žolíka: 🃏 tam zastupuje 8♠. Odteď každý tvůj tah začíná jednou kartou: stiskni **{ button-draw }**.
learn-rummy-51-3 = Tvoje první vyložení potřebuje dohromady **51 bodů**, všechno v jednom tahu. Začni s 10 + 10 + 10: označ { $cards } a stiskni **{ button-meld }**.
learn-rummy-51-4 = Leží 30 bodů; s dalšími 24 je to 54, a to stačí. Označ { $cards } a stiskni **{ button-meld }**.
learn-rummy-51-5 = Teď smíš přikládat ke všem kombinacím na stole a vyměňovat žolíky. Tenhle zastupuje 8♠ a tu máš: označ { $cards } a stiskni **{ button-swap }**.
learn-rummy-51-6 = Žolík je tvůj a v tomto tahu musí na stůl. Může být kteroukoli kartou: označ { $cards }, stiskni **{ button-meld }** a za žolíka vyber 6♣.
learn-rummy-51-7 = Ukonči tah: označ { $cards } a stiskni **{ button-discard }**.
learn-rummy-51-8 = Jolly odhazuje 5♥, přesně tu, která chybí mezi tvými srdci. Stiskni **{ button-take }**.
learn-rummy-51-9 = Pět po sobě! Označ { $cards } a stiskni **{ button-meld }**.
learn-rummy-51-10 = Nakonec musíš vždycky odhodit. Označ { $cards } a stiskni **{ button-discard }**: končíš a Jolly dostane trestné body za to, co drží.
learn-rummy-51-end = • První vyložení potřebuje 51 bodů v jednom tahu; do té doby smíš kartu z odhozu vzít, jen když ji hned vyložíš.
    • Žolík zastupuje kteroukoli kartu. Po prvním vyložení ho smíš za tu kartu vyměnit a hned ho zase vyložíš.
    • Co držíš, když někdo skončí, jsou trestné body: vyhrává, kdo jich má nejmíň.

pitch-rummy-51 = Nasbírej 51 bodů na první výklad a pak přikládej, kam se dá.
