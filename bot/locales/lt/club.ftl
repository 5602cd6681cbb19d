### /club home: the ways into everything that a server does together.

command-club-home = apžvalga
    .description = Klubas viename puslapyje: šiandien, žmonės, sezonai, turnyrai

club-title = ### Klubas
# Kaip sekasi skaitančiajam, po kelis žodžius
home-turn = Tavo ėjimas
home-turns = { $count ->
    [one] { $count } partija
    [few] { $count } partijos
   *[other] { $count } partijų
}
# Ką daryti toliau. $others: „bob“ arba „bob, Jolly“
home-next-turn = **Tavo ėjimas** partijoje #{ $table }: { $game }, varžovai: { $others }.
button-home-turn = Žaisti #{ $table }
home-next-new = Tavo ėjimo dabar niekas nelaukia. Pakviesk ką nors žaisti arba atidaryk stalą visiems.
button-new-game = Nauja partija

# Puslapis, kuriame partija pradedama mygtukais
new-game-title = ### Nauja partija
new-game-about = Pasirink žaidimą, paskui žmogų, kurį kvieti. Arba atidaryk stalą, ir prisėsti galės bet kas.
new-game-about-dm = Pasirink žaidimą, ir žaisime dviese. Su kitais žaidžiama serveryje.
new-game-person = Ką nors pakviesti
button-open-table = Atidaryti stalą
button-club = Klubas
button-club-today = Dienos dalijimas
button-club-puzzle = Galvosūkis
button-club-card = Dienos kortelė
# Po skaičiumi, kiek dienų iš eilės
streak-rule = Diena įskaitoma, kai išsprendi vidutinį ar sunkų galvosūkį arba užbaigi dalijimą.
button-club-around = Kas laisvas
button-club-tables = Atviri stalai
button-club-season = Sezonas
button-club-champions = Čempionai
button-club-tournament = Turnyrai

menu-stands = Laukia atsakymo: { $time }
waiting-needs-slow = Iššūkiui, kuris laukia kelias dienas, reikia bent valandos ėjimui ar partijai: kai ateis atsakymas, kas nors gali miegoti. Bandyk { command-challenge-turn }:1d.
waiting-too-short = Tiek laiko jau praėjo. Pasirink ilgesnį.
invitation-declined = Atsisakymas užrašytas.
# Skaito visi prie stalo
moderation-ended = { $how ->
    [stopped] Partiją užbaigė moderatorius: taškai liko, kokie buvo, be reitingo.
   *[moderated] Partiją užbaigė moderatorius: be rezultato, be reitingo.
}
# Tam, kas nori žaisti
banned = { $until ->
    [none] Šiame serveryje negali žaisti, kol moderatorius vėl neleis.
   *[other] Šiame serveryje negali žaisti iki { $until }.
} { $why ->
    [none] { "" }
   *[other] Priežastis: „{ $why }“
}
banned-other = { $user } dabar čia žaisti negali.
not-a-member = Tavęs tame serveryje nebėra, todėl žaisti ten negali.
moderate-not-yours = Tai serverio moderatoriams: turintiems moderatoriaus rolę arba teisę „Tvarkyti serverį“.
ban-yourself = Sau uždrausti žaisti negali.
ban-owner = Serverio savininkui uždrausti žaisti negalima.
ban-bot = Tai botas.
ban-above = Moderatoriui uždrausti žaisti gali tik turintys teisę „Tvarkyti serverį“.
ban-nobody = Tokio žmogaus nerandu.
button-today-result = Mano rezultatas
today-one-try = Dienos dalijimas turi vieną bandymą, revanšo nebūna.
today-seed-later = Stalas #{ $game } yra dienos dalijimo bandymas: slaptas skaičius ir protokolas bus parodyti, kai diena baigsis.
today-no-rest = Dienos dalijimas turi vieną bandymą: pertraukos nėra ir jis nenutraukiamas. Gali pasiduoti.
today-no-advice = Šioje partijoje patarimų nėra.
today-suggest-picked = Šioje partijoje tuo nepadedu: pirma pasirink arba išdėk kauliukų, ir bandysiu sudėti stalą kaip tik su jais.
tournament-often = Pastaruoju metu pradedi daug turnyrų. Kitą galėsi pradėti { $time }.
tournament-no-stops = #{ $game } yra turnyro partija: jos ratas baigiasi nustatytu laiku, todėl jos negalima sustabdyti, nutraukti ar perleisti kitam.
tournament-ended-round = Ratas baigėsi: stalą laimėjo tas, kas pirmavo. Į reitingą ši partija neskaičiuojama.
tournament-ended-absent = Kažkas neatėjo, tad stalas atiteko varžovui. Į reitingą ši partija neskaičiuojama.
tournament-ended-nobody = Neatėjo niekas, tad už šį stalą taškų negauna nė vienas. Į reitingą ši partija neskaičiuojama.

# /club home dalis, kurią mato tik moderatoriai
