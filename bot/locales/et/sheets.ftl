### Kodureeglid: serveri oma reeglid, igaühel oma nimi.

command-club-sheets =
    .description = Vaata serveri kodureegleid; muuta saavad liikmed õigusega „Manage Server“
command-club-sheets-name =
    .description = Kodureeglite nimi, näiteks Reede 51
command-club-sheets-game =
    .description = Millise mängu kodureeglid; kui tühi, siis vaikemängu omad
command-club-sheets-options =
    .description = Reeglid nagu käsus /{ command-challenge }: target=200 increment=5, preset=tournament või kood
command-club-sheets-rename =
    .description = Kodureeglite uus nimi
command-club-sheets-remove =
    .description = Eemalda kodureeglid loendist
button-club-sheets = Kodureeglid

sheet-played = Kodureeglid: **{ $name }**
sheets-title = ### Kodureeglid
sheets-none = Selles serveris pole veel kodureegleid.
sheets-about = Kodureeglite järgi mängimiseks lisa käsule /{ command-challenge } valik { command-challenge-options }:sheet=nimi. Haldad seda serverit, nii et saad loendit muuta.
sheets-for-managers = Kodureeglite järgi mängimiseks lisa käsule /{ command-challenge } valik { command-challenge-options }:sheet=nimi. Loendit saavad muuta liikmed õigusega „Manage Server“.
sheets-pick = Vali muudetavad kodureeglid
button-sheets = Kõik kodureeglid
button-sheet-new = Uued …
button-sheet-rename = Nimeta ümber …
button-sheet-remove = Eemalda
button-sheet-keep = Salvesta reeglid …
sheet-dialog-new = Uued kodureeglid
sheet-dialog-rename = Nimeta kodureeglid ümber
sheet-dialog-keep = Salvesta kodureeglid
field-sheet-name = Nimi
field-sheet-game = Mäng
field-sheet-options = Reeglid
sheet-name-about = Lühike, näiteks Reede 51
sheet-options-about = Näiteks target=200 increment=5, preset=tournament või kood; kui tühi, siis vaikereeglid
sheet-kept = Salvestatud: **{ $name }**. Käsus /{ command-challenge } on see valikute loendis esimene.

sheet-name-wrong = Nimes võib olla kuni { $length } märki, aga mitte märki „=“.
sheet-exists = Kodureeglid nimega { $name } on juba olemas. Vali teine nimi või eemalda enne vanad.
sheet-unnamed = Vali, milliseid kodureegleid mõtled: täida { command-club-sheets-name }.
sheet-gone = Keegi on need kodureeglid eemaldanud. Vali teised.
sheet-none = Selles serveris pole veel kodureegleid.
sheet-unknown = Selles serveris pole kodureegleid nimega „{ $name }“. On olemas: { $known }.
sheet-not-read = See Jolly versioon ei saa kodureeglitest { $name } aru. Eemalda need ja tee uuesti.
sheet-not-read-line = See Jolly versioon ei saa neist reeglitest aru. Eemalda need ja tee uuesti.
sheet-of-other-game = Need kodureeglid on mängule { $game }. Jäta { command-challenge-game } tühjaks või vali { $game }.
sheet-and-code = Kasuta ainult üht: kas kodureegleid, reeglistikku või koodi. Muid valikuid võid lisada.
sheets-too-many = Serveril võib olla kuni { $count } komplekti kodureegleid. Eemalda enne mõni.
