### Ką galima pasirinkti žmogaus ar žinutės meniu (dešiniuoju pelės mygtuku arba ilgai palaikius, paskui
### „Programėlės“), ir kaip dviem žmonėms sekasi tarpusavyje.

## Vardai tuose meniu: iki 32 ženklų, tarpai ir didžiosios raidės galimi
pointed-challenge = Mesti iššūkį
pointed-versus = Tarpusavio partijos
pointed-replay = Peržiūra nuo čia

# „Peržiūra nuo čia“ prie žinutės, kurioje partijos nėra
replay-no-table = Šioje žinutėje partijos nėra. Pasirink mano žinutę su stalu, raundo rezultatu arba partijos pabaiga.

## Tarpusavio partijos: antraštė, kas pirmauja, paskui kiekvienas žaidimas
versus-title = Tu ir { $name }
versus-ahead = **Pirmauji { $won } : { $lost }**
versus-behind = **{ $name } pirmauja { $lost } : { $won }**
versus-even = **Kol kas lygu, { $won } : { $lost }**
versus-level = { $count ->
    [one] { $count } partija baigėsi lygiosiomis
    [few] { $count } partijos baigėsi lygiosiomis
   *[other] { $count } partijų baigėsi lygiosiomis
}
versus-streak-own = { $count ->
    [one] Laimėjai paskutinę { $count } partiją
    [few] Laimėjai paskutines { $count } partijas
   *[other] Laimėjai paskutines { $count } partijų
}
versus-streak-other = { $count ->
    [one] { $name } laimėjo paskutinę { $count } partiją
    [few] { $name } laimėjo paskutines { $count } partijas
   *[other] { $name } laimėjo paskutines { $count } partijų
}
versus-longest = Daugiausia pergalių iš eilės: tu { $own }, { $name } { $other }
versus-game = **{ $game }** · pergalių { $won }, pralaimėjimų { $lost }
# { $own } ir { $other }: „1240 taškų“ arba „35 baudos taškai“
versus-points = { $own } : { $other }
versus-last = **Paskutinės partijos**
versus-about = Skaičiuojamos visos partijos, kurias abu baigėte šiame serveryje, reitinginės ir be reitingo. Kai žaidėjų daugiau nei du, laimi tas iš jūsų, kuris aplenkė kitą.
versus-none = Kartu čia dar nebaigėte nė vienos partijos.
versus-self = Tai tu. Pasirink ką nors kitą, ir palyginsiu jūsų rezultatus.
versus-bot = Botai čia rezultatų neturi. Pasirink žmogų, ir palyginsiu jūsų rezultatus.
person-gone = Šio žmogaus serveryje nebėra.
button-versus = Tarpusavio partijos
button-challenge = Mesti iššūkį
button-profile = Profilis
