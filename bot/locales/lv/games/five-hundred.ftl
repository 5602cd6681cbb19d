### Rummy 500

game-five-hundred = Rummy 500
rules-also-five-hundred = Saka arī: pieci simti, 500 Rum, Pinochle Rummy

points-meld = - { $cards }: { $sum }
points-added = - { $cards } pie { $meld }: { $sum }
points-laid-nothing = - nekas nav izlikts

help-how-five-hundred = **{ button-draw }** vai **{ button-take }**, atzīmē kārtis, tad **{ button-meld }**, **{ button-lay-off }** vai **{ button-discard }**.
    Vai raksti: /{ command-draw }, /{ command-draw } `{ command-draw-source }:pile { command-draw-card }:7h`, /{ command-meld } `ercena 4-6`, /{ command-layoff } `7h 3`, /{ command-discard } `kārava kungs`.

rules-five-hundred-1 = Divi spēlētāji, 52 kārtis, bez džokeriem. Par kārtīm, ko izliec uz galda, saņem punktus, par kārtīm, kas paliek rokā, punktus zaudē.

    Katrs saņem 13 kārtis, pa vienai, sākot ar dalītāja pretinieku { -decided }; viņš arī iet pirmais. Vienu kārti atklāj: ar to sākas **kaudze**. Pārējās ir **kava**.

    { $one_round ->
        [yes] Spēlē **vienu raundu**: uzvar tas, kam punktu vairāk.
       *[no] Kad raunds beidzas un kādam ir vismaz **{ $target } { $target ->
                [zero] punkti
                [one] punkts
               *[other] punkti
            }**, uzvar tas, kam punktu vairāk.
    }
    .title = Mērķis

rules-five-hundred-2 = **1.** Paņem kārti: kavas virsējo vai kārtis no kaudzes.
    { "" }**2.** Izliec un pieliec, cik gribi, vai neko.
    { "" }**3.** Nomet vienu kārti kaudzē. Ar to gājiens beidzas.

    Ja pēdējo kārti izliec vai pieliec, nomest nevajag: raunds uzreiz ir beidzies.
    .title = Tavs gājiens

rules-five-hundred-3 = **Grupa:** trīs vai četras vienas vērtības kārtis, piemēram, 7♠ 7♥ 7♦.
    { "" }**Secība:** trīs vai vairāk vienas masts kārtis pēc kārtas, piemēram, 4♥ 5♥ 6♥.

    Dūzis ir pirms 2 (A♥ 2♥ 3♥) vai pēc kunga (Q♥ K♥ A♥), nekad starp tiem { -decided }. Ja der abējādi, tas skaitās augsts { -decided }.

    { "" }**Pielikt** nozīmē pievienot kārti jebkurai kombinācijai uz galda, savai vai pretinieka. Punkti par to ir tavi.
    .title = Kombinācijas

rules-five-hundred-4 = No kaudzes var ņemt, cik grib: kārti un visas, kas virs tās.

    { "" }**Tikai virsējo** var ņemt vienmēr, bet tajā pašā gājienā to nevar nomest.

    { "" }**Divas vai vairāk:** dziļākā tajā pašā gājienā jāizliek vai jāpieliek, pirms nomet. Ja to nevar, šīs kārtis ņemt nevar. Ar pārējām dari, ko gribi { -decided }.

    Gājienu, pēc kura šo kārti nebūtu kur likt, neļauju, tāpēc kļūdīties nevar.
    .title = Kārtis no kaudzes

rules-five-hundred-5 = Raunds beidzas, kad kādam roka ir tukša vai kad pabeigts gājiens, kurā paņemta kavas pēdējā kārts { -decided }.

    Tu saņem punktus par kārtīm, ko raundā izliki, un zaudē par tām, kas palika rokā. Rezultāts var būt arī zem 0.

    { "" }**K Q J 10:** pa 10 punktiem
    { "" }**9–2:** pēc skaitļa
    { "" }**A:** 15, bet secībā ar 2 un 3 – 1
    .title = Punkti

learn-five-hundred-1 = Kārtis, ko izliec uz galda, ir tavi punkti. Katru gājienu sāc, paņemot kārti: spied **{ button-draw }**.
learn-five-hundred-2 = Atnāca 5♥! Trīs vai vairāk vienas masts kārtis pēc kārtas ir **secība**. Atzīmē izvēlnē { $cards } un spied **{ button-meld }**.
learn-five-hundred-3 = Katrs gājiens beidzas ar nomešanu. Kārtis rokā atņem punktus, tāpēc tiec vaļā no lielas, kas nekur neder: atzīmē { $cards } un spied **{ button-discard }**.
learn-five-hundred-4 = Jolly izlika trīs astotniekus, tātad **grupu**, un nometa 7♥ kaudzē. Paskaties, kas tajā ir: tev vajag 8♠, un to var paņemt no kaudzes vidus, ja uzreiz izliec. Spied **{ button-take }** un izvēlies 8♠: visas kārtis virs tās nāk līdzi.
learn-five-hundred-5 = Tagad 8♠ jāizliek. Atzīmē { $cards } un spied **{ button-meld }**.
learn-five-hundred-6 = 7♥ der tavai pirmajai secībai. Atsevišķas kārtis var pielikt jebkurai kombinācijai, arī Jolly, un punkti ir tavi. Atzīmē { $cards } un spied **{ button-lay-off }**.
learn-five-hundred-7 = Nekas cits neder. Atzīmē { $cards } un spied **{ button-discard }**.
learn-five-hundred-8 = Jolly nometa K♣; tev tā neder. Spied **{ button-draw }**.
learn-five-hundred-9 = J♦ aizpilda robu! Atzīmē { $cards } un spied **{ button-meld }**.
learn-five-hundred-10 = Palikusi viena kārts. Atzīmē { $cards } un spied **{ button-discard }**: roka ir tukša, un raunds beidzas.
learn-five-hundred-end = • Par izliktajām kārtīm punktus saņem, par kārtīm rokā – zaudē.
    • Kaudzi var ņemt līdz jebkurai kārtij, ja šo kārti uzreiz izliec vai pieliec.
    • Atsevišķas kārtis var pielikt jebkurai kombinācijai. Kad kādam ir 100 punkti, uzvar tas, kam punktu visvairāk.

pitch-five-hundred = Punkti par katru izlikto kombināciju; ko vajag, to vari izrakt no kaudzes.
