### /preferences un /server.

preferences-title = ### Tavi iestatījumi
preferences-cards = **kārtis:** { $value }
preferences-language = **valoda:** { $value }
preferences-messages = **ziņas:** { $value ->
    [dm] privāti: kārtis un tavs gājiens pienāk privātziņā
   *[channel] kanāls: privātziņas nesūtu, kārtis parāda poga „Manas kārtis” pie galda
}
preferences-calls = **aicinājumi:** { $value ->
    [always] katrā gājienā
    [never] nekad, tikai brīdinājums, pirms beidzas laiks
   *[usual] kad neesi klāt vai kādu brīdi neko nedari
}
preferences-colours = **mastu krāsas:** { $value }
preferences-background = **fons:** { $value }
preferences-large = **lieli burti:** { $value ->
    [yes] jā, liela druka
   *[no] nē, parasta druka
}
preferences-hint = Mainīt tos var ar /preferences iespējām.
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
server-hint = Mainīt tos var ar /server set.
server-changed = Saglabāts.
server-only = Šie ir servera iestatījumi: lieto komandu kādā no tā kanāliem.
server-needs-permission = Šos iestatījumus redzēt un mainīt var tikai dalībnieki ar tiesībām “Manage Server”.
server-too-many-channels = Sarakstā var būt ne vairāk kanālu kā { $count }. Vispirms kādu izņem vai nenorādi nevienu.
