### What comes in otherwise than we ask for it.

changed-command = To polecenie się zmieniło. Wpisz je jeszcze raz i wybierz z propozycji; jeśli nadal wygląda po staremu, uruchom Discorda ponownie.
control-unknown = Ten element pochodzi z innego czasu i już nic nie robi. Stan gry pokażą /hand i /table.
option-not-found = Nie widzę jednego z podanych kanałów. Najpierw wpuść mnie na niego albo podaj inny.

### The words with which people type cards, with blanks between; the first is the name itself.
### Capitals and accents make no difference. A word that ends in * stands for all that begin so.
### Single letters may be glued to others: `QH`. `10h`, `♥` and the like are understood anyway.

## Suits, and the ranks that are no numbers
card-words-spades = pik* wino wina winem P
card-words-hearts = kier* czerw* serc*
card-words-diamonds = karo kara karów karow* kar dzwon*
card-words-clubs = trefl* żołęd* żołąd* krzyż*
card-words-ace = as asa asy asów asem asie asowi
card-words-jack = walet* jopek jopk* W
card-words-queen = dam* D
card-words-king = król* K
card-words-joker = joker* dżoker*

## Numbers; 1, 11, 12 and 13 are those of tiles
number-words-1 = jeden jedna jedynk*
number-words-2 = dwa dwie dwój*
number-words-3 = trzy trój*
number-words-4 = cztery czwór*
number-words-5 = pięć piąt*
number-words-6 = sześć szóst*
number-words-7 = siedem siódem* siódm*
number-words-8 = osiem ósem* ósm*
number-words-9 = dziewięć dziewiąt*
number-words-10 = dziesięć dziesiąt*
number-words-11 = jedenaśc* jedenast*
number-words-12 = dwanaśc* dwunast*
number-words-13 = trzynaśc* trzynast*

## Colours of tiles
colour-words-blue = niebiesk*
colour-words-green = zielon*
colour-words-red = czerwon*
colour-words-yellow = żółt*

## A joker "as" a card, "4 to 7", words between that say nothing, a "new" meld
other-words-as = jako za zamiast
other-words-to = do
other-words-and = i z ze na od oraz potem układ układu numer nr karta kartę karty kostka
other-words-new = nowy nowa nowe nową
