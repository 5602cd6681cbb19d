### The first words in a server that Jolly joins.

# Posted once in a channel when Jolly joins a server; $help is a command that can be pressed
welcome-text = ### Hello, I’m Jolly
    Play rummy right here, with friends or against me. Everything works with buttons, even on a phone. Only you see your cards, and you can play at your own pace.
    /{ command-help } tells you more.
# Below, with a button that leads there
welcome-club = **The club** has a deal and puzzles for every day, open tables, seasons and tournaments.
button-first-lesson = First lesson
