### Harjumused: sorteerimine, tagasivõtmine, tõmbamine ühe vajutusega, vaiksed tunnid, nädal.

hand-sorted-melds = Järjestatud kombinatsioonide järgi, parimad ees. Kui tahad mõne kaardi ette tõsta, märgi see ja vajuta **{ button-sort }**.

button-draw-and-show = Tõmba ja näita

undo-only-marks = Käigud loevad kohe ja neid tagasi võtta ei saa. Kaardid pole enam märgitud.
undo-by-takeback = Käigud loevad kohe. Viimase käigu tagasivõtmist palu teistelt: /{ command-game } { command-game-takeback }. Kaardid pole enam märgitud.

## Vaiksed tunnid: millal privaatsõnumid tulevad helita
command-preferences-quiet =
    .description = Vaiksed tunnid: siis tulevad minu privaatsõnumid helita. Näiteks 22:00-07:00 või off
command-preferences-zone =
    .description = Sinu ajavöönd: kirjuta lähima suurlinna nimi
preferences-quiet = **Vaiksed tunnid:** { $hours } ({ $zone }). Sel ajal tulevad minu privaatsõnumid helita.
preferences-quiet-off = **Vaiksed tunnid:** välja lülitatud. Minu privaatsõnumid võivad heliseda igal ajal.
quiet-not-understood = Ma ei saa kellaaegadest aru: „{ $hours }“. Kirjuta nii: 22:00-07:00 või off.
quiet-needs-zone = Vali enne ajavöönd, näiteks nii: /{ command-preferences } { command-preferences-quiet }:{ $hours } { command-preferences-zone }:Europe/Tallinn.
quiet-zone-unknown = Ma ei tunne ajavööndit „{ $zone }“. Kirjuta lähima suurlinna nimi ja vali loendist.

## Väljakutsed: mis neil on ühist varasema partiiga
challenge-as-last = Mäng ja ajad on samad mis eelmisel korral.
challenge-times-kept = Nagu eelmisel korral – { $times }.
challenge-rematch = Partii **#{ $game }** revanš.
challenge-rematch-deals = Partii **#{ $game }** revanš: esimesena jagab **{ $name }**.

## Nädal: edetabel esmaspäeviti serverites, kes seda soovivad
weekly-title = Nädala edetabel, { $first } – { $last }
weekly-more = Kogu edetabel: /{ command-standings }.
command-server-season-weekly =
    .description = Avalda selles kanalis igal esmaspäeval nädala edetabel
command-server-season-weekly_off =
    .description = Lõpeta nädala edetabeli avaldamine
server-weekly = **nädala edetabel:** { $channel }, järgmine { $next }
server-weekly-off = **nädala edetabel:** ei avaldata
server-weekly-forbidden = ⚠ Ma ei saa kanalisse { $channel } kirjutada, seega ei avalda seal midagi. Luba mul seda kanalit näha ja sinna sõnumeid saata.

hand-your-turn = **Sinu käik**
hand-waits = Käigul on { $name }.
tiles-your-move = **Sinu käik.** Lao kive või tõmba üks.
tiles-your-move-no-stock = **Sinu käik.** Lao kive või jäta vahele: varu on tühi.
