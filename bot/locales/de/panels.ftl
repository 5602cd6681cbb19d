### The panels of /preferences and /server show, and dialogs with something wrong in them.

preferences-page-looks = Aussehen
preferences-page-turns = Nachrichten
preferences-page-away = Ruhezeit, Urlaub

menu-language = Sprache: { $value }
menu-cards = Karten: { $value ->
    [text] Text
    [emoji] Emojis
    [image] Bilder
   *[usual] Standard des Servers
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
    [dm] Deine Hand und deine Züge schicke ich dir per DM
   *[channel] Ich schicke dir keine DMs; drück „{ button-my-hand }“ am Tisch
}
menu-calls = Erinnerungen: { $value ->
    [always] immer
    [never] nie
   *[usual] wenn du weg bist
}
menu-calls-about = { $value ->
    [always] Ich erwähne dich bei jedem Zug
    [never] Nur wenn deine Zeit knapp wird
   *[usual] Wenn du nicht da bist oder eine Weile nichts tust
}
menu-zone = Zeitzone: { $zone }
menu-zone-none = Zeitzone: nicht festgelegt
button-quiet = Ruhezeit …
button-quiet-off = Keine Ruhezeit
button-vacation = Urlaub …
button-vacation-end = Urlaub beenden
preferences-vacation-about = Im Urlaub stehen in langsamen Partien die Uhren, wenn du dran bist (Zugzeit ab einem Tag oder ohne Zeitlimit). Machst du in so einer Partie einen Zug, endet dein Urlaub.

server-page-games = Spiele
server-page-looks = Aussehen, Rangliste
server-allowed-in = **Herausforderungen** sind erlaubt in:
server-every-channel = Alle Kanäle
server-weekly-choose = Kanal für die Rangliste der Woche
server-for-managers = -# Ändern kann diese Einstellungen, wer die Berechtigung „Server verwalten“ hat.
menu-server-game = Standardspiel: { $game }
menu-server-threads = Thread für jeden Tisch: { $value ->
    [on] ja
   *[off] nein
}
menu-server-cards = Karten: { $value ->
    [text] Text
    [emoji] Emojis
    [image] Bilder
   *[automatic] wie am Tisch gewählt
}
button-limits = Limits …
button-weekly-off = Nicht mehr posten

dialog-quiet = Ruhezeit
field-hours = Uhrzeiten
field-hours-about = Zum Beispiel 22:00-07:00. Leer lassen: keine Ruhezeit.
field-zone = Zeitzone
field-zone-about = Eine große Stadt in deiner Nähe, wie Berlin
dialog-vacation = Urlaub
field-days = Tage ab jetzt
field-days-about = { $days ->
    [one] Dieses Jahr hast du noch einen Tag. 0 beendet den Urlaub.
   *[other] Dieses Jahr hast du noch { $days } Tage. 0 beendet den Urlaub.
}
dialog-limits = Limits
field-games-per-person = Partien zugleich, pro Person
field-games-per-server = Partien zugleich, auf dem ganzen Server
field-challenges-per-person = Offene Herausforderungen von einer Person
field-challenges-to-person = Offene Herausforderungen an eine Person

dialog-wrong = ⚠ **{ $field }:** { $why }
dialog-no-number = „{ $typed }“ ist keine ganze Zahl.
dialog-not-between = Gib eine Zahl von { $least } bis { $most } ein.
dialog-zone-unknown = Die Zeitzone „{ $zone }“ kenne ich nicht. Nenn eine große Stadt in deiner Nähe auf Englisch, etwa Vienna.
dialog-zone-needed = Für die Ruhezeit brauche ich deine Zeitzone. Nenn eine große Stadt in deiner Nähe.
button-dialog-again = Noch mal öffnen
dialog-gone = Deine Eingabe ist nicht mehr da. Bitte fang noch einmal an.
button-open-dialog = Öffnen

# Below a first hand, under a few of its cards as a picture
button-show-pictures = Karten als Bilder

command-preferences-invitations = einladungen
    .description = Eine DM bekommen, wenn eine Herausforderung auf deine Antwort wartet; Standard: aus
menu-invitations = Einladungen: { $value ->
    [on] per DM
   *[off] nur im Kanal
}
menu-invitations-about = { $value ->
    [on] Herausforderungen, die tagelang offen bleiben, melde ich dir per DM
   *[off] Ich schicke keine DM, wenn dich jemand herausfordert
}

command-preferences-streaks = serie
    .description = Abends eine DM bekommen, wenn deine Serie zu reißen droht; Standard: aus
menu-streaks = Serie: { $value ->
    [on] Erinnerung per DM
   *[off] keine Erinnerung
}
menu-streaks-about = { $value ->
    [on] Abends melde ich dir, wenn eine Serie von 3 oder mehr Tagen zu reißen droht
   *[off] Ich schicke dir keine DM über deine Serie
}
