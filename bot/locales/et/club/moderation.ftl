### Mida moderaatorid teevad: lõpetavad partiisid, keelavad mängimise ja loevad, mis on tehtud.

command-club-moderate =
    .description = Moderaatoritele: lõpeta partiisid, keela mängimine, loe logi
command-club-moderate-table =
    .description = Partii, mille lõpetad
command-club-moderate-person =
    .description = Inimene, kellel keelad siin mängida

button-club-moderate = Modereeri

moderate-title = ### Modereerimine
moderate-page-tables = Partiid
moderate-page-people = Inimesed
moderate-page-log = Logi

## Lauad. $span on “3 päeva”
moderate-all = **Käimas partiisid: { $count }** (kõige kauem seisnud ees)
moderate-idle = **Käikudeta ({ $span } või kauem): { $count }**
menu-moderate-all = Näita: kõik partiid
menu-moderate-idle = Näita: käikudeta ({ $span })
menu-moderate-table = Vali partii …
moderate-more = … ja veel { $count }
# $title on “#17 · 500 Rummy”, $time “3 päeva eest”
moderate-table = **{ $title }** · { $names } · viimane käik { $time }
moderate-own-table = Mängid ise partiis #{ $game }, nii et sellega peab tegelema teine moderaator.
moderate-own-tournament = Partii #{ $game } on osa turniirist, kus sa ise mängid, nii et sellega peab tegelema teine moderaator.
moderate-ends = Mõlemal juhul lõpeb partii kohe: see on reitinguta ega lähe arvesse edetabelites.
moderate-ends-tournament = See on turniiripartii. Mõlemal juhul lõpeb see kohe: iga kohale tulnud mängija saab pool punkti ja turniiri sõnumis on kirjas, et partii lõpetas moderaator.
# Nupud; mõlemad avavad akna
button-moderate-end = Lõpeta tulemuseta …
button-moderate-stop = Lõpeta punktidega …
button-moderate-clear = Lõpeta ({ $count }) …
button-moderate-look = Vaata partiid
moderate-ended = { $how ->
    [stop] Partii #{ $game } on lõpetatud, praegused punktid jäävad.
   *[end] Partii #{ $game } on lõpetatud tulemuseta.
}
moderate-cleared = Lõpetatud partiisid: { $count }.

## Inimesed
moderate-people = **Mängukeeluga siin: { $count }**
menu-moderate-person = Keela kellelgi mängimine …
menu-moderate-lift = Tühista mängukeeld …
menu-moderate-length = Kui kauaks?
moderate-until-lifted = kuni tühistamiseni
moderate-ban = **{ $name }** · { $until ->
    [none] kuni tühistamiseni
   *[other] kuni { $until }
}
# Tehtu järel
moderate-because = { "\u00A0" }· „{ $reason }“
moderate-how-long = Kui kauaks keelad liikmel **{ $name }** siin mängida? Tema avatud väljakutsed tühistatakse. Pooleliolevad partiid saab ta lõpuni mängida.
# $tables: “#17, #18”
moderate-banned = Liikmel **{ $name }** on siin mängukeeld { $until ->
    [none] kuni tühistamiseni.
   *[other] kuni { $until }.
} { $tables ->
    [none] { "" }
   *[other] Veel pooleli: { $tables }. Lase need partiid lõpuni mängida või lõpeta need lehel „{ moderate-page-tables }“.
}
moderate-lifted = Liige **{ $name }** saab siin jälle mängida.

## Logi. $time on päev ja kellaaeg
moderate-log-empty = Logis pole veel midagi.
moderate-deed = { $time } · **{ $by }** { $kind ->
    [end] lõpetas partii #{ $game } tulemuseta
    [stop] lõpetas partii #{ $game }, punktid jäid
    [clear] lõpetas partii #{ $game }, mis oli kaua seisnud
    [ban] keelas liikmel **{ $name }** mängida { $until ->
        [none] kuni tühistamiseni
       *[other] kuni { $until }
    }
   *[lift] lubas liikmel **{ $name }** jälle mängida
}

## Aknad
dialog-moderate = { $what ->
    [end] Lõpeta #{ $number } tulemuseta
    [stop] Lõpeta #{ $number }, punktid jäävad
    [clear] Lõpeta kõik need partiid
    [ban] Keela mängimine
   *[lift] Tühista mängukeeld
}
field-moderate-reason = Põhjus (pole kohustuslik)
field-moderate-reason-about = { $what ->
    [ban] Seda näevad moderaatorid logis ja keelu saanud inimene.
   *[other] Seda näevad logis ainult moderaatorid.
}

## Mida ei saa
ban-over = See mängukeeld on juba läbi.
ban-lift-own = Oma mängukeeldu sa ise tühistada ei saa. Palu teist moderaatorit.
