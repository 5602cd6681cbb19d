# Džinnirummi: /rules ja /help

help-how-gin = **Tõmba** või **Võta virnast**, siis märgi kaart ja vajuta **Pane maha** või **Koputa**. **Jäta vahele** loobub esimesest avatud kaardist.
    Või kirjuta: /draw, /draw `from:pile`, /discard `Kd`, /knock `Kd` (ilma kaardita: suur džinn), /pass.

rules-gin-1 = Kaks mängijat, 52 kaarti, jokkeriteta. Kogu kombinatsioone; need jäävad kätte, kuni keegi koputab. Klubides mängitakse erinevalt, siin on tavalised reeglid { -decided }.
    
    Kumbki saab 10 kaarti. Järgmine, **avatud kaart**, alustab virna; ülejäänud on **pakk**.
    
    { "" }**Esimene käik:** jagaja vastane võtab avatud kaardi või jätab vahele, siis jagaja. Kui mõlemad jätavad vahele, tõmbab vastane pakist.
    
    Kes jõuab **{ $target } punktini**, võidab.
    .title = Eesmärk

rules-gin-2 = **1.** Võta paki või virna pealmine kaart.
    { "" }**2.** Pane üks kaart maha, aga mitte see, mille just virnast võtsid. Kui ülejääk on väike, võid selle asemel koputada.
    
    { "" }**Grupp:** kolm või neli sama väärtusega. **Rida:** kolm või rohkem järjest ühest mastist. Äss on madal: A♥ 2♥ 3♥, mitte kunagi kuninga järel.
    
    { "" }**Ülejääk** on kaardid väljaspool kombinatsioone: K Q J 10 on 10 punkti, A 1, teised oma arv. Loeb parim jaotus.
    .title = Sinu käik

rules-gin-3 = { $knock ->
        [oklahoma] { "" }**Koputus (Oklahoma):** pane kaart maha, ülejääk ei tohi olla suurem kui **avatud kaardi väärtus**. Äss tähendab ainult džinni. Avatud potikaart { $oklahoma_spades_double ->
            [no] vooru **ei kahekordista**.
           *[yes] **kahekordistab** vooru.
        }
       *[other] { "" }**Koputus:** pane kaart maha, ülejääk on **kuni { $knock }**.
    }
    { "" }**Džinn:** pane kaart maha, ülejääki pole üldse.
    { "" }**Suur džinn:** { $big_gin ->
        [no] **ei mängita**.
       *[yes] kõik 11 kaarti kombinatsioonides, **midagi maha panemata**.
    }
    
    Siis laob teine oma kombinatsioonid ja lisab koputaja omadele, aga mitte pärast džinni. Mõlema mängija kaardid sean parimal viisil kombinatsioonidesse { -decided }.
    
    { "" }**Surnud voor:** pakis on alles kaks kaarti ja keegi pole koputanud. Punkte ei saa keegi, jagab sama mängija.
    .title = Koputamine

rules-gin-4 = **Koputus:** ülejääkide vahe.
    { "" }**Ülelöök:** teise ülejääk on sama suur või väiksem: 25 ja vahe talle.
    { "" }**Džinn:** 25 ja teise ülejääk.
    { "" }**Suur džinn:** 31 ja teise ülejääk.
    
    Vooru kaotaja jagab järgmise.
    
    Partii lõpus saab võitja veel 100 või 200, kui kaotaja ei võitnud ühtki vooru; mõlemad saavad **{ $line_bonus } iga võidetud vooru eest**.
    .title = Punktid
