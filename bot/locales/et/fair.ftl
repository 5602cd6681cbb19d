### Mida saab küsida, kui partii ei lähe nagu tavaliselt: nügimine, paus, katkestamine, kadunud
### mängijad, puhkus; ja kuidas kontrollida, et kaardid jagati ausalt.

## Käsud
command-game-nudge =
    .description = Müksa mängijat, kelle käik on ja kes laseb end oodata
command-game-nudge-table =
    .description = Milline laud; vaja ainult siis, kui mängid mitmes lauas
command-game-away =
    .description = Kui mängija on kadunud: võta võit, lase arvutil mängida või lükka edasi
command-game-away-table =
    .description = Milline laud; vaja ainult siis, kui mängid mitmes lauas
command-game-pause =
    .description = Paku pausi: kellad seisavad, kuni keegi partiid jätkab
command-game-pause-table =
    .description = Milline laud; vaja ainult siis, kui mängid mitmes lauas
command-game-abort =
    .description = Paku äsja alanud partii katkestamist: tulemuseta ja reitinguta
command-game-abort-table =
    .description = Milline laud; vaja ainult siis, kui mängid mitmes lauas

## Laud
button-nudge = Müksa
button-gone = Keegi on kadunud…
button-pause = Paus
button-goon = Jätka
button-abort = Katkesta
table-stand-in = mängib arvuti
table-halted = { $reason ->
    [agreed] **Paus.** Kellad seisavad. Kui keegi ei vajuta **{ button-goon }**, lõpeb partii tulemuseta ({ $until }).
    [adjourned] **Edasi lükatud.** Kellad seisavad. Kui keegi ei vajuta **{ button-goon }**, lõpeb partii tulemuseta ({ $until }).
    [vacation] **{ $name } on puhkusel** kuni { $until }. Kellad seisavad.
   *[channel] **Paus:** ma ei pääse kanalile ligi. Kellad seisavad.
}
end-aborted = Partii katkestati: tulemuseta ja reitinguta.
game-over = Partii #{ $game } on läbi.

## Nügimine
turn-nudge = { $user }, **#{ $game }** ootab sind: sinu käik.
nudged = Tuletasin käiku meelde kanalis ja privaatsõnumiga: { $name }.
nudge-dm = **#{ $game }** ootab sind: sinu käik.
nudge-yourself = Partiis #{ $game } on sinu enda käik, nii et müksata pole kedagi.
nudge-computer = Partiis #{ $game } pole praegu kedagi müksata: mängib arvuti või jagatakse järgmist vooru.
nudge-short-turns = Partiis #{ $game } on käigud lühikesed, nii et müksata pole vaja: selle eest hoolitseb käiguaeg.
nudge-again = Mängijat { $name } on selle käigu ajal juba müksatud. Kui ta ei käi, hoolitseb selle eest käiguaeg. Kui ta on kauaks kadunud, kasuta käsku /{ command-game } { command-game-away }.
nudge-later = Anna mängijale { $name } veel hetk aega. Müksata saad { $time }.

