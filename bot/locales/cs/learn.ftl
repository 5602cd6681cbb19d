### /learn: vedené cvičné hry. Každý krok má text `learn-<hra>-<číslo>`: co je vidět a co teď udělat,
### v jedné až třech krátkých větách.

command-learn = lekce
    .description = Naučit se hru za tři minuty: cvičné karty, které ti říkají, co dělat
command-learn-game = hra
    .description = Která hra; když vynecháš, vybereš ze seznamu

learn-title = Cvičná hra · { $game }
learn-step = Krok { $step } z { $steps }:
learn-mark = Označ: { $cards }
learn-button-back = O krok zpět
learn-button-skip = Přeskočit
learn-button-end = Ukončit
learn-button-again = Ještě jednou
learn-button-others = Jiné lekce
learn-button = Učit se: { $game }
button-challenge-computer = Hrát s počítačem
learn-not = ✗ { $why } Nic se nezměnilo; zkus to znovu.
learn-other = To by taky šlo, ale tato lekce jde jinudy. Nic se nezměnilo; udělej, co říkají další řádky.
learn-done = Výborně! To byla hra { $game }.
learn-over = { $game } ve zkratce
learn-choose = Kterou hru se chceš naučit? Každá lekce trvá tři minuty, nikam se nepočítá a vidíš ji jen ty.
learn-choose-hint = Vyber hru
challenge-learn = { $game } hraješ poprvé? /learn tě to za tři minuty naučí, jen tebe.

## Rummy 500
learn-five-hundred-1 = Karty, které vyložíš, jsou tvoje body. Každý tah začíná jednou kartou: stiskni **{ button-draw }**.
learn-five-hundred-2 = Přišla 5♥! Tři nebo víc karet jedné barvy jdoucích po sobě je **postupka**. Označ v nabídce { $cards } a stiskni **{ button-meld }**.
learn-five-hundred-3 = Každý tah končí odhozením. Karty v ruce se počítají proti tobě, zbav se tedy vysoké, která se k ničemu nehodí: označ { $cards } a stiskni **{ button-discard }**.
learn-five-hundred-4 = Jolly vykládá tři osmičky, **skupinu**, a odhazuje 7♥. Podívej se na odhoz: potřebuješ 8♠ a smíš si pro ni sáhnout, když ji hned vyložíš. Stiskni **{ button-take }** a vyber 8♠: všechny karty nad ní půjdou s ní.
learn-five-hundred-5 = Teď musí 8♠ na stůl. Označ { $cards } a stiskni **{ button-meld }**.
learn-five-hundred-6 = 7♥ se hodí ke tvé první postupce. Jednotlivé karty jde přiložit ke každé kombinaci, i k té od Jollyho, a body jsou tvoje. Označ { $cards } a stiskni **{ button-lay-off }**.
learn-five-hundred-7 = Nic dalšího se nehodí. Označ { $cards } a stiskni **{ button-discard }**.
learn-five-hundred-8 = Jolly odhazuje K♣, to ti nepomůže. Stiskni **{ button-draw }**.
learn-five-hundred-9 = J♦ vyplní mezeru! Označ { $cards } a stiskni **{ button-meld }**.
learn-five-hundred-10 = Zbývá jedna karta. Označ { $cards } a stiskni **{ button-discard }**: s prázdnou rukou kolo končí.
learn-five-hundred-end = • Co vyložíš, počítá se pro tebe; co zbude v ruce, proti tobě.
    • Do odhozu smíš sáhnout, jak hluboko chceš, když nejspodnější kartu hned vyložíš.
    • Jednotlivé karty přikládej ke každé kombinaci. Od 100 bodů vyhrává, kdo jich má nejvíc.

