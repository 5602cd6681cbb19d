### Zwyczaje: sortowanie, cofanie, dobieranie jednym naciśnięciem, gra jak ostatnio, cicha pora, tydzień.

hand-sorted-melds = Posortowane według układów, najlepsze na początku. Jeśli chcesz mieć jakieś karty na początku, zaznacz je i naciśnij „{ button-sort }”.

button-draw-and-show = Dobierz i pokaż

undo-only-marks = Ruchy liczą się od razu i nie da się ich cofnąć. Cofam tylko zaznaczenie kart.
undo-by-takeback = Ruchy liczą się od razu. O cofnięcie ostatniego poproś pozostałych przez /{ command-game } { command-game-takeback }. Cofam tylko zaznaczenie kart.

command-preferences-quiet = cisza
    .description = Ciche godziny: moje prywatne wiadomości są wtedy bez dźwięku. Np. 22:00-07:00 albo off
command-preferences-zone = strefa
    .description = Twoja strefa czasowa: wpisz duże miasto w pobliżu
preferences-quiet = **Ciche godziny:** { $hours } ({ $zone }). Moje prywatne wiadomości są wtedy bez dźwięku.
preferences-quiet-off = **Ciche godziny:** brak. Moje prywatne wiadomości mogą dzwonić o każdej porze.
quiet-not-understood = Nie rozumiem godzin „{ $hours }”. Wpisz je tak: 22:00-07:00 albo off.
quiet-needs-zone = Najpierw podaj strefę czasową, na przykład tak: /{ command-preferences } { command-preferences-quiet }:{ $hours } { command-preferences-zone }:Europe/Warsaw.
quiet-zone-unknown = Nie znam strefy czasowej „{ $zone }”. Wpisz duże miasto w pobliżu i wybierz z listy.

challenge-as-last = Ta sama gra i te same czasy co ostatnio.
challenge-times-kept = Czas jak ostatnio ({ $times }).
challenge-rematch = Rewanż za **#{ $game }**.
challenge-rematch-deals = Rewanż za **#{ $game }**: pierwszy raz rozdaje **{ $name }**.

weekly-title = Tabela tygodnia, { $first } – { $last }
weekly-more = Wszystkich pokazuje /{ command-standings }.
command-server-season-weekly = tabela-tygodnia
    .description = W każdy poniedziałek ogłaszaj na tym kanale tabelę tygodnia
command-server-season-weekly_off = tabela-tygodnia-wyłącz
    .description = Nie ogłaszaj już tabeli tygodnia
server-weekly = **tabela tygodnia:** na kanale { $channel }, następna { $next }
server-weekly-off = **tabela tygodnia:** nie ogłaszam
server-weekly-forbidden = ⚠ Nie mogę pisać na kanale { $channel }, więc nic tam nie ogłaszam. Pozwól mi go wyświetlać i wysyłać wiadomości.

hand-your-turn = **Twoja kolej**
hand-waits = Teraz gra { $name }.
tiles-your-move = **Twoja kolej.** Wykładaj kostki albo dobierz jedną.
tiles-your-move-no-stock = **Twoja kolej.** Wykładaj kostki albo spasuj: pula jest pusta.
