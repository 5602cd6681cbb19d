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
    .description = Vorschlagen, die Zeit anzuhalten, bis jemand weiterspielen will
command-game-pause-table = tisch
    .description = Welcher deiner Tische, wenn du an mehreren sitzt
command-game-abort = abbrechen
    .description = Vorschlagen, eine Partie in den ersten Zügen zu beenden, ohne Ergebnis und Wertung
command-game-abort-table = tisch
    .description = Welcher deiner Tische, wenn du an mehreren sitzt

button-nudge = Anstupsen
button-gone = Jemand fehlt …
button-pause = Pause
button-goon = Weiterspielen
button-abort = Abbrechen
table-stand-in = der Computer springt ein
table-halted = { $reason ->
    [agreed] **Pause.** Die Zeit steht. Drückt niemand „Weiterspielen“, endet die Partie am { $until } ohne Ergebnis.
    [adjourned] **Vertagt.** Die Zeit steht. Drückt niemand „Weiterspielen“, endet die Partie am { $until } ohne Ergebnis.
    [vacation] **{ $name } ist im Urlaub** bis { $until }. Die Zeit steht.
   *[channel] **Pause:** Ich erreiche den Kanal nicht. Die Zeit steht.
}
end-aborted = Die Partie wurde abgebrochen: kein Ergebnis, keine Wertung.
game-over = #{ $game } ist zu Ende.

turn-nudge = { $user }, in **#{ $game }** warten alle auf dich.
nudged = Angestupst, im Kanal und per DM: { $name }.
nudge-dm = In **#{ $game }** warten alle auf dich: Du bist dran.
nudge-yourself = In #{ $game } bist du selbst dran: Anstupsen kannst du nur andere.
nudge-computer = In #{ $game } gibt es gerade niemanden anzustupsen: Der Computer spielt, oder es wird gegeben.
nudge-short-turns = In #{ $game } sind die Züge kurz: Angestupst wird hier nicht, es greift die Zugzeit.
nudge-again = In diesem Zug schon angestupst: { $name }. Kommt nichts, greift die Zugzeit; fehlt jemand lange, gib /{ command-game } { command-game-away } ein.
nudge-later = Lass { $name } etwas Zeit: Anstupsen kannst du { $time }.

button-agree = Zustimmen
button-claim = Sieg fordern
button-computer = Computer spielt
button-adjourn = Vertagen
proposal = { $verb ->
    [pause] **{ $name }** schlägt eine Pause für **#{ $game }** vor: Die Zeit steht, bis jemand „Weiterspielen“ drückt.
    [abort] **{ $name }** schlägt vor, **#{ $game }** abzubrechen: kein Ergebnis, keine Wertung.
    [claim] **{ $name }** schlägt vor, **#{ $game }** für { $other } als aufgegeben zu werten, wegen langen Fehlens.
    [computer] **{ $name }** schlägt vor, dass in **#{ $game }** der Computer für { $other } einspringt. Die Partie ist dann nicht mehr gewertet.
   *[adjourn] **{ $name }** schlägt vor, **#{ $game }** zu vertagen, denn { $other } fehlt: Die Zeit steht, bis jemand „Weiterspielen“ drückt.
}
proposal-agreed = Dafür: { $names }.
proposal-waiting = { $mentions } – einverstanden?
proposal-outcome = { $outcome ->
    [agreed] **Angenommen:** Alle sind dafür.
    [declined] **Abgelehnt.** Die Partie geht weiter.
    [withdrawn] **Zurückgezogen.** Die Partie geht weiter.
   *[lapsed] **Nicht mehr möglich.**
}
proposed = Dein Vorschlag zu #{ $game } steht im Kanal. Er gilt, sobald alle anderen zustimmen.
answered = { $outcome ->
    [agree] Du stimmst zu. Zu #{ $game } fehlen noch Antworten.
    [agreed] Alle stimmen zu: In #{ $game } wird es so gemacht.
    [declined] Du hast abgelehnt. #{ $game } geht weiter.
    [withdrawn] Du hast deinen Vorschlag zurückgezogen. #{ $game } geht weiter.
   *[lapsed] Das geht in #{ $game } nicht mehr.
}
proposal-open = Ein anderer Vorschlag ist noch offen, von { $name }: Antworte erst darauf. „Ablehnen“ beendet ihn.
proposal-declined = Das wurde gerade erst vorgeschlagen. Noch einmal geht das { $time }.
proposal-over = Dieser Vorschlag zu #{ $game } ist erledigt.
proposal-not-yours = Du hast schon zugestimmt, oder du bist nicht gefragt.
abort-too-late = Abbrechen lässt sich #{ $game } nur, bevor alle in der ersten Runde zweimal dran waren. Mit /{ command-resign } kannst du immer noch aufgeben.

