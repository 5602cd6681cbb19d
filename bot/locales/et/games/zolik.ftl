### Žolíky

game-zolik = Žolíky

option-name-flush-jokers = jokkerid käest sulgemisel
    .hint = Kas kaheteistkümne kaardi seas, millega käest suletakse, tohib olla jokkereid.
option-value-flush-jokers-half = kuni pool
preset-ten-deals = kümme vooru

points-going-out = - vooru lõpetamise eest: { $points }

refusal-must-meld-joker-zolik = Võtsid laualt jokkeri. See tuleb enne käigu lõppu laduda uude kombinatsiooni – sellisesse, mida vahetamise ajal laual veel polnud.
refusal-dead-end-zolik = Pärast seda jääks { $card } sulle kätte kinni: see tuleb selles käigus laduda uude kombinatsiooni, aga sellist ei saaks. Mängi teisiti.

help-how-zolik = **Tõmba** või **Võta virnast**, märgi kaardid, siis **Lao**, **Lisa**, **Vaheta** jokker, **Pane maha** või **Sulge**.
    Või kirjuta: /{ command-draw }, /{ command-meld } `4h * 6h`, /{ command-layoff } `7h 3`, /{ command-swap } `5h 3`, /{ command-discard } `Kd`, /{ command-close } `Kd`.

rules-zolik-1 = 2 kuni 6 mängijat, kaks 52-kaardist pakki, 4 jokkerit. Saa kaartidest lahti: mis kätte jääb, on miinuspunktid.
    
    Igaüks saab 12 kaarti. Esimene mängija saab ühe rohkem ja alustab **ühe mahapanekuga**, tõmbamata: see alustab **virna**. Ülejäänud on **pakk**.
    
    { $deals ->
        [0] Kellel on **−100 või vähem, langeb välja** { -decided }. Võidab viimane, kes alles jääb.
        [one] Mängitakse **üks voor** ja keegi ei lange välja: võidab suurim summa.
       *[other] Mängitakse **{ $deals } vooru** ja keegi ei lange välja: siis võidab suurim summa.
    }
    .title = Eesmärk

rules-zolik-2 = **1.** Võta paki või virna pealmine kaart.
    { "" }**2.** Lao; pärast avaladumist ka lisa igale kombinatsioonile.
    { "" }**3.** Pane üks kaart maha; võib ka selle, mille just võtsid. **Iga käik lõpeb mahapanekuga,** ka viimane: hoia selleks kaart. Sobib ka jokker.
    
    { "" }**Grupp:** kolm või neli sama väärtusega eri mastidest { -decided }. **Rida:** kolm või rohkem järjest ühest mastist. Äss käib 2 ette või kuninga järele ja loeb 1 { -decided }.
    
    Kui pakk saab otsa, pööratakse virn ümber; pealmine kaart jääb { -decided }. Viiendal korral ei saa keegi punkte { -decided }.
    .title = Sinu käik

rules-zolik-3 = { $initial_meld ->
        [0] Esimestele kombinatsioonidele **miinimumi pole** { -decided }: juba esimene on sinu avaladumine.
       *[other] Sinu avaladumine, kogu ühes käigus, peab andma **vähemalt { $initial_meld } punkti**. Loevad ka kaardid, mille lisad selle käigu kombinatsioonidele { -decided }.
    }
    
    { "" }**J Q K 10:** igaüks 10 · **9–2:** oma arv · **A:** 1
    { "" }**Jokker:** kaart, mida ta asendab
    
    Enne seda ei või sa teistele kombinatsioonidele lisada ega jokkereid vahetada. Pärast võid, ka samas käigus.
    .title = Avaladumine

rules-zolik-4 = Jokker asendab üht kaarti: seda, mille sa nimetad, muidu ainsat sobivat või seda, mis on rea kõrges otsas. Kolmeses grupis võib ta olla kumb tahes puuduv mast. Jokkereid on kuni **pool kombinatsioonist**.
    
    { "" }**Vahetamine:** pärast avaladumist { -decided } võid panna laual oleva jokkeri kohale kaardi enda. Jokker tuleb samas käigus laduda **uude kombinatsiooni** – sellisesse, mida vahetamise ajal laual veel polnud.
    .title = Jokkerid

rules-zolik-5 = Kes sulgeb, saab **+10**. Teised kaotavad käes olevate kaartide punktid: 10 iga K Q J 10 eest, oma arv 9–2 eest, 1 ässa eest, 15 jokkeri eest.
    
    { "" }**Käest sulgemine:** kes pole veel midagi ladunud, võib laduda 12 ühe masti kaarti { $flush_jokers ->
        [no] ilma jokkeriteta { -decided }
       *[half] (jokkereid kuni pool)
    } ja panna kolmeteistkümnenda, ükskõik millise, maha. Siis kaotavad teised topelt. Mitte enne vooru esimest mahapanekut.
    .title = Sulgemine ja punktid

rules-turn-zolik = **Käiguaeg:** { $turn }. Kui see saab läbi, tõmban ja panen sinu eest maha ning laon ainult selle, mis laduda tuleb. Kolm korda järjest tähendab allaandmist { -decided }.

learn-zolik-1 = Sul on 13 kaarti ja sa alustad vooru ühe mahapanekuga. Parim on kõrge kaart, mis kuhugi ei sobi: märgi menüüs { $cards } ja vajuta **{ button-discard }**.
learn-zolik-2 = Jolly ladus oma esimesed kombinatsioonid, ühes on jokker: 🃏 asendab seal 7♠. Edaspidi algab iga sinu käik ühe kaardiga: vajuta **{ button-draw }**.
learn-zolik-3 = Avaladumiseks on vaja **40 punkti**, kõik ühes käigus. Alusta 10 + 10 + 10-ga: märgi { $cards } ja vajuta **{ button-meld }**.
learn-zolik-4 = Laual on 30 punkti; veel 18 ja on 48, sellest piisab. Märgi { $cards } ja vajuta **{ button-meld }**.
learn-zolik-5 = Nüüd oled avanud ja võid kasutada kõiki kombinatsioone laual. Jokker asendab 7♠ ja see kaart on sul: märgi { $cards } ja vajuta **{ button-swap }**.
learn-zolik-6 = Jokker on sinu ja tuleb selles käigus laduda uude kombinatsiooni. Märgi { $cards }, vajuta **{ button-meld }** ja vali jokkeri kaardiks 6♣.
learn-zolik-7 = Lõpeta käik: märgi { $cards } ja vajuta **{ button-discard }**.
learn-zolik-8 = Jolly pani maha 9♦ ja sul on kaks üheksat. Vajuta **{ button-take }**.
learn-zolik-9 = Kolm sama väärtusega kaarti eri mastidest on **grupp**. Märgi { $cards } ja vajuta **{ button-meld }**.
learn-zolik-10 = Sulgemiseks on alati vaja viimast kaarti. Märgi { $cards } ja vajuta **{ button-discard }**: saad 10 ja Jolly kaotab oma kaartide punktid.
learn-zolik-end = • Avaladumiseks on vaja 40 punkti ühes käigus; siis on kõik kombinatsioonid sulle avatud.
    • Vaheta jokker kaardi vastu, mida ta asendab, ja lao ta kohe uude kombinatsiooni.
    • Kes sulgeb, saab 10, teised kaotavad käes olevate kaartide punktid. Kel on −100, langeb välja; võidab viimane, kes alles jääb.

pitch-zolik = Tšehhi klassika: kaks pakki, neli jokkerit ja üks kaart lõpuks.
