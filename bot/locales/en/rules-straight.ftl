# /rules and /help for Straight Rummy

help-how-straight = **Draw** or **Take**, mark cards, then **Meld**, **Lay off** or **Discard**.
    Or type: /draw, /draw `from:pile`, /meld `4h 5h 6h`, /layoff `7h 3`, /discard `Kd`.

rules-straight-1 = 2 to 6 players, 52 cards, no jokers. Be the first to get rid of all your cards.
    
    Two players get 10 cards each, three or four 7, five or six 6. One card is turned up: it begins the **pile**. The others are the **stock**.
    
    { $deals ->
        [0] { $scoring ->
            [penalty] The game ends with the round in which somebody reaches { rules-straight-target } of penalty: the lowest total wins.
           *[other] The game ends with the round in which somebody reaches { rules-straight-target }: the highest total wins.
        }
        [one] **One round** is played: the { rules-straight-best } total wins.
       *[other] **{ $deals } rounds** are played: then the { rules-straight-best } total wins.
    }
    .title = The aim
rules-straight-target = { $target ->
        [0] **100 points** (three players 150, more 200 { -decided })
       *[other] **{ $target } points**
    }
rules-straight-best = { $scoring ->
        [penalty] lowest
       *[other] highest
    }

rules-straight-2 = **1.** Draw the top of the stock or the top of the pile. The card from the pile may not be discarded in the same turn { -decided }.
    { "" }**2.** Meld: { $melds_per_turn ->
        [one] at most **one new meld a turn**
       *[any] **any number of melds**
    }, or nothing.
    { "" }**3.** Lay off single cards on any meld, { $lay_off_before_own_meld ->
        [no] but **only once a meld of your own** lies on the table
       *[yes] **also before you have a meld** of your own
    }.
    { "" }**4.** Discard one card. That ends your turn.
    .title = Your turn

rules-straight-3 = **Group:** three or four cards of one rank, like 7♠ 7♥ 7♦.
    { "" }**Run:** three or more cards in a row of one suit, like 4♥ 5♥ 6♥.
    
    { $ace ->
        [both] The ace goes **before the 2** (A♥ 2♥ 3♥) **or after the king** (Q♥ K♥ A♥), never between them. Where it could do both it goes high { -decided }.
       *[low] The ace is **low only**: A♥ 2♥ 3♥ is a run, Q♥ K♥ A♥ is none.
    }
    .title = Melds

rules-straight-4 = { $final_discard ->
        [required] You go out by **discarding** your last card. You may not meld or lay off all you have: keep a card to discard.
       *[optional] You go out with your last card, **melded, laid off or discarded**.
    }
    
    { "" }**Stock used up:** { $stock_out ->
        [turn-over] take the top of the pile, **or turn the pile over**, unshuffled, and draw from it; the fifth time nobody scores { -decided }.
        [reshuffle] the pile is **shuffled** and becomes the stock, its next card is turned up; the fifth time nobody scores { -decided }.
       *[reshuffle-once] the pile is **shuffled once** and becomes the stock, its next card is turned up. The second time the round ends with the turn that took the last card, and nobody scores.
    }
    
    Nor does anybody score when the round can’t be finished any more: everybody has one card, and no unseen card could be laid off { -decided }.
    .title = Going out

rules-straight-5 = { $scoring ->
        [penalty] The others score what they hold as **penalty points**.
       *[winner-takes-all] Who goes out **scores all cards in the others’ hands**. The others score nothing.
    }
    
    { "" }**K Q J 10:** 10 points each
    { "" }**9 to 2:** their number
    { "" }**A:** 1
    
    { "" }**Going rummy:** out in one turn, without having melded or laid off before: all that counts double.
    .title = Points
