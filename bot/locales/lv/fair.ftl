### Ko var lūgt, kad partija nenotiek kā parasti: pamudināt, pauze, pārtraukt, kāds ir pazudis,
### atvaļinājums; un kā pārbaudīt, ka kārtis izdalītas godīgi.

## Komandas
command-game-nudge =
    .description = Atgādināt spēlētājam, ka ir viņa gājiens, ja viņš liek gaidīt
command-game-nudge-table =
    .description = Kurš galds; vajag tikai tad, ja spēlē pie vairākiem
command-game-away =
    .description = Ja spēlētājs ir pazudis: pieteikt uzvaru, ļaut spēlēt datoram vai atlikt partiju
command-game-away-table =
    .description = Kurš galds; vajag tikai tad, ja spēlē pie vairākiem
command-game-pause =
    .description = Ierosināt pauzi: pulksteņi stāv, līdz kāds atsāk partiju
command-game-pause-table =
    .description = Kurš galds; vajag tikai tad, ja spēlē pie vairākiem
command-game-abort =
    .description = Ierosināt pārtraukt partiju tās pirmajos gājienos: bez rezultāta, bez reitinga
command-game-abort-table =
    .description = Kurš galds; vajag tikai tad, ja spēlē pie vairākiem

## Galds
button-nudge = Pamudināt
button-gone = Kāds pazudis …
button-pause = Pauze
button-goon = Turpināt
button-abort = Pārtraukt
table-stand-in = spēlē dators
table-halted = { $reason ->
    [agreed] **Pauze.** Pulksteņi stāv. Ja neviens nenospiedīs „{ button-goon }”, { $until } partija beigsies bez rezultāta.
    [adjourned] **Partija ir atlikta.** Pulksteņi stāv. Ja neviens nenospiedīs „{ button-goon }”, { $until } partija beigsies bez rezultāta.
    [vacation] **{ $name } ir atvaļinājumā** līdz { $until }. Pulksteņi stāv.
   *[channel] **Pauze:** netieku kanālā. Pulksteņi stāv.
}
end-aborted = Partija ir pārtraukta: bez rezultāta, bez reitinga.
game-over = Partija #{ $game } ir beigusies.

## Pamudinājumi
turn-nudge = { $user }, **#{ $game }** tevi gaida: ir tavs gājiens.
nudged = Atgādināju kanālā un privātziņā: { $name }.
nudge-dm = **#{ $game }** tevi gaida: ir tavs gājiens.
nudge-yourself = Partijā #{ $game } gājiens ir tavs, tāpēc nav ko pamudināt.
nudge-computer = Partijā #{ $game } pašlaik nav ko pamudināt: spēlē dators vai tiek dalīts nākamais raunds.
nudge-short-turns = Partijā #{ $game } gājieni ir īsi, tāpēc pamudināt nevajag: gājiena laiks tāpat drīz beigsies.
nudge-again = Šajā gājienā jau atgādināts: { $name }. Tagad gaidi gājienu vai gājiena laika beigas. Ja spēlētājs ir pazudis uz ilgu laiku, lieto /{ command-game } { command-game-away }.
nudge-later = Dod spēlētājam { $name } vēl mirkli. Pamudināt varēsi { $time }.

## Ierosinājumi
button-agree = Piekrītu
button-claim = Uzvara man
button-computer = Lai spēlē dators
button-adjourn = Atlikt
proposal = { $verb ->
    [pause] **{ $name }** ierosina pauzi partijā **#{ $game }**: pulksteņi stāvēs, līdz kāds nospiedīs „{ button-goon }”.
    [abort] **{ $name }** ierosina pārtraukt partiju **#{ $game }**: bez rezultāta, bez reitinga.
    [claim] **{ $name }** grib pieteikt uzvaru partijā **#{ $game }**: spēlētājs { $other } ir pazudis, un tas skaitītos kā padošanās.
    [computer] **{ $name }** ierosina, lai partijā **#{ $game }** pazudušā spēlētāja { $other } vietā spēlētu dators. Tad partija būtu bez reitinga.
   *[adjourn] **{ $name }** ierosina atlikt partiju **#{ $game }**, jo spēlētājs { $other } ir pazudis: pulksteņi stāvēs, līdz kāds nospiedīs „{ button-goon }”.
}
proposal-agreed = Piekrīt: { $names }
proposal-waiting = { $mentions } – gaidu atbildi.
proposal-outcome = { $outcome ->
    [agreed] **Visi piekrita.**
    [declined] **Noraidīts.** Partija turpinās.
    [withdrawn] **Ierosinājums atsaukts.** Partija turpinās.
   *[lapsed] **Vairs nav iespējams.**
}
proposed = Tavs ierosinājums par partiju #{ $game } ir kanālā. Tas stāsies spēkā, kad piekritīs visi pārējie.
answered = { $outcome ->
    [agree] Tu piekriti. Partijā #{ $game } vēl gaidu pārējos.
    [agreed] Partijā #{ $game } piekrita visi: izdarīts.
    [declined] Tu noraidīji. Partija #{ $game } turpinās.
    [withdrawn] Tu atsauci savu ierosinājumu. Partija #{ $game } turpinās.
   *[lapsed] Šis ierosinājums partijā #{ $game } vairs nav iespējams.
}
proposal-open = { $name } jau kaut ko ierosina. Vispirms piekrīti tam vai noraidi; ja noraidi, tas vairs nav spēkā.
proposal-declined = Pēdējais ierosinājums bija tikko. Atkal ierosināt varēsi { $time }.
proposal-over = Šis ierosinājums partijā #{ $game } vairs nav spēkā.
proposal-not-yours = Tu jau piekriti, vai arī jautājums nav tev.
abort-too-late = Pārtraukt partiju #{ $game } ir par vēlu: to var, kamēr visi pirmajā raundā nav gājuši divreiz. Padoties var vienmēr: /{ command-resign }.

