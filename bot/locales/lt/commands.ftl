### Ką rodo Discord renkant komandą. Vardai: mažosios raidės, be tarpų, iki 32 ženklų; aprašai – iki
### 100 ženklų. Tekstuose komandos nurodomos pagal raktą, /{ command-challenge }.

command-challenge = iššūkis
    .description = Mesti kam nors iššūkį arba atidaryti stalą, prie kurio gali prisėsti bet kas
command-challenge-opponent = varžovas
    .description = Su kuo žaisti; pasirink Jolly (kompiuterį) arba palik tuščią – stalas bus atviras visiems
command-challenge-opponent2 = varžovas2
    .description = Dar vienas varžovas, kai žaidžia daugiau nei du
command-challenge-opponent3 = varžovas3
    .description = Dar vienas varžovas, kai žaidžia daugiau nei du
command-challenge-opponent4 = varžovas4
    .description = Dar vienas varžovas, kai žaidžia daugiau nei du
command-challenge-opponent5 = varžovas5
    .description = Dar vienas varžovas, kai žaidžia daugiau nei du
command-challenge-game = žaidimas
    .description = Kuris žaidimas; nenurodžius – įprastas šiame serveryje
command-challenge-target = tikslas
    .description = Iki kiek taškų žaisti
command-challenge-rounds = raundai
    .description = Kiek raundų žaisti, jei žaidžiama raundais
command-challenge-clock = laikrodis
    .description = Kiekvieno žaidėjo laikas visai partijai; kam jis baigiasi, tas pralaimi
command-challenge-turn = ėjimas
    .description = Kiek laiko duodama vienam ėjimui; jam pasibaigus už žaidėją einu aš
command-challenge-computer = kompiuteris
    .description = Kaip stipriai žaidžia kompiuteris
command-challenge-options = parinktys
    .description = Kitos taisyklės: target=200 increment=5, preset=tournament ar kodas; visos – „Parinktys“
command-challenge-rated = reitingas
    .description = Ar partija reitinginė; nenurodžius – kaip įprasta serveryje

command-accept = priimti
    .description = Priimti naujausią tau čia mestą iššūkį
command-accept-table = stalas
    .description = Kurį iššūkį, jei jų keli

command-decline = atmesti
    .description = Atmesti naujausią tau čia mestą iššūkį
command-decline-table = stalas
    .description = Kurį iššūkį, jei jų keli

command-hand = kortos
    .description = Pamatyti savo kortas ir žaisti; tai matai tik tu
command-hand-table = stalas
    .description = Prie kurio stalo, jei sėdi prie kelių

command-table = stalas
    .description = Pamatyti stalą su nuoroda į jį; tai matai tik tu
command-table-table = stalas
    .description = Kurį stalą, jei jų keli

command-draw = traukti
    .description = Pradėti ėjimą: traukti iš kaladės arba paimti kortų iš krūvelės
command-draw-source = iš
    .description = Iš kur traukti; nenurodžius – iš kaladės
command-draw-card = korta
    .description = Iš krūvelės: paimi šią kortą ir visas, kurios ant jos
command-draw-table = stalas
    .description = Prie kurio stalo, jei sėdi prie kelių

command-take = paimti
    .description = Pradėti ėjimą: paimti viršutinę krūvelės kortą arba kelias
command-take-card = korta
    .description = Iki kurios kortos imti krūvelę; nenurodžius – tik viršutinę
command-take-table = stalas
    .description = Prie kurio stalo, jei sėdi prie kelių

command-meld = išdėti
    .description = Išdėti ant stalo grupę arba seką
command-meld-cards = kortos
    .description = Derinio kortos, pavyzdžiui, 4h 5h 6h; *7h yra džokeris vietoj 7h
command-meld-table = stalas
    .description = Prie kurio stalo, jei sėdi prie kelių

command-layoff = pridėti
    .description = Pridėti kortą prie derinio ant stalo, savo ar svetimo
command-layoff-card = korta
    .description = Korta ir derinio numeris, jei tinka prie kelių: 7h 3
command-layoff-meld = derinys
    .description = Derinio numeris
command-layoff-table = stalas
    .description = Prie kurio stalo, jei sėdi prie kelių

command-discard = numesti
    .description = Numesti kortą į krūvelę ir baigti ėjimą
command-discard-card = korta
    .description = Korta, kurią numeti, pavyzdžiui, Kd
command-discard-table = stalas
    .description = Prie kurio stalo, jei sėdi prie kelių

command-swap = iškeisti
    .description = Paimti džokerį nuo stalo už kortą, kurią jis atstoja
command-swap-card = korta
    .description = Korta į jo vietą ir derinio numeris, jei tinka prie kelių: 7h 3
command-swap-meld = derinys
    .description = Derinio numeris
command-swap-table = stalas
    .description = Prie kurio stalo, jei sėdi prie kelių

command-knock = belsti
    .description = Džino rami: numesti kortą ir belsti
command-knock-card = korta
    .description = Kurią kortą numesti; didžiajam džinui palik tuščią
command-knock-table = stalas
    .description = Prie kurio stalo, jei sėdi prie kelių

command-close = uždaryti
    .description = Žolíky: išdėti iš rankos dvylika vienos rūšies kortų ir numesti tryliktą
command-close-card = korta
    .description = Kurią kortą numesti
command-close-table = stalas
    .description = Prie kurio stalo, jei sėdi prie kelių

command-pass = praleisti
    .description = Džinas: neimti atverstos kortos. Kauliukai: praleisti ėjimą, kai atsargos tuščios
command-pass-table = stalas
    .description = Prie kurio stalo, jei sėdi prie kelių

