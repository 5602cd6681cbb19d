### /preferences and /server.

preferences-title = ### Your preferences
preferences-changed = Saved.
language-automatic = same as Discord

server-title = ### Settings of this server
server-channels = **challenges** { $channels }
server-everywhere = allowed in every channel
server-only-in = allowed in { $channels }
server-game = **game** { $game }
server-language = **language** { $value }
server-cards = **cards** { $chosen }
server-threads = **threads** { $value ->
    [yes] yes: each table gets a thread
   *[no] no: tables stay in their channel
}
command-server-set-rated = rated
    .description = Whether new challenges count for ratings unless they say otherwise
menu-server-rated = New challenges: { $value ->
    [on] rated
   *[off] not rated
}
server-rated = **new challenges** { $value ->
    [yes] count for ratings unless they say otherwise
   *[no] don’t count for ratings unless they say so
}
server-games-per-person = **games at once** { $games_per_person } a person, { $games_per_server } in the server
server-challenges-per-person = **open challenges** { $challenges_per_person } from a person, { $challenges_to_person } to a person
server-changed = Saved.
server-only = This only works in a server. Use it in a server channel.
server-needs-permission = Only members with the Manage Server permission can see and change these settings.
server-too-many-channels = The list can have at most { $count } channels. Take one off first, or take them all off to allow challenges everywhere.
