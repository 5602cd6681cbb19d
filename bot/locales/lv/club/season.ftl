### Seasons: /club season, /club champions, the post when one is over, the host's page about them.

command-club-season =
    .description = Šīs sezonas punkti: kas ir vadībā un cik ilgi tā vēl turpināsies
command-club-season-game =
    .description = Kurš rummy; ja nenorādi – tas, ko šeit spēlē visvairāk
command-club-champions =
    .description = Šī servera bijušie čempioni, sezonu pēc sezonas
choice-season = sezona
period-season = Sezona

season-title = { $game } · sezona { $number }
season-running = { $days } · beidzas { $ends }, { $left }
season-over = { $days } · gala tabula
season-rule = Par katru pretinieku, ko reitinga partijā atstāj aiz sevis: pirmoreiz 10 punkti, otrreiz 9 un tā tālāk, vismaz 1.
season-needs = Čempions ir pirmais tabulā, kas izspēlējis partijas: vismaz { $games }, ar dažādiem cilvēkiem: vismaz { $people }.
season-unplayed = { $running ->
    [yes] Šajā sezonā vēl neviens nav pabeidzis reitinga partiju. Sāc tu!
   *[no] Tajā sezonā šajā spēlē nav pabeigta neviena reitinga partija.
}
season-won = uzvaras: { $wins } no { $games }
season-opponents = { $count ->
    [zero] { $count } pretinieku
    [one] { $count } pretinieks
   *[other] { $count } pretinieki
}
season-champion = čempions
season-unknown = Sezonas { $number } te nav.
button-season-before = Iepriekšējā sezona
button-season-after = Nākamā sezona

champions-title = Čempioni
champions-season = Sezona { $number } · { $days }
champions-none = čempiona nav
champions-empty = Te vēl nav beigusies neviena sezona. Šī beidzas { $ends }.

season-posted = Sezona { $number } ir beigusies · { $days }
season-begun = Ir sākusies jauna sezona, un visiem atkal ir 0.

profile-titles = **Čempiona tituli**
profile-title-row = { $game } · sezonas: { $seasons }

## The host's page

command-server-season =
    .description = Sezonas, to čempioni un nedēļas tabula
command-server-season-zone =
    .description = Servera laika josla sezonām: ieraksti tuvāko lielpilsētu
command-server-season-season =
    .description = Cik ilga ir sezona
command-server-season-season_ends =
    .description = Pašreizējās sezonas pēdējā diena, piemēram, 2026-12-31
command-server-season-season_post =
    .description = Vai čempionus publicēt tur, kur nedēļas tabulu
command-server-season-champion_role =
    .description = Loma, kas čempionam ir nākamajā sezonā
command-server-season-champion_game =
    .description = Kuras spēles čempionam; ja nenorādi, parastās
choice-quarter = ceturksnis
choice-weeks-4 = 4 nedēļas
choice-weeks-2 = 2 nedēļas
server-about-season = Kad te ir pusnakts, cik ilga ir sezona un ko saņem tās čempioni.
server-page-season = Sezonas
server-zone = **laika josla** { $zone }
server-season = **sezona** ilgst { $value ->
    [quarter] ceturtdaļgadu
    [weeks-4] 4 nedēļas
    [weeks-2] 2 nedēļas
   *[month] mēnesi
}
server-season-runs = **sezona { $number }** { $days } · beidzas { $ends }, { $left }
server-season-none = Sezona nenotiek: tā sāksies ar nākamo reitinga partiju.
server-champions-posted = **čempionus** publicē kanālā { $channel }
server-champions-silent = **čempionus** nepublicē
server-champions-nowhere = **čempionus** publicē tur, kur nedēļas tabulu; tai kanāls nav izvēlēts
server-champion-role = **čempiona loma** { $game }: { $role }
server-champion-forbidden = ⚠ Nevaru ne dot, ne ņemt lomu { $role }. Ļauj manai lomai pārvaldīt lomas un lomu sarakstā pārvieto to augstāk.
server-champion-gone = ⚠ Čempiona lomas vairs nav. Izvēlies citu.
server-champion-left = Kāds čempions ir pametis serveri un lomu nesaņem.
menu-season-length = Sezona: { $value ->
    [quarter] ceturtdaļgads
    [weeks-4] 4 nedēļas
    [weeks-2] 2 nedēļas
   *[month] mēnesis
}
menu-season-post = Publicēt čempionus: { $value ->
    [on] jā
   *[off] nē
}
menu-champion-game = Čempiona loma: { $game }
menu-champion-none = Lomas nav: izvēlies
button-season-zone = Cita josla
button-season-last = Pēdējā diena
button-season-end = Beigt tagad
field-last = Šīs sezonas pēdējā diena
field-last-about = Gads, mēnesis un diena, piemēram, 2026-12-31
season-end-sure = Beigt pašreizējo sezonu tūlīt? Tās čempioni būs galīgi, un nākamā sāksies uzreiz.
season-ended-now = Sezona beidzas tagad; čempioni būs pēc mirkļa.
season-last-wrong = Nesaprotu “{ $typed }”. Ieraksti dienu kā { $today }: šodien vai vēlāk, ne vairāk kā gadu uz priekšu.
champion-role-unknown = Šīs lomas vairs nav. Izvēlies citu.
champion-role-unfit = “{ $role }” pieder botam vai visiem, tāpēc to nevienam nevar dot. Izvēlies citu lomu.
champion-role-not-yours = Lomu “{ $role }” arī tu nedrīksti dot. Lūdz kādu, kas drīkst pārvaldīt lomas un kam ir augstāka loma.

## Kluba pirmajā lapā
season-front = { $game } · sezona
season-front-place = Vieta { $place }
season-front-leads = tu esi vadībā
season-front-behind = { $count ->
    [0] { $name }: tikpat daudz
   *[other] { $name }: par { $count } vairāk
}
