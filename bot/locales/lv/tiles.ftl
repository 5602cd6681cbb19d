# Kauliņi: galda kopija un tā komandas.

button-split = Dalīt
button-undo = Atsaukt
button-done = Gatavs
button-pass = Izlaist
button-suggest = Ieteikt
button-reset = No jauna

tiles-count = { $count ->
    [0] { $count } kauliņu
    [zero] { $count } kauliņi
    [one] { $count } kauliņš
   *[other] { $count } kauliņi
  }
tiles-player = **{ $name }** { $tiles }
tiles-working-table = **Tava galda kopija** (redzi tikai tu)
tiles-row-bad = **{ $number }:** { $tiles } ✗ { $why }
tiles-rack = Tavs statīvs ({ $count })
tiles-picked = Izvēlēts: { $tiles }
tiles-your-turn = **Tavs gājiens.** Izvēlies kauliņus un spied „{ button-meld }” vai „{ button-lay-off }”, tad „{ button-done }”. Vai velc vienu.
tiles-your-turn-no-stock = **Tavs gājiens.** Izvēlies kauliņus un spied „{ button-meld }” vai „{ button-lay-off }”, tad „{ button-done }”. Vai izlaid: krājums ir tukšs.
tiles-your-turn-typed = **Tavs gājiens.** Kārto kauliņus ar komandām /{ command-meld }, /{ command-layoff } un /{ command-move }, tad /{ command-done }. Vai velc vienu: /{ command-draw }.
tiles-your-turn-no-stock-typed = **Tavs gājiens.** Kārto kauliņus ar komandām /{ command-meld }, /{ command-layoff } un /{ command-move }, tad /{ command-done }. Vai izlaid, jo krājums ir tukšs: /{ command-pass }.
tiles-opening-single = Pirmajā izlikšanā liec kombinācijas tikai no sava statīva{ $points ->
    [0] .
   *[other] ; vienā no tām jābūt vismaz { $points } { $points ->
        [zero] punktiem
        [one] punktam
       *[other] punktiem
    }.
}
tiles-opening-total = Pirmajā izlikšanā liec kombinācijas tikai no sava statīva{ $points ->
    [0] .
   *[other] ; kopā tajās jābūt vismaz { $points } { $points ->
        [zero] punktiem
        [one] punktam
       *[other] punktiem
    }.
}
# Kamēr kārto kauliņus
tiles-arranging = **Tavs gājiens.** Pagaidām to redzi tikai tu.
tiles-waiting = Spēlē { $name }.
tiles-not-whole = { $count ->
    [zero] ✗ Vēl nav derīgas: kombinācijas { $rows }.
    [one] ✗ Vēl nav derīga: kombinācija { $rows }.
   *[other] ✗ Vēl nav derīgas: kombinācijas { $rows }.
  }
# Aiz „✗”: cik vērta pirmā kombinācija vai visas kopā; galda džokers, kas nav brīvs
tiles-points-to-open = Pirmajā izlikšanā ir { $points } no { $needed } { $needed ->
    [zero] punktiem
    [one] punkta
   *[other] punktiem
}.
tiles-joker-bound = Kombinācijas { $number } džokeram jāpaliek { $tiles } vietā.
tiles-joker-free = ✗ Atbrīvotais džokers vēl ir jāizliek.
tiles-ready = { $count ->
    [zero] ✓ Visas kombinācijas ir derīgas: izlikti { $count } kauliņi.
    [one] ✓ Visas kombinācijas ir derīgas: izlikts { $count } kauliņš.
   *[other] ✓ Visas kombinācijas ir derīgas: izlikti { $count } kauliņi.
}
tiles-ready-typed = { $count ->
    [zero] ✓ Visas kombinācijas ir derīgas, no statīva izlikti { $count } kauliņi. /{ command-done } beidz gājienu.
    [one] ✓ Visas kombinācijas ir derīgas, no statīva izlikts { $count } kauliņš. /{ command-done } beidz gājienu.
   *[other] ✓ Visas kombinācijas ir derīgas, no statīva izlikti { $count } kauliņi. /{ command-done } beidz gājienu.
}
tiles-moved-on = Tava galda kopija ir mainījusies. Tagad tā ir šāda.

