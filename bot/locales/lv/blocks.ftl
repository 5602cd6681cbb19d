### Kas ar ko negrib neko kopīgu.

command-club-block =
    .description = Bloķēt kādu: nekādu izaicinājumu, ielūgumu vai kopīga galda; tas cilvēks to neuzzinās
command-club-block-person =
    .description = Ko gribi bloķēt
command-club-block-unblock =
    .description = Ko gribi atbloķēt
button-club-block = Bloķēt …

not-challenged-now = { $user } pašlaik nevar izaicināt.
challenge-not-now = Pie šī galda to pašlaik nevar izdarīt.
blocked-by-yourself = { $user } ir tevis bloķēto sarakstā. Atcelt: /club block.
blocked-at-table = Pie šī galda sēž kāds no tevis bloķētajiem.

blocks-title = ### Tevis bloķētie
blocks-none = Neviens.
blocks-add = Kādu bloķēt
blocks-take = Kādu atbloķēt
blocks-about = Nekādu izaicinājumu, ielūgumu vai kopīgu atvērtu galdu nevienā serverī. Viņi to neuzzinās. Partijas, ko jau spēlējat kopā, turpinās.
blocks-not-them = Sevi vai botu bloķēt nevar.
blocks-too-many = Bloķēto jau ir { $count }, vairāk nevar. Vispirms kādu atbloķē.
blocks-added = Tagad bloķēto sarakstā: { $name }
