### Mida saab küsida, kui partii ei lähe nagu tavaliselt: nügimine, paus, katkestamine, kadunud
### mängijad, puhkus; ja kuidas kontrollida, et kaardid jagati ausalt.

## Käsud
command-game-nudge =
    .description = Tuleta käiku meelde sellele, keda oled juba kaua oodanud
command-game-nudge-table =
    .description = Millises lauas, kui istud mitmes
command-game-away =
    .description = Keegi on ammu kadunud: nõua võitu, lase arvutil mängida või lükka edasi
command-game-away-table =
    .description = Millises lauas, kui istud mitmes
command-game-pause =
    .description = Paku välja kellad peatada, kuni keegi tahab jätkata
command-game-pause-table =
    .description = Millises lauas, kui istud mitmes
command-game-abort =
    .description = Paku välja partii kohe alguses katkestada, tulemuseta ja reitinguta
command-game-abort-table =
    .description = Millises lauas, kui istud mitmes

## Laud
button-nudge = Müksa
button-gone = Keegi on kadunud…
button-pause = Paus
button-goon = Jätka
button-abort = Katkesta
table-stand-in = mängib arvuti
table-halted = { $reason ->
    [agreed] **Paus.** Aeg ei jookse. Kui keegi ei vajuta „{ button-goon }“, lõpeb partii { $until } tulemuseta.
    [adjourned] **Edasi lükatud.** Aeg ei jookse. Kui keegi ei vajuta „{ button-goon }“, lõpeb partii { $until } tulemuseta.
    [vacation] **{ $name } on puhkusel** kuni { $until }. Aeg ei jookse.
   *[channel] **Paus:** kanalile ei pääse ligi. Aeg ei jookse.
}
end-aborted = Partii katkestati: tulemuseta, reitinguta.
game-over = Partii #{ $game } on läbi.

## Nügimine
turn-nudge = { $user }, sind oodatakse partiis **#{ $game }**.
nudged = Meelde tuletatud kanalis ja privaatsõnumiga: { $name }.
nudge-dm = Sind oodatakse partiis **#{ $game }**: sinu käik.
nudge-yourself = Partiis #{ $game } on käik sinu: kedagi teist pole müksata.
nudge-computer = Partiis #{ $game } pole praegu kedagi müksata: mängib arvuti või jagatakse järgmist vooru.
nudge-short-turns = Partiis #{ $game } on käigud lühikesed: müksata pole vaja, käiguaja piirang teeb oma töö.
nudge-again = Mängijat { $name } on selles käigus juba müksatud. Kui vastust pole, teeb käiguaja piirang oma töö; kui inimene on ammu kadunud, aitab /{ command-game } { command-game-away }.
nudge-later = Anna aega, { $name } alles mõtleb: müksata saad { $time }.

## Ettepanekud
button-agree = Nõus
button-claim = Võit mulle
button-computer = Arvuti mängib
button-adjourn = Lükka edasi
proposal = { $verb ->
    [pause] **{ $name }** teeb ettepaneku panna partii **#{ $game }** pausile: aeg ei jookse, kuni keegi vajutab „{ button-goon }“.
    [abort] **{ $name }** teeb ettepaneku partii **#{ $game }** katkestada: tulemuseta, reitinguta.
    [claim] **{ $name }** teeb ettepaneku lugeda partii **#{ $game }** kaotatuks mängijale, kes on kadunud: { $other }.
    [computer] **{ $name }** teeb ettepaneku, et partiis **#{ $game }** mängiks kadunud mängija ({ $other }) eest arvuti. Siis on partii reitinguta.
   *[adjourn] **{ $name }** teeb ettepaneku lükata partii **#{ $game }** edasi, sest { $other } on kadunud: aeg ei jookse, kuni keegi vajutab „{ button-goon }“.
}
proposal-agreed = Poolt: { $names }.
proposal-waiting = { $mentions } – nõus?
proposal-outcome = { $outcome ->
    [agreed] **Kõik on nõus.**
    [declined] **Tagasi lükatud.** Partii jätkub.
    [withdrawn] **Tagasi võetud.** Partii jätkub.
   *[lapsed] **Enam pole võimalik.**
}
proposed = Sinu ettepanek partii #{ $game } kohta on kanalis. See kehtib, kui kõik teised on nõus.
answered = { $outcome ->
    [agree] Oled nõus. Partii #{ $game } kohta küsitakse veel teistelt.
    [agreed] Partii #{ $game } kohta on kõik nõus: tehtud.
    [declined] Sa ei ole nõus. Partii #{ $game } jätkub.
    [withdrawn] Võtsid oma ettepaneku tagasi. Partii #{ $game } jätkub.
   *[lapsed] Partiis #{ $game } pole see enam võimalik.
}
proposal-open = { $name } tegi juba teise ettepaneku: vasta enne sellele. Kui keeldud, see enam ei kehti.
proposal-declined = Seda just pakuti. Uuesti saad pakkuda { $time }.
proposal-over = See ettepanek partii #{ $game } kohta on läbi.
proposal-not-yours = Oled juba nõus või sinult ei küsita.
abort-too-late = Partii #{ $game } saab katkestada ainult, kuni kõik pole teinud esimeses voorus kaht käiku. Alla anda saab alati: /{ command-resign }.

