### Žolíky

game-zolik = Žolíky
rules-also-zolik = Tuntud ka kui: Žolík, tšehhi rummi

option-name-flush-jokers = jokkerid käest sulgemisel
    .hint = Kas kaheteistkümne kaardi hulgas, millega käest suled, võib olla jokkereid.
option-value-flush-jokers-half = kuni pool
preset-ten-deals = kümme vooru

points-going-out = - vooru lõpetamise eest: { $points }

refusal-must-meld-joker-zolik = Oled laualt jokkeri võtnud. Lao see enne käigu lõppu uude kombinatsiooni: sellisesse, mida vahetamise ajal laual veel polnud.
refusal-dead-end-zolik = Siis jääksid kaardiga { $card } kinni: see tuleb selle käiguga laduda uude kombinatsiooni, aga seda ei saaks. Proovi midagi muud.

help-how-zolik = **{ button-draw }** või **{ button-take }**, märgi kaardid, siis **{ button-meld }**, **{ button-lay-off }**, jokkeri puhul **{ button-swap }**, **{ button-discard }** või **{ button-close }**.
    Või kirjuta: /{ command-draw }, /{ command-meld } `4h * 6h`, /{ command-layoff } `7h 3` ehk `ärtu 7 juurde 3`, /{ command-swap } `5h 3`, /{ command-discard } `ruutu kuningas`, /{ command-close } `Kd`.

rules-zolik-1 = 2 kuni 6 mängijat, kaks 52-kaardist pakki, 4 jokkerit. Saa kaartidest lahti: kätte jäänud kaardid on miinuspunktid.

    Igaüks saab 12 kaarti. Esimene mängija saab ühe rohkem ja alustab sellega, et **paneb ühe maha**, ilma tõmbamata. Sellest algab **virn**; ülejäänud on **pakk**.

    { $deals ->
        [0] Kellel on **−100 või vähem, see langeb mängust välja** { -decided }. Võidab viimane, kes alles jääb.
        [one] Mängitakse **üks voor** ja keegi ei lange välja: võidab suurim summa.
       *[other] Mängitakse **{ $deals } vooru** ja keegi ei lange välja: siis võidab suurim summa.
    }
    .title = Eesmärk

rules-zolik-2 = **1.** Tõmba paki pealmine kaart või võta virna pealmine.
    { "" }**2.** Lao. Kui oled avanud, võid ka lisada igale kombinatsioonile.
    { "" }**3.** Pane üks kaart maha; see võib olla ka äsja võetu. **Iga käik lõpeb mahapanekuga,** ka viimane: hoia selleks kaart. Sobib ka jokker.

    { "" }**Grupp:** kolm või neli sama väärtusega kaarti eri mastidest { -decided }. **Rida:** vähemalt kolm järjestikust kaarti samast mastist. Äss käib 2 ette või kuninga järele ja annab 1 punkti { -decided }.

    Kui pakk saab otsa, pööratakse virn ümber; pealmine kaart jääb { -decided }. Viiendal korral ei saa punkte keegi { -decided }.
    .title = Sinu käik

rules-zolik-3 = { $initial_meld ->
        [0] Avamiseks **miinimumi pole** { -decided }: esimese kombinatsiooniga oledki avanud.
       *[other] Sinu avamine, kõik ühe käiguga, peab andma vähemalt **{ $initial_meld } punkti**. Arvesse lähevad ka kaardid, mille lisad sama käigu kombinatsioonidele { -decided }.
    }

    { "" }**J Q K 10:** igaüks 10 · **9 kuni 2:** nii palju, kui number näitab · **A:** 1
    { "" }**Jokker:** kaart, mida ta asendab

    Enne avamist sa teistele kombinatsioonidele lisada ega jokkereid vahetada ei saa. Pärast avamist saad, ka sama käiguga.
    .title = Avamine

