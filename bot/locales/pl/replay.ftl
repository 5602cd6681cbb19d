### Co opowiada się o partiach w trakcie i potem: /replay, udostępnione pozycje, widzowie.

turn-call-told = { $user }, twoja kolej w **#{ $game }**: { $told }

command-replay = odtwórz
    .description = Przejrzyj ukończoną partię krok po kroku i pobierz jej zapis jako plik
command-replay-table = stół
    .description = Numer ukończonej partii; jeśli pominiesz, twoja ostatnia tutaj

replay-place = Odtwarzanie · krok { $step } z { $steps }
replay-hand = **{ $name }** ma na ręce
button-first = ⏮ Początek
button-step-back = ◀ Wstecz
button-step-on = ▶ Dalej
button-last = ⏭ Koniec
button-turn-back = ⏪ Poprzedni ruch
button-turn-on = ⏩ Następny ruch
button-share = Udostępnij
button-record = Zapis
button-replay = Odtwórz
replay-rounds = Przejdź do rundy
replay-eyes = Czyje karty chcesz widzieć?
replay-eyes-all = Co widzą wszyscy
replay-eyes-of = Co widzi { $name }
replay-record = Zapis partii **#{ $game }**: każda karta i każdy ruch. Otworzysz go w każdym edytorze tekstu.
replay-none = Nie masz tu jeszcze żadnej ukończonej partii. Żeby zobaczyć inną partię tego serwera, dopisz jej numer: /{ command-replay } { command-table-table }:17

history-replay = Odtwórz jedną z tych partii

button-refresh = 🔄 Odśwież

replay-shared = { $name } pokazuje krok { $step } z { $steps } ukończonej partii.
button-replay-here = Odtwórz odtąd
replay-share-where = Pozycję możesz udostępnić tylko na serwerze, na którym grano partię.
replay-share-closed = Nie możesz pisać na tym kanale, więc nie udostępnisz tu pozycji.
replay-share-soon = Twoja poprzednia pozycja poszła na kanał przed chwilą. Poczekaj kilka sekund.