## Ettepanekud
button-agree = Nõus
button-claim = Võit mulle
button-computer = Arvuti mängib
button-adjourn = Lükka edasi
proposal = { $verb ->
    [pause] **{ $name }** teeb ettepaneku panna partii **#{ $game }** pausile: kellad seisavad, kuni keegi vajutab **{ button-goon }**.
    [abort] **{ $name }** teeb ettepaneku partii **#{ $game }** katkestada: tulemuseta ja reitinguta.
    [claim] **{ $name }** soovib partii **#{ $game }** võitu: { $other } on kadunud ja kaotaks, nagu oleks alla andnud.
    [computer] **{ $name }** teeb ettepaneku, et partiis **#{ $game }** mängiks kadunud mängija ({ $other }) eest arvuti. Partii oleks siis reitinguta.
   *[adjourn] **{ $name }** teeb ettepaneku lükata partii **#{ $game }** edasi, sest { $other } on kadunud: kellad seisavad, kuni keegi vajutab **{ button-goon }**.
}
proposal-agreed = Nõus: { $names }
proposal-waiting = { $mentions } – kas oled nõus?
proposal-outcome = { $outcome ->
    [agreed] **Kõik on nõus.**
    [declined] **Keelduti.** Partii jätkub.
    [withdrawn] **Tagasi võetud.** Partii jätkub.
   *[lapsed] **Pole enam võimalik.**
}
proposed = Sinu ettepanek partii #{ $game } kohta on kanalis. See hakkab kehtima, kui kõik teised on nõus.
answered = { $outcome ->
    [agree] Oled nõus. Partiis #{ $game } ootan veel teiste mängijate vastust.
    [agreed] Partiis #{ $game } on kõik nõus: tehtud.
    [declined] Keeldusid. Partii #{ $game } jätkub.
    [withdrawn] Võtsid oma ettepaneku tagasi. Partii #{ $game } jätkub.
   *[lapsed] Seda partii #{ $game } ettepanekut ei saa enam täita.
}
proposal-open = Mängija { $name } ettepanek ootab veel vastust. Nõustu või keeldu enne; keeldumisega on see läbi.
proposal-declined = Viimane ettepanek oli alles hetk tagasi. Uue saad teha { $time }.
proposal-over = See ettepanek partii #{ $game } kohta on läbi.
proposal-not-yours = Oled juba nõustunud või pole seda sinult küsitud.
abort-too-late = Partii #{ $game } katkestamiseks on liiga hilja: seda saab teha ainult seni, kuni kõik on esimeses voorus kaks korda käinud. Alla anda saad ikka: /{ command-resign }.

## Pausid
paused-go-on = Partii #{ $game } on juba pausil.
not-paused = Ükski mängija pole partiid #{ $game } pausile pannud, nii et jätkata pole midagi.
done-pause = Partii #{ $game } on pausil. Jätkamiseks vajuta **{ button-goon }** siin või laua juures.
done-abort = Partii #{ $game } on katkestatud: tulemuseta ja reitinguta.
done-goon = Partii #{ $game } jätkub.
told-goon = { $runs ->
    [now] **{ $name }** jätkas partiid **#{ $game }**. Kellad käivad.
   *[later] **{ $name }** jätkas partiid **#{ $game }**. Kellad hakkavad käima { $time }.
}

## Kes on kadunud
gone-two = **{ $name }** on partiist #{ $game } kadunud. Mis nüüd?
    - **{ button-claim }**: { $name } kaotab, nagu oleks alla andnud, ja sina võidad.
    - **{ button-computer }**, kuni { $name } on tagasi. Partii pole enam reitinguga.
    - **{ button-adjourn }**: kellad seisavad, kuni keegi vajutab **{ button-goon }**.
gone-several = **{ $name }** on partiist #{ $game } kadunud. Mis nüüd? { $others ->
        [0] Otsustad sina üksi.
        [one] Nõus peab olema veel üks mängija.
       *[other] Nõus peab olema veel { $others } mängijat.
    }
    - **{ button-claim }**: { $name } kaotab, nagu oleks alla andnud, ja langeb mängust välja.
    - **{ button-computer }**, kuni { $name } on tagasi. Partii pole enam reitinguga.
    - **{ button-adjourn }**: kellad seisavad, kuni keegi vajutab **{ button-goon }**.
gone-nobody = Partiis #{ $game } pole veel kedagi, kes loeks kadunuks. Mängija on kadunud, kui ta lahkus serverist, ei jõudnud oma viimast käiku teha (lühikeste käikude puhul kaht viimast) ega ole pärast seda mänginud või kui ta pole käiguajata partiis 24 tundi käinud.
gone-not = Partiis #{ $game } on { $name } tagasi või ei loe veel kadunuks.
adjourn-again = Lükkasid partii #{ $game } äsja edasi. Uuesti saad seda teha { $time }.
gone-vacation = { $name } on puhkusel kuni { $until } ega loe kadunuks.
gone-yourself = Iseennast kadunuks märkida ei saa.
done-claim = Võtsid partii #{ $game } võidu endale.
done-computer = Partiis #{ $game } võttis mängu üle arvuti. Partii pole enam reitinguga.
done-adjourn = Partii #{ $game } on edasi lükatud. Jätkamiseks vajuta **{ button-goon }** siin või laua juures.
told-claim = **{ $name }** võttis partii **#{ $game }** võidu endale: { $other } oli kadunud ja kaotas, nagu oleks alla andnud.
told-computer = { $other }, sa olid partiist **#{ $game }** kadunud, nii et sinu eest mängib arvuti ja partii pole enam reitinguga. Vajuta **{ button-my-hand }**, et oma koht tagasi võtta.
told-adjourn = { $other }, sa olid partiist **#{ $game }** kadunud, nii et **{ $name }** lükkas selle edasi. Kui oled tagasi, vajuta laua juures **{ button-goon }**.
told-back = **{ $name }** tuli partiisse **#{ $game }** tagasi ja võttis oma koha arvutilt üle.
note-rested = Pausi ({ $time }) tõttu ei kaota keegi aega.
note-stand-in = Sinu eest mängib arvuti. Vajuta mõnda nuppu või kasuta mõnd käsku, siis saad oma koha tagasi.

