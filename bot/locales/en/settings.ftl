### /preferences and /server.

preferences-title = ### Your preferences
preferences-cards = **cards** { $value }
preferences-language = **language** { $value }
preferences-messages = **messages** { $value ->
    [dm] dm: your hand and your turn reach you by DM
   *[channel] channel: I send you no DMs; press My hand at the table
}
preferences-calls = **calls** { $value ->
    [always] every turn
    [never] none, only a warning before your time is over
   *[usual] when you are away, or do nothing for a while
}
preferences-colours = **colours** { $value }
preferences-background = **background** { $value }
preferences-large = **large** { $value ->
    [yes] yes: large print
   *[no] no: print as usual
}
preferences-hint = Change them with the options of /preferences.
preferences-changed = Saved.
language-automatic = as Discord

server-title = ### Settings of this server
server-channels = **challenges** { $channels }
server-everywhere = allowed in every channel
server-only-in = allowed in { $channels }
server-game = **game** { $game }
server-language = **language** { $value }
server-cards = **cards** { $value }
server-threads = **threads** { $value ->
    [yes] yes: each table gets a thread
   *[no] no: tables stay in their channel
}
server-games = **games at once** { $person } a person, { $server } in the server
server-challenges = **open challenges** { $by } from a person, { $to } to a person
server-hint = Change them with /server set.
server-changed = Saved.
server-only = These settings belong to a server: use this in one of its channels.
server-needs-permission = Only members with the permission Manage Server can see and change these settings.
server-too-many-channels = At most { $count } channels can be named. Take one off the list first, or name none.