rules-zolik-4 = Jokker asendab üht kaarti: seda, mille ise nimetad, muidu ainsat, mis sobib, või rea kõrgemas otsas olevat. Kolmeses grupis võib jokker asendada kumba tahes puuduvat masti. Jokkereid võib olla kuni **pool kombinatsioonist**.

    { "" }**Vahetamine:** kui oled avanud { -decided }, võid laual oleva jokkeri endale võtta, kui paned selle asemele kaardi, mida ta asendab. Jokkeri pead sama käiguga laduma **uude kombinatsiooni**: sellisesse, mida vahetamise ajal laual veel polnud.
    .title = Jokkerid

rules-zolik-5 = Sulgeja saab **+10**. Teised kaotavad kätte jäänud kaartide punktid: K Q J 10 on 10, 9 kuni 2 nii palju, kui number näitab, A on 1, jokker 15.

    { "" }**Käest sulgemine:** kui sa pole midagi ladunud, võid laduda 12 sama masti kaarti, { $flush_jokers ->
        [no] ilma jokkeriteta { -decided }
       *[half] neist kuni pooled jokkerid
    }, ja panna maha kolmeteistkümnenda, ükskõik mis mastist. Siis kaotavad teised topelt. Enne vooru esimest mahapanekut seda teha ei saa.
    .title = Sulgemine ja punktid

rules-turn-zolik = **Käiguaeg:** { $turn }. Kui sa käiku teha ei jõua, tõmban ja panen maha sinu eest ning laon ainult selle, mis tuleb laduda. Kolm korda järjest loeb allaandmisena { -decided }.

learn-zolik-1 = Sul on 13 kaarti ja vooru alustad sellega, et paned ühe maha. Kõige parem on kõrge kaart, mis kuhugi ei sobi: märgi menüüs { $cards } ja vajuta **{ button-discard }**.
learn-zolik-2 = Jolly avas, ühes kombinatsioonis on jokker: seal asendab 🃏 kaarti 7♠. Edaspidi algab iga sinu käik kaardi võtmisega: vajuta **{ button-draw }**.
learn-zolik-3 = Sinu avamiseks on vaja **40 punkti**, kõik ühe käiguga. Alusta kaartidega 10 + 10 + 10: märgi { $cards } ja vajuta **{ button-meld }**.
learn-zolik-4 = Koos on 30 punkti; veel 18 ja kokku on 48, sellest piisab. Märgi { $cards } ja vajuta **{ button-meld }**.
learn-zolik-5 = Nüüd oled avanud ja võid kasutada kõiki kombinatsioone laual. Jokker asendab kaarti 7♠ ja see kaart on sul: märgi { $cards } ja vajuta **{ button-swap }**.
learn-zolik-6 = Jokker on sinu ja sama käiguga pead selle laduma uude kombinatsiooni. Märgi { $cards }, vajuta **{ button-meld }** ja vali jokkerile 6♣.
learn-zolik-7 = Lõpeta käik: märgi { $cards } ja vajuta **{ button-discard }**.
learn-zolik-8 = Jolly pani maha 9♦ ja sul on kaks üheksat. Vajuta **{ button-take }**.
learn-zolik-9 = Kolm sama väärtusega kaarti eri mastidest on **grupp**. Märgi { $cards } ja vajuta **{ button-meld }**.
learn-zolik-10 = Sulgemiseks on alati vaja viimast kaarti. Märgi { $cards } ja vajuta **{ button-discard }**: saad 10 punkti ja Jolly kaotab kätte jäänud kaartide punktid.
learn-zolik-end = • Avamiseks on vaja 40 punkti ühe käiguga. Pärast seda võid kasutada kõiki kombinatsioone laual.
    • Vaheta jokker kaardi vastu, mida ta asendab, ja lao see kohe uude kombinatsiooni.
    • Sulgeja saab 10 punkti, teised kaotavad kätte jäänud kaartide punktid. Kellel on −100, see langeb mängust välja; võidab viimane, kes alles jääb.

pitch-zolik = Tšehhi klassika: kaks pakki, neli jokkerit ja üks kaart lõpetamiseks varuks.
