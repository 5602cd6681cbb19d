### /club home: the ways into everything that a server does together.

command-club-home =
    .description = Klubs vienā lapā: šodiena, cilvēki, sezonas, turnīri

club-title = ### Klubs
# Kā klājas lasītājam, katrs dažos vārdos
home-turn = Tavs gājiens
home-turns = { $count ->
    [zero] { $count } partijas
    [one] { $count } partija
   *[other] { $count } partijas
}
# Ko darīt tālāk. $others: „bobs” vai „bobs, Jolly”
home-next-turn = **Tavs gājiens** partijā #{ $table }: { $game } · { $others }.
button-home-turn = Turpināt #{ $table }
home-next-new = Nekas tevi negaida. Izaicini kādu vai atver galdu, kam var pievienoties ikviens.
button-new-game = Jauna partija

# Lapa, kurā partiju sāk ar pogām
new-game-title = ### Jauna partija
new-game-about = Izvēlies spēli, pēc tam cilvēku, ko izaicināt. Vai atver galdu, kam var pievienoties ikviens.
new-game-about-dm = Izvēlies spēli, ko spēlēt pret mani. Lai spēlētu ar citiem, ej uz serveri.
new-game-person = Izaicināt kādu
button-open-table = Atvērt galdu
button-club = Klubs
button-club-today = Dienas dalījums
button-club-puzzle = Uzdevums
button-club-card = Mana dienas kartīte
# Zem tā, cik dienu pēc kārtas kaut kas ir izdarīts
streak-rule = Sērijā diena skaitās, ja atrisini vidēju vai grūtu uzdevumu vai pabeidz dienas dalījumu.
button-club-around = Kas ir brīvs
button-club-tables = Atvērti galdi
button-club-season = Sezona
button-club-champions = Čempioni
button-club-tournament = Turnīri

menu-stands = Gaida atbildi: { $time }
waiting-needs-slow = Izaicinājumam, kas gaida vairākas dienas, vajag vismaz stundu gājienam vai pulkstenī: kad to pieņem, kāds varbūt guļ. Pamēģini { command-challenge-turn }:1d.
waiting-too-short = Šis laiks jau ir pagājis. Izvēlies ilgāku.
invitation-declined = Tu atteicies no izaicinājuma.
# To lasa visi pie galda
moderation-ended = { $how ->
    [stopped] Partiju beidza moderators. Punkti palika, kādi bija, bet partija ir bez reitinga.
   *[moderated] Partiju beidza moderators: bez rezultāta, bez reitinga.
}
# Tam, kas grib spēlēt
banned = { $until ->
    [none] Šajā serverī tev aizliegts spēlēt, līdz moderators aizliegumu atcels.
   *[other] Šajā serverī tev aizliegts spēlēt līdz { $until }.
}{ $why ->
    [none] { "" }
   *[other] { " " }Iemesls: „{ $why }”
}
banned-other = { $user } pašlaik šeit nevar spēlēt.
not-a-member = Tu vairs neesi tajā serverī, tāpēc spēlēt tur nevari.
moderate-not-yours = To drīkst tikai servera moderatori: tie, kam ir moderatora loma vai tiesības „Manage Server”.
ban-yourself = Sev aizliegt spēlēt nevar.
ban-owner = Servera īpašniekam aizliegt spēlēt nevar.
ban-bot = Botam aizliegt spēlēt nevar.
ban-above = Moderatoram aizliegt spēlēt var tikai tie, kam ir tiesības „Manage Server”.
ban-nobody = Tādu cilvēku neatrodu.
button-today-result = Mans rezultāts
today-one-try = Dienas dalījumu var spēlēt tikai vienreiz, tāpēc revanša nav.
today-seed-later = #{ $game } ir dienas dalījums: slepeno skaitli un protokolu redzēsi, kad diena būs beigusies (pēc UTC).
today-no-rest = Dienas dalījumā pauzes nav, un to nevar pārtraukt. Vari padoties.
today-no-advice = Šajā partijā padomu nav.
today-suggest-picked = Šajā partijā palīdzu tikai ar kauliņiem, ko izvēlies tu: vispirms dažus atzīmē vai izliec.
tournament-often = Pēdējā laikā tu atklāji daudz turnīru. Nākamo varēsi atklāt { $time }.
tournament-no-stops = #{ $game } ir turnīra partija. Tās kārta beidzas noteiktā laikā, tāpēc pauzes nav un partiju nevar ne pārtraukt, ne nodot citam.
tournament-ended-round = Laiks beidzies: uzvarēja tas, kurš bija vadībā. Šī partija ir bez reitinga.
tournament-ended-absent = Kāds neieradās, tāpēc uzvarēja pretinieks. Šī partija ir bez reitinga.
tournament-ended-nobody = Neieradās neviens no abiem, tāpēc punktu nesaņem neviens. Šī partija ir bez reitinga.

# /club home daļa, ko redz tikai moderatori
