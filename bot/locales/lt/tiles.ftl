# Kauliukai: darbinis stalas ir jo komandos.

button-split = Padalyti
button-undo = Žingsnis atgal
button-done = Baigta
button-pass = Praleisti
button-suggest = Patarti
button-reset = Atkurti

tiles-count = { $count ->
    [one] { $count } kauliukas
    [few] { $count } kauliukai
   *[other] { $count } kauliukų
  }
tiles-player = **{ $name }** { $tiles }
tiles-working-table = **Tavo stalo juodraštis** (matai tik tu)
tiles-row-bad = **{ $number }:** { $tiles } ✗ { $why }
tiles-rack = Tavo stovelis ({ $count })
tiles-picked = Pasirinkta: { $tiles }
tiles-your-turn = **Tavo ėjimas.** Rinkis kauliukus, spausk „{ button-meld }“ arba „{ button-lay-off }“, paskui „{ button-done }“. Arba trauk vieną.
tiles-your-turn-no-stock = **Tavo ėjimas.** Rinkis kauliukus, spausk „{ button-meld }“ arba „{ button-lay-off }“, paskui „{ button-done }“. Arba praleisk: atsargos tuščios.
tiles-your-turn-typed = **Tavo ėjimas.** Dėliok kauliukus su /{ command-meld }, /{ command-layoff } ir /{ command-move }, paskui /{ command-done }. Arba trauk vieną: /{ command-draw }.
tiles-your-turn-no-stock-typed = **Tavo ėjimas.** Dėliok kauliukus su /{ command-meld }, /{ command-layoff } ir /{ command-move }, paskui /{ command-done }. Arba praleisk, nes atsargos tuščios: /{ command-pass }.
tiles-opening-single = Pirmasis išdėjimas – vien iš tavo stovelio{ $points ->
    [0] .
   *[other] , ir vienas derinys turi būti vertas bent { $points } { $points ->
        [one] taško
        [few] taškų
       *[other] taškų
    }.
  }
tiles-opening-total = Pirmasis išdėjimas – vien iš tavo stovelio{ $points ->
    [0] .
   *[other] , ir visas kartu turi būti vertas bent { $points } { $points ->
        [one] taško
        [few] taškų
       *[other] taškų
    }.
  }
# Kol kauliukai dėliojami
tiles-arranging = **Tavo ėjimas.** Kol kas tai matai tik tu.
tiles-waiting = Eina { $name }.
tiles-not-whole = { $count ->
    [one] ✗ Dar netinka: derinys { $rows }.
    [few] ✗ Dar netinka: deriniai { $rows }.
   *[other] ✗ Dar netinka: deriniai { $rows }.
  }
# Po „✗“: ko vertas pirmasis išdėjimas; stalo džokeris, kuris nelaisvas
tiles-points-to-open = Pirmajam išdėjimui – { $points } iš { $needed } { $needed ->
    [one] taško
    [few] taškų
   *[other] taškų
}.
tiles-joker-bound = Derinio { $number } džokeris turi likti { $tiles }.
tiles-joker-free = ✗ Atlaisvintą džokerį dar reikia išdėti.
tiles-ready =
    { $count ->
        [one] ✓ Visi deriniai tinka: išdėtas { $count } kauliukas.
        [few] ✓ Visi deriniai tinka: išdėti { $count } kauliukai.
       *[other] ✓ Visi deriniai tinka: išdėta { $count } kauliukų.
    }
tiles-ready-typed =
    { $count ->
        [one] ✓ Visi deriniai tinka: iš stovelio išdėtas { $count } kauliukas. /{ command-done } baigia ėjimą.
        [few] ✓ Visi deriniai tinka: iš stovelio išdėti { $count } kauliukai. /{ command-done } baigia ėjimą.
       *[other] ✓ Visi deriniai tinka: iš stovelio išdėta { $count } kauliukų. /{ command-done } baigia ėjimą.
    }
tiles-moved-on = Tavo stalo juodraštis pasikeitė. Štai jis dabar.