tiles-pick-rack = Izvēlies kauliņus no statīva
tiles-open-row = No kuras kombinācijas ņemt?
tiles-pick-both = Izvēlies no statīva vai galda
tiles-pick-melds = Izvēlies kauliņus no kombinācijām
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

tiles-pick-first = Vispirms izvēlnē izvēlies kauliņus no statīva vai kombinācijām.
tiles-no-row = Tavā galda kopijā nav kombinācijas { $number }.
tiles-not-opened = Līdz pirmajai izlikšanai drīksti likt tikai jaunas kombinācijas no sava statīva.
tiles-not-there = Šo kauliņu ņemt nevar: { $tile }. Tas nav ne tavā statīvā, ne kombinācijās, no kurām drīksti ņemt.
tiles-no-joker = Kombinācijā { $number } nav džokera, ko varētu aizstāt viens kauliņš.
tiles-split-where = Lai sadalītu kombināciju, izvēlies tikai vienu tās kauliņu: to, ar kuru sāksies otrā daļa.
tiles-nothing-to-undo = Šajā gājienā nav ko atsaukt.

command-move =
    .description = Rummy ar kauliņiem: pārlikt kauliņu galda kopijā, no statīva vai kombinācijas
command-move-tile =
    .description = Kauliņš; ja tādu ir vairāki, arī kombinācijas numurs: r7 3
command-move-meld =
    .description = Tās kombinācijas numurs, kurā kauliņu likt, vai new
command-move-table =
    .description = Kurš galds; vajag tikai tad, ja spēlē pie vairākiem

command-split =
    .description = Rummy ar kauliņiem: sadalīt kombināciju galda kopijā divās
command-split-meld =
    .description = Dalāmās kombinācijas numurs
command-split-at =
    .description = Kauliņš, ar kuru sākas otrā daļa
command-split-table =
    .description = Kurš galds; vajag tikai tad, ja spēlē pie vairākiem

command-undo =
    .description = Rummy ar kauliņiem: atsaukt pēdējo izmaiņu galda kopijā
command-undo-table =
    .description = Kurš galds; vajag tikai tad, ja spēlē pie vairākiem

command-done =
    .description = Rummy ar kauliņiem: beigt gājienu; galds paliek, kā to saliki
command-done-table =
    .description = Kurš galds; vajag tikai tad, ja spēlē pie vairākiem

tiles-only = Tas darbojas tikai spēlē Rummy ar kauliņiem. Tavā spēlē galda kopijas nav.
tiles-new-meld = jauna kombinācija
tiles-meld-or-new = „{ $text }” nav kombinācijas numurs. Raksti kombinācijas numuru vai „new”.
tiles-between = Tiek dalīts nākamais raunds. Pamēģini pēc brīža.
tiles-suggest-picked = Šī partija ir ar reitingu, tāpēc palīdzu tikai ar kauliņiem, ko izvēlies tu: vispirms dažus atzīmē vai izliec.
tiles-no-way = Ar visiem šiem taviem kauliņiem derīgs galds nesanāk: { $tiles }
tiles-no-play = Tev tagad nav ko izlikt.
# Pogas. Galda kombinācijas džokeru var aizstāt kauliņš no statīva vai citas kombinācijas
tiles-free = Atbrīvot džokeru ({ $number }) ar { $tile }
tiles-free-from = Atbrīvot džokeru ({ $number }): { $tile } no { $source }
# Kombinācijas, ar kurām pirmajai izlikšanai pietiek: „Sākt ar 🔴10 🔴11 🔴12 · 🔵3 🔵4 🔵5”
tiles-open-with = Pirmā izlikšana: { $melds }
# Ko aizstāj jaunas kombinācijas džokers; spiediens to maina
tiles-joker-is = Kombinācijas { $number } džokers: { $tiles } · mainīt
tiles-joker-fixed = Neviens džokers tavā galda kopijā neko citu aizstāt nevar.
