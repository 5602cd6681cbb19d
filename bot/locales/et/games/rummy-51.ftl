### Rummi 51

game-rummy-51 = Rummi 51
rules-also-rummy-51 = Tuntud ka kui: 51, Remi

option-name-pile-before-initial-meld = virn enne avamist
    .hint = Kas enne avamist tohib võtta virna pealmise kaardi.
option-value-pile-before-initial-meld-only-if-melded = ainult kohe ladumiseks
option-value-pile-before-initial-meld-free = vabalt
option-name-joker-swap = jokkeri vahetus
    .hint = Kas laual oleva jokkeri saab vahetada kaardi vastu, mida see asendab.
option-name-unmelded = midagi pole laotud
    .hint = Mitu punkti saab mängija, kes pole üldse ladunud.
option-value-unmelded-count = loevad kaardid
preset-rummy-45 = Rummi 45
preset-rummy-40 = Rummi 40

points-unmelded = - midagi pole laotud: { $points }

refusal-taken-card-unusable-rummy-51 = { $card } sa veel võtta ei saa: enne avamist tuleb virnast võetud kaart sama käiguga laduda või lisada, aga { $card } ei sobi kuhugi. Tõmba pakist.
refusal-must-meld-taken-card-rummy-51 = Võtsid { $card } virnast enne avamist, nii et see tuleb enne mahapanekut laduda või lisada.

help-how-rummy-51 = **{ button-draw }** või **{ button-take }**, märgi kaardid, siis **{ button-meld }**, **{ button-lay-off }**, jokkeri puhul **{ button-swap }**, või **{ button-discard }**.
    Või kirjuta: /{ command-draw }, /{ command-meld } `4h * 6h`, /{ command-layoff } `7h 3` ehk `ärtu 7 juurde 3`, /{ command-swap } `5h 3`, /{ command-discard } `ruutu kuningas`.

rules-rummy-51-1 = 2 kuni 4 mängijat, kaks 52-kaardist pakki, 4 jokkerit. Saa kaartidest lahti: kätte jäänud kaardid on trahvipunktid.

    Igaüks saab 14 kaarti. Esimene mängija saab ühe rohkem ja alustab sellega, et **paneb ühe maha**, ilma tõmbamata ja ladumata. Sellest algab **virn**; ülejäänud on **pakk**.

    { $one_round ->
        [yes] Mängitakse **üks voor**: võidab väikseim summa.
       *[no] Partii lõpeb vooruga, milles keegi jõuab **{ $target } trahvipunktini**: võidab väikseim summa.
    } Selle mängu avaldatud reeglid on napid, nii et enamik on siin meie oma { -decided }.
    .title = Eesmärk

rules-rummy-51-2 = **1.** Tõmba paki pealmine kaart või võta virna pealmine. Virnast võetud kaarti sama käiguga maha panna ei saa.
    { "" }**2.** Lao. Kui oled avanud, võid ka lisada igale kombinatsioonile.
    { "" }**3.** Pane üks kaart maha. Ka vooru lõpetad mahapanekuga, nii et hoia selleks kaart { -decided }.

    { "" }**Grupp:** kolm või neli sama väärtusega kaarti eri mastidest. **Rida:** vähemalt kolm järjestikust kaarti samast mastist. Äss käib 2 ette või kuninga järele, mitte kunagi nende vahele.

    Kui pakk saab otsa, segatakse virn, pealmine kaart jääb. Viiendal korral ei saa punkte keegi { -decided }.
    .title = Sinu käik

rules-rummy-51-3 = Sinu avamine, kõik ühe käiguga, peab andma vähemalt **{ $initial_meld } punkti**.

    K Q J 10 ja A on 10, aga A on reas A-2-3 väärt 1; teised nii palju, kui number näitab. Jokker loeb nagu kaart, mida ta asendab. Arvesse lähevad ka kaardid, mille lisad sama käigu kombinatsioonidele.

    Niipea kui punktid on laual, võid lisada kõigile kombinatsioonidele{ $joker_swap ->
        [no] .
       *[yes] { " " }ja vahetada jokkereid.
    }

    Enne seda võid virna pealmise kaardi võtta { $pile_before_initial_meld ->
        [free] **vabalt** { -decided }.
       *[only-if-melded] **ainult siis, kui selle sama käiguga laod või lisad** { -decided }.
    }
    .title = Avamine

