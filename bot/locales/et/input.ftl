### What comes in otherwise than we ask for it.

changed-command = See käsk on muutunud. Kirjuta see uuesti ja vali soovituste seast; kui see näeb ikka vana välja, taaskäivita Discord.
control-unknown = See nupp või menüü on vananenud ega tööta enam. Jätkamiseks kasuta /{ command-hand } või /{ command-table }.
option-not-found = Ühte valitud kanalit ma ei näe. Anna mulle sellele ligipääs või vali mõni teine.

### The words with which people type cards, with blanks between; the first is the name itself.
### Capitals and accents make no difference. A word that ends in * stands for all that begin so.
### Single letters may be glued to others: `QH`. `10h`, `♥` and the like are understood anyway.
### What stands for several is asked about: write it with each.

## Suits, and the ranks that are no numbers
card-words-spades = poti* pott* pada* P
card-words-hearts = ärtu* Ä
card-words-diamonds = ruutu* ruut ruudu* R
card-words-clubs = risti* rist R
card-words-ace = äss* ässa*
card-words-jack = soldat* poiss* poisi* S
card-words-queen = emand* daam* kuninganna* E
card-words-king = kuninga* K
card-words-joker = jokker* jokri* joker*

## Numbers; 1, 11, 12 and 13 are those of tiles
number-words-1 = üks ühe üht ühte üheline*
number-words-2 = kaks kahe kaht kahte kaheline*
number-words-3 = kolm kolme kolmeline*
number-words-4 = neli nelja neljaline*
number-words-5 = viis viie viit viiteline viieline*
number-words-6 = kuus kuue kuut kuueline*
number-words-7 = seitse seitsme seitset seitsmeline*
number-words-8 = kaheksa kaheksat kaheksaline*
number-words-9 = üheksa üheksat üheksaline*
number-words-10 = kümme kümne kümmet kümneline*
number-words-11 = üksteist üheteist*
number-words-12 = kaksteist kaheteist*
number-words-13 = kolmteist kolmeteist*

# What is written after a figure to make it a name, as in “7-ка”
number-words-endings = line list lise ne

## Colours of tiles; many sets have black for green and orange for yellow
colour-words-blue = sini* S
colour-words-green = rohel* must* R
colour-words-red = puna* P
colour-words-yellow = kolla* oranž* K

## A joker "as" a card, "4 to 7", words between that say nothing, a "new" meld
other-words-as = kui nagu eest asemel
other-words-to = kuni
other-words-and = ja ning siis juurde peale kombinatsioon* rida grupp grupi* number nr kaart kaardi kaarti kaardid kivi* klots* nupp* nupu* plaat* plaadi* rea* ritta rühm* jada* seeria* sekvents* komplekt* järjestus* järjend* kolmik* nelik* tahvel tahvl*
# What may stand between a card and the number of its meld, or after that
other-words-onto = juurde peale külge number nr kombinatsioon* rida rea* ritta grupp* grupi* rühm* jada* seeria* sekvents* komplekt* järjestus* järjend* kolmik* nelik*
other-words-new = uus uue uut uude uuele

### What else players and leaflets call the options of games: found while they are being typed.

option-words-clock = malekell, koguaeg
option-words-turn-limit = ajapiirang, aeg käigule
option-words-target = punktipiir, võidupunktid
option-words-deals = jagamised, mängud
option-words-rounds = jagamised, mängud
option-words-opening = avamine, avaladumine, avakäik, esimene kombinatsioon, esimene ladumine, miinimum
option-words-opening-points = { option-words-opening }
option-words-initial-meld = { option-words-opening }
option-words-pile-before-initial-meld = mahapandud kaardid, äravisatud kaardid, hunnik
option-words-joker-swap = jokkeri asendamine, jokkeri võtmine
option-words-melds-per-turn = read, jadad, rühmad, grupid, seeriad
option-words-lay-off-before-own-meld = juurdepanek, juurde panna
option-words-final-discard = lõpetamine, viimane kaart
option-words-stock-out = kaardipakk, kaardid otsas, hunnik, mahapandud kaardid
option-words-scoring = trahvipunktid, punktiarvestus, käsi-rummi
option-words-knock = koputamine, ülejäänud kaardid
option-words-line-bonus = lisapunktid, vooruboonus
option-words-flush-jokers = käest lõpetamine, käsi-rummi, mast
