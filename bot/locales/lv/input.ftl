### What comes in otherwise than we ask for it.

changed-command = Šī komanda ir mainījusies. Ieraksti to no jauna un izvēlies no piedāvātā. Ja tā joprojām izskatās pa vecam, restartē Discord.
control-unknown = Šī poga vai izvēlne ir novecojusi un vairs nedarbojas. Lai turpinātu, lieto /{ command-hand } vai /{ command-table }.
option-not-found = Vienu no izvēlētajiem kanāliem neredzu. Dod man tam piekļuvi vai izvēlies citu.

### The words with which people type cards, with blanks between; the first is the name itself.
### Capitals and accents make no difference. A word that ends in * stands for all that begin so.
### Single letters may be glued to others: `QH`. `10h`, `♥` and the like are understood anyway.
### What stands for several is asked about: write it with each.

## Suits, and the ranks that are no numbers
card-words-spades = pīķ* P
card-words-hearts = ercen* ercs erca erci ercu sird* sirž* sirsni* E S
card-words-diamonds = kārav* kārs kāra kāri kāru romb* dimant* K
card-words-clubs = kreic* kreič* krust* K
card-words-ace = dūz*
card-words-jack = kalp*
card-words-queen = dām* karalien* D
card-words-king = kung* karal* K
card-words-joker = džoker* joker*

## Numbers; 1, 11, 12 and 13 are those of tiles
number-words-1 = viens viena vienu vieniniek* vienniek*
number-words-2 = divi divas divus divu divniek* diviniek*
number-words-3 = trīs triju trijniek* trīsniek*
number-words-4 = četri četras četrus četru četriniek* četrniek*
number-words-5 = pieci piecas piecus piecu piecin* piecniek*
number-words-6 = seši sešas sešus sešu sešin* sešniek*
number-words-7 = septiņi septiņas septiņus septiņu septiņniek* septītniek*
number-words-8 = astoņi astoņas astoņus astoņu astoņniek* astotniek*
number-words-9 = deviņi deviņas deviņus deviņu deviņniek* devītniek*
number-words-10 = desmit desmiti desmitniek* desmitais desmito
number-words-11 = vienpadsmit*
number-words-12 = divpadsmit*
number-words-13 = trīspadsmit*

# What is written after a figure to make it a name, as in “7-ка”
number-words-endings = nieks nieku nieka nieki tnieks tnieku inieks inieku

## Colours of tiles; many sets have black for green and orange for yellow
colour-words-blue = zil* Z
colour-words-green = zaļ* meln* Z
colour-words-red = sarkan* S
colour-words-yellow = dzelten* oranž* D

## A joker "as" a card, "4 to 7", words between that say nothing, a "new" meld
other-words-as = kā par vietā
other-words-to = līdz
other-words-and = un uz no pie ar tad kombinācij* secīb* grup* numurs nr kauliņ* kārt* kāršu klucīt* plāksnīt* akmentiņ* rind* virkn* sērij* komplekt* salikum* sekvenc* figūr*
# What may stand between a card and the number of its meld, or after that
other-words-onto = pie uz ar numurs nr kombinācij* secīb* grup* rind* virkn* sērij* komplekt* salikum* sekvenc* figūr*
other-words-new = jauns jauna jaunu jaunai jaunam jaunas

### What else players and leaflets call the options of games: found while they are being typed.

option-words-clock = šaha pulkstenis, kopējais laiks
option-words-turn-limit = laika limits, laiks gājienam
option-words-target = punktu limits, līdz cik punktiem
option-words-deals = izdales, partijas
option-words-rounds = izdales, partijas
option-words-opening = atvēršana, pirmā kombinācija, minimums
option-words-opening-points = { option-words-opening }
option-words-initial-meld = { option-words-opening }
option-words-pile-before-initial-meld = nomestās kārtis, izmestās kārtis
option-words-joker-swap = apmainīt džokeru, aizstāt džokeru
option-words-melds-per-turn = rindas, virknes, grupas, secības, komplekti
option-words-lay-off-before-own-meld = pielikšana, papildināt
option-words-final-discard = noslēgšana, pēdējā kārts
option-words-stock-out = krājums, talons, kava, nomestās kārtis
option-words-scoring = soda punkti, punktu skaitīšana, rummy no rokas
option-words-knock = pieklauvēt, liekās kārtis
option-words-line-bonus = prēmija
option-words-flush-jokers = noslēgšana no rokas, rummy no rokas, masts
