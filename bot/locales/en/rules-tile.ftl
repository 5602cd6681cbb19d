# /rules and /help for Tile Rummy

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
