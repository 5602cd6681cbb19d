### /hint: what the computer would do, and why, in one sentence for each pair of move and reason:
### `advice-<move>-<reason>`. $card is the card the move is about (for a new meld all of its cards),
### $meld a meld on the table with its number (`hint-meld-number`), $cards other cards.

command-hint = hint
    .description = See what the computer would do now, and why; not in rated games
command-hint-table = table
    .description = Which table; only needed if you’re playing at several

advice-rated = This game is rated, so there are no hints. To get hints, challenge me to an unrated game. /{ command-rules } explains this one.
# Said once, with the first hint in a game alone against the computer
hint-uncounted = This game no longer counts toward your level against the computer.

advice-draw-only = Draw from the stock: it’s all you can do now.
advice-draw-nothing-helps = Draw from the stock: no card you can take from the pile makes a meld with yours or fits one on the table.
advice-draw-not-yet = Draw from the stock: you’d have to use the top of the pile right away, and even with it your melds are only worth { $points } of the { $least } points you need to open.
advice-draw-no-less = Draw from the stock: { $cards } wouldn’t lower your deadwood.
advice-draw-weighed = Draw from the stock: an unknown card should help you more than the pile.
advice-draw-tiles-wait = Draw a tile: you could play { $cards } now, but { $least } would be left, and no other rack is much smaller. Drawing gets you a new tile, and you can probably still play { $cards } later.
advice-draw-opens-later = Draw a tile: you could open with { $cards }, but even if you then play all that fits, { $least } would be left. No one is close to going out. The tiles you keep help no one else, and you can still play them later.
advice-draw-no-tiles = Draw a tile: you can’t play any of yours, however you rearrange the table.
advice-draw-no-opening = Draw a tile: your rack doesn’t have the melds you need to open ({ $least } points).
advice-turnover-only = Turn the pile over: it’s all you can do now.
advice-turnover-nothing-helps = Turn the pile over and draw: its top card doesn’t make a meld with your cards or fit one on the table.
advice-turnover-weighed = Turn the pile over and draw: an unknown card should help you more than the top of the pile.
advice-take-makes = Take { $card }: it makes a meld, { $cards }.
advice-take-fits = Take { $card }: it fits { $meld }.
advice-take-usable = Take { $card } and all the cards on top of it: you can meld { $card } or lay it off this turn.
advice-take-pile-brings = Take { $card } and all the cards on top of it: you can put { $points } points on the table this turn.
advice-take-only = Take { $card }: it’s all you can do now.
advice-take-can-open = Take { $card }: with it your melds are worth { $points } points, and you need { $least } to open.
advice-take-lowers = Take { $card }: it can bring your deadwood down from { $least } to { $points }.
advice-take-weighed = Take { $card }: I expect it to help more than an unknown card.
advice-pass-upcard = Pass: the upcard { $card } doesn’t make a meld with your cards.
advice-pass-no-less = Pass: { $cards } wouldn’t lower your deadwood.
advice-pass-weighed = Pass: an unknown card should help you more than the upcard.
advice-pass-no-tiles = Pass: you can’t play any of your tiles, however you rearrange the table, and the stock is empty.
advice-pass-no-opening = Pass: your rack doesn’t have the melds you need to open ({ $least } points), and the stock is empty.

advice-meld-owed = Meld { $card }: { $cards } has to be on the table before your turn ends.
advice-meld-out = Meld { $card }: that empties your hand and ends the round.
advice-meld-opens = Meld { $card }: that makes your opening worth { $points } points, and you need { $least }.
advice-meld-towards = Meld { $card }: that makes { $points } of the { $least } points you need to open, and you can meld the rest this turn.
advice-meld-scores = Meld { $card }: { $points ->
    [one] it scores 1 point.
   *[other] it scores { $points } points.
}
advice-meld-sheds = Meld { $card }: that gets { $points ->
    [one] 1 point out of your hand.
   *[other] { $points } points out of your hand.
}
advice-meld-goes-out = Meld { $card }: you can go out this turn.
advice-meld-rummy = Meld { $card }: you can go out in a single turn, which counts double.
advice-meld-near-out = Meld { $card }: that gets { $points ->
    [one] 1 point
   *[other] { $points } points
} out of your hand, and another player has { $least ->
    [one] only 1 card
   *[other] only { $least } cards
} left.
advice-add-owed = Lay { $card } off on { $meld }: it has to be on the table before your turn ends.
advice-add-out = Lay { $card } off on { $meld }: that empties your hand and ends the round.
advice-add-scores = Lay { $card } off on { $meld }: { $points ->
    [one] it scores 1 point.
   *[other] it scores { $points } points.
}
advice-add-sheds = Lay { $card } off on { $meld }: that gets { $points ->
    [one] 1 point out of your hand.
   *[other] { $points } points out of your hand.
}
advice-add-goes-out = Lay { $card } off on { $meld }: you can go out this turn.
advice-add-rummy = Lay { $card } off on { $meld }: you can go out in a single turn, which counts double.
advice-add-near-out = Lay { $card } off on { $meld }: that gets { $points ->
    [one] 1 point
   *[other] { $points } points
} out of your hand, and another player has { $least ->
    [one] only 1 card
   *[other] only { $least } cards
} left.
advice-swap-goes-out = Swap { $card } for the joker in { $meld }: with the joker you can go out this turn.
advice-swap-swaps = Swap { $card } for the joker in { $meld }: you can use the joker as any card you need.

