### What Discord shows while somebody types a command.
### `command-draw` is the name, `command-draw.description` its line; options are `command-draw-card`,
### fixed choices `choice-stock`. Names: lower case, no blanks, at most 32 characters. Descriptions:
### at most 100 characters. Names and choices are the same for every English reader: scripts use them.

command-challenge = challenge
    .description = Challenge someone, or open a table that anyone can join
command-challenge-opponent = opponent
    .description = Who to play; pick Jolly to play the computer, or leave it empty for an open table
command-challenge-opponent2 = opponent2
    .description = Another opponent, in games for more than two
command-challenge-opponent3 = opponent3
    .description = Another opponent, in games for more than two
command-challenge-opponent4 = opponent4
    .description = Another opponent, in games for more than two
command-challenge-opponent5 = opponent5
    .description = Another opponent, in games for more than two
command-challenge-game = game
    .description = Which game; the server’s default if left empty
command-challenge-target = target
    .description = How many points end the game
command-challenge-rounds = rounds
    .description = Number of rounds, in games played by rounds
command-challenge-clock = clock
    .description = Each player’s time for the whole game; if yours runs out, you lose
command-challenge-turn = turn
    .description = Time limit for one turn; after that I play the turn
command-challenge-computer = computer
    .description = How well the computer plays
command-challenge-options = options
    .description = More rules, e.g. target=200 increment=5, preset=tournament, or a code (all: Options button)
command-challenge-rated = rated
    .description = Whether the game is rated; the server’s default if left empty

command-accept = accept
    .description = Accept the newest challenge to you here
command-accept-table = table
    .description = Which challenge; only needed if there are several

command-decline = decline
    .description = Decline the newest challenge to you here
command-decline-table = table
    .description = Which challenge; only needed if there are several

command-hand = hand
    .description = See your cards and play; only you see it
command-hand-table = table
    .description = Which table; only needed if you’re playing at several

command-table = table
    .description = See the table, with a link to it; only you see it
command-table-table = table
    .description = Which table; only needed if there are several

command-draw = draw
    .description = Start your turn: draw from the stock, or take from the pile
command-draw-source = from
    .description = Where to draw from; the stock if left empty
command-draw-card = card
    .description = From the pile: take this card and everything on top of it
command-draw-table = table
    .description = Which table; only needed if you’re playing at several

command-take = take
    .description = Start your turn: take the top card of the pile, or several
command-take-card = card
    .description = The card to take the pile down to; just the top card if left empty
command-take-table = table
    .description = Which table; only needed if you’re playing at several

command-meld = meld
    .description = Put a group or a run on the table
command-meld-cards = cards
    .description = The cards of the meld, like 4h 5h 6h; *7h is a joker as 7h
command-meld-table = table
    .description = Which table; only needed if you’re playing at several

command-layoff = layoff
    .description = Add a card to a meld on the table, yours or someone else’s
command-layoff-card = card
    .description = The card, plus the meld’s number if it fits several: 7h 3
command-layoff-meld = meld
    .description = The number of the meld
command-layoff-table = table
    .description = Which table; only needed if you’re playing at several

command-discard = discard
    .description = Put a card on the pile and end your turn
command-discard-card = card
    .description = The card to discard, like Kd
command-discard-table = table
    .description = Which table; only needed if you’re playing at several

command-swap = swap
    .description = Take a joker from the table in exchange for the card it stands for
command-swap-card = card
    .description = The card to give for the joker, plus the meld’s number if it fits several: 7h 3
command-swap-meld = meld
    .description = The number of the meld
command-swap-table = table
    .description = Which table; only needed if you’re playing at several

command-knock = knock
    .description = Gin Rummy: discard a card and knock
command-knock-card = card
    .description = The card to discard; leave it empty for big gin
command-knock-table = table
    .description = Which table; only needed if you’re playing at several

command-close = close
    .description = Žolíky: lay down twelve cards of one suit and discard the thirteenth
command-close-card = card
    .description = The card to discard
command-close-table = table
    .description = Which table; only needed if you’re playing at several

command-pass = pass
    .description = Gin: pass on the upcard. Tiles: pass when the stock is empty
command-pass-table = table
    .description = Which table; only needed if you’re playing at several

command-resign = resign
    .description = Resign from a game (I’ll ask you to confirm)
command-resign-table = table
    .description = Which table; only needed if you’re playing at several

command-rematch = rematch
    .description = Challenge the same players to the same game again
command-rematch-table = table
    .description = The number of the finished game; your last one here if left empty

command-standings = standings
    .description = See who’s leading in this server
command-standings-game = game
    .description = Which game; the one played most here if left empty
command-standings-period = period
    .description = For all time, this month or this week; all time if left empty
command-standings-order = order
    .description = Sort by; default: rating (all time), games won (week, month)
command-standings-page = page
    .description = Which page of the list; the first if left empty

command-profile = profile
    .description = A player’s rating, record and streaks in this server
command-profile-user = user
    .description = Which player; you if left empty

command-history = history
    .description = Your finished games here, or one of them round by round
command-history-table = table
    .description = The number of a finished game; a list of your games if left empty

command-rules = rules
    .description = How a game is played, in short pages
command-rules-game = game
    .description = Which game; the one at this table if left empty

command-help = help
    .description = How to play with me, on one screen
command-help-game = game
    .description = Which game; an overview if left empty

command-preferences = preferences
    .description = Your settings: cards, language, messages, quiet hours
command-preferences-cards = cards
    .description = How cards look in your hand
command-preferences-language = language
    .description = The language I use when I answer you
command-preferences-messages = messages
    .description = Where you get your hand and turns: by DM, or only in the channel
command-preferences-calls = calls
    .description = When to mention you for your turn; by default only if you’re away
command-preferences-colours = colours
    .description = Suits in pictures of cards: four colours or two
command-preferences-background = background
    .description = Draw pictures for dark mode or for light mode
command-preferences-large = large
    .description = Large print for your cards and instructions

command-game = game
    .description = Less common actions at a table: nudge, pause, verify and more

command-club = club
    .description = This server’s club: deal of the day, puzzles, who’s around, seasons, tournaments

command-server = server
    .description = This server’s settings, for members who manage it
command-server-show = show
    .description = See this server’s settings
command-server-set = set
    .description = Change this server’s settings; only the options you fill in are changed
command-server-set-allow = allow
    .description = Allow challenges in this channel; until you add one, they’re allowed everywhere
command-server-set-forbid = forbid
    .description = Remove this channel from the list of channels where challenges are allowed
command-server-set-game = game
    .description = The game that’s played if a challenge doesn’t name one
command-server-set-language = language
    .description = The language of messages everyone sees here
command-server-set-cards = cards
    .description = How tables show cards to everyone
command-server-set-threads = threads
    .description = Whether each table gets its own thread
command-server-set-games_per_person = games-per-person
    .description = How many games one member can play at once
command-server-set-games_per_server = games-per-server
    .description = How many games can be running in this server at once
command-server-set-challenges_per_person = challenges-per-person
    .description = How many challenges one member can have open at once
command-server-set-challenges_to_person = challenges-to-person
    .description = How many challenges can be waiting for one member’s answer at once

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
choice-cards-automatic = as the players chose; text if they differ
choice-automatic = same as Discord
choice-en = English
choice-cs = Čeština
choice-de = Deutsch
choice-et = Eesti
choice-lt = Lietuvių
choice-lv = Latviešu
choice-pl = Polski
choice-ru = Русский
