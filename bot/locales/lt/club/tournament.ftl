### Turnyrų vakarai: /club tournament, turnyro žinutė ir tai, kas sakoma prie jo stalų.

command-club-tournament = turnyras
    .description = Atidaryti turnyrą arba pažiūrėti, kaip vyksta dabartinis
command-club-tournament-name = pavadinimas
    .description = Turnyro pavadinimas; nenurodžius – pagal žaidimą
command-club-tournament-game = žaidimas
    .description = Kuris žaidimas; nenurodžius – įprastas šiame serveryje
command-club-tournament-options = parinktys
    .description = Žaidimo parinktys, pvz., target=200, arba kodas
command-club-tournament-kind = būdas
    .description = Šveicariška sistema, kiekvienas su kiekvienu arba arena (vis naujas varžovas)
command-club-tournament-rounds = ratai
    .description = Kiek ratų; nenurodžius – pagal žaidėjų skaičių
command-club-tournament-signup = pradžia
    .description = Kada prasidės: po kiek minučių arba laikas, pvz., 20:30
command-club-tournament-minutes = minutės
    .description = Kiek minučių trunka ratas; visa arena – 30, 60, 90 ar 120
command-club-tournament-duplicate = tos-pačios-kortos
    .description = Prie visų stalų tos pačios kortos: lyginama su žaidėjais toje pačioje vietoje; be reitingo
command-club-tournament-computer = kompiuteris
    .description = Jei žaidėjų skaičius nelyginis, žaidžia ir kompiuteris, kad niekas neliktų be poros
command-club-tournament-rated = reitingas
    .description = Ar partijos reitinginės; nenurodžius – taip
choice-tournament-swiss = šveicariška sistema: poros pagal turimus taškus
choice-tournament-round-robin = kiekvienas su kiekvienu

## Žinutė, kuri visada rodo dabartinę padėtį
tournament-name = Vakaras: { $game }
tournament-title = ## { $name }
tournament-kind = { $kind ->
    [round-robin] kiekvienas su kiekvienu
   *[swiss] šveicariška sistema
}
tournament-rounds = { $count ->
    [one] { $count } ratas
    [few] { $count } ratai
   *[other] { $count } ratų
}
tournament-minutes = { $count ->
    [one] { $count } minutė ratui
    [few] { $count } minutės ratui
   *[other] { $count } minučių ratui
}
tournament-duplicate = prie visų stalų tos pačios kortos
tournament-computer = jei žaidėjų skaičius nelyginis, žaidžia ir kompiuteris
tournament-rated =
    { $rated ->
        [yes] reitinginis
       *[no] be reitingo
    }
tournament-open = **Pradžia { $time }** ({ $when }). Jei nori žaisti, spausk **{ button-tournament-join }**. Kiekviename rate paminėsiu tave, kai bus tavo ėjimas; **{ button-tournament-mine }** nuves į tavo partiją.
tournament-players = Žaidėjų: { $count } iš { $most }
tournament-nobody = Kol kas niekas neužsirašė. Vietų: { $most }.
tournament-more = { " " }ir dar { $count }
tournament-cancelled = Šis turnyras atšauktas.
tournament-running = **{ $round } ratas iš { $rounds }** · iki { $when } ({ $time }) · baigta partijų: { $done } iš { $tables }
tournament-commitment = -# Šio rato maišymo atspaudas: `{ $commitment }`
tournament-seat = { $table } · { $names }
tournament-seat-done = { $table } · { $names } · **{ $points }**
# Visų kortos tos pačios, ir kiti stalai dar žaidžia
tournament-seat-waits = { $table } · { $names } · baigta
tournament-bye = be poros: { $name }
tournament-how-decided = (baigėsi laikas)
tournament-how-absent = (neatėjo)
tournament-how-void = (be rezultato)
tournament-how-moderated = (užbaigė moderatorius)
tournament-cut = Turnyras baigtas anksčiau laiko: { $round } ratas – paskutinis.
tournament-cut-by = { $name } užbaigė turnyrą, kuriame dalyvavo, todėl lieka paskutinėje vietoje.
# $tables: "#17, #18"
tournament-moderated = Moderatorius užbaigė be rezultato: { $tables }
tournament-won = 🏆 Laimėjo **{ $names }**. Sveikiname!
tournament-won-together = 🏆 Pirmąja vieta dalijasi **{ $names }**. Sveikiname!
tournament-nobody-played = Niekas nežaidė.
tournament-row = { $place }\. **{ $name }** · { $points } · { $rounds } · Bucholcas { $buchholz }
tournament-left = (nebežaidžia)
tournament-ties = Kai taškų po lygiai, aukščiau tas, kurio varžovai stipresni: lyginamas Bucholco koeficientas (visų varžovų taškai), paskui tas pats be geriausio ir blogiausio varžovo. Jei ir čia po lygiai, vieta dalijamasi.
tournament-table = { $round } ratas iš { $rounds }
# Rezultatų lentelės paveikslėlyje
tournament-final = galutinė lentelė
tournament-about = { $game } · { $count ->
    [one] { $count } žaidėjas
    [few] { $count } žaidėjai
   *[other] { $count } žaidėjų
}
# Kas nors parodo galutinę lentelę kanalui
tournament-shared = { $name } dalijasi turnyro **{ $tournament }** galutine lentele.
tournament-points = taškai
tournament-buchholz = Buch.
tournament-thread = stalai { $first }–{ $last }
tournament-event = Turnyras: { $game }. Užsirašyti: { $url }
tournament-where = [Turnyro žinutė]({ $url })

