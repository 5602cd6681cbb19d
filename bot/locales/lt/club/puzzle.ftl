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
puzzle-over = Šio galvosūkio diena baigėsi. Štai šiandienos galvosūkiai.
puzzle-old-buttons = Tai, ką paspaudei, paseno. Štai galvosūkis, koks jis dabar: rinkis iš naujo.
puzzle-had = Savo bandymą įveikti šį galvosūkį jau išnaudojai. Kitas bus vidurnaktį pagal UTC.

puzzle-one = ### Galvosūkis { $day } · { $game } · { $grade }
puzzle-question = Kas dabar geriausia?
puzzle-question-tiles = Šiuo ėjimu gali išdėti visus savo kauliukus. Kuris iš šių derinių tada guli ant stalo?
puzzle-choose = Pasirink atsakymą
puzzle-hint = Patarimas { $number } iš { $most }: liko atsakymų: { $count }.
button-puzzle-answer = Atsakyti
button-puzzle-hint = Patarimas
button-puzzle-others = Visi galvosūkiai
button-puzzle-share = Dalytis
puzzle-unanswered = Pirma atsakyk: tada bus kuo dalytis.

puzzle-right = ✅ **Teisingai!**
puzzle-wrong = ❌ **Ne geriausia:** { $choice }
puzzle-best = **Geriausia:** { $way }
puzzle-margin = Pranašumas prieš antrą geriausią galimybę vidutiniškai { $points }.
puzzle-others = **Kiti pasirinkimai praranda:**
puzzle-proof-sampled = Patikrino stiprus kompiuteris: raundas daug kartų sužaistas iki galo, kaskart iš naujo išdalijus nematomas kortas.
puzzle-proof-all = Patikrino stiprus kompiuteris: raundas sužaistas iki galo su kiekvienu galimu nematomų kortų išsidėstymu.
puzzle-proof-exact = Patikrinta tiksliai: nematomų kortų išsidėstymas nieko nekeičia.
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

puzzle-solved = **Dienos galvosūkiai:** išspręsta { $count }
