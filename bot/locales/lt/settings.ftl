### /preferences ir /server.

preferences-title = ### Tavo nuostatos
preferences-changed = Išsaugota.
language-automatic = kaip Discord

server-title = ### Šio serverio nuostatos
server-channels = **iššūkiai:** { $channels }
server-everywhere = leidžiami visuose kanaluose
server-only-in = leidžiami čia: { $channels }
server-game = **įprastas žaidimas:** { $game }
server-language = **kalba:** { $value }
server-cards = **kortos:** { $chosen }
server-threads = **gijos:** { $value ->
    [yes] taip, kiekvienas stalas turi savo giją
   *[no] ne, stalai lieka savo kanale
}
command-server-set-rated = reitinginiai
    .description = Ar nauji iššūkiai reitinginiai, jei juose nenurodyta kitaip
menu-server-rated = Nauji iššūkiai: { $value ->
    [on] reitinginiai
   *[off] be reitingo
}
server-rated = **nauji iššūkiai:** { $value ->
    [yes] reitinginiai, jei juose nenurodyta kitaip
   *[no] be reitingo, jei juose nenurodyta kitaip
}
server-games-per-person = **partijų vienu metu:** nariui { $games_per_person }, serveriui { $games_per_server }
server-challenges-per-person = **atvirų iššūkių nariui:** išsiųstų { $challenges_per_person }, gautų { $challenges_to_person }
server-changed = Išsaugota.
server-only = Tai veikia tik serveryje. Naudok komandą serverio kanale.
server-needs-permission = Šias nuostatas matyti ir keisti gali tik nariai su teise „Tvarkyti serverį“.
server-too-many-channels = Sąraše gali būti ne daugiau kaip { $count ->
    [one] { $count } kanalas
    [few] { $count } kanalai
   *[other] { $count } kanalų
}. Pirma kurį nors išbrauk arba išbrauk visus, ir iššūkiai bus leidžiami visur.
