# Kauliukų rami: /rules ir /help

help-how-tile = Žymėk kauliukus stovelyje ir ant stalo, sudėk derinius ir spausk **Baigta**; arba **Traukti**. Darbinį stalą matai tik tu.
    Arba rašyk: /meld `r3 r4 r5`, /layoff `r6 2`, /move, /split, /undo, paskui /done; arba /draw; /pass, kai atsargos tuščios.

rules-tile-1 = 2–4 žaidėjai, 106 kauliukai: nuo 1 iki 13 keturių spalvų, kiekvienas po du, ir 2 džokeriai. Išdėk visus savo kauliukus anksčiau už kitus.
    
    Kiekvienas gauna po 14 kauliukų; kiti – **atsargos**. Kas pradeda, lemia burtai, paskui kiekvieną raundą pradeda kitas { -decided }.
    
    { $rounds ->
        [one] Žaidžiamas **{ $rounds } raundas**: laimi didžiausia suma.
        [few] Žaidžiami **{ $rounds } raundai**: laimi didžiausia suma.
       *[other] Žaidžiama **{ $rounds } raundų**: laimi didžiausia suma.
    }
    .title = Tikslas

rules-tile-2 = **Išdėk** bent vieną kauliuką iš stovelio arba **trauk** vieną; bet ne abu. Traukus ėjimas baigtas. Kai atsargos tuščios, išdedama arba praleidžiama.
    
    { "" }**Grupė:** trys ar keturi to paties skaičiaus kauliukai, skirtingų spalvų, pavyzdžiui, 🔴7 🔵7 🟡7.
    { "" }**Seka:** trys ar daugiau vienos spalvos iš eilės, pavyzdžiui, 🔴3 🔴4 🔴5. 1 – mažiausias, po 13 nieko nėra.
    
    Dirbi su savo stalo kopija. Paspaudus **Baigta**, ji tampa stalu, jei viskas teisinga.
    .title = Tavo ėjimas

rules-tile-3 = Iki pirmojo išdėjimo – tik **nauji deriniai iš savo stovelio**, senieji lieka, kaip yra.
    
    { $opening ->
        [total] Nauji šio ėjimo deriniai **kartu** turi būti verti
       *[single] **Vienas** iš šių derinių turi būti vertas
    } **bent { $opening_points }**: skaičiai sudedami, džokeris vertas tiek, kiek kauliukas, kurį atstoja.
    
    Nuo kito ėjimo gali papildyti ir pertvarkyti stalą.
    
    { "" }**Rami iš rankos:** be pirmojo išdėjimo, visas stovelis vienu ėjimu ir vien iš jo { -decided }. Minimumo nereikia, o visi raundo taškai dvigubėja.
    .title = Pirmasis išdėjimas

rules-tile-4 = Deriniai niekieno: imk iš jų kauliukus, skaidyk, junk, papildyk. Ėjimo pabaigoje { -decided }
    · kiekvienas kauliukas guli tinkamame derinyje,
    · nuo stalo nedingo nė vienas kauliukas,
    · bent vienas naujas yra iš tavo stovelio.
    
    { "" }**Džokeris** atstoja bet kurį kauliuką ir juo lieka, kad ir kur perkeltum, kol ant stalo, kad ir kur, guli ir tikrasis (trijų grupėje – vienas iš trūkstamų). Tada džokeris laisvas, ir jį reikia tuoj pat vėl išdėti { -decided }.
    .title = Pertvarkymas

rules-tile-5 = Kas išdeda paskutinį kauliuką, gauna visa, ką praranda kiti: kiekvienas praranda savo stovelio sumą, džokeris – 25.
    
    { "" }**Blokas:** atsargos tuščios, ir visi iš eilės praleidžia { -decided }. Laimi lengviausias stovelis; kiti praranda skirtumą nuo jo, o nugalėtojas tuos skirtumus gauna. Jei lengviausių keli, nelaimi niekas, jie gauna 0.
    .title = Taškai
