# Kostki: stół roboczy i jego polecenia.

button-split = Podziel
button-undo = Cofnij
button-done = Gotowe
button-pass = Pas
button-suggest = Podpowiedź
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
tiles-your-turn = **Twoja kolej.** Zaznacz kostki i naciśnij „{ button-meld }” albo „{ button-lay-off }”, potem „{ button-done }”. Albo dobierz jedną.
tiles-your-turn-no-stock = **Twoja kolej.** Zaznacz kostki i naciśnij „{ button-meld }” albo „{ button-lay-off }”, potem „{ button-done }”. Albo spasuj: pula jest pusta.
tiles-your-turn-typed = **Twoja kolej.** Układaj kostki poleceniami /{ command-meld }, /{ command-layoff } i /{ command-move }, potem /{ command-done }. Albo dobierz jedną: /{ command-draw }.
tiles-your-turn-no-stock-typed = **Twoja kolej.** Układaj kostki poleceniami /{ command-meld }, /{ command-layoff } i /{ command-move }, potem /{ command-done }. Albo /{ command-pass }: pula jest pusta.
tiles-opening-single = Pierwsze wyłożenie: układy tylko ze stojaka{ $points ->
    [0] .
    [one] , jeden z nich za co najmniej { $points } punkt.
    [few] , jeden z nich za co najmniej { $points } punkty.
    [many] , jeden z nich za co najmniej { $points } punktów.
   *[other] , jeden z nich za co najmniej { $points } punktu.
  }
tiles-opening-total = Pierwsze wyłożenie: układy tylko ze stojaka{ $points ->
    [0] .
    [one] , razem za co najmniej { $points } punkt.
    [few] , razem za co najmniej { $points } punkty.
    [many] , razem za co najmniej { $points } punktów.
   *[other] , razem za co najmniej { $points } punktu.
  }
tiles-arranging = **Twoja kolej.** Na razie widzisz to tylko ty.
tiles-waiting = Teraz gra { $name }.
tiles-not-whole = { $count ->
    [one] ✗ Układ { $rows } nie jest jeszcze poprawny.
    [few] ✗ Układy { $rows } nie są jeszcze poprawne.
    [many] ✗ Układy { $rows } nie są jeszcze poprawne.
   *[other] ✗ Układy { $rows } nie są jeszcze poprawne.
  }
# Za „✗”: ile punktów mają pierwsze układy; joker ze stołu, który nie jest wolny
tiles-points-to-open = Na pierwsze wyłożenie: { $points } z { $needed ->
        [one] { $needed } punktu
        [few] { $needed } punktów
        [many] { $needed } punktów
       *[other] { $needed } punktu
    }.
tiles-joker-bound = Joker z układu { $number } musi dalej zastępować { $tiles }.
tiles-joker-free = ✗ Musisz jeszcze wyłożyć uwolnionego jokera.
tiles-ready = ✓ Wszystkie układy są poprawne, wyłożono { $count ->
        [one] { $count } kostkę
        [few] { $count } kostki
        [many] { $count } kostek
       *[other] { $count } kostki
    }.
tiles-ready-typed = ✓ Wszystkie układy są poprawne, wyłożono { $count ->
        [one] { $count } kostkę
        [few] { $count } kostki
        [many] { $count } kostek
       *[other] { $count } kostki
    }. /{ command-done } kończy ruch.
tiles-moved-on = Twój stół roboczy się zmienił. Teraz wygląda tak.

tiles-pick-rack = Zaznacz kostki na stojaku
tiles-open-row = Z którego układu wziąć kostki?
tiles-pick-both = Kostki ze stojaka albo z układów
tiles-pick-melds = Zaznacz kostki w układach
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

tiles-pick-first = Najpierw zaznacz kostki w menu: ze stojaka albo z układów.
tiles-no-row = Na twoim stole roboczym nie ma układu { $number }.
tiles-not-opened = Do pierwszego wyłożenia możesz wykładać tylko nowe układy ze swojego stojaka.
tiles-not-there = Nie możesz wziąć tej kostki: { $tile }. Nie ma jej na twoim stojaku ani w układzie, z którego wolno ci brać.
tiles-no-joker = W układzie { $number } nie ma jokera, którego może zastąpić jedna kostka.
tiles-split-where = Żeby podzielić układ, zaznacz tylko jedną jego kostkę: pierwszą w drugiej części.
tiles-nothing-to-undo = W tym ruchu nie ma czego cofać.

command-move = przesuń
    .description = Kostki: przesuń kostkę na stole roboczym, ze stojaka albo z układu
command-move-tile = kostka
    .description = Kostka, a jeśli takich jest więcej, też numer jej układu: r7 3
command-move-meld = układ
    .description = Numer układu, do którego trafia, albo new (nowy)
command-move-table = stół
    .description = Który z twoich stołów, jeśli masz ich kilka

command-split = podziel
    .description = Kostki: podziel układ na stole roboczym na dwa
command-split-meld = układ
    .description = Numer układu, który dzielisz
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

tiles-only = To działa tylko w Remiku z kostkami. W twojej grze nie ma stołu roboczego.
tiles-new-meld = nowy układ
tiles-meld-or-new = „{ $text }” to nie numer układu. Wpisz numer układu albo „new”.
tiles-between = Właśnie rozdaję następną rundę. Spróbuj za chwilę.
tiles-suggest-picked = Ta partia jest rankingowa, więc pomagam tylko z kostkami, które wybierzesz: najpierw jakieś zaznacz albo wyłóż.
tiles-no-way = Nie znajduję poprawnego ułożenia stołu z tymi wszystkimi kostkami: { $tiles }
tiles-no-play = Teraz nie masz czego wyłożyć.
tiles-free = Uwolnij jokera układu { $number }: { $tile }
tiles-free-from = Uwolnij jokera układu { $number }: { $tile } z układu { $source }
tiles-open-with = Otwórz: { $melds }
tiles-joker-is = Joker w układzie { $number } to { $tiles } · zmień
tiles-joker-fixed = Żaden joker na twoim stole roboczym nie może zastępować nic innego.
