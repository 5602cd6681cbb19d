### /club puzzle: the puzzles of the day, read by one person alone, and the line to share.

command-club-puzzle = galvosūkis
    .description = Dienos galvosūkis: rask vienintelį aiškiai geriausią ėjimą
command-club-puzzle-game = žaidimas
    .description = Kurio žaidimo; nenurodžius matysi visus šiandienos
command-club-puzzle-level = lygis
    .description = Koks sunkus jis turi būti

puzzle-grade-easy = lengvas
puzzle-grade-medium = vidutinis
puzzle-grade-hard = sunkus

puzzle-title = ### { $day } galvosūkiai
puzzle-about = Viena galimybė aiškiai geriausia. Įskaitomas tik pirmas atsakymas. Nauji galvosūkiai – vidurnaktį UTC.
puzzle-none = Šiam žaidimui galvosūkių nėra.
puzzle-pick = Pasirink galvosūkį
puzzle-streak = { $days ->
    [0] Dienų iš eilės: kol kas nė vienos · daugiausia { $best }
    [one] Iš eilės: { $days } diena · daugiausia { $best }
    [few] Iš eilės: { $days } dienos · daugiausia { $best }
   *[other] Iš eilės: { $days } dienų · daugiausia { $best }
}
puzzle-more-of = Dar vienas galvosūkis: …
button-puzzle-more = Dar vienas
# $game: „Džino rami“
puzzle-all-had = Visus žaidimo { $game } galvosūkius jau gavai. Liko tik šiandienos ir artimiausių dviejų savaičių.
puzzle-extra-over = Šis galvosūkis nebegalioja. Kitam spausk „{ button-puzzle-more }“.
button-puzzle-own = Mano klaidos
puzzle-over = Šio galvosūkio diena baigėsi. Štai šiandienos galvosūkiai.
puzzle-old-buttons = Tai, ką paspaudei, paseno. Štai galvosūkis, koks jis dabar: rinkis iš naujo.
puzzle-had = Savo bandymą įveikti šį galvosūkį jau išnaudojai. Kitas bus vidurnaktį pagal UTC.

puzzle-one = ### Galvosūkis { $day } · { $game } · { $grade }
puzzle-extra = ### Galvosūkis · { $game } · { $grade }
puzzle-question = Kas dabar geriausia?
puzzle-question-tiles = Šiuo ėjimu gali išdėti visus savo kauliukus. Kuris iš šių derinių tada guli ant stalo?
# Iš $rack kauliukų galima išdėti $count
puzzle-question-part = { $count ->
    [one] Iš savo stovelio ({ $rack }) šiuo ėjimu gali išdėti { $count } kauliuką, ne daugiau.
    [few] Iš savo stovelio ({ $rack }) šiuo ėjimu gali išdėti { $count } kauliukus, ne daugiau.
   *[other] Iš savo stovelio ({ $rack }) šiuo ėjimu gali išdėti { $count } kauliukų, ne daugiau.
} Kuris iš šių derinių tada guli ant stalo?
puzzle-choose = Pasirink atsakymą
puzzle-hint = Patarimas { $number } iš { $most }: liko atsakymų: { $count }.
button-puzzle-answer = Atsakyti
button-puzzle-hint = Patarimas
button-puzzle-others = Visi galvosūkiai
button-puzzle-share = Dalytis
puzzle-unanswered = Pirma atsakyk: tada bus kuo dalytis.

## Savų partijų sprendimai, kurie kainavo taškų, kaip galvosūkiai
puzzle-own = ### Iš tavo partijos #{ $number } · { $game }
puzzle-own-waiting = ⏳ Žiūriu, kaip dar galėjai žaisti …
# $points: „12,4 taško“
puzzle-own-played = **Tada pasirinkai:** { $choice }. Nuostolis – vidutiniškai { $points }.
button-puzzle-own-next = Kita klaida
puzzle-own-none = Čia dar nieko nėra. Paprašyk baigtos partijos analizės: kas tau aiškiai kainavo taškų, atsiras čia kaip galvosūkis. (Iš kauliukų partijų jų nebūna.)
puzzle-own-solved = Visos tavo klaidos išspręstos. Paprašyk dar vienos partijos analizės – gal atsiras daugiau.
puzzle-own-gone = Šio sprendimo tavo analizėse nebėra.
button-puzzle-review = Analizė #{ $game }

puzzle-right = ✅ **Teisingai!**
puzzle-wrong = ❌ **Ne geriausia:** { $choice }
puzzle-best = **Geriausia:** { $way }
puzzle-margin = Pranašumas prieš antrą geriausią galimybę vidutiniškai { $points }.
puzzle-margin-games = Iš 100 partijų taip laimima { $games } daugiau nei su geriausia iš kitų galimybių.
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
puzzle-tempting = **Viliojanti:** { $choice }. Iš 100 partijų taip laimima { $games } mažiau:
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
puzzle-others = **Kiti pasirinkimai praranda:**
puzzle-others-games = **Kiti pasirinkimai praranda partijų iš 100:**
puzzle-proof-sampled = Patikrino stiprus kompiuteris: raundas daug kartų sužaistas iki galo, kaskart iš naujo išdalijus nematomas kortas.
puzzle-proof-all = Patikrino stiprus kompiuteris: raundas sužaistas iki galo su kiekvienu galimu nematomų kortų išsidėstymu.
puzzle-proof-exact = Patikrinta tiksliai: nematomų kortų išsidėstymas nieko nekeičia.
# $change: „+12“
puzzle-rating = Tavo galvosūkių reitingas: **{ $rating }** ({ $change })
puzzle-rating-hints = Išspręsta su patarimais: galvosūkių reitingas nesikeičia.
button-puzzle-see = Kas būtų toliau
button-puzzle-best = Geriausia
button-puzzle-tempting = Viliojanti
button-puzzle-back = Atgal į galvosūkį
puzzle-line-waiting = ⏳ Žaidžiu iki galo …
puzzle-line-best = **Geriausia** · { $step } ėjimas iš { $steps }
puzzle-line-tempting = **Viliojanti** · { $step } ėjimas iš { $steps }
# $why: „alice baigė raundą.“
puzzle-line-over = **Raundas baigtas.** { $why }
puzzle-line-about = Nematomos kortos išgalvotos: taip jos galėtų būti išsidėsčiusios. Už visus toliau žaidžia stiprus kompiuteris.
puzzle-copy = Pasidalyti (nieko neišduoda):

puzzle-shared = Jolly galvosūkis { $day } · { $game } · { $grade }: { $result }, dienų iš eilės: { $streak }
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
puzzle-front-streak = { $days ->
    [one] iš eilės { $days } diena
    [few] iš eilės { $days } dienos
   *[other] iš eilės { $days } dienų
}
# $grade: „lengvas“
puzzle-front-next = **Šiandienos galvosūkis** dar laukia: { $game }, { $grade }.
button-puzzle-front = Spręsti
