### Spēļu iespējas: nosaukumi un vērtības, ar ko izaicinājuma noteikumi atšķiras no parastajiem, kas
### nav kārtībā ar ierakstīto, un logs, kurā izvēlas.

option-name-target = mērķis
    .hint = Ar cik punktiem partija beidzas.
option-name-clock = pulkstenis
    .hint = Katra spēlētāja laiks visai partijai, piemēram, 10m vai 1h; vai none.
option-name-increment = papildlaiks
    .hint = Laiks, ko pieskaita pēc katra gājiena, piemēram, 5s; 0 – neko.
option-name-turn-limit = gājiena laiks
    .hint = Ilgākais laiks gājienam, piemēram, 60s, 5m vai 24h; vai none.
option-value-target-0 = pēc spēlētāju skaita
option-name-deals = raundi
    .hint = Cik raundu spēlē; 0 – skaits nav noteikts.
option-name-initial-meld = pirmās izlikšanas punkti
    .hint = Cik punktu jābūt pirmajai izlikšanai.

preset-standard = parastie

## Ko spēlē, vienā rindā
options-usual = Parastie noteikumi
options-changed = Mainīts: { $changes }
options-preset = Noteikumi: { $preset } – { $meaning }
options-preset-changed = Noteikumi: { $preset } – { $meaning } – mainīts: { $changes }
option-with-value = { $option }: { $value }
options-code = Lai šos noteikumus lietotu vēlreiz: `{ command-challenge-options }:code={ $code }`

## Kas ierakstīts
options-not-understood = Nesaprotu šīs opcijas. Raksti tās tā: { $example }, ar atstarpēm; pirmais var būt komplekts vai kods.
option-unknown = Spēlē { $game } nav opcijas „{ $name }”. Izvēlies kādu no šīm: { $known }.
option-unknown-near = Spēlē { $game } nav opcijas „{ $name }”. Varbūt domāji „{ $near }”? Izvēlies kādu no šīm: { $known }.
option-not-possible = Opcijai „{ $name }” vērtība „{ $value }” neder. Izvēlies: { $choices }.
option-not-possible-near = Opcijai „{ $name }” vērtība „{ $value }” neder. Varbūt domāji „{ $near }”? Izvēlies: { $choices }.
option-not-between = Opcijai „{ $name }” vērtība „{ $value }” neder. Izvēlies no { $least } līdz { $most }.
option-not-between-or = Opcijai „{ $name }” vērtība „{ $value }” neder. Izvēlies no { $least } līdz { $most } vai: { $choices }.
preset-unknown = Spēlē { $game } nav komplekta „{ $name }”. Izvēlies: { $choices }.
preset-and-code = Norādi komplektu vai kodu, ne abus. Citas opcijas vari pievienot.
code-not-understood = Nepazīstu kodu „{ $code }”. Pārbaudi, vai nav drukas kļūdas.
code-other-game = Šis kods ir citai spēlei: { $game }. Izvēlies { $game } vai spēli nenorādi.

## Logs un panelis, kas ved uz tā lapām. Virsraksts – līdz 45 zīmēm.
options-title = Opcijas spēlei { $game }
options-between = no { $least } līdz { $most }
options-preset-hint = Izvēlies komplektu
options-shown = Izaicinājumā tagad ir šie noteikumi.
button-options-rules = Noteikumi
button-options-more-rules = Vēl noteikumi
button-options-time = Laiks
challenge-options-not-yours = Noteikumus mainīt var tikai izaicinātājs. Tu vari noraidīt vai iziet.
