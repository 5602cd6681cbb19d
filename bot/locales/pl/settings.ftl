### /preferences i /server.

preferences-title = ### Twoje ustawienia
preferences-changed = Zapisane.
language-automatic = jak Discord

server-title = ### Ustawienia serwera
server-channels = **wyzwania:** { $channels }
server-everywhere = dozwolone na każdym kanale
server-only-in = tylko na kanałach: { $channels }
server-game = **domyślna gra:** { $game }
server-language = **język:** { $value }
server-cards = **karty:** { $chosen }
server-threads = **wątki:** { $value ->
    [yes] każdy stół dostaje własny wątek
   *[no] nie, stoły zostają na swoim kanale
}
command-server-set-rated = rankingowe
    .description = Czy nowe wyzwania są rankingowe, jeśli nie podano inaczej
menu-server-rated = Nowe wyzwania: { $value ->
    [on] rankingowe
   *[off] bez rankingu
}
server-rated = **nowe wyzwania:** { $value ->
    [yes] rankingowe, jeśli nie podano inaczej
   *[no] bez rankingu, jeśli nie podano inaczej
}
server-games-per-person = **partie naraz:** { $games_per_person } na osobę, { $games_per_server } na serwerze
server-challenges-per-person = **otwarte wyzwania:** { $challenges_per_person } od jednej osoby, { $challenges_to_person } do jednej osoby
server-changed = Zapisane.
server-only = To działa tylko na serwerze. Użyj tego na kanale serwera.
server-needs-permission = Te ustawienia widzą i zmieniają tylko osoby z uprawnieniem „Zarządzanie serwerem”.
server-too-many-channels = Na liście { $count ->
    [one] może być najwyżej { $count } kanał
    [few] mogą być najwyżej { $count } kanały
    [many] może być najwyżej { $count } kanałów
   *[other] może być najwyżej { $count } kanału
}. Najpierw któryś usuń; gdy usuniesz wszystkie, wyzwania będą dozwolone wszędzie.
