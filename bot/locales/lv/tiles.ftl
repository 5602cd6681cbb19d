# Kauliņi: galda melnraksts un tā komandas.

button-split = Dalīt
button-undo = Atsaukt
button-done = Gatavs
button-pass = Izlaist
button-suggest = Padoms
button-reset = No jauna

tiles-count = { $count ->
    [zero] { $count } kauliņu
    [one] { $count } kauliņš
   *[other] { $count } kauliņi
  }
tiles-player = **{ $name }** { $tiles }
tiles-working-table = **Tavs galda melnraksts** (redzi tikai tu)
tiles-row-bad = **{ $number }:** { $tiles } ✗ { $why }
tiles-rack = Tavs statīvs ({ $count })
tiles-picked = Izvēlēts: { $tiles }
tiles-your-turn = **Tavs gājiens.** Izvēlies kauliņus un spied „Izlikt” vai „Pielikt”, tad „Gatavs”. Vai velc vienu.
tiles-your-turn-no-stock = **Tavs gājiens.** Izvēlies kauliņus un spied „Izlikt” vai „Pielikt”, tad „Gatavs”. Vai izlaid: krājums ir tukšs.
tiles-your-turn-typed = **Tavs gājiens.** Kārto kauliņus ar komandām /{ command-meld }, /{ command-layoff } un /{ command-move }, tad /{ command-done }. Vai velc vienu: /{ command-draw }.
tiles-your-turn-no-stock-typed = **Tavs gājiens.** Kārto kauliņus ar komandām /{ command-meld }, /{ command-layoff } un /{ command-move }, tad /{ command-done }. Vai izlaid, jo krājums ir tukšs: /{ command-pass }.
tiles-opening-single = Pirmā izlikšana ir tikai no tava statīva{ $points ->
    [0] .
   *[other] , un vienai kombinācijai vajag vismaz { $points } { $points ->
        [zero] punktu
        [one] punktu
       *[other] punktus
    }.
  }
tiles-opening-total = Pirmā izlikšana ir tikai no tava statīva{ $points ->
    [0] .
   *[other] , un visai kopā vajag vismaz { $points } { $points ->
        [zero] punktu
        [one] punktu
       *[other] punktus
    }.
  }
# Kamēr kārto kauliņus
tiles-arranging = **Tavs gājiens.** Pagaidām to redzi tikai tu.
tiles-waiting = Gājiens: { $name }.
tiles-not-whole = { $count ->
    [zero] ✗ Vēl nav derīgas: kombinācijas { $rows }.
    [one] ✗ Vēl nav derīga: kombinācija { $rows }.
   *[other] ✗ Vēl nav derīgas: kombinācijas { $rows }.
  }
# Aiz „✗”: cik vērta pirmā kombinācija vai visas kopā; galda džokers, kas nav brīvs
tiles-points-to-open = Pirmajai izlikšanai ir { $points } no { $needed } { $needed ->
    [zero] punktiem
    [one] punkta
   *[other] punktiem
  }.
tiles-joker-bound = Kombinācijas { $number } džokeram jāpaliek { $tiles } vietā.
tiles-joker-free = ✗ Atbrīvotais džokers ir jāizliek.
tiles-ready = { $count ->
    [zero] ✓ Visas kombinācijas ir derīgas, no tava statīva: { $count } kauliņu.
    [one] ✓ Visas kombinācijas ir derīgas, no tava statīva: { $count } kauliņš.
   *[other] ✓ Visas kombinācijas ir derīgas, no tava statīva: { $count } kauliņi.
  }
tiles-ready-typed = { $count ->
    [zero] ✓ Visas kombinācijas ir derīgas, no tava statīva: { $count } kauliņu. /{ command-done } beidz gājienu.
    [one] ✓ Visas kombinācijas ir derīgas, no tava statīva: { $count } kauliņš. /{ command-done } beidz gājienu.
   *[other] ✓ Visas kombinācijas ir derīgas, no tava statīva: { $count } kauliņi. /{ command-done } beidz gājienu.
  }
