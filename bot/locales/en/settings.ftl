### /preferences and /server.

preferences-title = ### Your preferences
preferences-changed = Saved.
language-automatic = same as Discord

server-title = ### Server settings
server-channels = **challenges:** { $channels }
server-everywhere = allowed in every channel
server-only-in = allowed in { $channels }
server-game = **default game:** { $game }
server-language = **language:** { $value }
server-cards = **cards:** { $chosen }
server-threads = **threads:** { $value ->
    [yes] each table gets its own thread
   *[no] off, tables stay in their channel
}
command-server-set-rated = rated
    .description = Whether new challenges are rated, unless they say otherwise
menu-server-rated = New challenges: { $value ->
    [on] rated
   *[off] unrated
}
server-rated = **new challenges:** { $value ->
    [yes] rated unless they say otherwise
   *[no] unrated unless they say otherwise
}
server-games-per-person = **games at once:** { $games_per_person } per person, { $games_per_server } in the server
server-challenges-per-person = **open challenges:** { $challenges_per_person } sent, { $challenges_to_person } received per person
server-changed = Saved.
server-only = This only works in a server. Use it in a server channel.
server-needs-permission = Only members with the Manage Server permission can see and change these settings.
server-too-many-channels = The list can have at most { $count } channels. Remove one first, or remove them all to allow challenges everywhere.