rules-rummy-51-4 = Jokker asendab üht kaarti: seda, mille ise nimetad, muidu ainsat, mis sobib, või rea kõrgemas otsas olevat. Kolmeses grupis võib jokker asendada kumba tahes puuduvat masti. Jokkereid võib olla kuni **pool kombinatsioonist** { -decided }.

    { $joker_swap ->
        [no] Laual olevaid jokkereid **vahetada ei saa** { -decided }.
       *[yes] { "" }**Vahetamine:** kui oled avanud, võid laual oleva jokkeri endale võtta, kui paned selle asemele kaardi, mida ta asendab. Jokkeri pead sama käiguga laduma või lisama { -decided }.
    }
    .title = Jokkerid

rules-rummy-51-5 = Vooru lõpetaja trahvipunkte ei saa. Teistele on kätte jäänud kaardid trahvipunktid:

    { "" }**A K Q J 10:** igaüks 10
    { "" }**9 kuni 2:** nii palju, kui number näitab
    { "" }**Jokker:** 25

    Kui sa pole üldse ladunud, saad { $unmelded ->
        [100] selle asemel **100**.
       *[count] **oma kaartide eest nagu kõik teised**.
    }

    { "" }**Lõpp ühe käiguga:** kui lõpetad vooru ega ole enne midagi ladunud, loevad teiste trahvipunktid topelt.
    .title = Punktid

rules-turn-rummy-51 = **Käiguaeg:** { $turn }. Kui sa käiku teha ei jõua, tõmban ja panen maha sinu eest ning laon ainult selle, mis tuleb laduda. Kolm korda järjest loeb allaandmisena { -decided }.

learn-rummy-51-1 = Sul on 15 kaarti ja vooru alustad sellega, et paned ühe maha. Kõige parem on kõrge kaart, mis kuhugi ei sobi: märgi menüüs { $cards } ja vajuta **{ button-discard }**.
learn-rummy-51-2 = Jolly avas, ühes kombinatsioonis on jokker: seal asendab 🃏 kaarti 8♠. Edaspidi algab iga sinu käik kaardi võtmisega: vajuta **{ button-draw }**.
learn-rummy-51-3 = Sinu avamiseks on vaja **51 punkti**, kõik ühe käiguga. Alusta kaartidega 10 + 10 + 10: märgi { $cards } ja vajuta **{ button-meld }**.
learn-rummy-51-4 = Koos on 30 punkti; veel 24 ja kokku on 54, sellest piisab. Märgi { $cards } ja vajuta **{ button-meld }**.
learn-rummy-51-5 = Nüüd oled avanud ja võid kasutada kõiki kombinatsioone laual. Jokker asendab kaarti 8♠ ja see kaart on sul: märgi { $cards } ja vajuta **{ button-swap }**.
learn-rummy-51-6 = Jokker on sinu ja sama käiguga pead selle ära kasutama. See võib olla mis tahes kaart: märgi { $cards }, vajuta **{ button-meld }** ja vali jokkerile 6♣.
learn-rummy-51-7 = Lõpeta käik: märgi { $cards } ja vajuta **{ button-discard }**.
learn-rummy-51-8 = Jolly pani maha 5♥, just selle, mis sinu ärtude vahelt puudu on. Vajuta **{ button-take }**.
learn-rummy-51-9 = Viis järjest! Märgi { $cards } ja vajuta **{ button-meld }**.
learn-rummy-51-10 = Viimane kaart peab alati jääma mahapanekuks. Märgi { $cards } ja vajuta **{ button-discard }**: voor on lõpetatud ja Jolly saab oma kaartide eest trahvipunkte.
learn-rummy-51-end = • Avamiseks on vaja 51 punkti ühe käiguga. Enne seda võid virnast kaardi võtta ainult siis, kui selle kohe laod või lisad.
    • Jokker asendab mis tahes kaarti. Kui oled avanud, saad selle õige kaardi vastu vahetada, aga pead selle kohe uuesti ära kasutama.
    • Kui keegi teine lõpetab, on sinu kätte jäänud kaardid trahvipunktid: võidab väikseim summa.

pitch-rummy-51 = Kogu avamiseks 51 punkti, siis lisa kaarte, kuhu sobib.
