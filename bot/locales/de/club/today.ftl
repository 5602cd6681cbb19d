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

## Woran man sieht, dass niemand die Karten verändert hat, hinter einem Knopf
button-today-proof = Ehrlich gemischt?
today-proof = Alle Karten einer Partie folgen aus einer einzigen Zahl, der Startzahl, die schon Tage vorher gezogen wird. Bis der Tag vorbei ist, siehst du ihren Fingerabdruck, danach auch die Startzahl. Passen die beiden zusammen, hat niemand eine Karte verändert.
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
today-place-here = Auf diesem Server: Platz { $place } von { $all }
# $percent: wie viele der anderen schlechter waren
today-better = Besser als { $percent } % der anderen
today-median = Median { $lead }
today-median-alone = Median aller: { $lead }
today-median-name = Median aller
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
today-revealed = Startzahl: `{ $number }`. Ihr SHA-256 ist der Fingerabdruck `{ $commitment }`, und alle Karten folgen aus ihr: Wie man das prüft, zeigt `/{ command-game } { command-game-verify }` bei einer dieser Partien.
today-worth = Das bringt { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} für die Monatsrangliste
# $loss: „etwa 6 Punkte (± 2)“. $told: „Du hast 7♣ abgeworfen.“ $advice: „Wirf K♦ ab: …“
today-parted = In **Zug { $turn }** hast du zum ersten Mal schlechter gespielt, als es der starke Computer getan hätte: { $loss }.
    { $told } Besser: { $advice }
today-parted-nowhere = Soweit die Analyse es sagen kann, hat dich keine einzelne Entscheidung Punkte gekostet.
button-today-parted = Wo ging es schief?
button-today-turn = Zug { $turn } ansehen
today-picture = { $game }: Partie des Tages
button-today-share = Teilen
button-today-too = Auch spielen
today-shared = **{ $name }** hat die Partie des Tages gespielt (**{ $game }**): { $how ->
    [ahead] **{ $lead }**, vor Jolly
    [behind] **{ $lead }**, hinter Jolly
   *[level] gleichauf mit Jolly
}

## Die Rangliste des Monats. $points: „812 Punkte“
button-today-ladder = Beste des Monats
button-today-before = Monat davor
button-today-after = Monat danach
today-ladder-title = ### Beste des Monats · Partien des Tages
today-ladder-row = **{ $place }** · { $name } · **{ $points }** · { $deals }
today-ladder-deals = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
today-ladder-empty = Auf diesem Server hat noch niemand eine Partie dieses Monats zu Ende gespielt, deren Tag vorbei ist.
today-ladder-dm = Auf einem Server siehst du die Monatsrangliste für alle, die dort spielen.
today-ladder-everywhere = Du, über alle Server hinweg: Platz { $place } von { $all }, { $points }
today-ladder-rule = Eine Partie bringt 50 Punkte, wenn du mit denselben Karten so gut abschneidest wie der starke Computer, bis zu 100, wenn du besser bist, und bis hinunter zu 0, wenn nicht. Deine { $best } besten Partien werden zusammengezählt. Eine Partie zählt auf dem Server, auf dem du sie begonnen hast, vom nächsten Tag an.

## Was nicht geht
today-none = In diesem Spiel gibt es keine Partie des Tages.
today-gone = Diese Partie des Tages ist nicht mehr gespeichert.
today-still = Jemand spielt diese Partie noch. Schau in ein paar Minuten wieder.
today-day-over = Dieser Tag ist vorbei, und es gibt neue Partien.
today-had = Du hattest deinen Versuch. Die nächste Partie kommt um Mitternacht UTC.
today-sealed = Tisch #{ $game } ist ein Versuch an der Partie des Tages. Spiel erst deine eigene (/{ command-club } { command-club-today }), oder warte, bis der Tag vorbei ist.
today-share-where = Ein Ergebnis kannst du nur in einem Kanal eines Servers teilen.

## Auf der ersten Seite des Clubs
today-front = Partien des Tages
today-front-done = { $done } von { $all }
today-front-next = **Die Partie des Tages** wartet auf dich: { $game }, ein Versuch, etwa drei Minuten.
button-today-front = Partie spielen
