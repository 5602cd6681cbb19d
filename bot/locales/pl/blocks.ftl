### Kto z kim nie chce mieć nic wspólnego.

command-club-block = blokada
    .description = Zablokuj kogoś: bez wyzwań, zaproszeń i wspólnych stołów; ta osoba się nie dowie
button-club-block = Zablokuj …

not-challenged-now = { $user }: tej osobie nie można teraz rzucić wyzwania.
challenge-not-now = Przy tym stole teraz nie można tego zrobić.
blocked-by-yourself = { $user } jest na twojej liście zablokowanych. Zmienia to /{ command-club } { command-club-block }.
blocked-at-table = Przy tym stole siedzi ktoś, kogo blokujesz.

blocks-title = ### Kogo blokujesz
blocks-about = Bez wyzwań, zaproszeń i wspólnych otwartych stołów, na żadnym serwerze. Te osoby się nie dowiedzą. Partie, które już razem gracie, toczą się dalej.
