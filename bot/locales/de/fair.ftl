### Wenn eine Partie nicht wie üblich weitergeht: anstupsen, Pausen, Abbruch, wer fehlt, Urlaub;
### und wie man prüft, dass die Karten ehrlich ausgeteilt wurden.

command-game-nudge = anstupsen
    .description = Die Person am Zug erinnern, wenn du schon eine Weile wartest
command-game-nudge-table = tisch
    .description = Welcher deiner Tische, wenn du an mehreren sitzt
command-game-away = abwesend
    .description = Jemand fehlt lange: Sieg fordern, den Computer spielen lassen oder vertagen
command-game-away-table = tisch
    .description = Welcher deiner Tische, wenn du an mehreren sitzt
command-game-pause = pause
    .description = Eine Pause vorschlagen: Die Uhren stehen, bis jemand weiterspielt
command-game-pause-table = tisch
    .description = Welcher deiner Tische, wenn du an mehreren sitzt
command-game-abort = abbrechen
    .description = Vorschlagen, eine Partie in den ersten Zügen abzubrechen: kein Ergebnis, keine Wertung
command-game-abort-table = tisch
    .description = Welcher deiner Tische, wenn du an mehreren sitzt

button-nudge = Anstupsen
button-gone = Jemand fehlt …
button-pause = Pause
button-goon = Weiterspielen
button-abort = Abbrechen
table-stand-in = der Computer springt ein
table-halted = { $reason ->
    [agreed] **Pause.** Die Uhren stehen. Drückt niemand „{ button-goon }“, endet die Partie am { $until } ohne Ergebnis.
    [adjourned] **Vertagt.** Die Uhren stehen. Drückt niemand „{ button-goon }“, endet die Partie am { $until } ohne Ergebnis.
    [vacation] **{ $name } ist im Urlaub** bis zum { $until }. Die Uhren stehen.
   *[channel] **Pause:** Ich erreiche den Kanal nicht. Die Uhren stehen.
}
end-aborted = Die Partie wurde abgebrochen: kein Ergebnis, keine Wertung.
game-over = #{ $game } ist zu Ende.

turn-nudge = { $user }, **#{ $game }** wartet auf dich: Du bist dran.
nudged = Ich habe { $name } im Kanal und per DM erinnert.
nudge-dm = **#{ $game }** wartet auf dich: Du bist dran.
nudge-yourself = In #{ $game } bist du selbst dran, also gibt es niemanden anzustupsen.
nudge-computer = In #{ $game } gibt es gerade niemanden anzustupsen: Der Computer spielt, oder die nächste Runde wird ausgeteilt.
nudge-short-turns = In #{ $game } sind die Züge kurz, also brauchst du niemanden anzustupsen: Ist die Zugzeit um, geht es von selbst weiter.
nudge-again = { $name } wurde in diesem Zug schon angestupst. Kommt kein Zug, greift die Zugzeit. Fehlt jemand lange, nimm /{ command-game } { command-game-away }.
nudge-later = Lass { $name } noch etwas Zeit. Anstupsen kannst du { $time }.

