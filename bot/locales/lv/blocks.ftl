### Kas ar ko negrib neko kopīgu.

command-club-block =
    .description = Bloķēt kādu: nekādu izaicinājumu, ielūgumu un kopīgu galdu. Šis cilvēks to neuzzinās.
button-club-block = Bloķēt kādu

not-challenged-now = Pašlaik šo cilvēku izaicināt nevar: { $user }.
challenge-not-now = Pie šī galda to pašlaik nevar izdarīt.
blocked-by-yourself = Šo cilvēku tu bloķē: { $user }. Atbloķēt: /{ command-club } { command-club-block }.
blocked-at-table = Tu nevari pievienoties: pie šī galda ir kāds, ko tu bloķē.

blocks-title = ### Ko tu bloķē
blocks-about = Nekādu izaicinājumu, ielūgumu un kopīgu atvērtu galdu nevienā serverī. Bloķētie to neuzzinās. Partijas, ko jau spēlējat kopā, turpinās.
