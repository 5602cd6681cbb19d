# /rules a /help pro Rummy 500

help-how-five-hundred = **Líznout** nebo **Vzít**, označit karty, pak **Vyložit**, **Přiložit** nebo **Odhodit**.
    Nebo piš: /draw, /draw `from:pile card:7h`, /meld `4h 5h 6h`, /layoff `7h 3`, /discard `Kd`.

rules-five-hundred-1 = Pro dva, 52 karet, bez žolíků. Za karty vyložené na stůl body získáváš, za karty, které ti zbudou v ruce, ztrácíš.

    Každý dostane 13 karet, po jedné; první dostává soupeř rozdávajícího { -decided }, a ten také začíná. Jedna karta se otočí: začíná jí **odhoz**. Zbytek je **balíček**.

    Po kole, ve kterém má někdo **{ $target } bodů** nebo víc, vyhrává ten, kdo má bodů víc.
    .title = Cíl

rules-five-hundred-2 = **1.** Vezmi kartu: vrchní z balíčku, nebo karty z odhozu.
    { "" }**2.** Vylož a přilož, kolik chceš, nebo nic.
    { "" }**3.** Odhoď jednu kartu. Tím tah končí.

    Kdo vyloží nebo přiloží poslední kartu, neodhazuje: kolo hned končí.
    .title = Tvůj tah

rules-five-hundred-3 = **Skupina:** tři nebo čtyři karty stejné hodnoty, třeba 7♠ 7♥ 7♦.
    { "" }**Postupka:** tři nebo víc karet jedné barvy jdoucích po sobě, třeba 4♥ 5♥ 6♥.

    Eso patří před 2 (A♥ 2♥ 3♥), nebo za krále (Q♥ K♥ A♥), nikdy mezi ně { -decided }. Kde by šlo obojí, jde nahoru { -decided }.

    { "" }**Přiložit** znamená přidat kartu ke kterékoli kombinaci na stole, svojí i cizí. Body za ni jsou tvoje.
    .title = Kombinace

rules-five-hundred-4 = Z odhozu smíš vzít libovolně karet: jednu kartu a všechny, které na ní leží.

    { "" }**Vrchní karta sama** jde vzít vždy, ale v tomtéž tahu ji nesmíš odhodit.

    { "" }**Dvě a víc:** nejspodnější z nich se musí v tomtéž tahu vyložit nebo přiložit, než odhodíš. Když to nejde, vzít ji nemůžeš. Ostatní tu povinnost nemají { -decided }.

    Tah, po kterém by ti taková karta zůstala, odmítnu, takže nic nepokazíš.
    .title = Braní z odhozu

rules-five-hundred-5 = Kolo končí, když má někdo prázdnou ruku, nebo po tahu, ve kterém padla poslední karta balíčku { -decided }.

    Získáš body za karty vyložené v tomto kole, minus karty v ruce. Může to být i pod 0.

    { "" }**K Q J 10:** po 10 bodech
    { "" }**9 až 2:** jejich číslo
    { "" }**A:** 15, ale 1 v postupce s 2 a 3
    .title = Body
