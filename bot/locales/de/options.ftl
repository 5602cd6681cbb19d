### Die Optionen der Spiele: Namen und Werte, was vom Üblichen abweicht, was falsch getippt war,
### und der Dialog, in dem man sie wählt. Namen höchstens 45 Zeichen, Hinweise höchstens 100.

option-name-target = Ziel
    .hint = Mit wie vielen Punkten die Partie endet.
option-name-clock = Bedenkzeit
    .hint = Zeit pro Person für die ganze Partie, etwa 10m oder 1h; oder none.
option-name-increment = Zeitzugabe
    .hint = Zeit, die nach jedem Zug dazukommt, etwa 5s; 0 für keine.
option-name-turn-limit = Zugzeit
    .hint = Längste Zeit für einen Zug, etwa 60s, 5m oder 24h; oder none.
option-value-target-0 = je nach Personenzahl
option-name-deals = Rundenzahl
    .hint = Wie viele Runden gespielt werden; 0 für keine feste Zahl.
option-name-initial-meld = Punkte der Erstauslage
    .hint = Wie viele Punkte die Erstauslage bringen muss.

preset-standard = Standard

options-usual = Standardregeln
options-changed = Geändert: { $changes }
options-preset = Regeln: { $preset } – { $meaning }
options-preset-changed = Regeln: { $preset } – { $meaning } – geändert: { $changes }
option-with-value = { $option }: { $value }
options-code = Dieselben Regeln noch einmal: `{ command-challenge-options }:code={ $code }`

options-not-understood = Diese Optionen verstehe ich nicht. Schreib sie wie { $example }, mit Leerzeichen dazwischen; davor darf eine Vorlage oder ein Code stehen.
option-unknown = { $game } hat keine Option „{ $name }“. Wähl eine von diesen: { $known }.
option-unknown-near = { $game } hat keine Option „{ $name }“. Meinst du „{ $near }“? Wähl eine von diesen: { $known }.
option-not-possible = Bei der Option „{ $name }“ geht „{ $value }“ nicht. Wähl eins davon: { $choices }.
option-not-possible-near = Bei der Option „{ $name }“ geht „{ $value }“ nicht. Meinst du „{ $near }“? Wähl eins davon: { $choices }.
option-not-between = Bei der Option „{ $name }“ geht „{ $value }“ nicht. Möglich ist { $least } bis { $most }.
option-not-between-or = Bei der Option „{ $name }“ geht „{ $value }“ nicht. Möglich ist { $least } bis { $most }, oder { $choices }.
preset-unknown = { $game } hat keine Vorlage „{ $name }“. Wähl eine von diesen: { $choices }.
preset-and-code = Gib eine Vorlage oder einen Code an, nicht beides. Weitere Optionen kannst du dazunehmen.
code-not-understood = Den Code „{ $code }“ kenne ich nicht. Schau, ob ein Zeichen vertippt ist.
code-other-game = Dieser Code ist für { $game }. Wähl { $game }, oder gar kein Spiel.

options-title = Optionen: { $game }
options-between = { $least } bis { $most }
options-preset-hint = Vorlage wählen
options-shown = Die Herausforderung hat jetzt diese Regeln.
button-options-rules = Regeln
button-options-more-rules = Weitere Regeln
button-options-time = Zeit
challenge-options-not-yours = Die Regeln kann nur ändern, wer herausgefordert hat. Du kannst ablehnen oder aussteigen.
