### Wer mit wem nichts zu tun haben will.

command-club-block = blockieren
    .description = Jemanden blockieren: keine Herausforderung, keine Einladung, kein gemeinsamer Tisch; unbemerkt
command-club-block-person = person
    .description = Wen du blockieren willst
command-club-block-unblock = freigeben
    .description = Wen du nicht mehr blockieren willst
button-club-block = Blockieren …

not-challenged-now = { $user } kann gerade nicht herausgefordert werden.
challenge-not-now = Das geht an diesem Tisch gerade nicht.
blocked-by-yourself = Du hast { $user } blockiert. /club block hebt das auf.
blocked-at-table = An diesem Tisch sitzt jemand, den du blockiert hast.

blocks-title = ### Von dir blockiert
blocks-none = Niemand.
blocks-add = Jemanden blockieren
blocks-take = Jemanden nicht mehr blockieren
blocks-about = Keine Herausforderungen, keine Einladungen und kein offener Tisch zusammen, auf keinem Server. Die anderen erfahren nichts davon. Partien, die ihr schon zusammen spielt, gehen weiter.
blocks-not-them = Dich selbst oder einen Bot kannst du nicht blockieren.
blocks-too-many = Du hast { $count } Leute blockiert, mehr geht nicht. Gib erst jemanden frei.
blocks-added = { $name } ist blockiert.
