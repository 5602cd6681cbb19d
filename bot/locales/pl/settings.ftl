### /preferences i /server.

preferences-title = ### Twoje ustawienia
preferences-changed = Zapisane.
language-automatic = jak Discord

server-title = ### Ustawienia tego serwera
server-channels = **wyzwania** { $channels }
server-everywhere = dozwolone na każdym kanale
server-only-in = dozwolone na { $channels }
server-game = **gra** { $game }
server-language = **język** { $value }
server-cards = **karty** { $value }
server-threads = **wątki** { $value ->
    [yes] tak: każdy stół dostaje wątek
   *[no] nie: stoły zostają na swoim kanale
}
server-games = **partie naraz** { $person } na osobę, { $server } na serwerze
server-challenges = **otwarte wyzwania** { $by } od jednej osoby, { $to } do jednej osoby
server-changed = Zapisane.
server-only = Te ustawienia należą do serwera: napisz to na jednym z jego kanałów.
server-needs-permission = Te ustawienia widzą i zmieniają tylko osoby z uprawnieniem „Zarządzanie serwerem”.
server-too-many-channels = Na liście { $count ->
    [one] może być najwyżej { $count } kanał
    [few] mogą być najwyżej { $count } kanały
    [many] może być najwyżej { $count } kanałów
   *[other] może być najwyżej { $count } kanału
}. Najpierw któryś usuń; gdy usuniesz wszystkie, wyzwania będą dozwolone wszędzie.
