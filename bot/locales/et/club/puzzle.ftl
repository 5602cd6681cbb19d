### /club puzzle: the puzzles of the day, read by one person alone, and the line to share.

command-club-puzzle =
    .description = Päeva ülesanne: leia käik, mis on selgelt parim
command-club-puzzle-game =
    .description = Milline mäng; kui tühi, siis näed kõiki tänaseid ülesandeid
command-club-puzzle-level =
    .description = Kerge, keskmine või raske

puzzle-grade-easy = kerge
puzzle-grade-medium = keskmine
puzzle-grade-hard = raske

puzzle-title = ### Ülesanded · { $day }
puzzle-about = Üks valik on selgelt parim. Arvesse läheb ainult sinu esimene vastus. Uued ülesanded tulevad keskööl (UTC).
puzzle-none = Sellel mängul ülesandeid pole.
puzzle-pick = Vali ülesanne
puzzle-streak = { $days ->
    [0] { $best ->
        [0] Seeriat veel pole
       *[other] Praegu seeriat pole · pikim { $best }
    }
    [one] Seeria: 1 päev · pikim { $best }
   *[other] Seeria: { $days } päeva · pikim { $best }
}
puzzle-more-of = Veel üks ülesanne: vali mäng …
button-puzzle-more = Veel üks
# $game: „Džinnirummi“
puzzle-all-had = { $game }: oled lahendanud kõik ülesanded peale tänaste ja järgmise kahe nädala omade.
puzzle-extra-over = See ülesanne on suletud. Uue saamiseks vajuta **{ button-puzzle-more }**.
button-puzzle-own = Minu vead
puzzle-over = Selle ülesande päev on läbi. Siin on tänased ülesanded.
puzzle-old-buttons = See nupp oli vananenud. Siin on praegune ülesanne: vali uuesti.
puzzle-had = Oled sellele ülesandele juba vastanud. Järgmine tuleb keskööl (UTC).

puzzle-one = ### Ülesanne · { $day } · { $game } · { $grade }
puzzle-extra = ### Ülesanne · { $game } · { $grade }
puzzle-question = Milline neist on parim?
puzzle-question-tiles = Selle käiguga saad laduda kõik oma kivid. Milline neist kombinatsioonidest on siis laual?
# Aluse $rack kivist saab laduda $count
puzzle-question-part = { $count ->
    [one] Selle käiguga saad oma { $rack } kivist laduda ainult 1.
   *[other] Selle käiguga saad oma { $rack } kivist laduda kõige rohkem { $count }.
} Milline neist kombinatsioonidest on siis laual?
puzzle-choose = Vali vastus
puzzle-hint = Vihje { $number }/{ $most }: parim on üks neist { $count } valikust.
button-puzzle-answer = Vasta
button-puzzle-hint = Vihje
button-puzzle-others = Kõik ülesanded
button-puzzle-share = Jaga
puzzle-unanswered = Vasta enne ülesandele. Siis saad oma tulemust jagada.

# Otsused oma partiidest, mis läksid punkte maksma, ülesannetena
puzzle-own = ### Sinu partiist #{ $number } · { $game }
puzzle-own-waiting = ⏳ Vaatan, mida muud oleksid saanud teha …
# $points: „12,4 punkti“
puzzle-own-played = **Sinu käik:** { $choice }. Keskmine kaotus: { $points }.
button-puzzle-own-next = Järgmine viga
puzzle-own-none = Siin pole veel midagi. Lase mõni lõppenud partii analüüsida, siis saab igast selgest veast siin ülesanne (ainult kaardimängudes).
puzzle-own-solved = Oled kõik oma vead ära lahendanud. Uute leidmiseks lase analüüsida mõni teine partii.
puzzle-own-gone = Seda viga sinu analüüsides enam pole. Uue saamiseks vajuta **{ button-puzzle-own }**.
button-puzzle-review = Analüüs #{ $game }

