### Rummy 500

game-five-hundred = Rummy 500

points-meld = - { $cards }: { $sum }
points-added = - { $cards } pie { $meld }: { $sum }
points-laid-nothing = - nekas nav izlikts

help-how-five-hundred = **Vilkt** vai **No kaudzes**, atzīmē kārtis, tad **Izlikt**, **Pielikt** vai **Nomest**.
    Vai raksti: /{ command-draw }, /{ command-draw } `{ command-draw-source }:{ choice-pile } { command-draw-card }:7h`, /{ command-meld } `4h 5h 6h`, /{ command-layoff } `7h 3`, /{ command-discard } `Kd`.

rules-five-hundred-1 = Divi spēlētāji, 52 kārtis, bez džokeriem. Uz galda izliktās kārtis dod punktus, rokā palikušās – atņem.
    
    Katrs saņem 13 kārtis, pa vienai, sākot ar dalītāja pretinieku { -decided }; tas arī iet pirmais. Vienu kārti atklāj – ar to sākas **kaudze**. Pārējās ir **kava**.
    
    { $one_round ->
        [yes] Spēlē **vienu raundu**: uzvar tas, kam vairāk punktu.
       *[no] Pēc raunda, kurā kāds sasniedzis vismaz **{ $target } { $target ->
                [zero] punktu
                [one] punktu
               *[other] punktus
            }**, uzvar tas, kam punktu ir vairāk.
    }
    .title = Mērķis

rules-five-hundred-2 = **1.** Paņem kārti: virsējo no kavas vai kārtis no kaudzes.
    { "" }**2.** Izliec un pieliec, cik gribi, vai neko.
    { "" }**3.** Nomet vienu kārti kaudzē. Gājiens beidzies.
    
    Ja pēdējo kārti izliek vai pieliek, nomest nevajag: raunds uzreiz ir beidzies.
    .title = Tavs gājiens

rules-five-hundred-3 = **Grupa:** trīs vai četras vienas vērtības kārtis, piemēram, 7♠ 7♥ 7♦.
    { "" }**Secība:** trīs vai vairāk vienas masts kārtis pēc kārtas, piemēram, 4♥ 5♥ 6♥.
    
    Dūzis ir pirms 2 (A♥ 2♥ 3♥) vai pēc kunga (Q♥ K♥ A♥), nekad starp tiem { -decided }. Kur der abējādi, tas ir augsts { -decided }.
    
    { "" }**Pielikt** nozīmē papildināt jebkuru kombināciju uz galda, savu vai pretinieka. Punkti ir tavi.
    .title = Kombinācijas

rules-five-hundred-4 = No kaudzes drīkst ņemt, cik grib: kārti un visas, kas uz tās.
    
    { "" }**Vienu virsējo** drīkst vienmēr, bet tajā pašā gājienā to nedrīkst nomest.
    
    { "" }**Divas vai vairāk:** dziļākā tajā pašā gājienā jāizliek vai jāpieliek, pirms nomešanas. Ja nevar, tad neņem. Uz pārējām tas neattiecas { -decided }.
    
    Gājienu, pēc kura tādu kārti nebūtu kur likt, noraida, tāpēc kļūdīties nevar.
    .title = Kārtis no kaudzes

rules-five-hundred-5 = Raunds beidzas, kad kādam roka ir tukša vai kad pabeigts gājiens, kurā paņemta kavas pēdējā kārts { -decided }.
    
    Tu saņem punktus par raundā izliktajām kārtīm, mīnus kārtis rokā. Var sanākt arī zem 0.
    
    { "" }**K Q J 10:** pa 10 punktiem
    { "" }**9–2:** pēc skaitļa
    { "" }**A:** 15, bet secībā ar 2 un 3 – 1
    .title = Punkti

learn-five-hundred-1 = Uz galda izliktās kārtis ir tavi punkti. Katrs gājiens sākas ar vienu kārti: spied **{ button-draw }**.
learn-five-hundred-2 = Atnāca 5♥! Trīs vai vairāk vienas masts kārtis pēc kārtas ir **secība**. Atzīmē izvēlnē { $cards } un spied **{ button-meld }**.
learn-five-hundred-3 = Katrs gājiens beidzas ar nomešanu. Kārtis rokā atņem punktus, tāpēc tiec vaļā no lielas, kas nekur neder: atzīmē { $cards } un spied **{ button-discard }**.
learn-five-hundred-4 = Jolly izlika trīs astotniekus – **grupu** – un nometa 7♥. Paskaties uz kaudzi: tev vajag 8♠, un to var izrakt, ja uzreiz izliec. Spied **{ button-take }** un izvēlies 8♠: visas kārtis virs tās nāk līdzi.
learn-five-hundred-5 = Tagad 8♠ jāizliek. Atzīmē { $cards } un spied **{ button-meld }**.
learn-five-hundred-6 = 7♥ der tavai pirmajai secībai. Atsevišķas kārtis var pielikt jebkurai kombinācijai, arī Jolly, un punkti ir tavi. Atzīmē { $cards } un spied **{ button-lay-off }**.
learn-five-hundred-7 = Nekas cits neder. Atzīmē { $cards } un spied **{ button-discard }**.
learn-five-hundred-8 = Jolly nometa K♣, tev tā nepalīdz. Spied **{ button-draw }**.
learn-five-hundred-9 = J♦ aizpilda robu! Atzīmē { $cards } un spied **{ button-meld }**.
learn-five-hundred-10 = Palikusi viena kārts. Atzīmē { $cards } un spied **{ button-discard }**: roka ir tukša, raunds beidzies.
learn-five-hundred-end = • Kas izlikts, ir plusā, kas rokā – mīnusā.
    • Kaudzē var rakt, cik dziļi grib, ja dziļāko kārti uzreiz izliek.
    • Pieliec kārtis jebkurām kombinācijām. Kad kāds sasniedz 100 punktu, uzvar tas, kam punktu visvairāk.

pitch-five-hundred = Punkti par katru izlikto kombināciju, un no kaudzes var ņemt arī dziļāk.
