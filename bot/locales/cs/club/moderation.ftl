### Co dělají moderátoři: ukončují stoly, zakazují lidem hrát a čtou, co se stalo.

command-club-moderate = moderovat
    .description = Pro moderátory: ukončit partii, zakázat někomu hrát, přečíst záznam
command-club-moderate-table = stůl
    .description = Partie, která se má ukončit
command-club-moderate-person = kdo
    .description = Komu zakázat hrát

button-club-moderate = Moderování

moderate-title = ### Moderování
moderate-page-tables = Partie
moderate-page-people = Lidé
moderate-page-log = Záznam

## Stoly. $span je „3 dny“
moderate-all = **Rozehrané partie: { $count }** (nejdéle bez tahu první)
moderate-idle = **Bez tahu { $span } nebo déle: { $count }**
menu-moderate-all = Zobrazit: všechny partie
menu-moderate-idle = Zobrazit: bez tahu { $span }
menu-moderate-table = Vyber partii …
moderate-more = … a ještě { $count }
# $title je „#17 · 500 Rummy“, $time „před 3 dny“
moderate-table = **{ $title }** · { $names } · poslední tah { $time }
moderate-own-table = V partii #{ $game } hraješ, takže o ní musí rozhodnout jiný moderátor.
moderate-own-tournament = Partie #{ $game } patří k turnaji, ve kterém hraješ, takže o ní musí rozhodnout jiný moderátor.
moderate-ends = Tak či tak partie skončí hned: je nehodnocená a do žebříčků se nepočítá.
moderate-ends-tournament = Je to partie turnaje. Tak či tak skončí hned: každý, kdo přišel, dostane půl bodu a ve zprávě turnaje bude, že partii ukončila moderace.
# Tlačítka; obě otevřou okno
button-moderate-end = Bez výsledku …
button-moderate-stop = Nechat body …
button-moderate-clear = Ukončit ({ $count }) …
button-moderate-look = Podívat se
moderate-ended = { $how ->
    [stop] Partie #{ $game } skončila, body zůstávají.
   *[end] Partie #{ $game } skončila bez výsledku.
}
moderate-cleared = Ukončené partie: { $count }.

## Lidé
moderate-people = **Zákazy hry: { $count }**
menu-moderate-person = Zakázat někomu hrát …
menu-moderate-lift = Zrušit zákaz …
menu-moderate-length = Na jak dlouho?
moderate-until-lifted = do odvolání
moderate-ban = **{ $name }** · { $until ->
    [none] do odvolání
   *[other] do { $until }
}
# Za tím, co se stalo
moderate-because = { "\u00A0" }· „{ $reason }“
moderate-how-long = Na jak dlouho tu má mít **{ $name }** zákaz hry? Otevřené výzvy tím končí, rozehrané partie se můžou dohrát.
# $tables: „#17, #18“
moderate-banned = **{ $name }** tu má zákaz hry { $until ->
    [none] do odvolání.
   *[other] do { $until }.
} { $tables ->
    [none] { "" }
   *[other] Ještě se hraje: { $tables }. Nech to dohrát, nebo to ukonči na stránce „{ moderate-page-tables }“.
}
moderate-lifted = **{ $name }** tu zase smí hrát.

## Záznam. $time je datum a čas
moderate-log-empty = Záznam je zatím prázdný.
moderate-deed = { $time } · **{ $by }** { $kind ->
    [end] ukončuje partii #{ $game } bez výsledku
    [stop] ukončuje partii #{ $game } a body nechává
    [clear] ukončuje partii #{ $game }, kde dlouho nikdo netáhl
    [ban] dává zákaz hry: **{ $name }**, { $until ->
        [none] do odvolání
       *[other] do { $until }
    }
   *[lift] ruší zákaz hry: **{ $name }**
}

## Okna
dialog-moderate = { $what ->
    [end] Ukončit #{ $number } bez výsledku
    [stop] Ukončit #{ $number }, body nechat
    [clear] Ukončit všechny tyto partie
    [ban] Zakázat někomu hrát
   *[lift] Zrušit zákaz hry
}
field-moderate-reason = Důvod (nepovinný)
field-moderate-reason-about = { $what ->
    [ban] Uvidí ho moderátoři v záznamu a ten, komu hru zakazuješ.
   *[other] Uvidí ho jen moderátoři v záznamu.
}

## Co nejde
ban-over = Tento zákaz už skončil.
ban-lift-own = Vlastní zákaz zrušit nemůžeš. Požádej jiného moderátora.
