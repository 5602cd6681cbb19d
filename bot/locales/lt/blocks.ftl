### Kas su kuo nenori turėti reikalų.

command-club-block = blokuoti
    .description = Užblokuoti: jokių iššūkių, pakvietimų ar bendro stalo; tas žmogus to nesužinos
button-club-block = Blokuoti …

not-challenged-now = { $user } dabar iškviesti negalima.
challenge-not-now = Prie šio stalo dabar to padaryti negalima.
blocked-by-yourself = { $user } yra tavo užblokuotųjų sąraše. Atšaukti: /{ command-club } { command-club-block }.
blocked-at-table = Prie šio stalo sėdi tavo užblokuotas žmogus.

blocks-title = ### Tavo užblokuoti žmonės
blocks-about = Jokių iššūkių, pakvietimų ar bendrų atvirų stalų nė viename serveryje. Jie to nesužinos. Partijos, kurias jau žaidžiate kartu, tęsiasi.
