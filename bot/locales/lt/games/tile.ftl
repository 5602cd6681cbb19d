### Kauliukų rami

game-tile = Kauliukų rami
rules-also-tile = Dar vadinama: rami su kauliukais, skaičių rami; kortomis – Manipulation Rummy

option-name-rounds = raundai
    .hint = Kiek raundų žaidžiama.
option-name-opening = pirmasis išdėjimas
    .hint = Kas turi surinkti pirmojo išdėjimo taškus: vienas derinys ar visi nauji kartu.
option-value-opening-single = vienas derinys atskirai
option-value-opening-total = visi nauji deriniai kartu
option-name-opening-points = pirmojo išdėjimo taškai
    .hint = Kiek taškų reikia pirmajam išdėjimui; nuo 0 iki 200.
preset-total = pagal sumą
preset-slow = lėtos
preset-three-rounds = trys raundai

points-lost = - { $name } praranda { $points }
points-lowest = - atėmus mažiausią stovelio sumą: +{ $points }

refusal-wrong-phase-tile =
    { $phase ->
        [deal] Kaip tik dalijamas naujas raundas. Bandyk po akimirkos.
       *[other] { $action ->
            [pass] Kol yra atsargų, praleisti negali. Išdėk bent vieną kauliuką arba trauk.
           *[other] Šiame žaidime išdedi kauliukus iš stovelio arba trauki vieną iš atsargų. Daugiau nieko imti ar numesti negali.
        }
    }
refusal-stock-empty-tile = Atsargos tuščios. Išdėk bent vieną kauliuką arba praleisk ėjimą.
refusal-not-in-hand-tile = Tavo stovelyje nėra { $cards }.
refusal-not-a-meld-tile = { $cards } – ne derinys. Grupė – trys ar keturi to paties skaičiaus kauliukai, visi skirtingų spalvų; seka – trys ar daugiau vienos spalvos skaičių iš eilės. 1 – mažiausias, po 13 nieko nėra.
refusal-does-not-fit-tile = { $card } netinka prie derinio { $meld }. Prie grupės – tas pats skaičius dar nesančios spalvos; prie sekos – tos pačios spalvos kitas skaičius bet kuriame gale.
refusal-not-opened-tile = Pirmojo išdėjimo dar nebuvo, todėl derinių ant stalo keisti negali. Išdėk naujus derinius vien iš savo stovelio.
refusal-joker-not-replaceable-tile = Derinio { $meld } džokeris atstotų ne tą kauliuką, kurį atstojo prieš tavo ėjimą. Jis laisvas tik tada, kai ant stalo guli toks pat kauliukas, kokį jis atstoja.

help-how-tile = Žymėk kauliukus stovelyje ir ant stalo, sudėk derinius ir spausk **Baigta**; arba **Traukti**. Stalo juodraštį matai tik tu.
    Arba rašyk: /{ command-meld } `r3 r4 r5` (arba `raudoni 3, 4 ir 5`), /{ command-layoff } `r6 2`, /{ command-move }, /{ command-split }, /{ command-undo }, paskui /{ command-done }. Arba /{ command-draw }; jei atsargos tuščios – /{ command-pass }.

rules-tile-1 = 2–4 žaidėjai, 106 kauliukai: nuo 1 iki 13 keturių spalvų, kiekvienas po du, ir 2 džokeriai. Paveikslėliuose mėlyni kauliukai turi ●, žali ▲, raudoni ■, geltoni ★. Išdėk visus savo kauliukus anksčiau už kitus.
    
    Kiekvienas gauna po 14 kauliukų; kiti – **atsargos**. Kas pradeda pirmą raundą, lemia burtai, paskui kiekvieną raundą pradeda kitas žaidėjas { -decided }.
    
    { $rounds ->
        [one] Žaidžiamas **{ $rounds } raundas**: laimi didžiausia suma.
        [few] Žaidžiami **{ $rounds } raundai**: laimi didžiausia suma.
       *[other] Žaidžiama **{ $rounds } raundų**: laimi didžiausia suma.
    }
    .title = Tikslas

rules-tile-2 = **Išdėk** bent vieną kauliuką iš stovelio arba **trauk** vieną; abiejų veiksmų kartu negalima. Ištraukus kauliuką, ėjimas baigtas. Kai atsargos tuščios, išdedi arba praleidi.
    
    { "" }**Grupė:** trys ar keturi to paties skaičiaus kauliukai, skirtingų spalvų, pavyzdžiui, 🔴7 🔵7 🟡7.
    { "" }**Seka:** trys ar daugiau vienos spalvos iš eilės, pavyzdžiui, 🔴3 🔴4 🔴5. 1 – mažiausias, po 13 nieko nėra.
    
    Dėlioji savo stalo kopiją. Spausk **{ button-done }**: jei visi deriniai tinka, ji tampa stalu.
    .title = Tavo ėjimas

