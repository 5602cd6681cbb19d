### Rummi 500

game-five-hundred = Rummi 500
rules-also-five-hundred = Tuntud ka kui: Rummy 500, 500 Rum

points-meld = - { $cards }: { $sum }
points-added = - { $cards } → { $meld }: { $sum }
points-laid-nothing = - midagi pole laotud

help-how-five-hundred = **{ button-draw }** või **{ button-take }**, märgi kaardid, siis **{ button-meld }**, **{ button-lay-off }** või **{ button-discard }**.
    Või kirjuta: /{ command-draw }, /{ command-draw } `{ command-draw-source }:pile { command-draw-card }:7h`, /{ command-meld } `4h 5h 6h` ehk `ärtu 4-6`, /{ command-layoff } `7h 3`, /{ command-discard } `ruutu kuningas`.

rules-five-hundred-1 = Kaks mängijat, 52 kaarti, jokkereid pole. Lauale laotud kaardid annavad punkte, kätte jäänud kaardid võtavad punkte ära.

    Kumbki saab 13 kaarti, ühekaupa, alates jagaja vastasest { -decided }; tema ka alustab. Üks kaart pööratakse lahti ja sellest algab **virn**. Ülejäänud kaardid on **pakk**.

    { $one_round ->
        [yes] Mängitakse **üks voor**: võidab see, kellel on rohkem punkte.
       *[no] Kui vooru lõpus on kellelgi **{ $target } punkti** või rohkem, võidab see, kellel on rohkem punkte.
    }
    .title = Eesmärk

rules-five-hundred-2 = **1.** Võta kaart: paki pealmine või kaarte virnast.
    { "" }**2.** Lao ja lisa, kui palju tahad, või ära tee kumbagi.
    { "" }**3.** Pane üks kaart virna. Sellega on käik läbi.

    Kui laod või lisad oma viimase kaardi, siis midagi maha ei pane: voor on kohe läbi.
    .title = Sinu käik

rules-five-hundred-3 = **Grupp:** kolm või neli sama väärtusega kaarti, näiteks 7♠ 7♥ 7♦.
    { "" }**Rida:** vähemalt kolm järjestikust kaarti samast mastist, näiteks 4♥ 5♥ 6♥.

    Äss käib 2 ette (A♥ 2♥ 3♥) või kuninga järele (Q♥ K♥ A♥), aga mitte kunagi nende vahele { -decided }. Kui sobib mõlemat pidi, loeb äss kõrgena { -decided }.

    { "" }**Lisamine** tähendab, et paned kaardi mõne laual oleva kombinatsiooni juurde, enda või vastase omale. Selle punktid saad sina.
    .title = Kombinatsioonid

rules-five-hundred-4 = Virnast võid võtta nii palju kaarte, kui tahad: ühe kaardi ja kõik, mis on selle peal.

    { "" }**Pealmise kaardi üksi** võid võtta alati, aga sama käiguga seda maha panna ei saa.

    { "" }**Kaks kaarti või rohkem:** kõige alumise pead sama käiguga laduma või lisama, enne kui maha paned. Kui see ei õnnestu, neid kaarte võtta ei saa. Teiste kaartidega tee, mida tahad { -decided }.

    Ma ei lase teha käiku, mille järel jääksid sellise kaardiga kinni, nii et valesti minna ei saa.
    .title = Virnast võtmine

rules-five-hundred-5 = Voor lõpeb, kui kellegi käsi on tühi, või pärast käiku, millega võeti paki viimane kaart { -decided }.

    Saad punktid selles voorus laotud kaartide eest; kätte jäänud kaardid arvatakse maha. Tulemus võib olla ka alla nulli.

    { "" }**K Q J 10:** igaüks 10 punkti
    { "" }**9 kuni 2:** nii palju, kui number näitab
    { "" }**A:** 15, aga reas koos 2 ja 3-ga 1
    .title = Punktid

learn-five-hundred-1 = Kaardid, mille laod lauale, on sinu punktid. Iga käik algab kaardi võtmisega: vajuta **{ button-draw }**.
learn-five-hundred-2 = Tõmbasid 5♥! Vähemalt kolm järjestikust kaarti samast mastist on **rida**. Märgi menüüs { $cards } ja vajuta **{ button-meld }**.
learn-five-hundred-3 = Iga käigu lõpus paned ühe kaardi maha. Kätte jäänud kaardid võtavad punkte ära, nii et loobu kõrgest kaardist, mis kuhugi ei sobi: märgi { $cards } ja vajuta **{ button-discard }**.
learn-five-hundred-4 = Jolly ladus kolm kaheksat, see on **grupp**, ja pani maha 7♥. Vaata virna: sul on vaja 8♠ ja selle saad virna seest, kui selle kohe laod. Vajuta **{ button-take }** ja vali 8♠: kõik kaardid selle peal tulevad kaasa.
learn-five-hundred-5 = Nüüd pead 8♠ laduma. Märgi { $cards } ja vajuta **{ button-meld }**.
learn-five-hundred-6 = 7♥ sobib sinu esimesse ritta. Üksikuid kaarte saad lisada igale kombinatsioonile, ka Jolly omale, ja punktid saad sina. Märgi { $cards } ja vajuta **{ button-lay-off }**.
learn-five-hundred-7 = Rohkem midagi ei sobi. Märgi { $cards } ja vajuta **{ button-discard }**.
learn-five-hundred-8 = Jolly pani maha K♣, sellest sul kasu pole. Vajuta **{ button-draw }**.
learn-five-hundred-9 = J♦ täidab augu! Märgi { $cards } ja vajuta **{ button-meld }**.
learn-five-hundred-10 = Alles on üks kaart. Märgi { $cards } ja vajuta **{ button-discard }**: kui käsi on tühi, on voor läbi.
learn-five-hundred-end = • Laotud kaardid annavad sulle punkte, kätte jäänud võtavad neid ära.
    • Virna võid võtta ükskõik millise kaardini, kui selle kaardi kohe laod või lisad.
    • Üksikuid kaarte saad lisada igale kombinatsioonile. Kui kellelgi on 100 punkti, võidab see, kellel on kõige rohkem punkte.

pitch-five-hundred = Iga kombinatsioon annab punkte ja virnast saab lisa.
