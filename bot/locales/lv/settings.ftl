### /preferences un /server.

preferences-title = ### Tavi iestatījumi
preferences-changed = Saglabāts.
language-automatic = kā Discord

server-title = ### Šī servera iestatījumi
server-channels = **izaicinājumi:** { $channels }
server-everywhere = atļauti visos kanālos
server-only-in = atļauti šeit: { $channels }
server-game = **parastā spēle:** { $game }
server-language = **valoda:** { $value }
server-cards = **kārtis:** { $chosen }
server-threads = **pavedieni:** { $value ->
    [yes] katram galdam savs
   *[no] nav, galdi paliek savā kanālā
}
command-server-set-rated =
    .description = Vai jauni izaicinājumi ir ar reitingu, ja tajos nav norādīts citādi
menu-server-rated = Jauni izaicinājumi: { $value ->
    [on] ar reitingu
   *[off] bez reitinga
}
server-rated = **jauni izaicinājumi:** { $value ->
    [yes] ar reitingu, ja tajos nav norādīts citādi
   *[no] bez reitinga, ja tajos nav norādīts citādi
}
server-games-per-person = **partijas vienlaikus:** vienam cilvēkam { $games_per_person }, visā serverī { $games_per_server }
server-challenges-per-person = **atvērti izaicinājumi:** no viena cilvēka { $challenges_per_person }, vienam cilvēkam { $challenges_to_person }
server-changed = Saglabāts.
server-only = Tas darbojas tikai serverī. Lieto komandu servera kanālā.
server-needs-permission = Šos iestatījumus redzēt un mainīt var tikai tie, kam ir tiesības „Manage Server”.
server-too-many-channels = Kanālu sarakstā var būt ne vairāk kā { $count }. Vispirms kādu izņem. Ja izņemsi visus, izaicināt varēs jebkurā kanālā.
