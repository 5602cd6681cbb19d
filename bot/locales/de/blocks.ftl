### Wer mit wem nichts zu tun haben will.

command-club-block = blockieren
    .description = Jemanden blockieren: keine Herausforderung, keine Einladung, kein gemeinsamer Tisch; unbemerkt
button-club-block = Blockieren …

not-challenged-now = { $user } kann gerade nicht herausgefordert werden.
challenge-not-now = Das geht an diesem Tisch gerade nicht.
blocked-by-yourself = Du hast { $user } blockiert. /{ command-club } { command-club-block } hebt das auf.
blocked-at-table = An diesem Tisch sitzt jemand, den du blockiert hast.

blocks-title = ### Von dir blockiert
blocks-about = Keine Herausforderungen, keine Einladungen und kein offener Tisch zusammen, auf keinem Server. Die anderen erfahren nichts davon. Partien, die ihr schon zusammen spielt, gehen weiter.
