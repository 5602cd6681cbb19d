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
tiles-working-table = **Tavs galda melnraksts** (pagaidām redzi tikai tu)
tiles-row-bad = **{ $number }:** { $tiles } ✗ { $why }
tiles-rack = Tavs statīvs ({ $count })
tiles-picked = Izvēlēts: { $tiles }
tiles-your-turn = **Tavs gājiens.** Izvēlies kauliņus un spied „Izlikt” vai „Pielikt”, tad „Gatavs”. Vai velc vienu.
tiles-your-turn-no-stock = **Tavs gājiens.** Izvēlies kauliņus un spied „Izlikt” vai „Pielikt”, tad „Gatavs”. Vai izlaid: krājums ir tukšs.
tiles-opening-single = Pirmā izlikšana ir tikai no tava statīva{ $points ->
    [0] .
   *[other] , un vienai kombinācijai jābūt vismaz { $points } punktu vērtai.
  }
tiles-opening-total = Pirmā izlikšana ir tikai no tava statīva{ $points ->
    [0] .
   *[other] , un visai kopā jābūt vismaz { $points } punktu vērtai.
  }
tiles-waiting = Gājiens: { $name }.
tiles-not-whole = { $count ->
    [zero] ✗ Vēl nav gatavas: kombinācijas { $rows }.
    [one] ✗ Vēl nav gatava: kombinācija { $rows }.
   *[other] ✗ Vēl nav gatavas: kombinācijas { $rows }.
  }
tiles-not-yet = ✗ { $why }
tiles-ready = { $count ->
    [zero] ✓ Visas kombinācijas ir derīgas, no tava statīva: { $count } kauliņu. „Gatavs” beidz gājienu.
    [one] ✓ Visas kombinācijas ir derīgas, no tava statīva: { $count } kauliņš. „Gatavs” beidz gājienu.
   *[other] ✓ Visas kombinācijas ir derīgas, no tava statīva: { $count } kauliņi. „Gatavs” beidz gājienu.
  }
tiles-moved-on = Tavs galda melnraksts kopš tā laika ir mainījies. Tagad tas ir tāds.

tiles-pick-rack = Izvēlies kauliņus no statīva
tiles-open-row = No kuras kombinācijas ņemt kauliņus?
tiles-pick-both = Izvēlies kauliņus: savus vai no galda
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

command-move = move
    .description = Kauliņi: pārlikt vienu galda melnrakstā – no statīva vai kombinācijas
command-move-tile = tile
    .description = Kauliņš un kombinācija, kurā tas ir, ja tādu ir vairāki: r7 3
command-move-meld = meld
    .description = Kombinācijas numurs, kurā to likt, vai new
command-move-table = table
    .description = Pie kura galda, ja sēdi pie vairākiem

command-split = split
    .description = Kauliņi: sadalīt galda melnraksta kombināciju divās
command-split-meld = meld
    .description = Kombinācijas numurs
command-split-at = at
    .description = Kauliņš, ar kuru sākas otrā daļa
command-split-table = table
    .description = Pie kura galda, ja sēdi pie vairākiem

command-undo = undo
    .description = Kauliņi: atsaukt pēdējo izmaiņu galda melnrakstā
command-undo-table = table
    .description = Pie kura galda, ja sēdi pie vairākiem

command-done = done
    .description = Kauliņi: beigt gājienu; galds paliek tāds, kādu to saliki
command-done-table = table
    .description = Pie kura galda, ja sēdi pie vairākiem

tiles-only = Tas ir tikai rummy ar kauliņiem. Pie tava galda melnraksta nav.
tiles-new-meld = jauna kombinācija
tiles-meld-or-new = { $text } nav ne kombinācijas numurs, ne „new”.
tiles-between = Pie tava galda tagad neviens neiet.
tiles-suggest-picked = Šī ir reitinga partija: vispirms izvēlies vai izliec kauliņus, un es meklēšu galdu tieši ar tiem.
tiles-no-way = Derīga galda tieši ar šiem taviem kauliņiem nav: { $tiles }
tiles-no-play = Tev tagad nav ko izlikt.
tiles-joker = { $number }: 🃏 → { $tiles }
tiles-joker-fixed = Neviens džokers tavā galda melnrakstā nevar aizstāt neko citu.
