### Co robią moderatorzy: kończą stoły, zabraniają gry i czytają, co się stało.

command-club-moderate = moderuj
    .description = Dla moderatorów: zakończ stoły, zabroń komuś gry, przeczytaj dziennik
command-club-moderate-table = stół
    .description = Stół, który ma się skończyć
command-club-moderate-person = osoba
    .description = Kto ma już nie grać

button-club-moderate = Moderuj

moderate-title = ### Moderacja
moderate-page-tables = Stoły
moderate-page-people = Ludzie
moderate-page-log = Dziennik

## Stoły. $span to „3 dni”
moderate-all = **Stoły w grze: { $count }**, najpierw te najdłużej bez ruchu
moderate-idle = **Bez ruchu co najmniej { $span }: { $count }**
menu-moderate-all = Pokaż: wszystkie stoły
menu-moderate-idle = Pokaż: bez ruchu, { $span }
menu-moderate-table = Wybierz stół …
moderate-more = … i więcej: { $count }
# $title to „#17 · 500 Rummy”, $time „3 dni temu”
moderate-table = **{ $title }** · { $names } · ostatni ruch { $time }
moderate-own-table = Przy stole #{ $game } grasz ty: musi o nim zdecydować ktoś inny.
moderate-own-tournament = Stół #{ $game } należy do turnieju, w którym bierzesz udział: musi o nim zdecydować ktoś inny z moderacji.
moderate-ends = Tak czy tak kończy się od razu i nie liczy się do rankingu ani do tabel.
moderate-ends-tournament = To partia turnieju: tak czy tak kończy się od razu, obie osoby dostają za nią pół punktu (kto w ogóle nie przyszedł, nic), a w wiadomości turnieju będzie napisane, że zakończyła ją moderacja.
# Przyciski; oba otwierają okno
button-moderate-end = Bez wyniku …
button-moderate-stop = Zostaw punkty …
button-moderate-clear = Zakończ ({ $count }) …
button-moderate-look = Obejrzyj
moderate-ended = { $how ->
    [stop] #{ $game } to już koniec, z punktami, jak były.
   *[end] #{ $game } to już koniec, bez wyniku.
}
moderate-cleared = Zakończone stoły: { $count }.

## Ludzie
moderate-people = **Nie mogą tu grać: { $count }**
menu-moderate-person = Zabroń komuś gry …
menu-moderate-lift = Pozwól komuś znów grać …
menu-moderate-length = Na jak długo?
moderate-until-lifted = do odwołania
moderate-ban = **{ $name }** · { $until ->
    [none] do odwołania
   *[other] do { $until }
}
# Za tym, co się stało
moderate-because = { " " }· „{ $reason }”
moderate-how-long = Na jak długo **{ $name }** ma tu nie grać? Otwarte wyzwania zostaną wycofane, trwające partie można dokończyć.
# $tables: „#17, #18”
moderate-banned = **{ $name }** nie może tu grać { $until ->
    [none] do odwołania.
   *[other] do { $until }.
} { $tables ->
    [none] { "" }
   *[other] Jeszcze trwa: { $tables }. Można to dokończyć albo zakończysz to na stronie Stoły.
}
moderate-lifted = **{ $name }** znów może tu grać.

## Dziennik. $time to data i godzina
moderate-log-empty = Jeszcze nic się nie stało.
moderate-deed = { $time } · **{ $by }** { $kind ->
    [end] kończy #{ $game } bez wyniku
    [stop] kończy #{ $game } z punktami, jak były
    [clear] kończy #{ $game }, gdzie od dawna nikt nie wykonał ruchu
    [ban] zabrania gry, komu: **{ $name }**, { $until ->
        [none] do odwołania
       *[other] do { $until }
    }
   *[lift] znów pozwala grać, komu: **{ $name }**
}

## Okna
dialog-moderate = { $what ->
    [end] Zakończ #{ $number } bez wyniku
    [stop] Zakończ #{ $number }, zostaw punkty
    [clear] Zakończ wszystkie te stoły
    [ban] Zabroń komuś gry
   *[lift] Pozwól komuś znów grać
}
field-moderate-reason = Czemu? (nieobowiązkowe)
field-moderate-reason-about = { $what ->
    [ban] Będzie w dzienniku, a kto nie może grać, dowie się tego.
   *[other] Będzie w dzienniku, dla moderatorów.
}

## Czego się nie da
ban-over = Ta osoba znów może grać.
ban-lift-own = O tym, czy znów możesz grać, musi zdecydować ktoś inny z moderacji.
