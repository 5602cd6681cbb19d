### Tile Rummy

game-tile = Tile Rummy
# The foot of the first page of its rules: names that your language has for the game, if there are any.
rules-also-tile = Also called: rummy with tiles, rummy tiles; with cards, Manipulation Rummy

option-name-rounds = rounds
    .hint = How many rounds are played.
option-name-opening = opening
    .hint = Which melds must be worth the opening points.
option-value-opening-single = one meld alone
option-value-opening-total = all new melds together
option-name-opening-points = opening points
    .hint = How many points you need to open; 0 to 200.
preset-total = total
preset-slow = slow
preset-three-rounds = three rounds

# Tiles: the winner gets what another player loses: "- Bob loses 26"
points-lost = - { $name } loses { $points }
# Tiles, when the round is blocked: the lowest rack is given back to everybody
points-lowest = - minus the lowest rack: +{ $points }

refusal-wrong-phase-tile = { $phase ->
    [deal] The next round is being dealt. Try again in a moment.
   *[other] { $action ->
        [pass] You can’t pass while there are tiles in the stock. Play at least one tile, or draw.
       *[other] In this game you play tiles from your rack, or draw one from the stock. You can’t take or discard anything else.
    }
}
refusal-stock-empty-tile = The stock is empty. Play at least one tile, or pass.
refusal-not-in-hand-tile = You don’t have { $cards } on your rack.
refusal-not-a-meld-tile = { $cards } isn’t a meld. A group is three or four tiles of one number in different colours; a run is three or more tiles of one colour in a row. The 1 is low, and nothing follows the 13.
refusal-does-not-fit-tile = { $card } doesn’t fit meld { $meld }. A group takes the same number in a colour it doesn’t have yet; a run takes the next number at either end, in its colour.
refusal-not-opened-tile = You haven’t opened yet, so you can’t change the melds on the table. Play new melds from your rack alone.
refusal-joker-not-replaceable-tile = The joker that was in meld { $meld } before your turn would stand for something else. It’s only free when a tile like the one it stands for is on the table.

help-how-tile = Pick tiles from your rack and the table, put them into melds, and press **Done**; or **Draw**. Only you see the working table.
    Or type: /{ command-meld } `r3 r4 r5`, /{ command-layoff } `r6 2`, /{ command-move }, /{ command-split }, /{ command-undo }, then /{ command-done }. Or /{ command-draw }; if the stock is empty, /{ command-pass }.

rules-tile-1 = 2 to 4 players, 106 tiles: 1 to 13 in four colours, each twice, and 2 jokers. In pictures blue tiles have ●, green ▲, red ■ and yellow ★. Be the first to play all your tiles.
    
    Each player gets 14 tiles; the rest are the **stock**. The player who starts the first round is drawn at random; after that the next player starts each round { -decided }.
    
    { $rounds ->
        [one] You play **one round**: the highest total wins.
       *[other] You play **{ $rounds } rounds**: then the highest total wins.
    }
    .title = The aim

rules-tile-2 = **Play** at least one tile from your rack, or **draw** one; never both. Drawing ends your turn. If the stock is empty, you play or pass.
    
    { "" }**Group:** three or four tiles of one number in different colours, like 🔴7 🔵7 🟡7.
    { "" }**Run:** three or more tiles of one colour in a row, like 🔴3 🔴4 🔴5. The 1 is low; nothing follows the 13.
    
    You work on your own copy of the table. Press **{ button-done }**: if every meld is valid, your copy becomes the table.
    .title = Your turn

rules-tile-3 = Until you’ve opened, you can only play **new melds from your rack**. The melds on the table stay as they are.
    
    { $opening ->
        [total] The new melds of the turn **together**
       *[single] **One** of these melds
    } must be worth **{ $opening_points } points** or more: numbers added up, a joker counting as the tile it stands for.
    
    From your next turn on you can extend and rearrange the table.
    
    { "" }**Hand rummy:** if you haven’t opened, you can play your whole rack in one turn, rack tiles only { -decided }. You don’t need the opening points, and all points of the round are doubled.
    .title = Opening

rules-tile-4 = Melds belong to no one: take tiles from them, split, join and extend them. At the end of your turn { -decided }
    · every tile is in a valid meld,
    · no tile has gone from the table,
    · at least one tile is new from your rack.
    
    { "" }**Jokers** stand for any tile and keep that value, wherever you move them, until the real tile is on the table as well, anywhere (in a group of three: one of the missing ones). Then the joker is free, and you must play it again right away { -decided }.
    .title = Rearranging

rules-tile-5 = The first player to run out of tiles scores what the others lose: each loses the sum of their rack, a joker counting 25.
    
    { "" }**Blocked:** the stock is empty and everyone passes in a row { -decided }. The lowest rack wins; each of the others loses the difference from it, and the winner scores these differences. If there’s a tie for the lowest rack, no one wins, and the tied players score 0.
    .title = Points

rules-turn-tile = **Turn limit:** { $turn }. If you run out of time, your working table counts as if you’d pressed **{ button-done }**; your tiles that don’t make a meld go back to your rack. If the table still isn’t valid, I take everything back, you draw nothing, and it’s the next player’s turn. Three of these turns in a row count as resigning { -decided }.

learn-tile-1 = Be the first to play all your tiles. Three or more tiles of one colour in a row are a **run**. Pick { $cards } in the menu of your rack, then press **{ button-meld }**.
learn-tile-2 = To open, one meld has to be worth 30 or more; this one is worth 33. No one sees what you do here until you press **{ button-done }**. Press it now.
learn-tile-3 = Jolly has played a green run. Now that you’ve opened, you can use all the melds on the table. Pick { $cards }, then press **{ button-lay-off }**.
learn-tile-4 = You have a second 🟢6, which doesn’t fit either end of meld 2. So split the meld: pick { $cards } from meld 2 in the menu, below your rack, then press **{ button-split }**.
learn-tile-5 = 7 and 8 alone aren’t a meld, but with your 6 they are: pick { $cards } on your rack, then press **{ button-lay-off }**.
learn-tile-6 = All the melds are valid again. Press **{ button-done }**.
learn-tile-7 = Now take a tile from the table: meld 1 is still valid without its 🔴10. Pick it in the menu together with 🟢10 🟡10 from your rack, then press **{ button-meld }**.
learn-tile-8 = Three tens of different colours are a **group**, and meld 1 is still a run. Press **{ button-done }**.
learn-tile-9 = Nothing fits this time. If you can’t play a tile, you draw one and your turn ends: press **{ button-draw }**.
learn-tile-end = • On your turn, play at least one tile, or draw one.
    • To open, one meld has to be worth 30 or more, from your own tiles alone.
    • After that you can take the table apart, as long as every meld is valid in the end. **{ button-suggest }** finds a way.

pitch-tile = Numbered tiles on one table that everyone can rearrange.
