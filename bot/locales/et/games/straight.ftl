### Lihtne rummi

game-straight = Lihtne rummi

option-name-ace = äss
    .hint = Kus äss reas seisab.
option-value-ace-low = madal
option-value-ace-both = madal ja kõrge
option-name-melds-per-turn = kombinatsioone käigus
option-value-melds-per-turn-any = kui palju tahes
option-value-melds-per-turn-one = üks
option-name-lay-off-before-own-meld = lisamine enne oma kombinatsiooni
    .hint = Kas võid lisada, enne kui sul endal on midagi laotud.
option-name-final-discard = viimane mahapanek
    .hint = Kas lõpetamiseks tuleb viimane kaart maha panna.
option-value-final-discard-optional = pole kohustuslik
option-value-final-discard-required = kohustuslik
option-name-stock-out = tühi pakk
    .hint = Mis juhtub, kui pakk saab otsa.
option-value-stock-out-reshuffle-once = virn segatakse üks kord
option-value-stock-out-reshuffle = virn segatakse iga kord
option-value-stock-out-turn-over = virn pööratakse ümber
option-name-scoring = arvestus
option-value-scoring-winner-takes-all = kõik punktid võitjale
option-value-scoring-penalty = trahvipunktid, väikseim summa võidab
preset-penalty = trahv
preset-strict = range
preset-bicycle = Bicycle
preset-pagat = Pagat
preset-lowest-wins = väikseim summa võidab

points-hand-of = - { $name }: käes { $points }

refusal-not-opened-straight = Sa ei või veel lisada: selles lauas on selleks vaja oma kombinatsiooni.

help-how-straight = **Tõmba** või **Võta virnast**, märgi kaardid, siis **Lao**, **Lisa** või **Pane maha**.
    Või kirjuta: /{ command-draw }, /{ command-draw } `{ command-draw-source }:{ choice-pile }`, /{ command-meld } `4h 5h 6h`, /{ command-layoff } `7h 3`, /{ command-discard } `Kd`.

rules-straight-1 = 2 kuni 6 mängijat, 52 kaarti, jokkeriteta. Saa kõigist kaartidest esimesena lahti.
    
    Kahekesi saab kumbki 10 kaarti, kolme- või neljakesi 7, viie- või kuuekesi 6. Üks kaart avatakse: sellest algab **virn**. Ülejäänud on **pakk**.
    
    { $deals ->
        [0] { $scoring ->
            [penalty] Partii lõpeb vooruga, kus keegi saab trahvi kokku { rules-straight-target }: võidab väikseim summa.
           *[other] Partii lõpeb vooruga, kus keegi kogub { rules-straight-target }: võidab suurim summa.
        }
        [one] Mängitakse **üks voor**: võidab { rules-straight-best } summa.
       *[other] Mängitakse **{ $deals } vooru**: siis võidab { rules-straight-best } summa.
    }
    .title = Eesmärk

rules-straight-target = { $target ->
        [0] **100 punkti** (kolmekesi 150, rohkem 200 { -decided })
       *[other] **{ $target } punkti**
    }

rules-straight-best = { $scoring ->
        [penalty] väikseim
       *[other] suurim
    }

rules-straight-2 = **1.** Võta paki või virna pealmine kaart. Virna kaarti samas käigus maha panna ei tohi { -decided }.
    { "" }**2.** Lao { $melds_per_turn ->
        [one] kuni **üks uus kombinatsioon käigus**
       *[any] **nii palju kombinatsioone, kui tahad**
    }, või mitte midagi.
    { "" }**3.** Lisa üksikuid kaarte igale kombinatsioonile, { $lay_off_before_own_meld ->
        [no] aga **alles siis, kui laual on su oma kombinatsioon**
       *[yes] **ka siis, kui oma kombinatsiooni veel pole**
    }.
    { "" }**4.** Pane üks kaart maha. Sellega käik lõpeb.
    .title = Sinu käik

