### Iššūkiai: klausimas kanale ir kuo jis baigėsi.

challenge-asks = **{ $name }** meta iššūkį: { $opponents }. Žaidimas: **{ $game }**.
challenge-accepted = Priėmė: { $names }
challenge-not-playing = Atsisakė: { $names }
challenge-accept-again = Taisyklės pasikeitė, priimti iš naujo turi ({ $count }): { $names }
challenge-can-start = **{ $name }** gali pradėti su tais, kurie priėmė.
challenge-open = **{ $name }** atidarė stalą: **{ $game }**. Kas žaidžia?
challenge-asked = **{ $name }** ir { $opponents }: { $game }
challenge-opened = **{ $name }**: atviras stalas, { $game }
challenge-seated = Vietų: { $taken } iš { $seats }: { $names }
challenge-rules-changed = Taisyklės pasikeitė po to, kai atsisėdo { $names }.
challenge-with-computer = Viena vieta kompiuteriui (lygis: { $level }).
computer-level-missing = Tokio kompiuterio lygio žaidime { $game } nėra. Rinkis iš šių: { $levels }.
challenge-clock = laikrodis: { $clock } kiekvienam
challenge-clock-increment = laikrodis: { $clock } kiekvienam, už ėjimą +{ $increment }
challenge-turn = ėjimo laikas: { $turn }
challenge-no-limits = laikas neribojamas
challenge-rated = Reitinginė: skaičiuojama į /{ command-standings }.
challenge-unrated = Be reitingo.
challenge-consent = { $open ->
    [yes] Kas prisijungia, gauna kortas asmenine žinute.
   *[no] Kas priima, gauna kortas asmenine žinute.
}
challenge-expires = Užsidaro { $time }
challenge-commitment = Maišymo atspaudas `{ $commitment }` · paaiškina /{ command-game } { command-game-verify }

challenge-started = Partija prasidėjo: #{ $game }
challenge-declined = Atmesta
challenge-declined-by = { $name } atsisakė
challenge-cancelled = Iššūkis atšauktas
challenge-expired = Niekas laiku neatsakė

challenge-told-accept-again = { $people }: **{ $name }** pakeitė viršuje esančio iššūkio taisykles. Reikia jas peržiūrėti ir priimti iš naujo.
challenge-told-changed = { $people }: **{ $name }** pakeitė viršuje esančio stalo taisykles. Vieta išlieka; jos atsisakyti galima mygtuku „Išeiti“.

command-challenge-open = laukia
    .description = Kiek iššūkis laukia atsakymo; nenurodžius – 15 minučių
choice-stands-15m = 15 minučių
choice-stands-1d = 1 diena
choice-stands-3d = 3 dienos
choice-stands-7d = 7 dienos
