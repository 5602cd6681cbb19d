### Turnyrų vakarai: /club tournament, turnyro žinutė ir tai, kas sakoma prie jo stalų.

command-club-tournament = turnyras
    .description = Pradėti turnyro vakarą arba pažiūrėti, kaip sekasi dabartiniam
command-club-tournament-name = pavadinimas
    .description = Kaip vadinasi turnyras
command-club-tournament-game = žaidimas
    .description = Kas žaidžiama
command-club-tournament-options = parinktys
    .description = Žaidimo parinktys, pvz., target=200, arba kodas
command-club-tournament-kind = būdas
    .description = Kas su kuo susitinka
command-club-tournament-rounds = ratai
    .description = Kiek ratų; nenurodžius – pagal žaidėjų skaičių
command-club-tournament-signup = pradžia
    .description = Kada prasidės: po kiek minučių arba laikas, pvz., 20:30
command-club-tournament-minutes = minutės
    .description = Kiek minučių trunka ratas; arba arena: 30, 60, 90 ar 120
command-club-tournament-duplicate = tos-pačios-kortos
    .description = Prie visų stalų tos pačios kortos: vietos lyginamos, be reitingo
command-club-tournament-computer = kompiuteris
    .description = Jei skaičius nelyginis, žaidžia kompiuteris, kad niekas nepraleistų rato
command-club-tournament-rated = reitingas
    .description = Ar partijos skaičiuojamos į reitingą
choice-tournament-swiss = šveicariška sistema: lygūs su lygiais
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
tournament-computer = nelyginį skaičių papildo kompiuteris
tournament-rated = { $rated ->
    [yes] su reitingu
   *[no] be reitingo
}
tournament-open = **Pradžia { $time }** ({ $when }). Spausk **{ button-tournament-join }**, jei nori žaisti: ratui prasidėjus stalas tave pakvies, o **{ button-tournament-mine }** ten nuves.
tournament-players = { $count ->
    [one] { $count } žaidėjas iš daugiausia { $most }
    [few] { $count } žaidėjai iš daugiausia { $most }
   *[other] { $count } žaidėjų iš daugiausia { $most }
}
tournament-nobody = Kol kas niekas neužsirašė; vietų daugiausia { $most }.
tournament-more = { " " }ir dar { $count }
tournament-cancelled = Šis turnyras atšauktas.
tournament-running = **{ $round } ratas iš { $rounds }** · iki { $when } ({ $time }) · baigė stalų: { $done } iš { $tables }
tournament-commitment = -# Šio rato kortos nustatytos: `{ $commitment }`
tournament-seat = { $table } · { $names }
tournament-seat-done = { $table } · { $names } · **{ $points }**
# Visų kortos tos pačios, ir kiti stalai dar žaidžia
tournament-seat-waits = { $table } · { $names } · baigta
tournament-bye = be poros: { $name }
tournament-how-decided = (baigėsi laikas)
tournament-how-absent = (kažkas neatėjo)
tournament-how-void = (be rezultato)
tournament-how-moderated = (užbaigė moderatorius)
tournament-cut = Turnyras baigiamas anksčiau: paskutinis ratas yra { $round }.
tournament-cut-by = Nutraukė { $name }. Kas pats dalyvauja, už tai lieka paskutinis.
# $tables: "#17, #18"
tournament-moderated = Moderatorių užbaigti stalai, be rezultato: { $tables }
tournament-won = 🏆 Laimėjo **{ $names }**. Sveikiname!
tournament-won-together = 🏆 Pirmąja vieta dalijasi **{ $names }**. Sveikiname!
tournament-nobody-played = Niekas nežaidė.
tournament-row = { $place }\. **{ $name }** · { $points } · { $rounds } · Bucholcas { $buchholz }
tournament-left = (nebežaidžia)
tournament-ties = Esant vienodai taškų aukščiau tas, kam teko stipresni: Bucholco koeficientas – varžovų taškai, paskui tas pats be geriausio ir blogiausio iš jų. Kas ir čia lygus, dalijasi vieta.
tournament-table = { $round } ratas iš { $rounds }
# Rezultatų lentelės paveikslėlyje
tournament-final = galutinė lentelė
tournament-about = { $game } · { $count ->
    [one] { $count } žaidėjas
    [few] { $count } žaidėjai
   *[other] { $count } žaidėjų
}
# Kas nors parodo galutinę lentelę kanalui
tournament-shared = { $name } rodo turnyro **{ $tournament }** galutinę lentelę.
tournament-points = taškai
tournament-buchholz = Buch.
tournament-thread = stalai { $first }–{ $last }
tournament-event = Turnyras, žaidimas: { $game }. Užsirašyti čia: { $url }
tournament-where = [Turnyro žinutė]({ $url })

## Vieno rato puslapis
tournament-round = **{ $round } ratas iš { $rounds }**{ $pages ->
    [1] { "" }
   *[other] { " " }· { $page } puslapis iš { $pages }
}
tournament-round-runs = Vyksta iki { $when } ({ $time }).
tournament-round-same-later = Prie visų stalų tos pačios kortos: taškai bus žinomi, kai baigs paskutinis stalas.
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
}: vieta { $place } iš { $all } su šiomis kortomis.
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
tournament-same-parted = Jūsų keliai išsiskyrė: { $where }. { $theirs } { $mine }
tournament-same-opponent = Pirmi kitaip žaidė varžovai: { $where }. { $theirs } Prie tavo stalo: { $mine }
tournament-same-never = Kol vyko abi partijos, abu žaidėte vienodai.
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
button-tournament-results = Visa lentelė
button-tournament-host = Rengėjas
button-tournament-share = Dalytis lentele
button-tournament-again = Dar vienas toks pat
button-tournament-new = Naujas turnyras
button-tournament-start = Pradėti dabar
button-tournament-more = Daugiau parinkčių
button-tournament-cancel = Atšaukti
button-tournament-end = Baigti dabar
button-tournament-go = Išeiti ir pasiduoti
button-tournament-yes = Taip, tikrai

