### Words in pictures of tables, hands and standings: there is room for very few.
### What is said in the description of a picture may be longer.

picture-turn = { $name }’s turn · round { $round }
picture-own-turn = Your turn · round { $round }
picture-round-over = Round { $round } is over
picture-over = The game is over
picture-won = { $name } has won
picture-halted = { $reason ->
    [aborted] This game was aborted
    [adjourned] This game is adjourned
    [vacation] Paused: vacation
   *[other] This game is paused
}
# Instead of a name that cannot be drawn
picture-seat = Player { $seat }
# In a player's panel: whose turn it is, in a word or two
picture-to-play = to play
# What else there is to know of a player: one word, or two short ones
picture-opened = opened
picture-laid = laid { $points }
picture-stand-in = computer
picture-left = has left
picture-out = eliminated
# Below a meld in the hand: "run · 24", what it is and how many points it counts
picture-meld = { $kind ->
    [run] run
    [group] group
   *[flush] one suit
} · { $points }
picture-no-melds = Nothing on the table yet
picture-more-melds = { $count ->
    [one] and 1 more meld
   *[other] and { $count } more melds
}
# In the description only
picture-takeable = You can take: { $cards }
picture-hand-of = { $name }’s hand: { $cards }
picture-hand = Your hand ({ $count }): { $cards }
picture-melds = Melds in it: { $melds }
# Each card with the number of the meld: "7♥ (2), Q♣ (4)"
picture-fits = Fit melds on the table: { $cards }
picture-marked = Picked: { $cards }
picture-must-lay = Must be laid this turn: { $cards }
picture-keep = Can’t be discarded this turn: { $cards }
picture-drawn = Just drawn: { $cards }
