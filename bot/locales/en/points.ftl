### Where the points of a round come from. Each line is one item below a player's name; the numbers
### of a player's lines add up to what the player scored. { $sum } is a sum as "1 + 2 + 3 = 6".

# The cards left in the player's own hand, as penalty points
points-hand = - in hand: { $points }
points-held = - in hand −{ $points }
# { $signed } has its sign: "+22", "−13"
points-doubled = - doubled: { $signed }

## Below the result of a round: shows a player, and nobody else, what their own hand counted.
button-my-cards = My cards
points-own = **#{ $game } · Round { $round }** · your hand { $cards }: { $sum }
points-own-none = **#{ $game } · Round { $round }** · your hand was empty.
