### Turnīru vakari: /club tournament, turnīra ziņa un tas, ko saka pie tā galdiem.

command-club-tournament =
    .description = Atklāt turnīru vai apskatīt, kā norit pašreizējais
command-club-tournament-name =
    .description = Turnīra nosaukums; ja nenorādi – pēc spēles
command-club-tournament-game =
    .description = Kura spēle; ja nenorādi – servera parastā spēle
command-club-tournament-options =
    .description = Spēles opcijas, piemēram, target=200, vai kods
command-club-tournament-kind =
    .description = Šveices sistēma, katrs ar katru vai arēna (pēc katras partijas uzreiz jauns pretinieks)
command-club-tournament-rounds =
    .description = Kārtu skaits; ja nenorādi – pēc spēlētāju skaita
command-club-tournament-signup =
    .description = Kad turnīrs sāksies: pēc cik minūtēm vai laiks, piemēram, 20:30
command-club-tournament-minutes =
    .description = Cik minūšu ilgst katra kārta; visai arēnai – 30, 60, 90 vai 120
command-club-tournament-duplicate =
    .description = Pie visiem galdiem vienādas kārtis: tevi salīdzina ar citiem tavā vietā; bez reitinga
command-club-tournament-computer =
    .description = Ja spēlētāju skaits ir nepāra, spēlē arī dators, lai neviens nepaliktu bez pāra
command-club-tournament-rated =
    .description = Vai partijas ir reitinga partijas; ja nenorādi – jā
choice-tournament-swiss = Šveices sistēma: pretiniekiem ir līdzīgs punktu skaits
choice-tournament-round-robin = Katrs ar katru

## Ziņa, kas vienmēr rāda pašreizējo stāvokli
tournament-name = Turnīrs „{ $game }”
tournament-title = ## { $name }
tournament-kind = { $kind ->
    [round-robin] katrs ar katru
   *[swiss] Šveices sistēma
}
tournament-rounds = { $count ->
    [zero] { $count } kārtas
    [one] { $count } kārta
   *[other] { $count } kārtas
}
tournament-minutes = { $count ->
    [zero] { $count } minūtes kārtai
    [one] { $count } minūte kārtai
   *[other] { $count } minūtes kārtai
}
tournament-duplicate = pie visiem galdiem vienādas kārtis
tournament-computer = ja skaits ir nepāra, spēlē arī dators
tournament-rated = { $rated ->
    [yes] ar reitingu
   *[no] bez reitinga
}
tournament-open = **Sākums { $time }** ({ $when }). Lai spēlētu, spied **{ button-tournament-join }**. Katrā kārtā tevi pieminēšu, kad būs tavs gājiens; **{ button-tournament-mine }** aizved pie tavas partijas.
tournament-players = Spēlētāji: { $count } (ne vairāk kā { $most })
tournament-nobody = Vēl neviens nav pieteicies. Vietu skaits: { $most }.
tournament-more = { " " }un vēl { $count }
tournament-cancelled = Šis turnīrs ir atcelts.
tournament-running = **{ $round }. kārta no { $rounds }** · līdz { $when } ({ $time }) · pabeigtas partijas: { $done } no { $tables }
tournament-commitment = -# Šīs kārtas jaukšanas nospiedums: `{ $commitment }`
tournament-seat = { $table } · { $names }
tournament-seat-done = { $table } · { $names } · **{ $points }**
# Visiem ir tās pašas kārtis, un pie citiem galdiem vēl spēlē
tournament-seat-waits = { $table } · { $names } · pabeigta
tournament-bye = bez pāra: { $name }
tournament-how-decided = (beidzās laiks)
tournament-how-absent = (kāds neieradās)
tournament-how-void = (bez rezultāta)
tournament-how-moderated = (beidza moderators)
tournament-cut = Šis turnīrs ir saīsināts: pēdējā ir { $round }. kārta.
tournament-cut-by = Turnīru beidza tā dalībnieks { $name }, kas tāpēc paliek pēdējā vietā.
# $tables: "#17, #18"
tournament-moderated = Beidza moderators, bez rezultāta: { $tables }
tournament-won = 🏆 Uzvarēja **{ $names }**. Apsveicam!
tournament-won-together = 🏆 Pirmo vietu dala **{ $names }**. Apsveicam!
tournament-nobody-played = Neviens nespēlēja.
tournament-row = { $place }\. **{ $name }** · { $points } · { $rounds } · Buhholcs { $buchholz }
tournament-left = (vairs nespēlē)
tournament-ties = Ja punktu skaits ir vienāds, izšķir Buhholca koeficients (visu tavu pretinieku punkti kopā), pēc tam tas pats bez labākā un sliktākā pretinieka. Ja arī tas neizšķir, vietu dala.
tournament-table = notiek { $round }. kārta no { $rounds }
# Tabulas attēlā
tournament-final = gala tabula
tournament-about = { $game } · { $count ->
    [zero] { $count } spēlētāji
    [one] { $count } spēlētājs
   *[other] { $count } spēlētāji
}
# Kāds parāda gala tabulu kanālā
tournament-shared = { $name } rāda gala tabulu: **{ $tournament }**.
tournament-points = punkti
tournament-buchholz = Buhh.
tournament-thread = galdi { $first }–{ $last }
tournament-event = Turnīrs, spēle: { $game }. Pieteikties var šeit: { $url }
tournament-where = [Uz turnīra ziņu]({ $url })

