# Kameny: pracovní stůl a jeho příkazy.

button-split = Rozdělit
button-undo = Zpět o krok
button-done = Hotovo
button-pass = Pas
button-suggest = Poradit
button-reset = Znovu

tiles-count = { $count ->
    [one] 1 kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
  }
tiles-player = **{ $name }** { $tiles }
tiles-working-table = **Tvůj pracovní stůl** (vidíš ho jen ty)
tiles-row-bad = **{ $number }:** { $tiles } ✗ { $why }
tiles-rack = Tvůj stojánek ({ $count })
tiles-picked = Označeno: { $tiles }
tiles-your-turn = **Jsi na tahu.** Označ kameny a stiskni „Vyložit“ nebo „Přiložit“, pak „Hotovo“. Nebo si jeden lízni.
tiles-your-turn-no-stock = **Jsi na tahu.** Označ kameny a stiskni „Vyložit“ nebo „Přiložit“, pak „Hotovo“. Nebo řekni pas: zásoba je prázdná.
tiles-your-turn-typed = **Jsi na tahu.** Kameny skládej příkazy /{ command-meld }, /{ command-layoff } a /{ command-move }, pak /{ command-done }. Nebo si jeden lízni: /{ command-draw }.
tiles-your-turn-no-stock-typed = **Jsi na tahu.** Kameny skládej příkazy /{ command-meld }, /{ command-layoff } a /{ command-move }, pak /{ command-done }. Nebo řekni pas, zásoba je prázdná: /{ command-pass }.
tiles-opening-single = První kombinace jsou jen ze stojánku{ $points ->
    [0] .
   *[other] {" "}a jedna z nich musí mít aspoň { $points } { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }.
  }
tiles-opening-total = První kombinace jsou jen ze stojánku{ $points ->
    [0] .
   *[other] {" "}a dohromady musí mít aspoň { $points } { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }.
  }
# Dokud se kameny skládají
tiles-arranging = **Jsi na tahu.** Zatím to vidíš jen ty.
tiles-waiting = Na tahu: { $name }.
tiles-not-whole = { $count ->
    [one] ✗ Kombinace { $rows } ještě neplatí.
    [few] ✗ Kombinace { $rows } ještě neplatí.
   *[other] ✗ Kombinace { $rows } ještě neplatí.
  }
# Za „✗“: kolik bodů má první kombinace, nebo všechny dohromady; žolík na stole, který není volný
tiles-points-to-open = { $points } z { $needed } bodů na první vyložení.
tiles-joker-bound = Žolík v kombinaci { $number } musí dál zastupovat { $tiles }.
tiles-joker-free = ✗ Uvolněný žolík se musí vyložit.
tiles-ready = { $count ->
    [one] ✓ Všechny kombinace platí, s jedním tvým kamenem. „Hotovo“ ukončí tah.
    [few] ✓ Všechny kombinace platí, se { $count } tvými kameny. „Hotovo“ ukončí tah.
   *[other] ✓ Všechny kombinace platí, s { $count } tvými kameny. „Hotovo“ ukončí tah.
  }
tiles-ready-typed = { $count ->
    [one] ✓ Všechny kombinace platí, s jedním tvým kamenem. /{ command-done } ukončí tah.
    [few] ✓ Všechny kombinace platí, se { $count } tvými kameny. /{ command-done } ukončí tah.
   *[other] ✓ Všechny kombinace platí, s { $count } tvými kameny. /{ command-done } ukončí tah.
  }
tiles-moved-on = Tvůj pracovní stůl se mezitím změnil. Teď to vypadá takto.

tiles-pick-rack = Označ kameny ve stojánku
tiles-open-row = Z které kombinace vzít kameny?
tiles-pick-both = Označ kameny, svoje i na stole
tiles-pick-melds = Označ kameny na stole
# Below a tile in a menu: the tile, and the meld it lies in, in words
tiles-of-meld = { $tile }, kombinace { $number }: { $tiles }
# Tiles of one colour: "red 7 8 9"; the joker without a number
tiles-in-colour = { $colour ->
    [blue] modrá { $numbers }
    [green] zelená { $numbers }
    [red] červená { $numbers }
    [yellow] žlutá { $numbers }
   *[joker] žolík
  }

tiles-pick-first = Nejdřív v nabídce označ kameny: ve stojánku, nebo na stole.
tiles-no-row = Kombinace { $number } na tvém pracovním stole není.
tiles-not-opened = Před prvním vyložením vykládáš jen nové kombinace ze svého stojánku.
tiles-not-there = { $tile } není ve stojánku ani tam, odkud smíš brát.
tiles-no-joker = V kombinaci { $number } není žolík, kterého by nahradil jeden kámen.
tiles-split-where = Když chceš kombinaci rozdělit, označ jen jeden její kámen: první z druhé části.
tiles-nothing-to-undo = V tomto tahu není co vracet.

command-move = přesunout
    .description = Kameny: přesunout jeden na pracovním stole, ze stojánku nebo z kombinace
command-move-tile = kámen
    .description = Kámen, a když je takových víc, i číslo jeho kombinace: r7 3
command-move-meld = kombinace
    .description = Číslo kombinace, do které přijde, nebo new
command-move-table = stůl
    .description = Který ze tvých stolů, pokud jich máš víc

command-split = rozdělit
    .description = Kameny: rozdělit kombinaci na pracovním stole na dvě
command-split-meld = kombinace
    .description = Číslo kombinace
command-split-at = od
    .description = Kámen, kterým začíná druhá část
command-split-table = stůl
    .description = Který ze tvých stolů, pokud jich máš víc

command-undo = krok-zpět
    .description = Kameny: vrátit poslední změnu na pracovním stole
command-undo-table = stůl
    .description = Který ze tvých stolů, pokud jich máš víc

command-done = hotovo
    .description = Kameny: ukončit tah se stolem tak, jak ho máš složený
command-done-table = stůl
    .description = Který ze tvých stolů, pokud jich máš víc

tiles-only = To je jen pro Rummy s kameny. U tvého stolu pracovní stůl není.
tiles-new-meld = nová kombinace
tiles-meld-or-new = „{ $text }“ není číslo kombinace ani „new“.
tiles-between = U tvého stolu teď není nikdo na tahu.
tiles-suggest-picked = Tato partie je hodnocená: nejdřív nějaké kameny označ nebo vylož, a já s nimi zkusím stůl složit.
tiles-no-way = Právě s těmito kameny se platný stůl složit nedá: { $tiles }
tiles-no-play = Teď nemáš co vyložit.
# Tlačítka. Žolíka v kombinaci na stole může nahradit kámen, ze stojánku nebo z jiné kombinace
tiles-free = Uvolnit žolíka ({ $number }): { $tile }
tiles-free-from = Uvolnit žolíka ({ $number }): { $tile } z { $source }
# Kombinace, které na první vyložení stačí
tiles-open-with = První vyložení: { $melds }
# Co žolík v nové kombinaci zastupuje; stiskem se to změní
tiles-joker-is = Žolík ({ $number }) je { $tiles } · změnit
tiles-joker-fixed = Žádný žolík na tvém pracovním stole nemůže zastupovat nic jiného.
