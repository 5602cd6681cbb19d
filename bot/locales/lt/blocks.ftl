### Kas su kuo nenori turėti reikalų.

command-club-block = blokuoti
    .description = Užblokuoti: jokių iššūkių, pakvietimų ar bendro stalo; tas žmogus to nesužinos
command-club-block-person = ką
    .description = Ką nori užblokuoti
command-club-block-unblock = atblokuoti
    .description = Ką nori atblokuoti
button-club-block = Blokuoti …

not-challenged-now = { $user } dabar iškviesti negalima.
challenge-not-now = Prie šio stalo dabar to padaryti negalima.
blocked-by-yourself = { $user } yra tavo užblokuotųjų sąraše. Atšaukti: /club block.
blocked-at-table = Prie šio stalo sėdi tavo užblokuotas žmogus.

blocks-title = ### Tavo užblokuoti žmonės
blocks-none = Nėra.
blocks-add = Ką nors užblokuoti
blocks-take = Ką nors atblokuoti
blocks-about = Jokių iššūkių, pakvietimų ar bendrų atvirų stalų nė viename serveryje. Jie to nesužinos. Partijos, kurias jau žaidžiate kartu, tęsiasi.
blocks-not-them = Savęs ar boto užblokuoti negali.
blocks-too-many = Užblokuotų žmonių jau { $count }, daugiau negalima. Pirma ką nors atblokuok.
blocks-added = Dabar užblokuota: { $name }
