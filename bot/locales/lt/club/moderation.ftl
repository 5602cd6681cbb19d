### Ką daro moderatoriai: užbaigia partijas, uždraudžia žaisti ir skaito, kas padaryta.

command-club-moderate = moderuoti
    .description = Moderatoriams: užbaigti partijas, uždrausti žaisti, skaityti žurnalą
command-club-moderate-table = stalas
    .description = Partija, kurią užbaigti
command-club-moderate-person = žaidėjas
    .description = Narys, kuriam uždrausti žaisti

button-club-moderate = Moderavimas

moderate-title = ### Moderavimas
moderate-page-tables = Partijos
moderate-page-people = Žmonės
moderate-page-log = Žurnalas

## Stalai. $span yra „3 dienos“
moderate-all = **Vyksta partijų: { $count }** (pirma tos, kuriose ilgiausiai niekas nėjo)
moderate-idle = **Be ėjimo ({ $span } ar ilgiau): { $count }**
menu-moderate-all = Rodyti: visas partijas
menu-moderate-idle = Rodyti: be ėjimo ({ $span })
menu-moderate-table = Pasirink partiją…
moderate-more = … ir dar { $count }
# $title yra „#17 · 500 Rummy“, $time „prieš 3 dienas“
moderate-table = **{ $title }** · { $names } · paskutinis ėjimas { $time }
moderate-own-table = Partijoje #{ $game } žaidi tu, todėl dėl jos turi spręsti kitas moderatorius.
moderate-own-tournament = Partija #{ $game } priklauso turnyrui, kuriame dalyvauji, todėl dėl jos turi spręsti kitas moderatorius.
moderate-ends = Bet kuriuo atveju partija baigsis dabar. Ji bus be reitingo ir į lenteles nebus įskaityta.
moderate-ends-tournament = Tai turnyro partija. Bet kuriuo atveju ji baigsis dabar: kiekvienas atėjęs žaidėjas gaus pusę taško, o turnyro žinutėje bus parašyta, kad partiją užbaigė moderatorius.
# Mygtukai; abu atveria langą
button-moderate-end = Baigti be rezultato…
button-moderate-stop = Baigti su taškais…
button-moderate-clear = Baigti ({ $count })…
button-moderate-look = Stebėti partiją
moderate-ended =
    { $how ->
        [stop] Partija #{ $game } baigta, taškai lieka, kokie buvo.
       *[end] Partija #{ $game } baigta be rezultato.
    }
moderate-cleared = Užbaigta partijų: { $count }.

## Žmonės
moderate-people = **Uždrausta čia žaisti: { $count }**
menu-moderate-person = Uždrausti kam nors žaisti…
menu-moderate-lift = Vėl leisti kam nors žaisti…
menu-moderate-length = Kuriam laikui?
moderate-until-lifted = kol bus atšaukta
moderate-ban = **{ $name }** · { $until ->
    [none] kol bus atšaukta
   *[other] iki { $until }
}
# Po to, kas padaryta
moderate-because = { "\u00A0" }· „{ $reason }“
moderate-how-long = Kuriam laikui uždrausti čia žaisti nariui **{ $name }**? Atviri jo iššūkiai bus atšaukti. Pradėtas partijas jis dar galės pabaigti.
# $tables: „#17, #18“
moderate-banned = Nariui **{ $name }** čia uždrausta žaisti{ $until ->
        [none] , kol bus atšaukta.
       *[other] { " " }iki { $until }.
    } { $tables ->
        [none] { "" }
       *[other] Dar žaidžiama: { $tables }. Palauk, kol jos pasibaigs, arba užbaik jas puslapyje „{ moderate-page-tables }“.
    }
moderate-lifted = Nariui **{ $name }** čia vėl leista žaisti.

## Žurnalas. $time yra diena ir laikas
moderate-log-empty = Įrašų dar nėra.
moderate-deed = { $time } · **{ $by }** { $kind ->
    [end] užbaigė partiją #{ $game } be rezultato
    [stop] užbaigė partiją #{ $game }, taškai liko, kokie buvo
    [clear] užbaigė partiją #{ $game }, kurioje seniai niekas nėjo
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
field-moderate-reason = Priežastis (nebūtina)
field-moderate-reason-about =
    { $what ->
        [ban] Matys moderatoriai (žurnale) ir narys, kuriam uždrausta žaisti.
       *[other] Matys tik moderatoriai (žurnale).
    }

## Ko negalima
ban-over = Šis draudimas jau pasibaigė.
ban-lift-own = Savo draudimo panaikinti negali. Paprašyk kito moderatoriaus.
