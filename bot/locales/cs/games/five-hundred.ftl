### Rummy 500

game-five-hundred = Rummy 500
rules-also-five-hundred = Říká se i: 500 Rum, Pinochle Rummy, Michigan Rummy, Persian Rummy

points-meld = - { $cards }: { $sum }
points-added = - { $cards } v { $meld }: { $sum }
points-laid-nothing = - nic nevyloženo

help-how-five-hundred = Stiskni **{ button-draw }** nebo **{ button-take }**, označ karty a pak **{ button-meld }**, **{ button-lay-off }** nebo **{ button-discard }**.
    Nebo piš: /{ command-draw }, /{ command-draw } `{ command-draw-source }:{ choice-pile } { command-draw-card }:7h`, /{ command-meld } `srdce 4-6`, /{ command-layoff } `7h 3`, /{ command-discard } `kárový král`.

rules-five-hundred-1 = Pro dva, 52 karet, bez žolíků. Za karty vyložené na stůl body získáváš, za karty, které ti zbudou v ruce, je ztrácíš.

    Každý dostane 13 karet, po jedné. První dostává soupeř rozdávajícího { -decided } a také začíná. Jedna karta se otočí: začíná jí odhazovací balíček (**odhoz**). Zbytek je **talon**.

    { $one_round ->
        [yes] Hraje se **jedno kolo**: vyhrává, kdo má víc bodů.
       *[no] Po kole, ve kterém má někdo **{ $target } bodů** nebo víc, vyhrává ten, kdo má bodů víc.
    }
    .title = Cíl

rules-five-hundred-2 = **1.** Vezmi kartu: vrchní z talonu, nebo karty z odhozu.
    { "" }**2.** Vylož a přilož, kolik chceš, nebo nic.
    { "" }**3.** Odhoď jednu kartu. Tím tah končí.

    Když vyložíš nebo přiložíš poslední kartu, neodhazuješ: kolo hned končí.
    .title = Tvůj tah

rules-five-hundred-3 = **Skupina:** tři nebo čtyři karty stejné hodnoty, třeba 7♠ 7♥ 7♦.
    { "" }**Postupka:** tři nebo víc karet jedné barvy jdoucích po sobě, třeba 4♥ 5♥ 6♥.

    Eso patří před dvojku (A♥ 2♥ 3♥), nebo za krále (Q♥ K♥ A♥), nikdy mezi ně { -decided }. Když jde obojí, bere se jako vysoké { -decided }.

    { "" }**Přiložit** znamená přidat kartu ke kterékoli kombinaci na stole, svojí i soupeřově. Body za ni jsou tvoje.
    .title = Kombinace

rules-five-hundred-4 = Z odhozu můžeš vzít libovolně karet: jednu kartu a všechny, které na ní leží.

    { "" }**Samotnou vrchní kartu** můžeš vzít vždycky, ale v tomtéž tahu ji nesmíš odhodit.

    { "" }**Dvě a víc:** nejspodnější z nich musíš v tomtéž tahu vyložit nebo přiložit, než odhodíš. Když to nejde, tyto karty vzít nemůžeš. S ostatními si dělej, co chceš { -decided }.

    Tah, po kterém by ti taková karta zůstala, nedovolím, takže nic nepokazíš.
    .title = Braní z odhozu

rules-five-hundred-5 = Kolo končí, když má někdo prázdnou ruku, nebo po tahu, ve kterém někdo lízl poslední kartu talonu { -decided }.

    Získáš body za karty, které v kole vyložíš, minus karty, které ti zbudou v ruce. Součet může být i pod 0.

    { "" }**K Q J 10:** po 10 bodech
    { "" }**9 až 2:** jejich číslo
    { "" }**A:** 15, ale 1 v postupce s 2 a 3
    .title = Body

learn-five-hundred-1 = Karty, které vyložíš, jsou tvoje body. Na začátku tahu si vždycky vezmeš kartu: stiskni **{ button-draw }**.
learn-five-hundred-2 = Přišla 5♥! Tři nebo víc karet jedné barvy jdoucích po sobě je **postupka**. Označ v nabídce { $cards } a stiskni **{ button-meld }**.
learn-five-hundred-3 = Každý tah končí odhozením. Karty v ruce se počítají proti tobě, tak se zbav vysoké, která se k ničemu nehodí: označ { $cards } a stiskni **{ button-discard }**.
learn-five-hundred-4 = Jolly vykládá tři osmičky, **skupinu**, a odhazuje 7♥. Podívej se na odhoz: potřebuješ 8♠ a můžeš ji vzít i zevnitř, když ji hned vyložíš. Stiskni **{ button-take }** a vyber 8♠: všechny karty na ní vezmeš s ní.
learn-five-hundred-5 = Teď musíš 8♠ vyložit. Označ { $cards } a stiskni **{ button-meld }**.
learn-five-hundred-6 = 7♥ se hodí k tvé první postupce. Jednotlivé karty můžeš přiložit ke každé kombinaci, i k Jollyho, a body jsou tvoje. Označ { $cards } a stiskni **{ button-lay-off }**.
learn-five-hundred-7 = Nic dalšího se nehodí. Označ { $cards } a stiskni **{ button-discard }**.
learn-five-hundred-8 = Jolly odhazuje K♣ a ten ti nepomůže. Stiskni **{ button-draw }**.
learn-five-hundred-9 = J♦ vyplní mezeru! Označ { $cards } a stiskni **{ button-meld }**.
learn-five-hundred-10 = Zbývá jedna karta. Označ { $cards } a stiskni **{ button-discard }**: s prázdnou rukou kolo končí.
learn-five-hundred-end = • Vyložené karty se počítají pro tebe, karty v ruce proti tobě.
    • Z odhozu můžeš brát až po kteroukoli kartu, když ji hned vyložíš nebo přiložíš.
    • Přikládat můžeš ke každé kombinaci. Jakmile má někdo 100 bodů, vyhrává, kdo jich má nejvíc.

pitch-five-hundred = Boduje každá vyložená kombinace a z odhozu se dá brát i do hloubky.
