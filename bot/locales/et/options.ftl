### Mängude valikud: nimed ja väärtused, mille poolest väljakutse reeglid tavalistest erinevad, mis on
### kirjutatus valesti, ja aken, kus neid valitakse.

option-name-target = siht
    .hint = Punktid, mille juures partii lõpeb.
option-name-clock = kell
    .hint = Igaühe aeg kogu partiiks, näiteks 10m või 1h; või none.
option-name-increment = lisaaeg
    .hint = Aeg, mis lisandub pärast iga käiku, näiteks 5s; 0 – mitte midagi.
option-name-turn-limit = käiguaeg
    .hint = Pikim aeg ühe käigu jaoks, näiteks 60s, 5m või 24h; või none.
option-value-target-0 = mängijate arvu järgi
option-name-deals = voorud
    .hint = Mitu vooru mängitakse; 0 – arv pole määratud.
option-name-initial-meld = avapunktid
    .hint = Mitu punkti on avamiseks vaja.

preset-standard = tavaline

## Mida mängitakse, ühel real
options-usual = Tavalised reeglid
options-changed = Muudetud: { $changes }
options-preset = Reeglid: { $preset } – { $meaning }
options-preset-changed = Reeglid: { $preset } – { $meaning } – aga { $changes }
option-with-value = { $option }: { $value }
options-code = Samad reeglid uuesti: `{ command-challenge-options }:code={ $code }`

## Mis on kirjutatud
options-not-understood = Ma ei saa neist valikutest aru. Kirjuta need nii: { $example }, tühikutega; esimesena võib olla reeglistik või kood.
option-unknown = { $game }: valikut „{ $name }“ pole. On: { $known }.
option-unknown-near = { $game }: valikut „{ $name }“ pole. Kas mõtlesid „{ $near }“? On: { $known }.
option-not-possible = „{ $value }“ ei sobi valikule „{ $name }“. Vali: { $choices }.
option-not-possible-near = „{ $value }“ ei sobi valikule „{ $name }“. Kas mõtlesid „{ $near }“? Vali: { $choices }.
option-not-between = „{ $value }“ ei sobi valikule „{ $name }“. Võimalik: { $least } kuni { $most }.
option-not-between-or = „{ $value }“ ei sobi valikule „{ $name }“. Võimalik: { $least } kuni { $most } või { $choices }.
preset-unknown = { $game }: reeglistikku „{ $name }“ pole. Vali: { $choices }.
preset-and-code = Kood määrab kõik reeglid: anna kas reeglistik või kood ja soovi korral muid valikuid lisaks.
code-not-understood = Ma ei tunne koodi „{ $code }“. Kontrolli, ega selles viga pole.
code-other-game = See kood on teise mängu oma: { $game }. Jäta mäng valimata või vali see: { $game }.

## Aken ja paneel, mis viib selle lehtedele. Pealkiri on kuni 45 märki.
options-title = Valikud: { $game }
options-between = { $least } kuni { $most }
options-preset-hint = Vali reeglistik
options-shown = Väljakutses on nüüd need reeglid.
button-options-rules = Reeglid
button-options-more-rules = Veel reegleid
button-options-time = Aeg
challenge-options-not-yours = Reegleid saab muuta ainult väljakutsuja. Kui need ei meeldi, keeldu või lahku.
