### Mida Discord näitab, kuni keegi käsku kirjutab. Discord eesti keelt ei räägi, seepärast jäävad nimed
### inglise keelde; kirjeldused on kuni 100 märki.

command-challenge =
    .description = Kutsu keegi välja või ava laud, kuhu saab istuda igaüks
command-challenge-opponent =
    .description = Kellega mängid: arvutiga mängimiseks vali Jolly; kui tühi, siis on laud kõigile avatud
command-challenge-opponent2 =
    .description = Veel üks vastane, kui mängu mahub üle kahe mängija
command-challenge-opponent3 =
    .description = Veel üks vastane, kui mängu mahub üle kahe mängija
command-challenge-opponent4 =
    .description = Veel üks vastane, kui mängu mahub üle kahe mängija
command-challenge-opponent5 =
    .description = Veel üks vastane, kui mängu mahub üle kahe mängija
command-challenge-game =
    .description = Milline mäng; kui tühi, siis serveri vaikemäng
command-challenge-target =
    .description = Mitme punktini mängitakse
command-challenge-rounds =
    .description = Mitu vooru, kui mängu mängitakse voorude peale
command-challenge-clock =
    .description = Igaühe aeg kogu partiiks; kelle aeg otsa saab, see kaotab
command-challenge-turn =
    .description = Aeg ühe käigu jaoks; kui see otsa saab, käin mängija eest mina
command-challenge-computer =
    .description = Kui hästi arvuti mängib
command-challenge-options =
    .description = Muud reeglid, nt target=200 increment=5, preset=tournament või kood (kõik: nupp „Valikud“)
command-challenge-rated =
    .description = Kas partii on reitinguga; kui tühi, siis nagu serveris vaikimisi

command-accept =
    .description = Võta vastu uusim väljakutse, mis sulle siin esitati
command-accept-table =
    .description = Milline väljakutse; vaja ainult siis, kui neid on mitu

command-decline =
    .description = Keeldu uusimast väljakutsest, mis sulle siin esitati
command-decline-table =
    .description = Milline väljakutse; vaja ainult siis, kui neid on mitu

command-hand =
    .description = Vaata oma kaarte ja mängi; vastust näed ainult sina
command-hand-table =
    .description = Milline laud; vaja ainult siis, kui mängid mitmes lauas

command-table =
    .description = Vaata lauda, koos lingiga sinna; vastust näed ainult sina
command-table-table =
    .description = Milline laud; vaja ainult siis, kui neid on mitu

command-draw =
    .description = Alusta käiku: tõmba pakist või võta virnast
command-draw-source =
    .description = Kust kaart võtta; kui tühi, siis pakist
command-draw-card =
    .description = Virnast: võtad selle kaardi ja kõik, mis on selle peal
command-draw-table =
    .description = Milline laud; vaja ainult siis, kui mängid mitmes lauas

command-take =
    .description = Alusta käiku: võta virna pealmine kaart või mitu kaarti
command-take-card =
    .description = Kaart, milleni virna võtad; kui tühi, siis ainult pealmine
command-take-table =
    .description = Milline laud; vaja ainult siis, kui mängid mitmes lauas

command-meld =
    .description = Lao lauale grupp või rida
command-meld-cards =
    .description = Kombinatsiooni kaardid, näiteks 4h 5h 6h; *7h on jokker 7h asemel
command-meld-table =
    .description = Milline laud; vaja ainult siis, kui mängid mitmes lauas

command-layoff =
    .description = Lisa kaart laual olevale kombinatsioonile, enda või kellegi teise omale
command-layoff-card =
    .description = Kaart; kui see sobib mitmele, siis ka kombinatsiooni number: 7h 3
command-layoff-meld =
    .description = Kombinatsiooni number
command-layoff-table =
    .description = Milline laud; vaja ainult siis, kui mängid mitmes lauas

command-discard =
    .description = Pane kaart virna ja lõpeta käik
command-discard-card =
    .description = Kaart, mille maha paned, näiteks Kd
command-discard-table =
    .description = Milline laud; vaja ainult siis, kui mängid mitmes lauas

command-swap =
    .description = Vaheta laual olev jokker kaardi vastu, mida ta asendab
command-swap-card =
    .description = Kaart, mille jokkeri vastu annad; kui sobib mitmele, siis ka kombinatsiooni number: 7h 3
command-swap-meld =
    .description = Kombinatsiooni number
command-swap-table =
    .description = Milline laud; vaja ainult siis, kui mängid mitmes lauas

command-knock =
    .description = Džinnirummi: pane kaart maha ja koputa
command-knock-card =
    .description = Kaart, mille maha paned; suure džinni jaoks jäta tühjaks
command-knock-table =
    .description = Milline laud; vaja ainult siis, kui mängid mitmes lauas

command-close =
    .description = Žolíky: lao käest kaksteist sama masti kaarti ja pane kolmeteistkümnes maha
command-close-card =
    .description = Kaart, mille maha paned
