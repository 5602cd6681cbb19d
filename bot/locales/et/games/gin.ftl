### Džinnirummi

game-gin = Džinnirummi
rules-also-gin = Tuntud ka kui: Gin, Gin Rummy

option-name-knock = koputus
    .hint = Suurim ülejääk, millega saab koputada. „Avatud kaardi järgi“: selle väärtus (Oklahoma).
option-value-knock-oklahoma = avatud kaardi järgi
option-name-oklahoma-spades-double = poti loeb topelt
    .hint = Oklahomas: kui avatud kaart on potimastist, loevad vooru punktid topelt.
option-name-big-gin = suur džinn
    .hint = Kas voor lõpeb, kui kõik üksteist kaarti on kombinatsioonides.
option-name-line-bonus = boonus vooru eest
    .hint = Punktid partii lõpus iga võidetud vooru eest.
option-name-next-dealer = järgmine jagaja
    .hint = Kes järgmist vooru jagab: selle vooru kaotaja või mängijad kordamööda.
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
   *[other] koputamiseks kuni { $limit }
}
gin-doubled = Avatud kaart oli potimastist: see voor loeb topelt.
gin-hand = - **{ $name }** { $parts }
gin-laid-off = lisatud { $cards }
gin-left = { $points ->
    [0] ülejääki pole
   *[other] ülejääk { $cards } = { $points }
  }
gin-scored = - Punktid: { $sum } = **{ $points }**
gin-scored-double = - Punktid: ({ $sum }) × 2 = **{ $points }**, topelt, sest avatud kaart oli potimastist
gin-bonuses = **{ $name }** { $points } + { $won } × { $line } võidetud voorude eest{ $game ->
    [0] { "" }
    [200] { " " }+ 200 partii ja kuiva võidu eest
   *[other] { " " }+ { $game } partii eest
} = { $total }

hand-your-play-gin = **Sinu käik.** Pane kaart maha või koputa, kui ülejääk lubab.

refusal-wrong-phase-gin = { $phase ->
    [upcard] Võta avatud kaart või jäta vahele. Pakist saad tõmmata alles siis, kui olete mõlemad vahele jätnud.
    [draw] { $action ->
        [take] Olete avatud kaardi mõlemad vahele jätnud. Tõmba pakist.
        [pass] Vahele jätta saab ainult vooru esimest avatud kaarti. Tõmba pakist või võta virnast.
       *[other] Võta enne kaart: tõmba pakist või võta virna pealmine.
    }
    [play] { $action ->
        [biggin] Selles lauas suurt džinni ei mängita. Pane kaart maha või koputa.
        [pass] Vahele jätta saab ainult vooru esimest avatud kaarti. Pane kaart maha või koputa.
        [draw] Oled selle käiguga juba kaardi võtnud. Pane kaart maha või koputa.
        [take] Oled selle käiguga juba kaardi võtnud. Pane kaart maha või koputa.
       *[other] Selles mängus jäävad kombinatsioonid kätte. Pane kaart maha või koputa.
    }
    [deal] Jagatakse järgmist vooru. Proovi hetke pärast uuesti.
   *[other] Käigu selles osas seda teha ei saa.
}

help-how-gin = **{ button-draw }** või **{ button-take }**, siis märgi kaart ja vajuta **{ button-discard }** või **{ button-knock }**. Esimese avatud kaardi võid jätta võtmata: **{ button-pass }**.
    Või kirjuta: /{ command-draw }, /{ command-draw } `{ command-draw-source }:pile`, /{ command-discard } `Kd` ehk `ruutu kuningas`, /{ command-knock } `Kd` (ilma kaardita: suur džinn), /{ command-pass }.

rules-gin-1 = Kaks mängijat, 52 kaarti, jokkereid pole. Sea oma kaardid kombinatsioonidesse; need jäävad kätte, kuni keegi koputab. Klubides mängitakse eri reeglite järgi, siin on levinumad { -decided }.

    Kumbki saab 10 kaarti. Järgmisest kaardist, **avatud kaardist**, algab virn; ülejäänud on **pakk**.

    { "" }**Esimene käik:** jagaja vastane võtab avatud kaardi või jätab vahele, siis sama teeb jagaja. Kui mõlemad jätavad vahele, tõmbab vastane pakist.

    { $one_round ->
        [yes] Mängitakse **üks voor**: kes selle võidab, võidab partii.
       *[no] Võidab see, kes jõuab esimesena **{ $target } punktini**.
    }
    .title = Eesmärk

