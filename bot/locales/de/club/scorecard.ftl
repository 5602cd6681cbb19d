### /club card: was jemand aus den Partien und Rätseln eines Tages gemacht hat, zum Teilen und Weitermachen.

command-club-card = tagesbilanz
    .description = Deine Tagesbilanz sehen und teilen: Partien des Tages, Rätsel und deine Serie

scorecard-title = ### Deine Tagesbilanz
# Unter Reihen von Zeichen; „Jolly“ ist der Computer
scorecard-legend = Jede Reihe: Partie, leichtes, mittleres und schweres Rätsel. 🏆 vor Jolly · 🤝 gleichauf · 🔻 dahinter · 🏳️ nicht zu Ende · 🟩 gelöst · 🟨 mit Tipp · 🟥 nicht gelöst · ⬜ offen
scorecard-about = Deine Tagesbilanz verrät keine Karten und keine Antworten. Um Mitternacht UTC beginnt eine neue.
scorecard-columns = Partie, dann leicht, mittel, schwer
scorecard-streak = { $days ->
    [0] { $best ->
        [0] Noch keine Serie
       *[other] Gerade keine Serie · längste { $best }
    }
    [one] Serie: **1 Tag** · längste { $best }
   *[other] Serie: **{ $days } Tage** · längste { $best }
}
scorecard-counts = Heute zählt schon mit.

# $day ist ein Datum
scorecard-shared = **{ $name }** · { $day }
scorecard-summary = { $deals ->
    [0] Noch keine Partie zu Ende gespielt
    [one] 1 Partie zu Ende gespielt{ $ahead ->
        [0] { "" }
       *[other] , vor Jolly
    }
   *[other] { $deals } Partien zu Ende gespielt, { $ahead } davon vor Jolly
} · { $puzzles ->
    [0] noch kein Rätsel beantwortet
    [one] { $solved } von 1 Rätsel gelöst
   *[other] { $solved } von { $puzzles } Rätseln gelöst
} · { $streak ->
    [0] keine Serie
    [one] Serie: 1 Tag
   *[other] Serie: { $streak } Tage
}

## In Worten, nach dem Namen eines Spiels: „Partie +34, vor Jolly, leichtes Rätsel gelöst, der Rest offen“
scorecard-deal = { $state ->
    [running] Partie läuft
    [unfinished] Partie nicht zu Ende gespielt
    [ahead] Partie { $lead }, vor Jolly
    [level] Partie { $lead }, gleichauf mit Jolly
   *[behind] Partie { $lead }, hinter Jolly
}
scorecard-puzzle-easy = { $state ->
    [solved] leichtes Rätsel gelöst
    [hinted] leichtes Rätsel mit Tipp gelöst
   *[missed] leichtes Rätsel nicht gelöst
}
scorecard-puzzle-medium = { $state ->
    [solved] mittleres Rätsel gelöst
    [hinted] mittleres Rätsel mit Tipp gelöst
   *[missed] mittleres Rätsel nicht gelöst
}
scorecard-puzzle-hard = { $state ->
    [solved] schweres Rätsel gelöst
    [hinted] schweres Rätsel mit Tipp gelöst
   *[missed] schweres Rätsel nicht gelöst
}
scorecard-open = { $done ->
    [nothing] alles noch offen
   *[some] der Rest offen
}

button-scorecard-share = Teilen
button-scorecard-puzzles = Rätsel von heute
button-scorecard-words = In Worten
button-scorecard-signs = In Zeichen
button-scorecard-too = Auch spielen
button-scorecard-remind-on = Erinnere mich
button-scorecard-remind-off = Nicht mehr erinnern

scorecard-shared-now = In diesem Kanal geteilt. Deine Tagesbilanz bleibt hier heute auf dem neuesten Stand.
scorecard-shared-there = Deine Tagesbilanz steht schon in diesem Kanal und bleibt heute auf dem neuesten Stand: { $link }
scorecard-empty = In deiner Tagesbilanz steht noch nichts. Spiel erst eine Partie des Tages zu Ende, oder beantworte ein Rätsel.
scorecard-share-where = Eine Tagesbilanz kannst du nur in einem Kanal eines Servers teilen.
scorecard-share-closed = In diesem Kanal kann ich nicht schreiben. Teil deine Tagesbilanz in einem anderen.
scorecard-gone = Diese Tagesbilanz ist nicht mehr gespeichert.
scorecard-reminds = Ich melde mich abends per DM, wenn eine Serie von 3 oder mehr Tagen zu reißen droht.
scorecard-reminds-not = Die Erinnerungen sind aus. Wieder einschalten kannst du sie in deiner Tagesbilanz oder mit /{ command-preferences }.

## Die DM am Abend. $due: „in 3 Stunden“
scorecard-reminder = { $days ->
    [one] Deine Serie von { $days } Tag endet { $due }.
   *[other] Deine Serie von { $days } Tagen endet { $due }.
} Damit sie hält, spiel eine Partie des Tages zu Ende, oder löse ein mittleres oder schweres Rätsel.

## Was ein Server über den Tag davor postet
command-server-set-daily = tagesrückblick
    .description = Wo ich jeden Tag die besten Partien und Rätsel von gestern poste
command-server-set-daily_off = tagesrückblick-aus
    .description = Den Tagesrückblick nicht mehr posten
daily-title = ### Partien und Rätsel von gestern · { $day }
# $names: „alice und bob“
daily-best = **{ $game }**: { $names } { $lead }{ $players ->
    [one] { "" }
   *[other] , Platz 1 von { $players }
}
daily-puzzles = **Hier gelöste Rätsel**
daily-puzzle = { $grade ->
    [easy] leicht { $solved } von { $players }
    [medium] mittel { $solved } von { $players }
   *[hard] schwer { $solved } von { $players }
}
daily-next = Die neuen Partien und Rätsel von heute:
server-daily-choose = Kanal für den Tagesrückblick
server-daily = **Tagesrückblick:** in { $channel }, das nächste Mal am { $next }
server-daily-off = **Tagesrückblick:** wird nicht gepostet
server-daily-forbidden = ⚠ In { $channel } kann ich nicht schreiben, also poste ich keinen Tagesrückblick. Erlaub mir, den Kanal zu sehen und dort Nachrichten zu senden.
button-daily-off = Kein Tagesrückblick
