### Ko dara moderatori: beidz partijas, aizliedz spēlēt un lasa, kas izdarīts.

command-club-moderate =
    .description = Moderatoriem: beigt partijas, aizliegt spēlēt, lasīt žurnālu
command-club-moderate-table =
    .description = Partija, ko beigt
command-club-moderate-person =
    .description = Cilvēks, kam aizliegt spēlēt

button-club-moderate = Moderēšana

moderate-title = ### Moderēšana
moderate-page-tables = Partijas
moderate-page-people = Cilvēki
moderate-page-log = Žurnāls

## Galdi. $span ir “3 dienas”
moderate-all = **Notiekošās partijas: { $count }** (vispirms tās, kurās visilgāk nav gājiena)
moderate-idle = **Ilgi bez gājiena: { $count }** ({ $span } vai ilgāk)
menu-moderate-all = Rādīt: visas partijas
menu-moderate-idle = Rādīt: bez gājiena ({ $span })
menu-moderate-table = Izvēlies partiju …
moderate-more = … un vēl { $count }
# $title ir “#17 · 500 Rummy”, $time “pirms 3 dienām”
moderate-table = **{ $title }** · { $names } · pēdējais gājiens { $time }
moderate-own-table = Partijā #{ $game } spēlē tu, tāpēc par to jālemj citam moderatoram.
moderate-own-tournament = Partija #{ $game } ir no turnīra, kurā tu piedalies, tāpēc par to jālemj citam moderatoram.
moderate-ends = Jebkurā gadījumā partija beidzas uzreiz: tā ir bez reitinga un tabulā neskaitās.
moderate-ends-tournament = Tā ir turnīra partija. Jebkurā gadījumā tā beidzas uzreiz: katrs, kas ieradās, saņem puspunktu, un turnīra ziņā būs rakstīts, ka to beidza moderators.
# Pogas; abas atver logu
button-moderate-end = Bez rezultāta …
button-moderate-stop = Ar punktiem …
button-moderate-clear = Beigt ({ $count }) …
button-moderate-look = Skatīties partiju
moderate-ended = { $how ->
    [stop] Partija #{ $game } ir beigta; punkti palika, kādi bija.
   *[end] Partija #{ $game } ir beigta bez rezultāta.
}
moderate-cleared = Beigtās partijas: { $count }.

## Cilvēki
moderate-people = **Šeit aizliegts spēlēt: { $count }**
menu-moderate-person = Aizliegt kādam spēlēt …
menu-moderate-lift = Atcelt aizliegumu …
menu-moderate-length = Uz cik ilgu laiku?
moderate-until-lifted = līdz atcelšanai
moderate-ban = **{ $name }** · { $until ->
    [none] līdz atcelšanai
   *[other] līdz { $until }
}
# Aiz tā, kas izdarīts
moderate-because = { "\u00A0" }· „{ $reason }”
moderate-how-long = Cik ilgi dalībnieks **{ $name }** šeit nedrīkstēs spēlēt? Atvērtie izaicinājumi tiks atsaukti, iesāktās partijas varēs pabeigt.
# $tables: “#17, #18”
moderate-banned = Dalībniekam **{ $name }** šeit aizliegts spēlēt { $until ->
    [none] līdz atcelšanai.
   *[other] līdz { $until }.
}{ $tables ->
    [none] { "" }
   *[other] { " " }Vēl notiek: { $tables }. Šīs partijas var izspēlēt līdz galam vai beigt lapā „{ moderate-page-tables }”.
}
moderate-lifted = Dalībnieks **{ $name }** šeit atkal drīkst spēlēt.

## Žurnāls. $time ir diena un laiks
moderate-log-empty = Žurnālā vēl nekā nav.
moderate-deed = { $time } · **{ $by }** { $kind ->
    [end] beidza partiju #{ $game } bez rezultāta
    [stop] beidza partiju #{ $game }, punkti palika, kādi bija
    [clear] beidza partiju #{ $game }, kurā sen nebija gājiena
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
    [clear] Beigt visas šīs partijas
    [ban] Aizliegt spēlēt
   *[lift] Atkal ļaut spēlēt
}
field-moderate-reason = Iemesls (nav obligāts)
field-moderate-reason-about = { $what ->
    [ban] To redzēs moderatori žurnālā un tas, kam aizliegts spēlēt.
   *[other] To žurnālā redzēs tikai moderatori.
}

## Ko nevar
ban-over = Šis aizliegums jau ir beidzies.
ban-lift-own = Savu aizliegumu tu atcelt nevari. Palūdz citam moderatoram.
