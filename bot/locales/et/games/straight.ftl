### Lihtne rummi

game-straight = Lihtne rummi
rules-also-straight = Tuntud ka kui: tavaline rummi, klassikaline rummi

option-name-ace = äss
    .hint = Kus äss reas seisab.
option-value-ace-low = madal
option-value-ace-both = madal ja kõrge
option-name-melds-per-turn = kombinatsioone käigu kohta
option-value-melds-per-turn-any = kui palju tahes
option-value-melds-per-turn-one = üks
option-name-lay-off-before-own-meld = lisamine enne oma kombinatsiooni
    .hint = Kas lisada tohib enne, kui ise oled midagi ladunud.
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
option-value-scoring-winner-takes-all = võitja saab kõik punktid
option-value-scoring-penalty = trahvipunktid, väikseim summa võidab
preset-penalty = trahv
preset-strict = range
preset-bicycle = Bicycle
preset-pagat = Pagat
preset-lowest-wins = väikseim summa võidab

points-hand-of = - { $name }: käes { $points }

refusal-not-opened-straight = Lisada sa veel ei saa. Selles lauas on enne vaja oma kombinatsiooni.

help-how-straight = **{ button-draw }** või **{ button-take }**, märgi kaardid, siis **{ button-meld }**, **{ button-lay-off }** või **{ button-discard }**.
    Või kirjuta: /{ command-draw }, /{ command-draw } `{ command-draw-source }:pile`, /{ command-meld } `4h 5h 6h` ehk `ärtu 4-6`, /{ command-layoff } `7h 3`, /{ command-discard } `ruutu kuningas`.

rules-straight-1 = 2 kuni 6 mängijat, 52 kaarti, jokkereid pole. Saa esimesena kõigist oma kaartidest lahti.

    Kahekesi mängides saab igaüks 10 kaarti, kolme- või neljakesi 7, viie- või kuuekesi 6. Üks kaart pööratakse lahti ja sellest algab **virn**. Ülejäänud on **pakk**.

    { $deals ->
        [0] { $scoring ->
            [penalty] Kõik punktid on trahvipunktid. Partii lõpeb vooruga, milles keegi saab täis { rules-straight-target }: võidab väikseim summa.
           *[other] Partii lõpeb vooruga, milles keegi saab täis { rules-straight-target }: võidab suurim summa.
        }
        [one] Mängitakse **üks voor**: võidab { rules-straight-best } summa.
       *[other] Mängitakse **{ $deals } vooru**: siis võidab { rules-straight-best } summa.
    }
    .title = Eesmärk

rules-straight-target = { $target ->
    [0] **100 punkti** (kolmekesi 150, suuremas seltskonnas 200 { -decided })
   *[other] **{ $target } punkti**
}

rules-straight-best = { $scoring ->
        [penalty] väikseim
       *[other] suurim
    }

rules-straight-2 = **1.** Tõmba paki pealmine kaart või võta virna pealmine. Virnast võetud kaarti sama käiguga maha panna ei saa { -decided }.
    { "" }**2.** Lao { $melds_per_turn ->
        [one] kuni **üks uus kombinatsioon käiguga**
       *[any] **nii palju kombinatsioone, kui tahad**,
    } või ära lao midagi.
    { "" }**3.** Lisa üksikuid kaarte mis tahes kombinatsioonile, { $lay_off_before_own_meld ->
        [no] aga **alles siis, kui laual on sinu oma kombinatsioon**
       *[yes] **ka enne, kui sul on oma kombinatsioon**
    }.
    { "" }**4.** Pane üks kaart maha. Sellega on käik läbi.
    .title = Sinu käik

rules-straight-3 = **Grupp:** kolm või neli sama väärtusega kaarti, näiteks 7♠ 7♥ 7♦.
    { "" }**Rida:** vähemalt kolm järjestikust kaarti samast mastist, näiteks 4♥ 5♥ 6♥.

    { $ace ->
        [both] Äss käib **2 ette** (A♥ 2♥ 3♥) **või kuninga järele** (Q♥ K♥ A♥), mitte kunagi nende vahele. Kui sobib mõlemat pidi, loeb äss kõrgena { -decided }.
       *[low] Äss on **ainult madal**: A♥ 2♥ 3♥ on rida, Q♥ K♥ A♥ ei ole.
    }
    .title = Kombinatsioonid

