### Mida Discord näitab, kuni keegi käsku kirjutab. Discord eesti keelt ei räägi, seepärast jäävad nimed
### inglise keelde; kirjeldused on kuni 100 märki.

command-challenge =
    .description = Kutsu keegi välja või ava laud, kuhu võib istuda igaüks
command-challenge-opponent =
    .description = Kellega mängid: Jolly – mängid arvutiga; kui jätad tühjaks, on laud kõigile avatud
command-challenge-opponent2 =
    .description = Veel üks vastane mängudes, kus kohti on üle kahe
command-challenge-opponent3 =
    .description = Veel üks vastane mängudes, kus kohti on üle kahe
command-challenge-opponent4 =
    .description = Veel üks vastane mängudes, kus kohti on üle kahe
command-challenge-opponent5 =
    .description = Veel üks vastane mängudes, kus kohti on üle kahe
command-challenge-game =
    .description = Milline rummi; kui jätad valimata, siis serveri vaikemäng
command-challenge-target =
    .description = Mitme punktini mängitakse
command-challenge-rounds =
    .description = Mitu vooru, kui mängitakse kindel arv voore
command-challenge-clock =
    .description = Igaühe mõtlemisaeg kogu partiiks; kelle aeg saab otsa, kaotab
command-challenge-turn =
    .description = Pikim aeg ühe käigu jaoks; siis käin mängija eest mina
command-challenge-computer =
    .description = Kui hästi arvuti mängib
command-challenge-options =
    .description = Muud reeglid: target=200 increment=5, preset=tournament või kood; kõik on „Valikud“ all
command-challenge-rated =
    .description = Kas partii läheb reitingusse; kui jätad valimata, siis nagu serveris tavaks

command-accept =
    .description = Võta vastu uusim väljakutse, mis sulle siin esitati
command-accept-table =
    .description = Milline väljakutse, kui neid on mitu

command-decline =
    .description = Keeldu uusimast väljakutsest, mis sulle siin esitati
command-decline-table =
    .description = Milline väljakutse, kui neid on mitu

command-hand =
    .description = Vaata oma kaarte ja mängi; vastust näed ainult sina
command-hand-table =
    .description = Millises lauas, kui istud mitmes

command-table =
    .description = Vaata lauda koos lingiga sinna; vastust näed ainult sina
command-table-table =
    .description = Milline laud, kui neid on mitu

command-draw =
    .description = Alusta käiku: tõmba pakist või võta kaarte virnast
command-draw-source =
    .description = Kui jätad valimata, siis pakist
command-draw-card =
    .description = Virnast: võtad selle kaardi ja kõik, mis on selle peal
command-draw-table =
    .description = Millises lauas, kui istud mitmes

command-take =
    .description = Alusta käiku: võta virna pealmine kaart või mitu
command-take-card =
    .description = Kaart, milleni võtad; kui jätad valimata, siis ainult pealmine
command-take-table =
    .description = Millises lauas, kui istud mitmes

command-meld =
    .description = Lao lauale grupp või rida
command-meld-cards =
    .description = Kombinatsiooni kaardid, näiteks 4h 5h 6h; *7h on jokker 7h asemel
command-meld-table =
    .description = Millises lauas, kui istud mitmes

command-layoff =
    .description = Lisa kaart laual olevale kombinatsioonile, enda või teise omale
command-layoff-card =
    .description = Kaart ja kombinatsiooni number, kui sobib mitmele: 7h 3
command-layoff-meld =
    .description = Kombinatsiooni number
command-layoff-table =
    .description = Millises lauas, kui istud mitmes

command-discard =
    .description = Pane kaart virna ja lõpeta käik
command-discard-card =
    .description = Kaart, mille maha paned, näiteks Kd
command-discard-table =
    .description = Millises lauas, kui istud mitmes

command-swap =
    .description = Võta laualt jokker kaardi vastu, mida see asendab
command-swap-card =
    .description = Kaart selle kohale ja kombinatsiooni number, kui sobib mitmele: 7h 3
command-swap-meld =
    .description = Kombinatsiooni number
command-swap-table =
    .description = Millises lauas, kui istud mitmes

command-knock =
    .description = Džinnirummi: pane kaart maha ja koputa
command-knock-card =
    .description = Kaart, mille maha paned; suure džinni jaoks jäta valimata
command-knock-table =
    .description = Millises lauas, kui istud mitmes

command-close =
    .description = Žolíky: lao käest kaksteist sama masti kaarti ja pane viimane maha
command-close-card =
    .description = Kaart, mille maha paned
command-close-table =
    .description = Millises lauas, kui istud mitmes

command-pass =
    .description = Džinnis ära võta avatud kaarti; kividega jäta vahele, kui varu on tühi