paused-go-on = #{ $game } ist schon in Pause.
not-paused = In #{ $game } hat niemand eine Pause vereinbart.
done-pause = #{ $game } ist in Pause. Weiter geht es mit **Weiterspielen**, hier oder am Tisch.
done-abort = #{ $game } ist abgebrochen: kein Ergebnis, keine Wertung.
done-goon = #{ $game } geht weiter.
told-goon = { $runs ->
    [now] **{ $name }** spielt in **#{ $game }** weiter. Die Zeit läuft wieder.
   *[later] **{ $name }** spielt in **#{ $game }** weiter. Die Zeit läuft wieder { $time }, oder ab dem nächsten Zug.
}

gone-two = **{ $name }** fehlt in #{ $game }. Was soll geschehen?
    - **Sieg fordern**: { $name } verliert durch Aufgabe, und du gewinnst.
    - **Computer spielt**, bis { $name } zurück ist. Die Partie ist dann nicht mehr gewertet.
    - **Vertagen**: Die Zeit steht, bis jemand „Weiterspielen“ drückt.
gone-several = **{ $name }** fehlt in #{ $game }. Was soll geschehen? { $others ->
        [0] Du entscheidest allein.
        [one] Noch eine Person muss zustimmen.
       *[other] Noch { $others } Personen müssen zustimmen.
    }
    - **Sieg fordern**: { $name } verliert durch Aufgabe und scheidet aus.
    - **Computer spielt**, bis { $name } zurück ist. Die Partie ist dann nicht mehr gewertet.
    - **Vertagen**: Die Zeit steht, bis jemand „Weiterspielen“ drückt.
gone-nobody = In #{ $game } fehlt niemand. Es fehlt, wer den Server verlassen hat, wer den letzten Zug verpasst (bei kurzen Zügen die letzten zwei) und seither nicht gespielt hat, oder wer ohne Zugzeit seit 24 Stunden dran ist.
gone-not = { $name } ist zurück in #{ $game } oder fehlt noch nicht lange genug.
adjourn-again = #{ $game } wurde gerade erst vertagt. Noch einmal geht das { $time }.
gone-vacation = { $name } ist im Urlaub bis { $until }.
gone-yourself = Du bist ja da.
done-claim = Der Sieg in #{ $game } gehört dir.
done-computer = In #{ $game } spielt der Computer weiter; gewertet wird die Partie nicht mehr.
done-adjourn = #{ $game } ist vertagt. Weiter geht es mit **Weiterspielen**, hier oder am Tisch.
told-claim = **{ $name }** bekommt den Sieg in **#{ $game }**: { $other } hat gefehlt und verliert durch Aufgabe.
told-computer = { $other }, du hast in **#{ $game }** gefehlt: Der Computer spielt für dich, und die Partie ist nicht mehr gewertet. Drück **Meine Hand**, um deinen Platz wieder einzunehmen.
told-adjourn = { $other }, du hast in **#{ $game }** gefehlt: **{ $name }** hat vertagt. Drück am Tisch **Weiterspielen**, wenn du zurück bist.
told-back = **{ $name }** ist zurück in **#{ $game }** und spielt wieder selbst.
note-rested = Die Pause ({ $time }) geht auf niemandes Uhr.
note-stand-in = Der Computer spielt für dich. Jeder Knopf und jeder Befehl von dir holt deinen Platz zurück.