rules-straight-3 = **Grupp:** kolm või neli sama väärtusega kaarti, näiteks 7♠ 7♥ 7♦.
    { "" }**Rida:** kolm või rohkem järjestikust kaarti ühest mastist, näiteks 4♥ 5♥ 6♥.
    
    { $ace ->
        [both] Äss käib **2 ette** (A♥ 2♥ 3♥) **või kuninga järele** (Q♥ K♥ A♥), mitte kunagi nende vahele. Kus sobiks mõlemat pidi, on ta kõrge { -decided }.
       *[low] Äss on **ainult madal**: A♥ 2♥ 3♥ on rida, Q♥ K♥ A♥ ei ole.
    }
    .title = Kombinatsioonid

rules-straight-4 = { $final_discard ->
        [required] Lõpetad viimase kaardi **mahapanekuga**. Kõike laduda ega lisada ei tohi: hoia üks kaart mahapanekuks.
       *[optional] Lõpetad viimase kaardiga, **ladudes, lisades või maha pannes**.
    }
    
    { "" }**Pakk otsas:** { $stock_out ->
        [turn-over] võta virna pealmine kaart **või pööra virn ümber** (segamata) ja tõmba sealt; viiendal korral ei saa keegi punkte { -decided }.
        [reshuffle] virn **segatakse** ja sellest saab pakk, selle järgmine kaart avatakse; viiendal korral ei saa keegi punkte { -decided }.
       *[reshuffle-once] virn **segatakse üks kord** ja sellest saab pakk, selle järgmine kaart avatakse. Teisel korral lõpeb voor käiguga, milles võeti viimane kaart, ja keegi ei saa punkte.
    }
    
    Punkte ei saa keegi ka siis, kui on kindel, et keegi lõpetada ei saa: igaühel on üks kaart ja ühtki nägemata kaarti ei saaks lisada { -decided }.
    .title = Lõpetamine

rules-straight-5 = { $scoring ->
        [penalty] Teistele on kaardid käes **trahvipunktid**.
       *[winner-takes-all] Kes lõpetab, **saab punktid kõigi teiste käes olevate kaartide eest**. Teised ei saa midagi.
    }
    
    { "" }**K Q J 10:** igaüks 10 punkti
    { "" }**9–2:** oma arv
    { "" }**A:** 1
    
    { "" }**Rummi korraga:** lõpp ühe käiguga, varem ladumata ja lisamata – kõik loeb topelt.
    .title = Punktid

learn-straight-1 = Saa kõigist kaartidest esimesena lahti. Iga käik algab ühe kaardiga: vajuta **{ button-draw }**.
learn-straight-2 = Tuli 7♦! Kolm või rohkem järjestikust kaarti ühest mastist on **rida**. Märgi menüüs { $cards } ja vajuta **{ button-meld }**.
learn-straight-3 = Iga käik lõpeb mahapanekuga. Pane maha kõrge kaart, mis kuhugi ei sobi: märgi { $cards } ja vajuta **{ button-discard }**.
learn-straight-4 = Jolly ladus kolm emandat, **grupi**, ja pani maha 8♦. Sulle on seda vaja: vajuta **{ button-take }**. Virnast võetakse ainult pealmine kaart.
learn-straight-5 = 8♦ järgneb sinu 7♦ kaardile. Märgi { $cards } ja vajuta **{ button-lay-off }**.
learn-straight-6 = Lisada võid ka Jolly kombinatsioonidele: sinu emand teeb grupi täis. Märgi { $cards } ja vajuta **{ button-lay-off }**.
learn-straight-7 = Nüüd lõpeta käik: märgi { $cards } ja vajuta **{ button-discard }**.
learn-straight-8 = Jolly pani maha 5♠, just selle, mis su potide vahelt puudu on. Vajuta **{ button-take }**.
learn-straight-9 = Viis järjest! Märgi { $cards } ja vajuta **{ button-meld }**.
learn-straight-10 = Üks kaart on alles. Märgi { $cards } ja vajuta **{ button-discard }**: voor on sinu ja sa saad punktid Jolly kaartide eest.
learn-straight-end = • Tõmba kaart või võta virna pealmine, lao ja lisa, pane üks maha.
    • Rida on kolm või rohkem järjest ühest mastist, grupp kolm või neli sama väärtusega.
    • Kes on esimesena kaartideta, saab punktid teiste kaartide eest.

pitch-straight = Rummi, mida teavad kõik: saa esimesena kaartidest lahti.
