### /hint: what the computer would do, and why, in one sentence for each pair of move and reason:
### `advice-<move>-<reason>`. $card is the card the move is about (for a new meld all of its cards),
### $meld a meld on the table with its number (`hint-meld-number`), $cards other cards.

command-hint = hint
    .description = What the computer would do now, and why; not in rated games
command-hint-table = table
    .description = Which of your tables, if you’re at several

advice-rated = This game is rated, so I give no hints. Challenge me to an unrated one, or look at /{ command-rules }.
# Said once, with the first hint in a game alone against the computer
hint-uncounted = This game no longer counts toward your level against the computer.

advice-draw-only = Draw from the stock: that’s all you can do now.
advice-draw-nothing-helps = Draw from the stock: no card you can take from the pile makes a meld with yours or fits one on the table.
advice-draw-not-yet = Draw from the stock: you’d have to lay the top of the pile at once, and even with it your melds are worth only { $points } of the { $least } points you need to open.
advice-draw-no-less = Draw from the stock: { $cards } wouldn’t lower your deadwood.
advice-draw-weighed = Draw from the stock: an unknown card should help you more than the pile.
advice-draw-tiles-wait = Draw a tile: you could lay { $cards } now, but { $least } would be left, and no other rack is much smaller. Laying brings you no new tile, and what fits now may well go with the rest later.
advice-draw-opens-later = Draw a tile: you could open with { $cards }, but even with all that fits then { $least } would be left. Nobody is near to going out: what you keep helps nobody else, and can still go later.
advice-draw-no-tiles = Draw a tile: none of yours can be laid, however you arrange the table.
advice-draw-no-opening = Draw a tile: your rack doesn’t have the melds you need to open ({ $least } points).
advice-turnover-only = Turn the pile over: that’s all you can do now.
advice-turnover-nothing-helps = Turn the pile over and draw: the top of the pile makes no meld with your cards and fits none on the table.
advice-turnover-weighed = Turn the pile over and draw: an unknown card should help you more than the top of the pile.
advice-take-makes = Take { $card }: it makes a meld, { $cards }.
advice-take-fits = Take { $card }: it fits { $meld }.
advice-take-usable = Take { $card } and all the cards on top of it: you can lay it this turn.
advice-take-pile-brings = Take { $card } and all the cards on top of it: you can lay cards worth { $points } points this turn.
advice-take-only = Take { $card }: that’s all you can do now.
advice-take-can-open = Take { $card }: with it your melds are worth { $points } points, and you need { $least } to open.
advice-take-lowers = Take { $card }: it can bring your deadwood down from { $least } to { $points }.
advice-take-weighed = Take { $card }: I expect more of it than of an unknown card.
advice-pass-upcard = Pass: the upcard { $card } makes no meld with your cards.
advice-pass-no-less = Pass: { $cards } wouldn’t lower your deadwood.
advice-pass-weighed = Pass: an unknown card should help you more than the upcard.
advice-pass-no-tiles = Pass: none of your tiles can be laid, however you arrange the table, and the stock is empty.
advice-pass-no-opening = Pass: your rack doesn’t have the melds you need to open ({ $least } points), and the stock is empty.

advice-meld-owed = Lay { $card }: { $cards } has to be on the table before your turn ends.
advice-meld-out = Lay { $card }: then your hand is empty, and the round is over.
advice-meld-opens = Lay { $card }: that makes your opening worth { $points } points, and you need { $least }.
advice-meld-towards = Lay { $card }: that makes { $points } of the { $least } points you need to open, and you can lay the rest this turn.
advice-meld-scores = Lay { $card }: { $points ->
    [one] it scores 1 point.
   *[other] it scores { $points } points.
}
advice-meld-sheds = Lay { $card }: that gets { $points ->
    [one] 1 point out of your hand.
   *[other] { $points } points out of your hand.
}
advice-meld-goes-out = Lay { $card }: you can go out this turn.
advice-meld-rummy = Lay { $card }: you can go out in one single turn, and that counts double.
advice-meld-near-out = Lay { $card }: that gets { $points ->
    [one] 1 point
   *[other] { $points } points
} out of your hand, and another player has { $least ->
    [one] only 1 card
   *[other] only { $least } cards
} left.
advice-add-owed = Lay { $card } off on { $meld }: it has to be on the table before your turn ends.
advice-add-out = Lay { $card } off on { $meld }: then your hand is empty, and the round is over.
advice-add-scores = Lay { $card } off on { $meld }: { $points ->
    [one] it scores 1 point.
   *[other] it scores { $points } points.
}
advice-add-sheds = Lay { $card } off on { $meld }: that gets { $points ->
    [one] 1 point out of your hand.
   *[other] { $points } points out of your hand.
}
advice-add-goes-out = Lay { $card } off on { $meld }: you can go out this turn.
advice-add-rummy = Lay { $card } off on { $meld }: you can go out in one single turn, and that counts double.
advice-add-near-out = Lay { $card } off on { $meld }: that gets { $points ->
    [one] 1 point
   *[other] { $points } points
} out of your hand, and another player has { $least ->
    [one] only 1 card
   *[other] only { $least } cards
} left.
advice-swap-goes-out = Swap { $card } for the joker of { $meld }: with it you can go out this turn.
advice-swap-swaps = Swap { $card } for the joker of { $meld }: you can lay the joker as whatever you need.

