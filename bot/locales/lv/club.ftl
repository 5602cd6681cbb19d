### /club home: the ways into everything that a server does together.

command-club-home =
    .description = Klubs vienā lapā: šodiena, cilvēki, sezonas, turnīri

club-title = ### Klubs
# Kā klājas lasītājam, katrs dažos vārdos
home-turn = Tavs gājiens
home-turns = { $count ->
    [zero] { $count } partiju
    [one] { $count } partija
   *[other] { $count } partijas
}
# Ko darīt tālāk. $others: „bobs” vai „bobs, Jolly”
home-next-turn = **Tavs gājiens** partijā #{ $table }: { $game } · { $others }.
button-home-turn = Turpināt #{ $table }
home-next-new = Nekas tevi negaida. Izaicini kādu vai atver galdu visiem.
button-new-game = Jauna partija

# Lapa, kurā partiju sāk ar pogām
new-game-title = ### Jauna partija
new-game-about = Izvēlies spēli, tad cilvēku, ko izaicināt. Vai atver galdu, pie kura var sēsties ikviens.
new-game-about-dm = Izvēlies spēli, ko spēlēt ar mani. Ar citiem spēlē serverī.
new-game-person = Izaicināt kādu
button-open-table = Atvērt galdu
button-club = Klubs
button-club-today = Dienas dalījums
button-club-puzzle = Mīkla
button-club-card = Mana dienas kartīte
# Zem tā, cik dienu pēc kārtas kaut kas ir izdarīts
streak-rule = Diena skaitās, kad ir atminēta vidēja vai grūta mīkla vai pabeigts dalījums.
button-club-around = Kas ir brīvs
button-club-tables = Atvērti galdi
button-club-season = Sezona
button-club-champions = Čempioni
button-club-tournament = Turnīri

menu-stands = Gaida atbildi: { $time }
waiting-needs-slow = Izaicinājumam, kas gaida vairākas dienas, vajag vismaz stundu gājienam vai partijai: kad pienāk atbilde, kāds varbūt guļ. Pamēģini { command-challenge-turn }:1d.
waiting-too-short = Tik daudz laika jau pagājis. Izvēlies ilgāku.
invitation-declined = Atteikums pierakstīts.
# To lasa visi pie galda
moderation-ended = { $how ->
    [stopped] Partiju beidza moderators: punkti palika, kādi bija, bez reitinga.
   *[moderated] Partiju beidza moderators: bez rezultāta, bez reitinga.
}
# Tam, kas grib spēlēt
banned = { $until ->
    [none] Šajā serverī tu nevari spēlēt, kamēr moderators atkal neatļauj.
   *[other] Šajā serverī tu nevari spēlēt līdz { $until }.
} { $why ->
    [none] { "" }
   *[other] Iemesls: “{ $why }”
}
banned-other = { $user } šobrīd šeit spēlēt nevar.
not-a-member = Tu vairs neesi tajā serverī, tāpēc spēlēt tur nevari.
moderate-not-yours = Tas ir servera moderatoriem: kam ir moderatora loma vai tiesības “Manage Server”.
ban-yourself = Sev aizliegt spēlēt nevar.
ban-owner = Servera īpašniekam aizliegt spēlēt nevar.
ban-bot = Tas ir bots.
ban-above = Moderatoram aizliegt spēlēt var tikai tie, kam ir tiesības “Manage Server”.
ban-nobody = Tādu cilvēku neatrodu.
button-today-result = Mans rezultāts
today-one-try = Dienas dalījumam ir viens mēģinājums, revanša nav.
today-seed-later = Galds #{ $game } ir dienas dalījuma mēģinājums: slepeno skaitli un protokolu parādīs, kad diena beigsies.
today-no-rest = Dienas dalījumam ir viens mēģinājums: pauzes nav, un to nepārtrauc. Padoties vari.
today-no-advice = Šajā partijā padomu nav.
today-suggest-picked = Ar to šajā partijā nepalīdzu: vispirms izvēlies vai izliec kauliņus, un mēģināšu salikt galdu tieši ar tiem.
tournament-often = Pēdējā laikā tu atklāj daudz turnīru. Nākamo varēsi atklāt { $time }.
tournament-no-stops = #{ $game } ir turnīra partija: tās kārta beidzas noteiktā laikā, tāpēc to nevar apturēt, pārtraukt vai nodot citam.
tournament-ended-round = Kārta ir beigusies: partijā uzvarēja tas, kurš bija vadībā. Reitingā šī partija neskaitās.
tournament-ended-absent = Kāds neieradās, tāpēc galds tika pretiniekam. Reitingā šī partija neskaitās.
tournament-ended-nobody = Neieradās neviens, tāpēc par šo galdu punktus nesaņem neviens. Reitingā šī partija neskaitās.

# /club home daļa, ko redz tikai moderatori
