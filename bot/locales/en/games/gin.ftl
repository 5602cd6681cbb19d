### Gin Rummy

game-gin = Gin Rummy
# The foot of the first page of its rules: names that your language has for the game, if there are any.
rules-also-gin = Also called: Gin

option-name-knock = knock
    .hint = Most deadwood you can knock with. “As the upcard”: its value (Oklahoma).
option-value-knock-oklahoma = as the upcard
option-name-oklahoma-spades-double = spades count double
    .hint = With Oklahoma: a spade as upcard doubles the round’s score.
option-name-big-gin = big gin
    .hint = Whether melding all eleven cards ends the round.
option-name-line-bonus = line bonus
    .hint = Points at the end of the game for every round you won.
option-name-next-dealer = next dealer
    .hint = The dealer of the next round: the loser of this one, or each player in turn.
option-value-next-dealer-loser = the loser
option-value-next-dealer-turns = in turn
preset-classic = classic
preset-tournament = tournament
preset-oklahoma = Oklahoma

gin-melds = Melds: { $melds }
gin-deadwood = Deadwood **{ $points }**{ $discard ->
    [0] {""}
   *[other] {" "}after the best discard
  } · { $limit ->
    [0] only gin counts this round
   *[other] knock with { $limit } or less
  }
gin-doubled = The upcard was a spade: this round counts double.
gin-hand = - **{ $name }** { $parts }
gin-laid-off = laid off { $cards }
gin-left = { $points ->
    [0] no deadwood
   *[other] deadwood { $cards } = { $points }
  }
gin-scored = - Score: { $sum } = **{ $points }**
gin-scored-double = - Score: ({ $sum }) × 2 = **{ $points }**, doubled by the spade upcard
gin-bonuses = **{ $name }** { $points } + { $won } × { $line } for rounds won{ $game ->
    [0] { "" }
    [200] { " " }+ 200 for the game and the shutout
   *[other] { " " }+ { $game } for the game
  } = { $total }

hand-your-play-gin = **Your turn.** Discard a card, or knock if your deadwood allows it.

refusal-wrong-phase-gin = { $phase ->
    [upcard] Take the upcard, or pass. You can only draw from the stock once you’ve both passed.
    [draw] { $action ->
        [take] You’ve both passed on the upcard. Draw from the stock.
        [pass] You can only pass on the first upcard of a round. Draw from the stock or take from the pile.
       *[other] Take a card first: draw from the stock, or take the top of the pile.
    }
    [play] { $action ->
        [biggin] There’s no big gin at this table. Discard a card, or knock.
        [pass] You can only pass on the first upcard of a round. Discard a card, or knock.
        [draw] You’ve already taken a card this turn. Discard a card, or knock.
        [take] You’ve already taken a card this turn. Discard a card, or knock.
       *[other] In this game your melds stay in your hand. Discard a card, or knock.
    }
    [deal] The next round is being dealt. Try again in a moment.
   *[other] You can’t do that at this point in the turn.
}

help-how-gin = **Draw** or **Take**, then pick a card for **Discard** or **Knock**. With **Pass** you pass on the first upcard.
    Or type: /{ command-draw }, /{ command-draw } `{ command-draw-source }:{ choice-pile }`, /{ command-discard } `Kd`, /{ command-knock } `Kd` (alone: big gin), /{ command-pass }.

rules-gin-1 = Two players, 52 cards, no jokers. Sort your hand into melds; they stay in your hand until someone knocks. Rules differ from club to club: these are the common ones { -decided }.
    
    Each player gets 10 cards. The next one, the **upcard**, starts the pile; the rest are the **stock**.
    
    { "" }**First turn:** the dealer’s opponent takes the upcard or passes, then the dealer. If both pass, the opponent draws from the stock.
    
    { $one_round ->
        [yes] You play **one round**, and its winner wins the game.
       *[no] The first to reach **{ $target } points** wins.
    }
    .title = The aim

rules-gin-2 = **1.** Draw the top of the stock or take the top of the pile.
    { "" }**2.** Discard one card, but not the one you just took from the pile. If your deadwood is low enough, you can knock instead.
    
    { "" }**Group:** three or four of one rank. **Run:** three or more of one suit in a row. The ace is low: A♥ 2♥ 3♥, never after the king.
    
    { "" }**Deadwood** is all the cards outside your melds: K Q J 10 are 10 points, A 1, the others their number. The best arrangement counts.
    .title = Your turn

rules-gin-3 = { $knock ->
        [oklahoma] { "" }**Knock (Oklahoma):** discard, and keep no more deadwood than **the value of the upcard**. An ace means gin only. A spade upcard { $oklahoma_spades_double ->
            [no] **doesn’t double** the round.
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
    
    { "" }**Dead hand:** the stock is down to two cards and no one has knocked. No one scores.
    .title = Knocking

rules-gin-4 = **Knock:** the knocker scores the difference in deadwood.
    { "" }**Undercut:** if the opponent has the same or less, they score 25 plus the difference.
    { "" }**Gin:** 25 plus the opponent’s deadwood.
    { "" }**Big gin:** 31 plus the opponent’s deadwood.
    
    { $next_dealer ->
        [turns] You take turns to deal, whoever won.
       *[loser] The loser of a round deals the next; after a dead hand, the same player deals again.
    }
    
    { $one_round ->
        [yes] There are no bonuses for a single round.
       *[no] At the end of the game the winner gets 100 more, or 200 if the loser won no round; both get **{ $line_bonus } for every round won**.
    }
    .title = Points

rules-turn-gin = **Turn limit:** { $turn }. If you miss a turn, I pass on the upcard, or draw and discard for you; I never knock. Missing three turns in a row counts as resigning { -decided }.

learn-gin-1 = In gin your melds stay in your hand; I find them for you and list them below your cards. You could take the upcard 8♦, but it doesn’t help: press **{ button-pass }**.
learn-gin-2 = Jolly passed too, so draw from the stock: press **{ button-draw }**.
learn-gin-3 = You drew K♠: J♠ Q♠ K♠ are a **run**. The cards outside your melds are your **deadwood**, and their points count against you. Get rid of the highest: pick { $cards }, then press **{ button-discard }**.
learn-gin-4 = Jolly discarded 9♣. Three nines are a **group**: press **{ button-take }**.
learn-gin-5 = Now you have three melds. With 10 points of deadwood or less you can **knock**: the round ends, and the player with less deadwood scores. Pick { $cards }, then press **{ button-knock }**.
learn-gin-end = • Collect melds in your hand. All other cards are deadwood.
    • Knock with 10 or less. With none at all it’s **gin**, for 25 points more.
    • Careful: if your opponent has no more deadwood than you, they score, plus 25 points (an **undercut**).

pitch-gin = Quick and sharp, for two: tidy your hand in secret, then knock.
