### Kivirummi

game-tile = Kivirummi

option-name-rounds = voorud
    .hint = Mitu vooru mängitakse.
option-name-opening = avamine
    .hint = Mis peab avapunktid välja andma.
option-value-opening-single = üks kombinatsioon üksi
option-value-opening-total = kõik uued kombinatsioonid kokku
option-name-opening-points = avapunktid
    .hint = Mitu punkti on avamiseks vaja; 0 kuni 200.
preset-total = summa
preset-slow = aeglane
preset-three-rounds = kolm vooru

points-lost = - { $name } kaotab { $points }
points-lowest = - miinus kõige kergem alus: +{ $points }

refusal-wrong-phase-tile = { $phase ->
    [deal] Just jagatakse järgmist vooru. Proovi hetke pärast uuesti.
   *[other] { $action ->
        [pass] Kuni varus on kive, vahele jätta ei saa: lao vähemalt üks kivi või tõmba.
       *[other] Selles mängus laod oma aluse kive või tõmbad ühe varust. Muud võtta ega maha panna pole.
    }
}
refusal-stock-empty-tile = Varu on tühi. Lao vähemalt üks kivi või jäta vahele.
refusal-not-in-hand-tile = Sinu alusel pole { $cards }.
refusal-not-a-meld-tile = { $cards } pole kombinatsioon. Grupp on kolm või neli sama arvuga kivi eri värvides; rida on kolm või rohkem järjestikust arvu ühes värvis. 1 on väikseim ja 13 järel pole midagi.
refusal-does-not-fit-tile = { $card } ei sobi kombinatsioonile { $meld }. Grupile sobib sama arv värvis, mida seal veel pole; reale sama värvi järgmine arv kummaski otsas.
refusal-not-opened-tile = Sa pole veel avanud, nii et laual olevad kombinatsioonid jäävad nii, nagu on. Lao uusi ainult oma aluselt.
refusal-joker-not-replaceable-tile = Kombinatsiooni { $meld } jokker asendaks muud kui enne sinu käiku. See on vaba ainult siis, kui laual on samasugune kivi, nagu see asendab.

help-how-tile = Märgi kive alusel ja laual, pane neist kombinatsioonid ja vajuta **Valmis**; või **Tõmba**. Lauamustandit näed ainult sina.
    Või kirjuta: /{ command-meld } `r3 r4 r5`, /{ command-layoff } `r6 2`, /{ command-move }, /{ command-split }, /{ command-undo }, siis /{ command-done }; või /{ command-draw }; /{ command-pass }, kui varu on tühi.

rules-tile-1 = 2 kuni 4 mängijat, 106 kivi: 1 kuni 13 neljas värvis, igaüks kaks korda, ja 2 jokkerit. Lao kõik kivid esimesena.
    
    Igaüks saab 14 kivi; ülejäänud on **varu**. Kes alustab, loositakse, edaspidi alustab iga vooru järgmine { -decided }.
    
    { $rounds ->
        [one] Mängitakse **üks voor**: võidab suurim summa.
       *[other] Mängitakse **{ $rounds } vooru**: siis võidab suurim summa.
    }
    .title = Eesmärk

rules-tile-2 = **Lao** vähemalt üks kivi oma aluselt või **tõmba** üks; mitte mõlemat. Tõmbamine lõpetab käigu. Kui varu on tühi, laod või jätad vahele.
    
    { "" }**Grupp:** kolm või neli sama arvuga kivi eri värvides, näiteks 🔴7 🔵7 🟡7.
    { "" }**Rida:** kolm või rohkem järjest ühes värvis, näiteks 🔴3 🔴4 🔴5. 1 on väikseim ja 13 järel pole midagi.
    
    Sa töötad oma koopiaga lauast. Vajuta **Valmis** ja kehtivast koopiast saab päris laud.
    .title = Sinu käik

