### Rummy s kameny

game-tile = Rummy s kameny
rules-also-tile = Říká se i: rummy s kostkami, rumík

option-name-rounds = kola
    .hint = Kolik kol se hraje.
option-name-opening = první vyložení
    .hint = Jestli body na první vyložení musí mít jedna kombinace, nebo všechny dohromady.
option-value-opening-single = jedna kombinace sama
option-value-opening-total = všechny nové kombinace dohromady
option-name-opening-points = body na první vyložení
    .hint = Kolik bodů musí mít první vyložení; 0 až 200.
preset-total = součet
preset-slow = pomalá
preset-three-rounds = tři kola

points-lost = - { $name } ztrácí { $points }
points-lowest = - minus nejnižší součet: +{ $points }

refusal-wrong-phase-tile = { $phase ->
    [deal] Rozdává se další kolo. Zkus to za chvilku znovu.
   *[other] { $action ->
        [pass] Dokud jsou v zásobě kameny, pas říct nemůžeš. Vylož aspoň jeden kámen, nebo si lízni.
       *[other] V této hře vykládáš kameny ze stojánku, nebo si jeden lízneš ze zásoby. Nic jiného se nebere ani neodhazuje.
    }
}
refusal-stock-empty-tile = Zásoba je prázdná. Vylož aspoň jeden kámen, nebo řekni pas.
refusal-not-in-hand-tile = Ve stojánku nemáš { $cards }.
refusal-not-a-meld-tile = { $cards } není kombinace. Skupina jsou tři nebo čtyři kameny stejného čísla v různých barvách; postupka jsou aspoň tři kameny jedné barvy, které jdou po sobě. Jednička je nejnižší a po 13 už nic není.
refusal-does-not-fit-tile = { $card } se ke kombinaci { $meld } nehodí. Ke skupině se hodí stejné číslo v barvě, která v ní ještě není; k postupce další číslo na jednom z konců, ve stejné barvě.
refusal-not-opened-tile = První vyložení ještě nemáš, takže kombinace na stole měnit nemůžeš. Vykládej nové, jen ze svého stojánku.
refusal-joker-not-replaceable-tile = Žolík, který byl před tvým tahem v kombinaci { $meld }, by zastupoval něco jiného. Uvolní se, jen když na stole leží stejný kámen, jaký zastupuje.

help-how-tile = Označ kameny ve stojánku i na stole, slož je do kombinací a stiskni **{ button-done }**; nebo **{ button-draw }**. Pracovní stůl vidíš jen ty.
    Nebo piš: /{ command-meld } `červená 3-5`, /{ command-layoff } `r6 2`, /{ command-move }, /{ command-split }, /{ command-undo }, pak /{ command-done }. Nebo /{ command-draw }; při prázdné zásobě /{ command-pass }.

rules-tile-1 = Pro 2 až 4, 106 kamenů: 1 až 13 ve čtyřech barvách, všechno dvakrát, a 2 žolíci. Na obrázcích mají modré kameny ●, zelené ▲, červené ■ a žluté ★. Vylož všechny své kameny dřív než ostatní.

    Každý dostane 14 kamenů; zbytek je **zásoba**. Kdo začne první kolo, rozhodne los; další kola pak začíná vždy další v pořadí { -decided }.

    { $rounds ->
        [one] Hraje se **jedno kolo**: vyhrává nejvyšší součet.
        [few] Hrají se **{ $rounds } kola**: potom vyhrává nejvyšší součet.
       *[other] Hraje se **{ $rounds } kol**: potom vyhrává nejvyšší součet.
    }
    .title = Cíl

rules-tile-2 = **Vylož** aspoň jeden kámen ze stojánku, nebo si jeden **lízni**; nikdy obojí. Líznutím tah končí. Když je zásoba prázdná, vyložíš, nebo řekneš pas.

    { "" }**Skupina:** tři nebo čtyři kameny stejného čísla v různých barvách, třeba 🔴7 🔵7 🟡7.
    { "" }**Postupka:** tři nebo víc kamenů jedné barvy po sobě, třeba 🔴3 🔴4 🔴5. Jednička je nejnižší; po 13 už nic není.

    Skládáš na vlastní kopii stolu. Stiskni **{ button-done }**: pokud všechny kombinace platí, tvoje kopie se stane stolem.
    .title = Tvůj tah

