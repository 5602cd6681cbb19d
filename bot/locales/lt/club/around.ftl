### Su kuo: kas laisvas, atviri stalai, iššūkiai, kurie laukia, kvietimai.

command-club-around = kas-laisvas
    .description = Pamatyti, kas laisvas, ir pasakyti, į kuriuos žaidimus ir kada galiu tave kviesti
command-club-tables = stalai
    .description = Pamatyti šio serverio atvirus stalus ir prisijungti

club-server-only = Tai priklauso serveriui: klausk manęs kuriame nors jo kanale.
around-title = ### Kas laisvas
around-now = Dabar laisvi: { $names }
around-nobody = Daugiau niekas dabar nesako, kad yra laisvas.
around-not-said = Dar nežinau, kada galiu tave kviesti. Pasirink žaidimus, ir paminėsiu tave, kai kas nors atidarys stalą.
around-said = Galiu kviesti tave prie stalo, **{ $games }**: { $days }, { $hours } ({ $zone }). Galioja iki { $until }.
around-lapsed = Daugiau tavęs nekviečiu: galiojo iki { $until }. **{ button-around-renew }** pratęsia ({ $games }: { $days }, { $hours }, { $zone }).
around-needs-zone = Nežinau, kiek pas tave valandų: pirma pasirink laiko juostą.
around-about = Daugiausia vienas paminėjimas per valandą visuose serveriuose kartu, o tylos valandomis, per atostogas ir žaidžiant – nė vieno. Kiti mato tavo vardą tarp laisvųjų ir nieko daugiau.
around-games = Žaidimai, į kuriuos tave kviesti
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
button-around-hours = Valandos …
button-around-renew = Dar 30 dienų
button-around-stop = Nebekviesti
around-dialog = Kada galiu tave kviesti?
around-hours-about = Pavyzdžiui, 17:00-23:00; tuščia – bet kada
around-hours-wrong = Nesuprantu valandų „{ $hours }“. Rašyk taip: 17:00-23:00.

around-call = { $people }: **{ $name }** atidarė stalą: **{ $game }**. [Prie stalo]({ $url })

tables-title = ### Atviri stalai
tables-nobody = Dabar nėra nė vieno atviro stalo. Atidaryk jį tu.
tables-joined = Turi vietą prie stalo. [Prie stalo]({ $url })

invitation = **{ $name }** serveryje **{ $server }** meta tau iššūkį: **{ $game }**. [Prie iššūkio]({ $url })
invitation-why = Gauni tai, nes leidi pakvietimus asmenine žinute: /{ command-preferences }

command-club-block-person = ką
    .description = Ką nori užblokuoti
command-club-block-unblock = atblokuoti
    .description = Ką nori atblokuoti
blocks-none = Nėra.
blocks-add = Ką nors užblokuoti
blocks-take = Ką nors atblokuoti
blocks-not-them = Savęs ar boto užblokuoti negali.
blocks-too-many = Užblokuotų žmonių jau { $count }, daugiau negalima. Pirma ką nors atblokuok.
blocks-added = Dabar užblokuota: { $name }

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
