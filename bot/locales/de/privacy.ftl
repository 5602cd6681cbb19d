### /privacy: die eigenen Daten, als Datei oder gelöscht.

command-privacy = datenschutz
    .description = Alles, was ich über dich weiß, als Datei bekommen oder löschen
command-privacy-action = aktion
    .description = Deine Daten als Datei bekommen oder löschen (ich frage noch einmal nach)
choice-export = exportieren
choice-delete = löschen

privacy-exported = Das ist alles, was ich über dich speichere. Nur du siehst diese Datei.
privacy-too-large = Deine Daten sind hier zu groß für eine Datei. Bitte frag die Leute, die mich betreiben, danach.
privacy-sure = **Alles löschen, was ich über dich speichere?**
    Deine Einstellungen, Wertungen und Plätze in Ranglisten sind dann auf allen Servern endgültig weg.
    { $games ->
        [0] { "" }Beendete Partien bleiben denen, die mitgespielt haben, aber ohne deinen Namen.
        [one] { "" }**Deine laufende Partie gibst du damit sofort auf.** Beendete Partien bleiben denen, die mitgespielt haben, aber ohne deinen Namen.
       *[other] { "" }**Deine { $games } laufenden Partien gibst du damit sofort auf.** Beendete Partien bleiben denen, die mitgespielt haben, aber ohne deinen Namen.
    }
    { $challenges ->
        [0] { "" }Nachrichten, die schon in Kanälen stehen, bleiben dort.
       *[other] { "" }Deine offenen Herausforderungen werden zurückgezogen. Nachrichten, die schon in Kanälen stehen, bleiben dort.
    }
privacy-deleted = Erledigt: Deine Daten sind gelöscht. Du bist jederzeit wieder willkommen.
privacy-kept = Nichts wurde gelöscht.
privacy-asked-before = Diese Rückfrage ist abgelaufen, gelöscht wurde nichts. Noch ein Versuch: /{ command-privacy } { command-privacy-action }:{ choice-delete }.
privacy-game-begun = #{ $game } hat gerade begonnen. Bitte antworte noch einmal.
rematch-gone = Jemand aus #{ $game } hat die eigenen Daten gelöscht, also ist keine Revanche möglich. Fordere die anderen mit /{ command-challenge } heraus.
rematch-elsewhere = #{ $game } wurde auf einem anderen Server gespielt. Um hier zu spielen, nimm /{ command-challenge }.
verify-gone = Das Austeilen in #{ $game } lässt sich nicht mehr prüfen: Die Daten von jemandem aus der Partie wurden gelöscht, und mit ihnen die Startzahl. Im Protokoll steht weiterhin jeder Zug.
