### The panels of /preferences and /server show, and dialogs with something wrong in them.

preferences-page-looks = Välimus
preferences-page-turns = Sõnumid
preferences-page-away = Puhkeaeg

menu-language = Keel: { $value }
menu-cards = Kaardid: { $value ->
    [text] tekst
    [emoji] emojid
    [image] pildid
   *[usual] nagu serveris tavaks
}
menu-colours = Mastide värvid: { $value ->
    [two] kaks
   *[four] neli
}
menu-background = Piltide taust: { $value ->
    [light] hele
   *[dark] tume
}
menu-large = Suur kiri: { $value ->
    [on] sees
   *[off] väljas
}
menu-messages = Sõnumid: { $value ->
    [dm] privaatselt
   *[channel] ainult kanalis
}
menu-messages-about = { $value ->
    [dm] Kaardid ja sinu käik tulevad privaatsõnumiga
   *[channel] Privaatsõnumeid ma ei saada; kaarte näitab laua nupp „Minu kaardid“
}
menu-calls = Kutsed: { $value ->
    [always] alati
    [never] mitte kunagi
   *[usual] nagu tavaliselt
}
menu-calls-about = { $value ->
    [always] Igal käigul
    [never] Ainult hoiatus enne aja lõppu
   *[usual] Kui oled eemal või ei tee mõnda aega midagi
}
menu-zone = Ajavöönd: { $zone }
menu-zone-none = Ajavöönd: vali
button-quiet = Vaiksed tunnid …
button-quiet-off = Lõpeta vaikus
button-vacation = Puhkus …
button-vacation-end = Lõpeta puhkus
preferences-vacation-about = Puhkuse ajal ei jookse aeglastes partiides (käik vähemalt ööpäev või piiranguta) sinu aeg. Käik sellises partiis lõpetab selle.

server-page-games = Mängud
server-page-looks = Välimus, edetabel
server-allowed-in = **Väljakutsed** on lubatud siin:
server-every-channel = Kõik kanalid
server-weekly-choose = Avaldamiseks vali kanal
server-for-managers = -# Muuta saad neid siis, kui sul on õigus “Manage Server”.
menu-server-game = Tavaline mäng: { $game }
menu-server-threads = Igal laual oma lõim: { $value ->
    [on] jah
   *[off] ei
}
menu-server-cards = Kaardid: { $value ->
    [text] tekst
    [emoji] emojid
    [image] pildid
   *[automatic] nagu mängijatele meeldib
}
button-limits = Piirangud …
button-weekly-off = Ära enam avalda

dialog-quiet = Vaiksed tunnid
field-hours = Kellaajad
field-hours-about = Näiteks 22:00-07:00; tühi: pole
field-zone = Ajavöönd
field-zone-about = Suur linn sinu lähedal, näiteks Tallinn
dialog-vacation = Puhkus
field-days = Päevi nüüdsest
field-days-about = { $days ->
    [one] Sel aastal on jäänud üks päev; 0 lõpetab puhkuse
   *[other] Sel aastal on jäänud { $days } päeva; 0 lõpetab puhkuse
}
dialog-limits = Piirangud
field-games-per-person = Partiisid korraga, ühel inimesel
field-games-per-server = Partiisid korraga, kogu serveris
field-challenges-per-person = Avatud väljakutseid ühelt inimeselt
field-challenges-to-person = Avatud väljakutseid ühele inimesele

dialog-wrong = ⚠ **{ $field }:** { $why }
dialog-no-number = „{ $typed }“ ei ole täisarv.
dialog-not-between = Võimalik on { $least } kuni { $most }.
dialog-zone-unknown = Ma ei tunne ajavööndit „{ $zone }“. Nimeta suur linn enda lähedal inglise keeles, näiteks Helsinki.
dialog-zone-needed = Ma ei tea, mis kell sinu juures on. Nimeta suur linn enda lähedal.
button-dialog-again = Ava uuesti
dialog-gone = Mul pole enam seda, mida sa sinna kirjutasid. Võid alustada uuesti.
button-open-dialog = Ava

# Below a first hand, under a few of its cards as a picture
button-show-pictures = Kaardid piltidena

command-preferences-invitations =
    .description = Kas teatan privaatsõnumiga väljakutsetest, mis ootavad sinu vastust; muidu ei
menu-invitations = Kutsed mängu: { $value ->
    [on] privaatsõnumiga
   *[off] ainult kanalis
}
menu-invitations-about = { $value ->
    [on] Päevi ootavatest väljakutsetest teatan privaatsõnumiga
   *[off] Kui keegi su välja kutsub, ma privaatsõnumit ei saada
}

command-preferences-streaks =
    .description = Kas teatan õhtul privaatsõnumiga, et sinu päevade seeria katkeb; muidu ei
menu-streaks = Seeria meeldetuletus: { $value ->
    [on] privaatsõnumiga
   *[off] väljas
}
menu-streaks-about = { $value ->
    [on] Teatan õhtul, kui vähemalt 3-päevane seeria hakkab katkema
   *[off] Sinu seeria kohta ma privaatsõnumeid ei saada
}
