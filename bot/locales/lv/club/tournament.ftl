### Turnīru vakari: /club tournament, turnīra ziņa un tas, ko saka pie tā galdiem.

command-club-tournament =
    .description = Atklāt turnīra vakaru vai apskatīt, kā klājas pašreizējam
command-club-tournament-name =
    .description = Kā sauc turnīru
command-club-tournament-game =
    .description = Ko spēlē
command-club-tournament-options =
    .description = Spēles opcijas, piemēram, target=200, vai kods
command-club-tournament-kind =
    .description = Kas ar ko tiekas
command-club-tournament-rounds =
    .description = Cik kārtu; ja nenorādi – pēc spēlētāju skaita
command-club-tournament-signup =
    .description = Kad sāksies: pēc cik minūtēm vai laiks, piemēram, 20:30
command-club-tournament-minutes =
    .description = Cik minūtes ilgst kārta
command-club-tournament-duplicate =
    .description = Pie visiem galdiem tās pašas kārtis: vietas salīdzina, bez reitinga
command-club-tournament-computer =
    .description = Ja skaits ir nepāra, spēlē dators, lai nevienam nav jāizlaiž kārta
command-club-tournament-rated =
    .description = Vai partijas skaitās reitingā
choice-tournament-swiss = Šveices sistēma: līdzīgs ar līdzīgu
choice-tournament-round-robin = katrs ar katru

## Ziņa, kas vienmēr rāda pašreizējo stāvokli
tournament-name = Vakars: { $game }
tournament-title = ## { $name }
tournament-kind = { $kind ->
    [round-robin] katrs ar katru
   *[swiss] Šveices sistēma
}
tournament-rounds = { $count ->
    [zero] { $count } kārtu
    [one] { $count } kārta
   *[other] { $count } kārtas
}
tournament-minutes = { $count ->
    [zero] { $count } minūtes kārtai
    [one] { $count } minūte kārtai
   *[other] { $count } minūtes kārtai
}
tournament-duplicate = pie visiem galdiem tās pašas kārtis
tournament-computer = nepāra skaitu papildina dators
tournament-rated = { $rated ->
    [yes] ar reitingu
   *[no] bez reitinga
}
tournament-open = **Sākums { $time }** ({ $when }). Spied **{ button-tournament-join }**, lai spēlētu: kad sāksies kārta, galds tevi pasauks, un **{ button-tournament-mine }** ved pie tā.
tournament-players = { $count ->
    [zero] { $count } spēlētāju no ne vairāk kā { $most }
    [one] { $count } spēlētājs no ne vairāk kā { $most }
   *[other] { $count } spēlētāji no ne vairāk kā { $most }
}
tournament-nobody = Vēl neviens nav pieteicies; vietu ir ne vairāk kā { $most }.
tournament-more = { " " }un vēl { $count }
tournament-cancelled = Šis turnīrs ir atcelts.
tournament-running = **{ $round }. kārta no { $rounds }** · līdz { $when } ({ $time }) · beiguši galdi: { $done } no { $tables }
tournament-commitment = -# Šīs kārtas kārtis ir noteiktas: `{ $commitment }`
tournament-seat = { $table } · { $names }
tournament-seat-done = { $table } · { $names } · **{ $points }**
# Visiem ir tās pašas kārtis, un pie citiem galdiem vēl spēlē
tournament-seat-waits = { $table } · { $names } · pabeigts
tournament-bye = bez pāra: { $name }
tournament-how-decided = (beidzās laiks)
tournament-how-absent = (kāds neieradās)
tournament-how-void = (bez rezultāta)
tournament-how-moderated = (beidza moderators)
tournament-cut = Turnīrs beidzas priekšlaikus: pēdējā kārta ir { $round }.
tournament-cut-by = Pārtrauca { $name }. Kas pats piedalās, par to paliek pēdējā vietā.
# $tables: "#17, #18"
tournament-moderated = Moderatoru beigtie galdi, bez rezultāta: { $tables }
tournament-won = 🏆 Uzvarēja **{ $names }**. Apsveicam!
tournament-won-together = 🏆 Pirmo vietu dala **{ $names }**. Apsveicam!
tournament-nobody-played = Neviens nespēlēja.
tournament-row = { $place }\. **{ $name }** · { $points } · { $rounds } · Buhholcs { $buchholz }
tournament-left = (vairs nespēlē)
tournament-ties = Ja punktu ir vienādi, augstāk ir tas, kam trāpījās stiprāki: Buhholca koeficients – pretinieku punkti, pēc tam tas pats bez labākā un sliktākā no tiem. Kas arī tad ir vienāds, dala vietu.
tournament-table = kārta { $round } no { $rounds }
# Tabulas attēlā
tournament-final = gala tabula
tournament-about = { $game } · { $count ->
    [zero] { $count } spēlētāju
    [one] { $count } spēlētājs
   *[other] { $count } spēlētāji
}
# Kāds parāda gala tabulu kanālā
tournament-shared = { $name } rāda gala tabulu: **{ $tournament }**.
tournament-points = punkti
tournament-buchholz = Buhh.
tournament-thread = galdi { $first }–{ $last }
tournament-event = Turnīrs, spēle: { $game }. Pieteikties var šeit: { $url }
tournament-where = [Turnīra ziņa]({ $url })

