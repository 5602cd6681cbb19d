### Ar ko: kas ir brīvs, atvērti galdi, izaicinājumi, kas gaida, ielūgumi.

command-club-around =
    .description = Kas ir brīvs; kad un kuru spēļu dēļ tevi pieminēt
command-club-tables =
    .description = Apskatīt šī servera atvērtos galdus un pievienoties

club-server-only = Tas darbojas tikai serverī. Lieto komandu servera kanālā.
around-title = ### Kas ir brīvs
around-now = Tagad var spēlēt: { $names }
around-nobody = Pašlaik neviens cits nav brīvs.
around-not-said = Izvēlies spēles, un es tevi pieminēšu, kad kāds atvērs galdu.
around-said = Pieminēšu tevi, kad kāds atvērs galdu: **{ $games }** ({ $days }, { $hours }, { $zone }). Spēkā līdz { $until }.
around-lapsed = Kopš { $until } tevi vairs nepieminu. Lai sāktu atkal, spied **{ button-around-renew }** ({ $games }: { $days }, { $hours }, { $zone }).
around-needs-zone = Vispirms zemāk izvēlies savu laika joslu.
around-about = Ne vairāk kā viena pieminēšana stundā visos serveros kopā un neviena klusajās stundās, atvaļinājumā vai kamēr spēlē. Citi redz tikai to, ka vari spēlēt.
around-games = Spēles, kuru dēļ tevi pieminēt
around-days = Dienas
around-every-day = katru dienu
around-any-time = jebkurā laikā
weekday = { $day ->
    [mon] P
    [tue] O
    [wed] T
    [thu] C
    [fri] Pk
    [sat] S
   *[sun] Sv
}
weekday-long = { $day ->
    [mon] pirmdiena
    [tue] otrdiena
    [wed] trešdiena
    [thu] ceturtdiena
    [fri] piektdiena
    [sat] sestdiena
   *[sun] svētdiena
}
button-around-hours = Laiks …
button-around-renew = Vēl 30 dienas
button-around-stop = Nepieminēt mani
around-dialog = Kad drīkstu tevi pieminēt?
around-hours-about = Piemēram, 17:00-23:00; tukšs – jebkurā laikā
around-hours-wrong = Nesaprotu laiku „{ $hours }”. Raksti tā: 17:00-23:00.

around-call = { $people }: **{ $name }** atvēra galdu, spēle: **{ $game }**. [Pie galda]({ $url })

tables-title = ### Atvērti galdi
tables-nobody = Pašlaik atvērtu galdu nav. Atver savu.
tables-joined = Tev ir vieta pie galda. [Pie galda]({ $url })

invitation = **{ $name }** tevi izaicina serverī **{ $server }**, spēle: **{ $game }**. [Pie izaicinājuma]({ $url })
invitation-why = Šādas ziņas saņem, jo ir ieslēgti ielūgumi privātziņā. Izslēgt: /{ command-preferences }

command-club-block-person =
    .description = Cilvēks, ko bloķēt
command-club-block-unblock =
    .description = Cilvēks, ko atbloķēt
blocks-none = Bloķēto nav.
blocks-add = Bloķēt kādu
blocks-take = Atbloķēt kādu
blocks-not-them = Sevi vai botu bloķēt nevar.
blocks-too-many = Bloķēt var ne vairāk kā { $count ->
    [zero] { $count } cilvēkus
    [one] { $count } cilvēku
   *[other] { $count } cilvēkus
}. Vispirms kādu atbloķē.
blocks-added = Bloķēts: { $name }

## Kluba pirmajā lapā: atvērtie galdi, pie kuriem vēl ir vieta
tables-front = { $count ->
    [zero] { $count } galdi
    [one] { $count } galds
   *[other] { $count } galdi
}
tables-front-next = { $count ->
    [1] **Ir atvērts galds.** Ieņem vietu.
   *[other] **Atvērti galdi: { $count }.** Ieņem vietu.
}
