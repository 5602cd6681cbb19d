### Tile Rummy

game-tile = Tile Rummy

option-name-rounds = rounds
    .hint = How many rounds are played.
option-name-opening = opening
    .hint = What has to be worth the opening points.
option-value-opening-single = one meld alone
option-value-opening-total = all new melds together
option-name-opening-points = opening points
    .hint = The points with which a player opens; 0 to 200.
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
        [pass] You cannot pass while there are tiles in the stock: play at least one tile, or draw.
       *[other] In this game you play tiles of your rack, or draw one from the stock. There is nothing else to take or to discard.
    }
}
refusal-stock-empty-tile = The stock is empty. Play at least one tile, or pass.
refusal-not-in-hand-tile = You do not have { $cards } on your rack.
refusal-not-a-meld-tile = { $cards } is no meld. A group is three or four tiles of one number in different colours; a run is three or more numbers in a row of one colour. The 1 is low, and nothing follows the 13.
refusal-does-not-fit-tile = { $card } does not fit meld { $meld }. A group takes the same number in a colour it does not have yet; a run takes the next number at either end, in its colour.
refusal-not-opened-tile = You have not opened yet, so the melds on the table have to stay as they are. Play new melds from your rack alone.
refusal-joker-not-replaceable-tile = The joker of meld { $meld }, as it lay before your turn, would stand for something else. It is free only when a tile equal to the one it stands for lies on the table.

help-how-tile = Mark tiles of your rack and of the table, put them into melds, and press **Done**; or **Draw**. Only you see the working table.
    Or type: /meld `r3 r4 r5`, /layoff `r6 2`, /move, /split, /undo, then /done; or /draw; /pass with an empty stock.

rules-tile-1 = 2 to 4 players, 106 tiles: 1 to 13 in four colours, each twice, and 2 jokers. Be the first to lay all your tiles.
    
    Each gets 14 tiles; the others are the **stock**. Who begins is drawn, then the next player begins each round { -decided }.
    
    { $rounds ->
        [one] **One round** is played: the highest total wins.
       *[other] **{ $rounds } rounds** are played: then the highest total wins.
    }
    .title = The aim

rules-tile-2 = **Play** at least one tile of your rack, or **draw** one; never both. Drawing ends your turn. With an empty stock you play or pass.
    
    { "" }**Group:** three or four tiles of one number in different colours, like 🔴7 🔵7 🟡7.
    { "" }**Run:** three or more in a row of one colour, like 🔴3 🔴4 🔴5. The 1 is low; nothing follows the 13.
    
    You work on your own copy of the table. With **Done** it becomes the table, if all of it is valid.
    .title = Your turn

rules-tile-3 = Until you have opened you play only **new melds from your rack**, and the old ones stay as they are.
    
    { $opening ->
        [total] The new melds of the turn **together**
       *[single] **One** of these melds
    } must be worth **{ $opening_points } points** or more: numbers added up, a joker counting as the tile it stands for.
    
    From your next turn on you may extend and rearrange the table.
    
    { "" }**Hand rummy:** who has not opened lays the whole rack in one turn, rack tiles only { -decided }. No minimum counts, and all points of the round are doubled.
    .title = Opening

rules-tile-4 = Melds belong to nobody: take tiles from them, split, join and extend them. At the end of your turn { -decided }
    · every tile lies in a valid meld,
    · no tile of the table is gone,
    · at least one of your rack is new.
    
    { "" }**Jokers** stand for any tile and keep to it, wherever you move them, until the real tile lies on the table as well, anywhere (in a group of three: one of the missing ones). Then the joker is free and must be laid again at once { -decided }.
    .title = Rearranging

rules-tile-5 = Who lays the last tile scores what the others lose: each loses the sum of the rack, a joker counting 25.
    
    { "" }**Blocked:** the stock is empty and all pass in a row { -decided }. The lowest rack wins; each other loses the difference to it, and the winner scores these differences. Equal lowest racks: nobody wins, those score 0.
    .title = Points

rules-turn-tile = **Turn limit:** { $turn }. When it is over, your unfinished turn is taken back, you draw nothing, and the next player goes on. Missing three in a row is resigning { -decided }.

learn-tile-1 = Be the first to lay all tiles. Three or more numbers in a row of one colour are a **run**. Pick { $cards } in the menu of your rack, then press **{ button-meld }**.
learn-tile-2 = The first time one meld has to be worth 30 or more; this one is worth 33. What you do here nobody sees until you press **{ button-done }**. Press it.
learn-tile-3 = Jolly has laid a green run. Now that you have opened, all melds on the table are yours to use. Pick { $cards }, then press **{ button-lay-off }**.
learn-tile-4 = You have a second 🟢6, which fits no end of meld 2. So part the meld: pick { $cards } of meld 2 in the menu, below your rack, then press **{ button-split }**.
learn-tile-5 = 7 and 8 alone are no meld, but with your 6 they are: pick { $cards } of your rack, then press **{ button-lay-off }**.
learn-tile-6 = All melds are whole again, that is all that counts. Press **{ button-done }**.
learn-tile-7 = Now take a tile from the table: meld 1 can do without its 🔴10. Pick it in the menu together with 🟢10 🟡10 of your rack, then press **{ button-meld }**.
learn-tile-8 = Three tens of different colours are a **group**, and meld 1 is still a run. Press **{ button-done }**.
learn-tile-9 = Nothing fits this time. If you can’t lay a tile, you draw one and your turn ends: press **{ button-draw }**.
learn-tile-end = • Lay at least one tile in your turn, or draw one.
    • The first time one meld has to be worth 30 or more, of your own tiles alone.
    • Then you may take the table apart, as long as every meld is whole in the end. **{ button-suggest }** finds a way.