## Vieno rato puslapis
tournament-round = **{ $round } ratas iš { $rounds }**{ $pages ->
    [1] { "" }
   *[other] { " " }· { $page } puslapis iš { $pages }
}
tournament-round-runs = Šis ratas baigsis { $when } ({ $time }).
tournament-round-same-later = Prie visų stalų tos pačios kortos, todėl taškus pamatysi, kai baigsis visos partijos.
# Po stalo, prie kurio dar žaidžiama. $points: „35 : 20“
tournament-round-now = kol kas { $points }
tournament-round-playing = žaidžiama
# Po stalo rezultato: kas ten buvo priekyje. $points: „40 taškų“
tournament-round-ahead = ({ $name }: pranašumas { $points })
# Po žaidėjų prie skaitančiojo stalo
tournament-round-own = ← tu

## Ką su skaitančiojo kortomis padarė kiti
tournament-same = **{ $round } ratas** · tavo kortos prie kitų stalų
tournament-same-own = { $how ->
    [won] Tu **laimėjai**
    [lost] Tu **pralaimėjai**
    [drew] Tavo partija baigėsi **lygiosiomis**
   *[made] Tavo rezultatas **{ $points }**
}: { $place } vieta iš { $all } su šiomis kortomis.
tournament-same-other = { $how ->
    [won] Su tavo kortomis **{ $name }** **laimėjo**.
    [lost] Su tavo kortomis **{ $name }** **pralaimėjo**.
    [drew] Su tavo kortomis **{ $name }** sužaidė **lygiosiomis**.
   *[made] Su tavo kortomis **{ $name }** pasiekė **{ $points }**.
}
tournament-same-where = { $turn } ėjimas
# Partija iš kelių raundų
tournament-same-where-round = { $round } raundas, { $turn } ėjimas
# $theirs: „Karolis numetė 9♠.“, $mine: „Anna numetė 7♣.“ Abu yra sakiniai
tournament-same-parted = Pirmą kartą skirtingai sužaidėte čia: { $where }. { $theirs } { $mine }
tournament-same-opponent = Pirmi skirtingai sužaidė varžovai: { $where }. { $theirs } Prie tavo stalo: { $mine }
tournament-same-never = Abu žaidėte vienodai, kol viena partija baigėsi.
tournament-same-gone = Tos partijos protokolas nebesaugomas.
# Meniu, kuriame renkamasi akimirka
tournament-same-see = Žiūrėti peržiūroje

button-tournament-same = Tos pačios kortos
button-tournament-round = Atgal į ratą
button-tournament-rounds = Ratai
button-tournament-table = Galutinė lentelė
button-tournament-standings = Lentelė

button-tournament-join = Prisijungti
button-tournament-leave = Išeiti
button-tournament-mine = Mano stalas
button-tournament-results = Visi rezultatai
button-tournament-host = Rengėjas
button-tournament-share = Dalytis lentele
button-tournament-again = Dar vienas toks pat
button-tournament-new = Naujas turnyras
button-tournament-start = Pradėti dabar
button-tournament-more = Daugiau parinkčių
button-tournament-cancel = Atšaukti turnyrą
button-tournament-end = Baigti dabar
button-tournament-go = Išeiti ir pasiduoti
button-tournament-yes = Taip, tikrai

## Langai
tournament-field-name = Pavadinimas
tournament-field-game = Žaidimas
tournament-field-kind = Turnyro sistema
tournament-field-signup = Pradžia
tournament-field-minutes = Minučių ratui
tournament-field-options = Žaidimo parinktys
tournament-field-rounds = Ratai
tournament-field-computer = Jei skaičius nelyginis, žaidžia kompiuteris
tournament-field-rated = Reitinginis
tournament-signup-hint = Po kiek minučių arba laikas, pvz., 20:30 (tavo laiko juostoje)
tournament-form-swiss = Šveicariška sistema: poros pagal taškus
tournament-form-swiss-same = Šveicariška sistema, visur tos pačios kortos
tournament-form-round-robin = Kiekvienas su kiekvienu
tournament-form-round-robin-same = Kiekvienas su kiekvienu, tos pačios kortos
# Žaidimų meniu. $game: „Rami 500, 1 raundas“
tournament-game-before = { $game } · kaip praėjusį kartą
tournament-yes = taip
tournament-no = ne

