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
server-cards = **Karten** { $chosen }
server-threads = **Threads** { $value ->
    [yes] ja: jeder Tisch bekommt einen Thread
   *[no] nein: Tische bleiben in ihrem Kanal
}
command-server-set-rated = gewertet
    .description = Ob neue Herausforderungen für die Wertung zählen, wenn sie nichts anderes sagen
menu-server-rated = Neue Herausforderungen: { $value ->
    [on] gewertet
   *[off] nicht gewertet
}
server-rated = **Neue Herausforderungen** { $value ->
    [yes] zählen für die Wertung, wenn sie nichts anderes sagen
   *[no] zählen nicht für die Wertung, wenn sie nichts anderes sagen
}
server-games-per-person = **Partien zugleich** { $games_per_person } pro Person, { $games_per_server } auf dem Server
server-challenges-per-person = **Offene Herausforderungen** { $challenges_per_person } von einer Person, { $challenges_to_person } an eine Person
server-changed = Gespeichert.
server-only = Diese Einstellungen gehören zu einem Server: Gib das in einem seiner Kanäle ein.
server-needs-permission = Diese Einstellungen sieht und ändert nur, wer das Recht „Server verwalten“ hat.
server-too-many-channels = Höchstens { $count } Kanäle passen auf die Liste. Nimm erst einen herunter, oder alle: Dann gehen Herausforderungen überall.
