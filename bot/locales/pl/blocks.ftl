### Kto z kim nie chce mieć nic wspólnego.

command-club-block = blokada
    .description = Zablokuj kogoś: bez wyzwań, zaproszeń i wspólnych stołów; ta osoba się nie dowie
command-club-block-person = osoba
    .description = Kogo chcesz zablokować
command-club-block-unblock = odblokuj
    .description = Kogo chcesz odblokować
button-club-block = Zablokuj …

not-challenged-now = { $user }: tej osobie nie można teraz rzucić wyzwania.
challenge-not-now = Przy tym stole teraz nie można tego zrobić.
blocked-by-yourself = { $user } jest na twojej liście zablokowanych. Zmienia to /club block.
blocked-at-table = Przy tym stole siedzi ktoś, kogo blokujesz.

blocks-title = ### Kogo blokujesz
blocks-none = Nikogo.
blocks-add = Zablokuj kogoś
blocks-take = Odblokuj kogoś
blocks-about = Bez wyzwań, zaproszeń i wspólnych otwartych stołów, na żadnym serwerze. Te osoby się nie dowiedzą. Partie, które już razem gracie, toczą się dalej.
blocks-not-them = Nie można zablokować siebie ani bota.
blocks-too-many = Blokujesz { $count } osób i więcej się nie da. Najpierw kogoś odblokuj.
blocks-added = Zablokowano: { $name }
