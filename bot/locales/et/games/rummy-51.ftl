### Rummi 51

game-rummy-51 = Rummi 51

option-name-pile-before-initial-meld = virn enne avaladumist
    .hint = Kas enne avamist tohib võtta virna pealmise kaardi.
option-value-pile-before-initial-meld-only-if-melded = ainult, et kohe laduda
option-value-pile-before-initial-meld-free = vabalt
option-name-joker-swap = jokkeri vahetus
    .hint = Kas laual oleva jokkeri tohib vahetada kaardi vastu, mida see asendab.
option-name-unmelded = midagi pole laotud
    .hint = Mida saab mängija, kes pole üldse ladunud.
option-value-unmelded-count = loetakse kaardid
preset-rummy-45 = Rummi 45
preset-rummy-40 = Rummi 40

points-unmelded = - midagi pole laotud: { $points }

refusal-taken-card-unusable-rummy-51 = { $card } sa veel võtta ei saa: enne avaladumist tuleb virna kaart samas käigus laduda, aga { $card } ei sobiks. Tõmba pakist.
refusal-must-meld-taken-card-rummy-51 = Võtsid enne avaladumist virnast { $card }, seega tuleb see enne mahapanekut laduda või lisada.

help-how-rummy-51 = **Tõmba** või **Võta virnast**, märgi kaardid, siis **Lao**, **Lisa**, **Vaheta** jokker või **Pane maha**.
    Või kirjuta: /{ command-draw }, /{ command-meld } `4h * 6h`, /{ command-layoff } `7h 3`, /{ command-swap } `5h 3`, /{ command-discard } `Kd`.

rules-rummy-51-1 = 2 kuni 4 mängijat, kaks 52-kaardist pakki, 4 jokkerit. Saa kaartidest lahti: mis kätte jääb, on trahvipunktid.
    
    Igaüks saab 14 kaarti. Esimene mängija saab ühe rohkem ja alustab **ühe mahapanekuga**, tõmbamata ja ladumata: see alustab **virna**. Ülejäänud on **pakk**.
    
    { $one_round ->
        [yes] Mängitakse **üks voor**: võidab väikseim summa.
       *[no] Partii lõpeb vooruga, kus keegi jõuab **{ $target } trahvipunktini**: võidab väikseim summa.
    } Trükitud reeglid ütlevad selle mängu kohta vähe; enamik siin on meie enda { -decided }.
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

rules-rummy-51-5 = Kes lõpetab, ei saa trahvipunkte. Teistele on kaardid käes trahvipunktid:
    
    { "" }**A K Q J 10:** igaüks 10
    { "" }**9–2:** oma arv
    { "" }**Jokker:** 25
    
    Kes pole üldse ladunud, saab { $unmelded ->
        [100] selle asemel **100**.
       *[count] **oma kaartide eest nagu kõik teised**.
    }
    
    { "" }**Lõpp ühe käiguga,** varem ladumata: teiste trahv loeb topelt.
    .title = Punktid

rules-turn-rummy-51 = **Käiguaeg:** { $turn }. Kui see saab läbi, tõmban ja panen sinu eest maha ning laon ainult selle, mis laduda tuleb. Kolm korda järjest tähendab allaandmist { -decided }.

learn-rummy-51-1 = Sul on 15 kaarti ja sa alustad vooru ühe mahapanekuga. Parim on kõrge kaart, mis kuhugi ei sobi: märgi menüüs { $cards } ja vajuta **{ button-discard }**.
learn-rummy-51-2 = Jolly ladus oma esimesed kombinatsioonid, ühes on jokker: 🃏 asendab seal 8♠. Edaspidi algab iga sinu käik ühe kaardiga: vajuta **{ button-draw }**.
learn-rummy-51-3 = Avaladumiseks on vaja **51 punkti**, kõik ühes käigus. Alusta 10 + 10 + 10-ga: märgi { $cards } ja vajuta **{ button-meld }**.
learn-rummy-51-4 = Laual on 30 punkti; veel 24 ja on 54, sellest piisab. Märgi { $cards } ja vajuta **{ button-meld }**.
learn-rummy-51-5 = Nüüd oled avanud ja võid kasutada kõiki kombinatsioone laual. Jokker asendab 8♠ ja see kaart on sul: märgi { $cards } ja vajuta **{ button-swap }**.
learn-rummy-51-6 = Jokker on sinu ja tuleb selles käigus laduda. Ta võib olla mis tahes kaart: märgi { $cards }, vajuta **{ button-meld }** ja vali jokkeri kaardiks 6♣.
learn-rummy-51-7 = Lõpeta käik: märgi { $cards } ja vajuta **{ button-discard }**.
learn-rummy-51-8 = Jolly pani maha 5♥, just selle, mis su ärtude vahelt puudu on. Vajuta **{ button-take }**.
learn-rummy-51-9 = Viis järjest! Märgi { $cards } ja vajuta **{ button-meld }**.
learn-rummy-51-10 = Viimane mahapanek on alati vajalik. Märgi { $cards } ja vajuta **{ button-discard }**: voor on sinu ja Jolly saab oma kaartide eest trahvipunkte.
learn-rummy-51-end = • Avaladumiseks on vaja 51 punkti ühes käigus; enne seda on virn sulle suletud, välja arvatud siis, kui laod selle kaardi kohe.
    • Jokker asendab iga kaarti. Kui oled avanud, võid ta selle kaardi vastu vahetada, aga pead ta kohe uuesti laduma.
    • Kaardid, mis on käes, kui teine lõpetab, on trahvipunktid: võidab väikseim summa.

pitch-rummy-51 = Kogu avamiseks 51 punkti ja lao siis juurde, kuhu sobib.
