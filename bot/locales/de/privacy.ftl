### /privacy: die eigenen Daten, als Datei oder gelöscht.

command-privacy = datenschutz
    .description = Alles, was ich über dich weiß, als Datei; oder weg damit
command-privacy-action = aktion
    .description = Deine Daten als Datei bekommen oder nach Rückfrage löschen
choice-export = exportieren
choice-delete = löschen

privacy-exported = Das ist alles, was ich über dich speichere. Nur du siehst diese Datei.
privacy-too-large = Deine Daten sind zu groß für eine einzige Datei. Bitte frag die Leute, die mich betreiben.
privacy-sure = **Alles löschen, was ich über dich speichere?**
    Einstellungen, Wertungen und Ranglistenplätze verschwinden auf jedem Server und kommen nicht zurück.
    { $games ->
        [0] { "" }Beendete Partien bleiben denen, die mitgespielt haben, aber ohne deinen Namen.
        [one] { "" }**Deine laufende Partie gibst du damit sofort auf.** Beendete Partien bleiben denen, die mitgespielt haben, aber ohne deinen Namen.
       *[other] { "" }**Deine { $games } laufenden Partien gibst du damit sofort auf.** Beendete Partien bleiben denen, die mitgespielt haben, aber ohne deinen Namen.
    }
    { $challenges ->
        [0] { "" }Was schon in Kanälen steht, bleibt dort.
       *[other] { "" }Offene Herausforderungen werden zurückgezogen. Was schon in Kanälen steht, bleibt dort.
    }
privacy-deleted = Erledigt: Deine Daten sind gelöscht. Du kannst jederzeit neu anfangen.
privacy-kept = Nichts wurde gelöscht.
privacy-asked-before = Diese Frage ist nicht mehr offen, und es wurde nichts gelöscht. Neu fragen: /{ command-privacy } { command-privacy-action }:{ choice-delete }.
privacy-game-begun = #{ $game } hat gerade begonnen. Bitte beantworte die Frage noch einmal.
rematch-gone = Jemand aus #{ $game } hat sich für immer verabschiedet, daher gibt es keine Revanche. Fordere die anderen mit /{ command-challenge } heraus.
rematch-elsewhere = #{ $game } wurde auf einem anderen Server gespielt. Nimm hier /{ command-challenge }.
verify-gone = Das Austeilen in #{ $game } lässt sich nicht mehr prüfen: Die Daten von jemandem aus der Partie wurden gelöscht, und mit ihnen die Startzahl. Im Protokoll steht weiterhin jeder Zug.
