### The panels of /preferences and /server show, and dialogs with something wrong in them.

preferences-page-looks = Wygląd
preferences-page-turns = Wiadomości
preferences-page-away = Przerwa

menu-language = Język: { $value }
menu-cards = Karty: { $value ->
    [text] tekst
    [emoji] emoji
    [image] obrazki
   *[usual] jak na serwerze
}
menu-colours = Kolory kart: { $value ->
    [two] dwa
   *[four] cztery
}
menu-background = Tło obrazków: { $value ->
    [light] jasne
   *[dark] ciemne
}
menu-large = Duży druk: { $value ->
    [on] tak
   *[off] nie
}
menu-messages = Wiadomości: { $value ->
    [dm] prywatne
   *[channel] tylko na kanale
}
menu-messages-about = { $value ->
    [dm] Karty i twoja kolej przychodzą w prywatnej wiadomości
   *[channel] Nie piszę prywatnie; naciśnij przy stole „Moje karty”
}
menu-calls = Wezwania: { $value ->
    [always] zawsze
    [never] nigdy
   *[usual] jak zwykle
}
menu-calls-about = { $value ->
    [always] W każdej turze
    [never] Tylko ostrzeżenie, zanim skończy się czas
   *[usual] Gdy cię nie ma albo przez chwilę nic nie robisz
}
menu-zone = Strefa czasowa: { $zone }
menu-zone-none = Strefa czasowa: wybierz
button-quiet = Godziny ciszy …
button-quiet-off = Bez godzin ciszy
button-vacation = Urlop …
button-vacation-end = Zakończ urlop
preferences-vacation-about = Na urlopie w wolnych partiach nie leci ci czas (ruchy od jednego dnia albo bez limitu). Ruch w jednej z nich go kończy.

server-page-games = Gry
server-page-looks = Wygląd, tabela
server-allowed-in = **Wyzwania** są dozwolone na:
server-every-channel = Każdy kanał
server-weekly-choose = Wysyłaj: wybierz kanał
server-for-managers = -# Zmieni je ten, kto ma uprawnienie „Zarządzanie serwerem”.
menu-server-game = Zwykła gra: { $game }
menu-server-threads = Wątek dla każdego stołu: { $value ->
    [on] tak
   *[off] nie
}
menu-server-cards = Karty: { $value ->
    [text] tekst
    [emoji] emoji
    [image] obrazki
   *[automatic] jak wolą gracze
}
button-limits = Limity …
button-weekly-off = Nie wysyłaj więcej

dialog-quiet = Godziny ciszy
field-hours = Godziny
field-hours-about = Na przykład 22:00-07:00; puste: brak
field-zone = Strefa czasowa
field-zone-about = Duże miasto w pobliżu, po angielsku: Warsaw
dialog-vacation = Urlop
field-days = Ile dni od teraz
field-days-about = { $days ->
    [one] W tym roku zostaje { $days } dzień; 0 kończy urlop
    [few] W tym roku zostają { $days } dni; 0 kończy urlop
    [many] W tym roku zostaje { $days } dni; 0 kończy urlop
   *[other] W tym roku zostaje { $days } dnia; 0 kończy urlop
}
dialog-limits = Limity
field-games-per-person = Partie naraz, na osobę
field-games-per-server = Partie naraz, na całym serwerze
field-challenges-per-person = Otwarte wyzwania od jednej osoby
field-challenges-to-person = Otwarte wyzwania do jednej osoby

dialog-wrong = ⚠ **{ $field }:** { $why }
dialog-no-number = „{ $typed }” nie jest liczbą całkowitą.
dialog-not-between = Może być od { $least } do { $most }.
dialog-zone-unknown = Nie znam strefy czasowej „{ $zone }”. Podaj po angielsku duże miasto w pobliżu, na przykład Warsaw.
dialog-zone-needed = Nie wiem, która jest u ciebie godzina. Podaj duże miasto w pobliżu.
button-dialog-again = Otwórz znowu
dialog-gone = Nie mam już tego, co tam było wpisane. Możesz zacząć od nowa.
button-open-dialog = Otwórz

# Below a first hand, under a few of its cards as a picture
button-show-pictures = Karty jako obrazki

command-preferences-invitations = zaproszenia
    .description = Czy pisać prywatnie o wyzwaniach, które czekają na twoją odpowiedź; jeśli pominiesz, nie
menu-invitations = Zaproszenia: { $value ->
    [on] prywatną wiadomością
   *[off] tylko na kanale
}
menu-invitations-about = { $value ->
    [on] O wyzwaniach, które czekają wiele dni, piszę prywatnie
   *[off] Gdy ktoś rzuci ci wyzwanie, nie piszę prywatnie
}

command-preferences-streaks = serie
    .description = Czy pisać prywatnie wieczorem, gdy twoja seria ma się urwać; jeśli pominiesz, nie
menu-streaks = Przypomnienia o serii: { $value ->
    [on] prywatną wiadomością
   *[off] nie
}
menu-streaks-about = { $value ->
    [on] Wieczorem daję znać, jeśli seria co najmniej 3 dni może się urwać
   *[off] O serii nie piszę prywatnie
}
