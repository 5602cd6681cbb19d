# Steine: der Probetisch und seine Befehle.

button-split = Teilen
button-undo = Rückgängig
button-done = Fertig
button-pass = Passen
button-suggest = Vorschlag
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
tiles-your-turn = **Du bist dran.** Markier Steine, drück „{ button-meld }“ oder „{ button-lay-off }“, dann „{ button-done }“. Oder zieh einen.
tiles-your-turn-no-stock = **Du bist dran.** Markier Steine, drück „{ button-meld }“ oder „{ button-lay-off }“, dann „{ button-done }“. Oder passe: Der Vorrat ist leer.
tiles-your-turn-typed = **Du bist dran.** Ordne Steine mit /{ command-meld }, /{ command-layoff } und /{ command-move }, dann /{ command-done }. Oder zieh einen: /{ command-draw }.
tiles-your-turn-no-stock-typed = **Du bist dran.** Ordne Steine mit /{ command-meld }, /{ command-layoff } und /{ command-move }, dann /{ command-done }. Oder /{ command-pass }: Der Vorrat ist leer.
tiles-opening-single = Zum Eröffnen leg Kombinationen nur von deinem Brett{ $points ->
    [0] .
   *[other] , eine davon mindestens { $points } Punkte wert.
  }
tiles-opening-total = Zum Eröffnen leg Kombinationen nur von deinem Brett{ $points ->
    [0] .
   *[other] , zusammen mindestens { $points } Punkte wert.
  }
# Während jemand Steine ordnet
tiles-arranging = **Du bist dran.** Noch siehst das nur du.
tiles-waiting = { $name } ist dran.
tiles-not-whole = { $count ->
    [one] ✗ Kombination { $rows } ist noch nicht gültig.
   *[other] ✗ Kombinationen { $rows } sind noch nicht gültig.
  }
# Hinter einem „✗“: was eine erste Kombination oder alle zusammen wert sind; ein Joker, der nicht frei ist
tiles-points-to-open = { $points } von { $needed } Punkten zum Eröffnen.
tiles-joker-bound = Der Joker in Kombination { $number } muss { $tiles } bleiben.
tiles-joker-free = ✗ Den Joker, den du befreit hast, musst du noch legen.
tiles-ready = { $count ->
    [one] ✓ Alle Kombinationen sind gültig: 1 Stein gelegt.
   *[other] ✓ Alle Kombinationen sind gültig: { $count } Steine gelegt.
  }
tiles-ready-typed = { $count ->
    [one] ✓ Alle Kombinationen sind gültig, mit einem Stein von deinem Brett. /{ command-done } beendet deinen Zug.
   *[other] ✓ Alle Kombinationen sind gültig, mit { $count } Steinen von deinem Brett. /{ command-done } beendet deinen Zug.
  }
tiles-moved-on = Dein Probetisch hat sich geändert. So sieht er jetzt aus.

tiles-pick-rack = Steine vom Brett markieren
tiles-open-row = Aus welcher Kombination nehmen?
tiles-pick-both = Markier Steine: Brett oder Tisch
tiles-pick-melds = Steine vom Tisch markieren
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
tiles-not-opened = Solange du nicht eröffnet hast, kannst du nur neue Kombinationen von deinem Brett legen.
tiles-not-there = { $tile } kannst du nicht nehmen: Der Stein ist weder auf deinem Brett noch in einer Kombination, die du nutzen darfst.
tiles-no-joker = In Kombination { $number } ist kein Joker, den ein einzelner Stein ersetzen könnte.
tiles-split-where = Um eine Kombination zu teilen, markier nur einen Stein daraus: den ersten des zweiten Teils.
tiles-nothing-to-undo = In diesem Zug gibt es nichts rückgängig zu machen.

command-move = verschieben
    .description = Stein-Rommé: einen Stein auf deinem Probetisch verschieben, vom Brett oder aus einer Kombination
command-move-tile = stein
    .description = Der Stein, und bei mehreren die Nummer seiner Kombination: r7 3
command-move-meld = kombination
    .description = Die Nummer der Kombination, in die er soll, oder new
command-move-table = tisch
    .description = Welcher deiner Tische, wenn du an mehreren sitzt

command-split = teilen
    .description = Stein-Rommé: eine Kombination auf deinem Probetisch in zwei teilen
command-split-meld = kombination
    .description = Die Nummer der Kombination, die du teilst
command-split-at = ab
    .description = Der Stein, mit dem der zweite Teil beginnt
command-split-table = tisch
    .description = Welcher deiner Tische, wenn du an mehreren sitzt

command-undo = rückgängig
    .description = Stein-Rommé: deine letzte Änderung am Probetisch rückgängig machen
command-undo-table = tisch
    .description = Welcher deiner Tische, wenn du an mehreren sitzt

command-done = fertig
    .description = Stein-Rommé: deinen Zug beenden, mit dem Tisch, wie du ihn gelegt hast
command-done-table = tisch
    .description = Welcher deiner Tische, wenn du an mehreren sitzt

tiles-only = Das geht nur beim Stein-Rommé. Dein Spiel hat keinen Probetisch.
tiles-new-meld = eine neue Kombination
tiles-meld-or-new = „{ $text }“ ist nicht die Nummer einer Kombination. Schreib eine Nummer, oder „new“.
tiles-between = Die nächste Runde wird gerade ausgeteilt. Versuch es gleich noch einmal.
tiles-suggest-picked = Diese Partie ist gewertet, also helfe ich nur mit Steinen, die du auswählst: Markier oder leg erst welche.
tiles-no-way = Ich finde keinen gültigen Tisch mit all diesen Steinen von dir: { $tiles }
tiles-no-play = Du kannst gerade nichts legen.
# Knöpfe. Ein Joker auf dem Tisch lässt sich durch einen Stein ersetzen, vom Brett oder aus einer Kombination
tiles-free = Joker in { $number } mit { $tile } befreien
tiles-free-from = Joker in { $number } mit { $tile } aus { $source } befreien
# Die Kombinationen, mit denen man eröffnet, wenn sie genug wert sind
tiles-open-with = Eröffnen mit { $melds }
# Wofür der Joker einer neuen Kombination steht; ein Druck ändert es
tiles-joker-is = Joker in { $number } ist { $tiles } · ändern
tiles-joker-fixed = Kein Joker auf deinem Probetisch kann für etwas anderes stehen.