## Základní rummy
learn-straight-1 = Zbav se karet dřív než ostatní. Každý tah začíná jednou kartou: stiskni **{ button-draw }**.
learn-straight-2 = Přišla 7♦! Tři nebo víc karet jedné barvy jdoucích po sobě je **postupka**. Označ v nabídce { $cards } a stiskni **{ button-meld }**.
learn-straight-3 = Každý tah končí odhozením. Zbav se vysoké karty, která se k ničemu nehodí: označ { $cards } a stiskni **{ button-discard }**.
learn-straight-4 = Jolly vykládá tři dámy, **skupinu**, a odhazuje 8♦. Ta se ti hodí: stiskni **{ button-take }**. Z odhozu jde vzít jen vrchní karta.
learn-straight-5 = 8♦ jde za tvou 7♦. Označ { $cards } a stiskni **{ button-lay-off }**.
learn-straight-6 = Přikládat smíš i ke kombinacím od Jollyho: tvoje dáma skupinu doplní. Označ { $cards } a stiskni **{ button-lay-off }**.
learn-straight-7 = Teď ukonči tah: označ { $cards } a stiskni **{ button-discard }**.
learn-straight-8 = Jolly odhazuje 5♠, přesně kartu mezi tvé piky. Stiskni **{ button-take }**.
learn-straight-9 = Pět po sobě! Označ { $cards } a stiskni **{ button-meld }**.
learn-straight-10 = Zbývá jedna karta. Označ { $cards } a stiskni **{ button-discard }**: končíš a získáš body za to, co Jolly ještě drží.
learn-straight-end = • Lízni kartu nebo vezmi vrchní z odhozu, vykládej a přikládej, jednu odhoď.
    • Postupka jsou tři nebo víc po sobě v jedné barvě, skupina tři nebo čtyři stejné hodnoty.
    • Kdo je první bez karet, získá body za to, co drží ostatní.

## Gin rummy
learn-gin-1 = V ginu zůstávají kombinace v ruce; najdu je za tebe a napíšu pod karty. Otočenou kartu 8♦ smíš vzít, ale nepomůže: stiskni **{ button-pass }**.
learn-gin-2 = Jolly taky říká pas. Líže se tedy z balíčku: stiskni **{ button-draw }**.
learn-gin-3 = Přišel K♠: J♠ Q♠ K♠ je **postupka**. Co není v žádné kombinaci, je **zbytek** a počítá se v bodech. Zbav se nejvyšší karty: označ { $cards } a stiskni **{ button-discard }**.
learn-gin-4 = Jolly odhazuje 9♣. Tři devítky jsou **skupina**: stiskni **{ button-take }**.
learn-gin-5 = Teď máš tři kombinace. Se zbytkem nejvýš 10 bodů smíš **zaklepat**: kolo končí a body získá menší zbytek. Označ { $cards } a stiskni **{ button-knock }**.
learn-gin-end = • Sbírej kombinace v ruce; co se nikam nehodí, je zbytek.
    • Zaklepej nejvýš s 10 body. Když nezbývá nic, je to **gin** a o 25 bodů víc.
    • Pozor: když soupeř nemá větší zbytek než ty, body i 25 navíc jdou soupeři (**podbití**).

## Rummy 51
learn-rummy-51-1 = Máš 15 karet a kolo začínáš odhozením jedné. Nejlíp vysoké, která se k ničemu nehodí: označ v nabídce { $cards } a stiskni **{ button-discard }**.
learn-rummy-51-2 = Jolly poprvé vykládá, jednou s žolíkem: 🃏 tam zastupuje 8♠. Odteď každý tvůj tah začíná jednou kartou: stiskni **{ button-draw }**.
learn-rummy-51-3 = Tvoje první vyložení potřebuje dohromady **51 bodů**, všechno v jednom tahu. Začni s 10 + 10 + 10: označ { $cards } a stiskni **{ button-meld }**.
learn-rummy-51-4 = Leží 30 bodů; s dalšími 24 je to 54, a to stačí. Označ { $cards } a stiskni **{ button-meld }**.
learn-rummy-51-5 = Teď smíš ke všem kombinacím na stole. Žolík zastupuje 8♠ a tu máš: označ { $cards } a stiskni **{ button-swap }**.
learn-rummy-51-6 = Žolík je tvůj a v tomto tahu musí na stůl. Může být kteroukoli kartou: označ { $cards }, stiskni **{ button-meld }** a vyber, že zastupuje 6♣.
learn-rummy-51-7 = Ukonči tah: označ { $cards } a stiskni **{ button-discard }**.
learn-rummy-51-8 = Jolly odhazuje 5♥, přesně kartu mezi tvá srdce. Stiskni **{ button-take }**.
learn-rummy-51-9 = Pět po sobě! Označ { $cards } a stiskni **{ button-meld }**.
learn-rummy-51-10 = Poslední odhození je vždy nutné. Označ { $cards } a stiskni **{ button-discard }**: končíš a Jolly dostane trestné body za to, co drží.
learn-rummy-51-end = • První vyložení potřebuje 51 bodů v jednom tahu; do té doby smíš kartu z odhozu vzít, jen když ji hned vyložíš.
    • Žolík zastupuje kteroukoli kartu. Po prvním vyložení ho smíš za tu kartu vyměnit a hned ho zase vyložíš.
    • Co držíš, když někdo skončí, jsou trestné body: vyhrává, kdo jich má nejmíň.

