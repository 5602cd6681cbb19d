### Rummy 500

game-five-hundred = Rummy 500

points-meld = - { $cards }: { $sum }
points-added = - { $cards } v { $meld }: { $sum }
points-laid-nothing = - nic nevyloženo

help-how-five-hundred = Stiskni **Líznout** nebo **Vzít**, označ karty a pak **Vyložit**, **Přiložit** nebo **{ button-discard }**.
    Nebo piš: /{ command-draw }, /{ command-draw } `{ command-draw-source }:{ choice-pile } { command-draw-card }:7h`, /{ command-meld } `4h 5h 6h`, /{ command-layoff } `7h 3`, /{ command-discard } `Kd`.

rules-five-hundred-1 = Pro dva, 52 karet, bez žolíků. Za karty vyložené na stůl body získáváš, za karty, které ti zbudou v ruce, ztrácíš.

    Každý dostane 13 karet, po jedné; první dostává soupeř rozdávajícího { -decided }, a ten také začíná. Jedna karta se otočí: začíná jí odhazovací balíček (**odhoz**). Zbytek je **balíček**.

    { $one_round ->
        [yes] Hraje se **jedno kolo**: vyhrává, kdo má víc bodů.
       *[no] Po kole, ve kterém má někdo **{ $target } bodů** nebo víc, vyhrává ten, kdo má bodů víc.
    }
    .title = Cíl

rules-five-hundred-2 = **1.** Vezmi kartu: vrchní z balíčku, nebo karty z odhozu.
    { "" }**2.** Vylož a přilož, kolik chceš, nebo nic.
    { "" }**3.** Odhoď jednu kartu. Tím tah končí.

    Kdo vyloží nebo přiloží poslední kartu, neodhazuje: kolo hned končí.
    .title = Tvůj tah

rules-five-hundred-3 = **Skupina:** tři nebo čtyři karty stejné hodnoty, třeba 7♠ 7♥ 7♦.
    { "" }**Postupka:** tři nebo víc karet jedné barvy jdoucích po sobě, třeba 4♥ 5♥ 6♥.

    Eso patří před 2 (A♥ 2♥ 3♥), nebo za krále (Q♥ K♥ A♥), nikdy mezi ně { -decided }. Kde by mohlo být obojí, patří nahoru { -decided }.

    { "" }**Přiložit** znamená přidat kartu ke kterékoli kombinaci na stole, svojí i cizí. Body za ni jsou tvoje.
    .title = Kombinace

rules-five-hundred-4 = Z odhozu smíš vzít libovolně karet: jednu kartu a všechny, které na ní leží.

    { "" }**Samotnou vrchní kartu** můžeš vzít vždy, ale v tomtéž tahu ji nesmíš odhodit.

    { "" }**Dvě a víc:** nejspodnější z nich se musí v tomtéž tahu vyložit nebo přiložit, než odhodíš. Když se to nedá, vzít ji nemůžeš. S ostatními si dělej, co chceš { -decided }.

    Tah, po kterém by ti taková karta zůstala, odmítnu, takže nic nepokazíš.
    .title = Braní z odhozu

rules-five-hundred-5 = Kolo končí, když má někdo prázdnou ruku, nebo po tahu, ve kterém padla poslední karta balíčku { -decided }.

    Získáš body za karty vyložené v tomto kole, minus karty v ruce. Může to být i pod 0.

    { "" }**K Q J 10:** po 10 bodech
    { "" }**9 až 2:** jejich číslo
    { "" }**A:** 15, ale 1 v postupce s 2 a 3
    .title = Body

learn-five-hundred-1 = Karty, které vyložíš, jsou tvoje body. Každý tah začíná jednou kartou: stiskni **{ button-draw }**.
learn-five-hundred-2 = Přišla 5♥! Tři nebo víc karet jedné barvy jdoucích po sobě je **postupka**. Označ v nabídce { $cards } a stiskni **{ button-meld }**.
learn-five-hundred-3 = Každý tah končí odhozením. Karty v ruce se počítají proti tobě, zbav se tedy vysoké, která se k ničemu nehodí: označ { $cards } a stiskni **{ button-discard }**.
learn-five-hundred-4 = Jolly vykládá tři osmičky, **skupinu**, a odhazuje 7♥. Podívej se na odhoz: potřebuješ 8♠ a smíš si pro ni sáhnout, když ji hned vyložíš. Stiskni **{ button-take }** a vyber 8♠: všechny karty nad ní půjdou s ní.
learn-five-hundred-5 = Teď musí 8♠ na stůl. Označ { $cards } a stiskni **{ button-meld }**.
learn-five-hundred-6 = 7♥ se hodí ke tvé první postupce. Jednotlivé karty můžeš přiložit ke každé kombinaci, i k té od Jollyho, a body jsou tvoje. Označ { $cards } a stiskni **{ button-lay-off }**.
learn-five-hundred-7 = Nic dalšího se nehodí. Označ { $cards } a stiskni **{ button-discard }**.
learn-five-hundred-8 = Jolly odhazuje K♣, to ti nepomůže. Stiskni **{ button-draw }**.
learn-five-hundred-9 = J♦ vyplní mezeru! Označ { $cards } a stiskni **{ button-meld }**.
learn-five-hundred-10 = Zbývá jedna karta. Označ { $cards } a stiskni **{ button-discard }**: s prázdnou rukou kolo končí.
learn-five-hundred-end = • Co vyložíš, počítá se pro tebe; co zbude v ruce, proti tobě.
    • Do odhozu smíš sáhnout, jak hluboko chceš, když nejspodnější kartu hned vyložíš.
    • Jednotlivé karty přikládej ke každé kombinaci. Od 100 bodů vyhrává, kdo jich má nejvíc.

pitch-five-hundred = Boduje každá vyložená kombinace – a z odhozu se dá brát i do hloubky.
