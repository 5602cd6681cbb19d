### Mit wem: wer Zeit hat, offene Tische, Herausforderungen, die warten, Einladungen.

command-club-around = wer-hat-zeit
    .description = Sehen, wer Zeit hat, und wählen, wann und zu welchen Spielen ich dich erwähne
command-club-tables = tische
    .description = Die offenen Tische dieses Servers sehen und an einem mitspielen

club-server-only = Das geht nur auf einem Server. Gib den Befehl in einem Kanal eines Servers ein.
around-title = ### Wer hat Zeit?
around-now = Zeit haben gerade: { $names }
around-nobody = Sonst hat gerade niemand Zeit.
around-not-said = Wähl Spiele aus, dann erwähne ich dich, wenn jemand einen Tisch eröffnet.
around-said = Ich erwähne dich, wenn jemand einen Tisch für **{ $games }** eröffnet ({ $days }, { $hours }, { $zone }), bis zum { $until }.
around-lapsed = Seit dem { $until } erwähne ich dich nicht mehr. Drück **{ button-around-renew }**, dann mache ich es wieder ({ $games }: { $days }, { $hours }, { $zone }).
around-needs-zone = Wähl erst deine Zeitzone, unten im Menü.
around-about = Höchstens eine Erwähnung pro Stunde über alle Server hinweg; keine in deiner Ruhezeit, im Urlaub oder während du spielst. Andere sehen nur, dass du Zeit hast.
around-games = Spiele, für die ich dich erwähne
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
button-around-stop = Nicht mehr erwähnen
around-dialog = Wann darf ich dich erwähnen?
around-hours-about = Zum Beispiel 17:00-23:00. Leer lassen: zu jeder Zeit.
around-hours-wrong = Die Uhrzeiten „{ $hours }“ verstehe ich nicht. Schreib sie so: 17:00-23:00.

around-call = { $people }: **{ $name }** eröffnet einen Tisch: **{ $game }**. [Zum Tisch]({ $url })

tables-title = ### Offene Tische
tables-nobody = Gerade ist kein Tisch offen. Eröffne doch selbst einen.
tables-joined = Du bist dabei. [Zum Tisch]({ $url })

invitation = **{ $name }** fordert dich auf dem Server **{ $server }** heraus: **{ $game }**. [Zur Herausforderung]({ $url })
invitation-why = Du bekommst das, weil Einladungen per DM eingeschaltet sind. Ausschalten: /{ command-preferences }

command-club-block-person = person
    .description = Wen du blockieren willst
command-club-block-unblock = freigeben
    .description = Wen du wieder freigeben willst
blocks-none = Du hast niemanden blockiert.
blocks-add = Jemanden blockieren
blocks-take = Jemanden wieder freigeben
blocks-not-them = Dich selbst oder einen Bot kannst du nicht blockieren.
blocks-too-many = Du kannst höchstens { $count } Leute blockieren. Gib erst jemanden frei.
blocks-added = Du hast { $name } blockiert.

## Auf der ersten Seite des Clubs: offene Tische mit einem freien Platz
tables-front = { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tische
}
tables-front-next = { $count ->
    [one] **Ein Tisch ist offen.** Setz dich dazu.
   *[other] **{ $count } Tische sind offen.** Setz dich dazu.
}