button-agree = Zustimmen
button-claim = Sieg fordern
button-computer = Computer spielt
button-adjourn = Vertagen
proposal = { $verb ->
    [pause] **{ $name }** schlägt eine Pause in **#{ $game }** vor: Die Uhren stehen, bis jemand „{ button-goon }“ drückt.
    [abort] **{ $name }** schlägt vor, **#{ $game }** abzubrechen: kein Ergebnis, keine Wertung.
    [claim] **{ $name }** schlägt vor, **#{ $game }** für { $other } als aufgegeben zu werten, weil { $other } schon lange fehlt.
    [computer] **{ $name }** schlägt vor, dass in **#{ $game }** der Computer für { $other } einspringt, weil { $other } fehlt. Die Partie wäre dann nicht mehr gewertet.
   *[adjourn] **{ $name }** schlägt vor, **#{ $game }** zu vertagen, weil { $other } fehlt: Die Uhren stehen, bis jemand „{ button-goon }“ drückt.
}
proposal-agreed = Dafür: { $names }
proposal-waiting = { $mentions } – einverstanden?
proposal-outcome = { $outcome ->
    [agreed] **Angenommen:** Alle sind dafür.
    [declined] **Abgelehnt.** Die Partie geht weiter.
    [withdrawn] **Zurückgezogen.** Die Partie geht weiter.
   *[lapsed] **Nicht mehr möglich.**
}
proposed = Dein Vorschlag zu #{ $game } steht im Kanal. Er gilt, sobald alle anderen zustimmen.
answered = { $outcome ->
    [agree] Du hast zugestimmt. In #{ $game } warte ich noch auf andere.
    [agreed] In #{ $game } haben alle zugestimmt, also gilt der Vorschlag jetzt.
    [declined] Du hast abgelehnt. #{ $game } geht weiter.
    [withdrawn] Du hast deinen Vorschlag zurückgezogen. #{ $game } geht weiter.
   *[lapsed] Dieser Vorschlag ist in #{ $game } nicht mehr möglich.
}
proposal-open = Ein Vorschlag von { $name } ist noch offen. Stimm erst zu oder lehn ab; Ablehnen beendet ihn.
proposal-declined = Der letzte Vorschlag ist noch nicht lange her. Den nächsten kannst du { $time } machen.
proposal-over = Dieser Vorschlag zu #{ $game } ist erledigt.
proposal-not-yours = Du hast schon zugestimmt, oder die Frage geht nicht an dich.
abort-too-late = Für einen Abbruch von #{ $game } ist es zu spät: Das geht nur, bis in der ersten Runde alle zweimal dran waren. Aufgeben kannst du immer noch: /{ command-resign }.

paused-go-on = #{ $game } pausiert schon.
not-paused = In #{ $game } hat niemand eine Pause gemacht, die du beenden könntest.
done-pause = #{ $game } pausiert. Weiter geht es mit **{ button-goon }**, hier oder am Tisch.
done-abort = #{ $game } ist abgebrochen: kein Ergebnis, keine Wertung.
done-goon = #{ $game } geht weiter.
told-goon = { $runs ->
    [now] **{ $name }** spielt in **#{ $game }** weiter. Die Uhren laufen wieder.
   *[later] **{ $name }** spielt in **#{ $game }** weiter. Die Uhren laufen wieder { $time }.
}

gone-two = **{ $name }** fehlt in #{ $game }. Was soll geschehen?
    - **{ button-claim }**: { $name } verliert durch Aufgabe, und du gewinnst.
    - **{ button-computer }**, bis { $name } zurück ist. Die Partie ist dann nicht mehr gewertet.
    - **{ button-adjourn }**: Die Uhren stehen, bis jemand „{ button-goon }“ drückt.
gone-several = **{ $name }** fehlt in #{ $game }. Was soll geschehen? { $others ->
        [0] Du entscheidest allein.
        [one] Noch eine Person muss zustimmen.
       *[other] Noch { $others } Personen müssen zustimmen.
    }
    - **{ button-claim }**: { $name } verliert durch Aufgabe und scheidet aus.
    - **{ button-computer }**, bis { $name } zurück ist. Die Partie ist dann nicht mehr gewertet.
    - **{ button-adjourn }**: Die Uhren stehen, bis jemand „{ button-goon }“ drückt.
gone-nobody = In #{ $game } fehlt noch niemand lange genug. Als fehlend gilt, wer den Server verlassen hat, wer den letzten Zug versäumt hat (bei kurzen Zügen die letzten zwei) und seither nicht gespielt hat, oder wer ohne Zugzeit seit 24 Stunden dran ist.
gone-not = { $name } ist wieder zurück in #{ $game } oder fehlt noch nicht lange genug.
adjourn-again = Du hast #{ $game } gerade erst vertagt. Noch einmal vertagen kannst du { $time }.
gone-vacation = { $name } ist bis zum { $until } im Urlaub. Das zählt nicht als Fehlen.
gone-yourself = Dich selbst kannst du nicht als fehlend melden.
done-claim = Der Sieg in #{ $game } gehört dir.
done-computer = In #{ $game } spielt jetzt der Computer weiter. Die Partie ist nicht mehr gewertet.
done-adjourn = #{ $game } ist vertagt. Weiter geht es mit **{ button-goon }**, hier oder am Tisch.
told-claim = **{ $name }** bekommt den Sieg in **#{ $game }**: { $other } hat gefehlt und verliert durch Aufgabe.
told-computer = { $other }, du hast in **#{ $game }** gefehlt: Der Computer spielt für dich, und die Partie ist nicht mehr gewertet. Drück **{ button-my-hand }**, um deinen Platz wieder einzunehmen.
told-adjourn = { $other }, du hast in **#{ $game }** gefehlt, darum hat **{ $name }** vertagt. Drück am Tisch **{ button-goon }**, wenn du zurück bist.
told-back = **{ $name }** ist zurück in **#{ $game }** und spielt wieder selbst.
note-rested = Die Pause ({ $time }) kostet niemanden Zeit.
note-stand-in = Der Computer spielt für dich. Drück irgendeinen Knopf oder gib einen Befehl ein, und du spielst wieder selbst.

