### Kdo s kým nechce nic mít.

command-club-block = blokovat
    .description = Někoho zablokovat: žádné výzvy, pozvánky ani společné stoly; nedozví se to
button-club-block = Někoho zablokovat

not-challenged-now = { $user } teď vyzvat nejde.
challenge-not-now = U tohoto stolu to teď nejde.
blocked-by-yourself = { $user } máš v seznamu blokovaných. Blokování zrušíš přes /{ command-club } { command-club-block }.
blocked-at-table = Přidat se nemůžeš: u tohoto stolu je někdo, koho blokuješ.

blocks-title = ### Koho blokuješ
blocks-about = Žádné výzvy, pozvánky ani společné otevřené stoly, na žádném serveru. Nedozvědí se to. Partie, které spolu už hrajete, pokračují.
