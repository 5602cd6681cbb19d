### /rules und /help: was alle Spiele gemeinsam haben. Die Seiten eines Spiels stehen in
### games/<spiel>.ftl. Eine Zeile kann in Fluent nicht mit ** beginnen: Davor steht { "" }.

rules-head = { $game } · { $page } von { $pages }
# Markiert, was gedruckte Regeln offenlassen.
-decided = *(bei uns)*
rules-decided-mark = { -decided }
rules-decided-note = { -decided } Veröffentlichte Regeln sind sich hier uneins oder sagen nichts. So spielt es Jolly.

rules-all-1 = { $clock_text }

    { $turn_text }

    Solange ich offline bin, verliert niemand Zeit.
    .title = Zeit

rules-all-2 = { "" }**Keine Sackgassen:** Ich lasse nichts zu, wonach du deinen Zug nicht mehr beenden könntest { -decided }.

    { "" }**Gleichstand an der Spitze:** Ihr spielt noch eine Runde { -decided }.

    { $most ->
        [2] { "" }**Aufgeben:** Das geht jederzeit in einer Runde. Dann gewinnt die andere Seite.
       *[other] { "" }**Aufgeben:** Das geht jederzeit in einer Runde. Bleibt nur eine Person übrig, gewinnt sie. Sonst geht die Partie weiter { -decided }: Deine Karten kommen unter den Stapel, du bekommst 0 Punkte in der Runde, und für deine Karten bekommt niemand Punkte.
    }
    .title = Besonderes

rules-all-3 = Alles Mischen und Austeilen einer Partie ergibt sich aus einer geheimen Zahl, der Startzahl. Ihren **Fingerabdruck der Mischung** (ihren SHA-256-Hash) zeige ich in der Ankündigung der Partie, bevor jemand spielt. So lässt sich die Startzahl nicht austauschen. Auch der Klick, mit dem ihr jeweils Platz genommen habt, fließt in die Mischung ein. So konnte niemand die Karten aussuchen.

    Nach der Partie zeigt /{ command-game } { command-game-verify } allen die Startzahl: Man kann sie mit dem Fingerabdruck vergleichen und alle Karten noch einmal austeilen.
    .title = Wird ehrlich gemischt?
rules-words = Auch genannt: Stapel (Talon, Ziehstapel), Ablage (Ablagestapel), Satz (Gruppe, Drilling, Vierling), Folge (Reihe, Sequenz, Straße), Kombination (Figur, Meldung), Schluss machen (ausmachen)
rules-words-gin = Auch genannt: Stapel (Talon, Ziehstapel), Ablage (Ablagestapel), Satz (Gruppe), Folge (Reihe, Sequenz), Restpunkte (Deadwood), unterboten (Undercut)
rules-words-tile = Auch genannt: Stein (Plättchen, Spielstein), Brett (Bänkchen, Halter), Vorrat (Pool, Beutel), Satz (Gruppe), Folge (Reihe, Serie), Erstauslage (Erstmeldung)

rules-clock = **Bedenkzeit:** { $clock } pro Person für die ganze Partie. { $most ->
        [2] Ist deine Zeit um, verlierst du, egal wie es steht.
       *[other] Ist deine Zeit um, scheidest du aus, egal wie es steht; wer zuletzt übrig bleibt, gewinnt.
    }
rules-clock-increment = **Bedenkzeit:** { $clock } pro Person für die ganze Partie, nach jedem Zug { $increment } dazu. { $most ->
        [2] Ist deine Zeit um, verlierst du, egal wie es steht.
       *[other] Ist deine Zeit um, scheidest du aus, egal wie es steht; wer zuletzt übrig bleibt, gewinnt.
    }
rules-no-clock = **Bedenkzeit:** unbegrenzt.
rules-turn = **Zugzeit:** { $turn }. Ist sie um, ziehe ich für dich und werfe ab. Drei versäumte Züge in Folge zählen als Aufgabe { -decided }.
rules-no-turn = **Zugzeit:** unbegrenzt.

## /help auf einem Bildschirm. Jedes $… ist der Befehl dieses Namens, zum Drücken.
help-screen = ### Jolly: Rommé, direkt hier auf Discord
    Spiel mit anderen oder gegen mich. Deine Karten siehst nur du.
    { "" }
    { "" }**So geht es los**
    { "" }1. /{ command-learn } bringt dir ein Spiel in drei Minuten bei.
    { "" }2. /{ command-challenge } startet eine Partie: Nenn jemanden, nenn mich für den Computer, oder nenn niemanden, dann können alle mitspielen.
    { "" }3. **{ button-my-hand }** am Tisch, oder /{ command-hand }, zeigt deine Karten: Markier welche, dann drück einen Knopf.
    { "" }
    Ratlos? /{ command-hint } nennt einen guten Zug und den Grund, /{ command-rules } erklärt das Spiel.
    /{ command-preferences }: wie Karten aussehen, deine Sprache.
help-standings = /{ command-standings }: wer vorn liegt.
help-learn = Lernen: Spiel wählen
button-preferences = Einstellungen
help-game = ### { $game }
    { $how }
    /{ command-learn } bringt es dir in drei Minuten bei, /{ command-hint } nennt einen guten Zug, /{ command-rules } erklärt alles.