advice-knock-knocks = Knock with { $card }: { $points ->
    [one] that leaves only 1 point of deadwood.
   *[other] that leaves only { $points } points of deadwood.
}
advice-knock-ahead = Knock with { $card }: { $points ->
    [one] that leaves only 1 point of deadwood
   *[other] that leaves only { $points } points of deadwood
}, and I expect the knock to bring you about { $least ->
    [one] 1 point
   *[other] { $least } points
}.
advice-gin-gin = Knock with { $card }: it’s gin, with no deadwood.
advice-biggin-gin = Declare big gin: all your cards are in melds.
advice-close-closes = Close with { $card }: you have twelve cards of one suit, and the others lose double.

advice-discard-out = Discard { $card }: it’s your last card, and the round is over.
advice-discard-deadwood = Discard { $card }: that leaves { $points ->
    [one] 1 point
   *[other] { $points } points
} of deadwood, the least possible.
advice-discard-twin = Discard { $card }: you have another one just like it.
advice-discard-dead = Discard { $card }: nobody else can lay it as long as you keep your other cards.
advice-discard-holds = Discard { $card } and keep your melds in your hand: going out in one single turn counts double.
advice-discard-safe = Discard { $card }: with the table as it is, the next player can neither meld it nor lay it off.
advice-discard-lonely-highest = Discard { $card }: it’s the highest of your cards that fit nothing ({ $points ->
    [one] 1 point
   *[other] { $points } points
}).
advice-discard-lonely = Discard { $card }: it fits none of your cards and nothing on the table.
advice-discard-highest = Discard { $card }: it’s the costliest card you can discard ({ $points ->
    [one] 1 point
   *[other] { $points } points
}).
advice-discard-unwanted = Discard { $card }: it fits no meld on the table.
advice-discard-keeps = Discard { $card }: without it your melds are still worth { $points } points, and you need { $least } to open.
advice-discard-useless = Discard { $card }: nobody else can use it, as the cards it would need are in your hand or on the pile.
advice-discard-shed = Discard { $card }: your opponent discarded { $cards }, which could have made a meld with it, and probably doesn’t want it.
advice-discard-few = Discard { $card }: { $points ->
    [0] no unseen card would
    [one] only 1 unseen card would
   *[other] only { $points } unseen cards would
} make a meld of it and another of your cards.
advice-discard-goes-on = Discard { $card } and go on: I expect { $points ->
    [one] 1 point
   *[other] { $points } points
} from that, and only { $least } from a knock.
advice-discard-chance = Discard { $card } and go on: I think you win the game with a chance of { $points }% then, and of { $least }% with a knock.
advice-discard-spares = Discard { $card } and keep { $cards }: your opponent has taken cards that would make a meld with that.
advice-discard-held-back = Discard { $card } and keep { $cards } in your hand for now: your opponent may have a card to lay off on that meld.
advice-discard-odds = Discard { $card }: your opponent discarded or left { $cards }, so the odds that they can lay it are only about { $points }%.
advice-discard-awaits = Discard { $card }: then { $points ->
    [one] 1 unseen card would make
   *[other] { $points } unseen cards would make
} a meld with yours ({ $cards }), more than after any other discard.
advice-discard-weighed = Discard { $card }: by my reckoning, the others are worth more to you.

advice-table-tiles = { $points ->
    [one] Lay { $cards }: it can leave your rack now. **{ button-suggest }** shows you how.
   *[other] Lay { $cards }: { $points } tiles can leave your rack now. **{ button-suggest }** shows you how.
}
advice-table-tiles-out = Lay { $cards }: all your tiles can leave the rack. **{ button-suggest }** shows you how.
