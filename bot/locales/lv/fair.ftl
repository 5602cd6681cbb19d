### Ko var lūgt, kad partija nenotiek kā parasti: pamudināt, pauze, pārtraukt, kāds ir pazudis,
### atvaļinājums; un kā pārbaudīt, ka kārtis izdalītas godīgi.

## Komandas
command-game-nudge =
    .description = Atgādināt par gājienu tam, ko jau ilgi gaidi
command-game-nudge-table =
    .description = Pie kura galda, ja sēdi pie vairākiem
command-game-away =
    .description = Kāda sen nav: prasīt uzvaru, ļaut spēlēt datoram vai atlikt partiju
command-game-away-table =
    .description = Pie kura galda, ja sēdi pie vairākiem
command-game-pause =
    .description = Ierosināt apturēt pulksteņus, līdz kāds gribēs turpināt
command-game-pause-table =
    .description = Pie kura galda, ja sēdi pie vairākiem
command-game-abort =
    .description = Ierosināt pārtraukt partiju pašā sākumā, bez rezultāta un reitinga
command-game-abort-table =
    .description = Pie kura galda, ja sēdi pie vairākiem

## Galds
button-nudge = Pamudināt
button-gone = Kāds pazudis…
button-pause = Pauze
button-goon = Turpināt
button-abort = Pārtraukt
table-stand-in = spēlē dators
table-halted = { $reason ->
    [agreed] **Pauze.** Laiks neiet. Ja neviens nespiedīs „{ button-goon }”, { $until } partija beigsies bez rezultāta.
    [adjourned] **Atlikta.** Laiks neiet. Ja neviens nespiedīs „{ button-goon }”, { $until } partija beigsies bez rezultāta.
    [vacation] **{ $name } ir atvaļinājumā** līdz { $until }. Laiks neiet.
   *[channel] **Pauze:** kanāls nav sasniedzams. Laiks neiet.
}
end-aborted = Partija ir pārtraukta: bez rezultāta, bez reitinga.
game-over = Partija #{ $game } ir beigusies.

## Pamudinājumi
turn-nudge = { $user }, tevi gaida partijā **#{ $game }**.
nudged = Atgādināts kanālā un privātziņā: { $name }.
nudge-dm = Tevi gaida partijā **#{ $game }**: tavs gājiens.
nudge-yourself = Partijā #{ $game } gājiens ir tavs: mudināt nav ko.
nudge-computer = Partijā #{ $game } tagad nav ko mudināt: spēlē dators vai tiek dalīts raunds.
nudge-short-turns = Partijā #{ $game } gājieni ir īsi: mudināt nevajag, nostrādās gājiena laika limits.
nudge-again = { $name }: šajā gājienā jau ir atgādināts. Ja atbildes nav, nostrādās gājiena laika limits; ja cilvēka sen nav, lieto /{ command-game } { command-game-away }.
nudge-later = Dod laiku, { $name } vēl domā: pamudināt varēsi { $time }.

## Ierosinājumi
button-agree = Piekrītu
button-claim = Uzvara man
button-computer = Lai spēlē dators
button-adjourn = Atlikt
proposal = { $verb ->
    [pause] **{ $name }** ierosina pauzi partijā **#{ $game }**: laiks neiet, līdz kāds spiež „{ button-goon }”.
    [abort] **{ $name }** ierosina pārtraukt partiju **#{ $game }**: bez rezultāta, bez reitinga.
    [claim] **{ $name }** ierosina partijā **#{ $game }** ieskaitīt zaudējumu spēlētājam, kura nav: { $other }.
    [computer] **{ $name }** ierosina, lai partijā **#{ $game }** spēlētāja vietā, kura nav ({ $other }), spēlē dators. Tad partija ir bez reitinga.
   *[adjourn] **{ $name }** ierosina atlikt partiju **#{ $game }**, jo nav spēlētāja { $other }: laiks neiet, līdz kāds spiež „{ button-goon }”.
}
proposal-agreed = Par: { $names }.
proposal-waiting = { $mentions } – gaidām piekrišanu.
proposal-outcome = { $outcome ->
    [agreed] **Visi piekrīt.**
    [declined] **Noraidīts.** Partija turpinās.
    [withdrawn] **Ierosinājums atsaukts.** Partija turpinās.
   *[lapsed] **Vairs nav iespējams.**
}
proposed = Tavs ierosinājums par partiju #{ $game } ir kanālā. Tas stāsies spēkā, kad piekritīs visi pārējie.
answered = { $outcome ->
    [agree] Tu piekrīti. Vēl gaidām pārējo atbildi par partiju #{ $game }.
    [agreed] Par partiju #{ $game } piekrīt visi: izdarīts.
    [declined] Tu noraidi. Partija #{ $game } turpinās.
    [withdrawn] Tavs ierosinājums ir atsaukts. Partija #{ $game } turpinās.
   *[lapsed] Partijā #{ $game } tas vairs nav iespējams.
}
proposal-open = { $name } jau iesniedza citu ierosinājumu: vispirms atbildi uz to. Ja noraidīsi, tas vairs nebūs spēkā.
proposal-declined = Tas tikko tika ierosināts. Atkal ierosināt varēsi { $time }.
proposal-over = Šis ierosinājums par partiju #{ $game } ir beidzies.
proposal-not-yours = Tu jau piekrīti, vai arī tev nejautā.
abort-too-late = Pārtraukt partiju #{ $game } var tikai, kamēr ne visi ir izdarījuši divus pirmā raunda gājienus. Padoties var vienmēr: /{ command-resign }.

