### Mājas noteikumi: servera paša noteikumi, katri ar savu nosaukumu.

command-club-sheets =
    .description = Apskatīt šī servera mājas noteikumus; mainīt tos var tie, kam ir tiesības „Manage Server”
command-club-sheets-name =
    .description = Mājas noteikumu nosaukums, piemēram, Piektdienas 51
command-club-sheets-game =
    .description = Kurai spēlei ir mājas noteikumi; ja nenorādi – parastajai
command-club-sheets-options =
    .description = Noteikumi kā /{ command-challenge }: target=200 increment=5, preset=tournament vai kods
command-club-sheets-rename =
    .description = Jauns mājas noteikumu nosaukums
command-club-sheets-remove =
    .description = Izņemt mājas noteikumus no saraksta
button-club-sheets = Mājas noteikumi

sheet-played = Mājas noteikumi: **{ $name }**
sheets-title = ### Mājas noteikumi
sheets-none = Šim serverim vēl nav mājas noteikumu.
sheets-about = Lai spēlētu pēc mājas noteikumiem, komandai /{ command-challenge } pievieno { command-challenge-options }:sheet=nosaukums. Tu pārvaldi šo serveri, tāpēc vari mainīt sarakstu.
sheets-for-managers = Lai spēlētu pēc mājas noteikumiem, komandai /{ command-challenge } pievieno { command-challenge-options }:sheet=nosaukums. Sarakstu var mainīt tie, kam ir tiesības „Manage Server”.
sheets-pick = Kurus noteikumus mainīt?
button-sheets = Visi mājas noteikumi
button-sheet-new = Jauni …
button-sheet-rename = Pārdēvēt …
button-sheet-remove = Izņemt
button-sheet-keep = Saglabāt noteikumus
sheet-dialog-new = Jauni mājas noteikumi
sheet-dialog-rename = Pārdēvēt mājas noteikumus
sheet-dialog-keep = Saglabāt kā mājas noteikumus
field-sheet-name = Nosaukums
field-sheet-game = Spēle
field-sheet-options = Noteikumi
sheet-name-about = Īss, piemēram, Piektdienas 51
sheet-options-about = Piemēram, target=200 increment=5, preset=tournament vai kods; tukšs – parastie noteikumi
sheet-kept = Saglabāti: **{ $name }**. Komandā /{ command-challenge } tie ir opciju saraksta sākumā.

sheet-name-wrong = Nosaukumā drīkst būt ne vairāk kā { $length ->
    [zero] { $length } zīmes
    [one] { $length } zīme
   *[other] { $length } zīmes
}, bez „=”.
sheet-exists = Mājas noteikumi ar nosaukumu { $name } jau ir. Izvēlies citu nosaukumu vai vispirms izņem vecos.
sheet-unnamed = Norādi, kurus mājas noteikumus: aizpildi { command-club-sheets-name }.
sheet-gone = Kāds šos mājas noteikumus ir izņēmis. Izvēlies citus.
sheet-none = Šim serverim vēl nav mājas noteikumu.
sheet-unknown = Šajā serverī nav mājas noteikumu ar nosaukumu „{ $name }”. Izvēlies kādus no šiem: { $known }.
sheet-not-read = Šī Jolly versija nesaprot mājas noteikumus { $name }. Izņem tos un izveido no jauna.
sheet-not-read-line = Šī Jolly versija šos noteikumus nesaprot. Izņem tos un izveido no jauna.
sheet-of-other-game = Šie mājas noteikumi ir citai spēlei: { $game }. Atstāj { command-challenge-game } tukšu vai izvēlies { $game }.
sheet-and-code = Norādi tikai vienu: mājas noteikumus, komplektu vai kodu. Citas opcijas vari pievienot.
sheets-too-many = Mājas noteikumu sarakstā var būt ne vairāk kā { $count ->
    [zero] { $count } ieraksti
    [one] { $count } ieraksts
   *[other] { $count } ieraksti
}. Vispirms kādu izņem.
