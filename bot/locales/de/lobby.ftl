### Warum eine Herausforderung, eine Antwort oder ein Druck nicht ging; Fragen davor.
### Das liest nur eine Person.

challenge-in-dm = Hier würde niemand eine Herausforderung sehen. Nimm /{ command-challenge } in einem Kanal eines Servers, oder spiel hier gegen mich: /{ command-challenge } { command-challenge-opponent }:@Jolly.
challenge-not-here = In diesem Kanal sind Herausforderungen nicht erlaubt. Versuch es in { $channel }.
no-permission = In diesem Kanal kann ich nicht schreiben. Sag es den Leuten, die den Server verwalten: Ich muss den Kanal sehen und dort Nachrichten senden dürfen.
no-channel = Ich erkenne diesen Kanal nicht. Versuch es in einem anderen.
too-many-games = Du spielst schon { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}, mehr sind hier nicht erlaubt. Spiel erst eine zu Ende.
too-many-tables = { $count ->
    [one] Auf diesem Server läuft schon eine Partie
   *[other] Auf diesem Server laufen schon { $count } Partien
}, mehr sind hier nicht erlaubt. Versuch es wieder, wenn eine zu Ende ist.
too-many-challenges = Du hast schon { $count ->
    [one] eine Herausforderung
   *[other] { $count } Herausforderungen
} offen. Warte auf Antwort, oder drück bei einer „{ button-cancel }“.
challenged-often = Viele deiner letzten Herausforderungen wurden nicht angenommen. Wieder herausfordern kannst du { $time }. Einen Tisch eröffnen kannst du jederzeit: Lass „{ command-challenge-opponent }“ leer.
asking-often-here = Auf diesem Server gab es in den letzten Minuten sehr viele Herausforderungen. Versuch es { $time } wieder.
asked-often = { $user } wurde in der letzten Stunde schon sehr oft herausgefordert. Wieder herausfordern kannst du { $time }.
challenge-yourself = Dich selbst kannst du nicht herausfordern. Um einen Tisch für alle zu eröffnen, lass „{ command-challenge-opponent }“ leer.

challenge-bot = Dieser Bot spielt nicht. Um gegen den Computer zu spielen, fordere mich heraus.
challenge-twice = Du hast dieselbe Person zweimal genannt. Nenn jede nur einmal.
leave-empty-target = Dieses Spiel hat kein Ziel. Lass „{ command-challenge-target }“ leer.
leave-empty-rounds = Dieses Spiel hat keine feste Rundenzahl. Lass „{ command-challenge-rounds }“ leer.


challenge-posted = Deine Herausforderung steht im Kanal.
challenge-not-posted = Discord hat die Herausforderung nicht angenommen. Versuch es gleich noch einmal.
challenge-closed = Diese Herausforderung ist nicht mehr offen.
challenge-full = Alle Plätze sind besetzt.
challenge-joined = Du sitzt schon an diesem Tisch.
challenge-not-yours = Antworten kann nur, wer herausgefordert wurde, und nur einmal.
challenge-none-here = Hier gibt es keine Herausforderung, auf die du antworten könntest.
challenge-not-challenger = Eine Herausforderung zurückziehen kann nur, wer sie gestellt hat.
challenge-start-not-yours = Bevor alle angenommen haben, kann nur starten, wer herausgefordert hat.
challenge-other-rules = Die Regeln haben sich gerade geändert. Schau sie dir an, dann drück noch einmal.
challenge-has-begun = Die Partie hat schon begonnen: #{ $game }. Ihre Regeln lassen sich nicht mehr ändern.
challenge-not-seated = Du sitzt nicht an diesem Tisch.
challenge-too-few = { $count ->
    [one] Zum Start fehlt noch eine Person.
   *[other] Zum Start fehlen noch { $count } Personen.
}

rematch-not-seated = Bei #{ $game } hast du nicht mitgespielt. Für eine eigene Partie nimm /{ command-challenge }.
rematch-running = #{ $game } läuft noch.
rematch-asked = Jemand hat diese Revanche schon gefordert. Schau nach der Herausforderung im Kanal.
rematch-just-asked = **{ $name }** hat diese Revanche gerade gefordert. Die Herausforderung steht gleich im Kanal: Drück dort **{ button-accept }**.
rematch-accepted = Alle wollen die Revanche. Los geht’s!
rematch-awaited = Du bist dabei. Die Revanche beginnt, sobald alle angenommen haben.
rematch-begun = Diese Revanche läuft schon: #{ $game }.
no-finished-game = Du hast hier noch keine Partie beendet.

span-not-understood = Diese Zeit verstehe ich nicht. Schreib sie so: 90s, 5m, 24h, 3d oder none.
no-limit = ohne Limit

mark-first = Markier erst Karten im Menü, dann drück den Knopf.
mark-one = Markier dafür nur eine Karte.
mark-fewer = Du kannst höchstens { $count } Karten auf einmal anlegen. Markier weniger.
nothing-to-lay-off-on = Auf dem Tisch liegt noch nichts, woran du anlegen könntest.

resign-sure = { $others ->
    [one] Willst du #{ $game } wirklich aufgeben? Du verlierst die Partie.
   *[other] Willst du #{ $game } wirklich aufgeben? Du scheidest aus; die { $others } anderen spielen weiter.
}
resign-not = Du spielst in #{ $game } weiter mit.
resign-done = Du hast #{ $game } aufgegeben.
no-game-now = Du spielst gerade keine Partie.

which-table = Du sitzt an mehreren Tischen. Gib an, welchen du meinst, etwa { command-table-table }:{ $example }.
which-table-here = Hier wird an mehreren Tischen gespielt: { $tables }. Gib an, welchen du meinst, etwa { command-table-table }:{ $example }.
table-not-understood = Gib die Nummer des Tisches an, etwa 17.
at-table = **#{ $game }** { $text }
card-not-from-stock = Vom Stapel ziehst du immer die oberste Karte. Lass „{ command-draw-card }“ leer, oder wähl „{ choice-pile }“.

which-meld = Diese Karte passt an mehrere Kombinationen: { $melds }. Gib an, welche du meinst, etwa 7h 3.
