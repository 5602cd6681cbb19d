### Iššūkiai: klausimas kanale ir kuo jis baigėsi.

challenge-asks = { $opponents }, **{ $name }** meta iššūkį: **{ $game }**.
challenge-accepted = Priėmė: { $names }
challenge-not-playing = Atmetė: { $names }
challenge-accept-again = Taisyklės pasikeitė. Iš naujo priimti turi: { $names }
challenge-can-start = **{ $name }** gali pradėti su tais, kurie priėmė.
challenge-open = **{ $name }** atidarė stalą: **{ $game }**. Kas žaidžia?
challenge-asked = **{ $name }**, { $opponents }: { $game }
challenge-opened = **{ $name }**: atviras stalas, { $game }
challenge-seated = Užimta vietų { $taken } iš { $seats }: { $names }
challenge-rules-changed = Taisyklės pasikeitė po to, kai prisijungė { $names }.
challenge-with-computer = Viena vieta kompiuteriui (lygis: { $level }).
computer-level-missing = Tokio kompiuterio lygio žaidime { $game } nėra. Rinkis iš šių: { $levels }.
challenge-clock = laikrodis: { $clock } kiekvienam
challenge-clock-increment = laikrodis: { $clock } kiekvienam, už ėjimą +{ $increment }
challenge-turn = ėjimo laikas: { $turn }
challenge-no-limits = laikas neribojamas
challenge-rated = Reitinginė: įskaitoma į /{ command-standings }.
challenge-unrated = Be reitingo.
challenge-consent =
    { $open ->
        [yes] Jei prisijungsi, kortas gausi asmenine žinute.
       *[no] Jei priimsi iššūkį, kortas gausi asmenine žinute.
    }
challenge-expires = Baigs galioti { $time }
challenge-commitment = Maišymo atspaudas `{ $commitment }` · paaiškina /{ command-game } { command-game-verify }

challenge-started = Partija prasidėjo: #{ $game }
challenge-declined = Atmesta
challenge-declined-by = { $name } atmetė iššūkį
challenge-cancelled = Iššūkis atšauktas
challenge-expired = Niekas laiku neatsakė

challenge-told-accept-again = { $people }: **{ $name }** pakeitė viršuje esančio iššūkio taisykles. Peržiūrėk jas ir priimk iš naujo.
challenge-told-changed = { $people }: **{ $name }** pakeitė viršuje esančio stalo taisykles. Tavo vieta lieka, nebent paspausi „{ button-leave }“.

command-challenge-open = laukia
    .description = Kiek laiko iššūkis galioja; nenurodžius – 15 minučių
choice-stands-15m = 15 minučių
choice-stands-1d = 1 diena
choice-stands-3d = 3 dienos
choice-stands-7d = 7 dienos