rules-tile-3 = Před prvním vyložením můžeš vyložit jen **nové kombinace ze svého stojánku**. Kombinace na stole zůstávají, jak jsou.

    { $opening ->
        [total] Nové kombinace tahu musí mít **dohromady**
       *[single] **Jedna** z těchto kombinací musí mít
    } aspoň **{ $opening_points } { $opening_points ->
        [one] bod
        [few] body
       *[other] bodů
    }**: součet čísel, žolík se počítá jako kámen, který zastupuje.

    Od příštího tahu můžeš stůl doplňovat a přeskupovat.

    { "" }**V jediném tahu:** dokud nemáš první vyložení, můžeš vyložit celý stojánek najednou, bez kamenů ze stolu { -decided }. Body na první vyložení pak nepotřebuješ a všechny body kola se počítají dvakrát.
    .title = První vyložení

rules-tile-4 = Kombinace nepatří nikomu: ber z nich kameny, děl je, spojuj a doplňuj. Na konci tvého tahu { -decided }
    · je každý kámen v platné kombinaci,
    · nechybí žádný kámen, který na stole byl,
    · přibyl aspoň jeden kámen z tvého stojánku.

    { "" }**Žolík** zastupuje kterýkoli kámen a zastupuje ho dál, i když ho přesuneš, dokud někde na stole neleží i skutečný kámen (u skupiny o třech: jeden z chybějících). Pak je žolík volný a musíš ho hned znovu vyložit { -decided }.
    .title = Přeskupování

rules-tile-5 = Kdo vyloží poslední kámen, získá to, co ostatní ztratí: každý ztrácí součet svého stojánku, žolík je za 25.

    { "" }**Zablokováno:** zásoba je prázdná a všichni po sobě řeknou pas { -decided }. Vyhrává nejnižší součet ve stojánku; ostatní ztrácejí rozdíl oproti němu a vítěz tyto rozdíly získá. Při shodě nejnižších součtů nevyhrává nikdo a tito hráči mají 0.
    .title = Body

rules-turn-tile = **Čas na tah:** { $turn }. Když vyprší, tvůj pracovní stůl platí, jako po stisknutí **{ button-done }**; kameny, se kterými kombinace nevyjde, se ti vrátí do stojánku. Když stůl ani tak neplatí, vrátím všechno, nic nelížeš a na tahu je další v pořadí. Tři takové tahy za sebou se počítají jako vzdání { -decided }.

learn-tile-1 = Vylož všechny kameny dřív než ostatní. Tři nebo víc kamenů jedné barvy po sobě je **postupka**. Označ v nabídce stojánku { $cards } a stiskni **{ button-meld }**.
learn-tile-2 = Na první vyložení musí mít jedna kombinace aspoň 30 bodů; tahle má 33. Co tu děláš, nikdo nevidí, dokud nestiskneš **{ button-done }**. Stiskni ho teď.
learn-tile-3 = Jolly vykládá zelenou postupku. První vyložení už máš, takže můžeš použít všechny kombinace na stole. Označ { $cards } a stiskni **{ button-lay-off }**.
learn-tile-4 = Máš ještě jednu 🟢6 a ta se na žádný konec kombinace 2 nehodí. Kombinaci tedy rozděl: v nabídce pod stojánkem označ { $cards } z kombinace 2 a stiskni **{ button-split }**.
learn-tile-5 = Samotné 7 a 8 kombinace nejsou, s tvou 6 ano: označ ve stojánku { $cards } a stiskni **{ button-lay-off }**.
learn-tile-6 = Všechny kombinace zase platí. Stiskni **{ button-done }**.
learn-tile-7 = Teď vezmi kámen ze stolu: kombinace 1 platí i bez své 🔴10. Označ ji v nabídce spolu s 🟢10 🟡10 ze stojánku a stiskni **{ button-meld }**.
learn-tile-8 = Tři desítky různých barev jsou **skupina** a kombinace 1 je pořád postupka. Stiskni **{ button-done }**.
learn-tile-9 = Tentokrát se nic nehodí. Když nemůžeš žádný kámen vyložit, jeden si lízneš a tah končí: stiskni **{ button-draw }**.
learn-tile-end = • Ve svém tahu vylož aspoň jeden kámen, nebo si jeden lízni.
    • Na první vyložení musí mít jedna kombinace aspoň 30 bodů, jen z tvých vlastních kamenů.
    • Potom můžeš stůl přeskládat, jen musí na konci všechny kombinace platit. **{ button-suggest }** najde cestu.

pitch-tile = Kameny s čísly na společném stole, který smí každý přeskládat.
