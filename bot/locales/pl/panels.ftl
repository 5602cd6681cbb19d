### The panels of /preferences and /server show, and dialogs with something wrong in them.

preferences-page-looks = Wygląd
preferences-page-turns = Wiadomości
preferences-page-away = Cisza, urlop

menu-language = Język: { $value }
menu-cards = Karty: { $value ->
    [text] tekst
    [emoji] emoji
    [image] obrazki
   *[usual] domyślnie, jak na serwerze
}
menu-colours = Kolory kart: { $value ->
    [two] dwa
   *[four] cztery
}
menu-background = Tło obrazków: { $value ->
    [light] jasne
   *[dark] ciemne
}
menu-large = Duża czcionka: { $value ->
    [on] tak
   *[off] nie
}
menu-messages = Wiadomości: { $value ->
    [dm] prywatne
   *[channel] tylko na kanale
}
menu-messages-about = { $value ->
    [dm] Prywatnie dostajesz karty i znak, że twoja kolej
   *[channel] Nie piszę prywatnie; naciśnij przy stole „{ button-my-hand }”
}
menu-calls = Przypomnienia o ruchu: { $value ->
    [always] zawsze
    [never] nigdy
   *[usual] gdy cię nie ma
}
menu-calls-about = { $value ->
    [always] Oznaczam cię przy każdym ruchu
    [never] Tylko gdy kończy ci się czas
   *[usual] Gdy cię nie ma albo nic nie robisz
}
menu-zone = Strefa czasowa: { $zone }
menu-zone-none = Strefa czasowa: nie ustawiono
button-quiet = Ciche godziny …
button-quiet-off = Bez cichych godzin
button-vacation = Urlop …
button-vacation-end = Zakończ urlop
preferences-vacation-about = Na urlopie twój czas nie leci w partiach bez pośpiechu (ruchy od jednego dnia albo bez limitu). Jeśli zagrasz w jednej z nich, urlop się kończy.

server-page-games = Gry
server-page-looks = Wygląd, tabela
server-allowed-in = **Wyzwania** są dozwolone na kanałach:
server-every-channel = Każdy kanał
server-weekly-choose = Tabela tygodnia: wybierz kanał
server-for-managers = -# Te ustawienia mogą zmieniać osoby z uprawnieniem „Zarządzanie serwerem”.
menu-server-game = Domyślna gra: { $game }
menu-server-threads = Wątek dla każdego stołu: { $value ->
    [on] tak
   *[off] nie
}
menu-server-cards = Karty: { $value ->
    [text] tekst
    [emoji] emoji
    [image] obrazki
   *[automatic] jak chcą gracze
}
button-limits = Limity …
button-weekly-off = Nie ogłaszaj

dialog-quiet = Ciche godziny
field-hours = Godziny
field-hours-about = Na przykład 22:00-07:00. Puste: bez cichych godzin.
field-zone = Strefa czasowa
field-zone-about = Duże miasto w pobliżu, po angielsku, np. Warsaw
dialog-vacation = Urlop
field-days = Ile dni od teraz
field-days-about = { $days ->
    [one] W tym roku zostaje ci { $days } dzień. 0 kończy urlop.
    [few] W tym roku zostają ci { $days } dni. 0 kończy urlop.
    [many] W tym roku zostaje ci { $days } dni. 0 kończy urlop.
   *[other] W tym roku zostaje ci { $days } dnia. 0 kończy urlop.
}
dialog-limits = Limity
field-games-per-person = Partie naraz, na osobę
field-games-per-server = Partie naraz, na całym serwerze
field-challenges-per-person = Otwarte wyzwania od jednej osoby
field-challenges-to-person = Otwarte wyzwania do jednej osoby

dialog-wrong = ⚠ **{ $field }:** { $why }
dialog-no-number = „{ $typed }” to nie liczba całkowita.
dialog-not-between = Wybierz liczbę od { $least } do { $most }.
dialog-zone-unknown = Nie znam strefy czasowej „{ $zone }”. Wpisz po angielsku duże miasto w pobliżu, na przykład Warsaw.
dialog-zone-needed = Do cichych godzin potrzebuję twojej strefy czasowej. Wpisz duże miasto w pobliżu.
button-dialog-again = Otwórz znowu
dialog-gone = Wpisany tekst wygasł. Zacznij jeszcze raz.
button-open-dialog = Otwórz okno

# Below a first hand, under a few of its cards as a picture
button-show-pictures = Karty jako obrazki

command-preferences-invitations = zaproszenia
    .description = Pisz mi prywatnie o wyzwaniach, które na mnie czekają; domyślnie wyłączone
menu-invitations = Zaproszenia: { $value ->
    [on] prywatnie
   *[off] tylko na kanale
}
menu-invitations-about = { $value ->
    [on] Piszę ci prywatnie o wyzwaniach, które czekają wiele dni
   *[off] Nie piszę ci prywatnie o wyzwaniach
}

command-preferences-streaks = serie
    .description = Pisz mi prywatnie wieczorem, gdy moja seria może się urwać; domyślnie wyłączone
menu-streaks = Przypomnienia o serii: { $value ->
    [on] prywatnie
   *[off] nie
}
menu-streaks-about = { $value ->
    [on] Piszę ci wieczorem prywatnie, gdy może się urwać twoja seria (co najmniej 3 dni)
   *[off] Nie piszę ci prywatnie o serii
}
