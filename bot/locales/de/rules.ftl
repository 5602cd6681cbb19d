### /rules und /help: was alle Spiele gemeinsam haben. Die Seiten eines Spiels stehen in
### games/<spiel>.ftl. Eine Zeile kann in Fluent nicht mit ** beginnen: Davor steht { "" }.

rules-head = { $game } · { $page } von { $pages }
# Markiert, was gedruckte Regeln offenlassen.
-decided = *(hier so)*
rules-decided-mark = { -decided }
rules-decided-note = { -decided } Gedruckte Regeln sind sich uneins oder sagen nichts; hier wird es so gespielt.

rules-all-1 = { $clock_text }

    { $turn_text }

    Zeit, in der ich nicht erreichbar war, wird niemandem angerechnet.
    .title = Zeit

rules-all-2 = { "" }**Keine Sackgassen.** Was dich in einen Zug bringen würde, den du nicht beenden kannst, lehne ich gleich ab { -decided }.

    { "" }**Gleichstand an der Spitze:** Eine weitere Runde wird gespielt { -decided }.

    { $most ->
        [2] { "" }**Aufgeben** kannst du jederzeit in einer Runde. Dann gewinnt die andere Seite.
       *[other] { "" }**Aufgeben** kannst du jederzeit in einer Runde. Zu zweit gewinnt dann die andere Seite. Zu mehreren spielen die anderen weiter { -decided }: Deine Karten kommen unter den Stapel, du bekommst 0 Punkte in der Runde und zählst für niemanden.
    }
    .title = Besonderes

rules-all-3 = Alles Austeilen und Mischen einer Partie folgt aus einer geheimen Zahl, der Startzahl. Ihr **Prüfwert** (ihr SHA-256) steht in der Ankündigung der Partie, bevor jemand spielt; so kann die Startzahl nicht ausgetauscht werden. Die Klicks, mit denen ihr Platz genommen habt, sind hineingemischt; so konnte niemand die Karten aussuchen.

    Am Ende wird die Startzahl gezeigt: Wer will, vergleicht sie mit dem Prüfwert und teilt alle Karten noch einmal aus.
    .title = Wird ehrlich gemischt?

rules-clock = **Bedenkzeit:** { $clock } pro Person für die ganze Partie. { $most ->
        [2] Wessen Zeit abläuft, hat verloren, egal wie es steht.
       *[other] Wessen Zeit abläuft, scheidet aus, egal wie es steht; wer als Letztes übrig ist, gewinnt.
    }
rules-clock-increment = **Bedenkzeit:** { $clock } pro Person für die ganze Partie, nach jedem Zug { $increment } dazu. { $most ->
        [2] Wessen Zeit abläuft, hat verloren, egal wie es steht.
       *[other] Wessen Zeit abläuft, scheidet aus, egal wie es steht; wer als Letztes übrig ist, gewinnt.
    }
rules-no-clock = **Bedenkzeit:** unbegrenzt.
rules-turn = **Zugzeit:** { $turn }. Ist sie um, ziehe ich für dich und werfe ab. Dreimal in Folge überzogen heißt aufgeben { -decided }.
rules-no-turn = **Zugzeit:** unbegrenzt.

## /help auf einem Bildschirm. Jedes $… ist der Befehl dieses Namens, zum Drücken.
help-screen = ### Jolly: jedes Rommé, hier auf Discord
    Spiel mit anderen oder mit mir. Deine Karten siehst nur du.
    { "" }
    { "" }**So geht es los**
    { "" }1. { $learn } bringt dir ein Spiel in drei Minuten bei.
    { "" }2. { $challenge } fordert jemanden heraus; nenn mich, und du spielst gegen den Computer, nenn niemanden, und alle dürfen mitspielen.
    { "" }3. **{ button-my-hand }** am Tisch, oder { $hand }, zeigt deine Karten: Markier welche, dann drück einen Knopf.
    { "" }
    Ratlos? { $hint } nennt einen guten Zug und warum, { $rules } erklärt das Spiel.
    { $preferences }: wie Karten aussehen, deine Sprache. { $standings }: wer wie gut spielt.
help-learn = Lernen: Spiel wählen
button-preferences = Einstellungen
help-game = ### { $game }
    { $how }
    { $learn } zeigt es in drei Minuten, { $hint } nennt einen guten Zug, { $rules } erklärt alles.
