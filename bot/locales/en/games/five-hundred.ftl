### 500 Rummy

game-five-hundred = 500 Rummy

# "- A♠ 2♠ 3♠: 1 + 2 + 3 = 6"
points-meld = - { $cards }: { $sum }
# Cards that were added to a meld of another player: "- A♠ in A-2-3-4: 1"
points-added = - { $cards } in { $meld }: { $sum }
points-laid-nothing = - laid nothing

help-how-five-hundred = **Draw** or **Take**, mark cards, then **Meld**, **Lay off** or **Discard**.
    Or type: /draw, /draw `from:pile card:7h`, /meld `4h 5h 6h`, /layoff `7h 3`, /discard `Kd`.

rules-five-hundred-1 = Two players, 52 cards, no jokers. You score for the cards you lay on the table and lose for the cards left in your hand.
    
    Each gets 13 cards, one at a time, beginning with the dealer’s opponent { -decided }, who also plays first. One card is turned up: it begins the **pile**. The others are the **stock**.
    
    After a round in which somebody has **{ $target } points** or more, the player with more points has won.
    .title = The aim

rules-five-hundred-2 = **1.** Take a card: the top of the stock, or cards from the pile.
    { "" }**2.** Meld and lay off as much as you like, or nothing.
    { "" }**3.** Discard one card onto the pile. That ends your turn.
    
    Whoever melds or lays off the last card does not discard: the round is over at once.
    .title = Your turn

rules-five-hundred-3 = **Group:** three or four cards of one rank, like 7♠ 7♥ 7♦.
    { "" }**Run:** three or more cards in a row of one suit, like 4♥ 5♥ 6♥.
    
    The ace goes before the 2 (A♥ 2♥ 3♥) or after the king (Q♥ K♥ A♥), never between them { -decided }. Where it could do both it goes high { -decided }.
    
    { "" }**Laying off** is adding a card to any meld on the table, yours or the other’s. Its points are yours.
    .title = Melds

rules-five-hundred-4 = You may take any number of cards from the pile: a card and all that lie on it.
    
    { "" }**The top card alone** is always allowed, but you may not discard it in the same turn.
    
    { "" }**Two or more:** the deepest one must be melded or laid off in the same turn, before you discard. If it cannot be, you cannot take it. The others have no such duty { -decided }.
    
    What would leave you stuck with such a card is refused, so you cannot go wrong.
    .title = Taking from the pile

rules-five-hundred-5 = A round ends when a hand is empty, or when the turn that took the last card of the stock is over { -decided }.
    
    You score the cards you laid in the round, less the cards still in your hand. That can be below 0.
    
    { "" }**K Q J 10:** 10 points each
    { "" }**9 to 2:** their number
    { "" }**A:** 15, but 1 in a run with 2 and 3
    .title = Points

learn-five-hundred-1 = The cards you lay on the table are your points. Each turn begins with one card: press **{ button-draw }**.
learn-five-hundred-2 = 5♥ has come! Three or more cards in a row of one suit are a **run**. Mark { $cards } in the menu, then press **{ button-meld }**.
learn-five-hundred-3 = Every turn ends with a discard. Cards in your hand count against you, so get rid of a high one that fits nothing: mark { $cards }, then press **{ button-discard }**.
learn-five-hundred-4 = Jolly has laid three eights, a **group**, and has thrown 7♥ away. Look at the pile: you need 8♠, and you may dig for it if you lay it at once. Press **{ button-take }** and choose 8♠: all cards above it come along.
learn-five-hundred-5 = Now 8♠ has to be laid. Mark { $cards }, then press **{ button-meld }**.
learn-five-hundred-6 = 7♥ fits your first run. Single cards can be added to any meld, also to Jolly’s, and the points are yours. Mark { $cards }, then press **{ button-lay-off }**.
learn-five-hundred-7 = Nothing else fits. Mark { $cards }, then press **{ button-discard }**.
learn-five-hundred-8 = Jolly has discarded K♣, which does not help you. Press **{ button-draw }**.
learn-five-hundred-9 = J♦ closes the gap! Mark { $cards }, then press **{ button-meld }**.
learn-five-hundred-10 = One card is left. Mark { $cards } and press **{ button-discard }**: with an empty hand the round is over.
learn-five-hundred-end = • What you lay counts for you, what stays in your hand counts against you.
    • You may dig in the pile as deep as you like, if you lay the deepest card at once.
    • Lay single cards off on any meld. Once somebody has 100 points, the player with the most points wins.