## Pauzes
paused-go-on = Partijā #{ $game } jau ir pauze.
not-paused = Neviens spēlētājs partiju #{ $game } nav apturējis, tāpēc nav ko turpināt.
done-pause = Partijā #{ $game } ir pauze. Lai turpinātu, spied **{ button-goon }** šeit vai pie galda.
done-abort = Partija #{ $game } ir pārtraukta: bez rezultāta, bez reitinga.
done-goon = Partija #{ $game } turpinās.
told-goon = { $runs ->
    [now] **{ $name }** atsāka partiju **#{ $game }**. Pulksteņi atkal iet.
   *[later] **{ $name }** atsāka partiju **#{ $game }**. Pulksteņi atkal ies { $time }.
}

## Kurš pazudis
gone-two = Partijā #{ $game } spēlētājs **{ $name }** ir pazudis. Ko darīt?
    - **{ button-claim }**: { $name } zaudē (tas skaitās kā padošanās), un tu uzvari.
    - **{ button-computer }**, līdz { $name } atgriezīsies. Partija tad ir bez reitinga.
    - **{ button-adjourn }**: pulksteņi stāv, līdz kāds nospiež „{ button-goon }”.
gone-several = Partijā #{ $game } spēlētājs **{ $name }** ir pazudis. Ko darīt? { $others ->
        [0] Izlem tikai tu.
        [zero] Jāpiekrīt vēl { $others } spēlētājiem.
        [one] Jāpiekrīt vēl { $others } spēlētājam.
       *[other] Jāpiekrīt vēl { $others } spēlētājiem.
    }
    - **{ button-claim }**: { $name } zaudē (tas skaitās kā padošanās) un izkrīt.
    - **{ button-computer }**, līdz { $name } atgriezīsies. Partija tad ir bez reitinga.
    - **{ button-adjourn }**: pulksteņi stāv, līdz kāds nospiež „{ button-goon }”.
gone-nobody = Partijā #{ $game } neviens vēl neskaitās pazudis. Pazudis ir tas, kas aizgājis no servera, nav paspējis izdarīt pēdējo gājienu (ja gājieni ir īsi – pēdējos divus) un kopš tā nav spēlējis, vai, ja gājiena laika nav, nav gājis 24 stundas.
gone-not = Partijā #{ $game } { $name } atkal ir klāt vai vēl neskaitās pazudis.
adjourn-again = Partiju #{ $game } tu tikko atliki. Atkal to atlikt varēsi { $time }.
gone-vacation = { $name } ir atvaļinājumā līdz { $until }, tāpēc neskaitās pazudis.
gone-yourself = Pieteikt sevi par pazudušu nevar.
done-claim = Uzvara partijā #{ $game } ir tava.
done-computer = Partijā #{ $game } tālāk spēlē dators. Partija tagad ir bez reitinga.
done-adjourn = Partija #{ $game } ir atlikta. Lai turpinātu, spied **{ button-goon }** šeit vai pie galda.
told-claim = **{ $name }** pieteica uzvaru partijā **#{ $game }**: spēlētājs { $other } bija pazudis, un tas skaitās kā padošanās.
told-computer = { $other }, tevis nebija partijā **#{ $game }**, tāpēc tavā vietā spēlē dators un partija ir bez reitinga. Lai atgrieztos, spied **{ button-my-hand }**.
told-adjourn = { $other }, tevis nebija partijā **#{ $game }**, tāpēc **{ $name }** to atlika. Kad atgriezīsies, spied pie galda **{ button-goon }**.
told-back = **{ $name }** atgriezās partijā **#{ $game }**; dators vairs nespēlē.
note-rested = Pauzes laiks nevienam neskaitās ({ $time }).
note-stand-in = Tavā vietā spēlē dators. Lai atgrieztos, spied jebkuru pogu vai lieto jebkuru komandu.

