### /preferences un /server.

preferences-title = ### Tavi iestatījumi
preferences-changed = Saglabāts.
language-automatic = kā Discord

server-title = ### Šī servera iestatījumi
server-channels = **izaicinājumi:** { $channels }
server-everywhere = visos kanālos
server-only-in = tikai šeit: { $channels }
server-game = **spēle:** { $game }
server-language = **valoda:** { $value }
server-cards = **kārtis:** { $chosen }
server-threads = **pavedieni:** { $value ->
    [yes] jā, katram galdam savs pavediens
   *[no] nē, galdi paliek savā kanālā
}
command-server-set-rated =
    .description = Vai jauni izaicinājumi skaitās reitingā, ja tajos nav teikts citādi
menu-server-rated = Jauni izaicinājumi: { $value ->
    [on] ar reitingu
   *[off] bez reitinga
}
server-rated = **jauni izaicinājumi:** { $value ->
    [yes] skaitās reitingā, ja tajos nav teikts citādi
   *[no] neskaitās reitingā, ja tajos nav teikts citādi
}
server-games-per-person = **partijas vienlaikus:** cilvēkam { $games_per_person }, serverī { $games_per_server }
server-challenges-per-person = **atvērti izaicinājumi:** no viena cilvēka { $challenges_per_person }, vienam cilvēkam { $challenges_to_person }
server-changed = Saglabāts.
server-only = Šie ir servera iestatījumi: lieto komandu kādā no tā kanāliem.
server-needs-permission = Šos iestatījumus redzēt un mainīt var tikai dalībnieki ar tiesībām “Manage Server”.
server-too-many-channels = Sarakstā var būt ne vairāk kanālu kā { $count }. Vispirms kādu izņem vai izņem visus, un izaicinājumi būs atļauti visur.
