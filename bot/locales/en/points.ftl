### Where the points of a round come from. Each line is one item below a player's name; the numbers
### of a player's lines add up to what the player scored. { $sum } is a sum as "1 + 2 + 3 = 6".

# "- A♠ 2♠ 3♠: 1 + 2 + 3 = 6"
points-meld = - { $cards }: { $sum }
# Cards that were added to a meld of another player: "- A♠ in A-2-3-4: 1"
points-added = - { $cards } in { $meld }: { $sum }
# The cards left in the player's own hand, as penalty points
points-hand = - in hand: { $points }
points-laid-nothing = - laid nothing
points-held = - in hand −{ $points }
# The winner gets what another player holds: "- Bob: 13 in hand"
points-hand-of = - { $name }: { $points } in hand
points-unmelded = - nothing melded: { $points }
points-going-out = - for going out: { $points }
# Tiles: the winner gets what another player loses: "- Bob loses 26"
points-lost = - { $name } loses { $points }
# Tiles, when the round is blocked: the lowest rack is given back to everybody
points-lowest = - less the lowest rack: +{ $points }
# { $signed } has its sign: "+22", "−13"
points-doubled = - and once more, as it counts double: { $signed }

## Below the result of a round: shows a player, and nobody else, what their own hand counted.
button-my-cards = My cards
points-own = **#{ $game } · Round { $round }** · your hand { $cards }: { $sum }
points-own-none = **#{ $game } · Round { $round }** · your hand was empty.
