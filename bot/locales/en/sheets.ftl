### House rules: a server’s own sheets of options, each under a name.

command-club-sheets = sheets
    .description = See this server’s house rules; those who manage it can add, rename and remove them
command-club-sheets-name = name
    .description = The name of the house rules, e.g. Friday 51
command-club-sheets-game = game
    .description = For which game they are
command-club-sheets-options = options
    .description = The rules, as in /{ command-challenge }: target=200 increment=5, preset=tournament or a code
command-club-sheets-rename = rename
    .description = A new name
command-club-sheets-remove = remove
    .description = Take them off the list
button-club-sheets = House rules

# In a challenge
sheet-played = House rules: **{ $name }**
sheets-title = ### House rules
sheets-none = This server has no house rules yet.
sheets-about = In /{ command-challenge }, { command-challenge-options }:sheet=name plays by one of these. You manage this server, so you can change the list.
sheets-for-managers = In /{ command-challenge }, { command-challenge-options }:sheet=name plays by one of these. Members with Manage Server can change the list.
sheets-pick = Choose one to change
button-sheets = All house rules
button-sheet-new = New …
button-sheet-rename = Rename …
button-sheet-remove = Remove
button-sheet-keep = Save these rules …
sheet-dialog-new = New house rules
sheet-dialog-rename = Rename house rules
sheet-dialog-keep = Save as house rules
field-sheet-name = Name
field-sheet-game = Game
field-sheet-options = Rules
sheet-name-about = Short, like Friday 51
sheet-options-about = Like target=200 increment=5, preset=tournament or a code; empty for the default rules
sheet-kept = Saved **{ $name }**. It’s first in the options list of /{ command-challenge }.

sheet-name-wrong = A name has between 1 and { $length } characters, and no = in it.
sheet-exists = There already are house rules called { $name }. Choose another name, or remove those first.
sheet-needs-name = Choose which house rules: fill in name.
sheet-gone = These house rules aren’t there any more.
sheet-none = This server has no house rules yet.
sheet-unknown = I don’t know any house rules called “{ $name }”. There are these: { $known }.
sheet-not-read = This version of Jolly doesn’t understand the house rules { $name }. Remove them and create them again.
sheet-not-read-line = This version of Jolly doesn’t understand these. Remove them and create them again.
sheet-other-game = These house rules are for { $game }. Leave the game empty, or choose { $game }.
sheet-and-code = Use only one of these: house rules, a preset or a code. You can add other options.
sheets-too-many = A server can have at most { $count } sets of house rules. Remove one first.
