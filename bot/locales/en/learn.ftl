### /learn: guided practice hands. Each step of a game has a bubble `learn-<game>-<number>`: what to
### see, and what to do now, in one to three short sentences. $cards are the cards that the step
### needs, ready to be shown. Buttons are named by their own messages, so that the words are the same.
### `learn-<game>-end` are three lines on what was learned.

command-learn = learn
    .description = Learn a game in three minutes: a practice hand that tells you what to do
command-learn-game = game
    .description = Which game; leave it out to choose from a list

learn-title = Practice hand · { $game }
learn-step = Step { $step } of { $steps }:
learn-mark = Mark: { $cards }
learn-button-back = Step back
learn-button-skip = Skip step
learn-button-end = End lesson
learn-button-again = Once more
learn-button-others = Other lessons
learn-button = Learn { $game }
button-challenge-computer = Play the computer
# $why is one or two finished sentences.
learn-not = ✗ { $why } Nothing has changed; try again.
learn-other = That can be done too, but this lesson goes another way. Nothing has changed; do what the next lines say.
learn-done = Well done! That was { $game }.
learn-over = { $game } in short
# In the small print of a challenge
challenge-learn = New to { $game }? /learn teaches it in three minutes, to you alone.
learn-choose = Which game do you want to learn? Each lesson takes three minutes, counts nowhere, and only you see it.
learn-choose-hint = Choose a game

## 500 Rummy
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

## Straight Rummy
learn-straight-1 = Be the first to have no cards left. Each turn begins with one card: press **{ button-draw }**.
learn-straight-2 = 7♦ has come! Three or more cards in a row of one suit are a **run**. Mark { $cards } in the menu, then press **{ button-meld }**.
learn-straight-3 = Every turn ends with a discard. Throw away a high card that fits nothing: mark { $cards }, then press **{ button-discard }**.
learn-straight-4 = Jolly has laid three queens, a **group**, and has discarded 8♦. You can use it: press **{ button-take }**. Only the top card of the pile can be taken.
learn-straight-5 = 8♦ follows your 7♦. Mark { $cards }, then press **{ button-lay-off }**.
learn-straight-6 = You may lay off on Jolly’s melds too: your queen makes the group complete. Mark { $cards }, then press **{ button-lay-off }**.
learn-straight-7 = Now end the turn: mark { $cards }, then press **{ button-discard }**.
learn-straight-8 = Jolly has discarded 5♠, just the card between your spades. Press **{ button-take }**.
learn-straight-9 = Five in a row! Mark { $cards }, then press **{ button-meld }**.
learn-straight-10 = One card is left. Mark { $cards } and press **{ button-discard }**: you are out, and you score what Jolly still holds.
learn-straight-end = • Draw one card or take the top of the pile, meld and lay off, discard one.
    • A run is three or more in a row of one suit, a group three or four of one rank.
    • Who is first without cards scores what the others still hold.

## Gin Rummy
learn-gin-1 = In gin your melds stay in your hand; I find them for you and name them below your cards. You may take the upcard 8♦, but it does not help: press **{ button-pass }**.
learn-gin-2 = Jolly has passed too. So draw from the stock: press **{ button-draw }**.
learn-gin-3 = K♠ has come: J♠ Q♠ K♠ are a **run**. What lies in no meld is your **deadwood**, and it counts its points. Get rid of the highest: mark { $cards }, then press **{ button-discard }**.
learn-gin-4 = Jolly has discarded 9♣. Three nines are a **group**: press **{ button-take }**.
learn-gin-5 = Now you have three melds. With 10 points of deadwood or less you may **knock**: the round ends, and the lower deadwood scores. Mark { $cards }, then press **{ button-knock }**.
learn-gin-end = • Collect melds in your hand; what fits nowhere is deadwood.
    • Knock with 10 or less. With none at all it is **gin**, for 25 points more.
    • Careful: if the other has no more deadwood than you, they score, and 25 points more (an **undercut**).

## Rummy 51
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

## Žolíky
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

## Tile Rummy
learn-tile-1 = Be the first to lay all tiles. Three or more numbers in a row of one colour are a **run**. Pick { $cards } in the menu of your rack, then press **{ button-meld }**.
learn-tile-2 = The first time one meld has to be worth 30 or more; this one is worth 33. What you do here nobody sees until you press **{ button-done }**. Press it.
learn-tile-3 = Jolly has laid a green run. Now that you have opened, all melds on the table are yours to use. Pick { $cards }, then press **{ button-lay-off }**.
learn-tile-4 = You have a second 🟢6, which fits no end of meld 2. So part the meld: choose meld 2 in the second menu, pick { $cards } in the third one, then press **{ button-split }**.
learn-tile-5 = 7 and 8 alone are no meld, but with your 6 they are: pick { $cards } of your rack, then press **{ button-lay-off }**.
learn-tile-6 = All melds are whole again, that is all that counts. Press **{ button-done }**.
learn-tile-7 = Now take a tile from the table: meld 1 can do without its 🔴10. Choose meld 1 in the second menu, pick 🔴10 in the third one and 🟢10 🟡10 of your rack, then press **{ button-meld }**.
learn-tile-8 = Three tens of different colours are a **group**, and meld 1 is still a run. Press **{ button-done }**.
learn-tile-9 = Nothing fits this time. If you can’t lay a tile, you draw one and your turn ends: press **{ button-draw }**.
learn-tile-end = • Lay at least one tile in your turn, or draw one.
    • The first time one meld has to be worth 30 or more, of your own tiles alone.
    • Then you may take the table apart, as long as every meld is whole in the end. **{ button-suggest }** finds a way.
