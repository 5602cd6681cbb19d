### Miks käiku ei tehtud. Üks lause iga keeldumise kohta, väljad sulgudes. Loeb ainult see, kes proovis,
### seepärast „sina“. Atribuut on sama teise mängu või juhtumi kohta.

refusal-game-over = See partii on läbi. Uueks partiiks vajuta tulemuse all „Revanš“.
refusal-not-your-turn = Praegu pole sinu käik.
refusal-wrong-phase = { $phase ->
    [draw] { $action ->
        [turnover] Virn pööratakse ümber ainult siis, kui pakk on tühi ja laua reeglid seda lubavad. Võta kaart.
       *[other] Võta enne kaart: tõmba pakist või võta virnast.
    }
    [first-discard] Vooru alustad sina: pane üks kaart maha. Enne seda ei tõmmata ega laota midagi.
    [play] { $action ->
        [swap] Selles mängus jokkereid ei vahetata. Lao ja lisa, mida tahad, siis pane kaart maha.
        [knock] Selles mängus ei koputata: lao kaardid lauale.
        [gin] Selles mängus ei koputata: lao kaardid lauale.
        [biggin] Selles mängus ei koputata: lao kaardid lauale.
        [close] Selles mängus käest ei suleta: lao kaardid lauale.
        [pass] Selles mängus vahele ei jäeta: käigu lõpetamiseks pane kaart maha.
       *[other] Selles käigus oled kaardi juba võtnud. Lao ja lisa, mida tahad, siis pane kaart maha.
    }
    [deal] Just jagatakse järgmist vooru. Proovi hetke pärast uuesti.
   *[other] Käigu praeguses osas seda teha ei saa.
}
refusal-stock-empty = Pakk on tühi. Võta virnast.
    .turn-over = Pakk on tühi. Võta virna pealmine kaart või pööra virn ümber ja tõmba sealt.
refusal-pile-empty = Virn on tühi. Tõmba pakist.
refusal-no-such-meld = Kombinatsiooni number { $meld } laual pole.
refusal-not-in-hand = Sul pole käes { $cards }.
refusal-not-in-pile = Virnas pole { $card }.
    .top = Selles mängus võetakse virnast ainult pealmine kaart, aga { $card } on selle all.
refusal-not-a-meld = { $cards } pole kombinatsioon. Grupp on kolm või neli sama väärtusega kaarti eri mastidest; rida on kolm või rohkem järjestikust kaarti ühest mastist.
refusal-does-not-fit = { $card } ei sobi kombinatsioonile { $meld }. Grupile sobib sama väärtus mastist, mida seal veel pole; reale sama masti järgmine kaart kummaski otsas.
    .none = { hint-fits-nowhere }
refusal-not-opened = Laual olevaid kombinatsioone sa veel puutuda ei või: enne tuleb sinu avaladumine.
refusal-too-many-jokers = { $cards }: liiga palju jokkereid. Neid võib olla kuni pool kombinatsioonist.
refusal-joker-not-replaceable = { $card } ei saa vahetada kombinatsiooni { $meld } jokkeri vastu: sobib ainult kaart, mida see asendab.
    .none = Selles lauas jokkereid ei vahetata: kuhu laotud, sinna jäävad.
    .no-joker = Kombinatsioonis { $meld } pole jokkerit.
refusal-one-meld-per-turn = Selles käigus oled kombinatsiooni juba ladunud, ja selles lauas on lubatud üks käigus. Lisa, mida tahad, siis pane kaart maha.
refusal-taken-card-unusable = Kuni { $card } võtta ei saa: alumine võetud kaart tuleb samas käigus laduda või lisada, aga { $card } ei sobiks kuhugi. Pealmise kaardi üksi võib alati võtta.
refusal-must-meld-taken-card = Võtsid virna seest { $card }, seega tuleb see enne mahapanekut laduda või lisada.
refusal-cannot-discard-taken-card = Võtsid just virnast { $card }, seega jääb see selles käigus sulle. Pane maha mõni teine kaart.
refusal-must-meld-joker = Võtsid laualt jokkeri. See tuleb enne käigu lõppu laduda või lisada.
refusal-initial-meld-too-low = Sinu avaladumine peab andma { $needed ->
    [one] vähemalt 1 punkti
   *[other] vähemalt { $needed } punkti
}, aga laual on { $points }. Lao selles käigus veel.
    .single = Üks avaladumise kombinatsioonidest peab andma { $needed ->
        [one] vähemalt 1 punkti
       *[other] vähemalt { $needed } punkti
    }; parimas on praegu { $points }.
    .total = Avaladumise kombinatsioonid peavad kokku andma { $needed ->
        [one] vähemalt 1 punkti
       *[other] vähemalt { $needed } punkti
    }; praegu on { $points }.
