### S kým: kdo má čas, volné stoly, výzvy, které počkají, pozvánky.

command-club-around = kdo-má-čas
    .description = Podívat se, kdo má čas, a říct, ke kterým hrám a kdy tě můžu volat
command-club-tables = stoly
    .description = Podívat se na volné stoly na tomto serveru a přidat se

club-server-only = To patří k serveru: zeptej se mě v některém jeho kanálu.
around-title = ### Kdo má čas
around-now = Čas teď mají: { $names }
around-nobody = Nikdo jiný teď neříká, že má čas.
around-not-said = Zatím nevím, kdy tě můžu volat. Vyber hry a zmíním tě, až někdo otevře stůl.
around-said = Můžu tě volat ke stolu, **{ $games }**: { $days }, { $hours } ({ $zone }). Platí do { $until }.
around-lapsed = Už tě nevolám: platilo to do { $until }. **{ button-around-renew }** to prodlouží ({ $games }: { $days }, { $hours }, { $zone }).
around-needs-zone = Nevím, kolik je u tebe hodin: nejdřív vyber své časové pásmo.
around-about = Nejvýš jedna zmínka za hodinu na všech serverech dohromady, a žádná v tichých hodinách, na dovolené nebo když hraješ. Ostatní vidí tvé jméno mezi těmi, kdo mají čas, a nic víc.
around-games = Hry, ke kterým tě mám volat
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
button-around-stop = Už mě nevolat
around-dialog = Kdy tě můžu volat?
around-hours-about = Třeba 17:00-23:00; prázdné: kdykoli
around-hours-wrong = Hodinám „{ $hours }“ nerozumím. Piš je jako 17:00-23:00.

around-call = { $people }: **{ $name }** otevírá stůl: **{ $game }**. [Ke stolu]({ $url })

tables-title = ### Volné stoly
tables-nobody = Žádný volný stůl teď není. Otevři vlastní.
tables-joined = Máš místo u stolu. [Ke stolu]({ $url })

invitation = **{ $name }** ti na serveru **{ $server }** posílá výzvu: **{ $game }**. [K výzvě]({ $url })
invitation-why = Píšu ti, protože máš pozvánky soukromou zprávou povolené: /{ command-preferences }

command-club-block-person = kdo
    .description = Koho chceš zablokovat
command-club-block-unblock = odblokovat
    .description = Koho chceš odblokovat
blocks-none = Nikoho.
blocks-add = Někoho zablokovat
blocks-take = Někoho odblokovat
blocks-not-them = Sebe ani bota zablokovat nemůžeš.
blocks-too-many = Blokuješ { $count } lidí a víc jich být nemůže. Nejdřív někoho odblokuj.
blocks-added = Zablokováno: { $name }

## Na první stránce klubu: stoly s volným místem
tables-front = { $count ->
    [one] { $count } stůl
    [few] { $count } stoly
   *[other] { $count } stolů
}
tables-front-next = { $count ->
    [one] **Jeden stůl je volný**: přisedni si.
    [few] **{ $count } stoly jsou volné**: přisedni si.
   *[other] **{ $count } stolů je volných**: přisedni si.
}
