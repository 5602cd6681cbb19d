### Spēļu iespējas: nosaukumi un vērtības, ar ko izaicinājuma noteikumi atšķiras no parastajiem, kas
### nav kārtībā ar ierakstīto, un logs, kurā izvēlas.

option-name-target = mērķis
    .hint = Punkti, pie kuriem partija beidzas.
option-name-clock = pulkstenis
    .hint = Katra laiks visai partijai, piemēram, 10m vai 1h; vai none.
option-name-increment = piedeva
    .hint = Laiks, ko pieskaita pēc katra gājiena, piemēram, 5s; 0 – nekas.
option-name-turn-limit = gājiena laiks
    .hint = Ilgākais laiks gājienam, piemēram, 60s, 5m vai 24h; vai none.
option-value-target-0 = pēc spēlētāju skaita
option-name-deals = dalījumi
    .hint = Cik raundu spēlē; 0 – skaits nav noteikts.
option-name-initial-meld = pirmā izlikšana
    .hint = Cik punktu kopā vajag tavām pirmajām kombinācijām.

preset-standard = parastie

## Ko spēlē, vienā rindā
options-usual = Parastie noteikumi
options-changed = Mainīts: { $changes }
options-preset = Noteikumi: { $preset } – { $meaning }
options-preset-changed = Noteikumi: { $preset } – { $meaning } – bet { $changes }
option-with-value = { $option }: { $value }
options-code = kods `{ $code }`

## Kas ierakstīts
options-not-understood = Nesaprotu šīs iespējas. Raksti tās tā: { $example }, ar atstarpi; pirmais var būt komplekts vai kods.
option-unknown = { $game }: nav iespējas „{ $name }”. Ir: { $known }.
option-unknown-near = { $game }: nav iespējas „{ $name }”. Varbūt „{ $near }”? Ir: { $known }.
option-not-possible = „{ $value }” neder iespējai „{ $name }”. Izvēlies: { $choices }.
option-not-possible-near = „{ $value }” neder iespējai „{ $name }”. Varbūt „{ $near }”? Izvēlies: { $choices }.
option-not-between = „{ $value }” neder iespējai „{ $name }”. Var no { $least } līdz { $most }.
option-not-between-or = „{ $value }” neder iespējai „{ $name }”. Var no { $least } līdz { $most } vai { $choices }.
preset-unknown = { $game }: nav komplekta „{ $name }”. Izvēlies: { $choices }.
preset-and-code = Kods nosaka visus noteikumus: norādi vai nu komplektu, vai kodu, un tam klāt, ja gribi, citas iespējas.
code-not-understood = Nepazīstu kodu „{ $code }”. Pameklē kļūdainu burtu.
code-other-game = Šis kods ir citai spēlei: { $game }. Nenorādi spēli vai izvēlies šo: { $game }.

## Logs un panelis, kas ved uz tā lapām. Virsraksts – līdz 45 zīmēm.
options-title = Iespējas: { $game }
options-between = no { $least } līdz { $most }
options-preset-hint = Izvēlies komplektu
options-shown = Tagad izaicinājumā ir šie noteikumi.
button-options-rules = Noteikumi
button-options-more-rules = Vēl noteikumi
button-options-time = Laiks
challenge-options-not-yours = Noteikumus mainīt var tikai izaicinātājs. Ja nepatīk, noraidi vai izej.
