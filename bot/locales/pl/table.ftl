### Publiczna wiadomość ze stołem, opowiadanie o ruchach i wyniki.
### Krótkie wiersze: telefon pokazuje około 35 znaków.

table-round-turn = Gra **{ $name }** · runda { $round }
table-round = Runda { $round }
table-turn-ends = Ruch kończy się { $time }
table-clock-runs = { $name }: czas kończy się { $time }
table-clock-waits = { $name }: zostało { $clock }
table-over = Koniec partii.
table-between = Rozdaję kolejną rundę…

table-melds = **Na stole**
table-no-melds = **Na stole** jeszcze nic
table-meld = **{ $number }:** { $cards } · { $owners }
table-meld-shared = **{ $number }:** { $cards }
table-meld-added = { $cards }: { $name }
table-melds-left-out = … i jeszcze { $count }: zobacz /{ command-table }

table-pile = **Stos odkryty** (od wierzchu) { $cards }
table-pile-empty = **Stos odkryty** pusty
table-pile-below = … pod spodem jeszcze { $count }
table-stock = **Talon** { $count ->
    [0] pusty
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
    .tiles = **Pula** { $count ->
        [0] pusta
        [one] 1 kostka
        [few] { $count } kostki
        [many] { $count } kostek
       *[other] { $count } kostki
    }

table-player = **{ $name }** · { $points }
table-player-out = **{ $name }** · już nie gra
table-player-lost = **{ $name }** · { $points } · poza grą
table-player-laid = wyłożone { $points }
table-player-opened = już wyłożone
penalty-points = { $count ->
    [one] 1 punkt karny
    [few] { $count } punkty karne
    [many] { $count } punktów karnych
   *[other] { $count } punktu karnego
}

table-commitment = Odcisk tasowania `{ $commitment }` · wyjaśnia go /{ command-game } { command-game-verify }

## Co się dzieje. Ruchy jednej osoby są w jednym wierszu: „Bob dobiera z talonu, odrzuca K♦.”
told-turn = **{ $name }** { $moves }.
# told-you celowo tu nie ma: po „ty” te czasowniki nie pasują, i o sobie każdy czyta z imienia.
did-draw = dobiera z talonu
did-draw-tile = dobiera z puli
did-draw-card = dobiera { $card }
did-take-top = bierze { $card } ze stosu odkrytego
did-take-many = { $count ->
    [one] bierze { $count } kartę ze stosu odkrytego, aż do { $card }
    [few] bierze { $count } karty ze stosu odkrytego, aż do { $card }
    [many] bierze { $count } kart ze stosu odkrytego, aż do { $card }
   *[other] bierze { $count } karty ze stosu odkrytego, aż do { $card }
}
did-meld = wykłada { $cards }
did-layoff = dokłada { $cards } do układu { $meld }
did-layoff-bound = dokłada { $cards } do układu { $meld } (joker to teraz { $joker })
did-discard = odrzuca { $card }
did-arrange = wykłada { $cards }
did-rearrange = wykłada { $cards } i przestawia stół
did-pass = pasuje
did-turn-over = odwraca stos odkryty
did-swap = kładzie { $card } w miejsce jokera z układu { $meld }
did-knock = odrzuca { $card } i puka
did-gin = odrzuca { $card } i ma gin
did-big-gin = ma duży gin
did-close = wykłada { $cards } z ręki, odrzuca { $card } i zamyka
did-other = gra

told-deal = Runda { $round } rozdana. Zaczyna **{ $name }**.
told-reshuffle = Stos odkryty przetasowano: to nowy talon.
told-turned-over = Stos odkryty odwrócono: to nowy talon.
told-resign = **{ $name }** poddaje partię.
told-flag = Koniec czasu: **{ $name }**.
told-resign-others = **{ $name }** poddaje partię. Karty tej osoby idą pod talon; pozostali grają dalej.
told-flag-others = Koniec czasu: **{ $name }** odpada. Karty tej osoby idą pod talon; pozostali grają dalej.
told-timeout = **{ $name }** nie zdąża z ruchem: gram za tę osobę.
told-timeout-discard = **{ $name }** nie zdąża z ruchem: gram za tę osobę i odrzucam { $card }.
told-timeout-pass = **{ $name }** nie zdąża z ruchem, co liczy się jako pas.
told-timeout-tiles = **{ $name }** nie zdąża z ruchem: nic nie wyłożono ani nie dobrano.
told-time-up = **{ $name }** nie zdąża z ruchem: liczą się poprawne układy ze stołu roboczego.
told-timeout-resign = **{ $name }** nie zdąża z ruchem trzeci raz z rzędu, co liczy się jako poddanie partii.
told-timeout-resign-others = **{ $name }** nie zdąża z ruchem trzeci raz z rzędu, co liczy się jako poddanie partii. Karty tej osoby idą pod talon; pozostali grają dalej.

## Wynik rundy
round-title = **#{ $number } · Koniec rundy { $round }.** { $why }
round-ended = { $reason ->
    [out] Kończy { $name }.
    [going_rummy] { $name } kończy w jednym ruchu, bez wcześniejszego wykładania: wszystko liczy się podwójnie.
    [stock] Talon się wyczerpał.
    [stalemate] Pat: nikt nie dostaje punktów.
    [knock] { $name } puka.
    [gin] { $name } ma gin.
    [biggin] { $name } ma duży gin.
    [undercut] { $name } puka, ale druga strona podcina.
    [dead_hand] W talonie zostały tylko dwie karty: rozdanie jest martwe i nikt nie dostaje punktów. Rozdaje znowu ta sama osoba.
    [hand_rummy] { $name } kończy w jednym ruchu, bez wcześniejszego wykładania: wszystko liczy się podwójnie.
    [blocked] Wszyscy spasowali: runda jest zablokowana.
    [close] { $name } zamyka z ręki dwunastoma kartami jednego koloru: karty pozostałych liczą się podwójnie.
    [resign] { $name } poddaje partię.
    [flag] Koniec czasu: { $name }.
   *[other] Koniec rundy.
}
round-doubled = { $name } kończy bez wcześniejszego wykładania: karty pozostałych liczą się podwójnie.
round-player = **{ $name }** { $scored } → **{ $total }**
round-eliminated = **{ $name }** odpada z wynikiem { $total }.
round-tie = Remis na czele ({ $names }): o wyniku partii rozstrzygnie jeszcze jedna runda.

## Koniec partii
end-title = #{ $number } · { $game }
end-nobody = Nikt nie wygrał.
end-total = { $place }\. **{ $name }** · { $points }
end-left = już nie gra
end-rating = ranking { $before } → { $after }
end-rating-provisional = ranking { $before } → { $after } (tymczasowy)
