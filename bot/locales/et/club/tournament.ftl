### Turniiriõhtud: /club tournament, turniiri sõnum ja see, mida selle laudades öeldakse.

command-club-tournament =
    .description = Ava turniiriõhtu või vaata, kuidas praegusel läheb
command-club-tournament-name =
    .description = Kuidas turniiri nimetatakse
command-club-tournament-game =
    .description = Mida mängitakse
command-club-tournament-options =
    .description = Mängu valikud, näiteks target=200, või kood
command-club-tournament-kind =
    .description = Šveitsi süsteem, igaüks igaühega või areen (uus vastane kohe, kui oled vaba)
command-club-tournament-rounds =
    .description = Mitu ringi; kui jätad valimata, siis mängijate arvu järgi
command-club-tournament-signup =
    .description = Millal algab: mitme minuti pärast või kellaaeg, näiteks 20:30
command-club-tournament-minutes =
    .description = Mitu minutit ring kestab; areen: 30, 60, 90 või 120
command-club-tournament-duplicate =
    .description = Kõigis laudades samad kaardid: kohti võrreldakse, reitinguta
command-club-tournament-computer =
    .description = Paaritu arvu korral mängib arvuti, et keegi ei peaks vahele jätma
command-club-tournament-rated =
    .description = Kas partiid lähevad reitingusse
choice-tournament-swiss = Šveitsi süsteem: võrdne võrdsega
choice-tournament-round-robin = igaüks igaühega

## Sõnum, mis on alati ajakohane
tournament-name = Õhtu: { $game }
tournament-title = ## { $name }
tournament-kind = { $kind ->
    [round-robin] igaüks igaühega
   *[swiss] Šveitsi süsteem
}
tournament-rounds = { $count ->
    [one] 1 ring
   *[other] { $count } ringi
}
tournament-minutes = { $count ->
    [one] 1 minut ringi kohta
   *[other] { $count } minutit ringi kohta
}
tournament-duplicate = kõigis laudades samad kaardid
tournament-computer = paaritut arvu täiendab arvuti
tournament-rated = { $rated ->
    [yes] reitinguga
   *[no] reitinguta
}
tournament-open = **Algus { $time }** ({ $when }). Mängimiseks vajuta **{ button-tournament-join }**: kui ring algab, kutsub laud sind ja **{ button-tournament-mine }** viib sinna.
tournament-players = { $count ->
    [one] 1 mängija (kuni { $most })
   *[other] { $count } mängijat (kuni { $most })
}
tournament-nobody = Keegi pole end veel kirja pannud; kohti on kuni { $most }.
tournament-more = { " " }ja veel { $count }
tournament-cancelled = See turniir jäeti ära.
tournament-running = **Ring { $round } / { $rounds }** · kuni { $when } ({ $time }) · lõpetanud laudu: { $done } / { $tables }
tournament-commitment = -# Selle ringi kaardid on paigas: `{ $commitment }`
tournament-seat = { $table } · { $names }
tournament-seat-done = { $table } · { $names } · **{ $points }**
# Kõigil on samad kaardid ja teised lauad alles mängivad
tournament-seat-waits = { $table } · { $names } · lõpetanud
tournament-bye = paariliseta: { $name }
tournament-how-decided = (aeg sai läbi)
tournament-how-absent = (keegi ei tulnud)
tournament-how-void = (tulemuseta)
tournament-how-moderated = (lõpetas moderaator)
tournament-cut = Turniir lõpeb enne aega: ring { $round } on viimane.
tournament-cut-by = Lõpetas { $name }. Kes ise osaleb, jääb selle eest viimaseks.
# $tables: "#17, #18"
tournament-moderated = Moderaatori lõpetatud lauad, tulemuseta: { $tables }
tournament-won = 🏆 Võitis **{ $names }**. Palju õnne!
tournament-won-together = 🏆 Esikohta jagavad **{ $names }**. Palju õnne!
tournament-nobody-played = Keegi ei mänginud.
tournament-row = { $place }\. **{ $name }** · { $points } · { $rounds } · Buchholz { $buchholz }
tournament-left = (enam ei mängi)
tournament-ties = Võrdsete punktide korral on eespool see, kellele sattusid tugevamad: Buchholz ehk vastaste punktid, siis sama ilma parima ja halvimata. Kes ka siin on võrdne, jagab kohta.
tournament-table = ring { $round } / { $rounds }
# Tulemuste tabeli pildil
tournament-final = lõplik tabel
tournament-about = { $game } · { $count ->
    [one] 1 mängija
   *[other] { $count } mängijat
}
# Keegi näitab lõplikku tabelit kanalile
tournament-shared = { $name } näitab lõplikku tabelit: **{ $tournament }**.
tournament-points = punktid
tournament-buchholz = Buchh.
tournament-thread = lauad { $first }–{ $last }
tournament-event = Turniir, mäng: { $game }. Kirja saab siin: { $url }
tournament-where = [Turniiri sõnum]({ $url })

