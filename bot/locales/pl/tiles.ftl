# Kostki: stół roboczy i jego polecenia.

button-split = Podziel
button-undo = Cofnij
button-done = Gotowe
button-pass = Pas
button-suggest = Rada
button-reset = Od nowa

tiles-count = { $count ->
    [one] 1 kostka
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
  }
tiles-player = **{ $name }** { $tiles }
tiles-working-table = **Twój stół roboczy** (nikt go jeszcze nie widzi)
tiles-row-bad = **{ $number }:** { $tiles } ✗ { $why }
tiles-rack = Twój stojak ({ $count })
tiles-picked = Wybrane: { $tiles }
tiles-your-turn = **Twoja kolej.** Wybierz kostki i naciśnij „Wyłóż” albo „Dołóż”, potem „Gotowe”. Albo dobierz jedną.
tiles-your-turn-no-stock = **Twoja kolej.** Wybierz kostki i naciśnij „Wyłóż” albo „Dołóż”, potem „Gotowe”. Albo spasuj: pula jest pusta.
tiles-opening-single = Twoje pierwsze układy są tylko ze stojaka{ $points ->
    [0] .
   *[other] , a jeden z nich musi mieć co najmniej { $points } pkt.
  }
tiles-opening-total = Twoje pierwsze układy są tylko ze stojaka{ $points ->
    [0] .
   *[other] , a razem muszą mieć co najmniej { $points } pkt.
  }
tiles-waiting = Teraz gra { $name }.
tiles-not-whole = { $count ->
    [one] ✗ Układ { $rows } nie jest jeszcze dobry.
    [few] ✗ Układy { $rows } nie są jeszcze dobre.
    [many] ✗ Układy { $rows } nie są jeszcze dobre.
   *[other] ✗ Układy { $rows } nie są jeszcze dobre.
  }
tiles-not-yet = ✗ { $why }
tiles-ready = { $count ->
    [one] ✓ Wszystkie układy są dobre, z jedną twoją kostką. „Gotowe” kończy ruch.
    [few] ✓ Wszystkie układy są dobre, twoich kostek: { $count }. „Gotowe” kończy ruch.
    [many] ✓ Wszystkie układy są dobre, twoich kostek: { $count }. „Gotowe” kończy ruch.
   *[other] ✓ Wszystkie układy są dobre, twoich kostek: { $count }. „Gotowe” kończy ruch.
  }
tiles-moved-on = Twój stół roboczy zmienił się w międzyczasie. Teraz jest tak.

tiles-pick-rack = Wybierz kostki ze stojaka
tiles-open-row = Z którego układu wziąć kostki?
tiles-pick-both = Wybierz kostki, swoje lub z układów
tiles-pick-melds = Wybierz kostki z układów
# Below a tile in a menu: the tile, and the meld it lies in, in words
tiles-of-meld = { $tile }, układ { $number }: { $tiles }
# Tiles of one colour: "red 7 8 9"; the joker without a number
tiles-in-colour = { $colour ->
    [blue] niebieska { $numbers }
    [green] zielona { $numbers }
    [red] czerwona { $numbers }
    [yellow] żółta { $numbers }
   *[joker] joker
  }

tiles-pick-first = Najpierw wybierz kostki w menu: ze stojaka albo z układów.
tiles-no-row = Układu { $number } nie ma na twoim stole roboczym.
tiles-not-opened = Dopóki nie leży twój pierwszy układ, wykładasz tylko nowe, i tylko z własnych kostek.
tiles-not-there = { $tile } nie ma na stojaku ani tam, skąd wolno ci brać.
tiles-no-joker = W układzie { $number } nie ma jokera, którego zastąpi jedna kostka.
tiles-split-where = Żeby podzielić układ, wybierz tylko jedną jego kostkę: pierwszą w drugiej części.
tiles-nothing-to-undo = W tym ruchu nie ma czego cofać.

command-move = przesuń
    .description = Kostki: przesuń jedną na stole roboczym, ze stojaka albo z układu
command-move-tile = kostka
    .description = Kostka, a jeśli takich jest więcej, też układ, w którym leży: r7 3
command-move-meld = układ
    .description = Numer układu, który ją dostanie, albo new
command-move-table = stół
    .description = Który z twoich stołów, jeśli masz ich kilka

command-split = podziel
    .description = Kostki: podziel układ na stole roboczym na dwa
command-split-meld = układ
    .description = Numer układu
command-split-at = od
    .description = Kostka, od której zaczyna się druga część
command-split-table = stół
    .description = Który z twoich stołów, jeśli masz ich kilka

command-undo = cofnij
    .description = Kostki: cofnij ostatnią zmianę na stole roboczym
command-undo-table = stół
    .description = Który z twoich stołów, jeśli masz ich kilka

command-done = gotowe
    .description = Kostki: zakończ ruch ze stołem, jak masz go ułożony
command-done-table = stół
    .description = Który z twoich stołów, jeśli masz ich kilka

tiles-only = To jest tylko w grze Remik z kostkami. Przy twoim stole nie ma stołu roboczego.
tiles-new-meld = nowy układ
tiles-meld-or-new = „{ $text }” to nie numer układu ani „new”.
tiles-between = Przy twoim stole nikt teraz nie ma ruchu.
tiles-suggest-picked = Ta partia jest rankingowa: najpierw wybierz albo wyłóż kostki, a poszukam stołu właśnie z nimi.
tiles-no-way = Z tymi właśnie kostkami nie da się ułożyć całego stołu: { $tiles }
tiles-no-play = Nie masz teraz czego wyłożyć.
tiles-joker = { $number }: 🃏 → { $tiles }
tiles-joker-fixed = Żaden joker na twoim stole roboczym nie może zastępować niczego innego.
