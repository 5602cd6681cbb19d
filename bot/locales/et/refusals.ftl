### Miks käiku ei tehtud. Üks lause iga keeldumise kohta, väljad sulgudes. Loeb ainult see, kes proovis,
### seepärast „sina“. Atribuut on sama teise mängu või juhtumi kohta.

refusal-game-over = See partii on läbi. Kui tahad uuesti mängida, vajuta selle tulemuse all **{ button-rematch }**.
refusal-not-your-turn = Praegu pole veel sinu käik.
refusal-wrong-phase = { $phase ->
    [draw] { $action ->
        [turnover] Virna saab ümber pöörata ainult siis, kui pakk on tühi ja laua reeglid seda lubavad. Praegu võta kaart.
       *[other] Võta enne kaart: tõmba pakist või võta virnast.
    }
    [first-discard] Vooru alustad sina: enne tõmbamist ja ladumist pane üks kaart maha.
    [play] { $action ->
        [swap] Selles mängus jokkereid ei vahetata. Lao ja lisa, mida tahad, siis pane kaart maha.
        [knock] Selles mängus ei koputata. Lao oma kombinatsioonid lauale.
        [gin] Selles mängus ei koputata. Lao oma kombinatsioonid lauale.
        [biggin] Selles mängus ei koputata. Lao oma kombinatsioonid lauale.
        [close] Selles mängus käest ei suleta. Lao oma kombinatsioonid lauale.
        [pass] Selles mängus vahele ei jäeta. Käigu lõpetamiseks pane kaart maha.
       *[other] Oled selle käiguga juba kaardi võtnud. Lao ja lisa, mida tahad, siis pane kaart maha.
    }
    [deal] Jagatakse järgmist vooru. Proovi hetke pärast uuesti.
   *[other] Käigu selles osas seda teha ei saa.
}
refusal-stock-empty = Pakk on tühi. Võta virnast.
    .turn-over = Pakk on tühi. Võta virna pealmine kaart või pööra virn ümber ja tõmba sealt.
refusal-pile-empty = Virn on tühi. Tõmba pakist.
refusal-no-such-meld = Laual pole kombinatsiooni number { $meld }.
refusal-not-in-hand = Sul pole käes { $cards }.
refusal-not-in-pile = Virnas pole { $card }.
    .top = Selles mängus saad virnast võtta ainult pealmise kaardi, aga { $card } on selle all.
refusal-not-a-meld = { $cards } pole kombinatsioon. Grupp on kolm või neli sama väärtusega kaarti eri mastidest; rida on vähemalt kolm järjestikust kaarti samast mastist.
refusal-does-not-fit = { $card } ei sobi kombinatsiooniga { $meld }. Gruppi sobib sama väärtus mastist, mida seal veel pole; rea kumbagi otsa sobib sama masti järgmine kaart.
    .none = { hint-fits-nowhere }
refusal-not-opened = Laual olevaid kombinatsioone sa veel kasutada ei saa: enne pead avama.
refusal-too-many-jokers = { $cards }: liiga palju jokkereid. Jokkereid võib olla kuni pool kombinatsioonist.
refusal-joker-not-replaceable = Kombinatsiooni { $meld } jokkerit ei saa kaardi { $card } vastu vahetada: sobib ainult kaart, mida jokker asendab.
    .none = Selles lauas jokkereid vahetada ei saa: laotud jokker jääb oma kohale.
    .no-joker = Kombinatsioonis { $meld } pole jokkerit.
refusal-one-meld-per-turn = Oled selle käiguga juba kombinatsiooni ladunud ja selles lauas on lubatud üks uus kombinatsioon käigu kohta. Lisa, mida tahad, siis pane kaart maha.
refusal-taken-card-unusable = Virna ei saa võtta kuni kaardini { $card }: selle peaksid sama käiguga laduma või lisama, aga see ei sobiks kuhugi. Pealmise kaardi üksi saad võtta alati.
refusal-must-meld-taken-card = Võtsid { $card } virna seest, nii et see tuleb enne mahapanekut laduda või lisada.
refusal-cannot-discard-taken-card = Võtsid { $card } just virnast, nii et selle käigu lõpuni jääb see sulle. Pane maha mõni teine kaart.
refusal-must-meld-joker = Oled laualt jokkeri võtnud. Lao või lisa see enne käigu lõppu.
refusal-initial-meld-too-low = Sinu avamine peab andma vähemalt { $needed ->
    [one] 1 punkti
   *[other] { $needed } punkti
}, aga laotud on { $points }. Lao selle käiguga veel.
    .single = Avamiseks peab üks sinu uutest kombinatsioonidest andma vähemalt { $needed ->
        [one] 1 punkti
       *[other] { $needed } punkti
    }; parim annab praegu { $points }.
    .total = Avamiseks peavad sinu uued kombinatsioonid kokku andma vähemalt { $needed ->
        [one] 1 punkti
       *[other] { $needed } punkti
    }; praegu annavad need { $points }.
