### /club card: co komu wyszło z rozdań i zagadek dnia, do udostępnienia i do grania dalej.

command-club-card = karta-wyników
    .description = Twoja karta wyników dnia: rozdania, zagadki i seria, do udostępnienia

scorecard-title = ### Twoja karta wyników
# Pod rzędami znaków; „Jolly” to komputer
scorecard-legend = W każdym rzędzie: rozdanie, zagadka łatwa, średnia i trudna. 🏆 przed Jollym · 🤝 remis · 🔻 za Jollym · 🏳️ niedokończone · 🟩 rozwiązana · 🟨 z podpowiedzią · 🟥 nierozwiązana · ⬜ otwarte
scorecard-about = Nie zdradza ani kart, ani odpowiedzi. Nowa zaczyna się o północy UTC.
scorecard-columns = rozdanie, potem łatwa, średnia, trudna
scorecard-streak = { $days ->
    [0] Na razie bez serii · najdłuższa: { $best }
    [one] Seria: **1 dzień** · najdłuższa: { $best }
    [few] Seria: **{ $days } dni** · najdłuższa: { $best }
    [many] Seria: **{ $days } dni** · najdłuższa: { $best }
   *[other] Seria: **{ $days } dnia** · najdłuższa: { $best }
}
scorecard-counts = Dzisiejszy dzień już się liczy.

# $day to data
scorecard-shared = **{ $name }** · { $day }
scorecard-summary = { $deals ->
    [0] Rozdania: na razie żadne
   *[other] Rozdania: { $deals }, z tego przed Jollym: { $ahead }
} · { $puzzles ->
    [0] zagadki: na razie bez odpowiedzi
   *[other] zagadki: rozwiązane { $solved } z { $puzzles }
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
   *[missed] łatwa nierozwiązana
}
scorecard-puzzle-medium = { $state ->
    [solved] średnia rozwiązana
    [hinted] średnia rozwiązana z podpowiedzią
   *[missed] średnia nierozwiązana
}
scorecard-puzzle-hard = { $state ->
    [solved] trudna rozwiązana
    [hinted] trudna rozwiązana z podpowiedzią
   *[missed] trudna nierozwiązana
}
scorecard-open = { $done ->
    [nothing] wszystko otwarte
   *[some] reszta otwarta
}

button-scorecard-share = Udostępnij
button-scorecard-puzzles = Zagadki dnia
button-scorecard-words = Słowami
button-scorecard-signs = Znakami
button-scorecard-too = Zagraj też
button-scorecard-remind-on = Przypominaj mi
button-scorecard-remind-off = Bez przypomnień

scorecard-shared-now = Karta wyników jest na kanale. Do końca dnia sama się uzupełnia.
scorecard-shared-there = Karta wyników już tu jest i do końca dnia sama się uzupełnia: { $link }
scorecard-empty = Na twojej karcie wyników jeszcze nic nie ma. Najpierw ukończ rozdanie albo odpowiedz na zagadkę.
scorecard-share-where = Kartę wyników można udostępnić tylko na kanale serwera.
scorecard-share-closed = Nie mogę pisać na tym kanale, więc twojej karty wyników tu nie będzie.
scorecard-gone = Tej karty wyników już nie przechowuję.
scorecard-reminds = Jeśli seria co najmniej 3 dni może się urwać, wieczorem napiszę do ciebie prywatnie.
scorecard-reminds-not = Nie będę już przypominać. Przypomnienia włączysz znów na karcie wyników albo przez /{ command-preferences }.

## Prywatna wiadomość wieczorem. $due: „za 3 godziny”
scorecard-reminder = { $days ->
    [one] Twoja seria (1 dzień) kończy się { $due }.
    [few] Twoja seria ({ $days } dni) kończy się { $due }.
    [many] Twoja seria ({ $days } dni) kończy się { $due }.
   *[other] Twoja seria ({ $days } dnia) kończy się { $due }.
} Żeby trwała dalej, ukończ rozdanie albo rozwiąż średnią lub trudną zagadkę.

## Wpis serwera o poprzednim dniu
command-server-set-daily = podsumowanie-dnia
    .description = Kanał na codzienne podsumowanie: najlepsi we wczorajszych rozdaniach i zagadkach
command-server-set-daily_off = podsumowanie-dnia-wyłącz
    .description = Nie wysyłaj już podsumowania dnia
daily-title = ### Wczorajsze rozdania i zagadki · { $day }
# $names: „alice i bob”
daily-best = **{ $game }**: { $names } { $lead }{ $players ->
    [1] { "" }
   *[other] , najlepszy wynik wśród { $players } osób
}
daily-puzzles = **Zagadki rozwiązane tutaj**
daily-puzzle = { $grade ->
    [easy] łatwa { $solved } z { $players }
    [medium] średnia { $solved } z { $players }
   *[hard] trudna { $solved } z { $players }
}
daily-next = Dziś są nowe:
server-daily-choose = Podsumowanie dnia: wybierz kanał
server-daily = **podsumowanie dnia** na { $channel }, następne { $next }
server-daily-off = **podsumowanie dnia** (rozdania i zagadki) nie jest wysyłane
server-daily-forbidden = ⚠ Na { $channel } nie mogę pisać, więc podsumowania dnia tam nie będzie. Pozwól mi widzieć ten kanał i wysyłać wiadomości.
button-daily-off = Bez podsumowania
