### Mājas noteikumi: servera paša noteikumi, katri ar savu nosaukumu.

command-club-sheets =
    .description = Redzēt šī servera mājas noteikumus; kas to pārvalda, var tos mainīt
command-club-sheets-name =
    .description = Mājas noteikumu nosaukums, piemēram, Piektdienas 51
command-club-sheets-game =
    .description = Kurai spēlei tie ir
command-club-sheets-options =
    .description = Noteikumi kā /{ command-challenge }: target=200 increment=5, preset=tournament vai kods
command-club-sheets-rename =
    .description = Jauns nosaukums
command-club-sheets-remove =
    .description = Izņemt tos no saraksta
button-club-sheets = Mājas noteikumi

sheet-played = Mājas noteikumi: **{ $name }**
sheets-title = ### Mājas noteikumi
sheets-none = Šim serverim vēl nav mājas noteikumu.
sheets-about = Ar /{ command-challenge } pēc tiem spēlē tā: { command-challenge-options }:sheet=nosaukums. Tu pārvaldi šo serveri, tāpēc vari mainīt sarakstu.
sheets-for-managers = Ar /{ command-challenge } pēc tiem spēlē tā: { command-challenge-options }:sheet=nosaukums. Sarakstu maina tie, kas pārvalda serveri.
sheets-pick = Izvēlies, kurus mainīt
button-sheets = Visi noteikumi
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
sheet-options-about = Piemēram, target=200 increment=5, preset=tournament vai kods; tukšs – parastie
sheet-kept = Saglabāti: **{ $name }**. Ar /{ command-challenge } tie ir pirmie starp opcijām.

sheet-name-wrong = Nosaukumā ir no 1 līdz { $length } zīmēm un nav =.
sheet-exists = Mājas noteikumi ar nosaukumu { $name } jau ir. Izvēlies citu nosaukumu vai vispirms izņem tos.
sheet-gone = Šo mājas noteikumu vairs nav.
sheet-none = Šim serverim vēl nav mājas noteikumu.
sheet-unknown = Mājas noteikumus „{ $name }” nezinu. Ir šie: { $known }.
sheet-not-read = Šī Jolly versija nesaprot mājas noteikumus { $name }. Izņem tos un izveido no jauna.
sheet-not-read-line = Šī Jolly versija tos nesaprot. Izņem tos un izveido no jauna.
sheet-and-code = Mājas noteikumi nosaka visas opcijas: norādi vai nu tos, vai noteikumu kopu, vai kodu, un klāt, ja gribi, citas opcijas.
sheets-too-many = Mājas noteikumu serverim var būt ne vairāk kā { $count }. Vispirms dažus izņem.
