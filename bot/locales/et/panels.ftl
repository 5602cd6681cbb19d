### The panels of /preferences and /server show, and dialogs with something wrong in them.

preferences-page-looks = Välimus
preferences-page-turns = Sõnumid
preferences-page-away = Vaikus, puhkus

menu-language = Keel: { $value }
menu-cards = Kaardid: { $value ->
    [text] tekst
    [emoji] emojid
    [image] pildid
   *[usual] nagu serveris
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
    [dm] Saadan sinu kaardid ja käigud privaatsõnumiga
   *[channel] Privaatsõnumeid ei saada; vajuta laua juures „{ button-my-hand }“
}
menu-calls = Käigu meeldetuletus: { $value ->
    [always] alati
    [never] mitte kunagi
   *[usual] kui oled eemal
}
menu-calls-about = { $value ->
    [always] Mainin sind iga käigu juures
    [never] Ainult siis, kui su aeg hakkab otsa saama
   *[usual] Kui oled eemal või ei tee mõnda aega midagi
}
menu-zone = Ajavöönd: { $zone }
menu-zone-none = Ajavöönd: määramata
button-quiet = Vaiksed tunnid …
button-quiet-off = Vaiksed tunnid välja
button-vacation = Puhkus …
button-vacation-end = Lõpeta puhkus
preferences-vacation-about = Kui oled puhkusel, seisavad kellad aeglastes partiides (käiguaeg vähemalt ööpäev või piiramata) sinu käikude ajal. Kui mõnes sellises partiis käid, on puhkus läbi.

server-page-games = Mängud
server-page-looks = Välimus, edetabel
server-allowed-in = **Väljakutsed** on lubatud siin:
server-every-channel = Kõik kanalid
server-weekly-choose = Nädala edetabel: vali kanal
server-for-managers = -# Muuta saavad neid seadeid liikmed, kellel on õigus „Manage Server“.
menu-server-game = Vaikemäng: { $game }
menu-server-threads = Igal laual oma lõim: { $value ->
    [on] jah
   *[off] ei
}
menu-server-cards = Kaardid: { $value ->
    [text] tekst
    [emoji] emojid
    [image] pildid
   *[automatic] nagu mängijad on valinud
}
button-limits = Piirangud …
button-weekly-off = Lõpeta avaldamine

dialog-quiet = Vaiksed tunnid
field-hours = Kellaajad
field-hours-about = Näiteks 22:00-07:00. Kui tühi, siis vaikseid tunde pole.
field-zone = Ajavöönd
field-zone-about = Lähima suurlinna nimi, näiteks Tallinn
dialog-vacation = Puhkus
field-days = Päevi alates tänasest
field-days-about = { $days ->
    [one] Selleks aastaks on alles { $days } päev. 0 lõpetab puhkuse.
   *[other] Selleks aastaks on alles { $days } päeva. 0 lõpetab puhkuse.
}
dialog-limits = Piirangud
field-games-per-person = Partiisid korraga, ühel inimesel
field-games-per-server = Partiisid korraga, kogu serveris
field-challenges-per-person = Avatud väljakutseid ühelt inimeselt
field-challenges-to-person = Avatud väljakutseid ühele inimesele

dialog-wrong = ⚠ **{ $field }:** { $why }
dialog-no-number = „{ $typed }“ ei ole täisarv.
dialog-not-between = Vali arv { $least } kuni { $most }.
dialog-zone-unknown = Ma ei tunne ajavööndit „{ $zone }“. Kirjuta lähima suurlinna nimi inglise keeles, näiteks Helsinki.
dialog-zone-needed = Vaiksete tundide jaoks on vaja sinu ajavööndit. Kirjuta lähima suurlinna nimi.
button-dialog-again = Ava uuesti
dialog-gone = See, mida kirjutasid, on aegunud. Palun alusta uuesti.
button-open-dialog = Ava aken

# Below a first hand, under a few of its cards as a picture
button-show-pictures = Kaardid piltidena

command-preferences-invitations =
    .description = Kas saata privaatsõnum väljakutsetest, mis ootavad sinu vastust; vaikimisi ei
menu-invitations = Kutsed mängima: { $value ->
    [on] privaatsõnumiga
   *[off] ainult kanalis
}
menu-invitations-about = { $value ->
    [on] Saadan privaatsõnumi väljakutsetest, mis ootavad vastust mitu päeva
   *[off] Väljakutsete kohta ma privaatsõnumeid ei saada
}

command-preferences-streaks =
    .description = Kas saata õhtul privaatsõnum, kui seeria hakkab katkema; vaikimisi ei
menu-streaks = Seeria meeldetuletus: { $value ->
    [on] privaatsõnumiga
   *[off] väljas
}
menu-streaks-about = { $value ->
    [on] Saadan õhtul privaatsõnumi, kui vähemalt 3-päevane seeria hakkab katkema
   *[off] Sinu seeria kohta ma privaatsõnumeid ei saada
}
