### /rules and /help. Pages of a game are `rules-<game>-1`, `rules-<game>-2`, …: the attribute
### `.title` and the text, short enough for one screen of a phone. A line cannot begin with **
### in Fluent: { "" } stands before it.
### Values of the rules at hand: $target, and the ready sentences $clock and $turn.

rules-head = { $game } · { $page } of { $pages }

rules-five-hundred-1 = Two players, 52 cards, no jokers. You score for the cards you lay on the table and lose for the cards left in your hand.
    
    Each gets 13 cards. One card is turned up: it begins the **pile**. The others are the **stock**.
    
    After a round in which somebody has **{ $target } points** or more, the player with more points has won. With equal points another round is played.
    .title = The aim

rules-five-hundred-2 = **1.** Take a card: the top of the stock, or cards from the pile.
    { "" }**2.** Meld and lay off as much as you like, or nothing.
    { "" }**3.** Discard one card onto the pile. That ends your turn.
    
    Whoever melds or lays off the last card does not discard: the round is over at once.
    .title = Your turn

rules-five-hundred-3 = **Group:** three or four cards of one rank, like 7♠ 7♥ 7♦.
    { "" }**Run:** three or more cards in a row of one suit, like 4♥ 5♥ 6♥.
    
    The ace goes before the 2 (A♥ 2♥ 3♥) or after the king (Q♥ K♥ A♥), never between them.
    
    { "" }**Laying off** is adding a card to any meld on the table, yours or the other’s. Its points are yours.
    .title = Melds

rules-five-hundred-4 = You may take any number of cards from the pile: a card and all that lie on it.
    
    { "" }**The top card alone** is always allowed, but you may not discard it in the same turn.
    
    { "" }**Two or more:** the deepest one must be melded or laid off in the same turn, before you discard. If it cannot be, you cannot take it.
    
    What would leave you stuck with such a card is refused, so you cannot go wrong.
    .title = Taking from the pile

rules-five-hundred-5 = A round ends when a hand is empty, or when the turn that took the last card of the stock is over.
    
    You score the cards you laid in the round, less the cards still in your hand. That can be below 0.
    
    { "" }**K Q J 10:** 10 points each
    { "" }**9 to 2:** their number
    { "" }**A:** 15, but 1 in a run with 2 and 3
    .title = Points

rules-five-hundred-6 = { $clock }
    
    { $turn }
    
    Who resigns has lost. Time in which I could not be reached is charged to nobody.
    .title = Time

rules-five-hundred-7 = All deals of a game follow from one secret number, the seed. Its **commitment** (the SHA-256 of it) stands in the table’s message before anybody plays, so the seed cannot be exchanged. The click with which each of you took a seat is mixed in, so nobody could choose the cards.
    
    At the end the seed is shown: anybody can compare it with the commitment, and deal all the cards again.
    .title = Is the deck fair?

rules-clock = **Clock:** each of you has { $clock } for the whole game. Whoever’s time runs out has lost, whatever the score.
rules-clock-increment = **Clock:** each of you has { $clock } for the whole game, and { $increment } more after every turn. Whoever’s time runs out has lost, whatever the score.
rules-no-clock = **Clock:** none.
rules-turn = **Turn limit:** { $turn }. When it is over, I draw and discard for you. Missing three in a row is resigning.
rules-no-turn = **Turn limit:** none.

help = ### How to play
    { "" }**/challenge** a friend, or me: I play too. Without a name anybody may join.
    { "" }**My hand** at the table shows your cards; they also come by DM.
    { "" }**Draw** or **Take**, mark cards, then **Meld**, **Lay off** or **Discard**.
    Or type it: /draw, /meld `4h 5h 6h`, /layoff `7h 3`, /discard `Kd`.
    { "" }**/rules** explains { $game }, **/table** shows your table.
    { "" }**/resign** gives a game up, **/rematch** plays it again.
    { "" }**/standings**, **/profile** and **/history**: who plays how well.
    { "" }**/preferences** are yours, **/server** is for those who manage it.
