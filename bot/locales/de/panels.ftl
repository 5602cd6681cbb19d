### The panels of /preferences and /server show, and dialogs with something wrong in them.

preferences-page-looks = Aussehen
preferences-page-turns = Nachrichten
preferences-page-away = Auszeit

menu-language = Sprache: { $value }
menu-cards = Karten: { $value ->
    [text] Text
    [emoji] Emojis
    [image] Bilder
   *[usual] wie auf dem Server üblich
}
menu-colours = Kartenfarben: { $value ->
    [two] zwei
   *[four] vier
}
menu-background = Hintergrund der Bilder: { $value ->
    [light] hell
   *[dark] dunkel
}
menu-large = Große Schrift: { $value ->
    [on] an
   *[off] aus
}
menu-messages = Nachrichten: { $value ->
    [dm] per DM
   *[channel] nur im Kanal
}
menu-messages-about = { $value ->
    [dm] Deine Hand und „Du bist dran“ kommen per DM
   *[channel] Ich schicke dir keine DMs; drück „Meine Hand“ am Tisch
}
menu-calls = Rufe: { $value ->
    [always] immer
    [never] nie
   *[usual] wie üblich
}
menu-calls-about = { $value ->
    [always] Bei jedem Zug
    [never] Nur eine Warnung, bevor deine Zeit um ist
   *[usual] Wenn du nicht da bist oder eine Weile nichts tust
}
menu-zone = Zeitzone: { $zone }
menu-zone-none = Zeitzone: auswählen
button-quiet = Ruhezeiten …
button-quiet-off = Keine Ruhezeiten
button-vacation = Urlaub …
button-vacation-end = Urlaub beenden
preferences-vacation-about = Im Urlaub läuft in langsamen Partien keine Zeit für dich (Zugzeit ab einem Tag, oder ohne). Ein Zug in einer davon beendet ihn.

server-page-games = Spiele
server-page-looks = Aussehen, Rangliste
server-allowed-in = **Herausforderungen** sind erlaubt in:
server-every-channel = Jeder Kanal
server-weekly-choose = Posten: Kanal auswählen
server-for-managers = -# Ändern kann sie, wer das Recht „Server verwalten“ hat.
menu-server-game = Übliches Spiel: { $game }
menu-server-threads = Ein Thread für jeden Tisch: { $value ->
    [on] ja
   *[off] nein
}
menu-server-cards = Karten: { $value ->
    [text] Text
    [emoji] Emojis
    [image] Bilder
   *[automatic] wie die Spieler sie mögen
}
button-limits = Grenzen …
button-weekly-off = Nicht mehr posten

dialog-quiet = Ruhezeiten
field-hours = Uhrzeiten
field-hours-about = Zum Beispiel 22:00-07:00; leer: keine
field-zone = Zeitzone
field-zone-about = Eine große Stadt in deiner Nähe, wie Berlin
dialog-vacation = Urlaub
field-days = Tage ab jetzt
field-days-about = { $days ->
    [one] Dieses Jahr hast du noch einen Tag; 0 beendet ihn
   *[other] Dieses Jahr hast du noch { $days } Tage; 0 beendet ihn
}
dialog-limits = Grenzen
field-games-per-person = Partien zugleich, pro Person
field-games-per-server = Partien zugleich, auf dem ganzen Server
field-challenges-per-person = Offene Herausforderungen von einer Person
field-challenges-to-person = Offene Herausforderungen an eine Person

dialog-wrong = ⚠ **{ $field }:** { $why }
dialog-no-number = „{ $typed }“ ist keine ganze Zahl.
dialog-not-between = Möglich ist { $least } bis { $most }.
dialog-zone-unknown = Die Zeitzone „{ $zone }“ kenne ich nicht. Nenn eine große Stadt in deiner Nähe auf Englisch, etwa Vienna.
dialog-zone-needed = Ich weiß nicht, wie spät es bei dir ist. Nenn eine große Stadt in deiner Nähe.
button-dialog-again = Noch mal öffnen
dialog-gone = Was du dort eingegeben hast, habe ich nicht mehr. Du kannst neu anfangen.
button-open-dialog = Öffnen

# Below a first hand, under a few of its cards as a picture
button-show-pictures = Karten als Bilder

command-preferences-invitations = einladungen
    .description = Ob ich dir Herausforderungen, die auf deine Antwort warten, per DM melde; sonst nicht
menu-invitations = Einladungen: { $value ->
    [on] per DM
   *[off] nur im Kanal
}
menu-invitations-about = { $value ->
    [on] Herausforderungen, die tagelang warten, melde ich dir per DM
   *[off] Ich schicke keine DM, wenn dich jemand herausfordert
}

command-preferences-streaks = serie
    .description = Ob ich dir abends per DM melde, wenn deine Serie zu reißen droht; sonst nicht
menu-streaks = Serie: { $value ->
    [on] Erinnerung per DM
   *[off] keine Erinnerung
}
menu-streaks-about = { $value ->
    [on] Abends melde ich dir, wenn eine Serie von 3 oder mehr Tagen zu reißen droht
   *[off] Ich schicke dir keine DM über deine Serie
}