## Ringi leht
tournament-round = **Ring { $round } / { $rounds }**{ $pages ->
    [one] { "" }
   *[other] { " " }· leht { $page }/{ $pages }
}
tournament-round-runs = Kestab kuni { $when } ({ $time }).
tournament-round-same-later = Kõigis laudades on samad kaardid: punktid tulevad siis, kui ka viimane laud on lõpetanud.
# Laua järel, kus mängitakse. $points: „35 : 20“
tournament-round-now = seni { $points }
tournament-round-playing = mängivad
# Laua tulemuse järel: kes oli ees. $points: „40 punkti“
tournament-round-ahead = ({ $name }, edu { $points })
# Lugeja enda laua nimede järel
tournament-round-own = ← sina

## Mida teised lugeja kaartidega tegid
tournament-same = **Ring { $round }** · sinu kaardid teistes laudades
tournament-same-own = { $how ->
    [won] Sina **võitsid**
    [lost] Sina **kaotasid**
    [drew] Sina **jäid viiki**
   *[made] Sinu tulemus on **{ $points }**
}: nende kaartidega koht { $place }, mängijaid { $all }.
tournament-same-other = { $how ->
    [won] **{ $name }** **võitis** sinu kaartidega.
    [lost] **{ $name }** **kaotas** sinu kaartidega.
    [drew] **{ $name }** **jäi** sinu kaartidega **viiki**.
   *[made] **{ $name }** sai sinu kaartidega **{ $points }**.
}
tournament-same-where = käik { $turn }
# Mitme vooruga partii; turniiril on ringid
tournament-same-where-round = voor { $round }, käik { $turn }
# $theirs: „Carol pani maha 9♠.“, $mine: „Alice pani maha 7♣.“ Mõlemad on terved laused
tournament-same-parted = Teie teed läksid lahku: { $where }. { $theirs } { $mine }
tournament-same-opponent = Vastaste teed läksid lahku juba enne: { $where }. { $theirs } Sinu lauas: { $mine }
tournament-same-never = Mängisite ühtemoodi, nii kaua kui mõlemad partiid kestsid.
tournament-same-gone = Selle partii protokolli enam ei hoita.
# Hetkede menüü
tournament-same-see = Vaata kordusest

button-tournament-same = Samad kaardid
button-tournament-round = Tagasi ringi juurde
button-tournament-rounds = Ringid
button-tournament-table = Lõplik tabel
button-tournament-standings = Seis

button-tournament-join = Liitu
button-tournament-leave = Lahku
button-tournament-mine = Minu laud
button-tournament-results = Kogu tabel
button-tournament-host = Korraldaja
button-tournament-share = Jaga tabelit
button-tournament-again = Sama veel kord
button-tournament-new = Uus turniir
button-tournament-start = Alusta kohe
button-tournament-more = Veel valikuid
button-tournament-cancel = Jäta ära
button-tournament-end = Lõpeta kohe
button-tournament-go = Lahku ja anna alla
button-tournament-yes = Jah, päriselt