command-pass-table =
    .description = Millises lauas, kui istud mitmes

command-resign =
    .description = Anna partii alla; enne küsin korra üle
command-resign-table =
    .description = Millises lauas, kui istud mitmes

command-rematch =
    .description = Kutsu samad mängijad samasse mängu veel kord
command-rematch-table =
    .description = Lõpetatud partii number; kui jätad valimata, siis sinu viimane siin

command-standings =
    .description = Kes selles serveris juhib
command-standings-game =
    .description = Milline rummi; kui jätad valimata, siis see, mida siin kõige rohkem mängitakse
command-standings-period =
    .description = Kogu aeg, see kuu või see nädal
command-standings-order =
    .description = Mille järgi järjestada; kui jätad valimata, siis kogu aeg reitingu, nädal ja kuu võitude järgi
command-standings-page =
    .description = Mitmes lehekülg

command-profile =
    .description = Ühe mängija reiting, võidud ja võiduseeriad selles serveris
command-profile-user =
    .description = Kelle oma; kui jätad valimata, siis sinu

command-history =
    .description = Sinu lõpetatud partiid siin või üks neist voorude kaupa
command-history-table =
    .description = Lõpetatud partii number

command-rules =
    .description = Kuidas mängitakse, lühikeste lehtedena
command-rules-game =
    .description = Milline rummi; kui jätad valimata, siis see, mida selles lauas mängitakse

command-help =
    .description = Kuidas minuga mängida, ühel ekraanil
command-help-game =
    .description = Milline rummi

command-preferences =
    .description = Vaata ja muuda, kuidas ma sulle mängu näitan, igal pool
command-preferences-cards =
    .description = Kuidas kaardid sinu käes välja näevad
command-preferences-language =
    .description = Keel, milles ma sulle vastan
command-preferences-messages =
    .description = Kuhu tulevad kaardid ja sinu käik: privaatsõnumiga või ainult kanalisse
command-preferences-calls =
    .description = Millal sind käigule kutsuda: tavaliselt ainult siis, kui oled eemal
command-preferences-colours =
    .description = Piltidel neli masti värvi või kaks
command-preferences-background =
    .description = Millisele Discordile pildid joonistada: tumedale või heledale
command-preferences-large =
    .description = Suur kiri sinu kaartidele ja sellele, mida teha

command-game =
    .description = Mida lauas harva vaja läheb: meeldetuletus, paus, kontroll ja muu

command-club =
    .description = Selle serveri klubi: päeva jaotus, mõistatused, kaaslased, hooajad, turniirid

command-server =
    .description = Selle serveri seaded neile, kes seda haldavad
command-server-show =
    .description = Vaata selle serveri seadeid
command-server-set =
    .description = Muuda selle serveri seadeid; muutub ainult see, mida nimetad
command-server-set-allow =
    .description = Luba väljakutsed selles kanalis; kuni ühtki pole nimetatud, on need lubatud kõikjal
command-server-set-forbid =
    .description = Võta see kanal nimekirjast maha, kus väljakutsed on lubatud
command-server-set-game =
    .description = Millist rummit mängitakse, kui väljakutse seda ei ütle
command-server-set-language =
    .description = Keel, milles ma siin kõigile kirjutan
command-server-set-cards =
    .description = Kuidas lauad kõigile kaarte näitavad
command-server-set-threads =
    .description = Kas iga laud saab oma lõime
command-server-set-games_per_person =
    .description = Mitut partiid võib üks inimene korraga mängida
command-server-set-games_per_server =
    .description = Mitu partiid võib serveris korraga käia
command-server-set-challenges_per_person =
    .description = Mitu väljakutset võib ühel liikmel korraga avatud olla
command-server-set-challenges_to_person =
    .description = Mitu väljakutset võib korraga ühe liikme vastust oodata

## Valmis valikud
choice-stock = pakk
choice-pile = virn
choice-turn-over = pööra ümber
choice-easy = kerge
choice-normal = keskmine
choice-strong = tugev
choice-all = kogu aeg
choice-month = kuu
choice-week = nädal
choice-rating = reiting
choice-points = punktid
choice-wins = võidud
choice-games = partiide arv
choice-text = tekst
choice-emoji = emojid
choice-image = pildid
choice-dm = privaatselt
choice-channel = kanalis
choice-usual = tavaliselt
choice-always = alati
choice-never = mitte kunagi
choice-four = neli
choice-two = kaks
choice-dark = tume
choice-light = hele
choice-cards-automatic = nagu kõik lauas on valinud, muidu tekst
choice-automatic = nagu Discordis
choice-en = English
choice-cs = Čeština
choice-de = Deutsch
choice-et = Eesti
choice-lt = Lietuvių
choice-lv = Latviešu
choice-pl = Polski
choice-ru = Русский
