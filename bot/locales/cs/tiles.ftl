# Kameny: pracovní stůl a jeho příkazy.

button-split = Rozdělit
button-undo = Zpět o krok
button-done = Hotovo
button-pass = Pas
button-suggest = Poradit
button-reset = Vrátit vše

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
tiles-your-turn = **Jsi na tahu.** Označ kameny a stiskni **{ button-meld }** nebo **{ button-lay-off }**, pak **{ button-done }**. Nebo si jeden lízni.
tiles-your-turn-no-stock = **Jsi na tahu.** Označ kameny a stiskni **{ button-meld }** nebo **{ button-lay-off }**, pak **{ button-done }**. Nebo řekni pas: zásoba je prázdná.
tiles-your-turn-typed = **Jsi na tahu.** Kameny skládej příkazy /{ command-meld }, /{ command-layoff } a /{ command-move }, pak /{ command-done }. Nebo si jeden lízni: /{ command-draw }.
tiles-your-turn-no-stock-typed = **Jsi na tahu.** Kameny skládej příkazy /{ command-meld }, /{ command-layoff } a /{ command-move }, pak /{ command-done }. Nebo řekni pas, zásoba je prázdná: /{ command-pass }.
tiles-opening-single = Na první vyložení použij jen kameny ze stojánku{ $points ->
    [0] .
   *[other] : jedna kombinace musí mít aspoň { $points } { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }.
  }
tiles-opening-total = Na první vyložení použij jen kameny ze stojánku{ $points ->
    [0] .
   *[other] : dohromady musí mít aspoň { $points } { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }.
  }
# Dokud se kameny skládají
tiles-arranging = **Jsi na tahu.** Zatím to vidíš jen ty.
tiles-waiting = Na tahu: { $name }.
tiles-not-whole = ✗ Ještě neplatí: kombinace { $rows }.
# Za „✗“: kolik bodů má první kombinace, nebo všechny dohromady; žolík na stole, který není volný
tiles-points-to-open = Na první vyložení { $points } z potřebných { $needed } bodů.
tiles-joker-bound = Žolík v kombinaci { $number } musí dál zastupovat { $tiles }.
tiles-joker-free = ✗ Uvolněného žolíka musíš ještě vyložit.
tiles-ready = { $count ->
    [one] ✓ Všechny kombinace platí: vykládáš 1 kámen.
    [few] ✓ Všechny kombinace platí: vykládáš { $count } kameny.
   *[other] ✓ Všechny kombinace platí: vykládáš { $count } kamenů.
  }
tiles-ready-typed = { $count ->
    [one] ✓ Všechny kombinace platí: vykládáš 1 kámen. /{ command-done } ukončí tah.
    [few] ✓ Všechny kombinace platí: vykládáš { $count } kameny. /{ command-done } ukončí tah.
   *[other] ✓ Všechny kombinace platí: vykládáš { $count } kamenů. /{ command-done } ukončí tah.
  }
tiles-moved-on = Tvůj pracovní stůl se mezitím změnil. Teď vypadá takhle.

tiles-pick-rack = Označ kameny ve stojánku
tiles-open-row = Ze které kombinace vzít kameny?
tiles-pick-both = Označ kameny, své i ze stolu
tiles-pick-melds = Označ kameny v kombinacích
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

tiles-pick-first = Nejdřív v nabídce označ kameny: ve stojánku, nebo v kombinacích.
tiles-no-row = Kombinace { $number } na tvém pracovním stole není.
tiles-not-opened = Dokud nemáš první vyložení, můžeš vykládat jen nové kombinace ze svého stojánku.
tiles-not-there = Vzít nejde: { $tile }. Není ve tvém stojánku ani v kombinaci, ze které smíš brát.
tiles-no-joker = V kombinaci { $number } není žolík, kterého by mohl nahradit jediný kámen.
tiles-split-where = Chceš-li kombinaci rozdělit, označ jen jeden její kámen: ten, kterým začne druhá část.
tiles-nothing-to-undo = V tomto tahu zatím není co vrátit.

command-move = přesunout
    .description = Rummy s kameny: přesunout kámen na pracovním stole, ze stojánku nebo z kombinace
command-move-tile = kámen
    .description = Kámen, a když je takových víc, i číslo jeho kombinace: r7 3
command-move-meld = kombinace
    .description = Číslo kombinace, do které kámen přijde, nebo: nová
command-move-table = stůl
    .description = Který stůl; potřeba, jen když hraješ u více stolů

command-split = rozdělit
    .description = Rummy s kameny: rozdělit kombinaci na pracovním stole na dvě
command-split-meld = kombinace
    .description = Číslo kombinace, která se má rozdělit
command-split-at = od
    .description = Kámen, kterým začíná druhá část
command-split-table = stůl
    .description = Který stůl; potřeba, jen když hraješ u více stolů

command-undo = krok-zpět
    .description = Rummy s kameny: vrátit poslední změnu na pracovním stole
command-undo-table = stůl
    .description = Který stůl; potřeba, jen když hraješ u více stolů

command-done = hotovo
    .description = Rummy s kameny: ukončit tah se stolem tak, jak ho máš složený
command-done-table = stůl
    .description = Který stůl; potřeba, jen když hraješ u více stolů

tiles-only = To jde jen v Rummy s kameny. Tvoje hra pracovní stůl nemá.
tiles-new-meld = nová kombinace
tiles-meld-or-new = „{ $text }“ není číslo kombinace. Napiš číslo kombinace, nebo „nová“.
tiles-between = Rozdává se další kolo. Zkus to za chvilku znovu.
tiles-suggest-picked = Tato partie je hodnocená, proto radím jen s kameny, které si vybereš: nejdřív nějaké označ nebo vylož.
tiles-no-way = Nenacházím žádný platný stůl se všemi těmito tvými kameny: { $tiles }
tiles-no-play = Teď nemůžeš nic vyložit.
# Tlačítka. Žolíka v kombinaci na stole může nahradit kámen, ze stojánku nebo z jiné kombinace
tiles-free = Uvolnit žolíka v kombinaci { $number }: { $tile }
tiles-free-from = Uvolnit žolíka ({ $number }): { $tile } z kombinace { $source }
# Kombinace, které na první vyložení stačí
tiles-open-with = První vyložení: { $melds }
# Co žolík v nové kombinaci zastupuje; stiskem se to změní
tiles-joker-is = Žolík v kombinaci { $number } je { $tiles } · změnit
tiles-joker-fixed = Žádný žolík na tvém pracovním stole nemůže zastupovat nic jiného.
