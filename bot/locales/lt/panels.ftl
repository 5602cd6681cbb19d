### The panels of /preferences and /server show, and dialogs with something wrong in them.

preferences-page-looks = Išvaizda
preferences-page-turns = Žinutės
preferences-page-away = Poilsis

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
menu-messages-about = { $value ->
    [dm] Kortos ir tavo ėjimas ateina asmenine žinute
   *[channel] Asmeninių žinučių nesiunčiu; kortas rodo „Mano kortos“ prie stalo
}
menu-calls = Kvietimai: { $value ->
    [always] visada
    [never] niekada
   *[usual] kaip įprasta
}
menu-calls-about = { $value ->
    [always] Kiekvieną ėjimą
    [never] Tik įspėjimas, prieš baigiantis laikui
   *[usual] Kai tavęs nėra arba kurį laiką nieko nedarai
}
menu-zone = Laiko juosta: { $zone }
menu-zone-none = Laiko juosta: pasirink
button-quiet = Tylos valandos …
button-quiet-off = Be tylos valandų
button-vacation = Atostogos …
button-vacation-end = Baigti atostogas
preferences-vacation-about = Per atostogas lėtose partijose (ėjimas bent para arba be ribos) tavo laikas neina. Ėjimas tokioje partijoje jas baigia.

server-page-games = Žaidimai
server-page-looks = Išvaizda, lentelė
server-allowed-in = **Iššūkiai** leidžiami čia:
server-every-channel = Visi kanalai
server-weekly-choose = Skelbti: pasirink kanalą
server-for-managers = -# Pakeisti gali, jei turi teisę „Tvarkyti serverį“.
menu-server-game = Įprastas žaidimas: { $game }
menu-server-threads = Gija kiekvienam stalui: { $value ->
    [on] taip
   *[off] ne
}
menu-server-cards = Kortos: { $value ->
    [text] tekstas
    [emoji] jaustukai
    [image] paveikslėliai
   *[automatic] kaip patinka žaidėjams
}
button-limits = Ribos …
button-weekly-off = Nebeskelbti

dialog-quiet = Tylos valandos
field-hours = Valandos
field-hours-about = Pavyzdžiui, 22:00-07:00; tuščia – nėra
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
field-games-per-person = Partijų vienu metu žmogui
field-games-per-server = Partijų vienu metu visame serveryje
field-challenges-per-person = Atvirų iššūkių iš vieno žmogaus
field-challenges-to-person = Atvirų iššūkių vienam žmogui

dialog-wrong = ⚠ **{ $field }:** { $why }
dialog-no-number = „{ $typed }“ nėra sveikasis skaičius.
dialog-not-between = Gali būti nuo { $least } iki { $most }.
dialog-zone-unknown = Nežinau laiko juostos „{ $zone }“. Įrašyk angliškai didelį miestą netoli savęs, pavyzdžiui, Warsaw.
dialog-zone-needed = Nežinau, kiek pas tave valandų. Įrašyk didelį miestą netoli savęs.
button-dialog-again = Atverti vėl
dialog-gone = To, kas ten buvo įrašyta, nebeturiu. Gali pradėti iš naujo.
button-open-dialog = Atverti

# Below a first hand, under a few of its cards as a picture
button-show-pictures = Rodyti vaizdais

command-preferences-invitations = pakvietimai
    .description = Ar pranešti asmenine žinute apie iššūkius, laukiančius tavo atsakymo; nenurodžius – ne
menu-invitations = Pakvietimai: { $value ->
    [on] asmenine žinute
   *[off] tik kanale
}
menu-invitations-about = { $value ->
    [on] Apie iššūkius, kurie laukia kelias dienas, pranešu asmenine žinute
   *[off] Kai kas nors tau meta iššūkį, asmeninės žinutės nesiunčiu
}
command-preferences-streaks = serijos
    .description = Ar vakare pranešti asmenine žinute, kad baigsis tavo serija; nenurodžius – ne
menu-streaks = Serijos priminimai: { $value ->
    [on] asmenine žinute
   *[off] ne
}
menu-streaks-about = { $value ->
    [on] Vakare pranešu, jei nutrūktų bent 3 dienų serija
   *[off] Apie seriją asmeninės žinutės nesiunčiu
}