puzzle-right = ✅ **Õige!**
puzzle-wrong = ❌ **Pole parim:** { $choice }
puzzle-best = **Parim:** { $way }
puzzle-margin = Parima valiku keskmine edu järgmise parima ees: { $points }.
puzzle-margin-games = { $games ->
    [one] Parim valik võidab 100 partiist 1 rohkem kui järgmine parim.
   *[other] Parim valik võidab 100 partiist { $games } rohkem kui järgmine parim.
}
puzzle-margin-left = { $count ->
    [one] Iga teise kombinatsiooniga jääb sinu alusele vähemalt 1 kivi rohkem.
   *[other] Iga teise kombinatsiooniga jääb sinu alusele vähemalt { $count } kivi rohkem.
}
# Kuidas see kividega käib
puzzle-tiles-joker = Raske koht: jokkeriga kombinatsioon tuleb ümber korraldada.
puzzle-tiles-split = Raske koht: üks kombinatsioon tuleb kaheks jagada.
puzzle-tiles-apart = Raske koht: ühest kombinatsioonist tuleb kive ära võtta.
puzzle-tiles-added = Ühtki kombinatsiooni lahti võtta pole vaja. Leia ainult oma kividele kohad.
puzzle-tempting = { $games ->
    [one] **Ahvatlev:** { $choice } (100 partiist 1 võit vähem):
   *[other] **Ahvatlev:** { $choice } (100 partiist { $games } võitu vähem):
}
# Mis juhtub pärast ahvatlevat valikut ja pärast parimat, nii mitmes voorus 100-st
puzzle-fate-first = Sina lõpetad esimesena { $tempting } voorus 100-st, parima valikuga { $best } voorus.
puzzle-fate-laid = { $card } saad laduda { $tempting } voorus 100-st, parima valikuga { $best } voorus.
puzzle-fate-left = { $card } jääb sulle kätte { $tempting } voorus 100-st, parima valikuga { $best } voorus.
puzzle-fate-theirs = { $card } jõuab vastase kätte { $tempting } voorus 100-st, parima valikuga { $best } voorus.
puzzle-others = **Teised vastused kaotavad:**
puzzle-others-games = **Teised vastused, võite 100 partiist:**
puzzle-proof-sampled = Kontrollis tugev arvuti, kes mängis siit edasi palju kordi, iga kord teistsuguste nägemata kaartidega.
puzzle-proof-all = Kontrollis tugev arvuti, kes mängis vooru lõpuni nägemata kaartide iga võimaliku paigutusega.
puzzle-proof-exact = Täpselt kontrollitud: vastus ei sõltu sellest, mida sa ei näe.
# $change: „+12“
puzzle-rating = Sinu ülesannete reiting: **{ $rating }** ({ $change })
puzzle-rating-hints = Kasutasid vihjeid, nii et sinu ülesannete reiting ei muutu.
button-puzzle-see = Vaata, mis juhtub
button-puzzle-best = Parim
button-puzzle-tempting = Ahvatlev
button-puzzle-back = Ülesande juurde
puzzle-line-waiting = ⏳ Mängin lõpuni …
puzzle-line-best = **Parim** · samm { $step }/{ $steps }
puzzle-line-tempting = **Ahvatlev** · samm { $step }/{ $steps }
# $why: „alice lõpetas vooru.“
puzzle-line-over = **Voor on läbi.** { $why }
puzzle-line-about = Nägemata kaardid on välja mõeldud: see on ainult üks võimalus. Kõigi eest mängib tugev arvuti.
puzzle-copy = Jagamiseks (lahendust ei reeda):

puzzle-shared = Jolly ülesanne { $day } · { $game } · { $grade }: { $result }, seeria { $streak }
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
puzzle-ratings = **Ülesannete reitingud:** { $ratings }
puzzle-solved = **Päeva ülesanded:** lahendatud { $count }

## Klubi esilehel
puzzle-front = Ülesanded
puzzle-front-done = { $done }/{ $all }
puzzle-front-streak = { $days ->
    [one] seeria: { $days } päev
   *[other] seeria: { $days } päeva
}
# $grade on „kerge“, „keskmine“ või „raske“
puzzle-front-next = **Tänane ülesanne** ootab: { $game }, { $grade }.
button-puzzle-front = Lahenda ülesanne
