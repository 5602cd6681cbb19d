### /club puzzle: the puzzles of the day, read by one person alone, and the line to share.

command-club-puzzle =
    .description = Päeva mõistatus: leia ainus selgelt parim käik
command-club-puzzle-game =
    .description = Millises mängus; ilma selleta näed kõiki tänaseid
command-club-puzzle-level =
    .description = Kui raske see olgu

puzzle-grade-easy = kerge
puzzle-grade-medium = keskmine
puzzle-grade-hard = raske

puzzle-title = ### Mõistatused { $day }
puzzle-about = Üks võimalus on selgelt parim. Arvesse läheb sinu esimene vastus. Uued mõistatused tulevad keskööl UTC.
puzzle-none = Selles mängus mõistatusi pole.
puzzle-pick = Vali mõistatus
puzzle-streak = { $days ->
    [0] Päevi järjest: veel mitte ühtegi · parim { $best }
    [one] Järjest: 1 päev · parim { $best }
   *[other] Järjest: { $days } päeva · parim { $best }
}
puzzle-over = Selle mõistatuse päev on läbi. Siin on tänased.
puzzle-old-buttons = See, mida vajutasid, oli vananenud. Siin on mõistatus nii, nagu see nüüd on: vali uuesti.
puzzle-had = Sinu katse selle mõistatusega on tehtud. Järgmine tuleb keskööl UTC järgi.

puzzle-one = ### Mõistatus { $day } · { $game } · { $grade }
puzzle-question = Mis on praegu parim?
puzzle-question-tiles = Sel käigul saad laduda kõik oma kivid. Milline neist kombinatsioonidest on siis laual?
puzzle-choose = Vali vastus
puzzle-hint = Vihje { $number }/{ $most }: vastuseid on jäänud { $count }.
button-puzzle-answer = Vasta
button-puzzle-hint = Vihje
button-puzzle-others = Kõik mõistatused
button-puzzle-share = Jaga
puzzle-unanswered = Vasta kõigepealt: siis on, mida jagada.

puzzle-right = ✅ **Õige!**
puzzle-wrong = ❌ **Pole parim:** { $choice }
puzzle-best = **Parim:** { $way }
puzzle-margin = Edu paremuselt järgmise ees: keskmiselt { $points }.
puzzle-others = **Teised valikud kaotavad:**
puzzle-proof-sampled = Kontrollis tugev arvuti: voor mängiti palju kordi lõpuni, iga kord jagati nägemata kaardid uuesti.
puzzle-proof-all = Kontrollis tugev arvuti: voor mängiti lõpuni nägemata kaartide iga võimaliku asetusega.
puzzle-proof-exact = Kontrollitud täpselt: nägemata kaartide asetus ei muuda midagi.
puzzle-copy = Jagamiseks (ei reeda midagi):

puzzle-shared = Jolly mõistatus { $day } · { $game } · { $grade }: { $result }, päevi järjest: { $streak }
puzzle-shared-solved = { $hints ->
    [0] lahendatud
    [one] lahendatud 1 vihjega
   *[other] lahendatud { $hints } vihjega
}
puzzle-shared-missed = { $hints ->
    [0] lahendamata
    [one] lahendamata, 1 vihje
   *[other] lahendamata, { $hints } vihjet
}

puzzle-solved = **Päeva mõistatused:** lahendatud { $count }