## Pausid
paused-go-on = Partii #{ $game } on juba pausil.
not-paused = Mängijad pole partiid #{ $game } pausile pannud.
done-pause = Partii #{ $game } on pausil. Jätkamiseks vajuta **{ button-goon }** siin või laua juures.
done-abort = Partii #{ $game } katkestati: tulemuseta, reitinguta.
done-goon = Partii #{ $game } jätkub.
told-goon = { $runs ->
    [now] **{ $name }** jätkas partiid **#{ $game }**. Aeg jookseb jälle.
   *[later] **{ $name }** jätkas partiid **#{ $game }**. Aeg jookseb jälle { $time } või järgmisest käigust.
}

## Kes on kadunud
gone-two = Partii #{ $game }: **{ $name }** on kadunud. Mida teha?
    - **{ button-claim }**: { $name } kaotab (see loeb allaandmisena) ja võidad sina.
    - **{ button-computer }**, kuni { $name } on tagasi. Partii pole enam reitinguga.
    - **{ button-adjourn }**: aeg ei jookse, kuni keegi vajutab „{ button-goon }“.
gone-several = Partii #{ $game }: **{ $name }** on kadunud. Mida teha? { $others ->
        [0] Otsustad sina üksi.
        [one] Nõus peab olema veel üks mängija.
       *[other] Nõus peab olema veel { $others } mängijat.
    }
    - **{ button-claim }**: { $name } kaotab (see loeb allaandmisena) ja langeb välja.
    - **{ button-computer }**, kuni { $name } on tagasi. Partii pole enam reitinguga.
    - **{ button-adjourn }**: aeg ei jookse, kuni keegi vajutab „{ button-goon }“.
gone-nobody = Partiis #{ $game } pole keegi kadunud. Kadunud on see, kes on serverist lahkunud, jätnud oma viimase käigu tegemata (lühikeste käikude puhul kaks) ega ole pärast seda mänginud või kellel käiguajata partiis on käik olnud 24 tundi.
gone-not = Partii #{ $game }: { $name } pole enam või pole veel kadunud.
adjourn-again = Partii #{ $game } lükati äsja edasi. Uuesti saad seda teha { $time }.
gone-vacation = { $name } on puhkusel kuni { $until }.
gone-yourself = Sina oled ju siin.
done-claim = Partii #{ $game } võit on sinu.
done-computer = Partiis #{ $game } mängib edasi arvuti, see pole enam reitinguga.
done-adjourn = Partii #{ $game } on edasi lükatud. Jätkamiseks vajuta **{ button-goon }** siin või laua juures.
told-claim = **{ $name }** võttis partiis **#{ $game }** võidu: { $other } oli kadunud, see loeb allaandmisena.
told-computer = { $other }, sind polnud partiis **#{ $game }**: sinu eest mängib arvuti ja partii pole enam reitinguga. Vajuta **{ button-my-hand }**, et oma koht tagasi saada.
told-adjourn = { $other }, sind polnud partiis **#{ $game }**: **{ $name }** lükkas selle edasi. Kui oled tagasi, vajuta laua juures **{ button-goon }**.
told-back = **{ $name }** tuli partiisse **#{ $game }** tagasi ja vahetas arvuti välja.
note-rested = Paus ({ $time }) ei lähe kellelegi arvesse.
note-stand-in = Sinu eest mängib arvuti. Vajuta mis tahes nuppu või kirjuta käsk, ja saad oma koha tagasi.