command-close-table =
    .description = Milline laud; vaja ainult siis, kui mängid mitmes lauas

command-pass =
    .description = Džinn: jäta avatud kaart võtmata. Kivid: jäta vahele, kui varu on tühi
command-pass-table =
    .description = Milline laud; vaja ainult siis, kui mängid mitmes lauas

command-resign =
    .description = Anna partii alla (enne küsin korra üle)
command-resign-table =
    .description = Milline laud; vaja ainult siis, kui mängid mitmes lauas

command-rematch =
    .description = Kutsu samad mängijad samasse mängu veel kord
command-rematch-table =
    .description = Lõppenud partii number; kui tühi, siis sinu viimane siin

command-standings =
    .description = Vaata, kes selles serveris juhib
command-standings-game =
    .description = Milline mäng; kui tühi, siis see, mida siin kõige rohkem mängitakse
command-standings-period =
    .description = Kogu aeg, see kuu või see nädal; kui tühi, siis kogu aeg
command-standings-order =
    .description = Järjestus; vaikimisi reitingu (kogu aeg) või võitude järgi (nädal, kuu)
command-standings-page =
    .description = Mitmes lehekülg; kui tühi, siis esimene

command-profile =
    .description = Mängija reiting, tulemused ja seeriad selles serveris
command-profile-user =
    .description = Milline mängija; kui tühi, siis sina ise

command-history =
    .description = Sinu lõppenud partiid siin või üks neist voorude kaupa
command-history-table =
    .description = Lõppenud partii number; kui tühi, siis sinu partiide loend

command-rules =
    .description = Kuidas mängitakse: reeglid lühikeste lehtedena
command-rules-game =
    .description = Milline mäng; kui tühi, siis see, mida selles lauas mängitakse

command-help =
    .description = Kuidas minuga mängida, ühel ekraanil
command-help-game =
    .description = Milline mäng; kui tühi, siis ülevaade kõigest

command-preferences =
    .description = Sinu seaded: kaardid, keel, sõnumid, vaiksed tunnid
command-preferences-cards =
    .description = Kuidas kaardid sinu käes välja näevad
command-preferences-language =
    .description = Keel, milles ma sulle vastan
command-preferences-messages =
    .description = Kuidas sa oma kaardid ja käigud saad: privaatsõnumiga või ainult kanalis
command-preferences-calls =
    .description = Millal sind käigu pärast mainida; vaikimisi ainult siis, kui oled eemal
command-preferences-colours =
    .description = Kas mastid on piltidel neljas või kahes värvis
command-preferences-background =
    .description = Kas pildid joonistada tumeda või heleda Discordi jaoks
command-preferences-large =
    .description = Suur kiri sinu kaartidele ja juhistele

command-game =
    .description = Mida lauas harvem vaja läheb: müksamine, paus, kontroll ja muu

command-club =
    .description = Serveri klubi: päeva jaotus, ülesanded, kaaslased, hooajad, turniirid

command-server =
    .description = Serveri seaded liikmetele, kes seda haldavad
command-server-show =
    .description = Vaata selle serveri seadeid
command-server-set =
    .description = Muuda serveri seadeid; muutuvad ainult need, mille täidad
command-server-set-allow =
    .description = Luba väljakutsed selles kanalis; kuni loendis pole ühtki kanalit, on need lubatud kõikjal
command-server-set-forbid =
    .description = Eemalda see kanal väljakutsete kanalite loendist
command-server-set-game =
    .description = Mäng, mida mängitakse, kui väljakutses mängu ei öelda
command-server-set-language =
    .description = Keel, milles kirjutan seda, mida siin näevad kõik
command-server-set-cards =
    .description = Kuidas lauad kõigile kaarte näitavad
command-server-set-threads =
    .description = Kas iga laud saab oma lõime
command-server-set-games_per_person =
    .description = Mitut partiid võib üks liige korraga mängida
command-server-set-games_per_server =
    .description = Mitu partiid võib serveris korraga käia
command-server-set-challenges_per_person =
    .description = Mitu väljakutset võib ühel liikmel korraga avatud olla
command-server-set-challenges_to_person =
    .description = Mitu väljakutset võib korraga oodata ühe liikme vastust

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
choice-wins = võidetud partiid
choice-games = mängitud partiid
choice-text = tekst
choice-emoji = emojid
choice-image = pildid
choice-dm = privaatselt
choice-channel = kanalis
choice-usual = kui oled eemal
choice-always = alati
choice-never = mitte kunagi
choice-four = neli
choice-two = kaks
choice-dark = tume
choice-light = hele
choice-cards-automatic = nagu mängijad on valinud; kui erinevalt, siis tekst
choice-automatic = nagu Discordis
choice-en = English
choice-cs = Čeština
choice-de = Deutsch
choice-et = Eesti
choice-lt = Lietuvių
choice-lv = Latviešu
choice-pl = Polski
choice-ru = Русский
