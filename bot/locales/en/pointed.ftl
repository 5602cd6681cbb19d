### What is chosen from the menu of a person or of a message (right-click or press long, then Apps),
### and how two people stand against each other.

## The names in those menus: at most 32 characters, blanks and capitals are allowed.
pointed-challenge = Challenge
pointed-versus = Head to head
pointed-replay = Replay from here

# “Replay from here” on a message that shows no game
replay-no-table = There’s no game in that message. Choose a message of mine with a table, a round’s result or the end of a game.

## Head to head: a title, who leads, then what each game brought.
versus-title = You and { $name }
versus-ahead = **You lead { $won } to { $lost }**
versus-behind = **{ $name } leads { $lost } to { $won }**
versus-even = **You’re even, { $won } to { $lost }**
versus-level = { $count ->
    [one] 1 game ended level
   *[other] { $count } games ended level
}
versus-streak-own = You’ve won the last { $count }
versus-streak-other = { $name } has won the last { $count }
versus-longest = Longest streak: you { $own }, { $name } { $other }
versus-game = **{ $game }** · won { $won }, lost { $lost }
# { $own } and { $other } are like “1,240 points” or “35 penalty points”
versus-points = { $own } to { $other }
versus-last = **Last games**
versus-about = Every game that you both finished in this server counts, rated or not. With more than two players, you win by finishing ahead of the other.
versus-none = You two haven’t finished a game here yet.
versus-self = That’s you. Choose someone else to compare your results.
versus-bot = Bots have no results here. Choose a person to compare your results.
person-gone = This person is no longer in this server.
button-versus = Head to head
button-challenge = Challenge
button-profile = Profile
