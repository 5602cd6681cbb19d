# /rules and /help for Rummy 51

help-how-rummy-51 = **Draw** or **Take**, mark cards, then **Meld**, **Lay off**, **Swap** a joker, or **Discard**.
    Or type: /draw, /meld `4h * 6h`, /layoff `7h 3`, /swap `5h 3`, /discard `Kd`.

rules-rummy-51-1 = 2 to 4 players, two packs of 52, 4 jokers. Get rid of your cards: what is left in your hand are penalty points.
    
    Each gets 14 cards. The first player gets one more and begins by **discarding one**, without drawing or melding: it begins the **pile**. The others are the **stock**.
    
    The game ends with the round in which somebody reaches **{ $target } penalty points**: the lowest total wins. Printed rules say little about this game; most of this is our own { -decided }.
    .title = The aim

rules-rummy-51-2 = **1.** Draw the top of the stock or the top of the pile. The card from the pile may not be discarded in the same turn.
    { "" }**2.** Meld; once you have made your initial meld, lay off on any meld too.
    { "" }**3.** Discard one card. You go out by discarding too: keep a card for it { -decided }.
    
    { "" }**Group:** three or four of one rank in different suits. **Run:** three or more in a row of one suit. The ace goes before the 2 or after the king, never between them.
    
    If the stock is used up the pile below its top card is shuffled. The fifth time nobody scores { -decided }.
    .title = Your turn

rules-rummy-51-3 = Your first melds, all in one turn, must be worth **{ $initial_meld } points** together.
    
    K Q J 10 and A: 10, but A 1 in A-2-3; the others their number. A joker counts as the card it stands for. Cards you lay off on melds of this turn count too.
    
    As soon as the points lie there you may lay off on all melds{ $joker_swap ->
        [no] .
       *[yes] , and swap jokers.
    }
    
    Before that, you may take the top of the pile { $pile_before_initial_meld ->
        [free] **freely** { -decided }.
       *[only-if-melded] **only if you lay it in the same turn**, in a new meld or by laying it off { -decided }.
    }
    .title = The initial meld

rules-rummy-51-4 = A joker stands for one card: the one you name, else the only one that fits, or the one at the high end of a run. In a group of three it may stand for either missing suit. At most **half of a meld** are jokers { -decided }.
    
    { $joker_swap ->
        [no] Jokers on the table are **not swapped** { -decided }.
       *[yes] { "" }**Swapping:** after your initial meld you may put the card itself in the place of a joker on the table. The joker must be melded or laid off in the same turn { -decided }.
    }
    .title = Jokers

rules-rummy-51-5 = The player who goes out gets no penalty points. The others score what they hold as penalty points:
    
    { "" }**A K Q J 10:** 10 each
    { "" }**9 to 2:** their number
    { "" }**Joker:** 25
    
    Who has not melded at all scores { $unmelded ->
        [100] **100** instead.
       *[count] their **cards like anybody else**.
    }
    
    { "" }**Out in one turn,** without having melded before: the others’ penalties count double.
    .title = Points