## Kārtas lapa
tournament-round = **{ $round }. kārta no { $rounds }**{ $pages ->
    [1] { "" }
   *[other] { " " }· { $page }. lapa no { $pages }
}
tournament-round-runs = Ilgst līdz { $when } ({ $time }).
tournament-round-same-later = Pie visiem galdiem ir tās pašas kārtis: punktus parādīs, kad beigs pēdējais galds.
# Pie galda, kur vēl spēlē. $points: „35 : 20”
tournament-round-now = pagaidām { $points }
tournament-round-playing = vēl spēlē
# Aiz galda rezultāta: kas tur bija vadībā. $points: „40 punkti”
tournament-round-ahead = ({ $name }, pārsvars { $points })
# Aiz vārdiem pie paša galda
tournament-round-own = ← tu

## Kā ar tām pašām kārtīm gāja citiem
tournament-same = **{ $round }. kārta** · tavas kārtis pie citiem galdiem
tournament-same-own = { $how ->
    [won] Tu **uzvarēji**
    [lost] Tu **zaudēji**
    [drew] Tev **neizšķirts**
   *[made] Tavs rezultāts **{ $points }**
}: ar šīm kārtīm vieta { $place } no { $all }.
tournament-same-other = { $how ->
    [won] Ar tavām kārtīm **{ $name }** **uzvarēja**.
    [lost] Ar tavām kārtīm **{ $name }** **zaudēja**.
    [drew] Ar tavām kārtīm **{ $name }** nospēlēja **neizšķirti**.
   *[made] Ar tavām kārtīm **{ $name }** dabūja **{ $points }**.
}
tournament-same-where = gājiens { $turn }
# Partija no vairākiem raundiem
tournament-same-where-round = raunds { $round }, gājiens { $turn }
# $theirs: „Karola nometa 9♠.”, $mine: „Tavs gājiens: nometa 7♣.” Abi ir veseli teikumi
tournament-same-parted = Te ceļi šķīrās ({ $where }). { $theirs } { $mine }
tournament-same-opponent = Pirmie citādi gāja pretinieki ({ $where }). { $theirs } Pie tava galda: { $mine }
tournament-same-never = Jūs abi spēlējāt vienādi, cik vien tālu gāja abas partijas.
tournament-same-gone = Tās partijas protokols vairs netiek glabāts.
# Izvēlne ar šīm vietām
tournament-same-see = Skatīt atkārtojumā

button-tournament-same = Tās pašas kārtis
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
button-tournament-cancel = Atcelt
button-tournament-end = Beigt tagad
button-tournament-go = Iziet un padoties
button-tournament-yes = Jā, tiešām

## Logi
tournament-field-name = Nosaukums
tournament-field-game = Spēle
tournament-field-kind = Kas ar ko tiekas
tournament-field-signup = Sākums
tournament-field-minutes = Minūtes kārtai
tournament-field-options = Spēles opcijas
tournament-field-rounds = Kārtas
tournament-field-computer = Nepāra skaitu papildina dators
tournament-field-rated = Ar reitingu
tournament-signup-hint = Pēc cik minūtēm vai laiks, piemēram, 20:30 (tavā laika joslā)
tournament-form-swiss = Šveices sistēma: līdzīgs ar līdzīgu
tournament-form-swiss-same = Šveices sistēma, visur tās pašas kārtis
tournament-form-round-robin = Katrs ar katru
tournament-form-round-robin-same = Katrs ar katru, tās pašas kārtis
# Spēļu izvēlnē. $game: „Rummy 500, 1 raunds”
tournament-game-before = { $game } · kā pagājušajā reizē
tournament-yes = jā
tournament-no = nē

