### Tile Rummy

game-tile = Tile Rummy
# The foot of the first page of its rules: names that your language has for the game, if there are any.
rules-also-tile = Also called: rummy with tiles, rummy tiles; with cards, Manipulation Rummy

option-name-rounds = rounds
    .hint = How many rounds are played.
option-name-opening = opening
    .hint = What has to be worth the opening points.
option-value-opening-single = one meld alone
option-value-opening-total = all new melds together
option-name-opening-points = opening points
    .hint = The points it takes to open; 0 to 200.
preset-total = total
preset-slow = slow
preset-three-rounds = three rounds

# Tiles: the winner gets what another player loses: "- Bob loses 26"
points-lost = - { $name } loses { $points }
# Tiles, when the round is blocked: the lowest rack is given back to everybody
points-lowest = - less the lowest rack: +{ $points }

refusal-wrong-phase-tile = { $phase ->
    [deal] The next round is just being dealt. Try again in a moment.
   *[other] { $action ->
        [pass] You can’t pass while there are tiles in the stock: play at least one tile, or draw.
       *[other] In this game you play tiles from your rack, or draw one from the stock. There’s nothing else to take or discard.
    }
}
refusal-stock-empty-tile = The stock is empty. Play at least one tile, or pass.
refusal-not-in-hand-tile = You don’t have { $cards } on your rack.
refusal-not-a-meld-tile = { $cards } isn’t a meld. A group is three or four tiles of one number in different colours; a run is three or more numbers in a row of one colour. The 1 is low, and nothing follows the 13.
refusal-does-not-fit-tile = { $card } doesn’t fit meld { $meld }. A group takes the same number in a colour it doesn’t have yet; a run takes the next number at either end, in its colour.
refusal-not-opened-tile = You haven’t opened yet, so the melds on the table have to stay as they are. Play new melds from your rack alone.
refusal-joker-not-replaceable-tile = The joker of meld { $meld }, as it was before your turn, would stand for something else. It’s only free when a tile like the one it stands for is on the table.

help-how-tile = Pick tiles on your rack and on the table, put them into melds, and press **Done**; or **Draw**. Only you see the working table.
    Or type: /{ command-meld } `r3 r4 r5`, /{ command-layoff } `r6 2`, /{ command-move }, /{ command-split }, /{ command-undo }, then /{ command-done }; or /{ command-draw }; /{ command-pass } with an empty stock.

rules-tile-1 = 2 to 4 players, 106 tiles: 1 to 13 in four colours, each twice, and 2 jokers. In pictures blue tiles have ●, green ▲, red ■ and yellow ★. Be the first to lay all your tiles.
    
    Each player gets 14 tiles; the others are the **stock**. The first round’s starter is drawn at random; after that the next player begins each round { -decided }.
    
    { $rounds ->
        [one] You play **one round**: the highest total wins.
       *[other] You play **{ $rounds } rounds**: then the highest total wins.
    }
    .title = The aim

rules-tile-2 = **Play** at least one tile from your rack, or **draw** one; never both. Drawing ends your turn. With an empty stock you play or pass.
    
    { "" }**Group:** three or four tiles of one number in different colours, like 🔴7 🔵7 🟡7.
    { "" }**Run:** three or more in a row of one colour, like 🔴3 🔴4 🔴5. The 1 is low; nothing follows the 13.
    
    You work on your own copy of the table. Press **{ button-done }**, and if it’s all valid it becomes the table.
    .title = Your turn

rules-tile-3 = Until you’ve opened you can only play **new melds from your rack**, and the old ones stay as they are.
    
    { $opening ->
        [total] The new melds of the turn **together**
       *[single] **One** of these melds
    } must be worth **{ $opening_points } points** or more: numbers added up, a joker counting as the tile it stands for.
    
    From your next turn on you can extend and rearrange the table.
    
    { "" }**Hand rummy:** if you haven’t opened, you can lay your whole rack in one turn, rack tiles only { -decided }. No minimum counts, and all points of the round are doubled.
    .title = Opening

rules-tile-4 = Melds belong to nobody: take tiles from them, split, join and extend them. At the end of your turn { -decided }
    · every tile is in a valid meld,
    · no tile has gone from the table,
    · at least one is new from your rack.
    
    { "" }**Jokers** stand for any tile and keep that value, wherever you move them, until the real tile is on the table as well, anywhere (in a group of three: one of the missing ones). Then the joker is free and must be laid again right away { -decided }.
    .title = Rearranging

rules-tile-5 = The player who lays the last tile scores what the others lose: each loses the sum of their rack, a joker counting 25.
    
    { "" }**Blocked:** the stock is empty and everybody passes in a row { -decided }. The lowest rack wins; each of the others loses the difference from it, and the winner scores these differences. If lowest racks tie, nobody wins, and those score 0.
    .title = Points

rules-turn-tile = **Turn limit:** { $turn }. When it’s over, your working table counts as if you’d pressed **{ button-done }**; tiles of yours that are short of a meld go back to your rack. If that’s no valid turn either, everything is taken back, you draw nothing, and it’s the next player’s turn; three of these in a row count as resigning { -decided }.

learn-tile-1 = Be the first to lay all your tiles. Three or more numbers in a row of one colour are a **run**. Pick { $cards } in the menu of your rack, then press **{ button-meld }**.
learn-tile-2 = To open, one meld has to be worth 30 or more; this one is worth 33. Nobody sees what you do here until you press **{ button-done }**. Press it.
learn-tile-3 = Jolly has laid a green run. Now that you’ve opened, all the melds on the table are yours to use. Pick { $cards }, then press **{ button-lay-off }**.
learn-tile-4 = You have a second 🟢6, which fits neither end of meld 2. So split the meld: pick { $cards } of meld 2 in the menu, below your rack, then press **{ button-split }**.
learn-tile-5 = 7 and 8 alone aren’t a meld, but with your 6 they are: pick { $cards } on your rack, then press **{ button-lay-off }**.
learn-tile-6 = All melds are valid again, and that’s all that counts. Press **{ button-done }**.
learn-tile-7 = Now take a tile from the table: meld 1 can do without its 🔴10. Pick it in the menu together with 🟢10 🟡10 from your rack, then press **{ button-meld }**.
learn-tile-8 = Three tens of different colours are a **group**, and meld 1 is still a run. Press **{ button-done }**.
learn-tile-9 = Nothing fits this time. If you can’t lay a tile, you draw one and your turn ends: press **{ button-draw }**.
learn-tile-end = • Lay at least one tile in your turn, or draw one.
    • To open, one meld has to be worth 30 or more, from your own tiles alone.
    • After that you can take the table apart, as long as every meld is valid in the end. **{ button-suggest }** finds a way.

pitch-tile = Numbered tiles on one table that everybody may rearrange.