## Langai
tournament-field-name = Pavadinimas
tournament-field-game = Žaidimas
tournament-field-kind = Kas su kuo susitinka
tournament-field-signup = Pradžia
tournament-field-minutes = Minutės ratui
tournament-field-options = Žaidimo parinktys
tournament-field-rounds = Ratai
tournament-field-computer = Nelyginį skaičių papildo kompiuteris
tournament-field-rated = Su reitingu
tournament-signup-hint = Po kiek minučių arba laikas, pvz., 20:30 (tavo laiko juostoje)
tournament-form-swiss = Šveicariška sistema: lygūs su lygiais
tournament-form-swiss-same = Šveicariška sistema, visur tos pačios kortos
tournament-form-round-robin = Kiekvienas su kiekvienu
tournament-form-round-robin-same = Kiekvienas su kiekvienu, tos pačios kortos
# Žaidimų meniu. $game: „Rami 500, 1 raundas“
tournament-game-before = { $game } · kaip praėjusį kartą
tournament-yes = taip
tournament-no = ne

## Atsakymai, kuriuos skaito vienas žmogus
tournament-none-yet = Dabar šiame serveryje turnyro nėra. Pradėk jį: žmonės užsirašo mygtuku, o visa kita vyksta savaime.
tournament-opened = Tavo turnyras jau kanale. Jis prasidės pats, kai ateis laikas.
tournament-host = Šį turnyrą rengia { $host }.
tournament-come = Žaidi: **{ $name }**. Ratui prasidėjus stalas tave pakvies, kai tik ateis tavo eilė.
tournament-come-late = Žaidi: **{ $name }**. Pradėsi nuo kito rato.
tournament-gone = Turnyre nebežaidi.
tournament-sure = Čia tebevyksta tavo partija. Jei dabar išeisi, ją pralaimėsi.
tournament-mine = Tavo stalas – [#{ $game }]({ $url }).
tournament-avoids = Šiame rate tavo varžovas būtų žmogus, kurį blokuoji, todėl už jį gausi daugiausia pusę taško.
tournament-wait = Dabar partijos neturi. Kitas ratas prasidės, kai baigs visi stalai, vėliausiai – kai baigsis laikas.
tournament-starts = Pradedama.
tournament-cancel-sure = Tikrai atšaukti šį turnyrą?
tournament-end-sure = Tikrai baigti šį turnyrą? Nebaigtas partijas laimi tas, kas pirmauja, ir lentelė tokia lieka.
tournament-end-sure-own = Tikrai baigti šį turnyrą? Tu jame dalyvauji, tad dabartinis ratas pirma bus sužaistas iki galo, tu liksi paskutinėje vietoje ir visi tai matys.
tournament-stopped = Atlikta.
tournament-changed = Pakeista.

## Kodėl ko nors negalima
tournament-none = Šio turnyro nebėra.
tournament-here = Šiame kanale turnyras jau yra.
tournament-in-server = Šiame serveryje turnyras jau yra. Dar vieną gali pradėti tas, kas tvarko serverį ar jo renginius.
tournament-joined = Jau žaidi.
tournament-out = Tavęs nebuvo prie dviejų stalų, todėl šiame turnyre nebežaidi.
tournament-deleted = Per šį turnyrą tavo duomenys buvo ištrinti, todėl vėl prisijungti prie jo negali.
tournament-full = Visos vietos užimtos.
tournament-over = Šis turnyras baigėsi.
tournament-same-none = Tame rate tavo kortų nėra su kuo palyginti.
tournament-not-over = Turnyras dar nesibaigė: galutinės lentelės, kuria būtų galima dalytis, nėra.
tournament-no-round = Turnyras dar neprasidėjo: ratai čia bus, kai jis prasidės.
tournament-late = Prisijungti prie šio turnyro jau per vėlu.
tournament-not-in = Šiame turnyre nežaidi.
tournament-begun = Jau prasidėjo.
tournament-too-few = Reikia bent dviejų žaidėjų.
tournament-not-host = Tai gali tik turnyro rengėjas ir tas, kas tvarko serverį ar jo renginius.
tournament-when = Nesuprantu, kada. Parašyk, po kiek minučių, pvz., 20, arba laiką, pvz., 20:30; ne vėliau kaip po savaitės.
tournament-number = Tai turi būti skaičius nuo { $least } iki { $most }.

## Prie stalų
tournament-missed = { $user }: tavęs laukia prie #{ $game }. Jei nepadarysi ėjimo, partija { $time } atiteks varžovui.

## Klubo apžvalgoje. $own: ar skaitantysis dalyvauja
tournament-front-in = { $count ->
    [one] { $count } žaidėjas
    [few] { $count } žaidėjai
   *[other] { $count } žaidėjų
}{ $own ->
    [in] , tu tarp jų
   *[other] { "" }
}
tournament-front-open = **{ $name }** prasideda { $time }. Žaisi ir tu?
tournament-front-plays = **{ $name }**: tavo šio rato partija jau vyksta.
button-tournament-front = Dalyvauti turnyre