## Puhkused
vacation-too-long = Sul on sel aastal jäänud { $days ->
    [one] üks puhkusepäev
   *[other] { $days } puhkusepäeva
}.
vacation-ended = Tere tulemast tagasi: sinu käiguga lõppes puhkus. Sel aastal on jäänud { $days ->
    [one] üks puhkusepäev
   *[other] { $days } puhkusepäeva
}.
preferences-vacation = **puhkus:** { $until ->
    [none] praegu pole; sel aastal on jäänud { $days ->
        [one] üks päev
       *[other] { $days } päeva
      }
   *[other] kuni { $until }; sel aastal on jäänud { $days ->
        [one] üks päev
       *[other] { $days } päeva
      }
}
command-preferences-vacation =
    .description = Vabad päevad nüüdsest: aeglastes partiides sinu aeg ei jookse; 0 – oled tagasi

## Kuidas segamist kontrollida
command-game-verify =
    .description = Näita kõigile, kuidas kontrollida, et partii kaardid jagati ausalt
command-game-verify-table =
    .description = Partii number; kui jätad valimata, siis sinu viimane lõpetatud siin
verify-title = **#{ $game }: kas kaardid jagati ausalt?**
verify-commitment = Segamise sõrmejälg, näidatud enne mängu: `{ $commitment }`
verify-contribution = Mängija { $name } panus: `{ $entropy }`
verify-seed = Salaarv, peidus lõpuni: `{ $seed }`
verify-how = Salaarvu SHA-256 peab olema segamise sõrmejälg, ja arv koos mängijate panustega määrab iga segamise. Käivita Jolly lähtekoodiga ja lisatud protokolliga `python -m engine verify jolly-{ $game }.txt`: programm jagab kõik kaardid uuesti, võrdleb neid ja lõpetab sõnaga „verified“. Et partiid pole teise vastu vahetatud, näed, kui võrdled sõrmejälge ja käike sellega, mida nägid.
verify-later = Kõik partii #{ $game } segamised tulenevad salaarvust. Sõrmejälg on selle SHA-256, nii et arvu vahetada ei saa. Partii lõpuni on see saladus, sest reedaks kõik kaardid; siis näitab /{ command-game } { command-game-verify } seda koos protokolliga.

## /rules leht pärast rules.ftl lehti
rules-all-4 = { "" }**{ button-nudge }** seda, kes laseb oodata: kord käigus, kui veerand käiguajast on möödas.
    
    { "" }**{ button-gone }** ilmub, kui keegi on jätnud oma viimase käigu tegemata või lahkunud. Teised valivad: *võit mulle* (kadunule kaotus, reitinguga), *arvuti mängib* (reitinguta) või *lükka edasi*. Kui mängijaid on üle kahe, peavad nõus olema kõik kohalolijad.
    
    { "" }**{ button-pause }**, kui kõik on nõus; **jätkata** võib igaüks, ja see, kelle käik on, saab aega tagasi tulla. 30 päeva pärast lõpeb partii tulemuseta.
    
    { "" }**{ button-abort }**, kui kõik on nõus, enne kui kõik on kaks korda käinud: tulemuseta, reitinguta.
    
    { "" }**Puhkus:** /{ command-preferences } `{ command-preferences-vacation }:7`. Partiides, kus käik on vähemalt ööpäev, sinu aeg ei jookse; 21 päeva aastas. Reitingut see ei muuda.
    .title = Kui keegi ei mängi
