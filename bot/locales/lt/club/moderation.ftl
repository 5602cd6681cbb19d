### Ką daro moderatoriai: užbaigia partijas, uždraudžia žaisti ir skaito, kas padaryta.

command-club-moderate = moderuoti
    .description = Moderatoriams: užbaigti partijas, uždrausti žaisti, skaityti žurnalą
command-club-moderate-table = stalas
    .description = Stalas, kurį reikia užbaigti
command-club-moderate-person = žaidėjas
    .description = Kam uždrausti žaisti

button-club-moderate = Moderuoti

moderate-title = ### Moderavimas
moderate-page-tables = Stalai
moderate-page-people = Žmonės
moderate-page-log = Žurnalas

## Stalai. $span yra „3 dienos“
moderate-all = **Stalų, kur žaidžiama: { $count }**, pirma tie, kur seniausiai nebuvo ėjimo
moderate-idle = **Be ėjimo ({ $span } ar ilgiau): { $count }**
menu-moderate-all = Rodyti: visus stalus
menu-moderate-idle = Rodyti: be ėjimo ({ $span })
menu-moderate-table = Pasirink stalą …
moderate-more = … ir dar { $count }
# $title yra „#17 · 500 Rummy“, $time „prieš 3 dienas“
moderate-table = **{ $title }** · { $names } · paskutinis ėjimas { $time }
moderate-own-table = Prie stalo #{ $game } žaidi tu: dėl jo turi spręsti kitas moderatorius.
moderate-own-tournament = Stalas #{ $game } priklauso turnyrui, kuriame dalyvauji: dėl jo turi spręsti kitas moderatorius.
moderate-ends = Bet kuriuo atveju partija baigsis iš karto ir nebus įskaityta nei į reitingą, nei į lenteles.
moderate-ends-tournament = Tai turnyro partija: bet kuriuo atveju ji baigsis iš karto, abu už ją gaus po pusę taško (kas visai neatėjo – nieko), o turnyro žinutėje bus parašyta, kad ją užbaigė moderatorius.
# Mygtukai; abu atveria langą
button-moderate-end = Be rezultato …
button-moderate-stop = Palikti taškus …
button-moderate-clear = Baigti ({ $count }) …
button-moderate-look = Pažiūrėti
moderate-ended = { $how ->
    [stop] Partija #{ $game } baigta, taškai liko, kokie buvo.
   *[end] Partija #{ $game } baigta be rezultato.
}
moderate-cleared = Užbaigta partijų: { $count }.

## Žmonės
moderate-people = **Čia negali žaisti: { $count }**
menu-moderate-person = Uždrausti kam nors žaisti …
menu-moderate-lift = Vėl leisti kam nors žaisti …
menu-moderate-length = Kuriam laikui?
moderate-until-lifted = kol bus atšaukta
moderate-ban = **{ $name }** · { $until ->
    [none] kol bus atšaukta
   *[other] iki { $until }
}
# Po to, kas padaryta
moderate-because = { " " }· „{ $reason }“
moderate-how-long = Kuriam laikui čia neturi žaisti **{ $name }**? Atviri iššūkiai bus atšaukti, pradėtas partijas galima pabaigti.
# $tables: „#17, #18“
moderate-banned = **{ $name }** čia negali žaisti{ $until ->
    [none] , kol kas nors tai atšauks.
   *[other] { " " }iki { $until }.
} { $tables ->
    [none] { "" }
   *[other] Dar žaidžiama: { $tables }. Šias partijas galima pabaigti arba užbaigti puslapyje „Stalai“.
}
moderate-lifted = **{ $name }** čia vėl gali žaisti.

## Žurnalas. $time yra diena ir laikas
moderate-log-empty = Kol kas nieko nepadaryta.
moderate-deed = { $time } · **{ $by }** { $kind ->
    [end] užbaigė partiją #{ $game } be rezultato
    [stop] užbaigė partiją #{ $game }, taškai liko, kokie buvo
    [clear] užbaigė partiją #{ $game }, kur seniai niekas nėjo
    [ban] uždraudė žaisti nariui **{ $name }**{ $until ->
        [none] , kol bus atšaukta
       *[other] { " " }iki { $until }
    }
   *[lift] vėl leido žaisti nariui **{ $name }**
}

## Langai
dialog-moderate = { $what ->
    [end] Užbaigti #{ $number } be rezultato
    [stop] Užbaigti #{ $number }, palikti taškus
    [clear] Užbaigti visas šias partijas
    [ban] Uždrausti žaisti
   *[lift] Vėl leisti žaisti
}
field-moderate-reason = Kodėl? (nebūtina)
field-moderate-reason-about = { $what ->
    [ban] Tai bus žurnale, ir tai sužinos tas, kam nevalia žaisti.
   *[other] Tai bus žurnale, moderatoriams.
}

## Ko negalima
ban-over = Šis žmogus jau vėl gali žaisti.
ban-lift-own = Ar gali vėl žaisti, turi spręsti kitas moderatorius.
