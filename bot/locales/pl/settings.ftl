### /preferences i /server.

preferences-title = ### Twoje ustawienia
preferences-cards = **karty** { $value }
preferences-language = **język** { $value }
preferences-messages = **wiadomości** { $value ->
    [dm] DM: karty i twoja kolej przychodzą w prywatnej wiadomości
   *[channel] kanał: nie piszę prywatnie; naciśnij przy stole „Moje karty”
}
preferences-calls = **wezwania** { $value ->
    [always] w każdej turze
    [never] żadnych, tylko ostrzeżenie, zanim skończy się czas
   *[usual] gdy cię nie ma albo przez chwilę nic nie robisz
}
preferences-colours = **kolory** { $value }
preferences-background = **tło** { $value }
preferences-large = **duży druk** { $value ->
    [yes] tak
   *[no] nie
}
preferences-hint = Zmienisz je opcjami polecenia /preferences.
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
server-hint = Zmienisz je poleceniem /server set.
server-changed = Zapisane.
server-only = Te ustawienia należą do serwera: napisz to na jednym z jego kanałów.
server-needs-permission = Te ustawienia widzą i zmieniają tylko osoby z uprawnieniem „Zarządzanie serwerem”.
server-too-many-channels = Na liście { $count ->
    [one] może być najwyżej { $count } kanał
    [few] mogą być najwyżej { $count } kanały
    [many] może być najwyżej { $count } kanałów
   *[other] może być najwyżej { $count } kanału
}. Najpierw któryś usuń albo nie podawaj żadnego.
