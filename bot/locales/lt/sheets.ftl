### Namų taisyklės: savos serverio taisyklės, kiekvienos su pavadinimu.

command-club-sheets = namų-taisyklės
    .description = Pamatyti šio serverio namų taisykles; kas jį valdo, gali jas keisti
command-club-sheets-name = pavadinimas
    .description = Namų taisyklių pavadinimas, pavyzdžiui, Penktadienio 51
command-club-sheets-game = žaidimas
    .description = Kuriam žaidimui jos skirtos
command-club-sheets-options = parinktys
    .description = Taisyklės kaip /{ command-challenge }: target=200 increment=5, preset=tournament ar kodas
command-club-sheets-rename = pervadinti
    .description = Naujas pavadinimas
command-club-sheets-remove = pašalinti
    .description = Išimti jas iš sąrašo
button-club-sheets = Namų taisyklės

sheet-played = Namų taisyklės: **{ $name }**
sheets-title = ### Namų taisyklės
sheets-none = Šis serveris dar neturi namų taisyklių.
sheets-about = Su /{ command-challenge } pagal jas žaidžiama taip: { command-challenge-options }:sheet=pavadinimas. Valdai šį serverį, tad gali keisti sąrašą.
sheets-for-managers = Su /{ command-challenge } pagal jas žaidžiama taip: { command-challenge-options }:sheet=pavadinimas. Sąrašą keičia tie, kas valdo serverį.
sheets-pick = Pasirink, kurias keisti
button-sheets = Visos taisyklės
button-sheet-new = Naujos …
button-sheet-rename = Pervadinti …
button-sheet-remove = Pašalinti
button-sheet-keep = Išsaugoti taisykles
sheet-dialog-new = Naujos namų taisyklės
sheet-dialog-rename = Pervadinti namų taisykles
sheet-dialog-keep = Išsaugoti kaip namų taisykles
field-sheet-name = Pavadinimas
field-sheet-game = Žaidimas
field-sheet-options = Taisyklės
sheet-name-about = Trumpas, pavyzdžiui, Penktadienio 51
sheet-options-about = Pavyzdžiui, target=200 increment=5, preset=tournament ar kodas; tuščia – įprastos
sheet-kept = Išsaugota: **{ $name }**. Su /{ command-challenge } jos pirmos tarp parinkčių.

sheet-name-wrong = Pavadinime yra nuo 1 iki { $length } ženklų ir nėra =.
sheet-exists = Namų taisyklės pavadinimu { $name } jau yra. Pasirink kitą pavadinimą arba pirma pašalink anas.
sheet-gone = Šių namų taisyklių nebėra.
sheet-none = Šis serveris dar neturi namų taisyklių.
sheet-unknown = Namų taisyklių „{ $name }“ nežinau. Yra šios: { $known }.
sheet-not-read = Ši Jolly versija nesupranta namų taisyklių { $name }. Pašalink jas ir sukurk iš naujo.
sheet-not-read-line = Ši Jolly versija jų nesupranta. Pašalink jas ir sukurk iš naujo.
sheet-and-code = Namų taisyklės nustato visas parinktis: nurodyk arba jas, arba taisyklių rinkinį, arba kodą, o prie to, jei nori, kitas parinktis.
sheets-too-many = Namų taisyklių serveris gali turėti daugiausia { $count }. Pirma kurias nors pašalink.
