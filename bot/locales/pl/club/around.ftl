### Z kim: kto ma czas, otwarte stoły, wyzwania, które czekają, zaproszenia.

command-club-around = kto-ma-czas
    .description = Zobacz, kto ma czas, i wybierz, kiedy i przy jakich grach mam cię oznaczać
command-club-tables = stoły
    .description = Zobacz otwarte stoły tego serwera i dołącz do któregoś

club-server-only = To działa tylko na serwerze. Użyj tego na kanale serwera.
around-title = ### Kto ma czas
around-now = Teraz mają czas: { $names }
around-nobody = Nikt inny nie ma teraz czasu.
around-not-said = Wybierz gry, a oznaczę cię, gdy ktoś otworzy stół.
around-said = Oznaczę cię, gdy ktoś otworzy stół: **{ $games }** ({ $days }, { $hours }, { $zone }). Ważne do { $until }.
around-lapsed = Od { $until } już cię nie oznaczam. Naciśnij **{ button-around-renew }**, żeby zacząć znowu ({ $games }: { $days }, { $hours }, { $zone }).
around-needs-zone = Najpierw wybierz w menu poniżej swoją strefę czasową.
around-about = Najwyżej jedna wzmianka na godzinę na wszystkich serwerach razem; żadna w cichych godzinach, na urlopie ani gdy grasz. Inni widzą tylko, że masz czas.
around-games = Gry, przy których cię oznaczać
around-days = Dni
around-every-day = codziennie
around-any-time = o każdej porze
weekday = { $day ->
    [mon] pon.
    [tue] wt.
    [wed] śr.
    [thu] czw.
    [fri] pt.
    [sat] sob.
   *[sun] niedz.
}
weekday-long = { $day ->
    [mon] poniedziałek
    [tue] wtorek
    [wed] środa
    [thu] czwartek
    [fri] piątek
    [sat] sobota
   *[sun] niedziela
}
button-around-hours = Godziny …
button-around-renew = Jeszcze 30 dni
button-around-stop = Nie oznaczaj mnie
around-dialog = Kiedy mogę cię oznaczać?
around-hours-about = Na przykład 17:00-23:00. Puste: o każdej porze.
around-hours-wrong = Nie rozumiem godzin „{ $hours }”. Wpisz je tak: 17:00-23:00.

around-call = { $people }: **{ $name }** otwiera stół: **{ $game }**. [Do stołu]({ $url })

tables-title = ### Otwarte stoły
tables-nobody = Nie ma teraz otwartych stołów. Otwórz własny.
tables-joined = Masz miejsce przy stole. [Do stołu]({ $url })

invitation = **{ $name }** na serwerze **{ $server }** rzuca ci wyzwanie: **{ $game }**. [Do wyzwania]({ $url })
invitation-why = Dostajesz to, bo masz włączone zaproszenia w prywatnych wiadomościach. Wyłączysz je tutaj: /{ command-preferences }

command-club-block-person = osoba
    .description = Kogo chcesz zablokować
command-club-block-unblock = odblokuj
    .description = Kogo chcesz odblokować
blocks-none = Nikogo nie blokujesz.
blocks-add = Zablokuj kogoś
blocks-take = Odblokuj kogoś
blocks-not-them = Nie możesz zablokować siebie ani bota.
blocks-too-many = Możesz zablokować najwyżej { $count ->
        [one] { $count } osobę
        [few] { $count } osoby
        [many] { $count } osób
       *[other] { $count } osoby
    }. Najpierw kogoś odblokuj.
blocks-added = Zablokowano: { $name }

## Na pierwszej stronie klubu: otwarte stoły z wolnym miejscem
tables-front = { $count ->
    [one] { $count } stół
    [few] { $count } stoły
    [many] { $count } stołów
   *[other] { $count } stołu
}
tables-front-next = { $count ->
    [one] **Jest otwarty stół.** Zajmij miejsce.
    [few] **Są { $count } otwarte stoły.** Zajmij miejsce.
    [many] **Jest { $count } otwartych stołów.** Zajmij miejsce.
   *[other] **Jest { $count } otwartego stołu.** Zajmij miejsce.
}
