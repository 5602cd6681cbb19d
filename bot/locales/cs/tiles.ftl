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
tiles-working-table = **Tvůj pracovní stůl** (zatím ho nikdo nevidí)
tiles-row-bad = **{ $number }:** { $tiles } ✗ { $why }
tiles-rack = Tvůj stojánek ({ $count })
tiles-picked = Vybráno: { $tiles }
tiles-your-turn = **Jsi na tahu.** Vyber kameny a stiskni „Vyložit“ nebo „Přiložit“, pak „Hotovo“. Nebo si jeden lízni.
tiles-your-turn-no-stock = **Jsi na tahu.** Vyber kameny a stiskni „Vyložit“ nebo „Přiložit“, pak „Hotovo“. Nebo řekni pas: zásoba je prázdná.
tiles-opening-single = Tvoje první kombinace jsou jen ze stojánku{ $points ->
    [0] .
   *[other] {" "}a jedna z nich musí mít aspoň { $points } b.
  }
tiles-opening-total = Tvoje první kombinace jsou jen ze stojánku{ $points ->
    [0] .
   *[other] {" "}a dohromady musí mít aspoň { $points } b.
  }
tiles-waiting = Na tahu: { $name }.
tiles-not-whole = { $count ->
    [one] ✗ Kombinace { $rows } ještě není v pořádku.
    [few] ✗ Kombinace { $rows } ještě nejsou v pořádku.
   *[other] ✗ Kombinace { $rows } ještě nejsou v pořádku.
  }
tiles-not-yet = ✗ { $why }
tiles-ready = { $count ->
    [one] ✓ Všechny kombinace jsou v pořádku, s jedním tvým kamenem. „Hotovo“ ukončí tah.
    [few] ✓ Všechny kombinace jsou v pořádku, se { $count } tvými kameny. „Hotovo“ ukončí tah.
   *[other] ✓ Všechny kombinace jsou v pořádku, s { $count } tvými kameny. „Hotovo“ ukončí tah.
  }
tiles-moved-on = Tvůj pracovní stůl se mezitím změnil. Takhle to stojí teď.

tiles-pick-rack = Vyber kameny ze stojánku
tiles-open-row = Z které kombinace vzít kameny?
tiles-pick-both = Vyber kameny, svoje i z kombinací
tiles-pick-melds = Vyber kameny z kombinací
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

tiles-pick-first = Nejdřív v nabídce vyber kameny: ze stojánku, nebo z kombinací.
tiles-no-row = Kombinace { $number } na tvém pracovním stole není.
tiles-not-opened = Dokud neleží tvoje první kombinace, vykládáš jen nové, a jen z vlastních kamenů.
tiles-not-there = { $tile } není ve stojánku ani tam, odkud smíš brát.
tiles-no-joker = V kombinaci { $number } není žolík, kterého by nahradil jeden kámen.
tiles-split-where = Když chceš kombinaci rozdělit, vyber jen jeden její kámen: první z druhé části.
tiles-nothing-to-undo = V tomto tahu není co vracet.

command-move = přesunout
    .description = Kameny: přesunout jeden na pracovním stole, ze stojánku nebo z kombinace
command-move-tile = kámen
    .description = Kámen, a když je takových víc, i kombinace, ve které leží: r7 3
command-move-meld = kombinace
    .description = Číslo kombinace, která ho dostane, nebo new
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
tiles-suggest-picked = Tato partie je hodnocená: nejdřív nějaké kameny vyber nebo vylož, a já hledám stůl právě s nimi.
tiles-no-way = S právě těmito tvými kameny žádný úplný stůl nevyjde: { $tiles }
tiles-no-play = Teď nemáš co vyložit.
tiles-joker = { $number }: 🃏 → { $tiles }
tiles-joker-fixed = Žádný žolík na tvém pracovním stole nemůže zastupovat nic jiného.