## Atsakymai, kuriuos skaito vienas žmogus
tournament-none-yet = Turnyro dabar nėra. Atidaryk savo: žmonės prisijungs mygtuku, o visa kita vyks savaime.
tournament-opened = Tavo turnyras jau kanale. Jis prasidės pats, kai ateis laikas.
tournament-host = Šį turnyrą atidarė { $host }.
tournament-come = Dalyvauji: **{ $name }**. Kiekviename rate paminėsiu tave, kai bus tavo ėjimas.
tournament-come-late = Dalyvauji: **{ $name }**. Žaisi nuo kito rato.
tournament-gone = Turnyre nebedalyvauji.
tournament-sure = Dabar žaidi partiją. Jei išeisi iš turnyro, joje pasiduosi.
tournament-mine = Tavo stalas – [#{ $game }]({ $url }).
tournament-avoids = Šiame rate tavo varžovas būtų žmogus, kurį užblokavai, todėl už ratą gausi ne daugiau kaip pusę taško.
tournament-wait = Dabar partijos neturi. Kitas ratas prasidės, kai baigsis visos partijos arba rato laikas.
tournament-starts = Turnyras prasideda.
tournament-cancel-sure = Tikrai atšaukti šį turnyrą?
tournament-end-sure = Baigti šį turnyrą dabar? Kiekvieną nebaigtą partiją laimės joje pirmaujantis žaidėjas, o lentelė nebesikeis.
tournament-end-sure-own = Baigti šį turnyrą anksčiau? Tu jame dalyvauji, todėl šis ratas pirma bus sužaistas iki galo, tu liksi paskutinėje vietoje, ir turnyro žinutėje bus parašyta kodėl.
tournament-stopped = Padaryta.
tournament-changed = Pakeista.

## Kodėl ko nors negalima
tournament-none = Šio turnyro nebėra.
tournament-here = Šiame kanale turnyras jau yra. Savo atidaryk kitame kanale.
tournament-in-server = Šiame serveryje turnyras jau yra. Dar vieną gali atidaryti tik nariai, kurie tvarko serverį ar jo renginius.
tournament-joined = Šiame turnyre jau dalyvauji.
tournament-out = Nesužaidei dviejų partijų, todėl šiame turnyre nebedalyvauji.
tournament-deleted = Per šį turnyrą tavo duomenys buvo ištrinti, todėl vėl prisijungti prie jo negali.
tournament-full = Šiame turnyre laisvų vietų nėra.
tournament-over = Šis turnyras baigėsi.
tournament-same-none = Tame rate tavo kortų niekas kitas neturėjo, todėl lyginti nėra su kuo.
tournament-not-over = Šis turnyras dar nesibaigė, todėl dalytis galutine lentele negali.
tournament-no-round = Šis turnyras dar neprasidėjo. Kai prasidės, čia matysi ratus.
tournament-late = Prisijungti prie šio turnyro jau per vėlu.
tournament-not-in = Šiame turnyre nedalyvauji.
tournament-begun = Šis turnyras jau prasidėjo.
tournament-too-few = Turnyrui reikia bent dviejų žaidėjų.
tournament-not-host = Tai padaryti gali tik turnyro rengėjas arba nariai, kurie tvarko serverį ar jo renginius.
tournament-when = Nesuprantu pradžios laiko. Parašyk, po kiek minučių, pvz., 20, arba laiką, pvz., 20:30; ne vėliau kaip po savaitės.
tournament-number = Įrašyk skaičių nuo { $least } iki { $most }.

## Prie stalų
tournament-missed = { $user }, partijoje #{ $game } tavęs laukia varžovas. Jei nepadarysi ėjimo, pralaimėsi { $time }.

## Klubo apžvalgoje. $own: ar skaitantysis dalyvauja
tournament-front-in = { $count ->
    [one] { $count } žaidėjas
    [few] { $count } žaidėjai
   *[other] { $count } žaidėjų
}{ $own ->
    [in] , tu tarp jų
   *[other] { "" }
}
tournament-front-open = **{ $name }** prasideda { $time }. Dalyvausi?
tournament-front-plays = **{ $name }**: tavo šio rato partija jau vyksta.
button-tournament-front = Dalyvauti turnyre