## Pauzes
paused-go-on = Partija #{ $game } jau ir apturēta.
not-paused = Partiju #{ $game } spēlētāji nav apturējuši.
done-pause = Partija #{ $game } ir apturēta. Lai turpinātu, spied **{ button-goon }** te vai pie galda.
done-abort = Partija #{ $game } ir pārtraukta: bez rezultāta, bez reitinga.
done-goon = Partija #{ $game } turpinās.
told-goon = { $runs ->
    [now] **{ $name }** atsāka partiju **#{ $game }**. Laiks atkal iet.
   *[later] **{ $name }** atsāka partiju **#{ $game }**. Laiks atkal ies { $time } vai ar nākamo gājienu.
}

## Kurš pazudis
gone-two = Partija #{ $game }: nav spēlētāja **{ $name }**. Ko darīt?
    - **{ button-claim }**: { $name } zaudē (tas skaitās kā padošanās), un uzvari tu.
    - **{ button-computer }**, līdz { $name } atgriežas. Partija vairs neskaitās reitingā.
    - **{ button-adjourn }**: laiks neiet, līdz kāds spiež „{ button-goon }”.
gone-several = Partija #{ $game }: nav spēlētāja **{ $name }**. Ko darīt? { $others ->
        [0] Izlem tikai tu.
        [zero] Jāpiekrīt vēl { $others } spēlētājiem.
        [one] Jāpiekrīt vēl { $others } spēlētājam.
       *[other] Jāpiekrīt vēl { $others } spēlētājiem.
    }
    - **{ button-claim }**: { $name } zaudē (tas skaitās kā padošanās) un izkrīt.
    - **{ button-computer }**, līdz { $name } atgriežas. Partija vairs neskaitās reitingā.
    - **{ button-adjourn }**: laiks neiet, līdz kāds spiež „{ button-goon }”.
gone-nobody = Partijā #{ $game } neviens nav pazudis. Par pazudušu uzskata to, kas ir atstājis serveri, izlaidis pēdējo gājienu (īsos gājienos – divus) un kopš tā nav spēlējis, vai, ja gājiena laika nav, neiet jau 24 stundas.
gone-not = Partija #{ $game }: { $name } jau ir klāt, vai arī prombūtne vēl neskaitās.
adjourn-again = Partija #{ $game } tikko tika atlikta. Atkal to darīt varēsi { $time }.
gone-vacation = { $name } ir atvaļinājumā līdz { $until }.
gone-yourself = Tu taču esi te.
done-claim = Uzvara partijā #{ $game } ir tava.
done-computer = Partijā #{ $game } tālāk spēlē dators, tā vairs neskaitās reitingā.
done-adjourn = Partija #{ $game } ir atlikta. Lai turpinātu, spied **{ button-goon }** te vai pie galda.
told-claim = **{ $name }** paņēma uzvaru partijā **#{ $game }**: spēlētāja { $other } nebija, tas skaitās kā padošanās.
told-computer = { $other }, tevis nebija partijā **#{ $game }**: tavā vietā spēlē dators, un partija vairs neskaitās reitingā. Spied **{ button-my-hand }**, lai atgrieztos savā vietā.
told-adjourn = { $other }, tevis nebija partijā **#{ $game }**: **{ $name }** to atlika. Kad būsi atpakaļ, spied **{ button-goon }** pie galda.
told-back = **{ $name }** atgriezās partijā **#{ $game }** un nomainīja datoru.
note-rested = Pauze ({ $time }) nevienam neskaitās.
note-stand-in = Tavā vietā spēlē dators. Nospied jebkuru pogu vai uzraksti komandu, un atgriezīsies savā vietā.

