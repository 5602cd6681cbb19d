# Žolíky: /rules ja /help

help-how-zolik = **Tõmba** või **Võta virnast**, märgi kaardid, siis **Lao**, **Lisa**, **Vaheta** jokker, **Pane maha** või **Sulge**.
    Või kirjuta: /draw, /meld `4h * 6h`, /layoff `7h 3`, /swap `5h 3`, /discard `Kd`, /close `Kd`.

rules-zolik-1 = 2 kuni 6 mängijat, kaks 52-kaardist pakki, 4 jokkerit. Saa kaartidest lahti: mis kätte jääb, on miinuspunktid.
    
    Igaüks saab 12 kaarti. Esimene mängija saab ühe rohkem ja alustab **ühe mahapanekuga**, tõmbamata: see alustab **virna**. Ülejäänud on **pakk**.
    
    { $deals ->
        [0] Kellel on **−100 või vähem, langeb välja** { -decided }. Võidab viimane, kes alles jääb.
        [one] Mängitakse **üks voor** ja enne ei lange keegi välja: võidab suurim summa.
       *[other] Mängitakse **{ $deals } vooru** ja enne ei lange keegi välja: siis võidab suurim summa.
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
