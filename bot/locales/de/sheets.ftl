### Hausregeln: eigene Regeln eines Servers, jede unter einem Namen.

command-club-sheets = hausregeln
    .description = Die Hausregeln dieses Servers sehen; wer ihn verwaltet, kann sie ändern
command-club-sheets-name = name
    .description = Der Name der Hausregeln, zum Beispiel Freitag 51
command-club-sheets-game = spiel
    .description = Für welches Spiel sie sind
command-club-sheets-options = optionen
    .description = Die Regeln wie bei /{ command-challenge }: target=200 increment=5, preset=tournament oder ein Code
command-club-sheets-rename = umbenennen
    .description = Ein neuer Name
command-club-sheets-remove = entfernen
    .description = Sie von der Liste nehmen
button-club-sheets = Hausregeln

sheet-played = Hausregeln: **{ $name }**
sheets-title = ### Hausregeln
sheets-none = Dieser Server hat noch keine Hausregeln.
sheets-about = In /{ command-challenge } spielt ihr mit { command-challenge-options }:sheet=Name danach. Du verwaltest diesen Server und kannst die Liste ändern.
sheets-for-managers = In /{ command-challenge } spielt ihr mit { command-challenge-options }:sheet=Name danach. Ändern kann die Liste, wer das Recht „Server verwalten“ hat.
sheets-pick = Wähl eine zum Ändern
button-sheets = Alle Hausregeln
button-sheet-new = Neue …
button-sheet-rename = Umbenennen …
button-sheet-remove = Entfernen
button-sheet-keep = Als Hausregeln …
sheet-dialog-new = Neue Hausregeln
sheet-dialog-rename = Hausregeln umbenennen
sheet-dialog-keep = Diese Regeln als Hausregeln behalten
field-sheet-name = Name
field-sheet-game = Spiel
field-sheet-options = Regeln
sheet-name-about = Kurz, wie Freitag 51
sheet-options-about = Wie target=200 increment=5, preset=tournament oder ein Code; leer: wie üblich
sheet-kept = Behalten: **{ $name }**. In /{ command-challenge } stehen sie bei den Optionen ganz oben.

sheet-name-wrong = Ein Name hat 1 bis { $length } Zeichen und kein = darin.
sheet-exists = Hausregeln namens { $name } gibt es schon. Wähl einen anderen Namen, oder entferne diese zuerst.
sheet-gone = Diese Hausregeln gibt es nicht mehr.
sheet-none = Dieser Server hat noch keine Hausregeln.
sheet-unknown = Hausregeln namens „{ $name }“ kenne ich nicht. Es gibt diese: { $known }.
sheet-not-read = Diese Version von Jolly versteht die Hausregeln { $name } nicht. Entferne sie und leg sie neu an.
sheet-not-read-line = Diese Version von Jolly versteht sie nicht. Entferne sie und leg sie neu an.
sheet-and-code = Hausregeln legen alle Optionen fest: Gib entweder sie, ein Regelpaket oder einen Code an, dazu weitere Optionen, wenn du willst.
sheets-too-many = Ein Server kann höchstens { $count } Hausregeln behalten. Entferne erst welche.
