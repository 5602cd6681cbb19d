### Zvyky: řazení, vracení, líznutí jedním stiskem, hra jako minule, tiché hodiny, týden.

hand-sorted-melds = Seřazeno podle kombinací, nejlepší první. Chceš mít některé karty vpředu? Označ je a stiskni **{ button-sort }**.

button-draw-and-show = Líznout a ukázat

undo-only-marks = Tahy platí hned a vrátit se nedají. Označení karet ruším.
undo-by-takeback = Tahy platí hned. O vrácení posledního můžeš ostatní požádat přes /{ command-game } { command-game-takeback }. Označení karet ruším.

command-preferences-quiet = ticho
    .description = Tiché hodiny: mé soukromé zprávy jsou pak bez zvuku. Třeba 22:00-07:00, nebo off
command-preferences-zone = pásmo
    .description = Tvé časové pásmo: napiš velké město blízko tebe
preferences-quiet = **Tiché hodiny:** { $hours } ({ $zone }). Mé soukromé zprávy jsou pak bez zvuku.
preferences-quiet-off = **Tiché hodiny:** žádné. Mé soukromé zprávy můžou pípnout kdykoli.
quiet-not-understood = „{ $hours }“ jako hodiny přečíst neumím. Napiš je třeba takto: 22:00-07:00, nebo off.
quiet-needs-zone = Nejdřív vyber své časové pásmo, třeba takto: /{ command-preferences } { command-preferences-quiet }:{ $hours } { command-preferences-zone }:Europe/Prague.
quiet-zone-unknown = Časové pásmo „{ $zone }“ neznám. Napiš velké město blízko tebe a vyber ze seznamu.

challenge-as-last = Stejná hra i časové limity jako minule.
challenge-times-kept = Zůstává z minula: { $times }.
challenge-rematch = Odveta za partii **#{ $game }**.
challenge-rematch-deals = Odveta za partii **#{ $game }**: první rozdává **{ $name }**.

weekly-title = Žebříček týdne, { $first } – { $last }
weekly-more = Celý ho ukáže /{ command-standings }.
command-server-season-weekly = týdenní-žebříček
    .description = Každé pondělí poslat do tohoto kanálu žebříček týdne
command-server-season-weekly_off = týdenní-žebříček-vypnout
    .description = Žebříček týdne už neposílat
server-weekly = **žebříček týdne:** v { $channel }, příště { $next }
server-weekly-off = **žebříček týdne:** neposílá se
server-weekly-forbidden = ⚠ Do { $channel } nesmím psát, takže tam nic neposílám. Povol mi ten kanál zobrazit a posílat do něj zprávy.

hand-your-turn = **Jsi na tahu**
hand-waits = Na tahu: { $name }.
tiles-your-move = **Jsi na tahu.** Vylož kameny, nebo si jeden lízni.
tiles-your-move-no-stock = **Jsi na tahu.** Vylož kameny, nebo řekni pas: zásoba je prázdná.
