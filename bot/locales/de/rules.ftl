### /rules und /help: was alle Spiele gemeinsam haben. Die Seiten eines Spiels stehen in
### games/<spiel>.ftl. Eine Zeile kann in Fluent nicht mit ** beginnen: Davor steht { "" }.

rules-head = { $game } · { $page } von { $pages }
# Markiert, was gedruckte Regeln offenlassen.
-decided = *(Hausregel)*
rules-decided-mark = { -decided }
rules-decided-note = { -decided } Gedruckte Regeln sind sich uneins oder sagen nichts dazu; wir spielen es so.

rules-all-1 = { $clock_text }

    { $turn_text }

    Zeit, in der ich nicht erreichbar war, wird niemandem angerechnet.
    .title = Zeit

rules-all-2 = { "" }**Keine Sackgassen.** Was dir das Ende deines Zuges verbauen würde, lehne ich ab { -decided }.

    { "" }**Gleichstand an der Spitze:** Eine weitere Runde wird gespielt { -decided }.

    { $most ->
        [2] { "" }**Aufgeben** kannst du jederzeit in einer Runde. Dann gewinnt die andere Seite.
       *[other] { "" }**Aufgeben** kannst du jederzeit in einer Runde. Wer allein übrig bleibt, gewinnt. Sonst spielen die anderen weiter { -decided }: Deine Karten kommen unter den Stapel, du bekommst 0 Punkte in der Runde, und für deine Karten bekommt niemand Punkte.
    }
    .title = Besonderes

rules-all-3 = Wie in einer Partie gemischt und ausgeteilt wird, ergibt sich aus einer geheimen Zahl, der Startzahl. Der **Fingerabdruck der Mischung** (ihr SHA-256) steht in der Ankündigung der Partie, bevor jemand spielt; so kann die Startzahl nicht ausgetauscht werden. Die Klicks, mit denen ihr Platz genommen habt, sind hineingemischt; so konnte niemand die Karten aussuchen.

    Nach dem Ende zeigt /{ command-game } { command-game-verify } die Startzahl: Wer will, vergleicht sie mit dem Fingerabdruck und teilt alle Karten noch einmal aus.
    .title = Wird ehrlich gemischt?

rules-clock = **Bedenkzeit:** { $clock } pro Person für die ganze Partie. { $most ->
        [2] Wer die Zeit überschreitet, verliert, egal wie es steht.
       *[other] Wer die Zeit überschreitet, scheidet aus, egal wie es steht; wer am Ende übrig bleibt, gewinnt.
    }
rules-clock-increment = **Bedenkzeit:** { $clock } pro Person für die ganze Partie, nach jedem Zug { $increment } dazu. { $most ->
        [2] Wer die Zeit überschreitet, verliert, egal wie es steht.
       *[other] Wer die Zeit überschreitet, scheidet aus, egal wie es steht; wer am Ende übrig bleibt, gewinnt.
    }
rules-no-clock = **Bedenkzeit:** unbegrenzt.
rules-turn = **Zugzeit:** { $turn }. Ist sie um, ziehe ich für dich und werfe ab. Dreimal in Folge überzogen heißt aufgeben { -decided }.
rules-no-turn = **Zugzeit:** unbegrenzt.

## /help auf einem Bildschirm. Jedes $… ist der Befehl dieses Namens, zum Drücken.
help-screen = ### Jolly: jedes Rommé, hier auf Discord
    Spiel mit anderen oder mit mir. Deine Karten siehst nur du.
    { "" }
    { "" }**So geht es los**
    { "" }1. /{ command-learn } bringt dir ein Spiel in drei Minuten bei.
    { "" }2. /{ command-challenge } fordert jemanden heraus; gib mich an, um gegen den Computer zu spielen, oder niemanden, dann ist der Tisch für alle offen.
    { "" }3. **{ button-my-hand }** am Tisch, oder /{ command-hand }, zeigt deine Karten: Markier welche, dann drück einen Knopf.
    { "" }
    Ratlos? /{ command-hint } nennt einen guten Zug und warum, /{ command-rules } erklärt das Spiel.
    /{ command-preferences }: wie Karten aussehen, deine Sprache.
help-standings = /{ command-standings }: wer wie gut spielt.
help-learn = Lernen: Spiel wählen
button-preferences = Einstellungen
help-game = ### { $game }
    { $how }
    /{ command-learn } zeigt es in drei Minuten, /{ command-hint } nennt einen guten Zug, /{ command-rules } erklärt alles.
