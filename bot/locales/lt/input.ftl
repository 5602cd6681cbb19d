### What comes in otherwise than we ask for it.

changed-command = Ši komanda pasikeitė. Įrašyk ją iš naujo ir rinkis iš pasiūlymų; jei vis dar atrodo sena, paleisk Discord iš naujo.
control-unknown = Šis mygtukas ar meniu paseno ir nebeveikia. Tęsk su /{ command-hand } arba /{ command-table }.
option-not-found = Vieno iš pasirinktų kanalų nematau. Įleisk mane į jį arba pasirink kitą.

### The words with which people type cards, with blanks between; the first is the name itself.
### Capitals and accents make no difference. A word that ends in * stands for all that begin so.
### Single letters may be glued to others: `QH`. `10h`, `♥` and the like are understood anyway.
### What stands for several is asked about: write it with each.

## Suits, and the ranks that are no numbers
card-words-spades = vyn* pik* V P
card-words-hearts = širdi* širdy* širdž* čirv* Š Č
card-words-diamonds = būgn* bubn* B
card-words-clubs = kryž* gil* tref* K T G
card-words-ace = tūz* T
card-words-jack = valet* bartuk* berniuk* bernel* V
card-words-queen = dam* karalien* D
card-words-king = karal* K
card-words-joker = džoker* džioker* joker*

## Numbers; 1, 11, 12 and 13 are those of tiles
number-words-1 = vienas viena vieną vienet* vienuk*
number-words-2 = du dvi dviak* dvejet* dvejuk*
number-words-3 = trys tris trij* triak* trejet* trejuk*
number-words-4 = keturi keturis keturios keturias keturak* keturiuk* ketver*
number-words-5 = penki penkis penkios penkias penkak* penket* penkiuk*
number-words-6 = šeši šešis šešios šešias šešak* šešet* šešiuk*
number-words-7 = septyni septynis septynios septynias septynak* septynet* septyniuk*
number-words-8 = aštuoni aštuonis aštuonios aštuonias aštuonak* aštuonet* aštuoniuk*
number-words-9 = devyni devynis devynios devynias devynak* devynet* devyniuk*
number-words-10 = dešimt dešimtis dešimties dešimtį dešimtak* dešimtuk* dešimtin*
number-words-11 = vienuolik*
number-words-12 = dvylik*
number-words-13 = trylik*

# What is written after a figure to make it a name, as in “7-ка”
number-words-endings = ukas uką uko ukė ukę akė akę etas etą tukas tuką tukė tukę

## Colours of tiles; many sets have black for green and orange for yellow
colour-words-blue = mėlyn* M
colour-words-green = žali* žal* juod* Ž
colour-words-red = raudon* R
colour-words-yellow = gelton* oranžin* G

## A joker "as" a card, "4 to 7", words between that say nothing, a "new" meld
other-words-as = kaip už vietoj vietoje
other-words-to = iki
other-words-and = ir bei ant prie iš nuo į tada derin* sek* grup* numer* nr kort* kauliuk* plytel* kaladėl* akmenuk* eil* serij* rinkin* komplekt* kombinacij*
# What may stand between a card and the number of its meld, or after that
other-words-onto = prie ant į nr derin* kombinacij* sek* grup* eil* serij* rinkin* komplekt* numer*
other-words-new = naujas nauja naują naujo naujos naujam naujai

### What else players and leaflets call the options of games: found while they are being typed.

option-words-clock = šachmatų laikrodis, bendras laikas
option-words-turn-limit = laiko riba, laikas ėjimui
option-words-target = taškų riba, iki kiek taškų
option-words-deals = dalijimai, partijos
option-words-rounds = dalijimai, partijos
option-words-opening = atidarymas, pirmas derinys, pradinis derinys, minimumas
option-words-opening-points = { option-words-opening }
option-words-initial-meld = { option-words-opening }
option-words-pile-before-initial-meld = numestos kortos, išmestos kortos, krūva
option-words-joker-swap = pakeisti džokerį, paimti džokerį
option-words-melds-per-turn = sekos, grupės, rinkiniai, eilės, kombinacijos
option-words-lay-off-before-own-meld = pridėjimas, papildyti
option-words-final-discard = užbaigimas, paskutinė korta
option-words-stock-out = kaladė, talonas, baigėsi kortos, numestos kortos
option-words-scoring = baudos taškai, taškų skaičiavimas, rami iš rankos
option-words-knock = pabelsti, laisvos kortos
option-words-line-bonus = premija
option-words-flush-jokers = uždarymas iš rankos, rami iš rankos, viena spalva
