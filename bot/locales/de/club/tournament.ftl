### Turnierabende: /club tournament, die Nachricht dazu und was an den Tischen gesagt wird.

command-club-tournament = turnier
    .description = Einen Turnierabend eröffnen oder sehen, wie es beim laufenden steht
command-club-tournament-name = name
    .description = Wie das Turnier heißt
command-club-tournament-game = spiel
    .description = Das Spiel, das gespielt wird
command-club-tournament-options = optionen
    .description = Optionen des Spiels wie target=200, oder ein Code
command-club-tournament-kind = art
    .description = Schweizer System, jeder gegen jeden, oder Arena: gleich die nächste Partie, wenn du frei bist
command-club-tournament-rounds = runden
    .description = Wie viele Runden; ohne Angabe nach der Zahl der Teilnehmenden
command-club-tournament-signup = beginn
    .description = Wann es beginnt: in so vielen Minuten, oder um eine Uhrzeit wie 20:30
command-club-tournament-minutes = minuten
    .description = Wie viele Minuten eine Runde dauert; oder eine Arena: 30, 60, 90 oder 120
command-club-tournament-duplicate = gleiche-karten
    .description = An allen Tischen dieselben Karten: Jeder Platz wird verglichen, ohne Wertung
command-club-tournament-computer = computer
    .description = Bei ungerader Zahl spielt der Computer, statt dass jemand aussetzt
command-club-tournament-rated = gewertet
    .description = Ob die Partien für die Wertung zählen
choice-tournament-swiss = Schweizer System: Gleiche treffen sich
choice-tournament-round-robin = jeder gegen jeden

