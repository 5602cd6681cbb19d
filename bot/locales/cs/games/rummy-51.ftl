### Rummy 51

game-rummy-51 = Rummy 51
rules-also-rummy-51 = Říká se i: remi; příbuzné žolíkům

option-name-pile-before-initial-meld = odhoz před prvním vyložením
    .hint = Jestli si před prvním vyložením můžeš vzít vrchní kartu odhozu.
option-value-pile-before-initial-meld-only-if-melded = jen když ji hned vyložíš
option-value-pile-before-initial-meld-free = volně
option-name-joker-swap = výměna žolíka
    .hint = Jestli můžeš žolíka na stole vyměnit za kartu, kterou zastupuje.
option-name-unmelded = nic nevyloženo
    .hint = Co se ti počítá, když vůbec nevyložíš.
option-value-unmelded-count = počítají se karty
preset-rummy-45 = Rummy 45
preset-rummy-40 = Rummy 40

points-unmelded = - nic nevyloženo: { $points }

refusal-taken-card-unusable-rummy-51 = { $card } si ještě vzít nemůžeš: před prvním vyložením musíš kartu z odhozu v tomtéž tahu vyložit nebo přiložit, a { $card } se nikam nehodí. Lízni z talonu.
refusal-must-meld-taken-card-rummy-51 = { $card } máš z odhozu ještě před prvním vyložením, takže ji musíš vyložit nebo přiložit, než odhodíš.

help-how-rummy-51 = Stiskni **{ button-draw }** nebo **{ button-take }**, označ karty a pak **{ button-meld }**, **{ button-lay-off }**, **{ button-swap }** (žolíka) nebo **{ button-discard }**.
    Nebo piš: /{ command-draw }, /{ command-meld } `srdce 4-6`, /{ command-meld } `4h * 6h`, /{ command-layoff } `7h 3`, /{ command-swap } `5h 3`, /{ command-discard } `kárový král`.

rules-rummy-51-1 = Pro 2 až 4, dvě sady po 52 kartách, 4 žolíci. Zbav se karet: co ti zbude v ruce, jsou trestné body.

    Každý dostane 14 karet. Kdo začíná, má o jednu víc a jen **jednu odhodí**, bez lízání a vykládání: začíná jí odhazovací balíček (**odhoz**). Zbytek je **talon**.

    { $one_round ->
        [yes] Hraje se **jedno kolo**: vyhrává nejnižší součet.
       *[no] Partie končí kolem, ve kterém někdo dosáhne **{ $target } trestných bodů**: vyhrává nejnižší součet.
    } Zveřejněná pravidla této hry jsou stručná, takže většina je naše vlastní { -decided }.
    .title = Cíl

rules-rummy-51-2 = **1.** Lízni vrchní kartu talonu, nebo vezmi vrchní kartu odhozu. Kartu z odhozu nesmíš v tomtéž tahu odhodit.
    { "" }**2.** Vykládej; po prvním vyložení můžeš i přikládat ke kterékoli kombinaci.
    { "" }**3.** Odhoď jednu kartu. I kolo se ukončuje odhozením: nech si na to kartu { -decided }.

    { "" }**Skupina:** tři nebo čtyři karty stejné hodnoty v různých barvách. **Postupka:** tři nebo víc karet jedné barvy po sobě. Eso patří před dvojku, nebo za krále, nikdy mezi ně.

    Když talon dojde, odhoz pod vrchní kartou se zamíchá. Když dojde popáté, body nezíská nikdo { -decided }.
    .title = Tvůj tah

rules-rummy-51-3 = Tvoje první vyložení musí mít v jednom tahu dohromady aspoň **{ $initial_meld } bodů**.

    K Q J 10 a A jsou za 10, ale A za 1 v A-2-3; ostatní za své číslo. Žolík se počítá jako karta, kterou zastupuje. Počítá se i to, co přiložíš ke kombinacím z tohoto tahu.

    Jakmile ty body na stole máš, můžeš přikládat ke všem kombinacím{ $joker_swap ->
        [no] .
       *[yes] {" "}a vyměňovat žolíky.
    }

    Předtím si vrchní kartu odhozu můžeš vzít { $pile_before_initial_meld ->
        [free] **volně** { -decided }.
       *[only-if-melded] **jen tehdy, když ji v tomtéž tahu vyložíš nebo přiložíš** { -decided }.
    }
    .title = První vyložení

