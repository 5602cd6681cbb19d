### Die Partie des Tages: eine Runde in jedem Spiel, für alle dieselben Karten, ein Versuch.

## Die Option, mit der sie gespielt wird
option-name-one-round = nur eine Runde
    .hint = Ob die erste Runde entscheidet, ganz gleich, wie viele Punkte das Ziel sind.

## Befehle
command-club-today = heute
    .description = Die Partie des Tages: eine Runde in jedem Spiel, für alle dieselben Karten
command-club-today-game = spiel
    .description = Das Spiel; ohne Angabe siehst du alle

## Alle Spiele eines Tages
today-title = ### Partie des Tages
today-title-past = ### Partien von gestern
today-about = Eine Runde in jedem Spiel gegen Jolly, überall und für alle mit denselben Karten. Du hast je **einen Versuch**, von etwa drei Minuten.
today-line-new = **{ $game }**: noch nicht gespielt
today-line-none = **{ $game }**: nicht gespielt
today-line-running = **{ $game }**: dein Versuch läuft
today-line-left = **{ $game }**: nicht zu Ende gespielt
today-line-done = **{ $game }**: { $lead } · { $place }
today-next = Neue Partien { $due }
today-none-then = An diesem Tag gab es keine Partien.
button-today-yesterday = Gestern
button-today-today = Heute

## Vor dem Versuch. $clock und $increment sind Zeiten, $level ist die Stärke des Computers.
today-deal-title = ### Partie des Tages · { $game }
today-awaits = Eine Runde gegen Jolly ({ $level }), und du fängst an. Es zählt, um wie viele Punkte du vorn liegst.
    
    Deine Uhr: { $clock }, und nach jedem deiner Züge { $increment } mehr. **Sie läuft, sobald du drückst.** Es gibt nur einen Versuch: keine Tipps, keine Pause, nichts wird zurückgenommen.
button-today-start = Versuch beginnen
button-today-menu = Alle Spiele
# Der Fingerabdruck ist eine lange Hexadezimalzahl.
today-fingerprint = Fingerabdruck der Mischung von heute, seit Tagen festgelegt: `{ $commitment }`
today-fingerprint-late = Fingerabdruck der Mischung von heute, erst heute festgelegt, weil Jolly vorher nicht lief: `{ $commitment }`
today-fingerprint-next = Der von morgen: `{ $commitment }`

## Danach. $lead ist eine Zahl mit Vorzeichen, "+34", $place der Text today-place.
today-place = Platz { $place } von { $all }
today-lead = { $how ->
    [ahead] vor Jolly
    [behind] hinter Jolly
   *[level] gleichauf mit Jolly
}
today-alone = Du hast sie als Erstes zu Ende gespielt.
today-left = **Dein Versuch war vor der Runde zu Ende.** Damit liegst du hinter allen, die zu Ende gespielt haben.
today-not-played = Du hast diese Partie nicht gespielt.
today-judge = Der starke Computer, auf deinem Platz mit denselben Karten: **{ $lead }**
today-judge-later = Der starke Computer ist noch dabei; schau in einer Weile wieder.
today-judge-name = starker Computer
today-here = **Auf diesem Server**, mit dem Platz unter allen:
today-row = **{ $place }** · { $name } · { $lead }
today-unfinished = nicht zu Ende
today-nobody-here = Sonst hat sie auf diesem Server noch niemand zu Ende gespielt.
today-in-dm = Auf einem Server siehst du auch, wie es den anderen dort ging.
today-watch = Sieh zu, wie andere spielten
today-revealed = Startzahl: `{ $number }`. Ihr SHA-256 ist der Fingerabdruck `{ $commitment }`, und alle Karten folgen aus ihr: Wie man das prüft, zeigt `/game verify` bei einer dieser Partien.
today-picture = { $game }: Partie des Tages
button-today-share = Teilen
button-today-too = Auch spielen
today-shared = **{ $name }** hat die Partie des Tages gespielt (**{ $game }**): { $how ->
    [ahead] **{ $lead }**, vor Jolly
    [behind] **{ $lead }**, hinter Jolly
   *[level] gleichauf mit Jolly
}

## Was nicht geht
today-none = In diesem Spiel gibt es keine Partie des Tages.
today-gone = Diese Partie des Tages ist nicht mehr gespeichert.
today-still = Jemand spielt diese Partie noch. Schau in ein paar Minuten wieder.
today-had = Du hattest deinen Versuch. Die nächste Partie kommt um Mitternacht UTC.
today-sealed = Tisch #{ $game } ist ein Versuch an der Partie des Tages. Spiel erst deine eigene (/club today), oder warte, bis der Tag vorbei ist.
today-share-where = Ein Ergebnis kannst du nur in einem Kanal eines Servers teilen.
