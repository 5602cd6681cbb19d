### Was von Partien erzählt wird, während man spielt und danach: /replay, geteilte Stellungen, Zuschauen.

turn-call-told = { $user }, du bist dran in **#{ $game }**: { $told }

command-replay = nachspielen
    .description = Eine beendete Partie Schritt für Schritt ansehen, mit dem Protokoll als Datei
command-replay-table = tisch
    .description = Die Nummer einer beendeten Partie; ohne Angabe deine letzte hier

replay-place = Nachspielen · Schritt { $step } von { $steps }
replay-hand = Hand von **{ $name }**
button-first = ⏮ Anfang
button-step-back = ◀ Zurück
button-step-on = ▶ Weiter
button-last = ⏭ Ende
button-turn-back = ⏪ Voriger Zug
button-turn-on = ⏩ Nächster Zug
button-share = Teilen
button-record = Protokoll
button-replay = Nachspielen
replay-rounds = Zu einer Runde
replay-eyes = Wessen Karten willst du sehen?
replay-eyes-all = Was alle gesehen haben
replay-eyes-of = Was { $name } gesehen hat
replay-record = Das Protokoll von **#{ $game }**: jede Karte und jeder Zug. Du kannst es in jedem Texteditor öffnen.
replay-none = Du hast hier noch keine Partie beendet. Um eine andere Partie dieses Servers zu sehen, gib ihre Nummer an: /{ command-replay } { command-table-table }:17

history-replay = Eine dieser Partien nachspielen

button-refresh = 🔄 Aktualisieren

replay-shared = { $name } zeigt euch Schritt { $step } von { $steps } einer beendeten Partie.
button-replay-here = Ab hier nachspielen
replay-share-where = Eine Stellung kannst du nur auf dem Server teilen, auf dem die Partie gespielt wurde.
replay-share-closed = Du darfst in diesem Kanal nicht schreiben, also kannst du hier keine Stellung teilen.
replay-share-soon = Du hast gerade erst eine Stellung geteilt. Warte ein paar Sekunden.
