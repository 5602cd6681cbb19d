### Kivirummi

game-tile = Kivirummi
rules-also-tile = Tuntud ka kui: rummi kividega, klotsirummi

option-name-rounds = voorud
    .hint = Mitu vooru mängitakse.
option-name-opening = avamine
    .hint = Mis peab avapunktid kokku andma.
option-value-opening-single = üks kombinatsioon
option-value-opening-total = kõik uued kombinatsioonid kokku
option-name-opening-points = avapunktid
    .hint = Mitu punkti on avamiseks vaja; 0 kuni 200.
preset-total = summa
preset-slow = aeglane
preset-three-rounds = kolm vooru

points-lost = - { $name } kaotab { $points }
points-lowest = - miinus kõige väiksem alus: +{ $points }

refusal-wrong-phase-tile = { $phase ->
    [deal] Jagatakse järgmist vooru. Proovi hetke pärast uuesti.
   *[other] { $action ->
        [pass] Kuni varus on kive, vahele jätta ei saa. Lao vähemalt üks kivi või tõmba.
       *[other] Selles mängus laod kive oma aluselt või tõmbad ühe varust. Midagi muud võtta ega maha panna ei saa.
    }
}
refusal-stock-empty-tile = Varu on tühi. Lao vähemalt üks kivi või jäta vahele.
refusal-not-in-hand-tile = Sinu alusel pole { $cards }.
refusal-not-a-meld-tile = { $cards } pole kombinatsioon. Grupp on kolm või neli sama arvuga kivi eri värvides; rida on vähemalt kolm sama värvi kivi järjest. 1 on kõige madalam ja 13 järele ei käi midagi.
refusal-does-not-fit-tile = { $card } ei sobi kombinatsiooniga { $meld }. Gruppi sobib sama arv värvis, mida seal veel pole; rea kumbagi otsa sobib sama värvi järgmine arv.
refusal-not-opened-tile = Sa pole veel avanud, nii et laual olevaid kombinatsioone sa muuta ei saa. Lao uusi kombinatsioone ainult oma aluselt.
refusal-joker-not-replaceable-tile = Jokker, mis oli enne sinu käiku kombinatsioonis { $meld }, asendaks nüüd midagi muud. Vaba on jokker ainult siis, kui laual on ka kivi, mida ta asendab.

help-how-tile = Märgi kive oma aluselt ja laualt, sea need kombinatsioonidesse ja vajuta **{ button-done }**; või **{ button-draw }**. Proovilauda näed ainult sina.
    Või kirjuta: /{ command-meld } `r3 r4 r5` ehk `punane 3-5`, /{ command-layoff } `r6 2`, /{ command-move }, /{ command-split }, /{ command-undo }, siis /{ command-done }. Või /{ command-draw }; kui varu on tühi, siis /{ command-pass }.

rules-tile-1 = 2 kuni 4 mängijat, 106 kivi: 1 kuni 13 neljas värvis, igaüks kaks korda, ja 2 jokkerit. Piltidel on sinistel kividel ●, rohelistel ▲, punastel ■ ja kollastel ★. Lao esimesena kõik oma kivid.

    Igaüks saab 14 kivi; ülejäänud on **varu**. Esimese vooru alustaja loositakse; edaspidi alustab iga vooru järgmine mängija { -decided }.

    { $rounds ->
        [one] Mängitakse **üks voor**: võidab suurim summa.
       *[other] Mängitakse **{ $rounds } vooru**: siis võidab suurim summa.
    }
    .title = Eesmärk

rules-tile-2 = **Lao** vähemalt üks kivi oma aluselt või **tõmba** üks; mõlemat korraga ei saa. Tõmbamine lõpetab käigu. Kui varu on tühi, laod või jätad vahele.

    { "" }**Grupp:** kolm või neli sama arvuga kivi eri värvides, näiteks 🔴7 🔵7 🟡7.
    { "" }**Rida:** vähemalt kolm sama värvi kivi järjest, näiteks 🔴3 🔴4 🔴5. 1 on kõige madalam ja 13 järele ei käi midagi.

    Sead kive laua koopial, mida näed ainult sina. Vajuta **{ button-done }**: kui kõik kombinatsioonid kehtivad, saab koopiast päris laud.
    .title = Sinu käik