tiles-pick-rack = Rinkis kauliukus iš stovelio
tiles-open-row = Iš kurio derinio imti kauliukus?
tiles-pick-both = Rinkis iš stovelio arba iš derinių
tiles-pick-melds = Rinkis kauliukus iš derinių
# Below a tile in a menu: the tile, and the meld it lies in, in words
tiles-of-meld = { $tile }, derinys { $number }: { $tiles }
# Tiles of one colour: "red 7 8 9"; the joker without a number
tiles-in-colour = { $colour ->
    [blue] mėlynas { $numbers }
    [green] žalias { $numbers }
    [red] raudonas { $numbers }
    [yellow] geltonas { $numbers }
   *[joker] džokeris
  }

tiles-pick-first = Pirma meniu pasirink kauliukų – iš stovelio arba iš derinių.
tiles-no-row = Tavo stalo juodraštyje nėra derinio { $number }.
tiles-not-opened = Iki pirmojo išdėjimo gali dėti tik naujus derinius iš savo stovelio.
tiles-not-there = Paimti negali: { $tile }. Šio kauliuko nėra nei tavo stovelyje, nei derinyje, kurį gali naudoti.
tiles-no-joker = Derinyje { $number } nėra džokerio, kurį galėtų pakeisti vienas kauliukas.
tiles-split-where = Kad padalytum derinį, rinkis vieną jo kauliuką: pirmąjį antroje dalyje.
tiles-nothing-to-undo = Šį ėjimą nėra ko atšaukti.

command-move = perkelti
    .description = Kauliukai: perkelti kauliuką stalo juodraštyje, iš stovelio arba iš derinio
command-move-tile = kauliukas
    .description = Kauliukas ir jo derinio numeris, jei tokių keli: r7 3
command-move-meld = derinys
    .description = Numeris derinio, į kurį dėti, arba new
command-move-table = stalas
    .description = Prie kurio stalo, jei sėdi prie kelių

command-split = padalyti
    .description = Kauliukai: padalyti stalo juodraščio derinį į du
command-split-meld = derinys
    .description = Derinio, kurį padalyti, numeris
command-split-at = nuo
    .description = Kauliukas, kuriuo prasideda antra dalis
command-split-table = stalas
    .description = Prie kurio stalo, jei sėdi prie kelių

command-undo = žingsnis-atgal
    .description = Kauliukai: atšaukti paskutinį pakeitimą stalo juodraštyje
command-undo-table = stalas
    .description = Prie kurio stalo, jei sėdi prie kelių

command-done = baigta
    .description = Kauliukai: baigti ėjimą; stalas lieka toks, kokį sudėliojai
command-done-table = stalas
    .description = Prie kurio stalo, jei sėdi prie kelių

tiles-only = Tai veikia tik žaidžiant kauliukų rami. Tavo partijoje stalo juodraščio nėra.
tiles-new-meld = naujas derinys
tiles-meld-or-new = „{ $text }“ – ne derinio numeris. Rašyk derinio numerį arba „new“.
tiles-between = Dalijamas naujas raundas. Bandyk po akimirkos.
tiles-suggest-picked = Ši partija reitinginė, todėl padedu tik su tavo pasirinktais kauliukais: pirma kelis pasirink arba išdėk.
tiles-no-way = Neradau, kaip sudėti tinkamą stalą su visais šiais tavo kauliukais: { $tiles }
tiles-no-play = Dabar neturi ko išdėti.
# Mygtukai. Stalo derinio džokerį gali pakeisti kauliukas iš stovelio arba iš kito derinio
tiles-free = Imti derinio { $number } džokerį už { $tile }
tiles-free-from = Imti derinio { $number } džokerį: { $tile } iš derinio { $source }
# Deriniai, kurių užtenka pirmajam išdėjimui
tiles-open-with = Atsidaryti: { $melds }
# Ką atstoja naujo derinio džokeris; paspaudus keičiasi
tiles-joker-is = Derinio { $number } džokeris – { $tiles } · keisti
tiles-joker-fixed = Nė vienas tavo stalo juodraščio džokeris negali atstoti nieko kito.