## Kārtas lapa
tournament-round = **{ $round }. kārta no { $rounds }**{ $pages ->
    [1] { "" }
   *[other] { " " }· { $page }. lapa no { $pages }
}
tournament-round-runs = Šī kārta beigsies { $when } ({ $time }).
tournament-round-same-later = Pie visiem galdiem ir vienādas kārtis, tāpēc punktus redzēsi, kad būs beigušās visas partijas.
# Pie galda, kur vēl spēlē. $points: „35 : 20”
tournament-round-now = pagaidām { $points }
tournament-round-playing = vēl spēlē
# Aiz galda rezultāta: kas tur bija vadībā. $points: „40 punkti”
tournament-round-ahead = ({ $name }, pārsvars: { $points })
# Aiz vārdiem pie paša galda
tournament-round-own = ← tu

## Kā ar tām pašām kārtīm gāja citiem
tournament-same = **{ $round }. kārta** · tavas kārtis pie citiem galdiem
tournament-same-own = { $how ->
    [won] Tu **uzvarēji**
    [lost] Tu **zaudēji**
    [drew] Tu nospēlēji **neizšķirti**
   *[made] Tavs rezultāts: **{ $points }**
}; ar šīm kārtīm tā ir { $place }. vieta no { $all }.
tournament-same-other = { $how ->
    [won] Ar tavām kārtīm **{ $name }** **uzvarēja**.
    [lost] Ar tavām kārtīm **{ $name }** **zaudēja**.
    [drew] Ar tavām kārtīm **{ $name }** nospēlēja **neizšķirti**.
   *[made] **{ $name }** ar tavām kārtīm: **{ $points }**.
}
tournament-same-where = raunda { $turn }. gājienā
# Partija no vairākiem raundiem
tournament-same-where-round = partijas { $round }. raunda { $turn }. gājienā
# $theirs: „Karola nometa 9♠.”, $mine: „Tavs gājiens: nometa 7♣.” Abi ir veseli teikumi
tournament-same-parted = Pirmoreiz jūs nospēlējāt atšķirīgi { $where }. { $theirs } { $mine }
tournament-same-opponent = Vispirms atšķirīgi nospēlēja pretinieki, { $where }. { $theirs } Pie tava galda: { $mine }
tournament-same-never = Jūs abi spēlējāt vienādi, līdz viena no partijām beidzās.
tournament-same-gone = Tās partijas protokola vairs nav.
# Izvēlne ar šīm vietām
tournament-same-see = Skatīt atkārtojumā

button-tournament-same = Kā gāja citiem
button-tournament-round = Atpakaļ pie kārtas
button-tournament-rounds = Kārtas
button-tournament-table = Gala tabula
button-tournament-standings = Tabula
button-tournament-join = Pievienoties
button-tournament-leave = Iziet
button-tournament-mine = Mans galds
button-tournament-results = Visa tabula
button-tournament-host = Rīkotājs
button-tournament-share = Dalīties ar tabulu
button-tournament-again = Tādu pašu vēlreiz
button-tournament-new = Jauns turnīrs
button-tournament-start = Sākt tagad
button-tournament-more = Vairāk opciju
button-tournament-cancel = Atcelt turnīru
button-tournament-end = Beigt tagad
button-tournament-go = Iziet un padoties
button-tournament-yes = Jā, tiešām

## Logi
tournament-field-name = Nosaukums
tournament-field-game = Spēle
tournament-field-kind = Turnīra veids
tournament-field-signup = Sākums
tournament-field-minutes = Minūtes katrai kārtai
tournament-field-options = Spēles opcijas
tournament-field-rounds = Kārtas
tournament-field-computer = Nepāra skaitā spēlē arī dators
tournament-field-rated = Ar reitingu
tournament-signup-hint = Pēc cik minūtēm vai laiks, piemēram, 20:30 (tavā laika joslā)
tournament-form-swiss = Šveices sistēma: pretiniekiem ir līdzīgs punktu skaits
tournament-form-swiss-same = Šveices sistēma, visur vienādas kārtis
tournament-form-round-robin = Katrs ar katru
tournament-form-round-robin-same = Katrs ar katru, visur vienādas kārtis
# Spēļu izvēlnē. $game: „Rummy 500, 1 raunds”
tournament-game-before = { $game } · kā pagājušajā reizē
tournament-yes = jā
tournament-no = nē

