### What comes in otherwise than we ask for it.

changed-command = Tento příkaz se změnil. Napiš ho znovu a vyber z nabídky; pokud pořád vypadá postaru, restartuj Discord.
control-unknown = Toto tlačítko nebo nabídka už neplatí. Pokračuj přes /{ command-hand } nebo /{ command-table }.
option-not-found = Jeden z vybraných kanálů nevidím. Dej mi do něj přístup, nebo vyber jiný.

### The words with which people type cards, with blanks between; the first is the name itself.
### Capitals and accents make no difference. A word that ends in * stands for all that begin so.
### Single letters may be glued to others: `QH`. `10h`, `♥` and the like are understood anyway.
### What stands for several is asked about: write it with each.

## Suits, and the ranks that are no numbers
card-words-spades = pik* list* P
card-words-hearts = srdc* srdíč* kér kéry kérov* S
card-words-diamonds = kár káry kára káru káro károv* kule kulov* K
card-words-clubs = kříž* tref* žalud* K T
card-words-ace = eso esa esu esem es esy
card-words-jack = kluk* kluc* spod* janek jank* filek filk*
card-words-queen = dám* svrš* královn* filek filk* D
card-words-king = král* K
card-words-joker = žolík* žolíc* joker* džoker* divok*

## Numbers; 1, 11, 12 and 13 are those of tiles
number-words-1 = jedna jeden jednu jednič*
number-words-2 = dva dvě dvojk* dvojc*
number-words-3 = tři trojk* trojc*
number-words-4 = čtyři čtyřk* čtyřc*
number-words-5 = pět pětk* pětc*
number-words-6 = šest šestk* šestc*
number-words-7 = sedm sedma sedmu sedmy sedmou sedmě sedmič*
number-words-8 = osm osma osmu osmy osmou osmě osmič*
number-words-9 = devět devítk* devítc*
number-words-10 = deset desítk* desítc*
number-words-11 = jedenáct*
number-words-12 = dvanáct*
number-words-13 = třináct*

# What is written after a figure to make it a name, as in “7-ка”
number-words-endings = ka ku ky kou čka čku čky ička ičku ičky ma mu my

## Colours of tiles; many sets have black for green and orange for yellow
colour-words-blue = modr* M
colour-words-green = zelen* čern* Z
colour-words-red = červen* rud* Č
colour-words-yellow = žlut* oranžov* Ž

## A joker "as" a card, "4 to 7", words between that say nothing, a "new" meld
other-words-as = jako za místo
other-words-to = až do
other-words-and = i z ze na ke od v ve pak kombinac* číslo skupin* postup* kámen kamen* kart* kostk* kostek dílek dílk* destičk* sad* řad* sekvenc* trojic* čtveřic* tabulk* figur* sestav*
# What may stand between a card and the number of its meld, or after that
other-words-onto = k ke na do číslo č kombinac* skupin* postup* sad* řad* sekvenc* trojic* čtveřic* figur* sestav*
other-words-new = nový nová nové novou nového novému

### What else players and leaflets call the options of games: found while they are being typed.

option-words-clock = šachové hodiny, celkový čas
option-words-turn-limit = limit na tah, časový limit
option-words-target = limit bodů, hraje se do, cílové body
option-words-deals = rozdání, sehrávky, partie
option-words-rounds = rozdání, sehrávky, partie
option-words-opening = první výklad, otevření, minimum, hranice bodů
option-words-opening-points = { option-words-opening }
option-words-initial-meld = { option-words-opening }
option-words-pile-before-initial-meld = odhazovací balíček, odkládací balíček, odhozené karty
option-words-joker-swap = vzít žolíka, nahradit žolíka, divoká karta
option-words-melds-per-turn = postupky, sekvence, skupiny, trojice, čtveřice, sady
option-words-lay-off-before-own-meld = přikládat, přiložit, přidávat
option-words-final-discard = zavření, zavírat, poslední karta
option-words-stock-out = talon, lízací balíček, došly karty, odhazovací balíček
option-words-scoring = bodování, trestné body, vyložení naráz
option-words-knock = klepnutí, zaklepat, deadwood
option-words-line-bonus = bonus za rozdání, box
option-words-flush-jokers = zavření z ruky, jedna barva, flush, divoká karta