rules-rummy-51-4 = Žolík zastupuje jednu kartu: tu, kterou řekneš, jinak jedinou možnou, nebo tu na vyšším konci postupky. Ve skupině o třech může zastupovat kteroukoli chybějící barvu. Žolíci smějí tvořit nejvýš **polovinu kombinace** { -decided }.

    { $joker_swap ->
        [no] Žolíci na stole se **nevyměňují** { -decided }.
       *[yes] { "" }**Výměna:** po prvním vyložení si můžeš vzít žolíka ze stolu, když místo něj dáš kartu, kterou zastupuje. Žolíka musíš v tomtéž tahu vyložit nebo přiložit { -decided }.
    }
    .title = Žolíci

rules-rummy-51-5 = Kdo ukončí kolo, žádné trestné body nedostane. Ostatní je dostanou za karty, které jim zbudou v ruce:

    { "" }**A K Q J 10:** po 10
    { "" }**9 až 2:** jejich číslo
    { "" }**Žolík:** 25

    Kdo vůbec nevyložil, dostane { $unmelded ->
        [100] místo toho **100**.
       *[count] body za **karty jako ostatní**.
    }

    { "" }**V jediném tahu:** když ukončíš kolo a předtím nemáš nic vyloženo, trestné body ostatních se počítají dvakrát.
    .title = Body

rules-turn-rummy-51 = **Čas na tah:** { $turn }. Když tah nestihneš, líznu a odhodím za tebe a vyložím jen to, co se musí. Tři zmeškané tahy za sebou se počítají jako vzdání { -decided }.

learn-rummy-51-1 = Máš 15 karet a kolo začínáš odhozením jedné. Nejlepší je vysoká, která se k ničemu nehodí: označ v nabídce { $cards } a stiskni **{ button-discard }**.
learn-rummy-51-2 = Jolly má první vyložení a v jedné kombinaci žolíka: 🃏 tam zastupuje 8♠. Odteď si na začátku tahu vždycky vezmeš kartu: stiskni **{ button-draw }**.
learn-rummy-51-3 = Na první vyložení potřebuješ **51 bodů**, všechny v jednom tahu. Začni s 10 + 10 + 10: označ { $cards } a stiskni **{ button-meld }**.
learn-rummy-51-4 = To je 30 bodů; s dalšími 24 jich bude 54, a to stačí. Označ { $cards } a stiskni **{ button-meld }**.
learn-rummy-51-5 = První vyložení máš, takže můžeš použít všechny kombinace na stole. Žolík zastupuje 8♠ a tu máš: označ { $cards } a stiskni **{ button-swap }**.
learn-rummy-51-6 = Žolík je tvůj a musíš ho použít ještě v tomto tahu. Může být kteroukoli kartou: označ { $cards }, stiskni **{ button-meld }** a za žolíka vyber 6♣.
learn-rummy-51-7 = Ukonči tah: označ { $cards } a stiskni **{ button-discard }**.
learn-rummy-51-8 = Jolly odhazuje 5♥, přesně tu kartu, která chybí mezi tvými srdci. Stiskni **{ button-take }**.
learn-rummy-51-9 = Pět po sobě! Označ { $cards } a stiskni **{ button-meld }**.
learn-rummy-51-10 = Poslední kartu musíš vždycky odhodit. Označ { $cards } a stiskni **{ button-discard }**: ukončíš kolo a Jolly dostane trestné body za karty v ruce.
learn-rummy-51-end = • Na první vyložení potřebuješ 51 bodů v jednom tahu; do té doby si z odhozu můžeš vzít jen kartu, kterou hned vyložíš nebo přiložíš.
    • Žolík zastupuje kteroukoli kartu. Po prvním vyložení ho můžeš za tu kartu vyměnit, ale hned ho musíš zase použít.
    • Karty, které máš v ruce, když kolo ukončí někdo jiný, jsou trestné body: vyhrává nejnižší součet.

pitch-rummy-51 = Nasbírej na první vyložení 51 bodů a pak přikládej, kam se dá.
