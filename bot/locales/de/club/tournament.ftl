### Turnierabende: /club tournament, die Nachricht dazu und was an den Tischen gesagt wird.

command-club-tournament = turnier
    .description = Ein Turnier eröffnen oder sehen, wie es beim laufenden steht
command-club-tournament-name = name
    .description = Wie das Turnier heißt; ohne Angabe nach seinem Spiel
command-club-tournament-game = spiel
    .description = Welches Spiel; ohne Angabe das Standardspiel des Servers
command-club-tournament-options = optionen
    .description = Optionen des Spiels wie target=200, oder ein Code
command-club-tournament-kind = art
    .description = Schweizer System, jeder gegen jeden oder Arena (die nächste Partie beginnt, sobald du frei bist)
command-club-tournament-rounds = runden
    .description = Wie viele Runden; ohne Angabe je nach Zahl der Teilnehmenden
command-club-tournament-signup = beginn
    .description = Wann es beginnt: in wie vielen Minuten, oder eine Uhrzeit wie 20:30
command-club-tournament-minutes = minuten
    .description = Minuten pro Runde; für eine ganze Arena 30, 60, 90 oder 120
command-club-tournament-duplicate = gleiche-karten
    .description = An allen Tischen dieselben Karten; du misst dich mit allen auf deinem Platz; nicht gewertet
command-club-tournament-computer = computer
    .description = Bei ungerader Zahl spielt der Computer mit, damit niemand spielfrei ist
command-club-tournament-rated = gewertet
    .description = Ob die Partien gewertet sind; ohne Angabe ja
choice-tournament-swiss = Schweizer System: Gegner mit ähnlich vielen Punkten
choice-tournament-round-robin = Jeder gegen jeden

## Die Nachricht, die immer aktuell ist
tournament-name = Turnierabend · { $game }
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
    [one] 1 Minute pro Runde
   *[other] { $count } Minuten pro Runde
}
tournament-duplicate = an allen Tischen dieselben Karten
tournament-computer = bei ungerader Zahl spielt der Computer mit
tournament-rated = { $rated ->
    [yes] gewertet
   *[no] nicht gewertet
}
tournament-open = **Beginnt { $time }** ({ $when }). Drück **{ button-tournament-join }**, und du bist dabei. In jeder Runde erwähne ich dich, wenn du dran bist; **{ button-tournament-mine }** führt dich zu deiner Partie.
tournament-players = Dabei: { $count } von höchstens { $most }
tournament-nobody = Noch hat sich niemand angemeldet. Höchstens { $most } können mitspielen.
tournament-more = { " " }und noch { $count }
tournament-cancelled = Dieses Turnier wurde abgesagt.
tournament-running = **Runde { $round } von { $rounds }** · bis { $when } ({ $time })
    Fertige Partien: { $done } von { $tables }
tournament-commitment = -# Fingerabdruck der Mischung dieser Runde: `{ $commitment }`
tournament-seat = { $table } · { $names }
tournament-seat-done = { $table } · { $names } · **{ $points }**
# Alle haben dieselben Karten, und an den anderen Tischen wird noch gespielt
tournament-seat-waits = { $table } · { $names } · fertig
tournament-bye = { $name } ist spielfrei
tournament-how-decided = (die Zeit war um)
tournament-how-absent = (nicht gekommen)
tournament-how-void = (ohne Ergebnis)
tournament-how-moderated = (von der Moderation beendet)
tournament-cut = Dieses Turnier wurde vorzeitig beendet: Runde { $round } ist die letzte.
tournament-cut-by = { $name } hat das Turnier beendet, aber selbst mitgespielt, und kommt deshalb auf den letzten Platz.
# $tables: "#17, #18"
tournament-moderated = Von der Moderation beendet, ohne Ergebnis: { $tables }
tournament-won = 🏆 **{ $names }** hat gewonnen. Herzlichen Glückwunsch!
tournament-won-together = 🏆 **{ $names }** teilen sich den ersten Platz. Herzlichen Glückwunsch!
tournament-nobody-played = Niemand hat gespielt.
tournament-row = { $place }\. **{ $name }** · { $points } · { $rounds } · Buchholz { $buchholz }
tournament-left = (ausgestiegen)
tournament-ties = Bei gleicher Punktzahl zählt Buchholz (die Summe der Punkte deiner Gegner), dann Buchholz ohne den besten und den schlechtesten Gegner. Ist auch das gleich, teilt ihr euch den Platz.
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
tournament-event = Ein Turnier: { $game }. Anmeldung hier: { $url }
tournament-where = [Zur Nachricht des Turniers]({ $url })

## Eine Seite über eine Runde
tournament-round = **Runde { $round } von { $rounds }**{ $pages ->
    [one] { "" }
   *[other] { " " }· Seite { $page } von { $pages }
}
tournament-round-runs = Diese Runde läuft bis { $when } ({ $time }).
tournament-round-same-later = An allen Tischen sind die Karten gleich, also siehst du die Punkte erst, wenn alle Partien fertig sind.
# Nach einem Tisch, an dem gespielt wird. $points: „35 : 20“
tournament-round-now = bisher { $points }
tournament-round-playing = läuft noch
# Nach dem Ergebnis eines Tisches: wer dort vorn lag. $points: „40 Punkte“
tournament-round-ahead = ({ $name } liegt { $points } vorn)
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
tournament-same-where-round = Zug { $turn } von Durchgang { $round }
# $theirs: „Carol hat 9♠ abgeworfen.“, $mine: „Du hast 7♣ abgeworfen.“ Beides sind ganze Sätze
tournament-same-parted = In { $where } habt ihr zum ersten Mal verschieden gespielt. { $theirs } { $mine }
tournament-same-opponent = Zuerst haben eure Gegner verschieden gespielt, in { $where }. { $theirs } An deinem Tisch: { $mine }
tournament-same-never = Ihr habt beide genau gleich gespielt, bis eine der Partien zu Ende war.
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
button-tournament-results = Alle Ergebnisse
button-tournament-host = Leitung
button-tournament-share = Endstand teilen
button-tournament-again = Noch mal genauso
button-tournament-new = Neues Turnier
button-tournament-start = Jetzt starten
button-tournament-more = Mehr Optionen
button-tournament-cancel = Turnier absagen
button-tournament-end = Jetzt beenden
button-tournament-go = Aufgeben und gehen
button-tournament-yes = Ja, wirklich

