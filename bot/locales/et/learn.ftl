### /learn: õppepartiid. Iga samm on üks kuni kolm lühikest lauset: mida näha ja mida teha.
### $cards on vajalikud kaardid. Nuppe nimetatakse nende endi sõnumitega.

command-learn = learn
    .description = Õpi mäng selgeks kolme minutiga: õppejagamine ütleb, mida teha
command-learn-game = game
    .description = Milline mäng; kui jätad ära, saad loendist valida

learn-title = Õppejagamine · { $game }
learn-step = Samm { $step }/{ $steps }:
learn-mark = Märgi: { $cards }
learn-button-back = Samm tagasi
learn-button-skip = Jäta samm vahele
learn-button-end = Lõpeta õppetund
learn-button-again = Veel kord
learn-button-others = Muud õppetunnid
learn-button = Õpi: { $game }
button-challenge-computer = Mängi Jollyga
learn-not = ✗ { $why } Midagi ei muutunud; proovi uuesti.
learn-other = Ka nii saab, aga see õppetund läheb teist teed. Midagi ei muutunud; tee, mida järgmised read ütlevad.
learn-done = Tubli! See oligi kogu mäng: { $game }.
learn-over = { $game } lühidalt
challenge-learn = Esimest korda ({ $game })? /learn õpetab kolme minutiga, näed ainult sina.
learn-choose = Millist mängu tahad õppida? Õppetund kestab kolm minutit, ei lähe kuskil arvesse ja seda näed ainult sina.
learn-choose-hint = Vali mäng

## Rummi 500
learn-five-hundred-1 = Lauale laotud kaardid on sinu punktid. Iga käik algab ühe kaardiga: vajuta **{ button-draw }**.
learn-five-hundred-2 = Tuli 5♥! Kolm või rohkem järjestikust kaarti ühest mastist on **rida**. Märgi menüüs { $cards } ja vajuta **{ button-meld }**.
learn-five-hundred-3 = Iga käik lõpeb mahapanekuga. Kaardid käes võtavad punkte ära, nii et saa lahti kõrgest kaardist, mis kuhugi ei sobi: märgi { $cards } ja vajuta **{ button-discard }**.
learn-five-hundred-4 = Jolly laob kolm kaheksat, **grupi**, ja paneb maha 7♥. Vaata virna: sul on vaja 8♠ ja sa võid selle välja võtta, kui laod ta kohe. Vajuta **{ button-take }** ja vali 8♠: kõik kaardid selle peal tulevad kaasa.
learn-five-hundred-5 = Nüüd tuleb 8♠ laduda. Märgi { $cards } ja vajuta **{ button-meld }**.
learn-five-hundred-6 = 7♥ sobib sinu esimesele reale. Üksikuid kaarte saab lisada igale kombinatsioonile, ka Jolly omale, ja punktid on sinu. Märgi { $cards } ja vajuta **{ button-lay-off }**.
learn-five-hundred-7 = Muu ei sobi. Märgi { $cards } ja vajuta **{ button-discard }**.
learn-five-hundred-8 = Jolly paneb maha K♣, mis sind ei aita. Vajuta **{ button-draw }**.
learn-five-hundred-9 = J♦ täidab augu! Märgi { $cards } ja vajuta **{ button-meld }**.
learn-five-hundred-10 = Üks kaart on alles. Märgi { $cards } ja vajuta **{ button-discard }**: käsi on tühi ja voor läbi.
learn-five-hundred-end = • Mis on laotud, on pluss, mis jääb kätte, on miinus.
    • Virnast võid võtta nii sügavalt, kui tahad, kui alumise kaardi kohe laod.
    • Lisa üksikuid kaarte igale kombinatsioonile. Kui keegi jõuab 100-ni, võidab see, kel on kõige rohkem punkte.

