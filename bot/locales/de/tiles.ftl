# Steine: der Probetisch und seine Befehle.

button-split = Teilen
button-undo = Rückgängig
button-done = Fertig
button-pass = Passen
button-suggest = Tipp
button-reset = Von vorn

tiles-count = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
  }
tiles-player = **{ $name }** { $tiles }
tiles-working-table = **Dein Probetisch** (nur du siehst ihn)
tiles-row-bad = **{ $number }:** { $tiles } ✗ { $why }
tiles-rack = Dein Brett ({ $count })
tiles-picked = Markiert: { $tiles }
tiles-your-turn = **Du bist dran.** Markier Steine, drück „Legen“ oder „Anlegen“, dann „Fertig“. Oder zieh einen.
tiles-your-turn-no-stock = **Du bist dran.** Markier Steine, drück „Legen“ oder „Anlegen“, dann „Fertig“. Oder passe: Der Vorrat ist leer.
tiles-your-turn-typed = **Du bist dran.** Ordne Steine mit /{ command-meld }, /{ command-layoff } und /{ command-move }, dann /{ command-done }. Oder zieh einen: /{ command-draw }.
tiles-your-turn-no-stock-typed = **Du bist dran.** Ordne Steine mit /{ command-meld }, /{ command-layoff } und /{ command-move }, dann /{ command-done }. Oder passe, denn der Vorrat ist leer: /{ command-pass }.
tiles-opening-single = Deine ersten Kombinationen kommen nur vom Brett{ $points ->
    [0] .
   *[other] , und eine davon muss mindestens { $points } Punkte wert sein.
  }
tiles-opening-total = Deine ersten Kombinationen kommen nur vom Brett{ $points ->
    [0] .
   *[other] , und zusammen müssen sie mindestens { $points } Punkte wert sein.
  }
# Während jemand Steine ordnet
tiles-arranging = **Du bist dran.** Bis jetzt siehst das nur du.
tiles-waiting = { $name } ist dran.
tiles-not-whole = { $count ->
    [one] ✗ Kombination { $rows } stimmt noch nicht.
   *[other] ✗ Kombinationen { $rows } stimmen noch nicht.
  }
# Hinter einem „✗“: was eine erste Kombination oder alle zusammen wert sind; ein Joker, der nicht frei ist
tiles-points-to-open = { $points } von { $needed } Punkten zum Eröffnen.
tiles-joker-bound = Der Joker in Kombination { $number } muss { $tiles } bleiben.
tiles-joker-free = ✗ Der Joker, den du befreit hast, muss noch gelegt werden.
tiles-ready = { $count ->
    [one] ✓ Alle Kombinationen stimmen, mit einem Stein von dir. „Fertig“ beendet deinen Zug.
   *[other] ✓ Alle Kombinationen stimmen, mit { $count } Steinen von dir. „Fertig“ beendet deinen Zug.
  }
tiles-ready-typed = { $count ->
    [one] ✓ Alle Kombinationen stimmen, mit einem Stein von dir. /{ command-done } beendet deinen Zug.
   *[other] ✓ Alle Kombinationen stimmen, mit { $count } Steinen von dir. /{ command-done } beendet deinen Zug.
  }
tiles-moved-on = Dein Probetisch hat sich inzwischen geändert. So steht es jetzt.

tiles-pick-rack = Steine vom Brett markieren
tiles-open-row = Aus welcher Kombination?
tiles-pick-both = Eigene oder ausliegende Steine
tiles-pick-melds = Ausliegende Steine markieren
# Below a tile in a menu: the tile, and the meld it lies in, in words
tiles-of-meld = { $tile }, Kombination { $number }: { $tiles }
# Tiles of one colour: "red 7 8 9"; the joker without a number
tiles-in-colour = { $colour ->
    [blue] blau { $numbers }
    [green] grün { $numbers }
    [red] rot { $numbers }
    [yellow] gelb { $numbers }
   *[joker] Joker
  }

tiles-pick-first = Markier erst Steine im Menü, von deinem Brett oder aus Kombinationen.
tiles-no-row = Auf deinem Probetisch gibt es keine Kombination { $number }.
tiles-not-opened = Bis zur Erstauslage legst du nur neue Kombinationen von deinem Brett.
tiles-not-there = { $tile } ist weder auf deinem Brett noch dort, wo du nehmen darfst.
tiles-no-joker = In Kombination { $number } ist kein Joker, den ein einzelner Stein ersetzen könnte.
tiles-split-where = Um eine Kombination zu teilen, markier nur einen Stein daraus: den ersten des zweiten Teils.
tiles-nothing-to-undo = In diesem Zug gibt es nichts rückgängig zu machen.

command-move = verschieben
    .description = Steine: einen auf deinem Probetisch verschieben, vom Brett oder aus einer Kombination
command-move-tile = stein
    .description = Der Stein, und bei mehreren die Nummer seiner Kombination: r7 3
command-move-meld = kombination
    .description = Die Nummer der Kombination, an die er soll, oder new
command-move-table = tisch
    .description = Welcher deiner Tische, wenn du an mehreren sitzt

command-split = teilen
    .description = Steine: eine Kombination deines Probetisches in zwei teilen
command-split-meld = kombination
    .description = Die Nummer der Kombination
command-split-at = ab
    .description = Der Stein, mit dem der zweite Teil beginnt
command-split-table = tisch
    .description = Welcher deiner Tische, wenn du an mehreren sitzt

command-undo = rückgängig
    .description = Steine: deine letzte Änderung am Probetisch zurücknehmen
command-undo-table = tisch
    .description = Welcher deiner Tische, wenn du an mehreren sitzt

command-done = fertig
    .description = Steine: deinen Zug beenden, mit dem Tisch, wie du ihn gelegt hast
command-done-table = tisch
    .description = Welcher deiner Tische, wenn du an mehreren sitzt

tiles-only = Das gibt es nur beim Stein-Rommé. An deinem Tisch ist kein Probetisch.
tiles-new-meld = eine neue Kombination
tiles-meld-or-new = „{ $text }“ ist weder die Nummer einer Kombination noch „new“.
tiles-between = An deinem Tisch ist gerade niemand dran.
tiles-suggest-picked = Diese Partie ist gewertet: Markier oder leg erst Steine, dann suche ich einen Weg mit genau diesen.
tiles-no-way = Mit genau diesen Steinen von dir geht kein Tisch auf: { $tiles }
tiles-no-play = Du kannst gerade nichts legen.
# Knöpfe. Ein Joker auf dem Tisch lässt sich durch einen Stein ersetzen, vom Brett oder aus einer Kombination
tiles-free = Joker in { $number } mit { $tile } befreien
tiles-free-from = Joker in { $number } mit { $tile } aus { $source } befreien
# Die Kombinationen, mit denen man eröffnet, wenn sie genug wert sind
tiles-open-with = Eröffnen mit { $melds }
# Wofür der Joker einer neuen Kombination steht; ein Druck ändert es
tiles-joker-is = Joker in { $number } ist { $tiles } · ändern
tiles-joker-fixed = Kein Joker auf deinem Probetisch könnte für etwas anderes stehen.
