### 500 Rummy

game-five-hundred = 500 Rummy
# The foot of the first page of its rules: names that your language has for the game, if there are any.
rules-also-five-hundred = Also called: 500 Rum, Rummy 500, Pinochle Rummy, Michigan Rummy, Persian Rummy

# "- A♠ 2♠ 3♠: 1 + 2 + 3 = 6"
points-meld = - { $cards }: { $sum }
# Cards that were added to a meld of another player: "- A♠ in A-2-3-4: 1"
points-added = - { $cards } in { $meld }: { $sum }
points-laid-nothing = - laid nothing

help-how-five-hundred = **Draw** or **Take**, pick cards, then **Meld**, **Lay off** or **Discard**.
    Or type: /{ command-draw }, /{ command-draw } `{ command-draw-source }:{ choice-pile } { command-draw-card }:7h`, /{ command-meld } `4h 5h 6h`, /{ command-layoff } `7h 3`, /{ command-discard } `Kd`.

rules-five-hundred-1 = Two players, 52 cards, no jokers. You score for the cards you lay on the table and lose points for the cards left in your hand.
    
    Each player gets 13 cards, one at a time, starting with the dealer’s opponent { -decided }, who also plays first. One card is turned up to start the **pile**. The rest are the **stock**.
    
    { $one_round ->
        [yes] You play **one round**: the player with more points wins.
       *[no] Once a round ends with someone at **{ $target } points** or more, the player with more points wins.
    }
    .title = The aim

rules-five-hundred-2 = **1.** Take a card: the top of the stock, or cards from the pile.
    { "" }**2.** Meld and lay off as much as you like, or nothing.
    { "" }**3.** Discard one card onto the pile. That ends your turn.
    
    If you meld or lay off your last card, you don’t discard: the round is over immediately.
    .title = Your turn

rules-five-hundred-3 = **Group:** three or four cards of one rank, like 7♠ 7♥ 7♦.
    { "" }**Run:** three or more cards of one suit in a row, like 4♥ 5♥ 6♥.
    
    The ace goes before the 2 (A♥ 2♥ 3♥) or after the king (Q♥ K♥ A♥), never between them { -decided }. If both fit, it counts as high { -decided }.
    
    { "" }**Laying off** is adding a card to any meld on the table, yours or your opponent’s. You get its points.
    .title = Melds

rules-five-hundred-4 = You can take any number of cards from the pile: a card and all those on top of it.
    
    { "" }**The top card alone:** you can always take it, but you can’t discard it in the same turn.
    
    { "" }**Two or more:** you must meld or lay off the deepest one in the same turn, before you discard. If you can’t, you can’t take those cards. You can do what you like with the rest { -decided }.
    
    I don’t let you make a move that would leave you stuck with such a card, so you can’t go wrong.
    .title = Taking from the pile

rules-five-hundred-5 = A round ends when a hand is empty, or after the turn that took the last card of the stock { -decided }.
    
    You score the cards you laid in the round, minus the cards still in your hand. Your score can go below 0.
    
    { "" }**K Q J 10:** 10 points each
    { "" }**9 to 2:** their number
    { "" }**A:** 15, but 1 in a run with 2 and 3
    .title = Points

learn-five-hundred-1 = The cards you lay on the table are your points. Each turn starts with taking a card: press **{ button-draw }**.
learn-five-hundred-2 = You drew 5♥! Three or more cards of one suit in a row are a **run**. Pick { $cards } in the menu, then press **{ button-meld }**.
learn-five-hundred-3 = Every turn ends with a discard. Cards in your hand count against you, so get rid of a high one that doesn’t fit anything: pick { $cards }, then press **{ button-discard }**.
learn-five-hundred-4 = Jolly has melded three eights, a **group**, and discarded 7♥. Look at the pile: you need 8♠, and you can take it from inside the pile if you meld it right away. Press **{ button-take }** and choose 8♠: all the cards on top come with it.
learn-five-hundred-5 = Now you have to meld 8♠. Pick { $cards }, then press **{ button-meld }**.
learn-five-hundred-6 = 7♥ fits your first run. You can lay off single cards on any meld, even Jolly’s, and you get the points. Pick { $cards }, then press **{ button-lay-off }**.
learn-five-hundred-7 = Nothing else fits. Pick { $cards }, then press **{ button-discard }**.
learn-five-hundred-8 = Jolly has discarded K♣, which doesn’t help you. Press **{ button-draw }**.
learn-five-hundred-9 = J♦ fills the gap! Pick { $cards }, then press **{ button-meld }**.
learn-five-hundred-10 = One card left. Pick { $cards } and press **{ button-discard }**: with an empty hand the round is over.
learn-five-hundred-end = • Cards you lay down count for you, cards left in your hand count against you.
    • You can take the pile down to any card, if you meld or lay off that card right away.
    • You can lay off single cards on any meld. Once someone has 100 points, the player with the most points wins.

pitch-five-hundred = Score every meld you make, and dig into the pile for more.
