### Žolíky

game-zolik = Žolíky
# The foot of the first page of its rules: names that your language has for the game, if there are any.
rules-also-zolik = Also called: Žolík, Joker Rummy, Czech Rummy

option-name-flush-jokers = jokers when closing from the hand
    .hint = Whether jokers can be among the twelve cards you close from the hand with.
option-value-flush-jokers-half = up to half
preset-ten-deals = ten deals

points-going-out = - for going out: { $points }

refusal-must-meld-joker-zolik = You’ve taken a joker from the table. Put it into a new meld before your turn ends: one that wasn’t there yet when you swapped.
refusal-dead-end-zolik = That would leave you stuck with { $card }: it has to go into a new meld this turn, and it couldn’t. Try something else.

help-how-zolik = **Draw** or **Take**, pick cards, then **Meld**, **Lay off**, **Swap** a joker, **Discard** or **Close**.
    Or type: /{ command-draw }, /{ command-meld } `4h * 6h`, /{ command-layoff } `7h 3`, /{ command-swap } `5h 3`, /{ command-discard } `Kd`, /{ command-close } `Kd`.

rules-zolik-1 = 2 to 6 players, two packs of 52, 4 jokers. Get rid of your cards: those left in your hand are negative points.
    
    Each player gets 12 cards. The first player gets one more and starts by **discarding one**, without drawing. It starts the **pile**; the rest are the **stock**.
    
    { $deals ->
        [0] At **−100 or less you’re eliminated** { -decided }. The last one left wins.
        [one] You play **one round**, and no one is eliminated: the highest total wins.
       *[other] You play **{ $deals } rounds**, and no one is eliminated: then the highest total wins.
    }
    .title = The aim

rules-zolik-2 = **1.** Draw the top of the stock or take the top of the pile.
    { "" }**2.** Meld. Once you’ve opened, you can also lay off on any meld.
    { "" }**3.** Discard one card; it can be the one you just took. **Every turn ends with a discard,** even the last one: keep a card for it. A joker will do.
    
    { "" }**Group:** three or four of one rank in different suits { -decided }. **Run:** three or more of one suit in a row. The ace goes before the 2 or after the king and counts 1 { -decided }.
    
    When the stock is used up, the pile is turned over; the top card stays { -decided }. The fifth time this happens, no one scores { -decided }.
    .title = Your turn

rules-zolik-3 = { $initial_meld ->
        [0] There’s **no minimum** for opening { -decided }: you’ve opened with your first meld.
       *[other] Your opening, all in one turn, must be worth at least **{ $initial_meld } points**. Cards you lay off on your melds of the same turn count too { -decided }.
    }
    
    { "" }**K Q J 10:** 10 each · **9 to 2:** their number · **A:** 1
    { "" }**Joker:** the card it stands for
    
    You can’t lay off on other melds or swap jokers before you’ve opened. After that you can, even in the same turn.
    .title = Opening

rules-zolik-4 = A joker stands for one card: the one you name, else the only one that fits, or the one at the high end of a run. In a group of three it can stand for either missing suit. At most **half of a meld** can be jokers.
    
    { "" }**Swapping:** once you’ve opened { -decided }, you can take a joker from the table by putting the card it stands for in its place. You must put the joker **into a new meld** in the same turn: one that wasn’t there yet when you swapped.
    .title = Jokers

rules-zolik-5 = The player who closes scores **+10**. The others lose points for the cards they hold: 10 for K Q J 10, the number for 9 to 2, 1 for A, 15 for a joker.
    
    { "" }**Closing from the hand:** if you’ve melded nothing, you can lay down 12 cards of one suit, { $flush_jokers ->
        [no] without jokers { -decided }
       *[half] at most half of them jokers
    }, and discard the thirteenth, of any suit. Then the others lose double the points. You can’t do it before the first discard of the round.
    .title = Closing and points

rules-turn-zolik = **Turn limit:** { $turn }. If you miss a turn, I draw and discard for you, and lay only what has to be laid. Missing three turns in a row counts as resigning { -decided }.

learn-zolik-1 = You have 13 cards and start the round by discarding one. Best is a high card that doesn’t fit anything: pick { $cards } in the menu, then press **{ button-discard }**.
learn-zolik-2 = Jolly has opened, with a joker in one meld: there 🃏 stands for 7♠. From now on each of your turns starts with taking a card: press **{ button-draw }**.
learn-zolik-3 = Your opening needs **40 points**, all in one turn. Start with 10 + 10 + 10: pick { $cards }, then press **{ button-meld }**.
learn-zolik-4 = That’s 30 points; 18 more make 48, which is enough. Pick { $cards }, then press **{ button-meld }**.
learn-zolik-5 = Now that you’ve opened, you can use all the melds on the table. The joker stands for 7♠, and you have that card: pick { $cards }, then press **{ button-swap }**.
learn-zolik-6 = The joker is yours, and you have to put it into a new meld this turn. Pick { $cards }, press **{ button-meld }**, and choose 6♣ for the joker.
learn-zolik-7 = End the turn: pick { $cards }, then press **{ button-discard }**.
learn-zolik-8 = Jolly discarded 9♦, and you have two nines. Press **{ button-take }**.
learn-zolik-9 = Three of one rank in different suits are a **group**. Pick { $cards }, then press **{ button-meld }**.
learn-zolik-10 = You always need a last card to close. Pick { $cards } and press **{ button-discard }**: you score 10, and Jolly loses points for the cards it holds.
learn-zolik-end = • Your opening needs 40 points in one turn. After that you can use all the melds on the table.
    • Swap a joker for the card it stands for, and put it into a new meld right away.
    • The player who closes scores 10, the others lose points for the cards they hold. At −100 you’re eliminated; the last one left wins.

pitch-zolik = The Czech classic: two packs, four jokers, and a card kept for the end.