refusal-dead-end = Siis jääksid kaardiga { $card } kinni: selle käiguga seda maha panna ei saa ja kuhugi see ei sobiks. Proovi midagi muud.
    .none = Siis ei saaks sa käiku lõpetada. Jäta üks kaart lõpuks mahapanekuks.
    .opening = Siis ei saaks sa käiku lõpetada: avamiseks jääks punkte puudu või poleks enam kaarti, mida maha panna. Proovi midagi muud.
refusal-deadwood-too-high = Sulle jääks { $points ->
    [one] 1 punkt ülejääki
   *[other] { $points } punkti ülejääki
}. { $limit ->
    [0] Džinni puhul ei tohi ülejääki üldse olla.
   *[other] Koputamiseks tohib seda olla kuni { $limit }.
}
refusal-cannot-close = Käest sulgemiseks lao kaksteist sama masti kaarti ilma jokkeriteta ja pane kolmeteistkümnes maha. Seda saad teha ainult siis, kui sa pole selles voorus veel midagi ladunud.
    .jokers = Käest sulgemiseks lao kaksteist sama masti kaarti, neist kuni pooled jokkerid, ja pane kolmeteistkümnes maha. Seda saad teha ainult siis, kui sa pole selles voorus veel midagi ladunud.
refusal-table-invalid = Kombinatsioon { $number } sinu laual ei kehti: { $cards }.
refusal-tiles-missing = Sinu laualt on puudu: { $cards }. Kivid, mis olid laual, ja jokkerid, mille vabastasid, peavad käigu lõpus jälle laual olema. Alusele need minna ei saa.
refusal-no-tile-played = Sa pole veel oma aluselt ühtki kivi ladunud. Lao vähemalt üks või võta oma muudatused tagasi ja tõmba.
refusal-unknown-option = Sellel mängul pole valikut „{ $name }“. On olemas: { $known }.
refusal-bad-option-value = „{ $value }“ ei sobi valiku „{ $name }“ väärtuseks.
refusal-wrong-player-count = Selles mängus on { $least } kuni { $most } mängijat, mitte { $seats }.
    .exact = Selles mängus on täpselt { $least } mängijat, mitte { $seats }.

## Mis oleks lubatud, niipalju kui oma kaartidest ja laualt näha on. $choices on loend.
hint-turn = Käigul on { $name }.
hint-table = Laual: { $choices }
hint-table-empty = Laual pole veel midagi.
hint-pile = Virn, pealmine ees: { $choices }
hint-ace = { $high ->
    [yes] Äss käib 2 ette või kuninga järele.
   *[no] Äss käib ainult 2 ette.
}
hint-melds = Saaksid laduda: { $choices }.
hint-no-melds = Sinu käes pole praegu ühtki kombinatsiooni.
hint-fits = { $card } sobib siia: { $choices }.
hint-fits-nowhere = { $card } ei sobi ühegi kombinatsiooniga laual.
hint-takes = Saaksid võtta: { $choices }.
hint-place = { $card } võiks minna siia: { $choices }.
hint-stands = Jokker asendab: { $choices }.
hint-opening = Sinu avamine, kõik ühe käiguga, peab andma vähemalt { $points } punkti.
hint-knocks = Koputada saaksid, kui paned maha: { $choices }.
hint-no-knocks = Pane kaart maha ja jätka.
hint-meld-number = kombinatsioon { $number } ({ $cards })
hint-new-meld = uus kombinatsioon { $cards }
hint-or = { $first } või { $last }

## Miks kivide rida pole kombinatsioon
row-short = Selles on alla kolme kivi.
row-jokers = Selles on ainult jokkerid.
row-large = Grupis on kõige rohkem neli kivi.
row-colour-twice = Grupis on iga värv ainult üks kord.
row-number-twice = Reas on iga arv ainult üks kord.
row-gap = Arvud pole järjest; 1 on kõige madalam ja 13 järele ei käi midagi.
row-mixed = Need kivid pole ei sama arvuga ega sama värvi.