## Žolíky
learn-zolik-1 = Máš 13 karet a kolo začínáš odhozením jedné. Nejlíp vysoké, která se k ničemu nehodí: označ v nabídce { $cards } a stiskni **{ button-discard }**.
learn-zolik-2 = Jolly poprvé vykládá, jednou s žolíkem: 🃏 tam zastupuje 7♠. Odteď každý tvůj tah začíná jednou kartou: stiskni **{ button-draw }**.
learn-zolik-3 = Tvoje první vyložení potřebuje dohromady **40 bodů**, všechno v jednom tahu. Začni s 10 + 10 + 10: označ { $cards } a stiskni **{ button-meld }**.
learn-zolik-4 = Leží 30 bodů; s dalšími 18 je to 48, a to stačí. Označ { $cards } a stiskni **{ button-meld }**.
learn-zolik-5 = Teď smíš ke všem kombinacím na stole. Žolík zastupuje 7♠ a tu máš: označ { $cards } a stiskni **{ button-swap }**.
learn-zolik-6 = Žolík je tvůj a v tomto tahu musí do nové kombinace. Označ { $cards }, stiskni **{ button-meld }** a vyber, že zastupuje 6♣.
learn-zolik-7 = Ukonči tah: označ { $cards } a stiskni **{ button-discard }**.
learn-zolik-8 = Jolly odhazuje 9♦ a ty máš dvě devítky. Stiskni **{ button-take }**.
learn-zolik-9 = Tři stejné hodnoty v různých barvách jsou **skupina**. Označ { $cards } a stiskni **{ button-meld }**.
learn-zolik-10 = Na zavření je vždy potřeba poslední karta. Označ { $cards } a stiskni **{ button-discard }**: získáš 10 a Jolly ztratí body za karty v ruce.
learn-zolik-end = • První vyložení potřebuje 40 bodů v jednom tahu; potom smíš ke všem kombinacím.
    • Vyměň žolíka za kartu, kterou zastupuje, a hned ho vylož do nové kombinace.
    • Kdo zavře, získá 10, ostatní ztratí body za karty v ruce. S −100 se vypadává; kdo zbude poslední, vyhrává.

## Rummy s kameny
learn-tile-1 = Vylož všechny kameny dřív než ostatní. Tři nebo víc čísel jedné barvy jdoucích po sobě je **postupka**. Vyber v nabídce stojánku { $cards } a stiskni **{ button-meld }**.
learn-tile-2 = Poprvé musí mít jedna kombinace aspoň 30; tahle má 33. Co tu děláš, nikdo nevidí, dokud nestiskneš **{ button-done }**. Stiskni ho.
learn-tile-3 = Jolly vykládá zelenou postupku. Když už máš otevřeno, smíš použít všechny kombinace na stole. Vyber { $cards } a stiskni **{ button-lay-off }**.
learn-tile-4 = Máš ještě jednu 🟢6 a ta se na žádný konec kombinace 2 nehodí. Kombinaci tedy rozděl: v druhé nabídce vyber kombinaci 2, v třetí { $cards } a stiskni **{ button-split }**.
learn-tile-5 = Samotné 7 a 8 kombinace nejsou, s tvou 6 ano: vyber ze stojánku { $cards } a stiskni **{ button-lay-off }**.
learn-tile-6 = Všechny kombinace jsou zase v pořádku, a jen o to jde. Stiskni **{ button-done }**.
learn-tile-7 = Teď vezmi kámen ze stolu: kombinace 1 se bez své 🔴10 obejde. V druhé nabídce vyber kombinaci 1, v třetí 🔴10 a ze stojánku 🟢10 🟡10, pak stiskni **{ button-meld }**.
learn-tile-8 = Tři desítky různých barev jsou **skupina** a kombinace 1 je pořád postupka. Stiskni **{ button-done }**.
learn-tile-9 = Tentokrát se nic nehodí. Kdo nevyloží kámen, jeden si lízne a tah končí: stiskni **{ button-draw }**.
learn-tile-end = • Ve svém tahu vylož aspoň jeden kámen, nebo si jeden lízni.
    • Poprvé musí mít jedna kombinace aspoň 30, jen z vlastních kamenů.
    • Potom smíš stůl přeskládat, když jsou na konci všechny kombinace v pořádku. **{ button-suggest }** najde cestu.
