### Kas su kuo nenori turėti reikalų.

command-club-block = blokuoti
    .description = Užblokuoti žmogų: jokių iššūkių, pakvietimų ar bendrų stalų. Jis apie tai nesužinos.
button-club-block = Blokuoti žmogų

not-challenged-now = Nariui { $user } dabar iššūkio mesti negalima.
challenge-not-now = Prie šio stalo dabar to padaryti negalima.
blocked-by-yourself = Užblokavai narį { $user }. Atblokuoti: /{ command-club } { command-club-block }.
blocked-at-table = Prisijungti negali: prie šio stalo sėdi tavo užblokuotas žmogus.

blocks-title = ### Tavo užblokuoti žmonės
blocks-about = Jokių iššūkių, pakvietimų ar bendrų atvirų stalų nė viename serveryje. Žmonės apie tai nesužinos. Partijos, kurias jau žaidžiate kartu, tęsiasi.