## Atbildes, ko lasa viens cilvēks
tournament-none-yet = Šobrīd šajā serverī turnīra nav. Atklāj to: cilvēki piesakās ar pogu, un viss pārējais notiek pats.
tournament-opened = Tavs turnīrs ir kanālā. Tas sāksies pats, kad pienāks laiks.
tournament-host = Šo turnīru rīko { $host }.
tournament-come = Tu spēlē: **{ $name }**. Kad sāksies kārta, tevi pasauks, tiklīdz būs tavs gājiens.
tournament-come-late = Tu spēlē: **{ $name }**. Tu sāksi ar nākamo kārtu.
tournament-gone = Tu turnīrā vairs nespēlē.
tournament-sure = Tev te vēl notiek partija. Ja tagad iziesi, tu padosies.
tournament-mine = Tavs galds ir [#{ $game }]({ $url }).
tournament-avoids = Šajā kārtā tavs pretinieks būtu cilvēks, kuru tu bloķē, tāpēc par to saņemsi ne vairāk kā puspunktu.
tournament-wait = Šobrīd tev nav partijas. Nākamā kārta sāksies, tiklīdz beigs visi galdi, vēlākais, kad beigsies laiks.
tournament-starts = Sākam.
tournament-cancel-sure = Tiešām atcelt šo turnīru?
tournament-end-sure = Tiešām beigt šo turnīru? Nepabeigtajās partijās uzvar tas, kurš ir vadībā, un tabula vairs nemainās.
tournament-end-sure-own = Tiešām beigt šo turnīru? Tu tajā piedalies, tāpēc pašreizējo kārtu vispirms izspēlēs līdz galam, tu paliksi pēdējā vietā, un visi to redzēs.
tournament-stopped = Gatavs.
tournament-changed = Mainīts.

## Kāpēc kaut ko nevar
tournament-none = Šī turnīra vairs nav.
tournament-here = Šajā kanālā jau ir turnīrs.
tournament-in-server = Šajā serverī jau ir turnīrs. Vēl vienu var atklāt tas, kas pārvalda serveri vai tā pasākumus.
tournament-joined = Tu jau spēlē.
tournament-out = Tevis nebija pie diviem galdiem, tāpēc šajā turnīrā tu vairs nespēlē.
tournament-deleted = Šī turnīra laikā tavi dati tika izdzēsti, tāpēc pievienoties tam vēlreiz nevari.
tournament-full = Visas vietas ir aizņemtas.
tournament-over = Šis turnīrs ir beidzies.
tournament-same-none = Šajā kārtā nav, ar ko salīdzināt tavas kārtis.
tournament-not-over = Turnīrs vēl nav beidzies, tāpēc gala tabulas nav.
tournament-no-round = Turnīrs vēl nav sācies: kārtas te būs, kad tas sāksies.
tournament-late = Šim turnīram pievienoties ir par vēlu.
tournament-not-in = Tu šajā turnīrā nespēlē.
tournament-begun = Tas jau ir sācies.
tournament-too-few = Vajag vismaz divus spēlētājus.
tournament-not-host = To var tikai turnīra rīkotājs un tas, kas pārvalda serveri vai tā pasākumus.
tournament-when = Nesaprotu, kad. Raksti, pēc cik minūtēm, piemēram, 20, vai laiku, piemēram, 20:30; ne vairāk kā nedēļu iepriekš.
tournament-number = Tam jābūt skaitlim no { $least } līdz { $most }.

## Pie galdiem
tournament-missed = { $user }: tevi gaida pie #{ $game }. Ja neizdarīsi gājienu, partija { $time } tiks pretiniekam.

## Kluba pirmajā lapā
# $own: vai arī lasītājs tajā spēlē
tournament-front-in = { $count ->
    [zero] { $count } spēlētāju
    [one] { $count } spēlētājs
   *[other] { $count } spēlētāji
}{ $own ->
    [in] , arī tu
   *[other] { "" }
}
tournament-front-open = **{ $name }**: sākums { $time }. Piedalīsies?
tournament-front-plays = **{ $name }**: tava partija šajā kārtā jau notiek.
button-tournament-front = Piedalīties turnīrā
