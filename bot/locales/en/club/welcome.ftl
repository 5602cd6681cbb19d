### The first words in a server that Jolly joins.

# Posted once, in a channel, when Jolly joins a server: read on a phone by people who have never seen
# Jolly. It says what this is and why one would press; the first button deals cards at once.
welcome-hello = ### Hello, I’m Jolly. Let’s play rummy!
    Press **{ button-play-now }** and I’ll deal you an easy game against me. There’s no clock, and only you see your cards.
    To play with friends, use /{ command-challenge }. I know rummy with cards and with tiles.
# Below, with the buttons that it names
welcome-ways = **{ button-first-lesson }** teaches you step by step. **{ button-club }** has puzzles, a deal of the day and tournaments. **{ button-set-up }** is for the people who manage this server.
button-first-lesson = First lesson
