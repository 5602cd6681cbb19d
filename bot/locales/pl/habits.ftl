### Zwyczaje: sortowanie, cofanie, dobieranie jednym naciśnięciem, gra jak ostatnio, cicha pora, tydzień.

hand-sorted-melds = Posortowane według układów: najlepsze najpierw. Zaznacz karty i naciśnij „Sortuj”, żeby były na początku.

button-draw-and-show = Dobierz i pokaż

undo-only-marks = Ruchy liczą się od razu i nie da się ich cofnąć. Karty nie są już zaznaczone.
undo-by-takeback = Ruchy liczą się od razu. O cofnięcie ostatniego poprosisz pozostałych przez /{ command-game } { command-game-takeback }. Karty nie są już zaznaczone.

command-preferences-quiet = cisza
    .description = Kiedy moje prywatne wiadomości mają być bez dźwięku, np. 22:00-07:00; off to kończy
command-preferences-zone = strefa
    .description = Twoja strefa czasowa: napisz duże miasto w pobliżu
preferences-quiet = **cisza** { $hours } ({ $zone }): moje prywatne wiadomości są wtedy bez dźwięku
preferences-quiet-off = **cisza** wyłączona: moje prywatne wiadomości mogą dzwonić o każdej porze
quiet-not-understood = Nie rozumiem godzin „{ $hours }”. Pisz je tak: 22:00-07:00, albo off.
quiet-needs-zone = Nie wiem, która jest u ciebie godzina. Podaj też strefę czasową: /{ command-preferences } { command-preferences-quiet }:{ $hours } { command-preferences-zone }:Europe/Warsaw.
quiet-zone-unknown = Nie znam strefy czasowej „{ $zone }”. Napisz duże miasto w pobliżu i wybierz z listy.

challenge-as-last = Gra i czasy jak ostatnim razem.
challenge-times-kept = Zostaje z ostatniego razu: { $times }.
challenge-rematch = Rewanż za **#{ $game }**.
challenge-rematch-deals = Rewanż za **#{ $game }**: zaczyna rozdawać **{ $name }**.

weekly-title = Tabela tygodnia, { $first } – { $last }
weekly-more = Wszystkich pokazuje /{ command-standings }.
command-server-season-weekly = tabela-tygodnia
    .description = W każdy poniedziałek wysyłaj na ten kanał tabelę tygodnia
command-server-season-weekly_off = tabela-tygodnia-wyłącz
    .description = Nie wysyłaj już tabeli tygodnia
server-weekly = **tabela tygodnia** na { $channel }, następna { $next }
server-weekly-off = **tabela tygodnia** nie jest wysyłana
server-weekly-forbidden = ⚠ Na { $channel } nie mogę pisać, więc nic tam nie wyślę. Pozwól mi widzieć ten kanał i wysyłać wiadomości.

hand-your-turn = **Twoja kolej**
hand-waits = Teraz gra { $name }.
tiles-your-move = **Twoja kolej.** Wykładaj kostki albo dobierz jedną.
tiles-your-move-no-stock = **Twoja kolej.** Wykładaj kostki albo spasuj: pula jest pusta.
