# Kauliukai: darbinis stalas ir jo komandos.

button-split = Padalyti
button-undo = Anuliuoti
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
tiles-your-turn = **Tavo ėjimas.** Rinkis kauliukus ir spausk „Išdėti“ arba „Pridėti“, paskui „Baigta“. Arba vieną trauk.
tiles-your-turn-no-stock = **Tavo ėjimas.** Rinkis kauliukus ir spausk „Išdėti“ arba „Pridėti“, paskui „Baigta“. Arba praleisk: atsargos tuščios.
tiles-your-turn-typed = **Tavo ėjimas.** Dėliok kauliukus komandomis /{ command-meld }, /{ command-layoff } ir /{ command-move }, paskui /{ command-done }. Arba vieną trauk: /{ command-draw }.
tiles-your-turn-no-stock-typed = **Tavo ėjimas.** Dėliok kauliukus komandomis /{ command-meld }, /{ command-layoff } ir /{ command-move }, paskui /{ command-done }. Arba praleisk, atsargos tuščios: /{ command-pass }.
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
tiles-joker-free = ✗ Atlaisvintą džokerį reikia išdėti.
tiles-ready = { $count ->
    [one] ✓ Visi deriniai tinka, tavo juose { $count } kauliukas. Ėjimui baigti spausk „Baigta“.
    [few] ✓ Visi deriniai tinka, tavo juose { $count } kauliukai. Ėjimui baigti spausk „Baigta“.
   *[other] ✓ Visi deriniai tinka, tavo juose { $count } kauliukų. Ėjimui baigti spausk „Baigta“.
  }
tiles-ready-typed = { $count ->
    [one] ✓ Visi deriniai tinka, tavo juose { $count } kauliukas. /{ command-done } baigia ėjimą.
    [few] ✓ Visi deriniai tinka, tavo juose { $count } kauliukai. /{ command-done } baigia ėjimą.
   *[other] ✓ Visi deriniai tinka, tavo juose { $count } kauliukų. /{ command-done } baigia ėjimą.
  }
tiles-moved-on = Tavo stalo juodraštis pasikeitė. Štai koks jis dabar.

tiles-pick-rack = Rinkis kauliukus iš stovelio
tiles-open-row = Iš kurio derinio imti kauliukus?
tiles-pick-both = Rinkis savo ar derinių kauliukus
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

tiles-pick-first = Pirma meniu pasirink kauliukų: iš stovelio arba iš derinių.
tiles-no-row = Tavo stalo juodraštyje nėra derinio { $number }.
tiles-not-opened = Kol nėra pirmojo išdėjimo, gali dėti tik naujus derinius iš savo kauliukų.
tiles-not-there = { $tile } nėra nei tavo stovelyje, nei ten, iš kur galėtum paimti.
tiles-no-joker = Derinyje { $number } nėra džokerio, kurį galėtų pakeisti vienas kauliukas.
tiles-split-where = Kad padalytum derinį, rinkis vieną jo kauliuką: pirmąjį antroje dalyje.
tiles-nothing-to-undo = Šiame ėjime nėra ko atšaukti.

command-move = perkelti
    .description = Kauliukai: perkelti vieną stalo juodraštyje – iš stovelio arba iš derinio
command-move-tile = kauliukas
    .description = Kauliukas ir jo derinio numeris, jei tokių keli: r7 3
command-move-meld = derinys
    .description = Derinio, į kurį jį dėti, numeris arba new
command-move-table = stalas
    .description = Prie kurio stalo, jei sėdi prie kelių

command-split = padalyti
    .description = Kauliukai: padalyti stalo juodraščio derinį į du
command-split-meld = derinys
    .description = Derinio numeris
command-split-at = nuo
    .description = Kauliukas, kuriuo prasideda antra dalis
command-split-table = stalas
    .description = Prie kurio stalo, jei sėdi prie kelių

command-undo = anuliuoti
    .description = Kauliukai: atšaukti paskutinį pakeitimą stalo juodraštyje
command-undo-table = stalas
    .description = Prie kurio stalo, jei sėdi prie kelių

command-done = baigta
    .description = Kauliukai: baigti ėjimą; stalas lieka toks, kokį sudėjai
command-done-table = stalas
    .description = Prie kurio stalo, jei sėdi prie kelių

tiles-only = Tai skirta tik kauliukų rami. Prie tavo stalo juodraščio nėra.
tiles-new-meld = naujas derinys
tiles-meld-or-new = { $text } – nei derinio numeris, nei „new“.
tiles-between = Prie tavo stalo dabar niekas neina.
tiles-suggest-picked = Tai reitinginė partija: pirma pasirink arba išdėk kauliukų, ir bandysiu sudėti stalą kaip tik su jais.
tiles-no-way = Su šiais tavo kauliukais tinkamo stalo nesudėsi: { $tiles }
tiles-no-play = Dabar neturi ko išdėti.
# Mygtukai. Stalo derinio džokerį gali pakeisti kauliukas iš stovelio arba iš kito derinio
tiles-free = Džokerį iš { $number } už { $tile }
tiles-free-from = Džokerį iš { $number } už { $tile } iš { $source }
# Deriniai, kurių užtenka pirmajam išdėjimui
tiles-open-with = Išdėti kartu { $melds }
# Ką atstoja naujo derinio džokeris; paspaudus keičiasi
tiles-joker-is = Džokeris iš { $number } yra { $tiles } · keisti
tiles-joker-fixed = Nė vienas džokeris tavo stalo juodraštyje negali atstoti nieko kito.
