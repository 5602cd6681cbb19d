### Seasons: /club season, /club champions, the post when one is over, the host's page about them.

command-club-season = sezonas
    .description = Šio sezono taškai: kas pirmauja ir kiek dar truks
command-club-season-game = žaidimas
    .description = Kuris rami; nenurodžius – tas, kuris čia žaidžiamas dažniausiai
command-club-champions = čempionai
    .description = Buvę šio serverio čempionai, sezonas po sezono
choice-season = sezonas
period-season = Sezonas

season-title = { $game } · { $number } sezonas
season-running = { $days } · baigiasi { $ends }, { $left }
season-over = { $days } · galutinė lentelė
season-rule = Už kiekvieną varžovą, kurį reitinginėje partijoje palieki už savęs: pirmą kartą 10 taškų, antrą 9 ir taip toliau, bent 1.
season-needs = Čempionas – aukščiausiai lentelėje esantis žaidėjas, kurio partijų yra bent { $games }, o varžovų – bent { $people }.
season-unplayed = { $running ->
    [yes] Šį sezoną reitinginės partijos dar niekas nebaigė. Pradėk tu!
   *[no] Tą sezoną šio žaidimo reitinginės partijos niekas nebaigė.
}
season-won = pergalių: { $wins } iš { $games }
season-opponents = varžovų: { $count }
season-champion = čempionas
season-unknown = { $number } sezono čia nėra.
button-season-before = Ankstesnis sezonas
button-season-after = Vėlesnis sezonas

champions-title = Čempionai
champions-season = { $number } sezonas · { $days }
champions-none = čempiono nėra
champions-empty = Čia dar nesibaigė nė vienas sezonas. Šis baigiasi { $ends }.

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
    .description = Ar čempionai skelbiami ten, kur savaitės lentelė
command-server-season-champion_role = čempiono-rolė
    .description = Rolė, kurią čempionas turi kitą sezoną
command-server-season-champion_game = čempiono-žaidimas
    .description = Kurio žaidimo čempionui; nenurodžius – įprasto
choice-quarter = ketvirtis
choice-weeks-4 = 4 savaitės
choice-weeks-2 = 2 savaitės
server-about-season = Kada čia vidurnaktis, kiek trunka sezonas ir ką gauna jo čempionai.
server-page-season = Sezonai
server-zone = **laiko juosta** { $zone }
server-season = **sezonas** trunka { $value ->
    [quarter] ketvirtį metų
    [weeks-4] 4 savaites
    [weeks-2] 2 savaites
   *[month] mėnesį
}
server-season-runs = **{ $number } sezonas** { $days } · baigiasi { $ends }, { $left }
server-season-none = Sezonas nevyksta: jis prasidės su kita reitingine partija.
server-champions-posted = **čempionai** skelbiami kanale { $channel }
server-champions-silent = **čempionai** neskelbiami
server-champions-nowhere = **čempionai** skelbiami ten, kur savaitės lentelė; tam kanalas nepasirinktas
server-champion-role = **čempiono rolė** { $game }: { $role }
server-champion-forbidden = ⚠ Negaliu nei suteikti, nei atimti rolės { $role }. Leisk mano rolei tvarkyti roles ir rolių sąraše perkelk ją aukščiau.
server-champion-gone = ⚠ Čempiono rolės nebėra. Pasirink kitą.
server-champion-left = Vienas čempionas paliko serverį ir rolės negaus.
menu-season-length = Sezonas: { $value ->
    [quarter] ketvirtis metų
    [weeks-4] 4 savaitės
    [weeks-2] 2 savaitės
   *[month] mėnuo
}
menu-season-post = Skelbti čempionus: { $value ->
    [on] taip
   *[off] ne
}
menu-champion-game = Čempiono rolė: { $game }
menu-champion-none = Rolės nėra: pasirink
button-season-zone = Kita juosta
button-season-last = Paskutinė diena
button-season-end = Baigti dabar
field-last = Paskutinė šio sezono diena
field-last-about = Metai, mėnuo ir diena, pvz., 2026-12-31
season-end-sure = Baigti dabartinį sezoną iškart? Jo čempionai bus galutiniai, o kitas sezonas prasidės tuoj pat.
season-ended-now = Sezonas baigiasi dabar; čempionai paaiškės po akimirkos.
season-last-wrong = Nesuprantu „{ $typed }“. Įrašyk dieną kaip { $today }: šiandien ar vėliau, daugiausia po metų.
champion-role-unknown = Tos rolės nebėra. Pasirink kitą.
champion-role-unfit = „{ $role }“ priklauso botui arba visiems, todėl jos niekam suteikti negalima. Pasirink kitą rolę.
champion-role-not-yours = Rolės „{ $role }“ tu irgi negali suteikti. Paprašyk to, kas gali tvarkyti roles ir turi aukštesnę rolę.

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
