### Seasons: /club season, /club champions, the post when one is over, the host's page about them.

command-club-season =
    .description = Vaata hooaja punkte ja seda, millal hooaeg lõpeb
command-club-season-game =
    .description = Milline mäng; kui tühi, siis see, mida siin kõige rohkem mängitakse
command-club-champions =
    .description = Vaata serveri endisi meistreid, hooaeg hooaja järel
choice-season = hooaeg
period-season = Hooaeg

season-title = { $game } · hooaeg { $number }
season-running = { $days }
    Lõpeb { $ends }, { $left }
season-over = { $days } · lõplik edetabel
season-rule = Kui edestad reitinguga partiis vastast, saad esimesel korral 10 punkti, sama inimese vastu järgmisel korral 9 ja nii edasi, kuni 1 punktini.
season-needs = Meistriks saab edetabelis kõige eespool olev mängija, kellel on vähemalt { $games } partiid vähemalt { $people } eri vastasega.
season-unplayed = { $running ->
    [yes] Sel hooajal pole veel keegi reitinguga partiid lõpuni mänginud. Ole esimene!
   *[no] Sel hooajal ei mänginud keegi reitinguga partiid lõpuni.
}
season-won = võite { $wins }/{ $games }
season-opponents = { $count ->
    [one] { $count } vastane
   *[other] { $count } vastast
}
season-champion = meister
season-unknown = Selles serveris pole olnud hooaega { $number }.
button-season-before = Eelmine hooaeg
button-season-after = Järgmine hooaeg

champions-title = Meistrid
champions-season = Hooaeg { $number } · { $days }
champions-none = meistrit pole
champions-empty = Siin pole veel ükski hooaeg lõppenud. Praegune lõpeb { $ends }.

season-posted = Hooaeg { $number } on läbi · { $days }
season-begun = Algas uus hooaeg ja kõigil on jälle 0 punkti.

profile-titles = **Meistritiitlid**
profile-title-row = { $game } · hooajad: { $seasons }

## The host's page

command-server-season =
    .description = Hooajad, meistrid ja nädala edetabel
command-server-season-zone =
    .description = Serveri ajavöönd hooaegade jaoks: kirjuta lähima suurlinna nimi
command-server-season-season =
    .description = Kui kaua iga hooaeg kestab
command-server-season-season_ends =
    .description = Praeguse hooaja viimane päev, näiteks 2026-12-31
command-server-season-season_post =
    .description = Kas avaldada meistrid koos nädala edetabeliga
command-server-season-champion_role =
    .description = Roll, mida meister järgmise hooaja jooksul kannab
command-server-season-champion_game =
    .description = Millise mängu meister rolli saab; kui tühi, siis vaikemängu oma
choice-quarter = kvartal
choice-weeks-4 = 4 nädalat
choice-weeks-2 = 2 nädalat
server-about-season = Serveri ajavöönd, hooaja pikkus ja mida meistrid saavad.
server-page-season = Hooajad
server-zone = **ajavöönd:** { $zone }
server-season = **hooaja pikkus:** { $value ->
    [quarter] veerand aastat
    [weeks-4] 4 nädalat
    [weeks-2] 2 nädalat
   *[month] kuu
}
server-season-runs = **hooaeg { $number }:** { $days } · lõpeb { $ends }, { $left }
server-season-none = Praegu hooaega pole. Järgmine reitinguga partii alustab uut.
server-champions-posted = **meistrid:** avaldatakse kanalis { $channel }
server-champions-silent = **meistrid:** ei avaldata
server-champions-nowhere = **meistrid:** ei avaldata, kuni valid nädala edetabelile kanali
server-champion-role = **meistri roll mängus { $game }:** { $role }
server-champion-forbidden = ⚠ Ma ei saa rolli { $role } anda ega ära võtta. Anna minu rollile õigus „Manage Roles“ ja tõsta see serveri rollide loendis rollist { $role } kõrgemale.
server-champion-gone = ⚠ Meistri roll on kustutatud. Vali mõni teine roll.
server-champion-left = Üks meister lahkus serverist, nii et rolli ei saanud keegi.
menu-season-length = Hooaja pikkus: { $value ->
    [quarter] veerand aastat
    [weeks-4] 4 nädalat
    [weeks-2] 2 nädalat
   *[month] kuu
}
menu-season-post = Avalda meistrid: { $value ->
    [on] jah
   *[off] ei
}
menu-champion-game = Meister mängus: { $game }
menu-champion-none = Meistri roll: pole
button-season-zone = Muuda ajavööndit
button-season-last = Muuda lõpupäeva
button-season-end = Lõpeta hooaeg
field-last = Selle hooaja viimane päev
field-last-about = Aasta, kuu ja päev, näiteks 2026-12-31
season-end-sure = Kas lõpetada see hooaeg kohe? Selle meistreid enam muuta ei saa ja uus hooaeg algab kohe.
season-ended-now = Hooaeg on läbi. Selgitan välja meistrid.
season-last-wrong = Ma ei saa kuupäevast aru: „{ $typed }“. Kirjuta päev nagu { $today }: täna või hiljem, kõige rohkem aasta ette.
champion-role-unknown = Seda rolli enam pole. Vali mõni teine roll.
champion-role-unfit = Rolli „{ $role }“ ei saa kellelegi anda: see on kas boti enda roll või kõigi liikmete roll. Vali mõni muu roll.
champion-role-not-yours = Rolli „{ $role }“ sa anda ei saa. Palu kedagi, kellel on õigus „Manage Roles“ ja kõrgem roll.

## Klubi esilehel
season-front = Hooaeg · { $game }
season-front-place = Koht { $place }
season-front-leads = oled esikohal
season-front-behind = { $count ->
    [0] võrdselt: { $name }
    [one] { $count } punkt maas, ees { $name }
   *[other] { $count } punkti maas, ees { $name }
}