vacation-too-long = Das ist zu lang: Du hast dieses Jahr noch { $days ->
    [one] einen Urlaubstag
   *[other] { $days } Urlaubstage
}.
vacation-ended = Willkommen zurück: Mit deinem Zug ist dein Urlaub zu Ende. Dieses Jahr { $days ->
    [one] bleibt noch ein Urlaubstag
   *[other] bleiben noch { $days } Urlaubstage
}.
preferences-vacation = **Urlaub:** { $until ->
    [none] keiner; dieses Jahr noch { $days ->
        [one] ein Tag
       *[other] { $days } Tage
      }
   *[other] bis zum { $until }; dieses Jahr noch { $days ->
        [one] ein Tag
       *[other] { $days } Tage
      }
}
command-preferences-vacation = urlaub
    .description = Freie Tage ab jetzt: In langsamen Partien steht deine Uhr; 0, wenn du zurück bist

command-game-verify = prüfen
    .description = Allen zeigen, wie man prüft, ob die Karten einer Partie ehrlich ausgeteilt wurden
command-game-verify-table = tisch
    .description = Die Nummer der Partie; ohne Angabe deine letzte beendete hier
verify-title = **#{ $game }: Wurde ehrlich ausgeteilt?**
verify-commitment = Fingerabdruck der Mischung, vor dem ersten Zug gezeigt: `{ $commitment }`
verify-contribution = Beitrag von { $name }: `{ $entropy }`
verify-seed = Startzahl, geheim bis zum Ende: `{ $seed }`
verify-how = Der SHA-256-Hash der Startzahl muss mit dem Fingerabdruck übereinstimmen; Startzahl und Beiträge zusammen bestimmen jede Mischung. Führe mit Jollys Quelltext `python -m engine verify jolly-{ $game }.txt` auf dem angehängten Protokoll aus: Es teilt alle Karten noch einmal aus, vergleicht sie und endet mit „verified“. Um sicher zu sein, dass es dieselbe Partie ist, vergleiche Fingerabdruck und Züge mit dem, was du gesehen hast.
verify-later = Eine geheime Startzahl bestimmt jede Mischung in #{ $game }. Der Fingerabdruck ist ihr SHA-256-Hash, also lässt sie sich nicht austauschen. Sie verrät alle Karten, darum bleibt sie geheim, bis die Partie zu Ende ist. Danach zeigt /{ command-game } { command-game-verify } sie mit dem Protokoll.

rules-all-4 = { "" }**{ button-nudge }** kannst du alle, die dich warten lassen: einmal pro Zug, nach einem Viertel der Zugzeit.

    { "" }**{ button-gone }** erscheint, wenn jemand den letzten Zug versäumt oder den Server verlassen hat. Die anderen wählen: *{ button-claim }* (eine Niederlage, gewertet), *{ button-computer }* (nicht gewertet) oder *{ button-adjourn }*. Zu mehreren müssen alle zustimmen, die da sind.

    { "" }**{ button-pause }**, wenn alle zustimmen. **{ button-goon }** können alle drücken, und wer dran ist, bekommt Zeit zurückzukommen. Nach 30 Tagen endet die Partie ohne Ergebnis.

    { "" }**{ button-abort }**, wenn alle zustimmen und noch nicht alle zweimal dran waren: kein Ergebnis, keine Wertung.

    { "" }**Urlaub:** /{ command-preferences } `{ command-preferences-vacation }:7`. In Partien mit Zügen ab einem Tag stehen dann die Uhren, wenn du dran bist. Du hast 21 Tage im Jahr.
    .title = Wenn jemand nicht mehr spielt
