### Džinnirummi

game-gin = Džinnirummi

option-name-knock = koputus
    .hint = Suurim ülejääk koputamiseks; avatud kaardi järgi: mida see väärt on (Oklahoma).
option-value-knock-oklahoma = avatud kaardi järgi
option-name-oklahoma-spades-double = poti topelt
    .hint = Oklahomas: kui avatud kaart on potimastist, loevad vooru punktid topelt.
option-name-big-gin = suur džinn
    .hint = Kas vooru lõpetavad kõik üksteist kaarti kombinatsioonides.
option-name-line-bonus = vooruboonus
    .hint = Punktid lõpus iga võidetud vooru eest.
option-name-next-dealer = järgmine jagaja
    .hint = Kes jagab pärast vooru: kaotaja või mängijad kordamööda.
option-value-next-dealer-loser = kaotaja
option-value-next-dealer-turns = kordamööda
preset-classic = klassikaline
preset-tournament = turniir
preset-oklahoma = Oklahoma

gin-melds = Kombinatsioonid: { $melds }
gin-deadwood = Ülejääk **{ $points }**{ $discard ->
    [0] { "" }
   *[other] { " " }pärast parimat mahapanekut
  } · { $limit ->
    [0] selles voorus loeb ainult džinn
   *[other] koputada võib kuni { $limit } punktiga
  }
gin-doubled = Avatud kaart on potimastist: see voor loeb topelt.
gin-hand = - **{ $name }** { $parts }
gin-laid-off = lisatud { $cards }
gin-left = { $points ->
    [0] ülejääki pole
   *[other] ülejääk { $cards } = { $points }
  }
gin-scored = - Punktid: { $sum } = **{ $points }**
gin-scored-double = - Punktid: ({ $sum }) × 2 = **{ $points }**, topelt, sest avati potikaart
gin-bonuses = **{ $name }** { $points } + { $won } × { $line } võidetud voorude eest{ $game ->
    [0] { "" }
    [200] { " " }+ 200 kuiva partii eest
   *[other] { " " }+ { $game } partii eest
  } = { $total }

hand-your-play-gin = **Sinu käik.** Pane kaart maha või koputa, kui ülejääk lubab.

refusal-wrong-phase-gin = { $phase ->
    [upcard] Võta avatud kaart või jäta vahele. Pakist tõmmatakse, kui mõlemad on vahele jätnud.
    [draw] { $action ->
        [take] Jätsite avatud kaardi mõlemad võtmata: tõmba pakist.
        [pass] Vahele saab jätta ainult vooru esimese avatud kaardi. Tõmba pakist või võta virnast.
       *[other] Võta enne kaart: tõmba pakist või võta virna pealmine.
    }
    [play] { $action ->
        [biggin] Suurt džinni selles lauas ei mängita: pane kaart maha või koputa.
        [pass] Vahele saab jätta ainult vooru esimese avatud kaardi. Pane kaart maha või koputa.
        [draw] Selles käigus oled kaardi juba võtnud. Pane kaart maha või koputa.
        [take] Selles käigus oled kaardi juba võtnud. Pane kaart maha või koputa.
       *[other] Selles mängus jäävad kombinatsioonid kätte. Pane kaart maha või koputa.
    }
    [deal] Just jagatakse järgmist vooru. Proovi hetke pärast uuesti.
   *[other] Käigu praeguses osas seda teha ei saa.
}

help-how-gin = **Tõmba** või **Võta virnast**, siis märgi kaart ja vajuta **Pane maha** või **Koputa**. **Jäta vahele**, kui sa esimest avatud kaarti ei taha.
    Või kirjuta: /{ command-draw }, /{ command-draw } `{ command-draw-source }:{ choice-pile }`, /{ command-discard } `Kd`, /{ command-knock } `Kd` (ilma kaardita: suur džinn), /{ command-pass }.

rules-gin-1 = Kaks mängijat, 52 kaarti, jokkeriteta. Kogu kombinatsioone; need jäävad kätte, kuni keegi koputab. Klubides mängitakse erinevalt, siin on tavalised reeglid { -decided }.
    
    Kumbki saab 10 kaarti. Järgmine, **avatud kaart**, alustab virna; ülejäänud on **pakk**.
    
    { "" }**Esimene käik:** jagaja vastane võtab avatud kaardi või jätab vahele, siis jagaja. Kui mõlemad jätavad vahele, tõmbab vastane pakist.
    
    { $one_round ->
        [yes] Mängitakse **üks voor**: kes selle võidab, võidab partii.
       *[no] Kes jõuab **{ $target } punktini**, võidab.
    }
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
    
    Siis laob vastane oma kombinatsioonid ja lisab koputaja omadele, aga mitte pärast džinni. Mõlema mängija kaardid sean parimal viisil kombinatsioonidesse { -decided }.
    
    { "" }**Surnud voor:** pakis on alles kaks kaarti ja keegi pole koputanud. Punkte ei saa keegi.
    .title = Koputamine

rules-gin-4 = **Koputus:** ülejääkide vahe.
    { "" }**Ülelöök:** vastase ülejääk on sama suur või väiksem: 25 ja vahe talle.
    { "" }**Džinn:** 25 ja vastase ülejääk.
    { "" }**Suur džinn:** 31 ja vastase ülejääk.
    
    { $next_dealer ->
        [turns] Jagate kordamööda, ükskõik kes võitis.
       *[loser] Vooru kaotaja jagab järgmise, surnud vooru järel jagab sama mängija.
    }
    
    { $one_round ->
        [yes] Üksiku vooru eest lisapunkte ei ole.
       *[no] Partii lõpus saab võitja veel 100 või 200, kui kaotaja ei võitnud ühtki vooru; mõlemad saavad **{ $line_bonus } iga võidetud vooru eest**.
    }
    .title = Punktid

rules-turn-gin = **Käiguaeg:** { $turn }. Kui see saab läbi, jätan sinu eest avatud kaardi võtmata või tõmban ja panen maha; ma ei koputa kunagi. Kolm korda järjest tähendab allaandmist { -decided }.

learn-gin-1 = Džinnis jäävad kombinatsioonid kätte; mina leian need ja nimetan kaartide all. Avatud kaardi 8♦ võid võtta, aga see ei aita: vajuta **{ button-pass }**.
learn-gin-2 = Ka Jolly jättis vahele. Seega tõmba pakist: vajuta **{ button-draw }**.
learn-gin-3 = Tuli K♠: J♠ Q♠ K♠ on **rida**. Mis pole kombinatsioonis, on sinu **ülejääk**, ja selle punktid loevad. Saa lahti kõrgeimast: märgi { $cards } ja vajuta **{ button-discard }**.
learn-gin-4 = Jolly pani maha 9♣. Kolm üheksat on **grupp**: vajuta **{ button-take }**.
learn-gin-5 = Nüüd on sul kolm kombinatsiooni. Kui ülejääk on kuni 10, võid **koputada**: voor lõpeb ja punktid saab see, kelle ülejääk on väiksem. Märgi { $cards } ja vajuta **{ button-knock }**.
learn-gin-end = • Kogu kätte kombinatsioone; mis kuhugi ei sobi, on ülejääk.
    • Koputa, kui seda on 10 või vähem. Kui seda pole üldse, on see **džinn** ja 25 punkti lisaks.
    • Ettevaatust: kui vastasel pole ülejääki rohkem kui sul, saab punktid tema, ja 25 lisaks (**ülelöök**).

pitch-gin = Kiire mäng kahele: korrasta salaja oma käsi ja koputa.
