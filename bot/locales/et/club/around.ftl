### Kellega: kes on vaba, avatud lauad, ootavad väljakutsed, kutsed.

command-club-around =
    .description = Vaata, kes on vaba, ja ütle, millistesse mängudesse ja millal tohin sind kutsuda
command-club-tables =
    .description = Vaata selle serveri avatud laudu ja liitu mõnega

club-server-only = See kuulub serverile: küsi minult mõnes selle kanalis.
around-title = ### Kes on vaba
around-now = Praegu on vabad: { $names }
around-nobody = Praegu pole keegi teine öelnud, et on vaba.
around-not-said = Ma ei tea veel, millal tohin sind kutsuda. Vali mängud ja ma mainin sind, kui keegi laua avab.
around-said = Tohin sind kutsuda lauda, **{ $games }**: { $days }, { $hours } ({ $zone }). Kehtib kuni { $until }.
around-lapsed = Ma ei kutsu sind enam: see kehtis kuni { $until }. **{ button-around-renew }** pikendab seda ({ $games }: { $days }, { $hours }, { $zone }).
around-needs-zone = Ma ei tea, mis kell sinu juures on: vali kõigepealt ajavöönd.
around-about = Kõige rohkem üks mainimine tunnis kõigis serverites kokku ning mitte ühtegi vaiksetel tundidel, puhkusel ega mängu ajal. Teised näevad sinu nime vabade seas ja mitte midagi muud.
around-games = Mängud, kuhu sind kutsuda
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
button-around-stop = Ära kutsu mind
around-dialog = Millal tohin sind kutsuda?
around-hours-about = Näiteks 17:00-23:00; tühi: igal ajal
around-hours-wrong = Ma ei saa kellaaegadest aru: „{ $hours }“. Kirjuta nii: 17:00-23:00.

around-call = { $people }: **{ $name }** avas laua: **{ $game }**. [Laua juurde]({ $url })

tables-title = ### Avatud lauad
tables-nobody = Praegu pole ühtki avatud lauda. Ava ise mõni.
tables-joined = Sul on lauas koht. [Laua juurde]({ $url })

invitation = **{ $name }** kutsub sind serveris **{ $server }** välja: **{ $game }**. [Väljakutse juurde]({ $url })
invitation-why = Saad selle, sest oled kutsed privaatsõnumiga lubanud: /{ command-preferences }

command-club-block-person =
    .description = Kelle tahad blokeerida
command-club-block-unblock =
    .description = Kelle blokeeringu tahad lõpetada
blocks-none = Mitte keegi.
blocks-add = Blokeeri keegi
blocks-take = Lõpeta kellegi blokeering
blocks-not-them = Iseennast ega botti blokeerida ei saa.
blocks-too-many = Oled blokeerinud { $count } inimest, rohkem ei saa. Lõpeta enne kellegi blokeering.
blocks-added = { $name } on blokeeritud.

## Klubi esilehel: avatud lauad, kus on vaba koht
tables-front = { $count ->
    [one] { $count } laud
   *[other] { $count } lauda
}
tables-front-next = { $count ->
    [one] **Üks laud on avatud**: istu lauda.
   *[other] **{ $count } lauda on avatud**: istu mõnda.
}
