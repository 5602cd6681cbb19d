### Die Optionen der Spiele: Namen und Werte, was vom Üblichen abweicht, was falsch getippt war,
### und der Dialog, in dem man sie wählt. Namen höchstens 45 Zeichen, Hinweise höchstens 100.

option-name-target = Ziel
    .hint = Die Punkte, mit denen die Partie endet.
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
    .hint = Wie viele Punkte die Erstauslage braucht.

preset-standard = Standard

options-usual = Standardregeln
options-changed = Geändert: { $changes }
options-preset = Regeln: { $preset } – { $meaning }
options-preset-changed = Regeln: { $preset } – { $meaning } – aber { $changes }
option-with-value = { $option }: { $value }
options-code = Dieselben Regeln noch einmal: `{ command-challenge-options }:code={ $code }`

options-not-understood = Diese Optionen verstehe ich nicht. Schreib sie wie { $example }, mit Leerzeichen dazwischen; davor darf eine Vorlage oder ein Code stehen.
option-unknown = Option „{ $name }“ unbekannt. { $game } hat: { $known }.
option-unknown-near = Option „{ $name }“ unbekannt. Meinst du „{ $near }“? { $game } hat: { $known }.
option-not-possible = „{ $value }“ geht nicht bei der Option „{ $name }“. Wähl eins davon: { $choices }.
option-not-possible-near = „{ $value }“ geht nicht bei der Option „{ $name }“. Meinst du „{ $near }“? Wähl eins davon: { $choices }.
option-not-between = „{ $value }“ geht nicht bei der Option „{ $name }“. Möglich ist { $least } bis { $most }.
option-not-between-or = „{ $value }“ geht nicht bei der Option „{ $name }“. Möglich ist { $least } bis { $most }, oder { $choices }.
preset-unknown = Vorlage „{ $name }“ unbekannt. { $game } hat: { $choices }.
preset-and-code = Ein Code enthält schon alle Regeln: Gib entweder eine Vorlage oder einen Code an, dazu gern weitere Optionen.
code-not-understood = Den Code „{ $code }“ kenne ich nicht. Schau, ob ein Zeichen vertippt ist.
code-other-game = Dieser Code gehört zu einem anderen Spiel: { $game }. Lass das Spiel weg, oder wähl { $game }.

options-title = Optionen: { $game }
options-between = { $least } bis { $most }
options-preset-hint = Vorlage wählen
options-shown = Die Herausforderung zeigt jetzt diese Regeln.
button-options-rules = Regeln
button-options-more-rules = Weitere Regeln
button-options-time = Zeit
challenge-options-not-yours = Die Regeln ändert nur, wer herausgefordert hat. Lehn ab oder steig aus, wenn sie dir nicht gefallen.
