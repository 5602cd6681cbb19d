### Turniiriõhtud: /club tournament, turniiri sõnum ja see, mida selle laudades öeldakse.

command-club-tournament =
    .description = Ava turniir või vaata, kuidas praegusel läheb
command-club-tournament-name =
    .description = Turniiri nimi; kui tühi, siis mängu järgi
command-club-tournament-game =
    .description = Milline mäng; kui tühi, siis serveri vaikemäng
command-club-tournament-options =
    .description = Mängu valikud, näiteks target=200, või kood
command-club-tournament-kind =
    .description = Šveitsi süsteem, igaüks igaühega või areen (uus vastane kohe, kui oled vaba)
command-club-tournament-rounds =
    .description = Mitu ringi; kui tühi, siis mängijate arvu järgi
command-club-tournament-signup =
    .description = Millal turniir algab: mitme minuti pärast või kellaaeg, näiteks 20:30
command-club-tournament-minutes =
    .description = Mitu minutit kestab ring; areen kokku 30, 60, 90 või 120
command-club-tournament-duplicate =
    .description = Kõigis laudades samad kaardid: sind võrreldakse sama koha mängijatega; reitinguta
command-club-tournament-computer =
    .description = Kui mängijaid on paaritu arv, mängib kaasa arvuti, et keegi ei jääks paariliseta
command-club-tournament-rated =
    .description = Kas partiid on reitinguga; vaikimisi jah
choice-tournament-swiss = Šveitsi süsteem: võrdne võrdsega
choice-tournament-round-robin = Igaüks igaühega

## Sõnum, mis on alati ajakohane
tournament-name = Mänguõhtu – { $game }
tournament-title = ## { $name }
tournament-kind = { $kind ->
    [round-robin] igaüks igaühega
   *[swiss] Šveitsi süsteem
}
tournament-rounds = { $count ->
    [one] 1 ring
   *[other] { $count } ringi
}
tournament-minutes = { $count ->
    [one] 1 minut ringi kohta
   *[other] { $count } minutit ringi kohta
}
tournament-duplicate = kõigis laudades samad kaardid
tournament-computer = paaritu arvu korral mängib kaasa arvuti
tournament-rated = { $rated ->
    [yes] reitinguga
   *[no] reitinguta
}
tournament-open = **Algus { $time }** ({ $when }). Mängimiseks vajuta **{ button-tournament-join }**. Igas ringis mainin sind, kui on sinu käik; partiisse viib **{ button-tournament-mine }**.
tournament-players = { $count ->
    [one] 1 mängija (kuni { $most })
   *[other] { $count } mängijat (kuni { $most })
}
tournament-nobody = Keegi pole end veel kirja pannud. Mängida saab kuni { $most } inimest.
tournament-more = { " " }ja veel { $count }
tournament-cancelled = See turniir jäeti ära.
tournament-running = **Ring { $round }/{ $rounds }** · lõpeb { $when } ({ $time }) · partiisid läbi { $done }/{ $tables }
tournament-commitment = -# Selle ringi segamise sõrmejälg: `{ $commitment }`
tournament-seat = { $table } · { $names }
tournament-seat-done = { $table } · { $names } · **{ $points }**
# Kõigil on samad kaardid ja teised lauad alles mängivad
tournament-seat-waits = { $table } · { $names } · läbi
tournament-bye = paariliseta: { $name }
tournament-how-decided = (aeg sai otsa)
tournament-how-absent = (ei tulnud)
tournament-how-void = (tulemuseta)
tournament-how-moderated = (lõpetas moderaator)
tournament-cut = See turniir lõpetati enne aega: ring { $round } on viimane.
tournament-cut-by = { $name } lõpetas turniiri, kus ise mängis, ja jääb seetõttu viimaseks.
# $tables: "#17, #18"
tournament-moderated = Moderaatori lõpetatud partiid, tulemuseta: { $tables }
tournament-won = 🏆 Võitis **{ $names }**. Palju õnne!
tournament-won-together = 🏆 Esikohta jagavad **{ $names }**. Palju õnne!
tournament-nobody-played = Keegi ei mänginud.
tournament-row = { $place }\. **{ $name }** · { $points } · { $rounds } · Buchholz { $buchholz }
tournament-left = (lahkus)
tournament-ties = Võrdsete punktide korral loeb Buchholz (sinu vastaste punktid kokku), siis Buchholz ilma parima ja halvima vastaseta. Kui ka see on võrdne, jagatakse kohta.
tournament-table = ring { $round }/{ $rounds }
# Tulemuste tabeli pildil
tournament-final = lõplik edetabel
tournament-about = { $game } · { $count ->
    [one] 1 mängija
   *[other] { $count } mängijat
}
# Keegi näitab lõplikku tabelit kanalile
tournament-shared = { $name } jagab lõplikku edetabelit: **{ $tournament }**.
tournament-points = punktid
tournament-buchholz = Buchh.
tournament-thread = lauad { $first }–{ $last }
tournament-event = Turniir: { $game }. Pane end kirja siin: { $url }
tournament-where = [Turniiri sõnumi juurde]({ $url })

