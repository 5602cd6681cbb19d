### Su kuo: kas laisvas, atviri stalai, iššūkiai, kurie laukia, pakvietimai.

command-club-around = kas-laisvas
    .description = Pamatyti, kas laisvas, ir pasirinkti, kada ir dėl kurių žaidimų tave paminėti
command-club-tables = stalai
    .description = Pamatyti šio serverio atvirus stalus ir prisijungti

club-server-only = Tai veikia tik serveryje. Naudok komandą serverio kanale.
around-title = ### Kas laisvas
around-now = Dabar laisvi: { $names }
around-nobody = Kitų laisvų žmonių dabar nėra.
around-not-said = Pasirink žaidimus, ir paminėsiu tave, kai kas nors atidarys stalą.
around-said = Paminėsiu tave, kai kas nors atidarys stalą: **{ $games }** ({ $days }, { $hours }, { $zone }), iki { $until }.
around-lapsed = Minėjau tave iki { $until }. Paspausk **{ button-around-renew }**, ir vėl minėsiu ({ $games }: { $days }, { $hours }, { $zone }).
around-needs-zone = Pirma žemiau esančiame meniu pasirink savo laiko juostą.
around-about = Paminiu ne dažniau kaip kartą per valandą visuose serveriuose kartu. Per tylos valandas, atostogas ir kol žaidi, neminiu. Kiti mato tik tavo vardą tarp laisvųjų.
around-games = Žaidimai, dėl kurių tave paminėti
around-days = Dienos
around-every-day = kasdien
around-any-time = bet kada
weekday = { $day ->
    [mon] pr
    [tue] an
    [wed] tr
    [thu] kt
    [fri] pn
    [sat] št
   *[sun] sk
}
weekday-long = { $day ->
    [mon] pirmadienis
    [tue] antradienis
    [wed] trečiadienis
    [thu] ketvirtadienis
    [fri] penktadienis
    [sat] šeštadienis
   *[sun] sekmadienis
}
button-around-hours = Laikas…
button-around-renew = Dar 30 dienų
button-around-stop = Manęs neminėti
around-dialog = Kada galiu tave paminėti?
around-hours-about = Pavyzdžiui, 17:00-23:00. Tuščias laukas – bet kada.
around-hours-wrong = Nesuprantu laiko „{ $hours }“. Rašyk taip: 17:00-23:00.

around-call = { $people }: **{ $name }** atidarė stalą: **{ $game }**. [Prie stalo]({ $url })

tables-title = ### Atviri stalai
tables-nobody = Atvirų stalų dabar nėra. Atidaryk savo.
tables-joined = Prisijungei. [Prie stalo]({ $url })

invitation = **{ $name }** serveryje **{ $server }** meta tau iššūkį: **{ $game }**. [Prie iššūkio]({ $url })
invitation-why = Gauni tai, nes įjungti pakvietimai asmenine žinute. Išjungti: /{ command-preferences }

command-club-block-person = ką
    .description = Žmogus, kurį užblokuoti
command-club-block-unblock = atblokuoti
    .description = Žmogus, kurį atblokuoti
blocks-none = Nieko neužblokavai.
blocks-add = Užblokuoti žmogų
blocks-take = Atblokuoti žmogų
blocks-not-them = Savęs ar boto užblokuoti negali.
blocks-too-many = Užblokuoti gali ne daugiau kaip { $count ->
    [one] { $count } žmogų
    [few] { $count } žmones
   *[other] { $count } žmonių
}. Pirma ką nors atblokuok.
blocks-added = Užblokavai: { $name }.

## Klubo apžvalgoje: atviri stalai su laisva vieta
tables-front = { $count ->
    [one] { $count } stalas
    [few] { $count } stalai
   *[other] { $count } stalų
}
tables-front-next = { $count ->
    [one] **Yra { $count } atviras stalas**: prisėsk.
    [few] **Yra { $count } atviri stalai**: prisėsk.
   *[other] **Yra { $count } atvirų stalų**: prisėsk.
}