rules-tile-3 = Kol neatsidarei (pirmojo išdėjimo dar nebuvo), gali išdėti tik **naujus derinius iš savo stovelio**. Deriniai ant stalo lieka, kaip yra.
    
    { $opening ->
        [total] Nauji šio ėjimo deriniai **kartu** turi būti verti
       *[single] **Vienas** iš šių derinių turi būti vertas
    } **bent { $opening_points } { $opening_points ->
        [one] taško
        [few] taškų
       *[other] taškų
    }**: skaičiai sudedami, džokeris vertas tiek, kiek kauliukas, kurį atstoja.
    
    Nuo kito ėjimo gali papildyti ir pertvarkyti stalą.
    
    { "" }**Rami iš rankos:** jei dar neatsidarei, gali vienu ėjimu išdėti visą stovelį, vien jo kauliukus { -decided }. Minimumo nereikia, o visi raundo taškai dvigubėja.
    .title = Pirmasis išdėjimas

rules-tile-4 = Deriniai niekieno: imk iš jų kauliukus, skaidyk, junk, papildyk. Ėjimo pabaigoje { -decided }
    · kiekvienas kauliukas guli tinkamame derinyje,
    · nuo stalo nedingo nė vienas kauliukas,
    · bent vienas kauliukas naujas, iš tavo stovelio.
    
    { "" }**Džokeris** atstoja bet kurį kauliuką ir juo lieka, kad ir kur perkeltum, kol ant stalo, bet kurioje vietoje, atsiranda ir tikrasis (trijų grupėje – vienas iš trūkstamų). Tada džokeris laisvas, ir jį reikia tuoj pat vėl išdėti { -decided }.
    .title = Pertvarkymas

rules-tile-5 = Kas pirmas išdeda visus kauliukus, gauna tai, ką praranda kiti: kiekvienas praranda savo stovelio sumą, džokeris – 25.
    
    { "" }**Užblokuota:** atsargos tuščios, ir visi iš eilės praleidžia { -decided }. Laimi mažiausia stovelio suma; kiti praranda skirtumą nuo jos, o nugalėtojas tuos skirtumus gauna. Jei mažiausią sumą turi keli žaidėjai, nelaimi niekas, ir jie gauna 0.
    .title = Taškai

rules-turn-tile = **Ėjimo laikas:** { $turn }. Jei nespėji, tavo stalo juodraštis galioja lyg paspaudus **{ button-done }**; tavo kauliukai, kurie nesudaro derinio, grįžta į stovelį. Jei stalas vis tiek netinka, atšaukiu viską, nieko netrauki, ir eina kitas žaidėjas. Trys tokie ėjimai iš eilės laikomi pasidavimu { -decided }.

learn-tile-1 = Išdėk visus kauliukus anksčiau už kitus. Trys ar daugiau vienos spalvos skaičių iš eilės yra **seka**. Rinkis stovelio meniu { $cards } ir spausk **{ button-meld }**.
learn-tile-2 = Pirmajam išdėjimui reikia derinio, verto bent 30 taškų; šis vertas 33. Ką čia darai, niekas nemato, kol nepaspaudi **{ button-done }**. Paspausk.
learn-tile-3 = Jolly išdėjo žalią seką. Pirmasis išdėjimas padarytas, tad visi deriniai ant stalo tau atviri. Rinkis { $cards } ir spausk **{ button-lay-off }**.
learn-tile-4 = Turi antrą 🟢6, o prie derinio 2 galų jis netinka. Tad padalyk derinį: meniu, po savo kauliukais, rinkis { $cards } iš derinio 2 ir spausk **{ button-split }**.
learn-tile-5 = Vien 7 ir 8 – ne derinys, bet su tavo 6 – jau derinys: rinkis iš stovelio { $cards } ir spausk **{ button-lay-off }**.
learn-tile-6 = Visi deriniai vėl tinka. Spausk **{ button-done }**.
learn-tile-7 = Dabar paimk kauliuką nuo stalo: derinys 1 apsieis be 🔴10. Rinkis jį meniu kartu su savo stovelio 🟢10 🟡10 ir spausk **{ button-meld }**.
learn-tile-8 = Trys skirtingų spalvų dešimtys yra **grupė**, o derinys 1 – vis dar seka. Spausk **{ button-done }**.
learn-tile-9 = Šįkart niekas netinka. Jei išdėti negali, trauki vieną kauliuką, ir ėjimas baigtas: spausk **{ button-draw }**.
learn-tile-end = • Per ėjimą išdėk bent vieną kauliuką arba trauk vieną.
    • Pirmajam išdėjimui reikia derinio, verto bent 30 taškų, vien iš savo kauliukų.
    • Paskui gali pertvarkyti stalą, jei pabaigoje visi deriniai tinka. **{ button-suggest }** suras kaip.

pitch-tile = Kauliukai su skaičiais ant stalo, kurį kiekvienas gali perdėlioti.
