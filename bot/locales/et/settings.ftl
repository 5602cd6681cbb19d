### /preferences ja /server.

preferences-title = ### Sinu seaded
preferences-changed = Salvestatud.
language-automatic = nagu Discordis

server-title = ### Serveri seaded
server-channels = **väljakutsed:** { $channels }
server-everywhere = lubatud kõigis kanalites
server-only-in = lubatud siin: { $channels }
server-game = **vaikemäng:** { $game }
server-language = **keel:** { $value }
server-cards = **kaardid:** { $chosen }
server-threads = **lõimed:** { $value ->
    [yes] igal laual on oma lõim
   *[no] välja lülitatud, lauad jäävad oma kanalisse
}
command-server-set-rated =
    .description = Kas uued väljakutsed on reitinguga, kui neis pole öeldud teisiti
menu-server-rated = Uued väljakutsed: { $value ->
    [on] reitinguga
   *[off] reitinguta
}
server-rated = **uued väljakutsed:** { $value ->
    [yes] reitinguga, kui neis pole öeldud teisiti
   *[no] reitinguta, kui neis pole öeldud teisiti
}
server-games-per-person = **partiisid korraga:** inimesel { $games_per_person }, serveris { $games_per_server }
server-challenges-per-person = **avatud väljakutseid inimese kohta:** saadetud { $challenges_per_person }, saadud { $challenges_to_person }
server-changed = Salvestatud.
server-only = See töötab ainult serveris. Kasuta käsku mõnes serveri kanalis.
server-needs-permission = Neid seadeid näevad ja muudavad ainult liikmed, kellel on õigus „Manage Server“.
server-too-many-channels = Loendis võib olla kuni { $count } kanalit. Eemalda enne mõni või eemalda kõik, siis on väljakutsed lubatud kõikjal.