vacation-too-long = Du hast dieses Jahr noch { $days ->
    [one] einen Urlaubstag
   *[other] { $days } Urlaubstage
}.
vacation-ended = Willkommen zurück: Mit deinem Zug ist dein Urlaub zu Ende. Dieses Jahr { $days ->
    [one] bleibt noch ein Urlaubstag
   *[other] bleiben noch { $days } Urlaubstage
}.
preferences-vacation = **Urlaub** { $until ->
    [none] gerade keiner; dieses Jahr noch { $days ->
        [one] ein Tag
       *[other] { $days } Tage
      }
   *[other] bis { $until }; dieses Jahr noch { $days ->
        [one] ein Tag
       *[other] { $days } Tage
      }
}
command-preferences-vacation = urlaub
    .description = Freie Tage ab jetzt: In langsamen Partien läuft keine Zeit für dich; 0, wenn du zurück bist

command-game-verify = prüfen
    .description = Allen zeigen, wie man prüft, dass die Karten einer Partie ehrlich ausgeteilt wurden
command-game-verify-table = tisch
    .description = Die Nummer der Partie; ohne Angabe deine letzte beendete hier
verify-title = **#{ $game }: Wurde ehrlich ausgeteilt?**
verify-commitment = Fingerabdruck der Mischung, vor dem ersten Zug gezeigt: `{ $commitment }`
verify-contribution = Beitrag von { $name }: `{ $entropy }`
verify-seed = Startzahl, geheim bis zum Ende: `{ $seed }`
verify-how = Der SHA-256 der Startzahl muss der Fingerabdruck sein, und die Startzahl ergibt mit den Beiträgen jede Mischung. Mit dem Quelltext von Jolly führe `python -m engine verify jolly-{ $game }.txt` auf dem angehängten Protokoll aus: Das teilt alle Karten noch einmal aus, vergleicht sie und endet mit „verified“. Dass keine andere Partie untergeschoben wurde, siehst du am Fingerabdruck und an den Zügen, die du kennst.
verify-later = Jede Mischung in #{ $game } folgt aus einer geheimen Startzahl. Der Fingerabdruck ist ihr SHA-256; so kann sie niemand austauschen. Solange gespielt wird, bleibt sie geheim, denn sie verrät alle Karten; danach zeigt /{ command-game } { command-game-verify } sie mit dem Protokoll.

rules-all-4 = { "" }**Anstupsen** kannst du alle, die dich warten lassen: einmal pro Zug, nach einem Viertel der Zugzeit.

    { "" }**Jemand fehlt …** erscheint, wenn jemand den letzten Zug verpasst hat oder weg ist. Die anderen wählen: *Sieg fordern* (eine Niederlage, gewertet), *Computer spielt* (nicht gewertet) oder *Vertagen*. Zu mehreren müssen alle zustimmen, die da sind.

    { "" }**Pause**, wenn alle zustimmen; **Weiterspielen** kann jede Person drücken, und wer dran ist, bekommt Zeit zurückzukommen. Nach 30 Tagen endet die Partie ohne Ergebnis.

    { "" }**Abbrechen**, wenn alle zustimmen, bevor alle zweimal dran waren: kein Ergebnis, keine Wertung.

    { "" }**Urlaub:** /{ command-preferences } `{ command-preferences-vacation }:7`. In Partien mit Zügen ab einem Tag läuft dann keine Zeit für dich; 21 Tage im Jahr. An der Wertung ändert das nichts.
    .title = Wenn jemand nicht spielt
