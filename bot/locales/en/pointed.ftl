### What is chosen from the menu of a person or of a message (right-click or press long, then Apps),
### and how two people stand against each other.

## The names in those menus: at most 32 characters, blanks and capitals are allowed.
pointed-challenge = Challenge
pointed-versus = Head to head
pointed-replay = Replay from here

# “Replay from here” on a message that shows no game
replay-no-table = I don’t see a game in that message. Choose a table, the result of a round or the end of a game that I posted.

## Head to head: a title, who leads, then what each game brought.
versus-title = You and { $name }
versus-ahead = **You lead { $won } : { $lost }**
versus-behind = **{ $name } leads { $lost } : { $won }**
versus-even = **You’re even, { $won } : { $lost }**
versus-level = { $count ->
    [one] 1 game ended level
   *[other] { $count } games ended level
}
versus-streak-own = You’ve won the last { $count }
versus-streak-other = { $name } has won the last { $count }
versus-longest = Longest streak: you { $own }, { $name } { $other }
versus-game = **{ $game }** · { $won } won, { $lost } lost
# { $own } and { $other } are like “1,240 points” or “35 penalty points”
versus-points = { $own } to { $other }
versus-last = **Last games**
versus-about = All games count that you’ve both finished in this server, rated or not. With more players it’s who came in ahead of the other.
versus-none = You two haven’t finished a game here yet.
versus-self = That’s you. Choose somebody else to see how the two of you stand.
versus-bot = Bots have no results here. Choose a person to see how the two of you stand.
person-gone = That person isn’t in this server any more.
button-versus = Head to head
button-challenge = Challenge
button-profile = Profile