refusal-dead-end = Pärast seda jääks { $card } sulle kätte kinni: selles käigus maha panna ei tohi ja kuhugi ei sobi. Mängi teisiti.
    .none = Pärast seda ei saaks sa käiku lõpetada: jäta üks kaart lõpuks mahapanekuks. Mängi teisiti.
    .opening = Pärast seda ei saaks sa käiku lõpetada: avaladumine ei annaks enam punkte kokku või ei jääks kaarti mahapanekuks. Mängi teisiti.
refusal-deadwood-too-high = Sulle jääks { $points ->
    [one] 1 punkt ülejääki
   *[other] { $points } punkti ülejääki
}. { $limit ->
    [0] Džinni puhul ei tohi ülejääki üldse olla.
   *[other] Koputamiseks võib ülejääk olla kuni { $limit }.
}
refusal-cannot-close = Käest sulgemiseks laod kaksteist ühe masti kaarti ilma jokkeriteta ja paned kolmeteistkümnenda maha; enne seda ei tohi sa selles voorus midagi ladunud olla.
    .jokers = Käest sulgemiseks laod kaksteist ühe masti kaarti, millest kuni pool võivad olla jokkerid, ja paned kolmeteistkümnenda maha; enne seda ei tohi sa selles voorus midagi ladunud olla.
refusal-table-invalid = Sinu laua kombinatsioon { $number } ei kehti: { $cards }.
refusal-tiles-missing = Sinu laualt puudub: { $cards }. Mis oli seal enne sinu käiku või vabanes selles, peab seal ka lõpus olema; alusele ei lähe midagi tagasi.
refusal-no-tile-played = Sa pole veel oma aluselt ühtki kivi ladunud. Lao vähemalt üks või pane liigutatu tagasi ja tõmba.
refusal-unknown-option = Sellel mängul pole valikut „{ $name }“. On: { $known }.
refusal-bad-option-value = „{ $value }“ ei sobi valikule „{ $name }“.
refusal-wrong-player-count = Selles mängus on mängijaid { $least } kuni { $most }, mitte { $seats }.
    .exact = Selles mängus on mängijaid täpselt { $least }, mitte { $seats }.

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
hint-no-melds = Sinu kaartidest praegu ühtki kombinatsiooni ei saa.
hint-fits = { $card } sobib siia: { $choices }.
hint-fits-nowhere = { $card } ei sobi ühelegi kombinatsioonile laual.
hint-takes = Saaksid võtta: { $choices }.
hint-place = Koht { $card } jaoks: { $choices }.
hint-stands = Sobib: { $choices }.
hint-opening = Sinu avaladumine, kogu ühes käigus, peab andma vähemalt { $points } punkti.
hint-knocks = Saaksid koputada, pannes maha: { $choices }.
hint-no-knocks = Pane kaart maha ja mängi edasi.
hint-meld-number = kombinatsioon { $number } ({ $cards })
hint-new-meld = uus kombinatsioon { $cards }
hint-or = { $first } või { $last }

## Miks kivide rida pole kombinatsioon
row-short = Siin on alla kolme kivi.
row-jokers = Siin on ainult jokkerid.
row-large = Grupis on kuni neli kivi.
row-colour-twice = Grupis on iga värv ainult üks kord.
row-number-twice = Reas on iga arv ainult üks kord.
row-gap = Arvud pole järjest; 1 on väikseim ja 13 järel pole midagi.
row-mixed = Kividel pole ei sama arv ega sama värv.
