### Kellega: kes on vaba, avatud lauad, ootavad väljakutsed, kutsed.

command-club-around =
    .description = Vaata, kes on vaba, ja vali, millal ja milliste mängude puhul sind mainida
command-club-tables =
    .description = Vaata selle serveri avatud laudu ja liitu mõnega

club-server-only = See töötab ainult serveris. Kasuta käsku mõnes serveri kanalis.
around-title = ### Kes on vaba
around-now = Praegu vabad: { $names }
around-nobody = Praegu pole keegi teine vaba.
around-not-said = Vali mõni mäng, siis mainin sind, kui keegi avab laua.
around-said = Mainin sind, kui keegi avab laua. Mängud: **{ $games }** ({ $days }, { $hours }, { $zone }). Kehtib kuni { $until }.
around-lapsed = Ma ei maini sind enam: see kehtis kuni { $until }. Uuesti alustamiseks vajuta **{ button-around-renew }** ({ $games }: { $days }, { $hours }, { $zone }).
around-needs-zone = Vali enne allpool menüüst oma ajavöönd.
around-about = Kõige rohkem üks mainimine tunnis, kõigis serverites kokku; vaiksetel tundidel, puhkuse ja mängu ajal mitte ühtki. Teised näevad ainult seda, et oled vaba.
around-games = Mängud, mille puhul sind mainida
around-days = Päevad
around-every-day = iga päev
around-any-time = igal ajal
weekday = { $day ->
    [mon] E
    [tue] T
    [wed] K
    [thu] N
    [fri] R
    [sat] L
   *[sun] P
}
weekday-long = { $day ->
    [mon] esmaspäev
    [tue] teisipäev
    [wed] kolmapäev
    [thu] neljapäev
    [fri] reede
    [sat] laupäev
   *[sun] pühapäev
}
button-around-hours = Kellaajad …
button-around-renew = Veel 30 päeva
button-around-stop = Ära maini mind
around-dialog = Millal tohin sind mainida?
around-hours-about = Näiteks 17:00-23:00. Kui tühi, siis igal ajal.
around-hours-wrong = Ma ei saa kellaaegadest aru: „{ $hours }“. Kirjuta nii: 17:00-23:00.

around-call = { $people }: **{ $name }** avas laua: **{ $game }**. [Laua juurde]({ $url })

tables-title = ### Avatud lauad
tables-nobody = Praegu pole ühtki avatud lauda. Ava ise mõni.
tables-joined = Oled mängus. [Laua juurde]({ $url })

invitation = **{ $name }** kutsub sind serveris **{ $server }** välja: **{ $game }**. [Väljakutse juurde]({ $url })
invitation-why = Kutsed tulevad privaatsõnumiga, sest oled selle sisse lülitanud. Välja saad lülitada siin: /{ command-preferences }

command-club-block-person =
    .description = Inimene, kelle blokeerid
command-club-block-unblock =
    .description = Inimene, kelle blokeeringu eemaldad
blocks-none = Sa pole kedagi blokeerinud.
blocks-add = Blokeeri keegi
blocks-take = Eemalda kellegi blokeering
blocks-not-them = Iseennast ega botti blokeerida ei saa.
blocks-too-many = Blokeerida saab kuni { $count } inimest. Eemalda enne kellegi blokeering.
blocks-added = Blokeeritud: { $name }.

## Klubi esilehel: avatud lauad, kus on vaba koht
tables-front = { $count ->
    [one] { $count } laud
   *[other] { $count } lauda
}
tables-front-next = { $count ->
    [one] **Üks laud on avatud.** Tule mängima.
   *[other] **{ $count } lauda on avatud.** Tule mängima.
}
