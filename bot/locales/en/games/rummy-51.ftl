### Rummy 51

game-rummy-51 = Rummy 51
# The foot of the first page of its rules: names that your language has for the game, if there are any.
rules-also-rummy-51 = Also called: Remi, 51; a relative of Rommé and Kalooki

option-name-pile-before-initial-meld = pile before opening
    .hint = Whether you can take the pile’s top card before you’ve opened.
option-value-pile-before-initial-meld-only-if-melded = only to lay it right away
option-value-pile-before-initial-meld-free = free to take
option-name-joker-swap = joker swap
    .hint = Whether you can swap a joker on the table for the card it stands for.
option-name-unmelded = nothing melded
    .hint = What you score if you haven’t melded at all.
option-value-unmelded-count = the cards count
preset-rummy-45 = Rummy 45
preset-rummy-40 = Rummy 40

points-unmelded = - nothing melded: { $points }

refusal-taken-card-unusable-rummy-51 = You can’t take { $card } yet: until you’ve opened, you have to meld or lay off a card from the pile in the same turn, and { $card } doesn’t fit. Draw from the stock instead.
refusal-must-meld-taken-card-rummy-51 = You took { $card } from the pile before opening, so you have to meld it or lay it off before you discard.

help-how-rummy-51 = **Draw** or **Take**, pick cards, then **Meld**, **Lay off**, **Swap** a joker, or **Discard**.
    Or type: /{ command-draw }, /{ command-meld } `4h * 6h`, /{ command-layoff } `7h 3`, /{ command-swap } `5h 3`, /{ command-discard } `Kd`.

rules-rummy-51-1 = 2 to 4 players, two packs of 52, 4 jokers. Get rid of your cards: those left in your hand are penalty points.
    
    Each player gets 14 cards. The first player gets one more and starts by **discarding one**, without drawing or melding. It starts the **pile**; the rest are the **stock**.
    
    { $one_round ->
        [yes] You play **one round**: the lowest total wins.
       *[no] The game ends with the round in which someone reaches **{ $target } penalty points**: the lowest total wins.
    } Published rules for this game are brief, so Jolly fills in most of the details { -decided }.
    .title = The aim

rules-rummy-51-2 = **1.** Draw the top of the stock or take the top of the pile. You can’t discard the card you took from the pile in the same turn.
    { "" }**2.** Meld. Once you’ve opened, you can also lay off on any meld.
    { "" }**3.** Discard one card. You also go out by discarding, so keep a card for that { -decided }.
    
    { "" }**Group:** three or four of one rank in different suits. **Run:** three or more of one suit in a row. The ace goes before the 2 or after the king, never between them.
    
    When the stock is used up, the pile below its top card is shuffled. The fifth time this happens, no one scores { -decided }.
    .title = Your turn

rules-rummy-51-3 = Your opening, all in one turn, must be worth at least **{ $initial_meld } points**.
    
    K Q J 10 and A are 10, but A is 1 in A-2-3; the others are their number. A joker counts as the card it stands for. Cards you lay off on your melds of the same turn count too.
    
    As soon as you’ve laid the points, you can lay off on all melds{ $joker_swap ->
        [no] .
       *[yes] , and swap jokers.
    }
    
    Before that, you can take the top of the pile { $pile_before_initial_meld ->
        [free] **freely** { -decided }.
       *[only-if-melded] **only if you meld it or lay it off in the same turn** { -decided }.
    }
    .title = Opening

rules-rummy-51-4 = A joker stands for one card: the one you name, else the only one that fits, or the one at the high end of a run. In a group of three it can stand for either missing suit. At most **half of a meld** can be jokers { -decided }.
    
    { $joker_swap ->
        [no] You **can’t swap** jokers on the table { -decided }.
       *[yes] { "" }**Swapping:** once you’ve opened, you can take a joker from the table by putting the card it stands for in its place. You must meld or lay off the joker in the same turn { -decided }.
    }
    .title = Jokers

rules-rummy-51-5 = The player who goes out gets no penalty points. The others score the cards they hold as penalty points:
    
    { "" }**A K Q J 10:** 10 each
    { "" }**9 to 2:** their number
    { "" }**Joker:** 25
    
    If you haven’t melded at all, you score { $unmelded ->
        [100] **100** instead.
       *[count] your **cards like anyone else**.
    }
    
    { "" }**Out in one turn:** if you go out without having melded before, the others’ penalty points count double.
    .title = Points

rules-turn-rummy-51 = **Turn limit:** { $turn }. If you miss a turn, I draw and discard for you, and lay only what has to be laid. Missing three turns in a row counts as resigning { -decided }.

learn-rummy-51-1 = You have 15 cards and start the round by discarding one. Best is a high card that doesn’t fit anything: pick { $cards } in the menu, then press **{ button-discard }**.
learn-rummy-51-2 = Jolly has opened, with a joker in one meld: there 🃏 stands for 8♠. From now on each of your turns starts with taking a card: press **{ button-draw }**.
learn-rummy-51-3 = Your opening needs **51 points**, all in one turn. Start with 10 + 10 + 10: pick { $cards }, then press **{ button-meld }**.
learn-rummy-51-4 = That’s 30 points; 24 more make 54, which is enough. Pick { $cards }, then press **{ button-meld }**.
learn-rummy-51-5 = Now that you’ve opened, you can use all the melds on the table. The joker stands for 8♠, and you have that card: pick { $cards }, then press **{ button-swap }**.
learn-rummy-51-6 = The joker is yours, and you have to use it this turn. It can be any card: pick { $cards }, press **{ button-meld }**, and choose 6♣ for the joker.
learn-rummy-51-7 = End the turn: pick { $cards }, then press **{ button-discard }**.
learn-rummy-51-8 = Jolly discarded 5♥, the very card missing between your hearts. Press **{ button-take }**.
learn-rummy-51-9 = Five in a row! Pick { $cards }, then press **{ button-meld }**.
learn-rummy-51-10 = You always need a last card to discard. Pick { $cards } and press **{ button-discard }**: you go out, and Jolly gets penalty points for the cards it holds.
learn-rummy-51-end = • Your opening needs 51 points in one turn. Before that you can only take a card from the pile if you meld it or lay it off right away.
    • A joker stands for any card. Once you’ve opened, you can swap it for that card, but you must use it again right away.
    • Cards you still hold when someone else goes out are penalty points: the lowest total wins.

pitch-rummy-51 = Collect 51 points to open, then lay off wherever a card fits.