## Aknad
tournament-field-name = Nimi
tournament-field-game = Mäng
tournament-field-kind = Kes kellega kohtub
tournament-field-signup = Algus
tournament-field-minutes = Minuteid ringi kohta
tournament-field-options = Mängu valikud
tournament-field-rounds = Ringid
tournament-field-computer = Paaritut arvu täiendab arvuti
tournament-field-rated = Reitinguga
tournament-signup-hint = Mitme minuti pärast või kellaaeg, näiteks 20:30 (sinu ajavööndis)
tournament-form-swiss = Šveitsi süsteem: võrdne võrdsega
tournament-form-swiss-same = Šveitsi süsteem, kõikjal samad kaardid
tournament-form-round-robin = Igaüks igaühega
tournament-form-round-robin-same = Igaüks igaühega, samad kaardid
# Mängude menüüs. $game: „500 Rummi, 1 voor“
tournament-game-before = { $game } · nagu eelmisel korral
tournament-yes = jah
tournament-no = ei

## Vastused, mida loeb üks inimene
tournament-none-yet = Praegu selles serveris turniiri pole. Ava see: inimesed liituvad nupuga ja kõik muu käib iseenesest.
tournament-opened = Sinu turniir on kanalis. See algab ise, kui aeg käes.
tournament-host = Turniiri korraldab { $host }.
tournament-come = Oled kirjas: **{ $name }**. Kui ring algab, kutsub laud sind kohe, kui on sinu käik.
tournament-come-late = Oled kirjas: **{ $name }**. Mängid alates järgmisest ringist.
tournament-gone = Lahkusid turniirilt.
tournament-sure = Sul on siin partii pooleli. Kui praegu lahkud, annad selle alla.
tournament-mine = Sinu laud on [#{ $game }]({ $url }).
tournament-avoids = Selles ringis oleks su vastane olnud keegi, kelle oled blokeerinud, seega saad selle eest kõige rohkem pool punkti.
tournament-wait = Sul pole praegu partiid. Järgmine ring algab, kui kõik lauad on lõpetanud, hiljemalt aja lõppedes.
tournament-starts = Algab.
tournament-cancel-sure = Kas tõesti jätta see turniir ära?
tournament-end-sure = Kas tõesti lõpetada see turniir? Pooleli partiid võidab see, kes on ees, ja tabel jääb selliseks.
tournament-end-sure-own = Kas tõesti lõpetada see turniir? Sa osaled selles, nii et praegune ring mängitakse enne lõpuni, sina jääd viimaseks ja kõik näevad seda.
tournament-stopped = Tehtud.
tournament-changed = Muudetud.

## Miks midagi ei saa
tournament-none = Seda turniiri enam pole.
tournament-here = Selles kanalis on juba turniir.
tournament-in-server = Selles serveris on juba turniir. Veel ühe saab avada see, kes haldab serverit või selle sündmusi.
tournament-joined = Oled juba kirjas.
tournament-out = Sind polnud kahes lauas, nii et sellel turniiril sa enam ei mängi.
tournament-deleted = Sinu andmed kustutati selle turniiri ajal, nii et uuesti sa sellega liituda ei saa.
tournament-full = Kõik kohad on võetud.
tournament-over = See turniir on läbi.
tournament-same-none = Selles ringis pole sinu kaarte millegagi võrrelda.
tournament-not-over = Turniir pole veel läbi: lõplikku tabelit jagada ei saa.
tournament-no-round = Turniir pole veel alanud: ringid on siin siis, kui see algab.
tournament-late = Selle turniiriga liitumiseks on liiga hilja.
tournament-not-in = Sa pole sellel turniiril.
tournament-begun = See on juba alanud.
tournament-too-few = Vaja on vähemalt kaht mängijat.
tournament-not-host = Seda saab ainult turniiri korraldaja ja see, kes haldab serverit või selle sündmusi.
tournament-when = Ma ei saa aru, millal. Kirjuta, mitme minuti pärast, näiteks 20, või kellaaeg, näiteks 20:30; kõige rohkem nädal ette.
tournament-number = See peab olema arv { $least } kuni { $most }.

## Laudades
tournament-missed = { $user }: sind oodatakse lauas #{ $game }. Kui sa käiku ei tee, läheb partii { $time } vastasele.

## Klubi esilehel
# $own: kas lugeja on üks neist
tournament-front-in = { $count ->
    [one] { $count } mängija
   *[other] { $count } mängijat
}{ $own ->
    [in] , sina ka
   *[other] { "" }
}
tournament-front-open = **{ $name }** algab { $time }. Kas lööd kaasa?
tournament-front-plays = **{ $name }**: sinu selle ringi partii käib.
button-tournament-front = Liitu turniiriga
