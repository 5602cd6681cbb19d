### Co dělají moderátoři: ukončují stoly, zakazují lidem hrát a čtou, co se stalo.

command-club-moderate = moderovat
    .description = Pro moderátory: ukončit stoly, zakázat lidem hrát, přečíst záznam
command-club-moderate-table = stůl
    .description = Stůl, který se má ukončit
command-club-moderate-person = kdo
    .description = Kdo už nemá hrát

button-club-moderate = Moderovat

moderate-title = ### Moderování
moderate-page-tables = Stoly
moderate-page-people = Lidé
moderate-page-log = Záznam

## Stoly. $span je „3 dny“
moderate-all = **Hrané stoly: { $count }**, napřed ty nejdéle bez tahu
moderate-idle = **Bez tahu { $span } nebo déle: { $count }**
menu-moderate-all = Ukázat: všechny stoly
menu-moderate-idle = Ukázat: bez tahu { $span }
menu-moderate-table = Vyber stůl …
moderate-more = … a další: { $count }
# $title je „#17 · 500 Rummy“, $time „před 3 dny“
moderate-table = **{ $title }** · { $names } · poslední tah { $time }
moderate-own-table = U stolu #{ $game } hraješ ty: musí o něm rozhodnout někdo jiný.
moderate-own-tournament = Stůl #{ $game } patří k turnaji, ve kterém hraješ: musí o něm rozhodnout někdo jiný z moderace.
moderate-ends = Tak či tak skončí hned a nepočítá se do hodnocení ani do žebříčků.
moderate-ends-tournament = Je to partie turnaje: tak či tak skončí hned, oba za ni dostanou půl bodu (kdo vůbec nepřišel, nic) a ve zprávě turnaje bude stát, že ji ukončila moderace.
# Tlačítka; obě otevřou okno
button-moderate-end = Bez výsledku …
button-moderate-stop = Nechat body …
button-moderate-clear = Ukončit ({ $count }) …
button-moderate-look = Podívat se
moderate-ended = { $how ->
    [stop] #{ $game } je u konce, s body, jak byly.
   *[end] #{ $game } je u konce, bez výsledku.
}
moderate-cleared = Ukončených stolů: { $count }.

## Lidé
moderate-people = **Hrát tu nesmějí: { $count }**
menu-moderate-person = Zakázat někomu hrát …
menu-moderate-lift = Zase někomu dovolit hrát …
menu-moderate-length = Na jak dlouho?
moderate-until-lifted = do odvolání
moderate-ban = **{ $name }** · { $until ->
    [none] do odvolání
   *[other] do { $until }
}
# Za tím, co se stalo
moderate-because = { " " }· „{ $reason }“
moderate-how-long = Na jak dlouho tu nemá hrát **{ $name }**? Otevřené výzvy se stáhnou, rozehrané partie se smějí dohrát.
# $tables: „#17, #18“
moderate-banned = **{ $name }** tu nemůže hrát { $until ->
    [none] do odvolání.
   *[other] do { $until }.
} { $tables ->
    [none] { "" }
   *[other] Ještě se hraje: { $tables }. Smí se to dohrát, nebo to ukonči na stránce Stoly.
}
moderate-lifted = **{ $name }** tu zase smí hrát.

## Záznam. $time je datum a čas
moderate-log-empty = Zatím se nic nestalo.
moderate-deed = { $time } · **{ $by }** { $kind ->
    [end] ukončuje #{ $game } bez výsledku
    [stop] ukončuje #{ $game } s body, jak byly
    [clear] ukončuje #{ $game }, kde dlouho nikdo netáhl
    [ban] zakazuje hrát, komu: **{ $name }**, { $until ->
        [none] do odvolání
       *[other] do { $until }
    }
   *[lift] zase dovoluje hrát, komu: **{ $name }**
}

## Okna
dialog-moderate = { $what ->
    [end] Ukončit #{ $number } bez výsledku
    [stop] Ukončit #{ $number }, body nechat
    [clear] Ukončit všechny tyto stoly
    [ban] Zakázat někomu hrát
   *[lift] Zase někomu dovolit hrát
}
field-moderate-reason = Proč? (nepovinné)
field-moderate-reason-about = { $what ->
    [ban] Je to v záznamu a dozví se to, kdo nesmí hrát.
   *[other] Je to v záznamu, pro moderátory.
}

## Co nejde
ban-over = Ten už zase hrát smí.
ban-lift-own = Jestli smíš zase hrát, musí rozhodnout někdo jiný z moderace.
