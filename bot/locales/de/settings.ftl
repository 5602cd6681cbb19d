### /preferences und /server.

preferences-title = ### Deine Einstellungen
preferences-changed = Gespeichert.
language-automatic = wie Discord

server-title = ### Einstellungen dieses Servers
server-channels = **Herausforderungen:** { $channels }
server-everywhere = in jedem Kanal erlaubt
server-only-in = erlaubt in { $channels }
server-game = **Standardspiel:** { $game }
server-language = **Sprache:** { $value }
server-cards = **Karten:** { $chosen }
server-threads = **Threads:** { $value ->
    [yes] jeder Tisch bekommt einen eigenen
   *[no] keine, Tische bleiben in ihrem Kanal
}
command-server-set-rated = gewertet
    .description = Ob neue Herausforderungen gewertet sind, wenn nichts anderes angegeben ist
menu-server-rated = Neue Partien: { $value ->
    [on] gewertet
   *[off] nicht gewertet
}
server-rated = **Neue Herausforderungen:** { $value ->
    [yes] gewertet, wenn nichts anderes angegeben ist
   *[no] nicht gewertet, wenn nichts anderes angegeben ist
}
server-games-per-person = **Partien zugleich:** { $games_per_person } pro Person, { $games_per_server } auf dem Server
server-challenges-per-person = **Offene Herausforderungen:** { $challenges_per_person } von einer Person, { $challenges_to_person } an eine Person
server-changed = Gespeichert.
server-only = Das geht nur auf einem Server. Gib den Befehl in einem Kanal eines Servers ein.
server-needs-permission = Nur wer die Berechtigung „Server verwalten“ hat, kann diese Einstellungen sehen und ändern.
server-too-many-channels = Die Liste kann höchstens { $count } Kanäle haben. Nimm erst einen heraus, oder nimm alle heraus: Dann sind Herausforderungen überall erlaubt.
