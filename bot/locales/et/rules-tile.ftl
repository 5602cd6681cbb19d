# Kivirummi: /rules ja /help

help-how-tile = Märgi kive alusel ja laual, pane neist kombinatsioonid ja vajuta **Valmis**; või **Tõmba**. Lauamustandit näed ainult sina.
    Või kirjuta: /meld `r3 r4 r5`, /layoff `r6 2`, /move, /split, /undo, siis /done; või /draw; /pass, kui varu on tühi.

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
    
    Sa töötad oma koopiaga lauast. **Valmis** teeb sellest laua, kui kõik sellel kehtib.
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
