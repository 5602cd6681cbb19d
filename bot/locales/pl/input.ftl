### What comes in otherwise than we ask for it.

changed-command = To polecenie się zmieniło. Wpisz je jeszcze raz i wybierz z propozycji; jeśli nadal wygląda po staremu, uruchom Discorda ponownie.
control-unknown = Ten przycisk albo menu jest już nieaktualne i nic nie robi. Stan gry pokażą /{ command-hand } i /{ command-table }.
option-not-found = Nie widzę jednego z podanych kanałów. Najpierw wpuść mnie na niego albo podaj inny.

### The words with which people type cards, with blanks between; the first is the name itself.
### Capitals and accents make no difference. A word that ends in * stands for all that begin so.
### Single letters may be glued to others: `QH`. `10h`, `♥` and the like are understood anyway.
### What stands for several is asked about: write it with each.

## Suits, and the ranks that are no numbers
card-words-spades = pik* wino wina winem winn* P
card-words-hearts = kier* czerw* serc* K C S
card-words-diamonds = karo kara karów karow* kar dzwon* K
card-words-clubs = tref* żołęd* żołąd* krzyż* T
card-words-ace = as asa asy asów asem asie asowi
card-words-jack = walet* jopek jopk* dupek dupk* W
card-words-queen = dam* królow* D
card-words-king = król* K
card-words-joker = joker* dżoker* dzik*

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
number-words-10 = dziesięć dziesiąt* dych* dyszk*
number-words-11 = jedenaśc* jedenast*
number-words-12 = dwanaśc* dwunast*
number-words-13 = trzynaśc* trzynast*

# What is written after a figure to make it a name, as in “7-ка”
number-words-endings = ka kę ki ką tka tkę tki tką mka mkę mki mką stka stkę

## Colours of tiles; many sets have black for green and orange for yellow
colour-words-blue = niebiesk* N
colour-words-green = zielon* czarn* Z
colour-words-red = czerwon* C
colour-words-yellow = żółt* pomarańczow* Ż

## A joker "as" a card, "4 to 7", words between that say nothing, a "new" meld
other-words-as = jako za zamiast
other-words-to = do
other-words-and = i z ze w we na od oraz potem układ* sekwens* komplet* grup* numer nr kostk* kart* kostek kość kości klocek klock* płytk* płytek kamień kamieni* sekwenc* ciąg* szereg* rząd* rzęd* seri* zestaw* tabliczk* kombinacj* figur* meldun* strit* tercet* kwartet*
# What may stand between a card and the number of its meld, or after that
other-words-onto = do na nr numer układ* sekwens* sekwenc* komplet* grup* ciąg* szereg* rząd* rzęd* seri* zestaw* kombinacj* figur* meldun* strit* tercet* kwartet*
other-words-new = nowy nowa nowe nową nowego nowej

### What else players and leaflets call the options of games: found while they are being typed.

option-words-clock = zegar szachowy, łączny czas
option-words-turn-limit = limit czasu, limit na ruch
option-words-target = limit punktów, do ilu punktów
option-words-deals = rozdania, partie
option-words-rounds = rozdania, partie
option-words-opening = otwarcie, wyjście, pierwszy wykład, minimum, próg
option-words-opening-points = { option-words-opening }
option-words-initial-meld = { option-words-opening }
option-words-pile-before-initial-meld = stos kart odrzuconych, odrzucone karty, kupka
option-words-joker-swap = zamiana jokera, zabranie jokera, dzika karta
option-words-melds-per-turn = sekwensy, sekwencje, grupy, komplety, zestawy
option-words-lay-off-before-own-meld = dołożyć, dokładać, dorzucać
option-words-final-discard = zakończenie, zamknięcie, ostatnia karta
option-words-stock-out = talon, talia, kupka, stos kart zakrytych, odrzucone karty
option-words-scoring = punkty karne, punktacja, remik z ręki
option-words-knock = stukanie, zapukać, deadwood
option-words-line-bonus = bonus za rozdanie
option-words-flush-jokers = zamknięcie z ręki, remik z ręki, jeden kolor, dzika karta
