### Zvyky: řazení, vracení, líznutí jedním stiskem, hra jako minule, tiché hodiny, týden.

hand-sorted-melds = Seřazeno podle kombinací: nejlepší první. Označ karty a stiskni „Seřadit“, ať jsou vpředu.

button-draw-and-show = Líznout a ukázat

undo-only-marks = Tahy platí hned a vrátit se nedají. Karty už nejsou označené.
undo-by-takeback = Tahy platí hned. O vrácení posledního můžeš ostatní požádat příkazem /{ command-game } { command-game-takeback }. Karty už nejsou označené.

command-preferences-quiet = ticho
    .description = Kdy mají být mé soukromé zprávy bez zvuku, třeba 22:00-07:00; off to ukončí
command-preferences-zone = pásmo
    .description = Tvé časové pásmo: napiš velké město blízko tebe
preferences-quiet = **ticho** { $hours } ({ $zone }): mé soukromé zprávy jsou pak bez zvuku
preferences-quiet-off = **ticho** vypnuté: mé soukromé zprávy můžou pípnout kdykoli
quiet-not-understood = Hodinám „{ $hours }“ nerozumím. Piš je jako 22:00-07:00, nebo off.
quiet-needs-zone = Nevím, kolik je u tebe hodin. Napiš i své časové pásmo: /{ command-preferences } { command-preferences-quiet }:{ $hours } { command-preferences-zone }:Europe/Prague.
quiet-zone-unknown = Časové pásmo „{ $zone }“ neznám. Napiš velké město blízko tebe a vyber ze seznamu.

challenge-as-last = Hra i časové limity jsou jako minule.
challenge-times-kept = Zůstává z minula: { $times }.
challenge-rematch = Odveta za **#{ $game }**.
challenge-rematch-deals = Odveta za **#{ $game }**: první rozdává **{ $name }**.

weekly-title = Žebříček týdne, { $first } – { $last }
weekly-more = Celý ho ukáže /{ command-standings }.
command-server-season-weekly = týdenní-žebříček
    .description = Každé pondělí poslat do tohoto kanálu žebříček týdne
command-server-season-weekly_off = týdenní-žebříček-vypnout
    .description = Žebříček týdne už neposílat
server-weekly = **žebříček týdne** v { $channel }, příště { $next }
server-weekly-off = **žebříček týdne** se neposílá
server-weekly-forbidden = ⚠ Do { $channel } nesmím psát, nic tam tedy nepošlu. Povol mi ten kanál vidět a posílat zprávy.

hand-your-turn = **Jsi na tahu**
hand-waits = Na tahu: { $name }.
tiles-your-move = **Jsi na tahu.** Vykládej, nebo si jeden kámen lízni.
tiles-your-move-no-stock = **Jsi na tahu.** Vykládej, nebo řekni pas: zásoba je prázdná.
