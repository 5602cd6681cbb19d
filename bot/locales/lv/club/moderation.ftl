### Ko dara moderatori: beidz partijas, aizliedz spēlēt un lasa, kas izdarīts.

command-club-moderate =
    .description = Moderatoriem: beigt partijas, aizliegt spēlēt, lasīt žurnālu
command-club-moderate-table =
    .description = Galds, kas jābeidz
command-club-moderate-person =
    .description = Kam aizliegt spēlēt

button-club-moderate = Moderēt

moderate-title = ### Moderēšana
moderate-page-tables = Galdi
moderate-page-people = Cilvēki
moderate-page-log = Žurnāls

## Galdi. $span ir “3 dienas”
moderate-all = **Galdi, pie kuriem spēlē: { $count }**, vispirms tie, kur visilgāk nav gājiena
moderate-idle = **Bez gājiena ({ $span } vai ilgāk): { $count }**
menu-moderate-all = Rādīt: visus galdus
menu-moderate-idle = Rādīt: bez gājiena ({ $span })
menu-moderate-table = Izvēlies galdu …
moderate-more = … un vēl { $count }
# $title ir “#17 · 500 Rummy”, $time “pirms 3 dienām”
moderate-table = **{ $title }** · { $names } · pēdējais gājiens { $time }
moderate-own-table = Pie galda #{ $game } spēlē tu: par to jālemj citam moderatoram.
moderate-own-tournament = Galds #{ $game } pieder turnīram, kurā tu piedalies: par to jālemj citam moderatoram.
moderate-ends = Jebkurā gadījumā partija beidzas uzreiz un neskaitās ne reitingā, ne tabulās.
moderate-ends-tournament = Tā ir turnīra partija: jebkurā gadījumā tā beidzas uzreiz, abi par to saņem pa pusei punkta (kas nemaz neieradās, neko), un turnīra ziņā būs rakstīts, ka to beidza moderators.
# Pogas; abas atver logu
button-moderate-end = Bez rezultāta …
button-moderate-stop = Paturēt punktus …
button-moderate-clear = Beigt ({ $count }) …
button-moderate-look = Apskatīt
moderate-ended = { $how ->
    [stop] Partija #{ $game } ir beigusies, punkti palika, kādi bija.
   *[end] Partija #{ $game } ir beigusies bez rezultāta.
}
moderate-cleared = Pabeigti galdi: { $count }.

## Cilvēki
moderate-people = **Šeit nedrīkst spēlēt: { $count }**
menu-moderate-person = Aizliegt kādam spēlēt …
menu-moderate-lift = Atkal ļaut kādam spēlēt …
menu-moderate-length = Uz cik ilgu laiku?
moderate-until-lifted = līdz atcelšanai
moderate-ban = **{ $name }** · { $until ->
    [none] līdz atcelšanai
   *[other] līdz { $until }
}
# Aiz tā, kas izdarīts
moderate-because = { " " }· “{ $reason }”
moderate-how-long = Cik ilgi **{ $name }** šeit nedrīkst spēlēt? Atvērtos izaicinājumus atsauc, iesāktās partijas var izspēlēt līdz galam.
# $tables: “#17, #18”
moderate-banned = **{ $name }** šeit nedrīkst spēlēt { $until ->
    [none] līdz atcelšanai.
   *[other] līdz { $until }.
} { $tables ->
    [none] { "" }
   *[other] Vēl notiek: { $tables }. To var izspēlēt, vai arī beidz to lapā “Galdi”.
}
moderate-lifted = **{ $name }** šeit atkal drīkst spēlēt.

## Žurnāls. $time ir diena un laiks
moderate-log-empty = Vēl nekas nav izdarīts.
moderate-deed = { $time } · **{ $by }** { $kind ->
    [end] beidza partiju #{ $game } bez rezultāta
    [stop] beidza partiju #{ $game }, punkti palika, kādi bija
    [clear] beidza partiju #{ $game }, kur sen neviens nav gājis
    [ban] aizliedza spēlēt dalībniekam **{ $name }** { $until ->
        [none] līdz atcelšanai
       *[other] līdz { $until }
    }
   *[lift] atkal ļāva spēlēt dalībniekam **{ $name }**
}

## Logi
dialog-moderate = { $what ->
    [end] Beigt #{ $number } bez rezultāta
    [stop] Beigt #{ $number }, paturēt punktus
    [clear] Beigt visus šos galdus
    [ban] Aizliegt kādam spēlēt
   *[lift] Atkal ļaut kādam spēlēt
}
field-moderate-reason = Kāpēc? (nav obligāti)
field-moderate-reason-about = { $what ->
    [ban] Tas būs žurnālā, un to uzzinās tas, kam aizliegts spēlēt.
   *[other] Tas būs žurnālā, moderatoriem.
}

## Ko nevar
ban-over = Šis cilvēks jau atkal drīkst spēlēt.
ban-lift-own = Par to, vai tu atkal drīksti spēlēt, jālemj citam moderatoram.