rules-tile-3 = Enne avamist laod ainult **uusi kombinatsioone oma aluselt**, vanad jäävad, nagu on.
    
    { $opening ->
        [total] Selle käigu uued kombinatsioonid peavad **kokku** andma
       *[single] **Üks** neist kombinatsioonidest peab andma
    } **vähemalt { $opening_points } punkti**: arvud liidetakse, jokker loeb nagu kivi, mida ta asendab.
    
    Järgmisest käigust võid lauda täiendada ja ümber korraldada.
    
    { "" }**Rummi käest:** enne avamist kogu alus ühe käiguga ja ainult aluse kividest { -decided }. Miinimumi pole ja kõik vooru punktid loevad topelt.
    .title = Avamine

rules-tile-4 = Kombinatsioonid pole kellegi omad: võta neist kive, jaga, liida ja täienda. Käigu lõpus { -decided }
    · on iga kivi kehtivas kombinatsioonis,
    · pole laualt ükski kivi kadunud,
    · on vähemalt üks sinu aluselt uus.
    
    { "" }**Jokker** asendab ükskõik millist kivi ja jääb selleks, kuhu sa teda ka ei nihutaks, kuni õige kivi on samuti laual, ükskõik kus (kolmeses grupis üks puuduvatest). Siis on jokker vaba ja tuleb kohe uuesti laduda { -decided }.
    .title = Ümberkorraldamine

rules-tile-5 = Kes laob viimase kivi, saab selle, mille teised kaotavad: igaüks kaotab oma aluse summa, jokker on 25.
    
    { "" }**Lukus:** varu on tühi ja kõik jätavad järjest vahele { -decided }. Võidab kõige kergem alus; teised kaotavad vahe temaga ja võitja saab need vahed. Kui kõige kergemaid on mitu, ei võida keegi, neil on 0.
    .title = Punktid

rules-turn-tile = **Käiguaeg:** { $turn }. Kui see saab läbi, kehtib su lauamustand nagu pärast nuppu **{ button-done }**; sinu kivid, millest kombinatsiooniks ei piisa, lähevad alusele tagasi. Kui ka siis käik ei kehti, võetakse kõik tagasi, sa ei tõmba midagi ja käib järgmine; kolm korda järjest tähendab see allaandmist { -decided }.

learn-tile-1 = Lao kõik kivid esimesena. Kolm või rohkem järjestikust arvu ühes värvis on **rida**. Vali aluse menüüst { $cards } ja vajuta **{ button-meld }**.
learn-tile-2 = Avamiseks peab üks kombinatsioon andma vähemalt 30 punkti; see annab 33. Mida sa siin teed, ei näe keegi enne, kui vajutad **{ button-done }**. Vajuta seda.
learn-tile-3 = Jolly ladus rohelise rea. Nüüd, kui oled avanud, on kõik kombinatsioonid laual sinu kasutada. Vali { $cards } ja vajuta **{ button-lay-off }**.
learn-tile-4 = Sul on teine 🟢6, mis kombinatsiooni 2 otstesse ei sobi. Seega jaga see: vali menüüs oma kivide all { $cards } kombinatsioonist 2 ja vajuta **{ button-split }**.
learn-tile-5 = 7 ja 8 üksi pole kombinatsioon, aga koos sinu 6-ga on: vali oma aluselt { $cards } ja vajuta **{ button-lay-off }**.
learn-tile-6 = Kõik kombinatsioonid kehtivad jälle, ja see ongi tähtis. Vajuta **{ button-done }**.
learn-tile-7 = Nüüd võta kivi laualt: kombinatsioon 1 saab ilma 🔴10 kivita hakkama. Vali see menüüs koos oma aluse kividega 🟢10 🟡10, siis vajuta **{ button-meld }**.
learn-tile-8 = Kolm kümmet eri värvides on **grupp** ja kombinatsioon 1 on endiselt rida. Vajuta **{ button-done }**.
learn-tile-9 = Seekord ei sobi midagi. Kui sa ühtki kivi ei lao, tõmbad ühe ja käik on läbi: vajuta **{ button-draw }**.
learn-tile-end = • Lao oma käigus vähemalt üks kivi või tõmba üks.
    • Avamiseks peab üks kombinatsioon andma vähemalt 30 punkti, ainult oma kividest.
    • Siis võid lauda lahti võtta, kui lõpuks iga kombinatsioon kehtib. **{ button-suggest }** leiab, kuidas.

pitch-tile = Numbrikivid ühel laual, mida igaüks võib ümber laduda.
