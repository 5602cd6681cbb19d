### The panels of /preferences and /server show, and dialogs with something wrong in them.

preferences-page-looks = Izskats
preferences-page-turns = Ziņas
preferences-page-away = Klusums, atvaļinājums

menu-language = Valoda: { $value }
menu-cards = Kārtis: { $value ->
    [text] teksts
    [emoji] emocijzīmes
    [image] attēli
   *[usual] kā serverī
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
    [dm] privātziņā
   *[channel] tikai kanālā
}
menu-messages-about = { $value ->
    [dm] Tavas kārtis un gājienus sūtu privātziņā
   *[channel] Privātziņas nesūtu; pie galda spied „{ button-my-hand }”
}
menu-calls = Atgādinājumi par gājienu: { $value ->
    [always] vienmēr
    [never] nekad
   *[usual] kad neesi klāt
}
menu-calls-about = { $value ->
    [always] Pieminu tevi katrā tavā gājienā
    [never] Tikai tad, kad tavs laiks iet uz beigām
   *[usual] Kad neesi klāt vai kādu brīdi neko nedari
}
menu-zone = Laika josla: { $zone }
menu-zone-none = Laika josla: nav izvēlēta
button-quiet = Klusās stundas …
button-quiet-off = Bez klusajām stundām
button-vacation = Atvaļinājums …
button-vacation-end = Beigt atvaļinājumu
preferences-vacation-about = Atvaļinājuma laikā lēnās partijās (gājienam vismaz diena vai laika ierobežojuma nav) tavs pulkstenis stāv. Ja tādā partijā izdari gājienu, atvaļinājums beidzas.

server-page-games = Spēles
server-page-looks = Izskats, nedēļas tabula
server-allowed-in = **Izaicinājumi** atļauti šeit:
server-every-channel = Visi kanāli
server-weekly-choose = Nedēļas tabula: izvēlies kanālu
server-for-managers = -# Šos iestatījumus mainīt var tie, kam ir tiesības „Manage Server”.
menu-server-game = Parastā spēle: { $game }
menu-server-threads = Katram galdam savs pavediens: { $value ->
    [on] jā
   *[off] nē
}
menu-server-cards = Kārtis: { $value ->
    [text] teksts
    [emoji] emocijzīmes
    [image] attēli
   *[automatic] kā izvēlas spēlētāji
}
button-limits = Ierobežojumi …
button-weekly-off = Vairs nepublicēt

dialog-quiet = Klusās stundas
field-hours = Laiks
field-hours-about = Piemēram, 22:00-07:00; tukšs – bez klusajām stundām
field-zone = Laika josla
field-zone-about = Liela pilsēta tavā tuvumā, piemēram, Riga
dialog-vacation = Atvaļinājums
field-days = Dienas, sākot no šodienas
field-days-about = { $days ->
    [0] Šogad atlicis { $days } dienu; 0 beidz atvaļinājumu
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
dialog-not-between = Izvēlies skaitli no { $least } līdz { $most }.
dialog-zone-unknown = Nezinu laika joslu „{ $zone }”. Ieraksti angliski lielu pilsētu savā tuvumā, piemēram, Riga.
dialog-zone-needed = Klusajām stundām vajadzīga laika josla. Ieraksti lielu pilsētu savā tuvumā.
button-dialog-again = Atvērt vēlreiz
dialog-gone = Ierakstītais vairs nav spēkā. Sāc no jauna.
button-open-dialog = Atvērt logu

# Below a first hand, under a few of its cards as a picture
button-show-pictures = Kārtis attēlos

command-preferences-invitations =
    .description = Rakstīt privātziņā par izaicinājumiem, kas gaida tavu atbildi; ja nenorādi – nē
menu-invitations = Ielūgumi: { $value ->
    [on] privātziņā
   *[off] tikai kanālā
}
menu-invitations-about = { $value ->
    [on] Par izaicinājumiem, kas gaida vairākas dienas, rakstu privātziņā
   *[off] Par izaicinājumiem privātziņas nesūtu
}
command-preferences-streaks =
    .description = Rakstīt vakarā privātziņā, ja tava sērija drīz beigsies; ja nenorādi – nē
menu-streaks = Atgādinājumi par sēriju: { $value ->
    [on] privātziņā
   *[off] nav
}
menu-streaks-about = { $value ->
    [on] Vakarā rakstu privātziņā, ja drīz beigsies vismaz 3 dienas gara sērija
   *[off] Par sēriju privātziņas nesūtu
}