## Ringi leht
tournament-round = **Ring { $round }/{ $rounds }**{ $pages ->
    [one] { "" }
   *[other] { " " }· leht { $page }/{ $pages }
}
tournament-round-runs = Ring lõpeb { $when } ({ $time }).
tournament-round-same-later = Kõigis laudades on samad kaardid, nii et punkte näed siis, kui kõik partiid on läbi.
# Laua järel, kus mängitakse. $points: „35 : 20“
tournament-round-now = seni { $points }
tournament-round-playing = pooleli
# Laua tulemuse järel: kes oli ees. $points: „40 punkti“
tournament-round-ahead = (ees { $name }, { $points })
# Lugeja enda laua nimede järel
tournament-round-own = ← sina

## Mida teised lugeja kaartidega tegid
tournament-same = **Ring { $round }** · sinu kaardid teistes laudades
tournament-same-own = { $how ->
    [won] Sina **võitsid**
    [lost] Sina **kaotasid**
    [drew] Sina **jäid viiki**
   *[made] Sina said **{ $points }**
}: nende kaartidega koht { $place }/{ $all }.
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
tournament-same-parted = Esimene erinevus: { $where }. { $theirs } { $mine }
tournament-same-opponent = Esimesena mängisid erinevalt vastased: { $where }. { $theirs } Sinu lauas: { $mine }
tournament-same-never = Mängisite mõlemad ühtemoodi, kuni üks partii lõppes.
tournament-same-gone = Selle partii protokolli pole enam alles.
# Hetkede menüü
tournament-same-see = Vaata kordusest

button-tournament-same = Samad kaardid
button-tournament-round = Tagasi ringi juurde
button-tournament-rounds = Ringid
button-tournament-table = Lõplik edetabel
button-tournament-standings = Edetabel

button-tournament-join = Liitu
button-tournament-leave = Lahku
button-tournament-mine = Minu laud
button-tournament-results = Kõik tulemused
button-tournament-host = Korraldaja
button-tournament-share = Jaga edetabelit
button-tournament-again = Sama veel kord
button-tournament-new = Uus turniir
button-tournament-start = Alusta kohe
button-tournament-more = Veel valikuid
button-tournament-cancel = Jäta turniir ära
button-tournament-end = Lõpeta kohe
button-tournament-go = Lahku ja anna alla
button-tournament-yes = Jah, tõesti

## Aknad
tournament-field-name = Nimi
tournament-field-game = Mäng
tournament-field-kind = Turniiri liik
tournament-field-signup = Algusaeg
tournament-field-minutes = Minuteid ringi kohta
tournament-field-options = Mängu valikud
tournament-field-rounds = Ringid
tournament-field-computer = Paaritu arvu korral mängib arvuti
tournament-field-rated = Reitinguga
tournament-signup-hint = Mitme minuti pärast või kellaaeg, näiteks 20:30 (sinu ajavööndis)
tournament-form-swiss = Šveitsi süsteem: võrdne võrdsega
tournament-form-swiss-same = Šveitsi süsteem, kõigis laudades samad kaardid
tournament-form-round-robin = Igaüks igaühega
tournament-form-round-robin-same = Igaüks igaühega, kõigis laudades samad kaardid
# Mängude menüüs. $game: „Rummi 500, 1 voor“
tournament-game-before = { $game } · nagu eelmisel korral
tournament-yes = jah
tournament-no = ei

