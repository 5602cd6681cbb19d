### What Discord shows while somebody types a command.
### `command-draw` is the name, `command-draw.description` its line; options are `command-draw-card`,
### fixed choices `choice-stock`. Names: lower case, no blanks, at most 32 characters. Descriptions:
### at most 100 characters. Names and choices are the same for every English reader: scripts use them.

command-challenge = challenge
    .description = Challenge somebody, or open a table that anybody can join
command-challenge-opponent = opponent
    .description = Who to play; pick Jolly to play the computer, or leave it empty for an open table
command-challenge-opponent2 = opponent2
    .description = One more opponent, in games for more than two
command-challenge-opponent3 = opponent3
    .description = One more opponent, in games for more than two
command-challenge-opponent4 = opponent4
    .description = One more opponent, in games for more than two
command-challenge-opponent5 = opponent5
    .description = One more opponent, in games for more than two
command-challenge-game = game
    .description = Which rummy; the server’s default if you leave it empty
command-challenge-target = target
    .description = The points that win the game
command-challenge-rounds = rounds
    .description = How many rounds, in games that are played for a number of rounds
command-challenge-clock = clock
    .description = Each player’s time for the whole game; run out and you lose
command-challenge-turn = turn
    .description = Longest time for one turn; then I play it for the player
command-challenge-computer = computer
    .description = How well the computer plays
command-challenge-options = options
    .description = More rules, e.g. target=200 increment=5, preset=tournament or a code; Options has them all
command-challenge-rated = rated
    .description = Whether the game counts for ratings; the server’s default if you leave it empty

command-accept = accept
    .description = Say yes to the newest challenge to you here
command-accept-table = table
    .description = Which challenge, if there are several

command-decline = decline
    .description = Say no to the newest challenge to you here
command-decline-table = table
    .description = Which challenge, if there are several

command-hand = hand
    .description = See your cards and play; nobody else sees the answer
command-hand-table = table
    .description = Which of your tables, if you’re at several

command-table = table
    .description = See the table, with a link to it; nobody else sees the answer
command-table-table = table
    .description = Which table, if there are several

command-draw = draw
    .description = Begin your turn: draw from the stock, or take from the pile
command-draw-source = from
    .description = The stock if you leave it empty
command-draw-card = card
    .description = From the pile: you take this card and all those on top of it
command-draw-table = table
    .description = Which of your tables, if you’re at several

command-take = take
    .description = Begin your turn: take the top card of the pile, or several
command-take-card = card
    .description = The card down to which you take; the top card if you leave it empty
command-take-table = table
    .description = Which of your tables, if you’re at several

command-meld = meld
    .description = Lay a group or a run on the table
command-meld-cards = cards
    .description = The cards of the meld, like 4h 5h 6h; *7h is a joker as 7h
command-meld-table = table
    .description = Which of your tables, if you’re at several

command-layoff = layoff
    .description = Add a card to a meld that lies on the table, yours or another’s
command-layoff-card = card
    .description = The card, and the meld’s number if it fits several: 7h 3
command-layoff-meld = meld
    .description = The number of the meld
command-layoff-table = table
    .description = Which of your tables, if you’re at several

command-discard = discard
    .description = Put a card on the pile and end your turn
command-discard-card = card
    .description = The card to discard, like Kd
command-discard-table = table
    .description = Which of your tables, if you’re at several

command-swap = swap
    .description = Take a joker from the table for the card it stands for
command-swap-card = card
    .description = The card you put in its place, and the meld’s number if it fits several: 7h 3
command-swap-meld = meld
    .description = The number of the meld
command-swap-table = table
    .description = Which of your tables, if you’re at several

command-knock = knock
    .description = Gin rummy: discard a card and knock
command-knock-card = card
    .description = The card you discard; leave it empty for big gin
command-knock-table = table
    .description = Which of your tables, if you’re at several

command-close = close
    .description = Žolíky: lay twelve cards of one suit from your hand and discard the last one
command-close-card = card
    .description = The card you discard
