### Rummy 51

game-rummy-51 = Rummy 51

option-name-pile-before-initial-meld = pile before the initial meld
    .hint = Whether the pile’s top card may be taken before you have opened.
option-value-pile-before-initial-meld-only-if-melded = only to be laid at once
option-value-pile-before-initial-meld-free = free to take
option-name-joker-swap = joker swap
    .hint = Whether a joker on the table may be exchanged for the card it stands for.
option-name-unmelded = nothing melded
    .hint = What a player scores who has not melded at all.
option-value-unmelded-count = the cards are counted
preset-rummy-45 = Rummy 45
preset-rummy-40 = Rummy 40

points-unmelded = - nothing melded: { $points }

refusal-taken-card-unusable-rummy-51 = You cannot take { $card } yet: before your initial meld a card from the pile must be laid in the same turn, and { $card } could not be. Draw from the stock instead.
refusal-must-meld-taken-card-rummy-51 = You took { $card } from the pile before your initial meld, so it has to be melded or laid off before you discard.

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

rules-turn-rummy-51 = **Turn limit:** { $turn }. When it is over, I draw and discard for you, and lay only what has to be laid. Missing three in a row is resigning { -decided }.

learn-rummy-51-1 = You have 15 cards and begin the round by throwing one away. A high card without friends is best: mark { $cards } in the menu, then press **{ button-discard }**.
learn-rummy-51-2 = Jolly has laid its first melds, one with a joker: 🃏 stands for 8♠ there. Now each of your turns begins with one card: press **{ button-draw }**.
learn-rummy-51-3 = Your first melds need **51 points** together, all in one turn. Begin with 10 + 10 + 10: mark { $cards }, then press **{ button-meld }**.
learn-rummy-51-4 = 30 points lie there; 24 more make 54, which is enough. Mark { $cards }, then press **{ button-meld }**.
learn-rummy-51-5 = Now you have opened, and may use all melds on the table. The joker stands for 8♠, and you have that card: mark { $cards }, then press **{ button-swap }**.
learn-rummy-51-6 = The joker is yours, and must be laid in this turn. It can be any card: mark { $cards }, press **{ button-meld }**, and choose that it stands for 6♣.
learn-rummy-51-7 = End the turn: mark { $cards }, then press **{ button-discard }**.
learn-rummy-51-8 = Jolly has discarded 5♥, just the card between your hearts. Press **{ button-take }**.
learn-rummy-51-9 = Five in a row! Mark { $cards }, then press **{ button-meld }**.
learn-rummy-51-10 = A last discard is always needed. Mark { $cards } and press **{ button-discard }**: you are out, and Jolly gets penalty points for what it holds.
learn-rummy-51-end = • Your first melds need 51 points in one turn; before that the pile is closed to you, unless you lay its card at once.
    • A joker stands for any card. Once you have opened, you may swap it for that card, but must lay it again at once.
    • What you still hold when somebody else goes out counts as penalty points: the lowest total wins.
