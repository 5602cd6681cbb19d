### Co robią moderatorzy: kończą stoły, zabraniają gry i czytają, co się stało.

command-club-moderate = moderuj
    .description = Dla moderatorów: kończ partie, nakładaj zakaz gry, czytaj dziennik
command-club-moderate-table = stół
    .description = Partia, którą kończysz
command-club-moderate-person = osoba
    .description = Osoba, na którą nakładasz zakaz gry

button-club-moderate = Moderacja

moderate-title = ### Moderacja
moderate-page-tables = Partie
moderate-page-people = Ludzie
moderate-page-log = Dziennik

## Stoły. $span to „3 dni”
moderate-all = **Trwające partie: { $count }** (najpierw te najdłużej bez ruchu)
moderate-idle = **Bez ruchu co najmniej { $span }: { $count }**
menu-moderate-all = Pokaż: wszystkie partie
menu-moderate-idle = Pokaż: bez ruchu ({ $span })
menu-moderate-table = Wybierz partię …
moderate-more = … i jeszcze { $count }
# $title to „#17 · 500 Rummy”, $time „3 dni temu”
moderate-table = **{ $title }** · { $names } · ostatni ruch { $time }
moderate-own-table = Grasz w #{ $game }, więc musi się tym zająć ktoś inny z moderacji.
moderate-own-tournament = Partia #{ $game } należy do turnieju, w którym grasz, więc musi się nią zająć ktoś inny z moderacji.
moderate-ends = Tak czy inaczej partia kończy się teraz: jest bez rankingu i nie liczy się do tabel.
moderate-ends-tournament = To partia turnieju. Tak czy inaczej kończy się teraz: każda osoba, która się stawiła, dostaje pół punktu, a w wiadomości turnieju będzie widać, że zakończyła ją moderacja.
# Przyciski; oba otwierają okno
button-moderate-end = Koniec bez wyniku …
button-moderate-stop = Koniec z punktami …
button-moderate-clear = Zakończ ({ $count }) …
button-moderate-look = Obejrzyj partię
moderate-ended = { $how ->
    [stop] Partia #{ $game } zakończona, punkty zostają.
   *[end] Partia #{ $game } zakończona, bez wyniku.
}
moderate-cleared = Zakończone partie: { $count }.

## Ludzie
moderate-people = **Osoby z zakazem gry: { $count }**
menu-moderate-person = Nałóż zakaz gry …
menu-moderate-lift = Znieś zakaz gry …
menu-moderate-length = Na jak długo?
moderate-until-lifted = do odwołania
moderate-ban = **{ $name }** · { $until ->
    [none] do odwołania
   *[other] do { $until }
}
# Za tym, co się stało
moderate-because = { "\u00A0" }· „{ $reason }”
moderate-how-long = Na jak długo **{ $name }** ma mieć tu zakaz gry? Otwarte wyzwania tej osoby zostaną wycofane. Trwające partie może jeszcze dokończyć.
# $tables: „#17, #18”
moderate-banned = **{ $name }** ma tu zakaz gry { $until ->
    [none] do odwołania.
   *[other] do { $until }.
} { $tables ->
    [none] { "" }
   *[other] Partie w toku: { $tables }. Poczekaj, aż się skończą, albo zakończ je na stronie „{ moderate-page-tables }”.
}
moderate-lifted = **{ $name }** znowu może tu grać.

## Dziennik. $time to data i godzina
moderate-log-empty = Dziennik jest pusty.
moderate-deed = { $time } · **{ $by }** { $kind ->
    [end] kończy #{ $game } bez wyniku
    [stop] kończy #{ $game }, zachowując punkty
    [clear] kończy #{ $game }, gdzie od dawna nikt nie wykonał ruchu
    [ban] nakłada zakaz gry: **{ $name }**, { $until ->
        [none] do odwołania
       *[other] do { $until }
    }
   *[lift] znosi zakaz gry: **{ $name }**
}

## Okna
dialog-moderate = { $what ->
    [end] Zakończ #{ $number } bez wyniku
    [stop] Zakończ #{ $number }, zachowaj punkty
    [clear] Zakończ wszystkie te partie
    [ban] Nałóż zakaz gry
   *[lift] Znieś zakaz gry
}
field-moderate-reason = Powód (nieobowiązkowy)
field-moderate-reason-about = { $what ->
    [ban] Powód będzie w dzienniku i zobaczy go ta osoba.
   *[other] Powód będzie w dzienniku, tylko dla moderacji.
}

## Czego się nie da
ban-over = Ten zakaz gry już minął.
ban-lift-own = Nie możesz znieść własnego zakazu gry. Poproś kogoś innego z moderacji.