rules-straight-4 = { $final_discard ->
        [required] Vooru lõpetad sellega, et **paned viimase kaardi maha**. Kõike laduda või lisada ei saa: hoia üks kaart mahapanekuks.
       *[optional] Vooru lõpetad viimase kaardiga, kas **ladudes, lisades või maha pannes**.
    }

    { "" }**Kui pakk saab otsa:** { $stock_out ->
        [turn-over] võta virna pealmine kaart **või pööra virn ümber** (segamata) ja tõmba sealt; viiendal korral ei saa punkte keegi { -decided }.
        [reshuffle] virn **segatakse**, sellest saab pakk ja järgmine kaart pööratakse lahti; viiendal korral ei saa punkte keegi { -decided }.
       *[reshuffle-once] virn **segatakse ühe korra**, sellest saab pakk ja järgmine kaart pööratakse lahti. Teisel korral lõpeb voor käiguga, millega võeti viimane kaart, ja punkte ei saa keegi.
    }

    Punkte ei saa keegi ka siis, kui on kindel, et keegi vooru lõpetada ei saa: kõigil on üks kaart ja ühtki nägemata kaarti ei saaks kuhugi lisada { -decided }.
    .title = Lõpetamine

rules-straight-5 = { $scoring ->
        [penalty] Teised saavad kätte jäänud kaartide eest **trahvipunkte**.
       *[winner-takes-all] Vooru lõpetaja **saab punktid kõigi kaartide eest, mis teistele kätte jäid**. Teised ei saa midagi.
    }

    { "" }**K Q J 10:** igaüks 10 punkti
    { "" }**9 kuni 2:** nii palju, kui number näitab
    { "" }**A:** 1

    { "" }**Rummi korraga:** kui lõpetad ühe käiguga ega ole enne midagi ladunud ega lisanud, loevad kõik need punktid topelt.
    .title = Punktid

learn-straight-1 = Saa esimesena kaartidest lahti. Iga käik algab kaardi võtmisega: vajuta **{ button-draw }**.
learn-straight-2 = Tõmbasid 7♦! Vähemalt kolm järjestikust kaarti samast mastist on **rida**. Märgi menüüs { $cards } ja vajuta **{ button-meld }**.
learn-straight-3 = Iga käigu lõpus paned ühe kaardi maha. Pane maha kõrge kaart, mis kuhugi ei sobi: märgi { $cards } ja vajuta **{ button-discard }**.
learn-straight-4 = Jolly ladus kolm emandat, see on **grupp**, ja pani maha 8♦. Sellest on sul kasu: vajuta **{ button-take }**. Virnast saad võtta ainult pealmise kaardi.
learn-straight-5 = 8♦ läheb sinu 7♦ järele. Märgi { $cards } ja vajuta **{ button-lay-off }**.
learn-straight-6 = Lisada saad ka Jolly kombinatsioonidele: sinu emand teeb grupi täis. Märgi { $cards } ja vajuta **{ button-lay-off }**.
learn-straight-7 = Nüüd lõpeta käik: märgi { $cards } ja vajuta **{ button-discard }**.
learn-straight-8 = Jolly pani maha 5♠, just selle, mis sinu potide vahelt puudu on. Vajuta **{ button-take }**.
learn-straight-9 = Viis järjest! Märgi { $cards } ja vajuta **{ button-meld }**.
learn-straight-10 = Alles on üks kaart. Märgi { $cards } ja vajuta **{ button-discard }**: lõpetad vooru ja saad punkte kaartide eest, mis Jollyle kätte jäid.
learn-straight-end = • Tõmba pakist või võta virna pealmine kaart, lao ja lisa, siis pane üks kaart maha.
    • Rida on vähemalt kolm järjestikust kaarti samast mastist, grupp on kolm või neli sama väärtusega kaarti.
    • Kes saab esimesena kaartidest lahti, saab punkte kaartide eest, mis teistele kätte jäid.

pitch-straight = Rummi, mida teavad kõik: saa esimesena kaartidest lahti.
