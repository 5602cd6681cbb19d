### The first words in a server that Jolly joins.

# Posted once, in a channel, when Jolly joins a server: read on a phone by people who have never seen
# Jolly. It says what this is and why one would press; the first button deals cards at once.
welcome-hello = ### Hello, I’m Jolly. Let’s play rummy!
    Press **{ button-play-now }** and I’ll deal you a hand right here: an easy game against me, with no clock. Only you see your cards.
    To play with friends, use /{ command-challenge }. I know several kinds of rummy, with cards and with tiles.
# Below, with the buttons that it names
welcome-ways = **{ button-first-lesson }** teaches you a game step by step. **{ button-club }** has a deal of the day, puzzles, open tables and tournaments. **{ button-set-up }** is for the people who manage this server.
button-first-lesson = First lesson
