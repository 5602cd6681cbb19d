### Mängude valikud: nimed ja väärtused, mille poolest väljakutse reeglid tavalistest erinevad, mis on
### kirjutatus valesti, ja aken, kus neid valitakse.

option-name-target = siht
    .hint = Mitme punkti juures partii lõpeb.
option-name-clock = kell
    .hint = Igaühe aeg kogu partiiks, näiteks 10m või 1h; või none.
option-name-increment = lisaaeg
    .hint = Aeg, mis pärast iga käiku kellale lisandub, näiteks 5s; 0, kui ei lisandu.
option-name-turn-limit = käiguaeg
    .hint = Pikim aeg ühe käigu jaoks, näiteks 60s, 5m või 24h; või none.
option-value-target-0 = mängijate arvu järgi
option-name-deals = voorud
    .hint = Mitu vooru mängitakse; 0, kui kindlat arvu pole.
option-name-initial-meld = avapunktid
    .hint = Mitu punkti peab avamine andma.

preset-standard = tavaline

## Mida mängitakse, ühel real
options-usual = Tavalised reeglid
options-changed = Muudetud: { $changes }
options-preset = Reeglid: { $preset } – { $meaning }
options-preset-changed = Reeglid: { $preset } – { $meaning } – muudetud: { $changes }
option-with-value = { $option }: { $value }
options-code = Nende reeglitega uuesti: `{ command-challenge-options }:code={ $code }`

## Mis on kirjutatud
options-not-understood = Ma ei saa neist valikutest aru. Kirjuta need nii nagu { $example }, tühikud vahel; esimesena võib olla reeglistik või kood.
option-unknown = Mängul { $game } pole valikut „{ $name }“. Vali mõni neist: { $known }.
option-unknown-near = Mängul { $game } pole valikut „{ $name }“. Kas mõtlesid „{ $near }“? Vali mõni neist: { $known }.
option-not-possible = „{ $value }“ ei sobi valiku „{ $name }“ väärtuseks. Vali mõni neist: { $choices }.
option-not-possible-near = „{ $value }“ ei sobi valiku „{ $name }“ väärtuseks. Kas mõtlesid „{ $near }“? Vali mõni neist: { $choices }.
option-not-between = „{ $value }“ ei sobi valiku „{ $name }“ väärtuseks. Vali { $least } kuni { $most }.
option-not-between-or = „{ $value }“ ei sobi valiku „{ $name }“ väärtuseks. Vali { $least } kuni { $most } või { $choices }.
preset-unknown = Mängul { $game } pole reeglistikku „{ $name }“. Vali mõni neist: { $choices }.
preset-and-code = Kasuta kas reeglistikku või koodi, mitte mõlemat. Muid valikuid võid lisada.
code-not-understood = Ma ei tunne koodi „{ $code }“. Kontrolli, ega selles viga pole.
code-other-game = See kood on teise mängu jaoks: { $game }. Vali see mäng või jäta mäng valimata.

## Aken ja paneel, mis viib selle lehtedele. Pealkiri on kuni 45 märki.
options-title = Valikud: { $game }
options-between = { $least } kuni { $most }
options-preset-hint = Vali reeglistik
options-shown = Väljakutses on nüüd need reeglid.
button-options-rules = Reeglid
button-options-more-rules = Veel reegleid
button-options-time = Aeg
challenge-options-not-yours = Reegleid saab muuta ainult väljakutsuja. Sina saad keelduda või lahkuda.
