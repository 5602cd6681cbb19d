### Straight Rummy

game-straight = Straight Rummy
# The foot of the first page of its rules: names that your language has for the game, if there are any.
rules-also-straight = Also called: Rum, Basic Rummy, Traditional Rummy

option-name-ace = ace
    .hint = Where the ace stands in a run.
option-value-ace-low = low
option-value-ace-both = low and high
option-name-melds-per-turn = melds per turn
option-value-melds-per-turn-any = any number
option-value-melds-per-turn-one = one
option-name-lay-off-before-own-meld = lay off before own meld
    .hint = Whether you can lay off before you’ve melded yourself.
option-name-final-discard = final discard
    .hint = Whether you must discard your last card to go out.
option-value-final-discard-optional = optional
option-value-final-discard-required = required
option-name-stock-out = empty stock
    .hint = What happens when the stock is used up.
option-value-stock-out-reshuffle-once = the pile is shuffled once
option-value-stock-out-reshuffle = the pile is shuffled every time
option-value-stock-out-turn-over = the pile is turned over
option-name-scoring = scoring
option-value-scoring-winner-takes-all = the winner takes all points
option-value-scoring-penalty = penalty points, lowest total wins
preset-penalty = penalty
preset-strict = strict
# Rules by the names that players know: of the playing cards, and of the web site
preset-bicycle = Bicycle
preset-pagat = Pagat
preset-lowest-wins = lowest wins

# The winner gets what another player holds: "- Bob: 13 in hand"
points-hand-of = - { $name }: { $points } in hand

refusal-not-opened-straight = You can’t lay off yet. At this table you need a meld of your own first.

help-how-straight = **Draw** or **Take**, pick cards, then **Meld**, **Lay off** or **Discard**.
    Or type: /{ command-draw }, /{ command-draw } `{ command-draw-source }:{ choice-pile }`, /{ command-meld } `4h 5h 6h`, /{ command-layoff } `7h 3`, /{ command-discard } `Kd`.

rules-straight-1 = 2 to 6 players, 52 cards, no jokers. Be the first to get rid of all your cards.
    
    Two players get 10 cards each, three or four get 7, five or six get 6. One card is turned up to start the **pile**. The rest are the **stock**.
    
    { $deals ->
        [0] { $scoring ->
            [penalty] All points are penalty points. The game ends with the round in which someone reaches { rules-straight-target }: the lowest total wins.
           *[other] The game ends with the round in which someone reaches { rules-straight-target }: the highest total wins.
        }
        [one] You play **one round**: the { rules-straight-best } total wins.
       *[other] You play **{ $deals } rounds**: then the { rules-straight-best } total wins.
    }
    .title = The aim

rules-straight-target = { $target ->
        [0] **100 points** (150 for three players, 200 for more { -decided })
       *[other] **{ $target } points**
    }

rules-straight-best = { $scoring ->
        [penalty] lowest
       *[other] highest
    }

rules-straight-2 = **1.** Draw the top of the stock or take the top of the pile. You can’t discard the card you took from the pile in the same turn { -decided }.
    { "" }**2.** Meld: { $melds_per_turn ->
        [one] at most **one new meld a turn**
       *[any] **any number of melds**
    }, or nothing.
    { "" }**3.** Lay off single cards on any meld, { $lay_off_before_own_meld ->
        [no] but **only once a meld of your own** is on the table
       *[yes] **even before you have a meld** of your own
    }.
    { "" }**4.** Discard one card. That ends your turn.
    .title = Your turn

rules-straight-3 = **Group:** three or four cards of one rank, like 7♠ 7♥ 7♦.
    { "" }**Run:** three or more cards of one suit in a row, like 4♥ 5♥ 6♥.
    
    { $ace ->
        [both] The ace goes **before the 2** (A♥ 2♥ 3♥) **or after the king** (Q♥ K♥ A♥), never between them. If both fit, it counts as high { -decided }.
       *[low] The ace is **low only**: A♥ 2♥ 3♥ is a run, Q♥ K♥ A♥ isn’t.
    }
    .title = Melds

rules-straight-4 = { $final_discard ->
        [required] You go out by **discarding** your last card. You can’t meld or lay off everything: keep a card to discard.
       *[optional] You go out with your last card, **melded, laid off or discarded**.
    }
    
    { "" }**Stock used up:** { $stock_out ->
        [turn-over] take the top of the pile, **or turn the pile over**, unshuffled, and draw from it; the fifth time this happens, no one scores { -decided }.
        [reshuffle] the pile is **shuffled** and becomes the stock, and its next card is turned up; the fifth time this happens, no one scores { -decided }.
       *[reshuffle-once] the pile is **shuffled once** and becomes the stock, and its next card is turned up. The second time, the round ends with the turn that took the last card, and no one scores.
    }
    
    If the round can’t be finished any more, because everyone has one card left and no unseen card could be laid off, no one scores { -decided }.
    .title = Going out

rules-straight-5 = { $scoring ->
        [penalty] The others score the cards they hold as **penalty points**.
       *[winner-takes-all] The player who goes out **scores all the cards in the others’ hands**. The others score nothing.
    }
    
    { "" }**K Q J 10:** 10 points each
    { "" }**9 to 2:** their number
    { "" }**A:** 1
    
    { "" }**Going rummy:** if you go out in one turn, without having melded or laid off before, all these points count double.
    .title = Points

learn-straight-1 = Be the first to run out of cards. Each turn starts with taking a card: press **{ button-draw }**.
learn-straight-2 = You drew 7♦! Three or more cards of one suit in a row are a **run**. Pick { $cards } in the menu, then press **{ button-meld }**.
learn-straight-3 = Every turn ends with a discard. Discard a high card that doesn’t fit anything: pick { $cards }, then press **{ button-discard }**.
learn-straight-4 = Jolly has melded three queens, a **group**, and discarded 8♦. You can use 8♦: press **{ button-take }**. You can only take the top card of the pile.
learn-straight-5 = 8♦ follows your 7♦. Pick { $cards }, then press **{ button-lay-off }**.
learn-straight-6 = You can lay off on Jolly’s melds too: your queen completes the group. Pick { $cards }, then press **{ button-lay-off }**.
learn-straight-7 = Now end the turn: pick { $cards }, then press **{ button-discard }**.
learn-straight-8 = Jolly discarded 5♠, the very card missing between your spades. Press **{ button-take }**.
learn-straight-9 = Five in a row! Pick { $cards }, then press **{ button-meld }**.
learn-straight-10 = One card left. Pick { $cards } and press **{ button-discard }**: you go out, and score the cards Jolly still holds.
learn-straight-end = • Draw from the stock or take the top of the pile, meld and lay off, then discard one card.
    • A run is three or more cards of one suit in a row, a group three or four of one rank.
    • The first to run out of cards scores what the others still hold.

pitch-straight = The rummy everyone knows: be the first to play all your cards.
