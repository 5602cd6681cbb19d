### The panels of /preferences and /server show, and dialogs with something wrong in them.

preferences-page-looks = Izskats
preferences-page-turns = Ziņas
preferences-page-away = Atpūta

menu-language = Valoda: { $value }
menu-cards = Kārtis: { $value ->
    [text] teksts
    [emoji] emocijzīmes
    [image] attēli
   *[usual] kā serverī pieņemts
}
menu-colours = Mastu krāsas: { $value ->
    [two] divas
   *[four] četras
}
menu-background = Attēlu fons: { $value ->
    [light] gaišs
   *[dark] tumšs
}
menu-large = Lieli burti: { $value ->
    [on] jā
   *[off] nē
}
menu-messages = Ziņas: { $value ->
    [dm] privāti
   *[channel] tikai kanālā
}
menu-messages-about = { $value ->
    [dm] Kārtis un tavs gājiens pienāk privātziņā
   *[channel] Privātziņas nesūtu; kārtis parāda „Manas kārtis” pie galda
}
menu-calls = Aicinājumi: { $value ->
    [always] vienmēr
    [never] nekad
   *[usual] kā parasti
}
menu-calls-about = { $value ->
    [always] Katrā gājienā
    [never] Tikai brīdinājums, pirms beidzas laiks
   *[usual] Kad neesi klāt vai kādu brīdi neko nedari
}
menu-zone = Laika josla: { $zone }
menu-zone-none = Laika josla: izvēlies
button-quiet = Klusās stundas …
button-quiet-off = Bez klusajām stundām
button-vacation = Atvaļinājums …
button-vacation-end = Beigt atvaļinājumu
preferences-vacation-about = Atvaļinājumā lēnās partijās (gājiens vismaz diennakti vai bez ierobežojuma) tavs laiks neiet. Gājiens tādā partijā to beidz.

server-page-games = Spēles
server-page-looks = Izskats, tabula
server-allowed-in = **Izaicinājumi** atļauti šeit:
server-every-channel = Visi kanāli
server-weekly-choose = Publicēt: izvēlies kanālu
server-for-managers = -# Mainīt tos vari, ja tev ir tiesības “Manage Server”.
menu-server-game = Parastā spēle: { $game }
menu-server-threads = Katram galdam savs pavediens: { $value ->
    [on] jā
   *[off] nē
}
menu-server-cards = Kārtis: { $value ->
    [text] teksts
    [emoji] emocijzīmes
    [image] attēli
   *[automatic] kā patīk spēlētājiem
}
button-limits = Ierobežojumi …
button-weekly-off = Vairs nepublicēt

dialog-quiet = Klusās stundas
field-hours = Stundas
field-hours-about = Piemēram, 22:00-07:00; tukšs – nav
field-zone = Laika josla
field-zone-about = Liela pilsēta tavā tuvumā, piemēram, Riga
dialog-vacation = Atvaļinājums
field-days = Dienas no šī brīža
field-days-about = { $days ->
    [zero] Šogad atlikušas { $days } dienas; 0 beidz atvaļinājumu
    [one] Šogad atlikusi { $days } diena; 0 beidz atvaļinājumu
   *[other] Šogad atlikušas { $days } dienas; 0 beidz atvaļinājumu
}
dialog-limits = Ierobežojumi
field-games-per-person = Partijas vienlaikus vienam cilvēkam
field-games-per-server = Partijas vienlaikus visā serverī
field-challenges-per-person = Atvērti izaicinājumi no viena cilvēka
field-challenges-to-person = Atvērti izaicinājumi vienam cilvēkam

dialog-wrong = ⚠ **{ $field }:** { $why }
dialog-no-number = „{ $typed }” nav vesels skaitlis.
dialog-not-between = Var būt no { $least } līdz { $most }.
dialog-zone-unknown = Nezinu laika joslu „{ $zone }”. Nosauc angliski lielu pilsētu savā tuvumā, piemēram, Warsaw.
dialog-zone-needed = Nezinu, cik pie tevis ir pulkstenis. Nosauc lielu pilsētu savā tuvumā.
button-dialog-again = Atvērt vēlreiz
dialog-gone = Man vairs nav tā, ko tur ierakstīji. Vari sākt no jauna.
button-open-dialog = Atvērt

# Below a first hand, under a few of its cards as a picture
button-show-pictures = Kārtis attēlos

command-preferences-invitations =
    .description = Vai rakstīt privātziņā par izaicinājumiem, kas gaida tavu atbildi; ja nenorādi – nē
menu-invitations = Ielūgumi: { $value ->
    [on] privātziņā
   *[off] tikai kanālā
}
menu-invitations-about = { $value ->
    [on] Par izaicinājumiem, kas gaida vairākas dienas, rakstu privātziņā
   *[off] Kad kāds tevi izaicina, privātziņu nesūtu
}
menu-streaks = Atgādinājumi par sēriju: { $value ->
    [on] privātziņā
   *[off] nav
}
menu-streaks-about = { $value ->
    [on] Vakarā pasaku, ja draud beigties vismaz 3 dienu sērija
   *[off] Par sēriju privātziņu nesūtu
}
