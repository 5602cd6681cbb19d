### Seasons: /club season, /club champions, the post when one is over, the host's page about them.

command-club-season =
    .description = Šīs sezonas punkti un tas, kad tā beigsies
command-club-season-game =
    .description = Kura spēle; ja nenorādi – tā, ko šeit spēlē visvairāk
command-club-champions =
    .description = Šī servera iepriekšējie čempioni pa sezonām
choice-season = sezona
period-season = Sezona

season-title = { $game } · { $number }. sezona
season-running = { $days }
    Beidzas { $ends }, { $left }
season-over = { $days } · gala tabula
season-rule = Reitinga partijā apsteidz pretinieku, un tev būs punkti: pirmoreiz 10, nākamreiz pret to pašu cilvēku 9 un tā tālāk, līdz 1.
season-needs = Čempions ir tabulā augstākais spēlētājs, kam ir vismaz { $games ->
    [zero] { $games } partijas
    [one] { $games } partija
   *[other] { $games } partijas
} pret vismaz { $people ->
    [zero] { $people } dažādiem pretiniekiem.
    [one] { $people } pretinieku.
   *[other] { $people } dažādiem pretiniekiem.
}
season-unplayed = { $running ->
    [yes] Šajā sezonā vēl neviens nav pabeidzis reitinga partiju. Sāc tu!
   *[no] Tajā sezonā neviens nepabeidza nevienu reitinga partiju.
}
season-won = uzvaras: { $wins } no { $games }
season-opponents = { $count ->
    [zero] { $count } pretinieki
    [one] { $count } pretinieks
   *[other] { $count } pretinieki
}
season-champion = čempions
season-unknown = Šajā serverī { $number }. sezonas nav bijis.
button-season-before = Iepriekšējā sezona
button-season-after = Nākamā sezona

champions-title = Čempioni
champions-season = { $days } · { $number }. sezona
champions-none = čempiona nav
champions-empty = Šeit vēl nav beigusies neviena sezona. Pašreizējā beidzas { $ends }.

season-posted = Beigusies { $number }. sezona · { $days }
season-begun = Ir sākusies jauna sezona, un visiem atkal ir 0 punktu.

profile-titles = **Čempiona tituli**
profile-title-row = { $game } · sezonas: { $seasons }

## The host's page

command-server-season =
    .description = Sezonas, čempioni un nedēļas tabula
command-server-season-zone =
    .description = Servera laika josla sezonām: ieraksti tuvāko lielpilsētu
command-server-season-season =
    .description = Cik ilgi turpinās sezona
command-server-season-season_ends =
    .description = Pašreizējās sezonas pēdējā diena, piemēram, 2026-12-31
command-server-season-season_post =
    .description = Publicēt čempionus kopā ar nedēļas tabulu
command-server-season-champion_role =
    .description = Loma, kas čempionam ir nākamās sezonas laikā
command-server-season-champion_game =
    .description = Kuras spēles čempions saņem lomu; ja nenorādi – parastās spēles
choice-quarter = ceturksnis
choice-weeks-4 = 4 nedēļas
choice-weeks-2 = 2 nedēļas
server-about-season = Šī servera laika josla, sezonas ilgums un tas, ko saņem čempioni.
server-page-season = Sezonas
server-zone = **laika josla:** { $zone }
server-season = **sezonas ilgums:** { $value ->
    [quarter] ceturksnis
    [weeks-4] 4 nedēļas
    [weeks-2] 2 nedēļas
   *[month] mēnesis
}
server-season-runs = **{ $number }. sezona:** { $days } · beidzas { $ends }, { $left }
server-season-none = Pašlaik sezonas nav. Tā sāksies ar nākamo reitinga partiju.
server-champions-posted = **čempioni:** publicēju kanālā { $channel }
server-champions-silent = **čempioni:** nepublicēju
server-champions-nowhere = **čempioni:** nepublicēju, kamēr nav izvēlēts kanāls nedēļas tabulai
server-champion-role = **čempiona loma** ({ $game }): { $role }
server-champion-forbidden = ⚠ Nevaru ne piešķirt, ne noņemt lomu { $role }. Dod manai lomai tiesības „Manage Roles” un servera lomu sarakstā pārvieto to augstāk par { $role }.
server-champion-gone = ⚠ Čempiona loma ir izdzēsta. Izvēlies citu.
server-champion-left = Čempions ir pametis serveri, tāpēc lomu nesaņēma neviens.
menu-season-length = Sezonas ilgums: { $value ->
    [quarter] ceturksnis
    [weeks-4] 4 nedēļas
    [weeks-2] 2 nedēļas
   *[month] mēnesis
}
menu-season-post = Publicēt čempionus: { $value ->
    [on] jā
   *[off] nē
}
menu-champion-game = Čempiona loma spēlē: { $game }
menu-champion-none = Čempiona loma: nav
button-season-zone = Mainīt laika joslu
button-season-last = Mainīt pēdējo dienu
button-season-end = Beigt sezonu
field-last = Šīs sezonas pēdējā diena
field-last-about = Gads, mēnesis un diena, piemēram, 2026-12-31
season-end-sure = Beigt šo sezonu tagad? Tās čempioni vairs nemainīsies, un uzreiz sāksies nākamā sezona.
season-ended-now = Sezona ir beigusies. Tūlīt noteikšu čempionus.
season-last-wrong = Nesaprotu dienu „{ $typed }”. Raksti to tā: { $today }. Der šodiena vai vēlāka diena, ne vairāk kā gadu uz priekšu.
champion-role-unknown = Šīs lomas vairs nav. Izvēlies citu.
champion-role-unfit = Lomu „{ $role }” nevar piešķirt nevienam: tā ir bota loma vai loma, kas ir visiem. Izvēlies citu.
champion-role-not-yours = Lomu „{ $role }” tu nedrīksti piešķirt. Palūdz kādam, kam ir tiesības „Manage Roles” un augstāka loma.

## Kluba pirmajā lapā
season-front = Sezona · { $game }
season-front-place = Tava vieta: { $place }
season-front-leads = tu esi vadībā
season-front-behind = { $count ->
    [0] tikpat punktu: { $name }
    [zero] { $count } punktus priekšā ir { $name }
    [one] { $count } punktu priekšā ir { $name }
   *[other] { $count } punktus priekšā ir { $name }
}
