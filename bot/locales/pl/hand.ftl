# Własne karty i przyciski pod nimi.

button-my-hand = Moje karty
button-draw = Dobierz
button-take = Weź
button-turn-over = Odwróć
button-meld = Wyłóż
button-lay-off = Dołóż
button-swap = Wymień
button-discard = Odrzuć
button-knock = Zapukaj
button-big-gin = Duży gin
button-close = Zamknij
button-take-meld = Weź aż do { $card } i wyłóż
button-take-lay-off = Weź aż do { $card } i dołóż
button-knock-leaves = { $points ->
    [0] gin!
   *[other] { $points }
}
button-sort = Sortuj
button-resign = Poddaj
button-rules = Zasady
button-back = Wstecz
button-more = Więcej
button-hint = Podpowiedź
button-hint-counting = Podpowiedź (partia bez rankingu)
button-rematch = Rewanż
button-yes = Tak
button-no = Nie

hand-title = Twoje karty ({ $count })
hand-mark = Zaznacz karty i naciśnij przycisk
hand-marked = Zaznaczone: { $cards }
hand-depth-hint = Do której karty wziąć stos?
hand-onto-hint = Do którego układu?
hand-meld-hint = Który układ wyłożyć?
hand-layoff-hint = Którą kartę i gdzie dołożyć?
hand-discard-hint = Odrzuć …
hand-place-hint = Którą kartę zastępuje joker?
hand-swap-hint = Którego jokera bierzesz?
hand-knock-hint = Którą kartę odrzucić i zapukać?
hand-close-hint = Którą kartę odrzucić i zamknąć?
hand-place-either = zastępuje dowolny brakujący kolor
hand-knock-leaves = { $points ->
    [0] gin: nic nie zostaje
    [one] zostaje 1 punkt
    [few] zostają { $points } punkty
    [many] zostaje { $points } punktów
   *[other] zostaje { $points } punktu
  }
hand-your-upcard = **Twoja kolej.** Weź odkrytą kartę { $card } albo spasuj.
hand-your-draw = { $ways ->
    [stock] **Twoja kolej.** Dobierz z talonu.
    [pile] **Twoja kolej.** Talon jest pusty: weź wierzchnią kartę stosu odkrytego.
    [pile-over] **Twoja kolej.** Talon jest pusty: weź wierzchnią kartę stosu odkrytego albo odwróć ten stos i dobierz z niego.
    [over] **Twoja kolej.** Talon jest pusty: odwróć stos odkryty i dobierz z niego.
   *[other] **Twoja kolej.** Dobierz z talonu albo weź ze stosu odkrytego.
  }
hand-your-first-discard = **Zaczynasz rundę:** odrzuć jedną kartę.
hand-your-play = **Twoja kolej.** Wykładaj i dokładaj, co chcesz, potem odrzuć jedną kartę.
hand-why = -# { $why }
hand-opening = Pierwsze wyłożenie: co najmniej { $least ->
    [one] { $least } punkt
    [few] { $least } punkty
    [many] { $least } punktów
   *[other] { $least } punktu
} w jednym ruchu.
hand-opening-begun = Na pierwsze wyłożenie masz { $points } z { $least ->
        [one] { $least } punktu
        [few] { $least } punktów
        [many] { $least } punktów
       *[other] { $least } punktu
    }: resztę wyłóż w tym ruchu.
hand-must-lay-new = Zanim odrzucisz, wyłóż { $card } w nowym układzie.
hand-out = Jesteś poza grą. Pozostali grają dalej.

hand-must-meld = Zanim odrzucisz, wyłóż albo dołóż { $card }.
hand-no-discard = Karta { $card } jest prosto ze stosu odkrytego: odrzuć inną.
hand-waiting = Teraz gra { $name }. Możesz już zaznaczać karty.
hand-paused = { $reason ->
    [agreed] Ta partia jest wstrzymana. Żeby ją wznowić, naciśnij **{ button-goon }** przy stole albo użyj /{ command-game } { command-game-pause }.
    [adjourned] Ta partia jest odroczona. Żeby ją wznowić, naciśnij **{ button-goon }** przy stole albo użyj /{ command-game } { command-game-pause }.
    [vacation] Ta partia jest wstrzymana, bo ktoś jest na urlopie.
    [aborted] Ta partia została przerwana: bez wyniku, bez rankingu.
   *[channel] Ta partia jest wstrzymana: nie mam dostępu do jej kanału.
}
hand-depth = { $count ->
    [one] bierze { $cards }
    [few] bierze { $count } karty: { $cards }
    [many] bierze { $count } kart: { $cards }
   *[other] bierze { $count } karty: { $cards }
  }
