### /learn: angeleitete Übungshände. Jeder Schritt hat einen Text `learn-<spiel>-<nummer>`: was zu
### sehen ist und was jetzt zu tun ist, in ein bis drei kurzen Sätzen.

command-learn = lernen
    .description = Ein Spiel in drei Minuten lernen: eine Übungshand, die dir sagt, was zu tun ist
command-learn-game = spiel
    .description = Welches Spiel; ohne Angabe wählst du aus einer Liste

learn-title = Übungshand · { $game }
learn-step = Schritt { $step } von { $steps }:
learn-mark = Markier: { $cards }
learn-button-back = Schritt zurück
learn-button-skip = Überspringen
learn-button-end = Übung beenden
learn-button-again = Noch einmal
learn-button-others = Andere Übungen
learn-button = { $game } lernen
button-challenge-computer = Gegen den Computer
learn-not = ✗ { $why } Nichts hat sich geändert; versuch es noch einmal.
learn-other = Das ginge auch, aber diese Übung geht anders weiter. Nichts hat sich geändert; mach, was unten steht.
learn-done = Gut gemacht! Das war { $game }.
learn-over = { $game } in Kürze
learn-offer = Jetzt wird’s ernst: Spiel gegen den Computer auf seiner leichtesten Stufe ({ $level }), ohne Zeitlimit.
learn-choose = Welches Spiel willst du lernen? Eine Übung dauert drei Minuten, zählt nicht, und nur du siehst sie.
learn-choose-hint = Spiel wählen
challenge-learn = Neu bei { $game }? /{ command-learn } erklärt es in drei Minuten, und nur du siehst es.
