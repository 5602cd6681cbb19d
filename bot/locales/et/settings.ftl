### /preferences ja /server.

preferences-title = ### Sinu seaded
preferences-changed = Salvestatud.
language-automatic = nagu Discordis

server-title = ### Selle serveri seaded
server-channels = **väljakutsed:** { $channels }
server-everywhere = kõigis kanalites
server-only-in = ainult siin: { $channels }
server-game = **mäng:** { $game }
server-language = **keel:** { $value }
server-cards = **kaardid:** { $chosen }
server-threads = **lõimed:** { $value ->
    [yes] jah, igal laual on oma lõim
   *[no] ei, lauad jäävad oma kanalisse
}
command-server-set-rated =
    .description = Kas uued väljakutsed lähevad reitingusse, kui neis pole öeldud teisiti
menu-server-rated = Uued väljakutsed: { $value ->
    [on] reitinguga
   *[off] reitinguta
}
server-rated = **uued väljakutsed:** { $value ->
    [yes] lähevad reitingusse, kui neis pole öeldud teisiti
   *[no] ei lähe reitingusse, kui neis pole öeldud teisiti
}
server-games-per-person = **partiisid korraga:** inimesel { $games_per_person }, serveris { $games_per_server }
server-challenges-per-person = **avatud väljakutseid:** ühelt inimeselt { $challenges_per_person }, ühele inimesele { $challenges_to_person }
server-changed = Salvestatud.
server-only = Need on serveri seaded: kasuta käsku mõnes selle kanalis.
server-needs-permission = Neid seadeid näevad ja muudavad ainult liikmed, kel on õigus “Manage Server”.
server-too-many-channels = Nimekirjas saab olla kuni { $count } kanalit. Võta enne mõni maha või võta maha kõik, siis on väljakutsed lubatud kõikjal.