rules-gin-2 = **1.** Tõmba paki pealmine kaart või võta virna pealmine.
    { "" }**2.** Pane üks kaart maha, aga mitte seda, mille just virnast võtsid. Kui ülejääk on piisavalt väike, võid koputada.

    { "" }**Grupp:** kolm või neli sama väärtusega kaarti. **Rida:** vähemalt kolm järjestikust kaarti samast mastist. Äss on madal: A♥ 2♥ 3♥, mitte kunagi kuninga järel.

    { "" }**Ülejääk** on kõik kaardid väljaspool kombinatsioone: K Q J 10 on 10 punkti, A 1, teised nii palju, kui number näitab. Loeb parim paigutus.
    .title = Sinu käik

rules-gin-3 = { $knock ->
        [oklahoma] { "" }**Koputus (Oklahoma):** pane kaart maha; ülejääk ei tohi ületada **avatud kaardi väärtust**. Äss tähendab, et loeb ainult džinn. Avatud potikaart { $oklahoma_spades_double ->
            [no] vooru punkte **ei kahekordista**.
           *[yes] **kahekordistab** vooru punktid.
        }
       *[other] { "" }**Koputus:** pane kaart maha; ülejääk tohib olla **kuni { $knock } punkti**.
    }
    { "" }**Džinn:** pane kaart maha; ülejääki pole üldse.
    { "" }**Suur džinn:** { $big_gin ->
        [no] **ei mängita**.
       *[yes] kõik 11 kaarti on kombinatsioonides, **midagi maha ei pane**.
    }

    Siis laob vastane oma kombinatsioonid ja võib lisada kaarte koputaja omadele, aga mitte pärast džinni. Sean mõlema kaardid nii, et tulemus oleks parim { -decided }.

    { "" }**Surnud voor:** pakis on alles kaks kaarti ja keegi pole koputanud. Punkte ei saa keegi.
    .title = Koputamine

rules-gin-4 = **Koputus:** koputaja saab ülejääkide vahe.
    { "" }**Ülelöök:** kui vastase ülejääk on sama suur või väiksem, saab tema 25 ja vahe.
    { "" }**Džinn:** 25 ja vastase ülejääk.
    { "" }**Suur džinn:** 31 ja vastase ülejääk.

    { $next_dealer ->
        [turns] Jagate kordamööda, ükskõik kes võitis.
       *[loser] Järgmise vooru jagab kaotaja; pärast surnud vooru jagab sama mängija uuesti.
    }

    { $one_round ->
        [yes] Ühe vooru eest boonuseid pole.
       *[no] Partii lõpus saab võitja juurde 100 punkti või 200, kui kaotaja ei võitnud ühtki vooru; mõlemad saavad **{ $line_bonus } punkti iga võidetud vooru eest**.
    }
    .title = Punktid

rules-turn-gin = **Käiguaeg:** { $turn }. Kui sa käiku teha ei jõua, jätan avatud kaardi sinu eest vahele või tõmban ja panen maha; koputada ma ei koputa. Kolm korda järjest loeb allaandmisena { -decided }.

learn-gin-1 = Džinnis jäävad kombinatsioonid kätte; mina leian need ja näitan sinu kaartide all. Avatud kaardi 8♦ võiksid võtta, aga sellest pole kasu: vajuta **{ button-pass }**.
learn-gin-2 = Jolly jättis ka vahele, nii et tõmba pakist: vajuta **{ button-draw }**.
learn-gin-3 = Tõmbasid K♠: J♠ Q♠ K♠ on **rida**. Kaardid väljaspool kombinatsioone on sinu **ülejääk** ja nende punktid on sinu kahjuks. Loobu kõrgeimast: märgi { $cards } ja vajuta **{ button-discard }**.
learn-gin-4 = Jolly pani maha 9♣. Kolm üheksat on **grupp**: vajuta **{ button-take }**.
learn-gin-5 = Nüüd on sul kolm kombinatsiooni. Kui ülejääk on kuni 10 punkti, võid **koputada**: voor lõpeb ja punktid saab see, kelle ülejääk on väiksem. Märgi { $cards } ja vajuta **{ button-knock }**.
learn-gin-end = • Kogu kätte kombinatsioone. Kõik teised kaardid on ülejääk.
    • Koputa, kui seda on kuni 10 punkti. Kui ülejääki pole üldse, on see **džinn** ja annab 25 punkti juurde.
    • Ettevaatust: kui vastase ülejääk pole sinu omast suurem, saab punktid ja veel 25 tema (**ülelöök**).

pitch-gin = Kiire ja terav mäng kahele: sea salaja oma käsi korda ja koputa.