## Atvaļinājumi
vacation-too-long = Šogad tev vēl ir { $days ->
    [zero] { $days } atvaļinājuma dienu
    [one] { $days } atvaļinājuma diena
   *[other] { $days } atvaļinājuma dienas
}.
vacation-ended = Prieks redzēt atkal: ar tavu gājienu atvaļinājums ir beidzies. Šogad vēl ir { $days ->
    [zero] { $days } atvaļinājuma dienu
    [one] { $days } atvaļinājuma diena
   *[other] { $days } atvaļinājuma dienas
}.
preferences-vacation = **atvaļinājums:** { $until ->
    [none] tagad nav; šogad vēl { $days ->
        [zero] { $days } dienu
        [one] { $days } diena
       *[other] { $days } dienas
      }
   *[other] līdz { $until }; šogad vēl { $days ->
        [zero] { $days } dienu
        [one] { $days } diena
       *[other] { $days } dienas
      }
}
command-preferences-vacation =
    .description = Brīvas dienas no šī brīža: lēnās partijās tavs laiks neiet; 0 – esi atpakaļ

## Kā pārbaudīt jaukšanu
command-game-verify =
    .description = Parādīt visiem, kā pārbaudīt, vai partijas kārtis izdalītas godīgi
command-game-verify-table =
    .description = Partijas numurs; ja nenorādi – tava pēdējā pabeigtā šeit
verify-title = **#{ $game }: vai kārtis ir izdalītas godīgi?**
verify-commitment = Jaukšanas pirkstu nospiedums, rādīts pirms spēles: `{ $commitment }`
verify-contribution = Spēlētāja { $name } ieguldījums: `{ $entropy }`
verify-seed = Slepenais skaitlis, slēpts līdz beigām: `{ $seed }`
verify-how = Slepenā skaitļa SHA-256 jāsakrīt ar jaukšanas pirkstu nospiedumu, un skaitlis kopā ar spēlētāju ieguldījumiem nosaka katru jaukšanu. Ar Jolly pirmkodu un pievienoto protokolu palaid `python -m engine verify jolly-{ $game }.txt`: programma no jauna izdalīs visas kārtis, salīdzinās tās un beigs ar vārdu „verified”. Ka partija nav apmainīta pret citu, redzams, salīdzinot nospiedumu un gājienus ar to, ko redzēji.
verify-later = Visas partijas #{ $game } jaukšanas nosaka slepens skaitlis. Nospiedums ir tā SHA-256, tāpēc skaitli apmainīt nevar. Līdz partijas beigām tas ir slepens, jo atklātu visas kārtis; pēc tam /{ command-game } { command-game-verify } parādīs to kopā ar protokolu.

## /rules lapa pēc rules.ftl lapām
rules-all-4 = { "" }**{ button-nudge }** var to, kas liek gaidīt: reizi gājienā, kad pagājusi ceturtdaļa gājiena laika.
    
    { "" }**{ button-gone }** parādās, kad kāds ir izlaidis pēdējo gājienu vai aizgājis. Pārējie izvēlas: *uzvara man* (pazudušajam zaudējums, ar reitingu), *lai spēlē dators* (bez reitinga) vai *atlikt*. Ja spēlētāju ir vairāk par diviem, jāpiekrīt visiem, kas ir klāt.
    
    { "" }**{ button-pause }** – kad piekrīt visi; **turpināt** var ikviens, un tas, kam gājiens, dabū laiku atgriezties. Pēc 30 dienām partija beidzas bez rezultāta.
    
    { "" }**{ button-abort }** – kad piekrīt visi, kamēr ne visi izdarījuši divus gājienus: bez rezultāta, bez reitinga.
    
    { "" }**Atvaļinājums:** /{ command-preferences } `{ command-preferences-vacation }:7`. Partijās, kurās gājiens ir vismaz diennakts, tavs laiks neiet; 21 diena gadā. Reitingu tas nemaina.
    .title = Ja kāds nespēlē
