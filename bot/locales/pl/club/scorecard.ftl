### /club card: co komu wyszło z rozdań i zagadek dnia, do udostępnienia i do grania dalej.

command-club-card = karta-wyników
    .description = Zobacz i udostępnij swoją kartę wyników dnia: rozdania, zagadki i serię

scorecard-title = ### Twoja karta wyników
# Pod rzędami znaków; „Jolly” to komputer
scorecard-legend = Każdy rząd: rozdanie, zagadka łatwa, średnia i trudna. 🏆 przed Jollym · 🤝 remis · 🔻 za Jollym · 🏳️ niedokończone · 🟩 rozwiązana · 🟨 z podpowiedzią · 🟥 błędna · ⬜ jeszcze nie
scorecard-about = Twoja karta wyników nie zdradza kart ani odpowiedzi. Nowa zaczyna się o północy UTC.
scorecard-columns = rozdanie, potem łatwa, średnia, trudna
scorecard-streak = { $days ->
    [0] { $best ->
        [0] Na razie bez serii
       *[other] Teraz bez serii · najdłuższa: { $best }
    }
    [one] Seria: **1 dzień** · najdłuższa: { $best }
    [few] Seria: **{ $days } dni** · najdłuższa: { $best }
    [many] Seria: **{ $days } dni** · najdłuższa: { $best }
   *[other] Seria: **{ $days } dnia** · najdłuższa: { $best }
}
scorecard-counts = Dzisiejszy dzień już się liczy do serii.

# $day to data
scorecard-shared = **{ $name }** · { $day }
scorecard-summary = { $deals ->
    [0] Jeszcze bez ukończonego rozdania
   *[other] Ukończone rozdania: { $deals }, przed Jollym: { $ahead }
} · { $puzzles ->
    [0] jeszcze bez odpowiedzi na zagadkę
   *[other] rozwiązane zagadki: { $solved } z { $puzzles }
} · { $streak ->
    [0] bez serii
    [one] seria: 1 dzień
    [few] seria: { $streak } dni
    [many] seria: { $streak } dni
   *[other] seria: { $streak } dnia
}

## Słowami, za nazwą gry: „rozdanie +34, przed Jollym, łatwa rozwiązana, reszta otwarta”
scorecard-deal = { $state ->
    [running] rozdanie w toku
    [unfinished] rozdanie niedokończone
    [ahead] rozdanie { $lead }, przed Jollym
    [level] rozdanie { $lead }, remis z Jollym
   *[behind] rozdanie { $lead }, za Jollym
}
scorecard-puzzle-easy = { $state ->
    [solved] łatwa rozwiązana
    [hinted] łatwa rozwiązana z podpowiedzią
   *[missed] łatwa błędna
}
scorecard-puzzle-medium = { $state ->
    [solved] średnia rozwiązana
    [hinted] średnia rozwiązana z podpowiedzią
   *[missed] średnia błędna
}
scorecard-puzzle-hard = { $state ->
    [solved] trudna rozwiązana
    [hinted] trudna rozwiązana z podpowiedzią
   *[missed] trudna błędna
}
scorecard-open = { $done ->
    [nothing] jeszcze nic
   *[some] reszta jeszcze czeka
}

button-scorecard-share = Udostępnij
button-scorecard-puzzles = Zagadki dnia
button-scorecard-words = Słowami
button-scorecard-signs = Znakami
button-scorecard-too = Zagraj też
button-scorecard-remind-on = Przypominaj mi
button-scorecard-remind-off = Bez przypomnień

scorecard-shared-now = Karta wyników jest już na tym kanale. Do końca dnia sama się uzupełnia.
scorecard-shared-there = Twoja karta wyników jest już na tym kanale i do końca dnia sama się uzupełnia: { $link }
scorecard-empty = Na twojej karcie wyników jeszcze nic nie ma. Najpierw ukończ rozdanie albo odpowiedz na zagadkę.
scorecard-share-where = Kartę wyników możesz udostępnić tylko na kanale serwera.
scorecard-share-closed = Nie mogę pisać na tym kanale. Udostępnij swoją kartę wyników na innym.
scorecard-gone = Tej karty wyników już nie ma.
scorecard-reminds = Wieczorem napiszę do ciebie prywatnie, gdy może się urwać twoja seria (co najmniej 3 dni).
scorecard-reminds-not = Przypomnienia są wyłączone. Włączysz je znowu na karcie wyników albo przez /{ command-preferences }.

## Prywatna wiadomość wieczorem. $due: „za 3 godziny”
scorecard-reminder = { $days ->
    [one] Twoja seria (1 dzień) kończy się { $due }.
    [few] Twoja seria ({ $days } dni) kończy się { $due }.
    [many] Twoja seria ({ $days } dni) kończy się { $due }.
   *[other] Twoja seria ({ $days } dnia) kończy się { $due }.
} Żeby trwała dalej, ukończ rozdanie albo rozwiąż średnią lub trudną zagadkę.

## Wpis serwera o poprzednim dniu
command-server-set-daily = podsumowanie-dnia
    .description = Kanał, na którym codziennie ogłaszam najlepszych we wczorajszych rozdaniach i zagadkach
command-server-set-daily_off = podsumowanie-dnia-wyłącz
    .description = Nie ogłaszaj już podsumowania dnia
daily-title = ### Wczorajsze rozdania i zagadki · { $day }
# $names: „alice i bob”
daily-best = **{ $game }**: { $names } { $lead }{ $players ->
    [one] { "" }
    [few] , najlepszy z { $players } wyników
    [many] , najlepszy z { $players } wyników
   *[other] , najlepszy z { $players } wyników
}
daily-puzzles = **Zagadki rozwiązane tutaj**
daily-puzzle = { $grade ->
    [easy] łatwa { $solved } z { $players }
    [medium] średnia { $solved } z { $players }
   *[hard] trudna { $solved } z { $players }
}
daily-next = Dzisiejsze nowe rozdania i zagadki:
server-daily-choose = Podsumowanie dnia: wybierz kanał
server-daily = **podsumowanie dnia:** na kanale { $channel }, następne { $next }
server-daily-off = **podsumowanie dnia (rozdania i zagadki):** nie ogłaszam
server-daily-forbidden = ⚠ Nie mogę pisać na kanale { $channel }, więc nie ma tam podsumowania dnia. Pozwól mi go wyświetlać i wysyłać wiadomości.
button-daily-off = Bez podsumowania