command-resign = pasiduoti
    .description = Pasiduoti partijoje (dar paklausiu, ar tikrai)
command-resign-table = stalas
    .description = Prie kurio stalo, jei sėdi prie kelių

command-rematch = revanšas
    .description = Dar kartą mesti iššūkį tiems patiems žaidėjams: tas pats žaidimas
command-rematch-table = stalas
    .description = Baigtos partijos numeris; nenurodžius – tavo paskutinė čia

command-standings = lentelė
    .description = Kas pirmauja šiame serveryje
command-standings-game = žaidimas
    .description = Kuris žaidimas; nenurodžius – tas, kuris čia žaidžiamas dažniausiai
command-standings-period = laikotarpis
    .description = Visas laikas, šis mėnuo arba ši savaitė; nenurodžius – visas laikas
command-standings-order = rikiavimas
    .description = Pagal ką rikiuoti; nenurodžius – reitingas (visas laikas) arba pergalės (savaitė, mėnuo)
command-standings-page = puslapis
    .description = Kuris sąrašo puslapis; nenurodžius – pirmas

command-profile = profilis
    .description = Žaidėjo reitingas, rezultatai ir serijos šiame serveryje
command-profile-user = žaidėjas
    .description = Kurio žaidėjo; nenurodžius – tavo

command-history = istorija
    .description = Tavo baigtos partijos čia arba viena iš jų raundas po raundo
command-history-table = stalas
    .description = Baigtos partijos numeris; nenurodžius – tavo partijų sąrašas

command-rules = taisyklės
    .description = Kaip žaidžiama, trumpais puslapiais
command-rules-game = žaidimas
    .description = Kuris žaidimas; nenurodžius – tas, kuris prie šio stalo

command-help = pagalba
    .description = Kaip su manimi žaisti, viename ekrane
command-help-game = žaidimas
    .description = Kuris žaidimas; nenurodžius – apžvalga

command-preferences = mano-nuostatos
    .description = Tavo nuostatos: kortos, kalba, žinutės, tylos valandos
command-preferences-cards = kortos
    .description = Kaip atrodo tavo rankos kortos
command-preferences-language = kalba
    .description = Kalba, kuria tau atsakau
command-preferences-messages = žinutės
    .description = Kur gauni kortas ir žinią apie ėjimą: asmenine žinute ar tik kanale
command-preferences-calls = priminimai
    .description = Kada tave paminėti, kai tavo ėjimas; įprastai – tik kai tavęs nėra
command-preferences-colours = spalvos
    .description = Kortų rūšių spalvos paveikslėliuose: keturios arba dvi
command-preferences-background = fonas
    .description = Paveikslėliai tamsiam ar šviesiam Discord
command-preferences-large = stambiai
    .description = Stambus šriftas tavo kortoms ir nurodymams

command-game = partija
    .description = Retesni veiksmai prie stalo: raginimas, pauzė, patikra ir kita

command-club = klubas
    .description = Šio serverio klubas: dienos dalijimas, galvosūkiai, kas laisvas, sezonai, turnyrai

command-server = serveris
    .description = Šio serverio nuostatos tiems, kurie jį tvarko
command-server-show = rodyti
    .description = Pamatyti šio serverio nuostatas
command-server-set = keisti
    .description = Pakeisti šio serverio nuostatas; keičiama tik tai, ką nurodai
command-server-set-allow = leisti
    .description = Leisti iššūkius šiame kanale; kol nenurodytas nė vienas, leidžiama visur
command-server-set-forbid = drausti
    .description = Išbraukti šį kanalą iš tų, kuriuose leidžiami iššūkiai
command-server-set-game = žaidimas
    .description = Kas žaidžiama, kai iššūkyje žaidimas nenurodytas
command-server-set-language = kalba
    .description = Kalba, kuria čia rašau visiems
command-server-set-cards = kortos
    .description = Kaip stalai visiems rodo kortas
command-server-set-threads = gijos
    .description = Ar kiekvienas stalas gauna savo giją
command-server-set-games_per_person = partijų-žmogui
    .description = Kiek partijų vienas narys gali žaisti vienu metu
command-server-set-games_per_server = partijų-serveryje
    .description = Kiek partijų serveryje gali vykti vienu metu
command-server-set-challenges_per_person = iššūkių-iš-žmogaus
    .description = Kiek atvirų iššūkių vienu metu gali turėti vienas narys
command-server-set-challenges_to_person = iššūkių-žmogui
    .description = Kiek iššūkių vienu metu gali laukti vieno nario atsakymo

## Siūlomi pasirinkimai
choice-stock = kaladė
choice-pile = krūvelė
choice-turn-over = apversti
choice-easy = lengvas
choice-normal = vidutinis
choice-strong = stiprus
choice-all = visas laikas
choice-month = mėnuo
choice-week = savaitė
choice-rating = reitingas
choice-points = taškai
choice-wins = pergalės
choice-games = partijų skaičius
choice-text = tekstas
choice-emoji = jaustukai
choice-image = paveikslėliai
choice-dm = asmeninės
choice-channel = kanalas
choice-usual = įprastai
choice-always = visada
choice-never = niekada
choice-four = keturios
choice-two = dvi
choice-dark = tamsus
choice-light = šviesus
choice-cards-automatic = kaip pasirinko žaidėjai; jei skirtingai – tekstas
choice-automatic = kaip Discord
choice-en = English
choice-cs = Čeština
choice-de = Deutsch
choice-et = Eesti
choice-lt = Lietuvių
choice-lv = Latviešu
choice-pl = Polski
choice-ru = Русский