## Atvaļinājumi
vacation-too-long = Tas ir pārāk ilgi: šogad tev vēl ir { $days ->
    [0] { $days } atvaļinājuma dienu
    [zero] { $days } atvaļinājuma dienas
    [one] { $days } atvaļinājuma diena
   *[other] { $days } atvaļinājuma dienas
}.
vacation-ended = Prieks tevi redzēt! Tu izdarīji gājienu, tāpēc atvaļinājums ir beidzies. Šogad vēl ir { $days ->
    [0] { $days } atvaļinājuma dienu
    [zero] { $days } atvaļinājuma dienas
    [one] { $days } atvaļinājuma diena
   *[other] { $days } atvaļinājuma dienas
}.
preferences-vacation = **Atvaļinājums:** { $until ->
    [none] nav; šogad vēl { $days ->
        [0] { $days } dienu
        [zero] { $days } dienas
        [one] { $days } diena
       *[other] { $days } dienas
      }
   *[other] līdz { $until }; šogad vēl { $days ->
        [0] { $days } dienu
        [zero] { $days } dienas
        [one] { $days } diena
       *[other] { $days } dienas
      }
}
command-preferences-vacation =
    .description = Brīvas dienas no šī brīža: lēnās partijās tavs pulkstenis stāv; 0 – kad esi atpakaļ

## Kā pārbaudīt jaukšanu
command-game-verify =
    .description = Parādīt visiem, kā pārbaudīt, vai partijas kārtis dalītas godīgi
command-game-verify-table =
    .description = Partijas numurs; ja nenorādi – tava pēdējā pabeigtā šeit
verify-title = **#{ $game }: vai kārtis tika dalītas godīgi?**
verify-commitment = Jaukšanas nospiedums, parādīts pirms spēles: `{ $commitment }`
verify-contribution = Ko pievienoja spēlētājs { $name }: `{ $entropy }`
verify-seed = Slepenais skaitlis, līdz partijas beigām glabāts noslēpumā: `{ $seed }`
verify-how = Slepenā skaitļa SHA-256 ir jāsakrīt ar nospiedumu; skaitlis kopā ar spēlētāju pievienoto nosaka katru jaukšanu. Ja tev ir Jolly pirmkods, palaid ar pievienoto protokolu `python -m engine verify jolly-{ $game }.txt`: programma vēlreiz izdalīs visas kārtis, salīdzinās tās un beigs ar „verified”. Lai zinātu, ka partija ir tā pati, salīdzini nospiedumu un gājienus ar to, ko redzēji.
verify-later = Katru partijas #{ $game } jaukšanu nosaka slepenais skaitlis. Nospiedums ir tā SHA-256, tāpēc skaitli nevar apmainīt pret citu. Pats skaitlis atklātu visas kārtis, tāpēc paliek slepens līdz partijas beigām. Tad /{ command-game } { command-game-verify } to parādīs kopā ar protokolu.

## /rules lapa pēc rules.ftl lapām
rules-all-4 = { "" }**{ button-nudge }** var spēlētāju, kas liek gaidīt: reizi gājienā, kad pagājusi ceturtdaļa gājiena laika.

    { "" }**{ button-gone }** parādās, ja kāds nav paspējis izdarīt pēdējo gājienu vai ir aizgājis. Pārējie izvēlas: *uzvara man* (pazudušais zaudē, ar reitingu), *lai spēlē dators* (bez reitinga) vai *atlikt*. Ja spēlētāju ir vairāk par diviem, jāpiekrīt visiem, kas ir klāt.

    { "" }**{ button-pause }** sākas, ja piekrīt visi. **{ button-goon }** var jebkurš, un tam, kura gājiens, ir laiks atgriezties. Pēc 30 dienām partija beidzas bez rezultāta.

    { "" }**{ button-abort }** var, ja piekrīt visi, kamēr visi nav gājuši divreiz: bez rezultāta, bez reitinga.

    { "" }**Atvaļinājums:** /{ command-preferences } `{ command-preferences-vacation }:7`. Partijās, kurās gājienam ir vismaz diena, tavs pulkstenis stāv. Gadā ir 21 diena.
    .title = Ja kāds pārstāj spēlēt
