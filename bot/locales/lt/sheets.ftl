### Namų taisyklės: savos serverio taisyklės, kiekvienos su pavadinimu.

command-club-sheets = namų-taisyklės
    .description = Pamatyti šio serverio namų taisykles; keisti jas gali nariai, kurie tvarko serverį
command-club-sheets-name = pavadinimas
    .description = Namų taisyklių pavadinimas, pavyzdžiui, Penktadienio 51
command-club-sheets-game = žaidimas
    .description = Kuriam žaidimui namų taisyklės skirtos; nenurodžius – įprastam
command-club-sheets-options = parinktys
    .description = Taisyklės kaip /{ command-challenge }: target=200 increment=5, preset=tournament ar kodas
command-club-sheets-rename = pervadinti
    .description = Naujas namų taisyklių pavadinimas
command-club-sheets-remove = pašalinti
    .description = Išbraukti namų taisykles iš sąrašo
button-club-sheets = Namų taisyklės

sheet-played = Namų taisyklės: **{ $name }**
sheets-title = ### Namų taisyklės
sheets-none = Šis serveris dar neturi namų taisyklių.
sheets-about = Jei nori žaisti pagal namų taisykles, prie /{ command-challenge } pridėk { command-challenge-options }:sheet=pavadinimas. Tvarkai šį serverį, todėl gali keisti sąrašą.
sheets-for-managers = Jei nori žaisti pagal namų taisykles, prie /{ command-challenge } pridėk { command-challenge-options }:sheet=pavadinimas. Sąrašą keisti gali nariai su teise „Tvarkyti serverį“.
sheets-pick = Pasirink, kurias taisykles keisti
button-sheets = Visos namų taisyklės
button-sheet-new = Naujos…
button-sheet-rename = Pervadinti…
button-sheet-remove = Pašalinti
button-sheet-keep = Išsaugoti taisykles
sheet-dialog-new = Naujos namų taisyklės
sheet-dialog-rename = Pervadinti namų taisykles
sheet-dialog-keep = Išsaugoti kaip namų taisykles
field-sheet-name = Pavadinimas
field-sheet-game = Žaidimas
field-sheet-options = Taisyklės
sheet-name-about = Trumpas, pavyzdžiui, Penktadienio 51
sheet-options-about = Pavyzdžiui, target=200 increment=5, preset=tournament ar kodas; tuščia – įprastos taisyklės
sheet-kept = Išsaugota: **{ $name }**. Šios taisyklės bus pirmos tarp /{ command-challenge } parinkčių.

sheet-name-wrong = Pavadinime gali būti iki { $length } { $length ->
    [one] ženklo
    [few] ženklų
   *[other] ženklų
}, tik ne „=“.
sheet-exists = Namų taisyklės „{ $name }“ jau yra. Pasirink kitą pavadinimą arba pirma pašalink senąsias.
sheet-unnamed = Pasirink, kurios namų taisyklės: užpildyk „{ command-club-sheets-name }“.
sheet-gone = Šias namų taisykles kažkas pašalino. Pasirink kitas.
sheet-none = Šis serveris dar neturi namų taisyklių.
sheet-unknown = Namų taisyklių „{ $name }“ šiame serveryje nėra. Pasirink iš šių: { $known }.
sheet-not-read = Ši Jolly versija nesupranta namų taisyklių „{ $name }“. Pašalink jas ir sukurk iš naujo.
sheet-not-read-line = Ši Jolly versija šių taisyklių nesupranta. Pašalink jas ir sukurk iš naujo.
sheet-of-other-game = Šios namų taisyklės skirtos kitam žaidimui: { $game }. Palik „{ command-challenge-game }“ tuščią arba pasirink jį.
sheet-and-code = Nurodyk ką nors vieną: namų taisykles, rinkinį arba kodą. Kitas parinktis pridėti gali.
sheets-too-many = Serveryje gali būti ne daugiau kaip { $count ->
    [one] { $count } namų taisyklių rinkinys
    [few] { $count } namų taisyklių rinkiniai
   *[other] { $count } namų taisyklių rinkinių
}. Pirma vieną pašalink.
