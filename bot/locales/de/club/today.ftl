### Die Partie des Tages: eine Runde in jedem Spiel, für alle dieselben Karten, ein Versuch.

## Die Option, mit der sie gespielt wird
option-name-one-round = nur eine Runde
    .hint = Ob die erste Runde die Partie entscheidet, egal welches Ziel gilt.

## Befehle
command-club-today = heute
    .description = Die Partie des Tages: eine Runde in jedem Spiel, für alle dieselben Karten
command-club-today-game = spiel
    .description = Welches Spiel; ohne Angabe siehst du alle Partien von heute

## Alle Spiele eines Tages
today-title = ### Partie des Tages
today-title-past = ### Partien von gestern
today-about = Eine Runde in jedem Spiel gegen Jolly. Alle bekommen überall dieselben Karten. Jede Partie kannst du **einmal** spielen, in etwa drei Minuten.
today-line-new = **{ $game }**: noch nicht gespielt
today-line-none = **{ $game }**: nicht gespielt
today-line-running = **{ $game }**: läuft
today-line-left = **{ $game }**: nicht zu Ende gespielt
today-line-done = **{ $game }**: { $lead } · { $place }
today-next = Neue Partien { $due }
today-none-then = An diesem Tag gab es keine Partien.
button-today-yesterday = Gestern
button-today-today = Heute

## Vor dem Versuch. $clock und $increment sind Zeiten, $level ist die Stärke des Computers.
today-deal-title = ### Partie des Tages · { $game }
today-awaits = Eine Runde gegen Jolly ({ $level }). Du fängst an. Hol möglichst viele Punkte Vorsprung heraus.
    
    Du hast { $clock }, dazu { $increment } pro Zug. **Die Uhr läuft, sobald du „{ button-today-start }“ drückst.** Diese Partie kannst du nur einmal spielen: keine Tipps, keine Pause, kein Zurücknehmen.
button-today-start = Starten
button-today-menu = Alle Spiele

## Woran man sieht, dass niemand die Karten verändert hat, hinter einem Knopf
button-today-proof = Ehrlich gemischt?
today-proof = Alle Karten einer Partie ergeben sich aus einer einzigen Zahl, der Startzahl, die Jolly schon Tage vorher zieht. Bis der Tag vorbei ist, siehst du nur ihren Fingerabdruck, danach auch die Startzahl. Passen die beiden zusammen, hat niemand eine Karte verändert.
# Der Fingerabdruck ist eine lange Hexadezimalzahl.
today-fingerprint = Fingerabdruck der Mischung von heute (schon vor Tagen festgelegt): `{ $commitment }`
today-fingerprint-late = Fingerabdruck der Mischung von heute (erst heute festgelegt, weil Jolly offline war): `{ $commitment }`
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
today-alone = Vor dir hat diese Partie noch niemand zu Ende gespielt.
today-left = **Du hast die Runde nicht zu Ende gespielt**, also stehst du hinter allen, die sie beendet haben.
today-not-played = Du hast diese Partie nicht gespielt.
today-judge = Der starke Computer mit deinen Karten: **{ $lead }**
today-judge-later = Der starke Computer spielt noch. Schau bald wieder vorbei.
today-judge-name = starker Computer
today-here = **Auf diesem Server** (Platz unter allen):
today-row = **{ $place }** · { $name } · { $lead }
today-unfinished = nicht zu Ende
today-nobody-here = Sonst hat diese Partie auf diesem Server noch niemand zu Ende gespielt.
today-in-dm = Auf einem Server siehst du auch, wie die anderen dort abgeschnitten haben.
today-watch = So haben andere gespielt
today-revealed = Startzahl: `{ $number }`. Ihr SHA-256-Hash ist der Fingerabdruck `{ $commitment }`, und alle Karten ergeben sich aus der Startzahl. Zum Prüfen nimm `/{ command-game } { command-game-verify }` bei einer dieser Partien.
today-worth = Das bringt { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} für die Monatsrangliste
# $loss: „etwa 6 Punkte (± 2)“. $told: „Du hast 7♣ abgeworfen.“ $advice: „Wirf K♦ ab: …“
today-parted = Deine erste teure Entscheidung war in **Zug { $turn }**: { $loss } verloren.
    { $told } Besser: { $advice }
today-parted-nowhere = Die Analyse hat keine Entscheidung gefunden, die dich Punkte gekostet hat.
button-today-parted = Mein erster Fehler
button-today-turn = Zug { $turn } ansehen
today-picture = { $game }: Partie des Tages
button-today-share = Teilen
button-today-too = Selbst spielen
today-shared = **{ $name }** hat die Partie des Tages gespielt, **{ $game }**: { $how ->
    [ahead] **{ $lead }**, vor Jolly
    [behind] **{ $lead }**, hinter Jolly
   *[level] gleichauf mit Jolly
}

## Die Rangliste des Monats. $points: „812 Punkte“
button-today-ladder = Monatsrangliste
button-today-before = Monat davor
button-today-after = Monat danach
today-ladder-title = ### Monatsrangliste · Partien des Tages
today-ladder-row = **{ $place }** · { $name } · **{ $points }** · { $deals }
today-ladder-deals = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
today-ladder-empty = Auf diesem Server steht noch niemand in der Monatsrangliste. Eine Partie zählt, sobald ihr Tag vorbei ist.
today-ladder-dm = Öffne die Monatsrangliste auf einem Server, um die Plätze dort zu sehen.
today-ladder-everywhere = Du, über alle Server hinweg: Platz { $place } von { $all }, { $points }
today-ladder-rule = Eine Partie bringt 50 Punkte, wenn du mit denselben Karten so gut abschneidest wie der starke Computer, bis zu 100, wenn du besser bist, und bis hinunter zu 0, wenn du schlechter bist. Deine { $best } besten Partien werden zusammengezählt. Eine Partie zählt auf dem Server, auf dem du sie begonnen hast, vom nächsten Tag an.

## Was nicht geht
today-none = Für dieses Spiel gibt es keine Partie des Tages.
today-gone = Diese Partie ist zu alt, Jolly hat sie nicht mehr. Wähl eine von heute.
today-still = Jemand spielt diese Partie noch. Schau in ein paar Minuten wieder vorbei.
today-day-over = Dieser Tag ist vorbei. Jetzt gibt es neue Partien.
today-had = Diese Partie hast du schon gespielt. Die nächste gibt es um Mitternacht UTC.
today-sealed = #{ $game } ist eine Partie des Tages. Spiel sie erst selbst (/{ command-club } { command-club-today }), oder sieh sie dir morgen an (UTC).
today-share-where = Ein Ergebnis kannst du nur in einem Kanal eines Servers teilen.

## Auf der ersten Seite des Clubs
today-front = Partien des Tages
today-front-done = { $done } von { $all }
today-front-next = **Die Partie des Tages** wartet: { $game }. Du kannst sie einmal spielen, in etwa drei Minuten.
button-today-front = Partie spielen
