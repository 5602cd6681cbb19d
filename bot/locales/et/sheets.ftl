### Kodureeglid: serveri oma reeglid, igaühel oma nimi.

command-club-sheets =
    .description = Vaata selle serveri kodureegleid; kes seda haldab, saab neid muuta
command-club-sheets-name =
    .description = Kodureeglite nimi, näiteks Reede 51
command-club-sheets-game =
    .description = Millise mängu jaoks need on
command-club-sheets-options =
    .description = Reeglid nagu /{ command-challenge } juures: target=200 increment=5, preset=tournament või kood
command-club-sheets-rename =
    .description = Uus nimi
command-club-sheets-remove =
    .description = Võta need nimekirjast maha
button-club-sheets = Kodureeglid

sheet-played = Kodureeglid: **{ $name }**
sheets-title = ### Kodureeglid
sheets-none = Sellel serveril pole veel kodureegleid.
sheets-about = /{ command-challenge } mängib nende järgi, kui lisad { command-challenge-options }:sheet=nimi. Haldad seda serverit, seega saad nimekirja muuta.
sheets-for-managers = /{ command-challenge } mängib nende järgi, kui lisad { command-challenge-options }:sheet=nimi. Nimekirja saab muuta see, kes serverit haldab.
sheets-pick = Vali, milliseid muuta
button-sheets = Kõik kodureeglid
button-sheet-new = Uued …
button-sheet-rename = Nimeta ümber …
button-sheet-remove = Võta maha
button-sheet-keep = Jäta kodureegliks
sheet-dialog-new = Uued kodureeglid
sheet-dialog-rename = Nimeta kodureeglid ümber
sheet-dialog-keep = Jäta need kodureegliteks
field-sheet-name = Nimi
field-sheet-game = Mäng
field-sheet-options = Reeglid
sheet-name-about = Lühike, näiteks Reede 51
sheet-options-about = Näiteks target=200 increment=5, preset=tournament või kood; tühi: tavalised
sheet-kept = Alles: **{ $name }**. /{ command-challenge } pakub neid valikutes esimesena.

sheet-name-wrong = Nimes on 1 kuni { $length } märki ja pole märki =.
sheet-exists = Kodureeglid nimega { $name } on juba olemas. Vali teine nimi või võta need enne maha.
sheet-gone = Neid kodureegleid enam pole.
sheet-none = Sellel serveril pole veel kodureegleid.
sheet-unknown = Kodureegleid „{ $name }“ ma ei tunne. On need: { $known }.
sheet-not-read = See Jolly versioon ei saa kodureeglitest { $name } aru. Võta need maha ja tee uuesti.
sheet-not-read-line = See Jolly versioon ei saa neist aru. Võta need maha ja tee uuesti.
sheet-and-code = Kodureeglid määravad kõik valikud: anna kas need, reeglistik või kood ja soovi korral veel valikuid.
sheets-too-many = Serveril võib olla kuni { $count } kodureeglit. Võta enne mõni maha.