## Lihtne rummi
learn-straight-1 = Saa kõigist kaartidest esimesena lahti. Iga käik algab ühe kaardiga: vajuta **{ button-draw }**.
learn-straight-2 = Tuli 7♦! Kolm või rohkem järjestikust kaarti ühest mastist on **rida**. Märgi menüüs { $cards } ja vajuta **{ button-meld }**.
learn-straight-3 = Iga käik lõpeb mahapanekuga. Pane maha kõrge kaart, mis kuhugi ei sobi: märgi { $cards } ja vajuta **{ button-discard }**.
learn-straight-4 = Jolly laob kolm emandat, **grupi**, ja paneb maha 8♦. Sulle on seda vaja: vajuta **{ button-take }**. Virnast võetakse ainult pealmine kaart.
learn-straight-5 = 8♦ järgneb sinu 7♦ kaardile. Märgi { $cards } ja vajuta **{ button-lay-off }**.
learn-straight-6 = Lisada võid ka Jolly kombinatsioonidele: sinu emand teeb grupi täis. Märgi { $cards } ja vajuta **{ button-lay-off }**.
learn-straight-7 = Nüüd lõpeta käik: märgi { $cards } ja vajuta **{ button-discard }**.
learn-straight-8 = Jolly paneb maha 5♠, just selle, mis su potide vahelt puudu on. Vajuta **{ button-take }**.
learn-straight-9 = Viis järjest! Märgi { $cards } ja vajuta **{ button-meld }**.
learn-straight-10 = Üks kaart on alles. Märgi { $cards } ja vajuta **{ button-discard }**: voor on sinu ja sa saad punktid Jolly kaartide eest.
learn-straight-end = • Tõmba kaart või võta virna pealmine, lao ja lisa, pane üks maha.
    • Rida on kolm või rohkem järjest ühest mastist, grupp kolm või neli sama väärtusega.
    • Kes on esimesena kaartideta, saab punktid teiste kaartide eest.

## Džinnirummi
learn-gin-1 = Džinnis jäävad kombinatsioonid kätte; mina leian need ja nimetan kaartide all. Avatud kaardi 8♦ võid võtta, aga see ei aita: vajuta **{ button-pass }**.
learn-gin-2 = Ka Jolly jätab vahele. Seega tõmba pakist: vajuta **{ button-draw }**.
learn-gin-3 = Tuli K♠: J♠ Q♠ K♠ on **rida**. Mis pole kombinatsioonis, on sinu **ülejääk**, ja selle punktid loevad. Saa lahti kõrgeimast: märgi { $cards } ja vajuta **{ button-discard }**.
learn-gin-4 = Jolly paneb maha 9♣. Kolm üheksat on **grupp**: vajuta **{ button-take }**.
learn-gin-5 = Nüüd on sul kolm kombinatsiooni. Kui ülejääk on kuni 10, võid **koputada**: voor lõpeb ja punktid saab see, kelle ülejääk on väiksem. Märgi { $cards } ja vajuta **{ button-knock }**.
learn-gin-end = • Kogu kätte kombinatsioone; mis kuhugi ei sobi, on ülejääk.
    • Koputa, kui seda on 10 või vähem. Kui seda pole üldse, on see **džinn** ja 25 punkti lisaks.
    • Ettevaatust: kui teisel pole ülejääki rohkem kui sul, saab punktid tema, ja 25 lisaks (**ülelöök**).

## Rummi 51
learn-rummy-51-1 = Sul on 15 kaarti ja sa alustad vooru ühe mahapanekuga. Parim on kõrge kaart ilma kaaslasteta: märgi menüüs { $cards } ja vajuta **{ button-discard }**.
learn-rummy-51-2 = Jolly ladus oma esimesed kombinatsioonid, ühes on jokker: 🃏 asendab seal 8♠. Nüüd algab iga sinu käik ühe kaardiga: vajuta **{ button-draw }**.
learn-rummy-51-3 = Avaladumiseks on vaja **51 punkti**, kõik ühes käigus. Alusta 10 + 10 + 10-ga: märgi { $cards } ja vajuta **{ button-meld }**.
learn-rummy-51-4 = Laual on 30 punkti; veel 24 ja on 54, sellest piisab. Märgi { $cards } ja vajuta **{ button-meld }**.
learn-rummy-51-5 = Nüüd oled avanud ja võid kasutada kõiki kombinatsioone laual. Jokker asendab 8♠ ja see kaart on sul: märgi { $cards } ja vajuta **{ button-swap }**.
learn-rummy-51-6 = Jokker on sinu ja tuleb selles käigus laduda. Ta võib olla mis tahes kaart: märgi { $cards }, vajuta **{ button-meld }** ja vali, et ta asendab 6♣.
learn-rummy-51-7 = Lõpeta käik: märgi { $cards } ja vajuta **{ button-discard }**.
learn-rummy-51-8 = Jolly paneb maha 5♥, just selle, mis su ärtude vahelt puudu on. Vajuta **{ button-take }**.
learn-rummy-51-9 = Viis järjest! Märgi { $cards } ja vajuta **{ button-meld }**.
learn-rummy-51-10 = Viimane mahapanek on alati vajalik. Märgi { $cards } ja vajuta **{ button-discard }**: voor on sinu ja Jolly saab oma kaartide eest trahvipunkte.
learn-rummy-51-end = • Avaladumiseks on vaja 51 punkti ühes käigus; enne seda on virn sulle suletud, välja arvatud siis, kui laod selle kaardi kohe.
    • Jokker asendab iga kaarti. Kes on avanud, võib ta selle kaardi vastu vahetada ja laob ta kohe uuesti.
    • Kaardid, mis on käes, kui teine lõpetab, on trahvipunktid: võidab väikseim summa.

