### Harjumused: sorteerimine, tagasivõtmine, tõmbamine ühe vajutusega, vaiksed tunnid, nädal.

hand-sorted-melds = Kombinatsioonide järgi: parimad ees. Märgi kaardid ja vajuta „Sorteeri“ – need tulevad ette.

button-draw-and-show = Tõmba ja näita

undo-only-marks = Käigud loevad kohe ja neid tagasi võtta ei saa. Sinu märgid on maha võetud.
undo-by-takeback = Käigud loevad kohe. Viimase tagasivõtmist saad teistelt paluda käsuga /{ command-game } { command-game-takeback }. Sinu märgid on maha võetud.

## Vaiksed tunnid: millal privaatsõnumid tulevad helita
command-preferences-quiet =
    .description = Millal minu privaatsõnumid on helita, näiteks 22:00-07:00; off – mitte kunagi
command-preferences-zone =
    .description = Sinu ajavöönd: kirjuta suur linn enda lähedal
preferences-quiet = **vaiksed tunnid:** { $hours } ({ $zone }), privaatsõnumid tulevad helita
preferences-quiet-off = **vaiksed tunnid:** pole, privaatsõnum võib heliseda igal ajal
quiet-not-understood = Ma ei saa tundidest aru: „{ $hours }“. Kirjuta nii: 22:00-07:00 või off.
quiet-needs-zone = Ma ei tea, mis kell sinu juures on. Ütle ka ajavöönd: /{ command-preferences } { command-preferences-quiet }:{ $hours } { command-preferences-zone }:Europe/Tallinn.
quiet-zone-unknown = Ma ei tunne ajavööndit „{ $zone }“. Kirjuta suur linn enda lähedal ja vali loendist.

## Väljakutsed: mis neil on ühist varasema partiiga
challenge-as-last = Mäng ja ajad on nagu eelmisel korral.
challenge-times-kept = Eelmisest korrast jääb kehtima: { $times }.
challenge-rematch = Partii **#{ $game }** revanš.
challenge-rematch-deals = Partii **#{ $game }** revanš: esimesena jagab **{ $name }**.

## Nädal: edetabel esmaspäeviti serverites, kes seda soovivad
weekly-title = Nädala edetabel, { $first } – { $last }
weekly-more = Kõiki näitab /{ command-standings }.
command-server-season-weekly =
    .description = Avalda selles kanalis igal esmaspäeval nädala edetabel
command-server-season-weekly_off =
    .description = Ära enam nädala edetabelit avalda
server-weekly = **nädala edetabel:** { $channel }, järgmine { $next }
server-weekly-off = **nädala edetabel:** ei avaldata
server-weekly-forbidden = ⚠ Ma ei tohi kanalisse { $channel } kirjutada, seega seal midagi ei avaldata. Luba mul seda kanalit näha ja sõnumeid saata.

hand-your-turn = **Sinu käik**
hand-waits = Käigul on { $name }.
tiles-your-move = **Sinu käik.** Lao kive või tõmba üks.
tiles-your-move-no-stock = **Sinu käik.** Lao kive või jäta vahele: varu on tühi.
