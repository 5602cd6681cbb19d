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
puzzle-more-of = Veel üks mõistatus mängust …
button-puzzle-more = Veel üks
# $game: „Džinnirummi“
puzzle-all-had = { $game }: kõik mõistatused on sul juba olnud, välja arvatud tänased ja järgmise kahe nädala omad.
puzzle-extra-over = See mõistatus pole enam avatud. Uue saad, kui vajutad „{ button-puzzle-more }“.
button-puzzle-own = Minu vead
puzzle-over = Selle mõistatuse päev on läbi. Siin on tänased.
puzzle-old-buttons = See, mida vajutasid, oli vananenud. Siin on mõistatus nii, nagu see nüüd on: vali uuesti.
puzzle-had = Sinu katse selle mõistatusega on tehtud. Järgmine tuleb keskööl UTC järgi.

puzzle-one = ### Mõistatus { $day } · { $game } · { $grade }
puzzle-extra = ### Mõistatus · { $game } · { $grade }
puzzle-question = Mis on praegu parim?
puzzle-question-tiles = Sel käigul saad laduda kõik oma kivid. Milline neist kombinatsioonidest on siis laual?
# Aluse $rack kivist saab laduda $count
puzzle-question-part = { $count ->
    [one] Sel käigul saad oma { $rack } kivist laduda ainult 1.
   *[other] Sel käigul saad oma { $rack } kivist laduda { $count }, rohkem mitte.
} Milline neist kombinatsioonidest on siis laual?
puzzle-choose = Vali vastus
puzzle-hint = Vihje { $number }/{ $most }: vastuseid on jäänud { $count }.
button-puzzle-answer = Vasta
button-puzzle-hint = Vihje
button-puzzle-others = Kõik mõistatused
button-puzzle-share = Jaga
puzzle-unanswered = Vasta kõigepealt: siis on, mida jagada.

# Otsused oma partiidest, mis läksid punkte maksma, mõistatustena
puzzle-own = ### Sinu partiist #{ $number } · { $game }
puzzle-own-waiting = ⏳ Vaatan, mida veel oleksid saanud teha …
# $points: „12,4 punkti“
puzzle-own-played = **Sinu valik:** { $choice }. Kaotus keskmiselt { $points }.
button-puzzle-own-next = Järgmine viga
puzzle-own-none = Siin pole veel midagi. Lase mõni lõpetatud partii analüüsida: sinu selged vead tulevad siia mõistatustena. (Kividega mängudest ei tule.)
puzzle-own-solved = Kõik sinu vead on lahendatud. Lase analüüsida mõni teine partii, ehk tuleb juurde.
puzzle-own-gone = Seda otsust sinu analüüsides enam pole.
button-puzzle-review = Analüüs #{ $game }

puzzle-right = ✅ **Õige!**
puzzle-wrong = ❌ **Pole parim:** { $choice }
puzzle-best = **Parim:** { $way }
puzzle-margin = Edu paremuselt järgmise ees: keskmiselt { $points }.
puzzle-margin-games = { $games ->
    [one] 100 partiist võidab see 1 rohkem kui paremuselt järgmine valik.
   *[other] 100 partiist võidab see { $games } rohkem kui paremuselt järgmine valik.
}
puzzle-margin-left = { $count ->
    [one] Iga teise kombinatsiooniga jääb su alusele vähemalt 1 kivi rohkem.
   *[other] Iga teise kombinatsiooniga jääb su alusele vähemalt { $count } kivi rohkem.
}
# Kuidas see kividega käib
puzzle-tiles-joker = Raske koht: jokkeriga kombinatsioon tuleb ümber korraldada.
puzzle-tiles-split = Raske koht: üks kombinatsioon tuleb kaheks jagada.
puzzle-tiles-apart = Raske koht: ühest kombinatsioonist tuleb kive ära võtta.
puzzle-tiles-added = Midagi lahti võtta pole vaja: sinu kividele tuleb ainult kohad leida.
puzzle-tempting = { $games ->
    [one] **Ahvatlev:** { $choice }. 100 partiist võidab see 1 vähem:
   *[other] **Ahvatlev:** { $choice }. 100 partiist võidab see { $games } vähem:
}
# Mis juhtub pärast ahvatlevat valikut ja pärast parimat, nii mitmes voorus 100-st
puzzle-fate-first = Ise lõpetad { $tempting } vooru 100-st, mitte { $best }.
puzzle-fate-laid = { $card } saad laduda { $tempting } voorus 100-st, mitte { $best } voorus.
puzzle-fate-left = { $card } jääb sulle lõpuks kätte { $tempting } voorus 100-st, mitte { $best } voorus.
puzzle-fate-theirs = { $card } läheb vastasele { $tempting } voorus 100-st, mitte { $best } voorus.
puzzle-others = **Teised valikud kaotavad:**
puzzle-others-games = **Teised valikud, võite 100 partii kohta:**
puzzle-proof-sampled = Kontrollis tugev arvuti: voor mängiti palju kordi lõpuni, iga kord jagati nägemata kaardid uuesti.
puzzle-proof-all = Kontrollis tugev arvuti: voor mängiti lõpuni nägemata kaartide iga võimaliku asetusega.
puzzle-proof-exact = Kontrollitud täpselt: nägemata kaartide asetus ei muuda midagi.
# $change: „+12“
puzzle-rating = Sinu mõistatuste reiting: **{ $rating }** ({ $change })
puzzle-rating-hints = Lahendatud vihjetega: mõistatuste reiting sellest ei muutu.
button-puzzle-see = Vaata, mis juhtub
button-puzzle-best = Parim
button-puzzle-tempting = Ahvatlev
button-puzzle-back = Mõistatuse juurde
puzzle-line-waiting = ⏳ Mängin lõpuni …
puzzle-line-best = **Parim** · { $step }. samm { $steps }-st
puzzle-line-tempting = **Ahvatlev** · { $step }. samm { $steps }-st
# $why: „alice lõpetas vooru.“
puzzle-line-over = **Voor on läbi.** { $why }
puzzle-line-about = Nägemata kaardid on välja mõeldud: nii võiks neid jaotatud olla. Kõigi eest mängib edasi tugev arvuti.
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

# Käsus /profile
# $ratings: „Džinnirummi 1432 · Kivirummi 1510 (esialgne)“
puzzle-ratings = **Mõistatuste reiting:** { $ratings }
puzzle-solved = **Päeva mõistatused:** lahendatud { $count }

## Klubi esilehel
puzzle-front = Mõistatused
puzzle-front-done = { $done }/{ $all }
puzzle-front-streak = päevi järjest: { $days }
# $grade on „kerge“, „keskmine“ või „raske“
puzzle-front-next = **Tänane mõistatus** ootab: { $game }, { $grade }.
button-puzzle-front = Lahenda