## Žolíky
learn-zolik-1 = Sul on 13 kaarti ja sa alustad vooru ühe mahapanekuga. Parim on kõrge kaart ilma kaaslasteta: märgi menüüs { $cards } ja vajuta **{ button-discard }**.
learn-zolik-2 = Jolly ladus oma esimesed kombinatsioonid, ühes on jokker: 🃏 asendab seal 7♠. Nüüd algab iga sinu käik ühe kaardiga: vajuta **{ button-draw }**.
learn-zolik-3 = Avaladumiseks on vaja **40 punkti**, kõik ühes käigus. Alusta 10 + 10 + 10-ga: märgi { $cards } ja vajuta **{ button-meld }**.
learn-zolik-4 = Laual on 30 punkti; veel 18 ja on 48, sellest piisab. Märgi { $cards } ja vajuta **{ button-meld }**.
learn-zolik-5 = Nüüd oled avanud ja võid kasutada kõiki kombinatsioone laual. Jokker asendab 7♠ ja see kaart on sul: märgi { $cards } ja vajuta **{ button-swap }**.
learn-zolik-6 = Jokker on sinu ja tuleb selles käigus laduda uude kombinatsiooni. Märgi { $cards }, vajuta **{ button-meld }** ja vali, et ta asendab 6♣.
learn-zolik-7 = Lõpeta käik: märgi { $cards } ja vajuta **{ button-discard }**.
learn-zolik-8 = Jolly paneb maha 9♦ ja sul on kaks üheksat. Vajuta **{ button-take }**.
learn-zolik-9 = Kolm sama väärtusega kaarti eri mastidest on **grupp**. Märgi { $cards } ja vajuta **{ button-meld }**.
learn-zolik-10 = Sulgemiseks on alati vaja viimast kaarti. Märgi { $cards } ja vajuta **{ button-discard }**: saad 10 ja Jolly kaotab oma kaartide punktid.
learn-zolik-end = • Avaladumiseks on vaja 40 punkti ühes käigus; siis on kõik kombinatsioonid sulle avatud.
    • Vaheta jokker kaardi vastu, mida ta asendab, ja lao ta kohe uude kombinatsiooni.
    • Kes sulgeb, saab 10, teised kaotavad käes olevate kaartide punktid. Kel on −100, langeb välja; võidab viimane, kes alles jääb.

## Kivirummi
learn-tile-1 = Lao kõik kivid esimesena. Kolm või rohkem järjestikust arvu ühes värvis on **rida**. Vali aluse menüüst { $cards } ja vajuta **{ button-meld }**.
learn-tile-2 = Esimesel korral peab üks kombinatsioon andma 30 või rohkem; see annab 33. Mida sa siin teed, ei näe keegi enne, kui vajutad **{ button-done }**. Vajuta seda.
learn-tile-3 = Jolly ladus rohelise rea. Nüüd, kui oled avanud, on kõik kombinatsioonid laual sinu kasutada. Vali { $cards } ja vajuta **{ button-lay-off }**.
learn-tile-4 = Sul on teine 🟢6, mis kombinatsiooni 2 otstesse ei sobi. Seega jaga see: vali teises menüüs kombinatsioon 2, kolmandas { $cards } ja vajuta **{ button-split }**.
learn-tile-5 = 7 ja 8 üksi pole kombinatsioon, aga koos sinu 6-ga on: vali oma aluselt { $cards } ja vajuta **{ button-lay-off }**.
learn-tile-6 = Kõik kombinatsioonid kehtivad jälle, ja see ongi tähtis. Vajuta **{ button-done }**.
learn-tile-7 = Nüüd võta kivi laualt: kombinatsioon 1 saab ilma 🔴10 kivita hakkama. Vali teises menüüs kombinatsioon 1, kolmandas 🔴10 ja oma aluselt 🟢10 🟡10, siis vajuta **{ button-meld }**.
learn-tile-8 = Kolm kümmet eri värvides on **grupp** ja kombinatsioon 1 on endiselt rida. Vajuta **{ button-done }**.
learn-tile-9 = Seekord ei sobi midagi. Kes ühtki kivi ei lao, tõmbab ühe ja käik on läbi: vajuta **{ button-draw }**.
learn-tile-end = • Lao oma käigus vähemalt üks kivi või tõmba üks.
    • Esimesel korral peab üks kombinatsioon andma 30 või rohkem, ainult oma kividest.
    • Siis võid lauda lahti võtta, kui lõpuks iga kombinatsioon kehtib. **{ button-suggest }** leiab, kuidas.
