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
server-cards = **kārtis:** { $value }
server-threads = **pavedieni:** { $value ->
    [yes] jā, katram galdam savs pavediens
   *[no] nē, galdi paliek savā kanālā
}
server-games = **partijas vienlaikus:** cilvēkam { $person }, serverī { $server }
server-challenges = **atvērti izaicinājumi:** no viena cilvēka { $by }, vienam cilvēkam { $to }
server-changed = Saglabāts.
server-only = Šie ir servera iestatījumi: lieto komandu kādā no tā kanāliem.
server-needs-permission = Šos iestatījumus redzēt un mainīt var tikai dalībnieki ar tiesībām “Manage Server”.
server-too-many-channels = Sarakstā var būt ne vairāk kanālu kā { $count }. Vispirms kādu izņem vai izņem visus, un izaicinājumi būs atļauti visur.
