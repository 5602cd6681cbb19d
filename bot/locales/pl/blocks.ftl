### Kto z kim nie chce mieć nic wspólnego.

command-club-block = blokada
    .description = Zablokuj kogoś: bez wyzwań, zaproszeń i wspólnych stołów. Ta osoba się nie dowie.
button-club-block = Zablokuj kogoś

not-challenged-now = Tej osoby nie można teraz wyzwać: { $user }.
challenge-not-now = Przy tym stole nie możesz teraz tego zrobić.
blocked-by-yourself = Blokujesz tę osobę: { $user }. Odblokujesz ją przez /{ command-club } { command-club-block }.
blocked-at-table = Nie możesz dołączyć: przy tym stole jest ktoś, kogo blokujesz.

blocks-title = ### Osoby, które blokujesz
blocks-about = Bez wyzwań, zaproszeń i wspólnych otwartych stołów, na żadnym serwerze. Te osoby się nie dowiedzą. Partie, które już razem gracie, toczą się dalej.
