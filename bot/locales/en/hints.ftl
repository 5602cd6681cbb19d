### /hint: what the computer would do, and why, in one sentence for each pair of move and reason:
### `advice-<move>-<reason>`. $card is the card the move is about (for a new meld all of its cards),
### $meld a meld on the table with its number (`hint-meld-number`), $cards other cards.

command-hint = hint
    .description = What the computer would do now, and why; not in rated games
command-hint-table = table
    .description = Which of your tables, if you sit at several

advice-rated = This game is rated, so I give no hints in it. Challenge me to one that is not, or look at /rules.

advice-draw-only = Draw from the stock: there is nothing else that you may do now.
advice-draw-nothing-helps = Draw from the stock: no card that you may take from the pile makes a meld with yours or fits one on the table.
advice-draw-weighed = Draw from the stock: I expect more of an unknown card than of the pile.
advice-draw-no-tiles = Draw a tile: none of yours can be laid, however the table is arranged.
advice-draw-no-opening = Draw a tile: your rack does not have the melds that you need for opening ({ $least } points).
advice-turnover-only = Turn the pile over: there is nothing else that you may do now.
advice-turnover-nothing-helps = Turn the pile over and draw: the top of the pile makes no meld with your cards and fits none on the table.
advice-turnover-weighed = Turn the pile over and draw: I expect more of an unknown card than of the top of the pile.
advice-take-makes = Take { $card }: it makes a meld, { $cards }.
advice-take-fits = Take { $card }: it fits { $meld }.
advice-take-usable = Take { $card } and all cards on it: you can lay it in this turn.
advice-take-only = Take { $card }: there is nothing else that you may do now.
advice-take-weighed = Take { $card }: I expect more of it than of an unknown card.
advice-pass-upcard = Pass: the upcard { $card } makes no meld with your cards.
advice-pass-weighed = Pass: I expect more of an unknown card than of the upcard.
advice-pass-no-tiles = Pass: none of your tiles can be laid, however the table is arranged, and the stock is empty.
advice-pass-no-opening = Pass: your rack does not have the melds that you need for opening ({ $least } points), and the stock is empty.

advice-meld-owed = Lay { $card }: { $cards } has to lie on the table before your turn ends.
advice-meld-out = Lay { $card }: then your hand is empty, and the round is over.
advice-meld-opens = Lay { $card }: with it your first melds are worth { $points } points, and { $least } are needed.
advice-meld-towards = Lay { $card }: { $points } of the { $least } points for your first melds lie there then, and the rest can follow in this turn.
advice-meld-scores = Lay { $card }: { $points ->
    [one] it scores 1 point.
   *[other] it scores { $points } points.
}
advice-meld-sheds = Lay { $card }: { $points ->
    [one] that is 1 point that you do not have to hold.
   *[other] those are { $points } points that you do not have to hold.
}
advice-add-owed = Lay { $card } off on { $meld }: it has to lie on the table before your turn ends.
advice-add-out = Lay { $card } off on { $meld }: then your hand is empty, and the round is over.
advice-add-scores = Lay { $card } off on { $meld }: { $points ->
    [one] it scores 1 point.
   *[other] it scores { $points } points.
}
advice-add-sheds = Lay { $card } off on { $meld }: { $points ->
    [one] that is 1 point that you do not have to hold.
   *[other] those are { $points } points that you do not have to hold.
}
advice-swap-swaps = Swap { $card } for the joker of { $meld }: you can lay the joker as whatever you need.

advice-knock-knocks = Knock with { $card }: { $points ->
    [one] only 1 point of deadwood is left.
   *[other] only { $points } points of deadwood are left.
}
advice-gin-gin = Knock with { $card }: it is gin, no deadwood is left.
advice-biggin-gin = Declare big gin: all your cards lie in melds.
advice-close-closes = Close with { $card }: you have twelve cards of one suit, and all others lose double.

advice-discard-out = Discard { $card }: it is your last card, and the round is over.
advice-discard-deadwood = Discard { $card }: it leaves { $points ->
    [one] 1 point
   *[other] { $points } points
} of deadwood, the least you can keep.
advice-discard-twin = Discard { $card }: you have the same card once more.
advice-discard-dead = Discard { $card }: nobody else can lay it as long as you keep your other cards.
advice-discard-lonely-highest = Discard { $card }: it is the highest of your cards that fit nothing ({ $points ->
    [one] 1 point
   *[other] { $points } points
}).
advice-discard-lonely = Discard { $card }: it fits none of your cards and nothing on the table.
advice-discard-highest = Discard { $card }: of the cards you may discard none costs you more in the hand ({ $points ->
    [one] 1 point
   *[other] { $points } points
}).
advice-discard-unwanted = Discard { $card }: it fits no meld on the table.
advice-discard-weighed = Discard { $card }: as I reckon, you gain most by keeping the others.

advice-table-tiles = { $points ->
    [one] Lay { $cards }: it can leave your rack now. **{ button-suggest }** shows you how.
   *[other] Lay { $cards }: { $points } tiles can leave your rack now. **{ button-suggest }** shows you how.
}
advice-table-tiles-out = Lay { $cards }: all your tiles can leave the rack. **{ button-suggest }** shows you how.
