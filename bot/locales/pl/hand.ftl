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
button-hint-counting = Podpowiedź (partia się nie liczy)
button-rematch = Rewanż
button-yes = Tak
button-no = Nie

hand-title = Twoje karty ({ $count })
hand-mark = Zaznacz karty i naciśnij przycisk
hand-marked = Zaznaczone: { $cards }
hand-depth-hint = Do której karty wziąć?
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
hand-opening = Pierwsze wyłożenie musi mieć razem co najmniej { $least } pkt, wszystko w jednym ruchu.
hand-opening-begun = Na stole leży { $points } z { $least } pkt: resztę wyłóż w tym ruchu.
hand-must-lay-new = { $card } musi trafić do nowego układu, zanim odrzucisz.
hand-out = W tej partii już nie grasz. Pozostali grają dalej.

hand-must-meld = { $card } trzeba wyłożyć albo dołożyć, zanim odrzucisz.
hand-no-discard = Karta { $card } jest prosto ze stosu odkrytego: odrzuć inną.
hand-waiting = Teraz gra { $name }. Możesz tymczasem zaznaczać karty.
hand-paused = { $reason ->
    [agreed] Partia jest wstrzymana. Wznawia ją **Wznów** przy stole albo /{ command-game } { command-game-pause }.
    [adjourned] Ta partia jest odroczona. Wznawia ją **Wznów** przy stole albo /{ command-game } { command-game-pause }.
    [vacation] Ta partia stoi: ktoś ma urlop.
    [aborted] Ta partia została przerwana: bez wyniku, bez rankingu.
   *[channel] Partia jest wstrzymana: nie mam dostępu do jej kanału.
}
hand-depth = { $count ->
    [one] bierze { $cards }
    [few] bierze { $count } karty: { $cards }
    [many] bierze { $count } kart: { $cards }
   *[other] bierze { $count } karty: { $cards }
  }
hand-depth-refused = nie da się: wybierz, a zobaczysz dlaczego
hand-meld = { $number }: { $cards }
hand-sorted-suit = Posortowane według koloru. Zaznacz karty i naciśnij „Sortuj”, żeby były na początku.
hand-sorted-rank = Posortowane według wartości. Zaznacz karty i naciśnij „Sortuj”, żeby były na początku.
hand-sorted-own = W twojej własnej kolejności: nowe karty są na końcu.
hand-moved-on = Przy stole gra poszła dalej. Teraz jest tak.
hand-parked = Grasz w **#{ $game }** na { $channel }. Tam widzisz swoje karty.
hand-follows = [Twoje karty w #{ $game }]({ $url }) pokazują, jak jest teraz przy stole.

not-seated = Nie siedzisz przy stole #{ $game }. Pokaże ci go /{ command-table }.
you-are-out = W #{ $game } już nie grasz: pozostali grają dalej. Przebieg pokaże /{ command-table }.
no-joker-there = Na stole nie ma jokera, którego można by wziąć.
no-meld-takes-all = Do żadnego układu nie pasują wszystkie te karty. Dokładaj je pojedynczo.
dm-closed = Nie mogę pisać do ciebie prywatnie, więc karty pokazuję tylko tutaj. Gdy na to pozwolisz, /{ command-preferences } { command-preferences-messages }:{ choice-dm } znów wyśle je tam.
turn-call = { $user }, twoja kolej w **#{ $game }**.
turn-link = [Do stołu]({ $url })
turn-warning = { $user }, twój czas w **#{ $game }** kończy się { $due }.
note-credit = { $minutes ->
    [0] { $seconds ->
        [one] Przez sekundę nie było ze mną połączenia
        [few] Przez { $seconds } sekundy nie było ze mną połączenia
        [many] Przez { $seconds } sekund nie było ze mną połączenia
       *[other] Przez { $seconds } sekundy nie było ze mną połączenia
      }: ten czas nikomu się nie liczy.
    [one] Przez minutę i { $seconds } s nie było ze mną połączenia: ten czas nikomu się nie liczy.
    [few] Przez { $minutes } min { $seconds } s nie było ze mną połączenia: ten czas nikomu się nie liczy.
    [many] Przez { $minutes } min { $seconds } s nie było ze mną połączenia: ten czas nikomu się nie liczy.
   *[other] Przez { $minutes } min { $seconds } s nie było ze mną połączenia: ten czas nikomu się nie liczy.
  }
fault = Coś się u mnie zepsuło. Zanim spróbujesz znowu, spójrz na stół.
storage-locked = Baza danych jest zajęta. Nic się nie zmieniło; spróbuj za chwilę.
storage-full = Dysk jest pełny i nie mogę nic zapisać. Nic się nie zmieniło; powiedz to osobie, która mnie prowadzi.
storage-read-only = W bazie danych nie da się zapisywać. Nic się nie zmieniło; powiedz to osobie, która mnie prowadzi.
storage-other = Baza danych zawodzi. Nic się nie zmieniło; powiedz to osobie, która mnie prowadzi.
no-such-table = Stołu #{ $game } nie ma.
table-hidden = Stół #{ $game } jest tylko dla tych, którzy przy nim grają.
table-sealed = Stół #{ $game } jest na razie zamknięty: inni grają jeszcze tymi samymi kartami. Zajrzyj, gdy skończą.
paused-dm = Gra przy stole #{ $game } jest wstrzymana: nie mogę już pisać na jego kanale. Czas teraz nie leci. Gdy to znów będzie możliwe, gra ruszy sama; albo napisz na innym kanale serwera /{ command-table } { command-table-table }:{ $game } i grajcie tam.
player-left = **{ $name }** nie jest już na serwerze. Jeśli nie wróci, { $due } uznam **#{ $game }** za poddaną.

## What is said ahead of the turn: "draw, then discard K♣"
button-unplan = Anuluj plan
ahead-hint = Plan: dobierz, potem odrzuć …
ahead-draw = Tylko dobierz
ahead-waits-draw = **Plan:** dobranie, gdy przyjdzie twoja kolej.
ahead-waits-discard = **Plan:** dobranie, potem odrzucenie { $card }, jeśli nie pasuje ani ona, ani dobrana karta.
ahead-dropped-draw = Planowane dobranie nie jest teraz możliwe.
ahead-dropped-discard = { $card } zostaje na ręce: może teraz da się zagrać lepiej.
ahead-not-now = Planować można tylko wtedy, gdy gra ktoś inny.
