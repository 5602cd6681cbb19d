### Hausregeln: eigene Regeln eines Servers, jede unter einem Namen.

command-club-sheets = hausregeln
    .description = Die Hausregeln dieses Servers sehen; wer ihn verwaltet, kann sie auch ändern
command-club-sheets-name = name
    .description = Der Name der Hausregeln, zum Beispiel Freitag 51
command-club-sheets-game = spiel
    .description = Für welches Spiel die Hausregeln sind; ohne Angabe für das Standardspiel
command-club-sheets-options = optionen
    .description = Die Regeln wie bei /{ command-challenge }: target=200 increment=5, preset=tournament oder ein Code
command-club-sheets-rename = umbenennen
    .description = Ein neuer Name für die Hausregeln
command-club-sheets-remove = entfernen
    .description = Die Hausregeln von der Liste nehmen
button-club-sheets = Hausregeln

sheet-played = Hausregeln: **{ $name }**
sheets-title = ### Hausregeln
sheets-none = Dieser Server hat noch keine Hausregeln.
sheets-about = Um nach Hausregeln zu spielen, gib bei /{ command-challenge } { command-challenge-options }:sheet=Name an. Du verwaltest diesen Server, also kannst du die Liste ändern.
sheets-for-managers = Um nach Hausregeln zu spielen, gib bei /{ command-challenge } { command-challenge-options }:sheet=Name an. Ändern kann die Liste, wer die Berechtigung „Server verwalten“ hat.
sheets-pick = Hausregeln zum Ändern wählen
button-sheets = Alle Hausregeln
button-sheet-new = Neue Regeln …
button-sheet-rename = Umbenennen …
button-sheet-remove = Entfernen
button-sheet-keep = Regeln speichern …
sheet-dialog-new = Neue Hausregeln
sheet-dialog-rename = Hausregeln umbenennen
sheet-dialog-keep = Als Hausregeln speichern
field-sheet-name = Name
field-sheet-game = Spiel
field-sheet-options = Regeln
sheet-name-about = Kurz, wie Freitag 51
sheet-options-about = Wie target=200 increment=5, preset=tournament oder ein Code; leer: Standardregeln
sheet-kept = Gespeichert: **{ $name }**. In /{ command-challenge } stehen diese Hausregeln bei den Optionen ganz oben.

sheet-name-wrong = Ein Name darf bis zu { $length } Zeichen haben, aber kein „=“.
sheet-exists = Hausregeln namens { $name } gibt es schon. Wähl einen anderen Namen, oder entferne erst die alten.
sheet-unnamed = Sag, welche Hausregeln du meinst: Füll „{ command-club-sheets-name }“ aus.
sheet-gone = Jemand hat diese Hausregeln entfernt. Wähl andere.
sheet-none = Dieser Server hat noch keine Hausregeln.
sheet-unknown = Auf diesem Server gibt es keine Hausregeln namens „{ $name }“. Wähl welche von diesen: { $known }.
sheet-not-read = Diese Version von Jolly kann die Hausregeln { $name } nicht lesen. Entferne sie und leg sie noch einmal an.
sheet-not-read-line = Diese Version von Jolly kann diese Regeln nicht lesen. Entferne sie und leg sie noch einmal an.
sheet-of-other-game = Diese Hausregeln sind für { $game }. Lass „{ command-challenge-game }“ leer, oder wähl { $game }.
sheet-and-code = Gib nur eins davon an: Hausregeln, eine Vorlage oder einen Code. Weitere Optionen kannst du dazunehmen.
sheets-too-many = Mehr Hausregeln kann ein Server nicht haben (höchstens { $count }). Entferne erst welche.
