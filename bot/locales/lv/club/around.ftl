### Ar ko: kas ir brīvs, atvērti galdi, izaicinājumi, kas gaida, ielūgumi.

command-club-around =
    .description = Redzēt, kas ir brīvs, un pateikt, uz kurām spēlēm un kad drīkstu tevi aicināt
command-club-tables =
    .description = Redzēt šī servera atvērtos galdus un pievienoties

club-server-only = Tas pieder serverim: jautā man kādā tā kanālā.
around-title = ### Kas ir brīvs
around-now = Tagad ir brīvi: { $names }
around-nobody = Pašlaik neviens cits nav teicis, ka ir brīvs.
around-not-said = Vēl nezinu, kad drīkstu tevi aicināt. Izvēlies spēles, un es tevi pieminēšu, kad kāds atvērs galdu.
around-said = Drīkstu tevi aicināt pie galda, **{ $games }**: { $days }, { $hours } ({ $zone }). Spēkā līdz { $until }.
around-lapsed = Vairs tevi neaicinu: tas bija spēkā līdz { $until }. **{ button-around-renew }** to pagarina ({ $games }: { $days }, { $hours }, { $zone }).
around-needs-zone = Nezinu, cik pie tevis pulkstenis: vispirms izvēlies laika joslu.
around-about = Ne vairāk kā viena pieminēšana stundā visos serveros kopā, un neviena klusajās stundās, atvaļinājumā vai kamēr spēlē. Citi redz tavu vārdu starp brīvajiem, un neko vairāk.
around-games = Spēles, uz kurām tevi aicināt
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
button-around-hours = Stundas …
button-around-renew = Vēl 30 dienas
button-around-stop = Vairs neaicināt
around-dialog = Kad drīkstu tevi aicināt?
around-hours-about = Piemēram, 17:00-23:00; tukšs – jebkurā laikā
around-hours-wrong = Nesaprotu stundas „{ $hours }”. Raksti tā: 17:00-23:00.

around-call = { $people }: **{ $name }** atvēra galdu: **{ $game }**. [Pie galda]({ $url })

tables-title = ### Atvērti galdi
tables-nobody = Pašlaik neviens galds nav atvērts. Atver savu.
tables-joined = Tev ir vieta pie galda. [Pie galda]({ $url })

invitation = **{ $name }** serverī **{ $server }** izaicina tevi: **{ $game }**. [Pie izaicinājuma]({ $url })
invitation-why = Saņem to, jo atļauj ielūgumus privātziņā: /{ command-preferences }

command-club-block-person =
    .description = Ko gribi bloķēt
command-club-block-unblock =
    .description = Ko gribi atbloķēt
blocks-none = Neviens.
blocks-add = Kādu bloķēt
blocks-take = Kādu atbloķēt
blocks-not-them = Sevi vai botu bloķēt nevar.
blocks-too-many = Bloķēto jau ir { $count }, vairāk nevar. Vispirms kādu atbloķē.
blocks-added = Tagad bloķēto sarakstā: { $name }

## Kluba pirmajā lapā: atvērtie galdi, pie kuriem vēl ir vieta
tables-front = { $count ->
    [zero] { $count } galdu
    [one] { $count } galds
   *[other] { $count } galdi
}
tables-front-next = { $count ->
    [1] **Ir atvērts galds**: ieņem vietu.
   *[other] **Atvērti galdi: { $count }**, ieņem vietu.
}
