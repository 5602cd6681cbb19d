### What comes in otherwise than we ask for it.

changed-command = Эта команда изменилась. Введи её заново и выбери из подсказок; если она всё ещё выглядит по-старому, перезапусти Discord.
control-unknown = Эта кнопка или меню устарели и больше не работают. Чтобы продолжить, набери /{ command-hand } или /{ command-table }.
option-not-found = Мне не виден один из выбранных каналов. Дай мне к нему доступ или выбери другой.

### The words with which people type cards, with blanks between; the first is the name itself.
### Capitals and accents make no difference. A word that ends in * stands for all that begin so.
### Single letters may be glued to others: `QH`. `10h`, `♥` and the like are understood anyway.
### What stands for several is asked about: write it with each.

## Suits, and the ranks that are no numbers
card-words-spades = пик* вини винов* П
card-words-hearts = черв* сердц* сердец Ч
card-words-diamonds = буб* Б
card-words-clubs = треф* крест* жлуд* кр Т К
card-words-ace = туз* Т А
card-words-jack = валет* В
card-words-queen = дам* королев* Д
card-words-king = корол* К
card-words-joker = джокер* жолик* дик*

## Numbers; 1, 11, 12 and 13 are those of tiles
number-words-1 = один одна единиц* единич*
number-words-2 = два две двойк* двоек
number-words-3 = три тройк* троек
number-words-4 = четыре четвёрк* четвёрок
number-words-5 = пять пятёрк* пятёрок
number-words-6 = шесть шестёрк* шестёрок
number-words-7 = семь семёрк* семёрок
number-words-8 = восемь восьмёрк* восьмёрок
number-words-9 = девять девятк* девяток
number-words-10 = десять десятк* десяток
number-words-11 = одиннадцат*
number-words-12 = двенадцат*
number-words-13 = тринадцат*

# What is written after a figure to make it a name, as in “7-ка”
number-words-endings = ка ку ки кой

## Colours of tiles; many sets have black for green and orange for yellow
colour-words-blue = син* голуб* С
colour-words-green = зелён* чёрн* З
colour-words-red = красн* кр К
colour-words-yellow = жёлт* оранж* Ж

## A joker "as" a card, "4 to 7", words between that say nothing, a "new" meld
other-words-as = как за вместо
other-words-to = до по
other-words-and = и на с со из ко во от потом затем комбинаци* ряд* групп* номер фишк* карт* фишек кост* плитк* плиток кубик* камень камн* последовательност* секвенци* сери* набор* комплект* сет сета сету цепочк* фигур* мельд* стрит*
# What may stand between a card and the number of its meld, or after that
other-words-onto = к ко в во на номер № комбинаци* ряд* групп* последовательност* секвенци* сери* набор* комплект* сет сета сету цепочк* фигур* мельд* стрит*
other-words-new = новый новая новое новую новой новому

### What else players and leaflets call the options of games: found while they are being typed.

option-words-clock = шахматные часы, общее время
option-words-turn-limit = лимит времени, ограничение времени
option-words-target = лимит очков, предел очков, до скольки очков
option-words-deals = партии, раздачи, раунды
option-words-rounds = партии, раздачи
option-words-opening = открытие, выход, начальная комбинация, минимум, порог
option-words-opening-points = { option-words-opening }
option-words-initial-meld = { option-words-opening }
option-words-pile-before-initial-meld = стопка сброса, отбой
option-words-joker-swap = замена джокера, забрать джокера, дикая карта
option-words-melds-per-turn = последовательности, секвенции, группы, наборы, ряды, сеты
option-words-lay-off-before-own-meld = докладывать, приложить, добавлять
option-words-final-discard = завершение, закрытие, последняя карта
option-words-stock-out = прикуп, талон, дека, отбой, стопка сброса
option-words-scoring = штрафные очки, подсчёт очков, рамми с руки
option-words-knock = постучать, лишние карты, мёртвые карты
option-words-line-bonus = бонус за раздачу, премия
option-words-flush-jokers = закрытие с руки, рамми с руки, одна масть, дикая карта
