### /standings, /profile ir /history.

standings-title = { $game } · { $period ->
    [month] šis mėnuo
    [week] ši savaitė
   *[all] visas laikas
}
standings-order = { $order ->
    [points] pagal taškus
    [wins] pagal pergales
    [games] pagal partijų skaičių
   *[rating] pagal reitingą
}
standings-nobody = { $period ->
    [all] Čia reitinginės partijos dar niekas nebaigė. Pradėk tu!
   *[other] Per šį laikotarpį reitinginės partijos niekas nebaigė.
}
# Kai baigta kitų žaidimų partijų arba šio, bet kitu metu
standings-nobody-game = { $period ->
    [all] { $game }: reitinginės partijos čia dar niekas nebaigė.
   *[other] { $game }: per šį laikotarpį reitinginės partijos niekas nebaigė.
}
standings-row = { $rank }\. **{ $name }** · { $value }
standings-won = pergalių: { $wins } iš { $games }
standings-each = { $points } per partiją
standings-total = iš viso { $points }
standings-outlasted = išliko ilgiau už { $beaten } iš { $rivals ->
    [one] { $rivals } varžovo
    [few] { $rivals } varžovų
   *[other] { $rivals } varžovų
}
standings-streak = pergalių iš eilės: { $count }
standings-rating = { $rating }
standings-rating-provisional = { $rating } (preliminarus)
standings-rating-named = reitingas { $rating }
standings-settling = preliminarus (partijų dar mažai)
standings-foot = { $players ->
    [one] { $players } žaidėjas
    [few] { $players } žaidėjai
   *[other] { $players } žaidėjų
}{ $pages ->
    [1] { "" }
   *[other] { " " }· { $page } puslapis iš { $pages }
}
standings-server-only = Tai veikia tik serveryje. Naudok komandą serverio kanale.
period-all = Visas laikas
period-month = Mėnuo
period-week = Savaitė

profile-title = { $name }
profile-empty = Reitinginių partijų čia dar nėra.
profile-game = **{ $game }** · reitingas { $rating }
profile-streak = pergalių serija: { $streak }, ilgiausia { $best }
profile-last = paskutinė partija { $time }
profile-place = **{ $game }** · lygis žaidžiant su kompiuteriu: apie { $place } ({ $games })
profile-against = **Varžovai**
profile-against-row = { $name } · pergalių { $won }, pralaimėjimų { $lost }
profile-uncounted = Neįskaityta: { $unrated ->
    [0] su kompiuteriu { $computer }
   *[other] { $computer ->
        [0] be reitingo { $unrated }
       *[other] be reitingo { $unrated }, su kompiuteriu { $computer }
    }
}
profile-bot = Botai profilio neturi.

history-title = Baigtos partijos: { $name }
history-nothing = Baigtų partijų čia dar neturi.
history-row = **#{ $number }** { $game } · { $result } · { $when }
history-won = pergalė, pralaimėjo { $names }
history-lost = pralaimėjimas, laimėjo { $names }
history-placed = { $place } vieta iš { $count }, laimėjo { $names }
history-none = kartu žaidė { $names }
history-foot = { $pages ->
    [1] Partijos raundus pamatysi, jei prie /{ command-history } pridėsi jos numerį
   *[other] { $page } puslapis iš { $pages } · partijos raundus pamatysi, jei prie /{ command-history } pridėsi jos numerį
}
history-round = { $round } raundas: { $scores }
history-running = Partija #{ $game } dar vyksta. Pamatysi ją su /{ command-table }.
