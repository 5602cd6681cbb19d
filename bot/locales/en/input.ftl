### What comes in otherwise than we ask for it.

changed-command = This command has changed. Type it again and choose from the suggestions; restart Discord if it still looks old.
control-unknown = This button or menu is out of date and no longer works. Use /{ command-hand } or /{ command-table } to continue.
option-not-found = I can’t see one of the channels you chose. Give me access to it, or choose another one.

### The words with which people type cards, with blanks between; the first is the name itself.
### Capitals and accents make no difference. A word that ends in * stands for all that begin so.
### Single letters may be glued to others: `QH`. `10h`, `♥` and the like are understood anyway.
### What stands for several is asked about: write it with each.

## Suits, and the ranks that are no numbers
card-words-spades = spade spades
card-words-hearts = heart hearts
card-words-diamonds = diamond diamonds
card-words-clubs = club clubs
card-words-ace = ace aces
card-words-jack = jack jacks knave
card-words-queen = queen queens
card-words-king = king kings
card-words-joker = joker jokers wild wilds wildcard wildcards

## Numbers; 1, 11, 12 and 13 are those of tiles
number-words-1 = one ones
number-words-2 = two twos deuce deuces
number-words-3 = three threes trey
number-words-4 = four fours
number-words-5 = five fives
number-words-6 = six sixes
number-words-7 = seven sevens
number-words-8 = eight eights
number-words-9 = nine nines
number-words-10 = ten tens
number-words-11 = eleven
number-words-12 = twelve
number-words-13 = thirteen

# What is written after a figure to make it a name, as in “7-ка”
number-words-endings = 's ’s

## Colours of tiles; many sets have black for green and orange for yellow
colour-words-blue = blue
colour-words-green = green black
colour-words-red = red
colour-words-yellow = yellow orange

## A joker "as" a card, "4 to 7", words between that say nothing, a "new" meld. Say what players and
## leaflets call a tile, a card, a meld, a group and a run, too: all of it may stand beside cards.
other-words-as = for
other-words-to = to
other-words-and = of on onto in from and an the then meld number tile tiles card cards stone stones block blocks cube cubes piece pieces group groups run runs set sets book books sequence sequences straight row spread combination
# What may stand between a card and the number of its meld, or after that; * is any ending here too
other-words-onto = to on onto meld number the group run set book sequence straight row spread combination
other-words-new = new

### What else players and leaflets call the options of games, in any form that may be typed: found
### while an option is being typed, and shown nowhere. Each language has its own words, not a
### translation of the English ones; what the option itself is called need not stand here.

option-words-clock = time control, chess clock, timer
option-words-turn-limit = time per turn, time per move, timer
option-words-target = game limit, points limit, winning score, points to win
option-words-deals = hands, rounds
option-words-rounds = hands, deals
option-words-opening = initial meld, first meld, minimum, threshold, going down, coming down
option-words-opening-points = { option-words-opening }
option-words-initial-meld = { option-words-opening }
option-words-pile-before-initial-meld = discard pile, discards, waste pile
option-words-joker-swap = wild card, wildcard, exchange, replace, redeem, retrieve
option-words-melds-per-turn = sets, books, runs, sequences, spreads, combinations
option-words-lay-off-before-own-meld = adding, building, extending, hitting, playing off
option-words-final-discard = going out, last card, last discard
option-words-stock-out = deck, draw pile, talon, stock runs out, discard pile
option-words-scoring = going rummy, counting
option-words-knock = going down, deadwood, unmatched cards
option-words-line-bonus = box bonus, box score
option-words-flush-jokers = wild card, wildcard, going rummy, concealed, flush
