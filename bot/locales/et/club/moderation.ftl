### Mida moderaatorid teevad: lõpetavad partiisid, keelavad mängimise ja loevad, mis on tehtud.

command-club-moderate =
    .description = Moderaatoritele: lõpeta partiisid, keela mängimine, loe logi
command-club-moderate-table =
    .description = Laud, mis tuleb lõpetada
command-club-moderate-person =
    .description = Kellel mängimine keelata

button-club-moderate = Modereeri

moderate-title = ### Modereerimine
moderate-page-tables = Lauad
moderate-page-people = Inimesed
moderate-page-log = Logi

## Lauad. $span on “3 päeva”
moderate-all = **Laudu, kus mängitakse: { $count }**, enne need, kus kõige kauem pole käidud
moderate-idle = **Käiguta ({ $span } või kauem): { $count }**
menu-moderate-all = Näita: kõiki laudu
menu-moderate-idle = Näita: käiguta ({ $span })
menu-moderate-table = Vali laud …
moderate-more = … ja veel { $count }
# $title on “#17 · 500 Rummy”, $time “3 päeva eest”
moderate-table = **{ $title }** · { $names } · viimane käik { $time }
moderate-own-table = Laua #{ $game } taga mängid sina: selle üle peab otsustama teine moderaator.
moderate-own-tournament = Laud #{ $game } kuulub turniiri juurde, millel sa osaled: selle üle peab otsustama teine moderaator.
moderate-ends = Mõlemal juhul lõpeb partii kohe ega lähe arvesse reitingus ega edetabelites.
moderate-ends-tournament = See on turniiri partii: mõlemal juhul lõpeb see kohe, kumbki saab selle eest pool punkti (kes üldse ei tulnud, mitte midagi), ja turniiri sõnumis on kirjas, et selle lõpetas moderaator.
# Nupud; mõlemad avavad akna
button-moderate-end = Tulemuseta …
button-moderate-stop = Punktid jäävad …
button-moderate-clear = Lõpeta ({ $count }) …
button-moderate-look = Vaata
moderate-ended = { $how ->
    [stop] Partii #{ $game } on läbi, punktid jäid, nagu olid.
   *[end] Partii #{ $game } on läbi, tulemuseta.
}
moderate-cleared = Lõpetatud laudu: { $count }.

## Inimesed
moderate-people = **Siin ei tohi mängida: { $count }**
menu-moderate-person = Keela kellelgi mängimine …
menu-moderate-lift = Luba kellelgi jälle mängida …
menu-moderate-length = Kui kauaks?
moderate-until-lifted = kuni tühistamiseni
moderate-ban = **{ $name }** · { $until ->
    [none] kuni tühistamiseni
   *[other] kuni { $until }
}
# Tehtu järel
moderate-because = { " " }· “{ $reason }”
moderate-how-long = Kui kaua ei tohi **{ $name }** siin mängida? Avatud väljakutsed võetakse tagasi, pooleli partiid võib lõpuni mängida.
# $tables: “#17, #18”
moderate-banned = **{ $name }** ei saa siin mängida { $until ->
    [none] kuni tühistamiseni.
   *[other] kuni { $until }.
} { $tables ->
    [none] { "" }
   *[other] Veel käib: { $tables }. Need võib lõpuni mängida või lehel „Lauad“ lõpetada.
}
moderate-lifted = **{ $name }** tohib siin jälle mängida.

## Logi. $time on päev ja kellaaeg
moderate-log-empty = Veel pole midagi tehtud.
moderate-deed = { $time } · **{ $by }** { $kind ->
    [end] lõpetas partii #{ $game } tulemuseta
    [stop] lõpetas partii #{ $game }, punktid jäid, nagu olid
    [clear] lõpetas partii #{ $game }, kus ammu keegi polnud käinud
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
    [clear] Lõpeta kõik need lauad
    [ban] Keela kellelgi mängimine
   *[lift] Luba kellelgi jälle mängida
}
field-moderate-reason = Miks? (pole kohustuslik)
field-moderate-reason-about = { $what ->
    [ban] See on logis ja seda saab teada see, kes mängida ei tohi.
   *[other] See on logis, moderaatoritele.
}

## Mida ei saa
ban-over = See inimene tohib juba jälle mängida.
ban-lift-own = Kas sa tohid jälle mängida, peab otsustama teine moderaator.
