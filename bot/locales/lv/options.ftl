### Spēļu iespējas: nosaukumi un vērtības, ar ko izaicinājuma noteikumi atšķiras no parastajiem, kas
### nav kārtībā ar ierakstīto, un logs, kurā izvēlas.

option-name-target = mērķis
    .hint = Punkti, pie kuriem partija beidzas.
option-name-clock = pulkstenis
    .hint = Katra laiks visai partijai, piemēram, 10m vai 1h; vai none.
option-name-increment = papildlaiks
    .hint = Laiks, ko pieskaita pēc katra gājiena, piemēram, 5s; 0 – nekas.
option-name-turn-limit = gājiena laiks
    .hint = Ilgākais laiks gājienam, piemēram, 60s, 5m vai 24h; vai none.
option-value-target-0 = pēc spēlētāju skaita
option-name-deals = raundi
    .hint = Cik raundu spēlē; 0 – skaits nav noteikts.
option-name-initial-meld = pirmās izlikšanas punkti
    .hint = Cik punktu vajag pirmajai izlikšanai.

preset-standard = parastie

## Ko spēlē, vienā rindā
options-usual = Parastie noteikumi
options-changed = Mainīts: { $changes }
options-preset = Noteikumi: { $preset } – { $meaning }
options-preset-changed = Noteikumi: { $preset } – { $meaning } – bet { $changes }
option-with-value = { $option }: { $value }
options-code = Tie paši noteikumi vēlreiz: `{ command-challenge-options }:code={ $code }`

## Kas ierakstīts
options-not-understood = Nesaprotu šīs opcijas. Raksti tās tā: { $example }, ar atstarpi; pirmais var būt komplekts vai kods.
option-unknown = { $game }: nav opcijas „{ $name }”. Ir: { $known }.
option-unknown-near = { $game }: nav opcijas „{ $name }”. Varbūt „{ $near }”? Ir: { $known }.
option-not-possible = „{ $value }” neder opcijai „{ $name }”. Izvēlies: { $choices }.
option-not-possible-near = „{ $value }” neder opcijai „{ $name }”. Varbūt „{ $near }”? Izvēlies: { $choices }.
option-not-between = „{ $value }” neder opcijai „{ $name }”. Var no { $least } līdz { $most }.
option-not-between-or = „{ $value }” neder opcijai „{ $name }”. Var no { $least } līdz { $most } vai { $choices }.
preset-unknown = { $game }: nav komplekta „{ $name }”. Izvēlies: { $choices }.
preset-and-code = Kods nosaka visus noteikumus: norādi vai nu komplektu, vai kodu, un tam klāt, ja gribi, citas opcijas.
code-not-understood = Nepazīstu kodu „{ $code }”. Pārbaudi, vai nav kļūdas.
code-other-game = Šis kods ir citai spēlei: { $game }. Nenorādi spēli vai izvēlies šo: { $game }.

## Logs un panelis, kas ved uz tā lapām. Virsraksts – līdz 45 zīmēm.
options-title = Opcijas: { $game }
options-between = no { $least } līdz { $most }
options-preset-hint = Izvēlies komplektu
options-shown = Tagad izaicinājumā ir šie noteikumi.
button-options-rules = Noteikumi
button-options-more-rules = Vēl noteikumi
button-options-time = Laiks
challenge-options-not-yours = Noteikumus mainīt var tikai izaicinātājs. Ja nepatīk, noraidi vai izej.
