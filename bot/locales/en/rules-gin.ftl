# /rules and /help for Gin Rummy

help-how-gin = **Draw** or **Take**, then mark a card for **Discard** or **Knock**. **Pass** refuses the first upcard.
    Or type: /draw, /draw `from:pile`, /discard `Kd`, /knock `Kd` (alone: big gin), /pass.

rules-gin-1 = Two players, 52 cards, no jokers. Sort your hand into melds; they stay in the hand until somebody knocks. Clubs differ: the common rules are played here { -decided }.
    
    Each gets 10 cards. The next one, the **upcard**, begins the pile; the others are the **stock**.
    
    { "" }**First turn:** the dealer’s opponent takes the upcard or passes, then the dealer. If both pass, the opponent draws from the stock.
    
    Who reaches **{ $target } points** has won.
    .title = The aim

rules-gin-2 = **1.** Draw the top of the stock or of the pile.
    { "" }**2.** Discard one card, not the one just taken from the pile. With little deadwood you may knock instead.
    
    { "" }**Group:** three or four of one rank. **Run:** three or more in a row of one suit. The ace is low: A♥ 2♥ 3♥, never after the king.
    
    { "" }**Deadwood** is what lies outside your melds: K Q J 10 are 10 points, A 1, the others their number. The best arrangement counts.
    .title = Your turn

rules-gin-3 = { $knock ->
        [oklahoma] { "" }**Knock (Oklahoma):** discard, and keep no more deadwood than **the value of the upcard**. An ace means gin only. A spade upcard { $oklahoma_spades_double ->
            [no] **does not double** the round.
           *[yes] **doubles** the round.
        }
       *[other] { "" }**Knock:** discard, and keep at most **{ $knock } points** of deadwood.
    }
    { "" }**Gin:** discard, and keep no deadwood at all.
    { "" }**Big gin:** { $big_gin ->
        [no] **not played**.
       *[yes] all 11 cards in melds, **nothing discarded**.
    }
    
    Then the opponent melds and may lay off on the knocker’s melds, but not after gin. I arrange both hands for the best result { -decided }.
    
    { "" }**Dead hand:** the stock is down to two cards and nobody knocked. Nobody scores, the same player deals again.
    .title = Knocking

rules-gin-4 = **Knock:** the difference of the deadwood.
    { "" }**Undercut:** the other has as little, or less: 25 and the difference, for the other.
    { "" }**Gin:** 25 and the other’s deadwood.
    { "" }**Big gin:** 31 and the other’s deadwood.
    
    The loser of a round deals the next.
    
    At the end of the game the winner gets 100 more, or 200 if the loser won no round; both get **{ $line_bonus } for every round won**.
    .title = Points
