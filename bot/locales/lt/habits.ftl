### Įpročiai: rikiavimas, atšaukimas, ėjimas vienu paspaudimu, tylos valandos, savaitė.

hand-sorted-melds = Pagal derinius, geriausi pirmi. Kad kelios kortos būtų pirmos, pažymėk jas ir spausk „{ button-sort }“.

button-draw-and-show = Traukti ir rodyti

undo-only-marks = Ėjimai galioja iškart, jų atšaukti negalima. Atšaukiau tavo žymėjimą.
undo-by-takeback = Ėjimai galioja iškart. Jei nori atsiimti paskutinį, prašyk kitų sutikimo su /{ command-game } { command-game-takeback }. Atšaukiau tavo žymėjimą.

## Tylos valandos: kada asmeninės žinutės ateina be garso
command-preferences-quiet = tyla
    .description = Tylos valandos: tada mano asmeninės žinutės be garso; pavyzdžiui, 22:00-07:00 arba off
command-preferences-zone = juosta
    .description = Tavo laiko juosta: įrašyk didelį miestą netoli savęs
preferences-quiet = **Tylos valandos:** { $hours } ({ $zone }). Tada mano asmeninės žinutės ateina be garso.
preferences-quiet-off = **Tylos valandos:** nėra. Mano asmeninės žinutės gali skambėti bet kada.
quiet-not-understood = Nesuprantu valandų „{ $hours }“. Rašyk taip: 22:00-07:00 arba off.
quiet-needs-zone = Pirma pasirink laiko juostą, pavyzdžiui: /{ command-preferences } { command-preferences-quiet }:{ $hours } { command-preferences-zone }:Europe/Vilnius.
quiet-zone-unknown = Nežinau laiko juostos „{ $zone }“. Įrašyk didelį miestą netoli savęs ir pasirink iš sąrašo.

## Iššūkiai: ką bendra jie turi su ankstesne partija
challenge-as-last = Žaidimas ir laiko ribos – kaip praėjusį kartą.
challenge-times-kept = Palikta kaip praėjusį kartą: { $times }.
challenge-rematch = Partijos **#{ $game }** revanšas.
challenge-rematch-deals = Partijos **#{ $game }** revanšas: dalyti pradeda **{ $name }**.

## Savaitė: pirmadieniais skelbiama lentelė serveriuose, kurie jos nori
weekly-title = Savaitės lentelė, { $first } – { $last }
weekly-more = Visus rodo /{ command-standings }.
command-server-season-weekly = savaitės-lentelė
    .description = Kas pirmadienį šiame kanale skelbti savaitės lentelę
command-server-season-weekly_off = be-savaitės-lentelės
    .description = Savaitės lentelės nebeskelbti
server-weekly = **savaitės lentelė:** kanale { $channel }, kita { $next }
server-weekly-off = **savaitės lentelė:** neskelbiama
server-weekly-forbidden = ⚠ Negaliu rašyti kanale { $channel }, todėl ten nieko neskelbiu. Leisk man matyti šį kanalą ir siųsti žinutes.

hand-your-turn = **Tavo ėjimas**
hand-waits = Eina { $name }.
tiles-your-move = **Tavo ėjimas.** Dėk kauliukus arba trauk vieną.
tiles-your-move-no-stock = **Tavo ėjimas.** Dėk kauliukus arba praleisk: atsargos tuščios.