command-close-table = table
    .description = Which of your tables, if you’re at several

command-pass = pass
    .description = Gin: refuse the upcard. Tiles: play nothing when the stock is empty
command-pass-table = table
    .description = Which of your tables, if you’re at several

command-resign = resign
    .description = Give up a game (I’ll ask you to confirm)
command-resign-table = table
    .description = Which of your tables, if you’re at several

command-rematch = rematch
    .description = Challenge the same players to the same game again
command-rematch-table = table
    .description = The number of the finished game; your last one here if you leave it empty

command-standings = standings
    .description = Who leads in this server
command-standings-game = game
    .description = Which rummy; the one played most here if you leave it empty
command-standings-period = period
    .description = For all time, this month or this week
command-standings-order = order
    .description = What to rank by; if empty, rating for all time, games won for a week or month
command-standings-page = page
    .description = Which page of the list

command-profile = profile
    .description = Rating, record and streaks of one player in this server
command-profile-user = user
    .description = Whose; your own if you leave it empty

command-history = history
    .description = Your finished games here, or one of them round by round
command-history-table = table
    .description = The number of a finished game

command-rules = rules
    .description = How a game is played, in short pages
command-rules-game = game
    .description = Which rummy; the one at this table if you leave it empty

command-help = help
    .description = How to play with me, on one screen
command-help-game = game
    .description = Which rummy

command-preferences = preferences
    .description = See and change how I show you the game, everywhere
command-preferences-cards = cards
    .description = How cards look in your hand
command-preferences-language = language
    .description = The language I answer you in
command-preferences-messages = messages
    .description = Where your hand and your turn reach you: by DM, or only in the channel
command-preferences-calls = calls
    .description = When to mention you for your turn; by default only if you’re away
command-preferences-colours = colours
    .description = Four colours or two for the suits in pictures of cards
command-preferences-background = background
    .description = Whether pictures are drawn for dark or light mode
command-preferences-large = large
    .description = Large print for your cards and for what to do

command-game = game
    .description = What is seldom needed at a table: nudge, pause, verify and more

command-club = club
    .description = The club of this server: today’s deal, puzzles, who is around, seasons, tournaments

command-server = server
    .description = Settings of this server, for members who manage it
command-server-show = show
    .description = See the settings of this server
command-server-set = set
    .description = Change settings of this server; only what you name is changed
command-server-set-allow = allow
    .description = Allow challenges in this channel; until you add one, they’re allowed everywhere
command-server-set-forbid = forbid
    .description = No longer list this channel as one that allows challenges
command-server-set-game = game
    .description = The rummy that’s played if a challenge doesn’t name one
command-server-set-language = language
    .description = The language everybody reads here
command-server-set-cards = cards
    .description = How tables show cards to everybody
command-server-set-threads = threads
    .description = Whether each table gets a thread of its own
command-server-set-games_per_person = games-per-person
    .description = How many games one person may be playing at once
command-server-set-games_per_server = games-per-server
    .description = How many games may be running in this server at once
command-server-set-challenges_per_person = challenges-per-person
    .description = How many challenges one member may have open at once
command-server-set-challenges_to_person = challenges-to-person
    .description = How many challenges may be waiting for one member’s answer at once

## Fixed choices
choice-stock = stock
choice-pile = pile
choice-turn-over = turn over
choice-easy = easy
choice-normal = normal
choice-strong = strong
choice-all = all
choice-month = month
choice-week = week
choice-rating = rating
choice-points = points
choice-wins = games won
choice-games = games played
choice-text = text
choice-emoji = emoji
choice-image = image
choice-dm = dm
choice-channel = channel
choice-usual = usual
choice-always = always
choice-never = never
choice-four = four
choice-two = two
choice-dark = dark
choice-light = light
choice-cards-automatic = as all players at the table chose, else text
choice-automatic = same as Discord
choice-en = English
choice-cs = Čeština
choice-de = Deutsch
choice-et = Eesti
choice-lt = Lietuvių
choice-lv = Latviešu
choice-pl = Polski
choice-ru = Русский
