### S kým: kdo má čas, volné stoly, výzvy, které počkají, pozvánky.

command-club-around = kdo-má-čas
    .description = Podívat se, kdo má čas, a vybrat, kdy a u kterých her tě zmíním
command-club-tables = stoly
    .description = Otevřené stoly na tomto serveru; k některému se přidej

club-server-only = To jde jen na serveru. Použij to v některém jeho kanálu.
around-title = ### Kdo má čas
around-now = Čas teď mají: { $names }
around-nobody = Nikdo jiný teď čas nemá.
around-not-said = Vyber hry a zmíním tě, až pro ně někdo otevře stůl.
around-said = Zmíním tě, až někdo otevře stůl. Hry: **{ $games }** ({ $days }, { $hours }, { $zone }). Platí do { $until }.
around-lapsed = Zmínky skončily { $until }. Znovu je zapneš tlačítkem **{ button-around-renew }** ({ $games }: { $days }, { $hours }, { $zone }).
around-needs-zone = Nejdřív vyber své časové pásmo v nabídce níže.
around-about = Nejvýš jedna zmínka za hodinu na všech serverech dohromady; žádná v tichých hodinách, na dovolené, nebo když hraješ. Ostatní vidí jen to, že máš čas.
around-games = U kterých her tě mám zmínit?
around-days = Dny
around-every-day = každý den
around-any-time = kdykoli
weekday = { $day ->
    [mon] po
    [tue] út
    [wed] st
    [thu] čt
    [fri] pá
    [sat] so
   *[sun] ne
}
weekday-long = { $day ->
    [mon] pondělí
    [tue] úterý
    [wed] středa
    [thu] čtvrtek
    [fri] pátek
    [sat] sobota
   *[sun] neděle
}
button-around-hours = Hodiny …
button-around-renew = Dalších 30 dní
button-around-stop = Už mě nezmiňovat
around-dialog = Kdy tě můžu zmínit?
around-hours-about = Třeba 17:00-23:00. Prázdné znamená kdykoli.
around-hours-wrong = „{ $hours }“ jako hodiny přečíst neumím. Napiš je třeba takto: 17:00-23:00.

around-call = { $people }: **{ $name }** otevírá stůl: **{ $game }**. [Ke stolu]({ $url })

tables-title = ### Otevřené stoly
tables-nobody = Žádný otevřený stůl teď není. Otevři vlastní.
tables-joined = Máš místo u stolu. [Ke stolu]({ $url })

invitation = **{ $name }** tě na serveru **{ $server }** vyzývá na **{ $game }**. [K výzvě]({ $url })
invitation-why = Píšu ti, protože máš zapnuté pozvánky soukromou zprávou. Vypneš je tady: /{ command-preferences }

command-club-block-person = kdo
    .description = Koho chceš zablokovat
command-club-block-unblock = odblokovat
    .description = Koho chceš odblokovat
blocks-none = Nikoho neblokuješ.
blocks-add = Někoho zablokovat
blocks-take = Někoho odblokovat
blocks-not-them = Sebe ani bota zablokovat nemůžeš.
blocks-too-many = Blokovat můžeš nejvýš { $count } lidí. Nejdřív někoho odblokuj.
blocks-added = Zablokováno: { $name }

## Na první stránce klubu: stoly s volným místem
tables-front = { $count ->
    [one] { $count } stůl
    [few] { $count } stoly
   *[other] { $count } stolů
}
tables-front-next = { $count ->
    [one] **Jeden stůl je otevřený.** Přisedni si.
    [few] **{ $count } stoly jsou otevřené.** Přisedni si.
   *[other] **{ $count } stolů je otevřených.** Přisedni si.
}
