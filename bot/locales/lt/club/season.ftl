### Seasons: /club season, /club champions, the post when one is over, the host's page about them.

command-club-season = sezonas
    .description = Šio sezono taškai ir kada jis baigiasi
command-club-season-game = žaidimas
    .description = Kuris žaidimas; nenurodžius – tas, kuris čia žaidžiamas dažniausiai
command-club-champions = čempionai
    .description = Buvę šio serverio čempionai, sezonas po sezono
choice-season = sezonas
period-season = Sezonas

season-title = { $game } · { $number } sezonas
season-running = { $days }
    Baigsis { $ends }, { $left }
season-over = { $days } · galutinė lentelė
season-rule = Už reitinginėje partijoje aplenktą varžovą pirmą kartą gauni 10 taškų, kitą kartą prieš tą patį žmogų – 9 ir taip toliau iki 1.
season-needs = Čempionas – aukščiausiai lentelėje esantis žaidėjas, sužaidęs bent { $games } { $games ->
        [one] partiją
        [few] partijas
       *[other] partijų
    } prieš bent { $people } { $people ->
        [one] skirtingą varžovą
        [few] skirtingus varžovus
       *[other] skirtingų varžovų
    }.
season-unplayed =
    { $running ->
        [yes] Šį sezoną reitinginės partijos dar niekas nebaigė. Pradėk tu!
       *[no] Tą sezoną reitinginės partijos niekas nebaigė.
    }
season-won = pergalių: { $wins } iš { $games }
season-opponents = varžovų: { $count }
season-champion = čempionas
season-unknown = Tokio sezono ({ $number }) čia nebuvo.
button-season-before = Ankstesnis sezonas
button-season-after = Vėlesnis sezonas

champions-title = Čempionai
champions-season = { $number } sezonas · { $days }
champions-none = čempiono nėra
champions-empty = Čia dar nesibaigė nė vienas sezonas. Dabartinis baigsis { $ends }.

season-posted = { $number } sezonas baigėsi · { $days }
season-begun = Prasidėjo naujas sezonas, ir visi vėl pradeda nuo 0.

profile-titles = **Čempiono titulai**
profile-title-row = { $game } · sezonai: { $seasons }

## The host's page

command-server-season = sezonas
    .description = Sezonai, jų čempionai ir savaitės lentelė
command-server-season-zone = laiko-juosta
    .description = Serverio laiko juosta sezonams: įrašyk netoli esantį didmiestį
command-server-season-season = sezonas
    .description = Kiek trunka sezonas
command-server-season-season_ends = sezono-pabaiga
    .description = Paskutinė dabartinio sezono diena, pvz., 2026-12-31
command-server-season-season_post = skelbti-čempionus
    .description = Skelbti čempionus kartu su savaitės lentele
command-server-season-champion_role = čempiono-rolė
    .description = Rolė, kurią čempionas turi kitą sezoną
command-server-season-champion_game = čempiono-žaidimas
    .description = Kurio žaidimo čempionas gauna rolę; nenurodžius – įprasto žaidimo
choice-quarter = ketvirtis
choice-weeks-4 = 4 savaitės
choice-weeks-2 = 2 savaitės
server-about-season = Serverio laiko juosta, sezono trukmė ir ką gauna čempionai.
server-page-season = Sezonai
server-zone = **laiko juosta:** { $zone }
server-season = **sezono trukmė:** { $value ->
    [quarter] ketvirtis metų
    [weeks-4] 4 savaitės
    [weeks-2] 2 savaitės
   *[month] mėnuo
}
server-season-runs = **{ $number } sezonas:** { $days } · baigsis { $ends }, { $left }
server-season-none = Sezono dabar nėra. Jis prasidės su kita reitingine partija.
server-champions-posted = **čempionai:** skelbiami kanale { $channel }
server-champions-silent = **čempionai:** neskelbiami
server-champions-nowhere = **čempionai:** neskelbiami, kol nepasirinktas savaitės lentelės kanalas
server-champion-role = **čempiono rolė ({ $game }):** { $role }
server-champion-forbidden = ⚠ Negaliu nei suteikti, nei atimti rolės { $role }. Leisk mano rolei tvarkyti roles ir rolių sąraše perkelk ją aukščiau už { $role }.
server-champion-gone = ⚠ Čempiono rolė ištrinta. Pasirink kitą.
server-champion-left = Vienas čempionas paliko serverį, todėl rolės negavo niekas.
menu-season-length = Sezono trukmė: { $value ->
    [quarter] ketvirtis metų
    [weeks-4] 4 savaitės
    [weeks-2] 2 savaitės
   *[month] mėnuo
}
menu-season-post = Skelbti čempionus: { $value ->
    [on] taip
   *[off] ne
}
menu-champion-game = Čempionas: { $game }
menu-champion-none = Čempiono rolė: nėra
button-season-zone = Keisti laiko juostą
button-season-last = Keisti pabaigą
button-season-end = Baigti sezoną dabar
field-last = Paskutinė šio sezono diena
field-last-about = Metai, mėnuo ir diena, pvz., 2026-12-31
season-end-sure = Baigti šį sezoną dabar? Jo čempionų pakeisti nebebus galima, o kitas sezonas prasidės iškart.
season-ended-now = Sezonas baigtas. Skaičiuoju, kas čempionai.
season-last-wrong = Nesuprantu dienos „{ $typed }“. Rašyk taip: { $today }. Tinka šiandiena ir vėlesnės dienos, ne vėliau kaip po metų.
champion-role-unknown = Šios rolės nebėra. Pasirink kitą.
champion-role-unfit = Rolės „{ $role }“ niekam suteikti negalima: ji priklauso botui arba visiems nariams. Pasirink kitą rolę.
champion-role-not-yours = Rolės „{ $role }“ suteikti negali. Paprašyk nario, kuris gali tvarkyti roles ir turi aukštesnę rolę.

## Klubo apžvalgoje
season-front = Sezonas · { $game }
season-front-place = { $place } vieta
season-front-leads = pirmauji
season-front-behind = { $count ->
    [0] { $name } turi tiek pat
    [one] { $name } tave lenkia { $count } tašku
    [few] { $name } tave lenkia { $count } taškais
   *[other] { $name } tave lenkia { $count } taškų
}
