### Mit wem: wer Zeit hat, offene Tische, Herausforderungen, die warten, Einladungen.

command-club-around = wer-hat-zeit
    .description = Sehen, wer Zeit hat, und sagen, zu welchen Spielen und wann ich dich rufen darf
command-club-tables = tische
    .description = Die offenen Tische dieses Servers sehen und mitspielen

club-server-only = Das gehört zu einem Server: Frag mich in einem seiner Kanäle.
around-title = ### Wer hat Zeit?
around-now = Zeit haben gerade: { $names }
around-nobody = Sonst hat gerade niemand gesagt, Zeit zu haben.
around-not-said = Du hast nicht gesagt, wann ich dich rufen darf. Wähl Spiele aus, dann erwähne ich dich, wenn jemand einen Tisch dafür eröffnet.
around-said = Ich darf dich zu einem Tisch rufen, **{ $games }**: { $days }, { $hours } ({ $zone }). Das endet am { $until }.
around-lapsed = Ich rufe dich nicht mehr: Deine Angaben galten bis { $until }. **{ button-around-renew }** verlängert sie ({ $games }: { $days }, { $hours }, { $zone }).
around-needs-zone = Ich weiß nicht, wie spät es bei dir ist: Wähl erst deine Zeitzone.
around-about = Höchstens eine Erwähnung pro Stunde über alle Server hinweg, und keine in deiner Ruhezeit, im Urlaub oder während du spielst. Andere sehen deinen Namen unter denen, die Zeit haben, und sonst nichts.
around-games = Spiele, zu denen ich dich rufe
around-days = Tage
around-every-day = jeden Tag
around-any-time = zu jeder Zeit
weekday = { $day ->
    [mon] Mo
    [tue] Di
    [wed] Mi
    [thu] Do
    [fri] Fr
    [sat] Sa
   *[sun] So
}
weekday-long = { $day ->
    [mon] Montag
    [tue] Dienstag
    [wed] Mittwoch
    [thu] Donnerstag
    [fri] Freitag
    [sat] Samstag
   *[sun] Sonntag
}
button-around-hours = Uhrzeiten …
button-around-renew = 30 Tage länger
button-around-stop = Nicht mehr rufen
around-dialog = Wann darf ich dich rufen?
around-hours-about = Zum Beispiel 17:00-23:00; leer: zu jeder Zeit
around-hours-wrong = Die Uhrzeiten „{ $hours }“ verstehe ich nicht. Schreib sie wie 17:00-23:00.

around-call = { $people }: **{ $name }** eröffnet einen Tisch, **{ $game }**. [Zum Tisch]({ $url })

tables-title = ### Offene Tische
tables-nobody = Gerade ist kein Tisch offen. Eröffne selbst einen.
tables-joined = Du hast einen Platz. [Zum Tisch]({ $url })

invitation = **{ $name }** auf **{ $server }** fordert dich heraus: **{ $game }**. [Zur Herausforderung]({ $url })
invitation-why = Du bekommst das, weil du Einladungen per DM erlaubt hast: /{ command-preferences }

command-club-block-person = person
    .description = Wen du blockieren willst
command-club-block-unblock = freigeben
    .description = Wen du nicht mehr blockieren willst
blocks-none = Niemand.
blocks-add = Jemanden blockieren
blocks-take = Jemanden nicht mehr blockieren
blocks-not-them = Dich selbst oder einen Bot kannst du nicht blockieren.
blocks-too-many = Du hast { $count } Leute blockiert, mehr geht nicht. Gib erst jemanden frei.
blocks-added = { $name } ist blockiert.

## Auf der ersten Seite des Clubs: offene Tische mit einem freien Platz
tables-front = { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tische
}
tables-front-next = { $count ->
    [one] **Ein Tisch ist offen**: Setz dich dazu.
   *[other] **{ $count } Tische sind offen**: Setz dich dazu.
}
