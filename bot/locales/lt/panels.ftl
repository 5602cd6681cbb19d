### The panels of /preferences and /server show, and dialogs with something wrong in them.

preferences-page-looks = Išvaizda
preferences-page-turns = Žinutės
preferences-page-away = Tyla, atostogos

menu-language = Kalba: { $value }
menu-cards = Kortos: { $value ->
    [text] tekstas
    [emoji] jaustukai
    [image] paveikslėliai
   *[usual] kaip įprasta serveryje
}
menu-colours = Rūšių spalvos: { $value ->
    [two] dvi
   *[four] keturios
}
menu-background = Paveikslėlių fonas: { $value ->
    [light] šviesus
   *[dark] tamsus
}
menu-large = Stambus šriftas: { $value ->
    [on] taip
   *[off] ne
}
menu-messages = Žinutės: { $value ->
    [dm] asmeninės
   *[channel] tik kanale
}
menu-messages-about =
    { $value ->
        [dm] Kortas ir žinią apie ėjimą siunčiu asmenine žinute
       *[channel] Asmeninių žinučių nesiunčiu; prie stalo spausk „{ button-my-hand }“
    }
menu-calls = Priminimai apie ėjimą: { $value ->
    [always] visada
    [never] niekada
   *[usual] kai tavęs nėra
}
menu-calls-about =
    { $value ->
        [always] Paminiu tave kiekvieną ėjimą
        [never] Tik kai baigiasi tavo laikas
       *[usual] Kai tavęs nėra arba kurį laiką nieko nedarai
    }
menu-zone = Laiko juosta: { $zone }
menu-zone-none = Laiko juosta: nenustatyta
button-quiet = Tylos valandos…
button-quiet-off = Be tylos valandų
button-vacation = Atostogos…
button-vacation-end = Baigti atostogas
preferences-vacation-about = Kol atostogauji, lėtose partijose (ėjimui duodama bent diena arba laikas neribojamas) per tavo ėjimus laikas neina. Jei tokioje partijoje padarysi ėjimą, atostogos baigsis.

server-page-games = Žaidimai
server-page-looks = Išvaizda, lentelė
server-allowed-in = **Iššūkiai** leidžiami čia:
server-every-channel = Visi kanalai
server-weekly-choose = Savaitės lentelė: pasirink kanalą
server-for-managers = -# Šias nuostatas keisti gali nariai su teise „Tvarkyti serverį“.
menu-server-game = Įprastas žaidimas: { $game }
menu-server-threads = Gija kiekvienam stalui: { $value ->
    [on] taip
   *[off] ne
}
menu-server-cards = Kortos: { $value ->
    [text] tekstas
    [emoji] jaustukai
    [image] paveikslėliai
   *[automatic] kaip pasirinko žaidėjai
}
button-limits = Ribos…
button-weekly-off = Nebeskelbti

dialog-quiet = Tylos valandos
field-hours = Valandos
field-hours-about = Pavyzdžiui, 22:00-07:00. Tuščias laukas – tylos valandų nebus.
field-zone = Laiko juosta
field-zone-about = Didelis miestas netoli tavęs, pvz., Vilnius
dialog-vacation = Atostogos
field-days = Kiek dienų nuo dabar
field-days-about = { $days ->
    [one] Šiais metais liko { $days } diena; 0 baigia atostogas
    [few] Šiais metais liko { $days } dienos; 0 baigia atostogas
   *[other] Šiais metais liko { $days } dienų; 0 baigia atostogas
}
dialog-limits = Ribos
field-games-per-person = Partijų vienu metu nariui
field-games-per-server = Partijų vienu metu visame serveryje
field-challenges-per-person = Atvirų iššūkių iš vieno nario
field-challenges-to-person = Atvirų iššūkių vienam nariui

dialog-wrong = ⚠ **{ $field }:** { $why }
dialog-no-number = „{ $typed }“ nėra sveikasis skaičius.
dialog-not-between = Įrašyk skaičių nuo { $least } iki { $most }.
dialog-zone-unknown = Nežinau laiko juostos „{ $zone }“. Įrašyk netoli esantį didelį miestą angliškai, pavyzdžiui, Warsaw.
dialog-zone-needed = Tylos valandoms reikia tavo laiko juostos. Įrašyk didelį miestą netoli savęs.
button-dialog-again = Atidaryti vėl
dialog-gone = Tai, ką įrašei, nebegalioja. Pradėk iš naujo.
button-open-dialog = Atidaryti langą

# Below a first hand, under a few of its cards as a picture
button-show-pictures = Kortų paveikslėliai

command-preferences-invitations = pakvietimai
    .description = Ar pranešti asmenine žinute apie iššūkius, laukiančius tavo atsakymo; įprastai ne
menu-invitations = Pakvietimai: { $value ->
    [on] asmenine žinute
   *[off] tik kanale
}
menu-invitations-about =
    { $value ->
        [on] Apie iššūkius, kurie laukia kelias dienas, pranešu asmenine žinute
       *[off] Apie iššūkius asmeninių žinučių nesiunčiu
    }
command-preferences-streaks = serijos
    .description = Ar vakare pranešti asmenine žinute, kad tavo serija baigiasi; įprastai ne
menu-streaks = Serijos priminimai: { $value ->
    [on] asmenine žinute
   *[off] ne
}
menu-streaks-about =
    { $value ->
        [on] Jei baigiasi bent 3 dienų serija, vakare pranešu asmenine žinute
       *[off] Apie seriją asmeninių žinučių nesiunčiu
    }
