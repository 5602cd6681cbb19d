### /preferences und /server.

preferences-title = ### Deine Einstellungen
preferences-cards = **Karten** { $value }
preferences-language = **Sprache** { $value }
preferences-messages = **Nachrichten** { $value ->
    [dm] DM: deine Hand und „Du bist dran“ kommen per DM
   *[channel] Kanal: ich schicke dir keine DMs; drück „Meine Hand“ am Tisch
}
preferences-calls = **Rufe** { $value ->
    [always] bei jedem Zug
    [never] nie, nur eine Warnung, bevor deine Zeit um ist
   *[usual] wenn du nicht da bist oder eine Weile nichts tust
}
preferences-colours = **Farben** { $value }
preferences-background = **Hintergrund** { $value }
preferences-large = **Große Schrift** { $value ->
    [yes] ja
   *[no] nein
}
preferences-hint = Ändern kannst du sie mit den Optionen von /preferences.
preferences-changed = Gespeichert.
language-automatic = wie Discord

server-title = ### Einstellungen dieses Servers
server-channels = **Herausforderungen** { $channels }
server-everywhere = in jedem Kanal erlaubt
server-only-in = erlaubt in { $channels }
server-game = **Spiel** { $game }
server-language = **Sprache** { $value }
server-cards = **Karten** { $value }
server-threads = **Threads** { $value ->
    [yes] ja: jeder Tisch bekommt einen Thread
   *[no] nein: Tische bleiben in ihrem Kanal
}
server-games = **Partien zugleich** { $person } pro Person, { $server } auf dem Server
server-challenges = **Offene Herausforderungen** { $by } von einer Person, { $to } an eine Person
server-hint = Ändern kannst du sie mit /server set.
server-changed = Gespeichert.
server-only = Diese Einstellungen gehören zu einem Server: Gib das in einem seiner Kanäle ein.
server-needs-permission = Diese Einstellungen sieht und ändert nur, wer das Recht „Server verwalten“ hat.
server-too-many-channels = Höchstens { $count } Kanäle passen auf die Liste. Nimm erst einen herunter, oder nenne keinen.
