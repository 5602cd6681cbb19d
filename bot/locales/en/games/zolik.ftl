### Žolíky

game-zolik = Žolíky

option-name-flush-jokers = jokers when closing from the hand
    .hint = Whether jokers may be among the twelve cards with which you close from the hand.
option-value-flush-jokers-half = up to half
preset-ten-deals = ten deals

points-going-out = - for going out: { $points }

refusal-must-meld-joker-zolik = You have taken a joker from the table. It has to be laid in a new meld before your turn ends: one that did not lie there yet when you swapped.
refusal-dead-end-zolik = After that you would be stuck with { $card }: it has to be laid in a new meld in this turn, and it could not be. Play another way.

help-how-zolik = **Draw** or **Take**, mark cards, then **Meld**, **Lay off**, **Swap** a joker, **Discard** or **Close**.
    Or type: /draw, /meld `4h * 6h`, /layoff `7h 3`, /swap `5h 3`, /discard `Kd`, /close `Kd`.

rules-zolik-1 = 2 to 6 players, two packs of 52, 4 jokers. Get rid of your cards: what is left in your hand are minus points.
    
    Each gets 12 cards. The first player gets one more and begins by **discarding one**, without drawing: it begins the **pile**. The others are the **stock**.
    
    { $deals ->
        [0] Anybody at **−100 or less is eliminated** { -decided }. The last one left wins.
        [one] **One round** is played, and nobody is eliminated: the highest total wins.
       *[other] **{ $deals } rounds** are played, and nobody is eliminated: then the highest total wins.
    }
    .title = The aim

rules-zolik-2 = **1.** Draw the top of the stock or the top of the pile.
    { "" }**2.** Meld; once you have made your initial meld, lay off on any meld too.
    { "" }**3.** Discard one card; it may be the one just taken. **Every turn ends with a discard,** the last one too: keep a card for it. A joker will do.
    
    { "" }**Group:** three or four of one rank in different suits { -decided }. **Run:** three or more in a row of one suit. The ace goes before the 2 or after the king and counts 1 { -decided }.
    
    If the stock is used up the pile is turned over; the top card stays { -decided }. The fifth time nobody scores { -decided }.
    .title = Your turn

rules-zolik-3 = { $initial_meld ->
        [0] **No minimum** is asked for your first melds { -decided }: with the first one you have made your initial meld.
       *[other] Your first melds, all in one turn, must be worth **{ $initial_meld } points** together. Cards you lay off on melds of this turn count too { -decided }.
    }
    
    { "" }**J Q K 10:** 10 each · **9 to 2:** their number · **A:** 1
    { "" }**Joker:** the card it stands for
    
    Before that you may not lay off on the other melds, nor swap jokers. From then on you may, also in the same turn.
    .title = The initial meld

rules-zolik-4 = A joker stands for one card: the one you name, else the only one that fits, or the one at the high end of a run. In a group of three it may stand for either missing suit. At most **half of a meld** are jokers.
    
    { "" }**Swapping:** after your initial meld { -decided } you may put the card itself in the place of a joker on the table. The joker must be laid **in a new meld** in the same turn: one that did not lie there yet when you swapped.
    .title = Jokers

rules-zolik-5 = The player who closes scores **+10**. The others lose points for the cards they hold: 10 for K Q J 10, the number for 9 to 2, 1 for A, 15 for a joker.
    
    { "" }**Closing from the hand:** a player who has melded nothing may lay 12 cards of one suit, { $flush_jokers ->
        [no] without jokers { -decided }
       *[half] at most half of them jokers
    }, and discard the thirteenth, of any suit. Then the others lose double the points. Not before the first discard of the round.
    .title = Closing and points

rules-turn-zolik = **Turn limit:** { $turn }. When it is over, I draw and discard for you, and lay only what has to be laid. Missing three in a row is resigning { -decided }.

learn-zolik-1 = You have 13 cards and begin the round by throwing one away. A high card without friends is best: mark { $cards } in the menu, then press **{ button-discard }**.
learn-zolik-2 = Jolly has laid its first melds, one with a joker: 🃏 stands for 7♠ there. Now each of your turns begins with one card: press **{ button-draw }**.
learn-zolik-3 = Your first melds need **40 points** together, all in one turn. Begin with 10 + 10 + 10: mark { $cards }, then press **{ button-meld }**.
learn-zolik-4 = 30 points lie there; 18 more make 48, which is enough. Mark { $cards }, then press **{ button-meld }**.
learn-zolik-5 = Now you have opened, and may use all melds on the table. The joker stands for 7♠, and you have that card: mark { $cards }, then press **{ button-swap }**.
learn-zolik-6 = The joker is yours, and must be laid in a new meld in this turn. Mark { $cards }, press **{ button-meld }**, and choose that it stands for 6♣.
learn-zolik-7 = End the turn: mark { $cards }, then press **{ button-discard }**.
learn-zolik-8 = Jolly has discarded 9♦, and you have two nines. Press **{ button-take }**.
learn-zolik-9 = Three of one rank in different suits are a **group**. Mark { $cards }, then press **{ button-meld }**.
learn-zolik-10 = A last card is always needed to close. Mark { $cards } and press **{ button-discard }**: you score 10, and Jolly loses points for the cards it holds.
learn-zolik-end = • Your first melds need 40 points in one turn; then all melds are open to you.
    • Swap a joker for the card it stands for, and lay it in a new meld at once.
    • The player who closes scores 10, the others lose points for the cards they hold. At −100 a player is eliminated; the last one left wins.
