### /club puzzle: the puzzles of the day, read by one person alone, and the line to share.

command-club-puzzle = galvosūkis
    .description = Dienos galvosūkis: rask vienintelį aiškiai geriausią ėjimą
command-club-puzzle-game = žaidimas
    .description = Kuris žaidimas; nenurodžius – visi šiandienos galvosūkiai
command-club-puzzle-level = lygis
    .description = Lengvas, vidutinis ar sunkus

puzzle-grade-easy = lengvas
puzzle-grade-medium = vidutinis
puzzle-grade-hard = sunkus

puzzle-title = ### Galvosūkiai · { $day }
puzzle-about = Vienas pasirinkimas aiškiai geriausias. Įskaitomas tik pirmas atsakymas. Nauji galvosūkiai – vidurnaktį UTC.
puzzle-none = Šiam žaidimui galvosūkių nėra.
puzzle-pick = Pasirink galvosūkį
puzzle-streak =
    { $days ->
        [0] { $best ->
            [0] Serijos dar nėra
           *[other] Dabar serijos nėra · ilgiausia { $best }
        }
        [one] Serija: { $days } diena · ilgiausia { $best }
        [few] Serija: { $days } dienos · ilgiausia { $best }
       *[other] Serija: { $days } dienų · ilgiausia { $best }
    }
puzzle-more-of = Dar vienas: pasirink žaidimą…
button-puzzle-more = Dar vienas
# $game: „Džino rami“
puzzle-all-had = Visus žaidimo { $game } galvosūkius jau gavai. Liko tik šiandienos ir artimiausių dviejų savaičių.
puzzle-extra-over = Šis galvosūkis nebegalioja. Jei nori kito, spausk **{ button-puzzle-more }**.
button-puzzle-own = Mano klaidos
puzzle-over = Šis galvosūkis nebegalioja. Štai šiandienos galvosūkiai.
puzzle-old-buttons = Šis mygtukas nebegalioja. Štai dabartinis galvosūkis: rinkis iš naujo.
puzzle-had = Į šį galvosūkį jau atsakei. Kitas bus vidurnaktį UTC.

puzzle-one = ### Galvosūkis · { $day } · { $game } · { $grade }
puzzle-extra = ### Galvosūkis · { $game } · { $grade }
puzzle-question = Kuris pasirinkimas geriausias?
puzzle-question-tiles = Šiuo ėjimu gali išdėti visus savo kauliukus. Kuris iš šių derinių tada gulės ant stalo?
# Iš $rack kauliukų galima išdėti $count
puzzle-question-part = Iš { $rack } savo { $rack ->
    [one] kauliuko
    [few] kauliukų
   *[other] kauliukų
} šiuo ėjimu gali išdėti ne daugiau kaip { $count }. Kuris iš šių derinių tada gulės ant stalo?
puzzle-choose = Pasirink atsakymą
puzzle-hint = Patarimas { $number } iš { $most }: geriausias atsakymas yra tarp šių (liko { $count }).
button-puzzle-answer = Atsakyti
button-puzzle-hint = Patarimas
button-puzzle-others = Visi galvosūkiai
button-puzzle-share = Dalytis
puzzle-unanswered = Pirma atsakyk į galvosūkį, tada galėsi pasidalyti rezultatu.

## Savų partijų sprendimai, kurie kainavo taškų, kaip galvosūkiai
puzzle-own = ### Iš tavo partijos #{ $number } · { $game }
puzzle-own-waiting = ⏳ Žiūriu, kaip dar galėjai žaisti…
# $points: „12,4 taško“
puzzle-own-played = **Tada pasirinkai:** { $choice }. Vidutinis nuostolis: { $points }.
button-puzzle-own-next = Kita klaida
puzzle-own-none = Čia dar nieko nėra. Paprašyk baigtos partijos analizės, ir kiekviena aiški klaida čia taps galvosūkiu (tik kortų žaidimuose).
puzzle-own-solved = Visi tavo klaidų galvosūkiai išspręsti. Paprašyk dar vienos partijos analizės, ir gal rasi naujų.
puzzle-own-gone = Šios klaidos tavo analizėse nebėra. Jei nori kitos, spausk **{ button-puzzle-own }**.
button-puzzle-review = Analizė #{ $game }

puzzle-right = ✅ **Teisingai!**
puzzle-wrong = ❌ **Ne geriausia:** { $choice }
puzzle-best = **Geriausia:** { $way }
puzzle-margin = Pranašumas prieš antrą pagal gerumą pasirinkimą: vidutiniškai { $points }.
puzzle-margin-games =
    { $games ->
        [one] Geriausias pasirinkimas iš 100 partijų laimi { $games } partija daugiau nei antras pagal gerumą.
        [few] Geriausias pasirinkimas iš 100 partijų laimi { $games } partijomis daugiau nei antras pagal gerumą.
       *[other] Geriausias pasirinkimas iš 100 partijų laimi { $games } partijų daugiau nei antras pagal gerumą.
    }
