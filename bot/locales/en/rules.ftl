### /rules and /help: what all games share. The pages of a game are in games/<game>.ftl, as
### `rules-<game>-1`, `rules-<game>-2`, …, and after them come `rules-all-1`, `rules-all-2`, …: each
### with the attribute `.title` and a text short enough for one screen of a phone. A line cannot begin
### with ** in Fluent: { "" } stands before it.
### Every option of the rules at hand may be named, with _ for -: numbers are numbers, the others the
### words yes, no, none or the option's own. $turn_text and $clock_text are ready sentences, $most is
### the number of seats that the game has at most. A game that says something in other words has them in
### its own file, with its key at the end: `rules-turn-gin`, `refusal-not-in-hand-tile`.

rules-head = { $game } · { $page } of { $pages }
# Marks a point that published rules leave open; a page with the mark ends in rules-decided-note.
-decided = *(our rule)*
rules-decided-mark = { -decided }
rules-decided-note = { -decided } Published rules differ or don’t say. This is how Jolly plays it.

rules-all-1 = { $clock_text }
    
    { $turn_text }
    
    No player loses time while I’m offline.
    .title = Time

rules-all-2 = { "" }**No dead ends:** I don’t let you make a move after which you couldn’t finish your turn { -decided }.
    
    { "" }**A tie for first:** you play one more round { -decided }.
    
    { $most ->
        [2] { "" }**Resigning:** you can resign at any time during a round. The other player wins.
       *[other] { "" }**Resigning:** you can resign at any time during a round. If only one player is left, they win. Otherwise the game continues { -decided }: your cards go under the stock, you score 0 in the round, and no one scores for your cards.
    }
    .title = Special cases

rules-all-3 = All deals and shuffles of a game follow from one secret number, the seed. I show its **shuffle fingerprint** (its SHA-256 hash) when the game is announced, before anyone plays, so the seed can’t be swapped for another. The click with which each of you took a seat is mixed in, so no one could choose the cards.
    
    After the game, anyone can see the seed with /{ command-game } { command-game-verify }, check it against the fingerprint, and deal all the cards again.
    .title = Is the shuffle fair?

# The foot of a game's third page: what leaflets, rule sites and people at home call the things that the
# pages name, ours first. Each language writes its own words here, not a translation of the English ones,
# and may leave the key out: then the page has no such line.
rules-words = Terms and what they’re also called: stock (deck, draw pile, talon), pile (discard pile), group (set, book), run (sequence), meld (spread), lay off (hit, add)
# The same where melds stay in the hand
rules-words-gin = Terms and what they’re also called: stock (deck, draw pile, talon), pile (discard pile), group (set, book), run (sequence), upcard (turn-up), deadwood (unmatched cards), knock (go down)
# The same for tiles
rules-words-tile = Terms and what they’re also called: tile (block, stone), rack (holder, stand), stock (pool, bag), group (set), run (sequence), opening (initial meld)

rules-clock = **Clock:** each of you has { $clock } for the whole game. { $most ->
        [2] If you run out of time, you lose, whatever the score.
       *[other] If you run out of time, you’re eliminated, whatever the score; the last one left wins.
    }
rules-clock-increment = **Clock:** each of you has { $clock } for the whole game, plus { $increment } after every turn. { $most ->
        [2] If you run out of time, you lose, whatever the score.
       *[other] If you run out of time, you’re eliminated, whatever the score; the last one left wins.
    }
rules-no-clock = **Clock:** none.
rules-turn = **Turn limit:** { $turn }. If you miss a turn, I draw and discard for you. Missing three turns in a row counts as resigning { -decided }.
rules-no-turn = **Turn limit:** none.

## /help, on one screen.
help-screen = ### Jolly: rummy, right here in Discord
    Play with friends, or against me. Only you see your cards.
    { "" }
    { "" }**How to start**
    { "" }1. /{ command-learn } teaches you a game in three minutes.
    { "" }2. /{ command-challenge } starts a game: pick a friend, pick me to play the computer, or pick no one to let anyone join.
    { "" }3. **{ button-my-hand }** at the table, or /{ command-hand }, shows your cards: pick some, then press a button.
    { "" }
    Stuck? /{ command-hint } suggests a good move and says why, /{ command-rules } explains the game.
    /{ command-preferences }: how cards look, your language.
# Follows it in a server
help-standings = /{ command-standings }: who’s leading.
# The choice of lessons below it
help-learn = Learn: choose a game
button-preferences = Preferences
# $how is help-how-<game>
help-game = ### { $game }
    { $how }
    /{ command-learn } teaches it in three minutes, /{ command-hint } suggests a good move, /{ command-rules } explains everything.
