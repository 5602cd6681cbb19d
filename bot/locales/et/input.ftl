### What comes in otherwise than we ask for it.

changed-command = See käsk on muutunud. Kirjuta see uuesti ja vali pakutavatest; kui see näeb ikka vana välja, käivita Discord uuesti.
control-unknown = See nupp või menüü on teisest ajast ega tee enam midagi. Seisu näitavad /hand ja /table.
option-not-found = Üht nimetatud kanalit ma ei näe. Lase mind kõigepealt sinna või nimeta mõni teine.

### The words with which people type cards, with blanks between; the first is the name itself.
### Capitals and accents make no difference. A word that ends in * stands for all that begin so.
### Single letters may be glued to others: `QH`. `10h`, `♥` and the like are understood anyway.

## Suits, and the ranks that are no numbers
card-words-spades = poti* pada* P
card-words-hearts = ärtu*
card-words-diamonds = ruutu*
card-words-clubs = risti*
card-words-ace = äss* ässa*
card-words-jack = soldat* poiss* poisi* S
card-words-queen = emand* daam* kuninganna* E
card-words-king = kuningas* kuninga kuningaid K
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

## Colours of tiles
colour-words-blue = sini*
colour-words-green = rohel*
colour-words-red = puna*
colour-words-yellow = kolla*

## A joker "as" a card, "4 to 7", words between that say nothing, a "new" meld
other-words-as = kui nagu eest asemel
other-words-to = kuni
other-words-and = ja ning siis juurde peale kombinatsioon kombinatsioonile number nr kaart kaardi kivi
other-words-new = uus uue uut
