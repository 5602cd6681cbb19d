### /preferences und /server.

preferences-title = ### Deine Einstellungen
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
server-changed = Gespeichert.
server-only = Diese Einstellungen gehören zu einem Server: Gib das in einem seiner Kanäle ein.
server-needs-permission = Diese Einstellungen sieht und ändert nur, wer das Recht „Server verwalten“ hat.
server-too-many-channels = Höchstens { $count } Kanäle passen auf die Liste. Nimm erst einen herunter, oder alle: Dann gehen Herausforderungen überall.