## Atbildes, ko lasa viens cilvēks
tournament-none-yet = Pašlaik turnīra nav. Atklāj jaunu: cilvēki pievienojas ar pogu, un viss pārējais notiek pats no sevis.
tournament-opened = Tavs turnīrs ir atklāts šajā kanālā. Tas sāksies pats, kad pienāks laiks.
tournament-host = Šo turnīru rīko { $host }.
tournament-come = Tu piedalies: **{ $name }**. Katrā kārtā tevi pieminēšu, kad būs tavs gājiens.
tournament-come-late = Tu piedalies: **{ $name }**. Spēlēsi no nākamās kārtas.
tournament-gone = Tu turnīrā vairs nepiedalies.
tournament-sure = Tava partija vēl nav beigusies. Ja tagad iziesi no turnīra, tu šajā partijā padosies.
tournament-mine = Tavs galds ir [#{ $game }]({ $url }).
tournament-avoids = Šajā kārtā tev būtu jāspēlē ar cilvēku, ko tu bloķē, tāpēc saņemsi ne vairāk kā puspunktu.
tournament-wait = Pašlaik tev nav partijas. Nākamā kārta sāksies, kad būs pabeigtas visas partijas vai beigsies laiks.
tournament-starts = Turnīrs sākas.
tournament-cancel-sure = Vai atcelt šo turnīru?
tournament-end-sure = Beigt šo turnīru tagad? Nepabeigtajās partijās uzvarēs tas, kurš ir vadībā, un tabula vairs nemainīsies.
tournament-end-sure-own = Beigt šo turnīru priekšlaikus? Tu tajā piedalies, tāpēc vispirms izspēlēs šo kārtu, tu paliksi pēdējā vietā, un turnīra ziņā būs rakstīts, kāpēc.
tournament-stopped = Izdarīts.
tournament-changed = Mainīts.

## Kāpēc kaut ko nevar
tournament-none = Šī turnīra vairs nav.
tournament-here = Šajā kanālā jau ir turnīrs. Izvēlies citu kanālu.
tournament-in-server = Šajā serverī jau ir turnīrs. Vēl vienu var atklāt tikai tie, kas drīkst pārvaldīt serveri vai tā pasākumus.
tournament-joined = Tu šajā turnīrā jau piedalies.
tournament-out = Tu neieradies uz divām partijām, tāpēc šajā turnīrā vairs nespēlē.
tournament-deleted = Šī turnīra laikā tu izdzēsi savus datus, tāpēc vēlreiz tam pievienoties nevari.
tournament-full = Šajā turnīrā brīvu vietu vairs nav.
tournament-over = Šis turnīrs ir beidzies.
tournament-same-none = Šajā kārtā pie citiem galdiem tavu kāršu nebija, tāpēc nav ko salīdzināt.
tournament-not-over = Šis turnīrs vēl nav beidzies, tāpēc ar gala tabulu vēl nevar dalīties.
tournament-no-round = Šis turnīrs vēl nav sācies. Kad tas sāksies, kārtas redzēsi šeit.
tournament-late = Pievienoties šim turnīram vairs nevar.
tournament-not-in = Tu šajā turnīrā nepiedalies.
tournament-begun = Šis turnīrs jau ir sācies.
tournament-too-few = Turnīram vajag vismaz divus spēlētājus.
tournament-not-host = To drīkst tikai turnīra rīkotājs un tie, kas drīkst pārvaldīt serveri vai tā pasākumus.
tournament-when = Nesaprotu sākuma laiku. Raksti, pēc cik minūtēm, piemēram, 20, vai pulksteņa laiku, piemēram, 20:30; ne vairāk kā nedēļu uz priekšu.
tournament-number = Raksti skaitli no { $least } līdz { $most }.

## Pie galdiem
tournament-missed = { $user }, pretinieks tevi gaida partijā #{ $game }. Izdari gājienu, citādi partiju zaudēsi { $time }.

## Kluba pirmajā lapā
# $own: vai arī lasītājs tajā spēlē
tournament-front-in = { $count ->
    [0] { $count } spēlētāju
    [zero] { $count } spēlētāji
    [one] { $count } spēlētājs
   *[other] { $count } spēlētāji
}{ $own ->
    [in] , arī tu
   *[other] { "" }
}
tournament-front-open = **{ $name }**: sākums { $time }. Piedalīsies?
tournament-front-plays = **{ $name }**: tava šīs kārtas partija jau notiek.
button-tournament-front = Piedalīties turnīrā
