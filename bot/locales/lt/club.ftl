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
home-next-turn = **Tavo ėjimas** partijoje #{ $table }: { $game }, kartu žaidžia { $others }.
button-home-turn = Žaisti #{ $table }
home-next-new = Dabar niekas tavęs nelaukia. Mesk kam nors iššūkį arba atidaryk stalą, prie kurio gali prisėsti bet kas.
button-new-game = Nauja partija

# Puslapis, kuriame partija pradedama mygtukais
new-game-title = ### Nauja partija
new-game-about = Pasirink žaidimą, tada žmogų, kuriam mesi iššūkį. Arba atidaryk stalą, prie kurio gali prisėsti bet kas.
new-game-about-dm = Pasirink žaidimą ir žaisk su manimi. Su kitais žmonėmis žaisk serveryje.
new-game-person = Mesti kam nors iššūkį
button-open-table = Atidaryti stalą
button-club = Klubas
button-club-today = Dienos dalijimas
button-club-puzzle = Galvosūkis
button-club-card = Mano dienos kortelė
# Po skaičiumi, kiek dienų iš eilės
streak-rule = Diena įskaitoma į seriją, kai išsprendi vidutinį ar sunkų galvosūkį arba užbaigi dienos dalijimą.
button-club-around = Kas laisvas
button-club-tables = Atviri stalai
button-club-season = Sezonas
button-club-champions = Čempionai
button-club-tournament = Turnyrai

menu-stands = Laukia atsakymo: { $time }
waiting-needs-slow = Jei iššūkis lauks kelias dienas, ėjimo laikas ar laikrodis turi būti bent valanda: kai iššūkį priims, kas nors gali miegoti. Bandyk { command-challenge-turn }:1d.
waiting-too-short = Šis laikas jau praėjo. Pasirink ilgesnį.
invitation-declined = Iššūkį atmetei.
# Skaito visi prie stalo
moderation-ended =
    { $how ->
        [stopped] Partiją užbaigė moderatorius. Taškai lieka, kokie buvo, bet partija be reitingo.
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
moderate-not-yours = Tai padaryti gali tik serverio moderatoriai: nariai su moderatoriaus role arba teise „Tvarkyti serverį“.
ban-yourself = Sau uždrausti žaisti negali.
ban-owner = Serverio savininkui uždrausti žaisti negali.
ban-bot = Botui uždrausti žaisti negalima.
ban-above = Moderatoriui uždrausti žaisti gali tik nariai su teise „Tvarkyti serverį“.
ban-nobody = Tokio žmogaus nerandu.
button-today-result = Mano rezultatas
today-one-try = Dienos dalijimą gali žaisti tik vieną kartą, todėl revanšo nebūna.
today-seed-later = #{ $game } – dienos dalijimas: slaptas skaičius ir protokolas bus parodyti, kai diena baigsis (UTC).
today-no-rest = Dienos dalijimo negali nei pristabdyti, nei nutraukti. Gali pasiduoti.
today-no-advice = Šioje partijoje patarimų nėra.
today-suggest-picked = Šioje partijoje padedu tik su tavo pasirinktais kauliukais: pirma kelis pasirink arba išdėk.
tournament-often = Pastaruoju metu atidarei daug turnyrų. Kitą galėsi atidaryti { $time }.
tournament-no-stops = #{ $game } yra turnyro partija. Jos ratas baigiasi nustatytu laiku, todėl jos negalima nei pristabdyti, nei nutraukti, nei perleisti kitam.
tournament-ended-round = Laikas baigėsi: laimėjo tas, kas pirmavo. Partija be reitingo.
tournament-ended-absent = Vienas žaidėjas neatėjo, todėl laimėjo varžovas. Partija be reitingo.
tournament-ended-nobody = Neatėjo nė vienas žaidėjas, todėl taško negauna niekas. Partija be reitingo.

# /club home dalis, kurią mato tik moderatoriai
