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
tiles-working-table = **Twój stół roboczy** (widzisz go tylko ty)
tiles-row-bad = **{ $number }:** { $tiles } ✗ { $why }
tiles-rack = Twój stojak ({ $count })
tiles-picked = Zaznaczone: { $tiles }
tiles-your-turn = **Twoja kolej.** Zaznacz kostki i naciśnij „Wyłóż” albo „Dołóż”, potem „Gotowe”. Albo dobierz jedną.
tiles-your-turn-no-stock = **Twoja kolej.** Zaznacz kostki i naciśnij „Wyłóż” albo „Dołóż”, potem „Gotowe”. Albo spasuj: pula jest pusta.
tiles-your-turn-typed = **Twoja kolej.** Układaj kostki poleceniami /{ command-meld }, /{ command-layoff } i /{ command-move }, potem /{ command-done }. Albo dobierz jedną: /{ command-draw }.
tiles-your-turn-no-stock-typed = **Twoja kolej.** Układaj kostki poleceniami /{ command-meld }, /{ command-layoff } i /{ command-move }, potem /{ command-done }. Albo spasuj, bo pula jest pusta: /{ command-pass }.
tiles-opening-single = Twoje pierwsze układy są tylko ze stojaka{ $points ->
    [0] .
   *[other] , a jeden z nich musi mieć co najmniej { $points } pkt.
  }
tiles-opening-total = Twoje pierwsze układy są tylko ze stojaka{ $points ->
    [0] .
   *[other] , a razem muszą mieć co najmniej { $points } pkt.
  }
tiles-arranging = **Twoja kolej.** Na razie widzisz to tylko ty.
tiles-waiting = Teraz gra { $name }.
tiles-not-whole = { $count ->
    [one] ✗ Niepoprawny układ: { $rows }
    [few] ✗ Niepoprawne układy: { $rows }
    [many] ✗ Niepoprawne układy: { $rows }
   *[other] ✗ Niepoprawne układy: { $rows }
  }
# Za „✗”: ile punktów mają pierwsze układy; joker ze stołu, który nie jest wolny
tiles-points-to-open = Na pierwsze wyłożenie: { $points } z { $needed } pkt.
tiles-joker-bound = Joker z układu { $number } musi nadal zastępować { $tiles }.
tiles-joker-free = ✗ Uwolnionego jokera trzeba wyłożyć.
tiles-ready = { $count ->
    [one] ✓ Wszystkie układy poprawne, z jedną twoją kostką. „Gotowe” kończy ruch.
    [few] ✓ Wszystkie układy poprawne, twoich kostek: { $count }. „Gotowe” kończy ruch.
    [many] ✓ Wszystkie układy poprawne, twoich kostek: { $count }. „Gotowe” kończy ruch.
   *[other] ✓ Wszystkie układy poprawne, twoich kostek: { $count }. „Gotowe” kończy ruch.
  }
tiles-ready-typed = { $count ->
    [one] ✓ Wszystkie układy poprawne, z jedną twoją kostką. /{ command-done } kończy ruch.
    [few] ✓ Wszystkie układy poprawne, twoich kostek: { $count }. /{ command-done } kończy ruch.
    [many] ✓ Wszystkie układy poprawne, twoich kostek: { $count }. /{ command-done } kończy ruch.
   *[other] ✓ Wszystkie układy poprawne, twoich kostek: { $count }. /{ command-done } kończy ruch.
  }
tiles-moved-on = Twój stół roboczy zmienił się w międzyczasie. Teraz jest tak.

tiles-pick-rack = Zaznacz kostki na stojaku
tiles-open-row = Z którego układu wziąć kostki?
tiles-pick-both = Zaznacz kostki, swoje lub na stole
tiles-pick-melds = Zaznacz kostki na stole
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

tiles-pick-first = Najpierw zaznacz kostki w menu: na stojaku albo na stole.
tiles-no-row = Układu { $number } nie ma na twoim stole roboczym.
tiles-not-opened = Przed pierwszym wyłożeniem wykładasz tylko nowe układy ze swojego stojaka.
tiles-not-there = { $tile } nie ma na stojaku ani tam, skąd wolno ci brać.
tiles-no-joker = W układzie { $number } nie ma jokera, którego zastąpi jedna kostka.
tiles-split-where = Żeby podzielić układ, zaznacz tylko jedną jego kostkę: pierwszą w drugiej części.
tiles-nothing-to-undo = W tym ruchu nie ma czego cofać.

command-move = przesuń
    .description = Kostki: przesuń jedną na stole roboczym, ze stojaka albo z układu
command-move-tile = kostka
    .description = Kostka, a jeśli takich jest więcej, też numer jej układu: r7 3
command-move-meld = układ
    .description = Numer układu, do którego trafi, albo new
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
    .description = Kostki: zakończ ruch; stół zostaje tak, jak jest ułożony
command-done-table = stół
    .description = Który z twoich stołów, jeśli masz ich kilka

tiles-only = To jest tylko w grze Remik z kostkami. Przy twoim stole nie ma stołu roboczego.
tiles-new-meld = nowy układ
tiles-meld-or-new = „{ $text }” to nie numer układu ani „new”.
tiles-between = Przy twoim stole nikt teraz nie ma ruchu.
tiles-suggest-picked = Ta partia jest rankingowa: najpierw zaznacz albo wyłóż kostki, a spróbuję ułożyć z nimi stół.
tiles-no-way = Z tymi właśnie kostkami nie da się ułożyć poprawnego stołu: { $tiles }
tiles-no-play = Nie masz teraz czego wyłożyć.
tiles-free = Uwolnij jokera z układu { $number }: { $tile }
tiles-free-from = Uwolnij jokera z układu { $number }: { $tile } z { $source }
tiles-open-with = Zacznij od { $melds }
tiles-joker-is = Joker w układzie { $number } to { $tiles } · zmień
tiles-joker-fixed = Żaden joker na twoim stole roboczym nie może zastępować niczego innego.
