### Z kim: kto ma czas, otwarte stoły, wyzwania, które czekają, zaproszenia.

command-club-around = kto-ma-czas
    .description = Zobacz, kto ma czas, i powiedz, do jakich gier i kiedy mogę cię wołać
command-club-tables = stoły
    .description = Zobacz otwarte stoły tego serwera i dołącz

club-server-only = To należy do serwera: zapytaj mnie na jednym z jego kanałów.
around-title = ### Kto ma czas
around-now = Teraz mają czas: { $names }
around-nobody = Nikt inny teraz nie mówi, że ma czas.
around-not-said = Nie wiem jeszcze, kiedy mogę cię wołać. Wybierz gry, a wspomnę o tobie, gdy ktoś otworzy stół.
around-said = Mogę cię wołać do stołu, **{ $games }**: { $days }, { $hours } ({ $zone }). Koniec: { $until }.
around-lapsed = Już cię nie wołam, termin minął: { $until }. **{ button-around-renew }** go przedłuża ({ $games }: { $days }, { $hours }, { $zone }).
around-needs-zone = Nie wiem, która jest u ciebie godzina: najpierw wybierz strefę czasową.
around-about = Najwyżej jedna wzmianka na godzinę na wszystkich serwerach razem, a żadna w cichych godzinach, na urlopie ani w trakcie gry. Inni widzą twoją nazwę wśród tych, którzy mają czas, i nic więcej.
around-games = Gry, do których mam cię wołać
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
button-around-renew = 30 dni dłużej
button-around-stop = Nie wołaj mnie
around-dialog = Kiedy mogę cię wołać?
around-hours-about = Na przykład 17:00-23:00; puste: o każdej porze
around-hours-wrong = Nie rozumiem godzin „{ $hours }”. Napisz je jak 17:00-23:00.

around-call = { $people }: **{ $name }** otwiera stół: **{ $game }**. [Do stołu]({ $url })

tables-title = ### Otwarte stoły
tables-nobody = Teraz żaden stół nie jest otwarty. Otwórz własny.
tables-joined = Masz miejsce przy stole. [Do stołu]({ $url })

invitation = **{ $name }** na serwerze **{ $server }** rzuca ci wyzwanie: **{ $game }**. [Do wyzwania]({ $url })
invitation-why = Piszę, bo zaproszenia prywatną wiadomością są u ciebie włączone: /{ command-preferences }

command-club-block-person = osoba
    .description = Kogo chcesz zablokować
command-club-block-unblock = odblokuj
    .description = Kogo chcesz odblokować
blocks-none = Nikogo.
blocks-add = Zablokuj kogoś
blocks-take = Odblokuj kogoś
blocks-not-them = Nie można zablokować siebie ani bota.
blocks-too-many = Blokujesz { $count } osób i więcej się nie da. Najpierw kogoś odblokuj.
blocks-added = Zablokowano: { $name }

## Na pierwszej stronie klubu: otwarte stoły z wolnym miejscem
tables-front = { $count ->
    [one] { $count } stół
    [few] { $count } stoły
    [many] { $count } stołów
   *[other] { $count } stołu
}
tables-front-next = { $count ->
    [one] **Jest otwarty stół**: zajmij miejsce.
    [few] **Są { $count } otwarte stoły**: zajmij miejsce.
    [many] **Jest { $count } otwartych stołów**: zajmij miejsce.
   *[other] **Jest { $count } otwartego stołu**: zajmij miejsce.
}
