### Kas ar ko negrib neko kopīgu.

command-club-block =
    .description = Bloķēt kādu: nekādu izaicinājumu, ielūgumu vai kopīga galda; tas cilvēks to neuzzinās
button-club-block = Bloķēt …

not-challenged-now = { $user } pašlaik nevar izaicināt.
challenge-not-now = Pie šī galda to pašlaik nevar izdarīt.
blocked-by-yourself = { $user } ir tevis bloķēto sarakstā. Atcelt: /{ command-club } { command-club-block }.
blocked-at-table = Pie šī galda sēž kāds no tevis bloķētajiem.

blocks-title = ### Tevis bloķētie
blocks-about = Nekādu izaicinājumu, ielūgumu vai kopīgu atvērtu galdu nevienā serverī. Viņi to neuzzinās. Partijas, ko jau spēlējat kopā, turpinās.
