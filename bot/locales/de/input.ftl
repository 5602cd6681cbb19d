### What comes in otherwise than we ask for it.

changed-command = Dieser Befehl hat sich geändert. Gib ihn noch einmal ein und wähl aus den Vorschlägen; starte Discord neu, wenn er noch alt aussieht.
control-unknown = Dieser Knopf oder dieses Menü ist veraltet und geht nicht mehr. Weiter geht es mit /{ command-hand } oder /{ command-table }.
option-not-found = Einen der gewählten Kanäle kann ich nicht sehen. Gib mir Zugang, oder wähl einen anderen.

### The words with which people type cards, with blanks between; the first is the name itself.
### Capitals and accents make no difference. A word that ends in * stands for all that begin so.
### Single letters may be glued to others: `QH`. `10h`, `♥` and the like are understood anyway.
### What stands for several is asked about: write it with each.

## Suits, and the ranks that are no numbers
card-words-spades = Pik* Schippe* Schüpp* Schuepp* Schaufel* P
card-words-hearts = Herz* Coeur C
card-words-diamonds = Karo* Raute* Eckstein* Ka K
card-words-clubs = Kreuz* Treff* Kr K T
card-words-ace = Ass Asse As
card-words-jack = Bub* Bauer* B
card-words-queen = Dame* Königin* Koenigin* D
card-words-king = König* Koenig* K
card-words-joker = Joker*

## Numbers; 1, 11, 12 and 13 are those of tiles
number-words-1 = eins Eins* Einser*
number-words-2 = zwei zwo Zweier*
number-words-3 = drei Dreier*
number-words-4 = vier Vierer*
number-words-5 = fünf fuenf Fünfer* Fuenfer*
number-words-6 = sechs Sechser*
number-words-7 = sieben Siebener* Siebner*
number-words-8 = acht Achter*
number-words-9 = neun Neuner*
number-words-10 = zehn Zehner*
number-words-11 = elf Elfer*
number-words-12 = zwölf zwoelf Zwölfer*
number-words-13 = dreizehn*

# What is written after a figure to make it a name, as in “7-ка”
number-words-endings = er

## Colours of tiles; many sets have black for green and orange for yellow
colour-words-blue = blau* B
colour-words-green = grün* gruen* schwarz* G
colour-words-red = rot* R
colour-words-yellow = gelb* orange* G

## A joker "as" a card, "4 to 7", words between that say nothing, a "new" meld
other-words-as = als für fuer statt
other-words-to = bis
other-words-and = und ein eine einen einer der die das den dem des von vom auf an in bei am zu zum zur dann mit Kombination Nummer Nr Karte Karten Stein* Spielstein* Klotz Klötze* Klötzchen Plättchen* Plaettchen* Kachel* Gruppe* Reihe* Folge* Sequenz* Serie* Satz* Figur* Straße* Drilling* Vierling* Zahlenstein* Meldung* Lauf*
# What may stand between a card and the number of its meld, or after that
other-words-onto = an auf bei in zu zum zur die der das den dem eine einer einen Nummer Nr Kombination* Gruppe* Reihe* Folge* Sequenz* Serie* Satz* Figur* Straße* Drilling* Vierling* Meldung* Lauf*
other-words-new = neu neue neuer neues neuen

### What else players and leaflets call the options of games: found while they are being typed.

option-words-clock = Schachuhr, Gesamtzeit
option-words-turn-limit = Zeit pro Zug, Zeitlimit, Zuglimit
option-words-target = Punktegrenze, Zielpunkte, Gewinngrenze
option-words-deals = Spiele, Durchgänge, Runden
option-words-rounds = Spiele, Durchgänge
option-words-opening = Erstmeldung, erste Meldung, Eröffnung, Mindestpunkte, Herauskommen
option-words-opening-points = { option-words-opening }
option-words-initial-meld = { option-words-opening }
option-words-pile-before-initial-meld = Ablagestapel, Abwurfstapel, offener Stapel
option-words-joker-swap = Joker ersetzen, Joker austauschen, Joker auslösen, Wildcard
option-words-melds-per-turn = Figuren, Gruppen, Sätze, Reihen, Folgen, Sequenzen, Meldungen
option-words-lay-off-before-own-meld = anhängen, dazulegen, anlegen
option-words-final-discard = Ausmachen, Schlussmachen, letzte Karte
option-words-stock-out = Talon, Stock, Nachziehstapel, Ablagestapel, Abwurfstapel
option-words-scoring = Strafpunkte, Wertung, Handrommé
option-words-knock = Klopfen, Deadwood, Restkarten
option-words-line-bonus = Boxbonus
option-words-flush-jokers = Handrommé, Schließen aus der Hand, Flush, Wildcard