advice-knock-knocks = Knock with { $card }: { $points ->
    [one] that leaves only 1 point of deadwood.
   *[other] that leaves only { $points } points of deadwood.
}
advice-knock-ahead = Knock with { $card }: { $points ->
    [one] that leaves only 1 point of deadwood
   *[other] that leaves only { $points } points of deadwood
}, and I expect the knock to score about { $least ->
    [one] 1 point
   *[other] { $least } points
}.
advice-gin-gin = Knock with { $card }: it’s gin, with no deadwood.
advice-biggin-gin = Declare big gin: all your cards are in melds.
advice-close-closes = Close with { $card }: you have twelve cards of one suit, and the others lose double points.

advice-discard-out = Discard { $card }: it’s your last card, and that ends the round.
advice-discard-deadwood = Discard { $card }: that leaves { $points ->
    [one] 1 point
   *[other] { $points } points
} of deadwood, the least possible.
advice-discard-twin = Discard { $card }: you have another one just like it.
advice-discard-dead = Discard { $card }: no one else can use it as long as you keep your other cards.
advice-discard-holds = Discard { $card } and keep your melds in your hand: going out in a single turn counts double.
advice-discard-safe = Discard { $card }: with the table as it is, the next player can’t meld it or lay it off.
advice-discard-lonely-highest = Discard { $card }: it’s the highest of your cards that don’t fit anything ({ $points ->
    [one] 1 point
   *[other] { $points } points
}).
advice-discard-lonely = Discard { $card }: it doesn’t go with your other cards or fit anything on the table.
advice-discard-highest = Discard { $card }: it’s the costliest card you can discard ({ $points ->
    [one] 1 point
   *[other] { $points } points
}).
advice-discard-unwanted = Discard { $card }: it doesn’t fit any meld on the table.
advice-discard-keeps = Discard { $card }: without it your melds are still worth { $points } points, and you need { $least } to open.
advice-discard-useless = Discard { $card }: no one else can use it, because the cards it would need are in your hand or in the pile.
advice-discard-shed = Discard { $card }: your opponent discarded { $cards }, which would have gone with it, so they probably don’t want it.
advice-discard-few = Discard { $card }: { $points ->
    [0] no unseen card would
    [one] only 1 unseen card would
   *[other] only { $points } unseen cards would
} make a meld with it and another of your cards.
advice-discard-goes-on = Discard { $card } and don’t knock yet: I expect { $points ->
    [one] 1 point
   *[other] { $points } points
} if you wait, and only { $least } if you knock.
advice-discard-chance = Discard { $card } and don’t knock yet: I estimate a { $points }% chance of winning the game if you wait, and { $least }% if you knock.
advice-discard-spares = Discard { $card } and keep { $cards }: your opponent took cards that go with { $cards }.
advice-discard-held-back = Discard { $card } and keep { $cards } in your hand for now: your opponent may have a card to lay off on that meld.
advice-discard-odds = Discard { $card }: your opponent discarded or passed up { $cards }, so there’s only about a { $points }% chance that they can use { $card }.
advice-discard-awaits = Discard { $card }: then { $points ->
    [one] 1 unseen card would make
   *[other] { $points } unseen cards would make
} a meld with yours ({ $cards }), more than after any other discard.
advice-discard-weighed = Discard { $card }: by my estimate, your other cards are worth more.

advice-table-tiles = { $points ->
    [one] Play { $cards }: you can get rid of one tile now. **{ button-suggest }** shows how.
   *[other] Play { $cards }: you can get rid of { $points } tiles now. **{ button-suggest }** shows how.
}
advice-table-tiles-out = Play { $cards }: you can get rid of all your tiles now. **{ button-suggest }** shows how.
