# Rummi 51: /rules ja /help

help-how-rummy-51 = **Tõmba** või **Võta virnast**, märgi kaardid, siis **Lao**, **Lisa**, **Vaheta** jokker või **Pane maha**.
    Või kirjuta: /draw, /meld `4h * 6h`, /layoff `7h 3`, /swap `5h 3`, /discard `Kd`.

rules-rummy-51-1 = 2 kuni 4 mängijat, kaks 52-kaardist pakki, 4 jokkerit. Saa kaartidest lahti: mis kätte jääb, on trahvipunktid.
    
    Igaüks saab 14 kaarti. Esimene mängija saab ühe rohkem ja alustab **ühe mahapanekuga**, tõmbamata ja ladumata: see alustab **virna**. Ülejäänud on **pakk**.
    
    Partii lõpeb vooruga, kus keegi jõuab **{ $target } trahvipunktini**: võidab väikseim summa. Trükitud reeglid ütlevad selle mängu kohta vähe: enamik on { -decided }.
    .title = Eesmärk

rules-rummy-51-2 = **1.** Võta paki või virna pealmine kaart. Virna kaarti samas käigus maha panna ei tohi.
    { "" }**2.** Lao; pärast avaladumist ka lisa igale kombinatsioonile.
    { "" }**3.** Pane üks kaart maha. Ka lõpetatakse mahapanekuga: hoia selleks kaart { -decided }.
    
    { "" }**Grupp:** kolm või neli sama väärtusega eri mastidest. **Rida:** kolm või rohkem järjest ühest mastist. Äss käib 2 ette või kuninga järele, mitte kunagi nende vahele.
    
    Kui pakk saab otsa, segatakse virn pealmise kaardita. Viiendal korral ei saa keegi punkte { -decided }.
    .title = Sinu käik

rules-rummy-51-3 = Sinu avaladumine, kogu ühes käigus, peab andma **vähemalt { $initial_meld } punkti**.
    
    K Q J 10 ja A on 10, aga A on 1 reas A-2-3; teised oma arv. Jokker loeb nagu kaart, mida ta asendab. Loevad ka kaardid, mille lisad selle käigu kombinatsioonidele.
    
    Niipea kui punktid on laual, võid lisada kõigile kombinatsioonidele{ $joker_swap ->
        [no] .
       *[yes] { " " }ja vahetada jokkereid.
    }
    
    Enne seda võid virna pealmise kaardi võtta { $pile_before_initial_meld ->
        [free] **vabalt** { -decided }.
       *[only-if-melded] **ainult siis, kui laod selle samas käigus**, uude kombinatsiooni või lisades { -decided }.
    }
    .title = Avaladumine

rules-rummy-51-4 = Jokker asendab üht kaarti: seda, mille sa nimetad, muidu ainsat sobivat või seda, mis on rea kõrges otsas. Kolmeses grupis võib ta olla kumb tahes puuduv mast. Jokkereid on kuni **pool kombinatsioonist** { -decided }.
    
    { $joker_swap ->
        [no] Laual olevaid jokkereid **ei vahetata** { -decided }.
       *[yes] { "" }**Vahetamine:** pärast avaladumist võid panna laual oleva jokkeri kohale kaardi enda. Jokker tuleb samas käigus laduda või lisada { -decided }.
    }
    .title = Jokkerid

rules-rummy-51-5 = Kes lõpetab, ei saa midagi. Teistele on kaardid käes trahvipunktid:
    
    { "" }**A K Q J 10:** igaüks 10
    { "" }**9–2:** oma arv
    { "" }**Jokker:** 25
    
    Kes pole üldse ladunud, saab { $unmelded ->
        [100] selle asemel **100**.
       *[count] **oma kaartide eest nagu kõik teised**.
    }
    
    { "" }**Lõpp ühe käiguga,** varem ladumata: teiste trahv loeb topelt.
    .title = Punktid
