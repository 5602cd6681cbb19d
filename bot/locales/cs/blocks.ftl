### Kdo s kým nechce nic mít.

command-club-block = blokovat
    .description = Někoho zablokovat: žádné výzvy, pozvánky ani společné stoly; nedozví se to
command-club-block-person = kdo
    .description = Koho chceš zablokovat
command-club-block-unblock = odblokovat
    .description = Koho chceš odblokovat
button-club-block = Zablokovat …

not-challenged-now = { $user } teď vyzvat nejde.
challenge-not-now = U tohoto stolu to teď nejde.
blocked-by-yourself = { $user } máš v seznamu blokovaných. Zruší to /club block.
blocked-at-table = U tohoto stolu sedí někdo, koho blokuješ.

blocks-title = ### Koho blokuješ
blocks-none = Nikoho.
blocks-add = Někoho zablokovat
blocks-take = Někoho odblokovat
blocks-about = Žádné výzvy, pozvánky ani společné volné stoly na žádném serveru. Nedozvědí se to. Partie, které spolu už hrajete, jdou dál.
blocks-not-them = Sebe ani bota zablokovat nemůžeš.
blocks-too-many = Blokuješ { $count } lidí a víc jich být nemůže. Nejdřív někoho odblokuj.
blocks-added = Zablokováno: { $name }
