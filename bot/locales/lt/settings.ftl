### /preferences ir /server.

preferences-title = ### Tavo nuostatos
preferences-changed = Išsaugota.
language-automatic = kaip Discord

server-title = ### Šio serverio nuostatos
server-channels = **iššūkiai:** { $channels }
server-everywhere = visuose kanaluose
server-only-in = tik čia: { $channels }
server-game = **žaidimas:** { $game }
server-language = **kalba:** { $value }
server-cards = **kortos:** { $chosen }
server-threads = **gijos:** { $value ->
    [yes] taip, kiekvienas stalas turi savo giją
   *[no] ne, stalai lieka savo kanale
}
command-server-set-rated = reitinginiai
    .description = Ar nauji iššūkiai skaičiuojami į reitingą, jei juose nenurodyta kitaip
menu-server-rated = Nauji iššūkiai: { $value ->
    [on] su reitingu
   *[off] be reitingo
}
server-rated = **nauji iššūkiai:** { $value ->
    [yes] skaičiuojami į reitingą, jei juose nenurodyta kitaip
   *[no] neskaičiuojami į reitingą, jei juose nenurodyta kitaip
}
server-games-per-person = **partijų vienu metu:** žmogui { $games_per_person }, serveriui { $games_per_server }
server-challenges-per-person = **atvirų iššūkių:** iš vieno žmogaus { $challenges_per_person }, vienam žmogui { $challenges_to_person }
server-changed = Išsaugota.
server-only = Šios nuostatos yra serverio: naudok komandą viename iš jo kanalų.
server-needs-permission = Šias nuostatas matyti ir keisti gali tik nariai, turintys teisę „Tvarkyti serverį“.
server-too-many-channels = Kanalų sąraše gali būti ne daugiau kaip { $count }. Pirma vieną išbrauk arba išbrauk visus, ir iššūkiai bus leidžiami visur.
