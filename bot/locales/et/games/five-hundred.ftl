### Rummi 500

game-five-hundred = Rummi 500

points-meld = - { $cards }: { $sum }
points-added = - { $cards } → { $meld }: { $sum }
points-laid-nothing = - midagi pole laotud

help-how-five-hundred = **Tõmba** või **Võta virnast**, märgi kaardid, siis **Lao**, **Lisa** või **Pane maha**.
    Või kirjuta: /{ command-draw }, /{ command-draw } `{ command-draw-source }:{ choice-pile } { command-draw-card }:7h`, /{ command-meld } `4h 5h 6h`, /{ command-layoff } `7h 3`, /{ command-discard } `Kd`.

rules-five-hundred-1 = Kaks mängijat, 52 kaarti, jokkeriteta. Lauale laotud kaardid annavad punkte, kätte jäänud võtavad neid ära.
    
    Kumbki saab 13 kaarti, ühekaupa, alates jagaja vastasest { -decided }, kes ka esimesena käib. Üks kaart avatakse: sellest algab **virn**. Ülejäänud on **pakk**.
    
    { $one_round ->
        [yes] Mängitakse **üks voor**: võidab see, kel on rohkem punkte.
       *[no] Pärast vooru, kus keegi jõuab **{ $target } punktini**, võidab see, kel on rohkem punkte.
    }
    .title = Eesmärk

rules-five-hundred-2 = **1.** Võta kaart: paki pealmine või kaarte virnast.
    { "" }**2.** Lao ja lisa, kui palju tahad, või mitte midagi.
    { "" }**3.** Pane üks kaart virna. Sellega käik lõpeb.
    
    Kes laob või lisab oma viimase kaardi, see maha ei pane: voor on kohe läbi.
    .title = Sinu käik

rules-five-hundred-3 = **Grupp:** kolm või neli sama väärtusega kaarti, näiteks 7♠ 7♥ 7♦.
    { "" }**Rida:** kolm või rohkem järjestikust kaarti ühest mastist, näiteks 4♥ 5♥ 6♥.
    
    Äss käib 2 ette (A♥ 2♥ 3♥) või kuninga järele (Q♥ K♥ A♥), mitte kunagi nende vahele { -decided }. Kus sobiks mõlemat pidi, on ta kõrge { -decided }.
    
    { "" }**Lisamine** on kaardi panek ükskõik millisele kombinatsioonile laual, enda või vastase omale. Punktid on sinu.
    .title = Kombinatsioonid

rules-five-hundred-4 = Virnast võid võtta nii palju, kui tahad: ühe kaardi ja kõik, mis selle peal on.
    
    { "" }**Pealmise kaardi üksi** võib alati võtta, aga samas käigus seda maha panna ei tohi.
    
    { "" }**Kaks või rohkem:** alumine tuleb samas käigus enne mahapanekut laduda või lisada. Kui ei saa, siis võtta ei tohi. Teistel kaartidel seda kohustust pole { -decided }.
    
    Käik, mille järel selline kaart sulle kätte kinni jääks, lükatakse tagasi, nii et valesti minna ei saa.
    .title = Kaardid virnast

rules-five-hundred-5 = Voor lõpeb, kui kellegi käsi on tühi või kui lõpeb käik, milles võeti paki viimane kaart { -decided }.
    
    Saad punktid voorus laotud kaartide eest, miinus kaardid käes. See võib olla ka alla 0.
    
    { "" }**K Q J 10:** igaüks 10 punkti
    { "" }**9–2:** oma arv
    { "" }**A:** 15, aga reas koos 2 ja 3-ga 1
    .title = Punktid

learn-five-hundred-1 = Lauale laotud kaardid on sinu punktid. Iga käik algab ühe kaardiga: vajuta **{ button-draw }**.
learn-five-hundred-2 = Tuli 5♥! Kolm või rohkem järjestikust kaarti ühest mastist on **rida**. Märgi menüüs { $cards } ja vajuta **{ button-meld }**.
learn-five-hundred-3 = Iga käik lõpeb mahapanekuga. Kaardid käes võtavad punkte ära, nii et saa lahti kõrgest kaardist, mis kuhugi ei sobi: märgi { $cards } ja vajuta **{ button-discard }**.
learn-five-hundred-4 = Jolly ladus kolm kaheksat, **grupi**, ja pani maha 7♥. Vaata virna: sul on vaja 8♠ ja sa võid selle välja võtta, kui laod ta kohe. Vajuta **{ button-take }** ja vali 8♠: kõik kaardid selle peal tulevad kaasa.
learn-five-hundred-5 = Nüüd tuleb 8♠ laduda. Märgi { $cards } ja vajuta **{ button-meld }**.
learn-five-hundred-6 = 7♥ sobib sinu esimesele reale. Üksikuid kaarte saab lisada igale kombinatsioonile, ka Jolly omale, ja punktid on sinu. Märgi { $cards } ja vajuta **{ button-lay-off }**.
learn-five-hundred-7 = Muu ei sobi. Märgi { $cards } ja vajuta **{ button-discard }**.
learn-five-hundred-8 = Jolly pani maha K♣, mis sind ei aita. Vajuta **{ button-draw }**.
learn-five-hundred-9 = J♦ täidab augu! Märgi { $cards } ja vajuta **{ button-meld }**.
learn-five-hundred-10 = Üks kaart on alles. Märgi { $cards } ja vajuta **{ button-discard }**: käsi on tühi ja voor läbi.
learn-five-hundred-end = • Mis on laotud, on pluss, mis jääb kätte, on miinus.
    • Virnast võid võtta nii sügavalt, kui tahad, kui alumise kaardi kohe laod.
    • Lisa üksikuid kaarte igale kombinatsioonile. Kui keegi jõuab 100 punktini, võidab see, kel on kõige rohkem punkte.

pitch-five-hundred = Iga laotud kombinatsioon annab punkte ja virnast võib võtta ka sügavamalt.
