### Seasons: /club season, /club champions, the post when one is over, the host's page about them.

command-club-season =
    .description = Selle hooaja punktid: kes juhib ja kaua see veel kestab
command-club-season-game =
    .description = Milline rummi; kui jätad valimata, siis see, mida siin kõige rohkem mängitakse
command-club-champions =
    .description = Selle serveri endised meistrid, hooaeg hooaja järel
choice-season = hooaeg
period-season = Hooaeg

season-title = { $game } · hooaeg { $number }
season-running = { $days } · lõpeb { $ends }, { $left }
season-over = { $days } · lõplik tabel
season-rule = Iga vastase eest, kelle reitinguga partiis selja taha jätad: esimest korda 10 punkti, teist korda 9 ja nii edasi, vähemalt 1.
season-needs = Meister on tabelis kõrgeim, kes on mänginud vähemalt { $games } partiid vähemalt { $people } inimesega.
season-unplayed = { $running ->
    [yes] Sel hooajal pole veel keegi reitinguga partiid lõpetanud. Ole esimene!
   *[no] Sel hooajal siin reitinguga partiisid ei lõpetatud.
}
season-won = võite { $wins }/{ $games }
season-opponents = { $count ->
    [one] { $count } vastane
   *[other] { $count } vastast
}
season-champion = meister
season-unknown = Hooaega { $number } siin pole.
button-season-before = Eelmine hooaeg
button-season-after = Järgmine hooaeg

champions-title = Meistrid
champions-season = Hooaeg { $number } · { $days }
champions-none = meistrit pole
champions-empty = Siin pole veel ükski hooaeg lõppenud. See lõpeb { $ends }.

season-posted = Hooaeg { $number } on läbi · { $days }
season-begun = Algas uus hooaeg ja kõigil on jälle 0 punkti.

profile-titles = **Meistritiitlid**
profile-title-row = { $game } · hooajad: { $seasons }

## The host's page

command-server-season =
    .description = Hooajad, nende meistrid ja nädala edetabel
command-server-season-zone =
    .description = Serveri ajavöönd hooaegade jaoks: kirjuta lähedal asuv suurlinn
command-server-season-season =
    .description = Kui kaua hooaeg kestab
command-server-season-season_ends =
    .description = Praeguse hooaja viimane päev, näiteks 2026-12-31
command-server-season-season_post =
    .description = Kas meistrid postitatakse sinna, kus on nädala edetabel
command-server-season-champion_role =
    .description = Roll, mis on meistril järgmise hooaja ajal
command-server-season-champion_game =
    .description = Millise mängu meistril; valimata jättes tavalise mängu
choice-quarter = kvartal
choice-weeks-4 = 4 nädalat
choice-weeks-2 = 2 nädalat
server-about-season = Millal siin on kesköö, kui kaua hooaeg kestab ja mida meistrid saavad.
server-page-season = Hooajad
server-zone = **ajavöönd** { $zone }
server-season = **hooaeg** kestab { $value ->
    [quarter] veerand aastat
    [weeks-4] 4 nädalat
    [weeks-2] 2 nädalat
   *[month] kuu
}
server-season-runs = **hooaeg { $number }** { $days } · lõpeb { $ends }, { $left }
server-season-none = Hooaega praegu pole: see algab järgmise reitinguga partiiga.
server-champions-posted = **meistrid** postitatakse kanalis { $channel }
server-champions-silent = **meistreid** ei postitata
server-champions-nowhere = **meistrid** postitatakse sinna, kus on nädala edetabel; selleks pole kanalit valitud
server-champion-role = **meistri roll** { $game }: { $role }
server-champion-forbidden = ⚠ Ma ei saa rolli { $role } anda ega ära võtta. Anna minu rollile õigus hallata rolle ja tõsta see rollide loendis sellest kõrgemale.
server-champion-gone = ⚠ Üht meistri rolli enam pole. Vali teine.
server-champion-left = Üks meister on serverist lahkunud ega saa rolli.
menu-season-length = Hooaeg: { $value ->
    [quarter] veerand aastat
    [weeks-4] 4 nädalat
    [weeks-2] 2 nädalat
   *[month] kuu
}
menu-season-post = Postita meistrid: { $value ->
    [on] jah
   *[off] ei
}
menu-champion-game = Meistri roll: { $game }
menu-champion-none = Rolli pole: vali
button-season-zone = Muu ajavöönd
button-season-last = Viimane päev
button-season-end = Lõpeta kohe
field-last = Selle hooaja viimane päev
field-last-about = Aasta, kuu ja päev, näiteks 2026-12-31
season-end-sure = Kas lõpetada praegune hooaeg kohe? Selle meistrid on lõplikud ja järgmine algab otsekohe.
season-ended-now = Hooaeg lõpeb nüüd; meistrid selguvad hetke pärast.
season-last-wrong = Ma ei saa aru: „{ $typed }“. Kirjuta päev kujul { $today }: täna või hiljem, kõige rohkem aasta ette.
champion-role-unknown = Seda rolli enam pole. Vali teine.
champion-role-unfit = „{ $role }“ kuulub botile või kõigile, seega ei saa seda kellelegi anda. Vali teine roll.
champion-role-not-yours = Rolli „{ $role }“ ei tohi sa ise anda. Palu kedagi, kellel on õigus hallata rolle ja kõrgem roll.

## Klubi esilehel
season-front = Hooaeg · { $game }
season-front-place = Koht { $place }
season-front-leads = oled esimene
season-front-behind = { $count ->
    [0] sama palju kui { $name }
    [one] { $count } punkt vähem kui { $name }
   *[other] { $count } punkti vähem kui { $name }
}
