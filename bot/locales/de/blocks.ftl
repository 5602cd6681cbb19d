### Wer mit wem nichts zu tun haben will.

command-club-block = blockieren
    .description = Jemanden blockieren: keine Herausforderungen, Einladungen oder gemeinsamen Tische. Bleibt unbemerkt.
button-club-block = Blockieren …

not-challenged-now = { $user } kann gerade nicht herausgefordert werden.
challenge-not-now = Das geht an diesem Tisch gerade nicht.
blocked-by-yourself = Du hast { $user } blockiert. Mit /{ command-club } { command-club-block } hebst du das wieder auf.
blocked-at-table = Du kannst hier nicht mitspielen: An diesem Tisch sitzt jemand, den du blockiert hast.

blocks-title = ### Von dir blockiert
blocks-about = Keine Herausforderungen, Einladungen oder gemeinsamen offenen Tische, egal auf welchem Server. Die Blockierten erfahren nichts davon. Partien, die ihr schon zusammen spielt, gehen weiter.