## Vastused, mida loeb üks inimene
tournament-none-yet = Praegu ühtki turniiri pole. Ava ise mõni: inimesed liituvad nupuga ja kõik muu käib iseenesest.
tournament-opened = Sinu turniir on selles kanalis avatud. See algab õigel ajal ise.
tournament-host = Turniiri avas { $host }.
tournament-come = Oled mängus: **{ $name }**. Igas ringis mainin sind, kui on sinu käik.
tournament-come-late = Oled mängus: **{ $name }**. Mängid alates järgmisest ringist.
tournament-gone = Lahkusid turniirilt.
tournament-sure = Sul on partii pooleli. Kui praegu turniirilt lahkud, annad selle partii alla.
tournament-mine = Sinu laud on [#{ $game }]({ $url }).
tournament-avoids = Oled blokeerinud mängija, kellega oleksid selles ringis kohtunud, nii et saad ringi eest kõige rohkem pool punkti.
tournament-wait = Sul pole praegu partiid. Järgmine ring algab, kui kõik partiid on läbi või aeg otsa saab.
tournament-starts = Turniir algab.
tournament-cancel-sure = Kas jätta see turniir ära?
tournament-end-sure = Kas lõpetada see turniir kohe? Igas pooleliolevas partiis võidab see, kes on ees, ja edetabelit enam muuta ei saa.
tournament-end-sure-own = Kas lõpetada see turniir enne aega? Mängid ise kaasa, nii et käimasolev ring mängitakse enne lõpuni, sina jääd viimaseks ja turniiri sõnumis on kirjas, miks.
tournament-stopped = Tehtud.
tournament-changed = Muudetud.

## Miks midagi ei saa
tournament-none = Seda turniiri enam pole.
tournament-here = Selles kanalis on juba turniir. Kasuta mõnd teist kanalit.
tournament-in-server = Selles serveris on juba turniir. Teise saavad avada ainult liikmed, kes tohivad hallata serverit või selle sündmusi.
tournament-joined = Oled selle turniiriga juba liitunud.
tournament-out = Jätsid kaks partiid mängimata, nii et oled sellelt turniirilt väljas.
tournament-deleted = Kustutasid oma andmed selle turniiri ajal, nii et uuesti liituda sa ei saa.
tournament-full = See turniir on täis.
tournament-over = See turniir on läbi.
tournament-same-none = Sinu kaarte polnud selles ringis üheski teises lauas, nii et võrrelda pole millegagi.
tournament-not-over = See turniir pole veel läbi, nii et lõplikku edetabelit jagada ei saa.
tournament-no-round = See turniir pole veel alanud. Kui see algab, näed siin ringe.
tournament-late = Selle turniiriga liitumiseks on liiga hilja.
tournament-not-in = Sa ei osale sellel turniiril.
tournament-begun = See turniir on juba alanud.
tournament-too-few = Turniiriks on vaja vähemalt kaht mängijat.
tournament-not-host = Seda saab teha ainult turniiri korraldaja või liige, kes tohib hallata serverit või selle sündmusi.
tournament-when = Ma ei saa algusajast aru. Kirjuta, mitme minuti pärast, näiteks 20, või kellaaeg, näiteks 20:30; kõige rohkem nädal ette.
tournament-number = Kirjuta arv { $least } kuni { $most }.

## Laudades
tournament-missed = { $user }, vastane ootab sind partiis #{ $game }. Tee käik, muidu kaotad partii { $time }.

## Klubi esilehel
# $own: kas lugeja on üks neist
tournament-front-in = { $count ->
    [one] { $count } mängija
   *[other] { $count } mängijat
}{ $own ->
    [in] , sina ka
   *[other] { "" }
}
tournament-front-open = **{ $name }** algab { $time }. Lööd kaasa?
tournament-front-plays = **{ $name }**: sinu partii selles ringis käib.
button-tournament-front = Liitu turniiriga