## Die Dialoge
tournament-field-name = Name
tournament-field-game = Spiel
tournament-field-kind = Art des Turniers
tournament-field-signup = Beginn
tournament-field-minutes = Minuten pro Runde
tournament-field-options = Optionen des Spiels
tournament-field-rounds = Runden
tournament-field-computer = Bei ungerader Zahl spielt der Computer mit
tournament-field-rated = Gewertet
tournament-signup-hint = In wie vielen Minuten, oder eine Uhrzeit wie 20:30 (in deiner Zeitzone)
tournament-form-swiss = Schweizer System: Gegner mit ähnlich vielen Punkten
tournament-form-swiss-same = Schweizer System, gleiche Karten
tournament-form-round-robin = Jeder gegen jeden
tournament-form-round-robin-same = Jeder gegen jeden, gleiche Karten
# Im Menü der Spiele. $game: „Rommé 500, 1 Runde“
tournament-game-before = { $game } · wie letztes Mal
tournament-yes = ja
tournament-no = nein

## Antworten, die nur eine Person liest
tournament-none-yet = Gerade läuft kein Turnier. Eröffne eins: Wer mitspielen will, drückt einen Knopf, und der Rest geht von selbst.
tournament-opened = Dein Turnier steht in diesem Kanal. Es beginnt von selbst, wenn es so weit ist.
tournament-host = { $host } hat dieses Turnier eröffnet.
tournament-come = Du bist bei **{ $name }** dabei. Ich erwähne dich in jeder Runde, wenn du dran bist.
tournament-come-late = Du bist bei **{ $name }** dabei und spielst ab der nächsten Runde.
tournament-gone = Du bist aus dem Turnier ausgestiegen.
tournament-sure = Du bist mitten in einer Partie. Steigst du jetzt aus dem Turnier aus, gibst du sie auf.
tournament-mine = Dein Tisch ist [#{ $game }]({ $url }).
tournament-avoids = Du hast die Person blockiert, gegen die du in dieser Runde gespielt hättest, also bekommst du höchstens einen halben Punkt.
tournament-wait = Du hast gerade keine Partie. Die nächste Runde beginnt, sobald alle Partien fertig sind oder die Zeit um ist.
tournament-starts = Das Turnier beginnt jetzt.
tournament-cancel-sure = Dieses Turnier absagen?
tournament-end-sure = Dieses Turnier jetzt beenden? In jeder unfertigen Partie gewinnt, wer führt, und der Endstand steht damit fest.
tournament-end-sure-own = Dieses Turnier vorzeitig beenden? Du spielst selbst mit, also wird die laufende Runde erst zu Ende gespielt, du kommst auf den letzten Platz, und in der Nachricht des Turniers steht, warum.
tournament-stopped = Erledigt.
tournament-changed = Geändert.

## Warum etwas nicht geht
tournament-none = Dieses Turnier gibt es nicht mehr.
tournament-here = In diesem Kanal gibt es schon ein Turnier. Nimm einen anderen Kanal.
tournament-in-server = Auf diesem Server gibt es schon ein Turnier. Ein weiteres kann nur eröffnen, wer den Server oder seine Events verwalten darf.
tournament-joined = Du bist bei diesem Turnier schon dabei.
tournament-out = Du hast zweimal gefehlt und bist deshalb aus diesem Turnier ausgeschieden.
tournament-deleted = Du hast während dieses Turniers deine Daten gelöscht und kannst nicht wieder mitmachen.
tournament-full = Dieses Turnier ist voll.
tournament-over = Dieses Turnier ist vorbei.
tournament-same-none = In dieser Runde hatte kein anderer Tisch deine Karten, also gibt es nichts zu vergleichen.
tournament-not-over = Dieses Turnier ist noch nicht vorbei, also kannst du noch keinen Endstand teilen.
tournament-no-round = Dieses Turnier hat noch nicht begonnen. Sobald es läuft, siehst du hier seine Runden.
tournament-late = Für dieses Turnier bist du zu spät dran.
tournament-not-in = Du bist in diesem Turnier nicht dabei.
tournament-begun = Dieses Turnier hat schon begonnen.
tournament-too-few = Für ein Turnier müssen mindestens zwei mitspielen.
tournament-not-host = Das kann nur, wer das Turnier eröffnet hat oder den Server oder seine Events verwalten darf.
tournament-when = Diese Zeit verstehe ich nicht. Schreib, in wie vielen Minuten es beginnt, etwa 20, oder eine Uhrzeit wie 20:30; höchstens eine Woche voraus.
tournament-number = Gib eine Zahl von { $least } bis { $most } ein.

## An den Tischen
tournament-missed = { $user }, in #{ $game } wartet die andere Seite auf dich. Mach einen Zug, sonst verlierst du die Partie { $time }.

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