hand-depth-refused = nie można wziąć: wybierz, a zobaczysz dlaczego
hand-meld = { $number }: { $cards }
hand-sorted-suit = Posortowane według kolorów. Jeśli chcesz mieć jakieś karty na początku, zaznacz je i naciśnij „{ button-sort }”.
hand-sorted-rank = Posortowane według wartości. Jeśli chcesz mieć jakieś karty na początku, zaznacz je i naciśnij „{ button-sort }”.
hand-sorted-own = W twojej własnej kolejności. Nowe karty trafiają na koniec.
hand-moved-on = Gra poszła dalej. Oto jej aktualny stan.
hand-parked = Grasz w **#{ $game }** na kanale { $channel }. Tam są twoje karty.
hand-follows = [Twoje karty w #{ $game }]({ $url }) pokazują aktualny stan gry.

not-seated = Nie grasz w #{ $game }. Stół zobaczysz przez /{ command-table }.
you-are-out = W #{ $game } jesteś poza grą. Dalszy ciąg partii pokaże /{ command-table }.
no-joker-there = Na stole nie ma jokera do wzięcia.
no-meld-takes-all = Do żadnego układu nie pasują wszystkie te karty. Dokładaj je pojedynczo.
dm-closed = Nie mogę pisać do ciebie prywatnie, więc karty widzisz tylko tutaj. Jeśli chcesz je w prywatnych wiadomościach, zezwól mi na nie, potem użyj /{ command-preferences } { command-preferences-messages }:{ choice-dm }.
turn-call = { $user }, twoja kolej w **#{ $game }**.
turn-link = [Do stołu]({ $url })
turn-warning = { $user }, twój czas w **#{ $game }** kończy się { $due }.
note-credit = { $minutes ->
    [0] { $seconds ->
        [one] Nie było mnie przez sekundę
        [few] Nie było mnie przez { $seconds } sekundy
        [many] Nie było mnie przez { $seconds } sekund
       *[other] Nie było mnie przez { $seconds } sekundy
      }. Ten czas nikomu się nie liczy.
    [one] Nie było mnie przez 1 min { $seconds } s. Ten czas nikomu się nie liczy.
    [few] Nie było mnie przez { $minutes } min { $seconds } s. Ten czas nikomu się nie liczy.
    [many] Nie było mnie przez { $minutes } min { $seconds } s. Ten czas nikomu się nie liczy.
   *[other] Nie było mnie przez { $minutes } min { $seconds } s. Ten czas nikomu się nie liczy.
  }
fault = Coś się u mnie zepsuło. Zanim spróbujesz znowu, spójrz na stół.
storage-locked = Moja baza danych jest zajęta. Nic się nie zmieniło; spróbuj za chwilę.
storage-full = Mam pełny dysk i nie mogę zapisać tego, co robisz. Nic się nie zmieniło; powiedz o tym osobie, która prowadzi tego bota.
storage-read-only = Nie mogę zapisywać w mojej bazie danych. Nic się nie zmieniło; powiedz o tym osobie, która prowadzi tego bota.
storage-other = Moja baza danych zawiodła. Nic się nie zmieniło; powiedz o tym osobie, która prowadzi tego bota.
no-such-table = Nie ma stołu #{ $game }. Sprawdź numer.
table-hidden = Stół #{ $game } widzą tylko osoby, które przy nim grają.
table-sealed = Stół #{ $game } jest na razie zamknięty, bo inni grają jeszcze tymi samymi kartami. Zajrzyj, gdy skończą.
paused-dm = Partia #{ $game } jest wstrzymana, bo nie mogę już pisać na jej kanale. Czas nikomu nie leci. Gra ruszy dalej, gdy znowu da się tam pisać. Żeby grać gdzie indziej, użyj /{ command-table } { command-table-table }:{ $game } na innym kanale serwera.
player-left = **{ $name }** nie jest już na serwerze. Jeśli ta osoba nie wróci, partia **#{ $game }** zostanie poddana { $due }.

## What is said ahead of the turn: "draw, then discard K♣"
button-unplan = Anuluj plan
ahead-hint = Plan: dobierz, potem odrzuć …
ahead-draw = Tylko dobierz
ahead-waits-draw = **Plan:** dobrać, gdy tylko przyjdzie twoja kolej.
ahead-waits-discard = **Plan:** dobrać, potem odrzucić { $card }, chyba że ta karta albo nowa pasuje do układu.
ahead-dropped-draw = Planowane dobranie nie jest teraz możliwe, więc plan przepadł.
ahead-dropped-discard = Wbrew planowi nie odrzucam { $card }: może masz teraz lepszy ruch.
ahead-not-now = Planować możesz tylko wtedy, gdy gra ktoś inny.