## Puhkused
vacation-too-long = Seda on liiga palju: sul on selleks aastaks alles { $days ->
    [one] üks puhkusepäev
   *[other] { $days } puhkusepäeva
}.
vacation-ended = Tere tulemast tagasi! Tegid käigu, nii et su puhkus on läbi. Selleks aastaks on alles { $days ->
    [one] üks puhkusepäev
   *[other] { $days } puhkusepäeva
}.
preferences-vacation = **Puhkus:** { $until ->
    [none] ei ole; selleks aastaks on alles { $days ->
        [one] üks päev
       *[other] { $days } päeva
    }
   *[other] kuni { $until }; selleks aastaks on alles { $days ->
        [one] üks päev
       *[other] { $days } päeva
    }
}
command-preferences-vacation =
    .description = Puhkusepäevad alates tänasest: aeglastes partiides su kellad seisavad; 0, kui oled tagasi

## Kuidas segamist kontrollida
command-game-verify =
    .description = Näita kõigile, kuidas kontrollida, et partii kaardid jagati ausalt
command-game-verify-table =
    .description = Partii number; kui tühi, siis sinu viimane lõppenud partii siin
verify-title = **#{ $game }: kas kaardid jagati ausalt?**
verify-commitment = Segamise sõrmejälg, mida näidati enne mängu: `{ $commitment }`
verify-contribution = Mängija { $name } panus: `{ $entropy }`
verify-seed = Salaarv, lõpuni saladuses: `{ $seed }`
verify-how = Salaarvu SHA-256 räsi peab kattuma sõrmejäljega; salaarv ja mängijate panused koos määravad iga segamise. Käivita Jolly lähtekoodiga ja lisatud protokolliga `python -m engine verify jolly-{ $game }.txt`: programm jagab kõik kaardid uuesti, võrdleb neid ja lõpetab sõnaga „verified“. Et partii on tõesti sama, näed, kui võrdled sõrmejälge ja käike sellega, mida mängu ajal nägid.
verify-later = Kõik partii #{ $game } segamised määrab salaarv. Sõrmejälg on selle SHA-256 räsi, nii et arvu välja vahetada ei saa. Salaarv reedaks kõik kaardid, seepärast hoian seda partii lõpuni saladuses. Siis näitab /{ command-game } { command-game-verify } seda koos protokolliga.

## /rules leht pärast rules.ftl lehti
rules-all-4 = { "" }**{ button-nudge }** mängijat, kes laseb end oodata: kord käigu jooksul, kui veerand käiguajast on möödas.

    { "" }**{ button-gone }** ilmub, kui keegi ei jõudnud oma viimast käiku teha või lahkus. Teised valivad: *võit mulle* (kadunud mängija kaotab, reitinguga), *arvuti mängib* (reitinguta) või *lükka edasi*. Kui mängijaid on üle kahe, peavad nõus olema kõik kohalolijad.

    { "" }**{ button-pause }** algab, kui kõik on nõus. **{ button-goon }** võib vajutada igaüks, ja see, kelle käik on, saab aega tagasi tulla. 30 päeva pärast lõpeb partii tulemuseta.

    { "" }**{ button-abort }** lõpetab partii tulemuseta ja reitinguta, kui kõik on nõus. Seda saab teha ainult alguses, kuni kõik on kaks korda käinud.

    { "" }**Puhkus:** /{ command-preferences } `{ command-preferences-vacation }:7`. Partiides, kus käiguaeg on vähemalt ööpäev, seisavad sinu käikude ajal kellad. Aastas on sul 21 päeva.
    .title = Kui keegi enam ei mängi
