### /preferences ja /server.

preferences-title = ### Sinu seaded
preferences-cards = **kaardid:** { $value }
preferences-language = **keel:** { $value }
preferences-messages = **sõnumid:** { $value ->
    [dm] privaatselt: kaardid ja sinu käik tulevad privaatsõnumiga
   *[channel] kanalis: privaatsõnumeid ma ei saada, kaarte näitab laua nupp „Minu kaardid“
}
preferences-calls = **kutsed:** { $value ->
    [always] igal käigul
    [never] mitte ühtegi, ainult hoiatus enne aja lõppu
   *[usual] kui oled eemal või ei tee mõnda aega midagi
}
preferences-colours = **mastide värvid:** { $value }
preferences-background = **taust:** { $value }
preferences-large = **suur kiri:** { $value ->
    [yes] jah, suur kiri
   *[no] ei, tavaline kiri
}
preferences-hint = Muuda neid käsu /preferences valikutega.
preferences-changed = Salvestatud.
language-automatic = nagu Discord

server-title = ### Selle serveri seaded
server-channels = **väljakutsed:** { $channels }
server-everywhere = kõigis kanalites
server-only-in = ainult siin: { $channels }
server-game = **mäng:** { $game }
server-language = **keel:** { $value }
server-cards = **kaardid:** { $value }
server-threads = **lõimed:** { $value ->
    [yes] jah, igal laual on oma lõim
   *[no] ei, lauad jäävad oma kanalisse
}
server-games = **partiisid korraga:** inimesel { $person }, serveris { $server }
server-challenges = **avatud väljakutseid:** ühelt inimeselt { $by }, ühele inimesele { $to }
server-hint = Muuda neid käsuga /server set.
server-changed = Salvestatud.
server-only = Need on serveri seaded: kasuta käsku mõnes selle kanalis.
server-needs-permission = Neid seadeid näevad ja muudavad ainult liikmed, kel on õigus “Manage Server”.
server-too-many-channels = Nimekirjas saab olla kuni { $count } kanalit. Võta enne mõni maha või ära nimeta ühtegi.
