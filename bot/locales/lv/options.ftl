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
option-name-rounds = raundi
    .hint = Cik raundu spēlē.
option-value-target-0 = pēc spēlētāju skaita
option-name-deals = dalījumi
    .hint = Cik raundu spēlē; 0 – skaits nav noteikts.
option-name-ace = dūzis
    .hint = Kur dūzis stāv secībā.
option-value-ace-low = zems
option-value-ace-both = zems un augsts
option-name-melds-per-turn = kombinācijas gājienā
option-value-melds-per-turn-any = cik grib
option-value-melds-per-turn-one = viena
option-name-lay-off-before-own-meld = pielikt pirms savas kombinācijas
    .hint = Vai drīkst pielikt kārtis, kamēr nav savas kombinācijas.
option-name-final-discard = pēdējā nomešana
    .hint = Vai, lai beigtu, pēdējā kārts jānomet.
option-value-final-discard-optional = nav obligāta
option-value-final-discard-required = obligāta
option-name-stock-out = tukša kava
    .hint = Kas notiek, kad kava beidzas.
option-value-stock-out-reshuffle-once = kaudzi sajauc vienreiz
option-value-stock-out-reshuffle = kaudzi sajauc katru reizi
option-value-stock-out-turn-over = kaudzi apgriež
option-name-scoring = skaitīšana
option-value-scoring-winner-takes-all = visi punkti uzvarētājam
option-value-scoring-penalty = soda punkti, uzvar mazākā summa
option-name-initial-meld = pirmā izlikšana
    .hint = Cik punktu kopā vajag tavām pirmajām kombinācijām.
option-name-pile-before-initial-meld = kaudze pirms pirmās izlikšanas
    .hint = Vai pirms pirmās izlikšanas drīkst ņemt kaudzes virsējo kārti.
option-value-pile-before-initial-meld-only-if-melded = tikai, lai uzreiz izliktu
option-value-pile-before-initial-meld-free = brīvi
option-name-joker-swap = džokera maiņa
    .hint = Vai džokeru uz galda drīkst apmainīt pret kārti, ko tas aizstāj.
option-name-unmelded = nekas nav izlikts
    .hint = Cik pieskaita, ja vispār nekas nav izlikts.
option-value-unmelded-count = skaita kārtis
option-name-knock = klauvēšana
    .hint = Lielākais atlikums klauvēšanai; pēc atklātās kārts: cik tā vērta (Oklahoma).
option-value-knock-oklahoma = pēc atklātās kārts
option-name-oklahoma-spades-double = pīķi dubulti
    .hint = Oklahomā: ja atklātā kārts ir pīķis, raunda punkti dubultojas.
option-name-big-gin = lielais džins
    .hint = Vai raundu beidz visas vienpadsmit kārtis kombinācijās.
option-name-line-bonus = piemaksa par raundiem
    .hint = Punkti beigās par katru uzvarētu raundu.
option-name-opening = pirmā izlikšana
    .hint = Kam jābūt vajadzīgo punktu vērtam.
option-value-opening-single = viena kombinācija pati
option-value-opening-total = visas jaunās kombinācijas kopā
option-name-opening-points = pirmās izlikšanas punkti
    .hint = Cik punktu vajag pirmajai izlikšanai; no 0 līdz 200.

preset-standard = parastie
preset-classic = klasiskie
preset-tournament = turnīra
preset-oklahoma = Oklahoma
preset-penalty = soda
preset-strict = stingrie
preset-total = pēc summas
preset-slow = lēnie
preset-three-rounds = trīs raundi
preset-ten-deals = desmit dalījumi
preset-rummy-45 = Rummy 45
preset-rummy-40 = Rummy 40

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