rules-tile-3 = Enne avamist saad laduda ainult **uusi kombinatsioone oma aluselt**. Kombinatsioonid laual jäävad nii, nagu on.

    { $opening ->
        [total] Selle käigu uued kombinatsioonid peavad **kokku** andma
       *[single] **Üks** neist kombinatsioonidest peab andma
    } vähemalt **{ $opening_points } punkti**: arvud liidetakse, jokker loeb nagu kivi, mida ta asendab.

    Alates järgmisest käigust võid lauda täiendada ja ümber korraldada.

    { "" }**Rummi käest:** kui sa pole veel avanud, võid laduda kogu aluse ühe käiguga, ainult oma kividest { -decided }. Avapunkte pole siis vaja ja kõik vooru punktid loevad topelt.
    .title = Avamine

rules-tile-4 = Kombinatsioonid pole kellegi omad: võta neist kive, jaga, ühenda ja täienda neid. Käigu lõpus { -decided }
    · on iga kivi kehtivas kombinatsioonis,
    · pole laualt ükski kivi kadunud,
    · on vähemalt üks uus kivi sinu aluselt.

    { "" }**Jokker** asendab mis tahes kivi ja jääb selleks, kuhu sa teda ka ei liigutaks, kuni õige kivi on samuti laual, ükskõik kus (kolmeses grupis üks puuduvatest). Siis on jokker vaba ja sa pead selle kohe uuesti laduma { -decided }.
    .title = Ümberkorraldamine

rules-tile-5 = Kes laob esimesena kõik oma kivid, saab nii palju, kui teised kaotavad: igaüks kaotab oma aluse summa, jokker on 25.

    { "" }**Lukus:** varu on tühi ja kõik jätavad järjest vahele { -decided }. Võidab väikseim alus; teised kaotavad vahe sellega ja võitja saab need vahed. Kui väikseimaid aluseid on mitu, ei võida keegi ja nende mängijad saavad 0.
    .title = Punktid

rules-turn-tile = **Käiguaeg:** { $turn }. Kui aeg saab otsa, loeb sinu proovilaud nii, nagu oleksid vajutanud **{ button-done }**; sinu kivid, mis kombinatsiooni ei anna, lähevad alusele tagasi. Kui laud ka siis ei kehti, võtan kõik tagasi, sa ei tõmba midagi ja käib järgmine mängija. Kolm sellist käiku järjest loeb allaandmisena { -decided }.

learn-tile-1 = Lao esimesena kõik oma kivid. Vähemalt kolm sama värvi kivi järjest on **rida**. Märgi oma aluse menüüs { $cards } ja vajuta **{ button-meld }**.
learn-tile-2 = Avamiseks peab üks kombinatsioon andma vähemalt 30 punkti; see siin annab 33. Enne kui vajutad **{ button-done }**, ei näe keegi, mida sa siin teed. Vajuta seda nüüd.
learn-tile-3 = Jolly ladus rohelise rea. Nüüd oled avanud ja võid kasutada kõiki kombinatsioone laual. Märgi { $cards } ja vajuta **{ button-lay-off }**.
learn-tile-4 = Sul on teine 🟢6, mis ei sobi kombinatsiooni 2 kummassegi otsa. Jaga see kombinatsioon: märgi oma aluse all olevas menüüs kombinatsioonist 2 { $cards } ja vajuta **{ button-split }**.
learn-tile-5 = 7 ja 8 üksi pole kombinatsioon, aga koos sinu 6-ga on: märgi oma aluselt { $cards } ja vajuta **{ button-lay-off }**.
learn-tile-6 = Kõik kombinatsioonid kehtivad jälle. Vajuta **{ button-done }**.
learn-tile-7 = Nüüd võta kivi laualt: kombinatsioon 1 kehtib ka ilma kivita 🔴10. Märgi see menüüs koos oma aluse kividega 🟢10 🟡10 ja vajuta **{ button-meld }**.
learn-tile-8 = Kolm kümmet eri värvides on **grupp** ja kombinatsioon 1 on endiselt rida. Vajuta **{ button-done }**.
learn-tile-9 = Seekord ei sobi midagi. Kui sa ühtki kivi laduda ei saa, tõmbad ühe ja käik on läbi: vajuta **{ button-draw }**.
learn-tile-end = • Oma käiguga lao vähemalt üks kivi või tõmba üks.
    • Avamiseks peab üks kombinatsioon andma vähemalt 30 punkti, ainult sinu enda kividest.
    • Pärast seda võid kombinatsioone laual lahti võtta, kui lõpuks kõik kehtivad. Võimaluse leiab **{ button-suggest }**.

pitch-tile = Numbrikivid ühel laual, mida igaüks võib ümber korraldada.