tiles-moved-on = Tavs galda melnraksts ir mainījies. Tagad tas ir tāds.

tiles-pick-rack = Izvēlies kauliņus no statīva
tiles-open-row = No kuras kombinācijas ņemt?
tiles-pick-both = Izvēlies savus vai galda kauliņus
tiles-pick-melds = Izvēlies kombināciju kauliņus
# Below a tile in a menu: the tile, and the meld it lies in, in words
tiles-of-meld = { $tile }, kombinācija { $number }: { $tiles }
# Tiles of one colour: "red 7 8 9"; the joker without a number
tiles-in-colour = { $colour ->
    [blue] zils { $numbers }
    [green] zaļš { $numbers }
    [red] sarkans { $numbers }
    [yellow] dzeltens { $numbers }
   *[joker] džokers
  }

tiles-pick-first = Vispirms izvēlnē izvēlies kauliņus: no statīva vai kombinācijām.
tiles-no-row = Tavā galda melnrakstā nav kombinācijas { $number }.
tiles-not-opened = Kamēr nav pirmās izlikšanas, drīkst izlikt tikai jaunas kombinācijas no saviem kauliņiem.
tiles-not-there = { $tile } nav ne tavā statīvā, ne tur, no kurienes drīksti ņemt.
tiles-no-joker = Kombinācijā { $number } nav džokera, ko varētu aizstāt viens kauliņš.
tiles-split-where = Lai dalītu kombināciju, izvēlies vienu tās kauliņu: otrās daļas pirmo.
tiles-nothing-to-undo = Šajā gājienā nav ko atsaukt.

command-move =
    .description = Kauliņi: pārlikt vienu galda melnrakstā – no statīva vai kombinācijas
command-move-tile =
    .description = Kauliņš un tā kombinācijas numurs, ja tādu ir vairāki: r7 3
command-move-meld =
    .description = Kombinācijas numurs, kurā to likt, vai new
command-move-table =
    .description = Pie kura galda, ja sēdi pie vairākiem

command-split =
    .description = Kauliņi: sadalīt galda melnraksta kombināciju divās
command-split-meld =
    .description = Kombinācijas numurs
command-split-at =
    .description = Kauliņš, ar kuru sākas otrā daļa
command-split-table =
    .description = Pie kura galda, ja sēdi pie vairākiem

command-undo =
    .description = Kauliņi: atsaukt pēdējo izmaiņu galda melnrakstā
command-undo-table =
    .description = Pie kura galda, ja sēdi pie vairākiem

command-done =
    .description = Kauliņi: beigt gājienu; galds paliek tāds, kādu to saliki
command-done-table =
    .description = Pie kura galda, ja sēdi pie vairākiem

tiles-only = Tas ir tikai rummy ar kauliņiem. Pie tava galda melnraksta nav.
tiles-new-meld = jauna kombinācija
tiles-meld-or-new = { $text } nav ne kombinācijas numurs, ne „new”.
tiles-between = Pie tava galda tagad neviens neiet.
tiles-suggest-picked = Šī partija skaitās reitingā: vispirms izvēlies vai izliec kauliņus, un mēģināšu salikt galdu tieši ar tiem.
tiles-no-way = Tieši ar šiem taviem kauliņiem derīgs galds nesanāk: { $tiles }
tiles-no-play = Tev tagad nav ko izlikt.
# Pogas. Galda kombinācijas džokeru var aizstāt kauliņš no statīva vai citas kombinācijas
tiles-free = Ar { $tile } atbrīvot džokeru ({ $number })
tiles-free-from = Ar { $tile } no { $source } atbrīvot džokeru ({ $number })
# Kombinācijas, ar kurām pirmajai izlikšanai pietiek: „Sākt ar 🔴10 🔴11 🔴12 · 🔵3 🔵4 🔵5”
tiles-open-with = Sākt ar { $melds }
# Ko aizstāj jaunas kombinācijas džokers; spiediens to maina
tiles-joker-is = Džokers ({ $number }): { $tiles } · mainīt
tiles-joker-fixed = Neviens džokers tavā galda melnrakstā nevar aizstāt neko citu.