## Die Nachricht, die immer aktuell ist
tournament-name = { $game }-Abend
tournament-title = ## { $name }
tournament-kind = { $kind ->
    [round-robin] jeder gegen jeden
   *[swiss] Schweizer System
}
tournament-rounds = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
tournament-minutes = { $count ->
    [one] 1 Minute je Runde
   *[other] { $count } Minuten je Runde
}
tournament-duplicate = an allen Tischen dieselben Karten
tournament-computer = der Computer füllt eine ungerade Zahl auf
tournament-rated = { $rated ->
    [yes] gewertet
   *[no] nicht gewertet
}
tournament-open = **Es beginnt { $time }** ({ $when }). Drück **{ button-tournament-join }**, um mitzuspielen: Wenn eine Runde beginnt, ruft dich dein Tisch, und **{ button-tournament-mine }** führt hin.
tournament-players = { $count ->
    [one] 1 dabei von höchstens { $most }
   *[other] { $count } dabei von höchstens { $most }
}
tournament-nobody = Noch ist niemand angemeldet; höchstens { $most } können mitspielen.
tournament-more = { " " }und { $count } mehr
tournament-cancelled = Dieses Turnier wurde abgesagt.
tournament-running = **Runde { $round } von { $rounds }** · bis { $when } ({ $time }) · { $done } von { $tables } Tischen fertig
tournament-commitment = -# Die Karten dieser Runde stehen fest: `{ $commitment }`
tournament-seat = { $table } · { $names }
tournament-seat-done = { $table } · { $names } · **{ $points }**
# Alle haben dieselben Karten, und an den anderen Tischen wird noch gespielt
tournament-seat-waits = { $table } · { $names } · fertig
tournament-bye = { $name } setzt aus
tournament-how-decided = (die Zeit war um)
tournament-how-absent = (jemand kam nicht)
tournament-how-void = (ohne Ergebnis)
tournament-how-moderated = (von der Moderation beendet)
tournament-cut = Das Turnier endet vorzeitig: Runde { $round } ist die letzte.
tournament-cut-by = Beendet von { $name }. Wer selbst mitspielt, kommt dafür auf den letzten Platz.
# $tables: "#17, #18"
tournament-moderated = Von der Moderation beendet, ohne Ergebnis: { $tables }
tournament-won = 🏆 **{ $names }** hat gewonnen. Herzlichen Glückwunsch!
tournament-won-together = 🏆 **{ $names }** teilen sich den ersten Platz. Herzlichen Glückwunsch!
tournament-nobody-played = Niemand hat gespielt.
tournament-row = { $place }\. **{ $name }** · { $points } · { $rounds } · Buchholz { $buchholz }
tournament-left = (ausgestiegen)
tournament-ties = Bei gleichen Punkten steht vorn, wer auf Stärkere traf: Buchholz, also die Punkte der Gegner, dann dasselbe ohne den besten und den schlechtesten. Wer auch da gleich ist, teilt den Platz.
tournament-table = Runde { $round } von { $rounds }
# Im Bild der Tabelle
tournament-final = Endstand
tournament-about = { $game } · { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
# Jemand zeigt einem Kanal den Endstand
tournament-shared = { $name } zeigt den Endstand: **{ $tournament }**
tournament-points = Punkte
tournament-buchholz = Buchh.
tournament-thread = Tische { $first }–{ $last }
tournament-event = Ein Turnier in { $game }. Anmeldung hier: { $url }
tournament-where = [Die Nachricht des Turniers]({ $url })

## Eine Seite über eine Runde
tournament-round = **Runde { $round } von { $rounds }**{ $pages ->
    [one] { "" }
   *[other] { " " }· Seite { $page } von { $pages }
}
tournament-round-runs = Läuft bis { $when } ({ $time }).
tournament-round-same-later = An allen Tischen sind die Karten gleich: Punkte gibt es, wenn der letzte Tisch fertig ist.
# Nach einem Tisch, an dem gespielt wird. $points: „35 : 20“
tournament-round-now = bisher { $points }
tournament-round-playing = läuft noch
# Nach dem Ergebnis eines Tisches: wer dort vorn lag. $points: „40 Punkte“
tournament-round-ahead = (um { $points } vorn: { $name })
# Nach den Namen am eigenen Tisch
tournament-round-own = ← du

## Was andere aus den eigenen Karten gemacht haben
tournament-same = **Runde { $round }** · deine Karten an den anderen Tischen
tournament-same-own = { $how ->
    [won] Du hast **gewonnen**
    [lost] Du hast **verloren**
    [drew] Du hast **unentschieden** gespielt
   *[made] Du hast **{ $points }** gemacht
}: Platz { $place } von { $all } mit diesen Karten.
tournament-same-other = { $how ->
    [won] Mit deinen Karten hat **{ $name }** **gewonnen**.
    [lost] Mit deinen Karten hat **{ $name }** **verloren**.
    [drew] Mit deinen Karten hat **{ $name }** **unentschieden** gespielt.
   *[made] Mit deinen Karten hat **{ $name }** **{ $points }** gemacht.
}
tournament-same-where = Zug { $turn }
# Eine Partie über mehrere Runden; die des Turniers heißen schon so
tournament-same-where-round = Zug { $turn } der { $round }. Hand
# $theirs: „Carol hat 9♠ abgeworfen.“, $mine: „Du hast 7♣ abgeworfen.“ Beides sind ganze Sätze
tournament-same-parted = In { $where } habt ihr zum ersten Mal verschieden gespielt. { $theirs } { $mine }
tournament-same-opponent = Verschieden gespielt haben zuerst eure Gegner, in { $where }. { $theirs } An deinem Tisch: { $mine }
tournament-same-never = Soweit beide Partien reichen, habt ihr genau gleich gespielt.
tournament-same-gone = Das Protokoll dieser Partie ist nicht mehr gespeichert.
# Ein Menü der Stellen
tournament-same-see = Beim Nachspielen ansehen

button-tournament-same = Gleiche Karten
button-tournament-round = Zurück zur Runde
button-tournament-rounds = Runden
button-tournament-table = Endstand
button-tournament-standings = Tabelle
button-tournament-join = Mitspielen
button-tournament-leave = Aussteigen
button-tournament-mine = Mein Tisch
button-tournament-results = Ganze Tabelle
button-tournament-host = Leitung
button-tournament-share = Endstand teilen
button-tournament-again = Noch mal genauso
button-tournament-new = Neues Turnier
button-tournament-start = Jetzt beginnen
button-tournament-more = Mehr Optionen
button-tournament-cancel = Absagen
button-tournament-end = Jetzt beenden
button-tournament-go = Aufgeben und gehen
button-tournament-yes = Ja, wirklich

## Die Dialoge
tournament-field-name = Name
tournament-field-game = Spiel
tournament-field-kind = Wer auf wen trifft
tournament-field-signup = Beginn
tournament-field-minutes = Minuten je Runde
tournament-field-options = Optionen des Spiels
tournament-field-rounds = Runden
tournament-field-computer = Computer füllt ungerade Zahl auf
tournament-field-rated = Gewertet
tournament-signup-hint = In so vielen Minuten, oder um eine Uhrzeit wie 20:30 (in deiner Zeitzone)
tournament-form-swiss = Schweizer System: Gleiche treffen sich
tournament-form-swiss-same = Schweizer System, überall dieselben Karten
tournament-form-round-robin = Jeder gegen jeden
tournament-form-round-robin-same = Jeder gegen jeden, dieselben Karten
# Im Menü der Spiele. $game: „Rommé 500, 1 Runde“
tournament-game-before = { $game } · wie letztes Mal
tournament-yes = ja
tournament-no = nein

## Antworten, die nur eine Person liest
tournament-none-yet = Auf diesem Server gibt es gerade kein Turnier. Eröffne eins: Angemeldet wird sich per Knopf, alles andere geschieht von selbst.
tournament-opened = Dein Turnier steht im Kanal. Es beginnt von selbst, wenn es so weit ist.
tournament-host = { $host } hat dieses Turnier eröffnet.
tournament-come = Du bist dabei: **{ $name }**. Wenn eine Runde beginnt, ruft dich dein Tisch, sobald du dran bist.
tournament-come-late = Du bist dabei: **{ $name }**. Du spielst ab der nächsten Runde.
tournament-gone = Du bist aus dem Turnier ausgestiegen.
tournament-sure = Du spielst hier gerade eine Partie. Wenn du jetzt aussteigst, gibst du sie auf.
tournament-mine = Dein Tisch ist [#{ $game }]({ $url }).
tournament-avoids = Du hast blockiert, wen du in dieser Runde getroffen hättest. Sie bringt dir deshalb höchstens einen halben Punkt.
tournament-wait = Du hast gerade keine Partie. Die nächste Runde beginnt, sobald alle Tische fertig sind, spätestens wenn die Zeit um ist.
tournament-starts = Es beginnt jetzt.
tournament-cancel-sure = Dieses Turnier wirklich absagen?
tournament-end-sure = Dieses Turnier wirklich beenden? In Partien, die noch laufen, entscheidet, wer führt, und die Tabelle bleibt so stehen.
tournament-end-sure-own = Dieses Turnier wirklich beenden? Du nimmst daran teil, also wird die laufende Runde erst zu Ende gespielt, du kommst auf den letzten Platz, und alle lesen das.
tournament-stopped = Erledigt.
tournament-changed = Geändert.

## Warum etwas nicht geht
tournament-none = Dieses Turnier gibt es nicht mehr.
tournament-here = In diesem Kanal gibt es schon ein Turnier.
tournament-in-server = Auf diesem Server gibt es schon ein Turnier. Ein weiteres kann eröffnen, wer den Server oder seine Events verwaltet.
tournament-joined = Du bist schon dabei.
tournament-out = Du hast an zwei Tischen gefehlt und bist deshalb aus diesem Turnier heraus.
tournament-deleted = Du hast während dieses Turniers deine Daten gelöscht und kannst nicht wieder mitmachen.
tournament-full = Alle Plätze sind vergeben.
tournament-over = Dieses Turnier ist vorbei.
tournament-same-none = In dieser Runde gibt es nichts, womit sich deine Karten vergleichen lassen.
tournament-not-over = Es ist noch nicht vorbei: Einen Endstand zum Teilen gibt es noch nicht.
tournament-no-round = Es hat noch nicht begonnen: Danach stehen hier die Runden.
tournament-late = Für dieses Turnier ist es zu spät.
tournament-not-in = Du bist in diesem Turnier nicht dabei.
tournament-begun = Es hat schon begonnen.
tournament-too-few = Dazu braucht es mindestens zwei.
tournament-not-host = Das kann nur, wer das Turnier eröffnet hat oder den Server oder seine Events verwaltet.
tournament-when = Ich verstehe nicht, wann. Gib Minuten ab jetzt an, etwa 20, oder eine Uhrzeit wie 20:30; höchstens eine Woche voraus.
tournament-number = Das muss eine Zahl von { $least } bis { $most } sein.

## An den Tischen
tournament-missed = { $user }: Du fehlst bei #{ $game }. Ziehst du nicht vorher, geht die Partie { $time } an die andere Seite.

## Auf der ersten Seite des Clubs
# $own: ob man selbst dabei ist
tournament-front-in = { $count ->
    [one] { $count } dabei
   *[other] { $count } dabei
}{ $own ->
    [in] , du auch
   *[other] { "" }
}
tournament-front-open = **{ $name }** beginnt { $time }. Spielst du mit?
tournament-front-plays = **{ $name }**: Deine Partie dieser Runde läuft.
button-tournament-front = Mitspielen