puzzle-margin-left = { $count ->
    [one] Su bet kuriuo kitu deriniu stovelyje lieka bent { $count } kauliuku daugiau.
    [few] Su bet kuriuo kitu deriniu stovelyje lieka bent { $count } kauliukais daugiau.
   *[other] Su bet kuriuo kitu deriniu stovelyje lieka bent { $count } kauliukų daugiau.
}
# Kaip tai padaryti kauliukais
puzzle-tiles-joker = Sunkiausia čia: reikia pertvarkyti derinį su džokeriu.
puzzle-tiles-split = Sunkiausia čia: vieną derinį reikia padalyti į du.
puzzle-tiles-apart = Sunkiausia čia: iš vieno derinio reikia paimti kelis kauliukus.
puzzle-tiles-added = Derinių ardyti nereikia: tereikia rasti vietą savo kauliukams.
puzzle-tempting =
    { $games ->
        [one] **Vilioja:** { $choice }, bet iš 100 partijų taip laimima { $games } partija mažiau:
        [few] **Vilioja:** { $choice }, bet iš 100 partijų taip laimima { $games } partijomis mažiau:
       *[other] **Vilioja:** { $choice }, bet iš 100 partijų taip laimima { $games } partijų mažiau:
    }
# Kas būna po viliojančio ir po geriausio pasirinkimo, tiek kartų iš 100 raundų
puzzle-fate-first = { $tempting ->
    [one] Raundą užbaigi tu { $tempting } kartą iš 100, o ne { $best }.
    [few] Raundą užbaigi tu { $tempting } kartus iš 100, o ne { $best }.
   *[other] Raundą užbaigi tu { $tempting } kartų iš 100, o ne { $best }.
}
puzzle-fate-laid = { $tempting ->
    [one] { $card } pavyksta išdėti { $tempting } kartą iš 100, o ne { $best }.
    [few] { $card } pavyksta išdėti { $tempting } kartus iš 100, o ne { $best }.
   *[other] { $card } pavyksta išdėti { $tempting } kartų iš 100, o ne { $best }.
}
puzzle-fate-left = { $tempting ->
    [one] { $card } raundo gale lieka tavo rankoje { $tempting } kartą iš 100, o ne { $best }.
    [few] { $card } raundo gale lieka tavo rankoje { $tempting } kartus iš 100, o ne { $best }.
   *[other] { $card } raundo gale lieka tavo rankoje { $tempting } kartų iš 100, o ne { $best }.
}
puzzle-fate-theirs = { $tempting ->
    [one] { $card } atitenka kitam žaidėjui { $tempting } kartą iš 100, o ne { $best }.
    [few] { $card } atitenka kitam žaidėjui { $tempting } kartus iš 100, o ne { $best }.
   *[other] { $card } atitenka kitam žaidėjui { $tempting } kartų iš 100, o ne { $best }.
}
puzzle-others = **Kiek taškų prarandama renkantis kitaip:**
puzzle-others-games = **Kiti pasirinkimai (kiek partijų iš 100 laimima mažiau):**
puzzle-proof-sampled = Patikrino stiprus kompiuteris: nuo čia raundą daug kartų sužaidė iki galo, kaskart kitaip išdalijęs nematomas kortas.
puzzle-proof-all = Patikrino stiprus kompiuteris: sužaidė raundą iki galo su kiekvienu galimu nematomų kortų išsidėstymu.
puzzle-proof-exact = Patikrinta tiksliai: atsakymas nepriklauso nuo to, ko nematai.
# $change: „+12“
puzzle-rating = Tavo galvosūkių reitingas: **{ $rating }** ({ $change })
puzzle-rating-hints = Naudojai patarimus, todėl galvosūkių reitingas nesikeičia.
button-puzzle-see = Kas būtų toliau
button-puzzle-best = Geriausia
button-puzzle-tempting = Kas vilioja
button-puzzle-back = Atgal į galvosūkį
puzzle-line-waiting = ⏳ Žaidžiu iki galo…
puzzle-line-best = **Geriausia** · { $step } ėjimas iš { $steps }
puzzle-line-tempting = **Vilioja** · { $step } ėjimas iš { $steps }
# $why: „alice baigė raundą.“
puzzle-line-over = **Raundas baigtas.** { $why }
puzzle-line-about = Nematomos kortos išgalvotos: taip jos galėtų būti išsidėsčiusios. Už visus žaidžia stiprus kompiuteris.
puzzle-copy = Pasidalyti (be atsakymo):

puzzle-shared = Jolly galvosūkis { $day } · { $game } · { $grade }: { $result }, serija { $streak }
puzzle-shared-solved = { $hints ->
    [0] išspręstas
    [one] išspręstas su { $hints } patarimu
    [few] išspręstas su { $hints } patarimais
   *[other] išspręstas su { $hints } patarimų
}
puzzle-shared-missed = { $hints ->
    [0] neišspręstas
    [one] neišspręstas, { $hints } patarimas
    [few] neišspręstas, { $hints } patarimai
   *[other] neišspręstas, { $hints } patarimų
}
# /profile; $ratings: „Džino rami 1432 · Kauliukų rami 1510 (preliminarus)“
puzzle-ratings = **Galvosūkių reitingai:** { $ratings }

puzzle-solved = **Dienos galvosūkiai:** išspręsta { $count }

## Klubo apžvalgoje
puzzle-front = Galvosūkiai
puzzle-front-done = { $done } iš { $all }
puzzle-front-streak =
    { $days ->
        [one] serija: { $days } diena
        [few] serija: { $days } dienos
       *[other] serija: { $days } dienų
    }
# $grade: „lengvas“
puzzle-front-next = **Šiandienos galvosūkis** dar laukia: { $game }, { $grade }.
button-puzzle-front = Spręsti galvosūkį
