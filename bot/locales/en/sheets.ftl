### House rules: a server’s own sheets of options, each under a name.

command-club-sheets = sheets
    .description = See this server’s house rules; members with Manage Server can change them
command-club-sheets-name = name
    .description = The name of the house rules, e.g. Friday 51
command-club-sheets-game = game
    .description = Which game the house rules are for; the default game if left empty
command-club-sheets-options = options
    .description = The rules, as in /{ command-challenge }: target=200 increment=5, preset=tournament, or a code
command-club-sheets-rename = rename
    .description = A new name for the house rules
command-club-sheets-remove = remove
    .description = Remove the house rules from the list
button-club-sheets = House rules

# In a challenge
sheet-played = House rules: **{ $name }**
sheets-title = ### House rules
sheets-none = This server has no house rules yet.
sheets-about = To play by house rules, add { command-challenge-options }:sheet=name to /{ command-challenge }. You manage this server, so you can change the list.
sheets-for-managers = To play by house rules, add { command-challenge-options }:sheet=name to /{ command-challenge }. Members with Manage Server can change the list.
sheets-pick = Choose house rules to change
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
sheet-options-about = Like target=200 increment=5, preset=tournament, or a code; empty for the default rules
sheet-kept = Saved **{ $name }**. It’s first in the list of options in /{ command-challenge }.

sheet-name-wrong = A name can have up to { $length } characters, but no “=”.
sheet-exists = There are already house rules called { $name }. Choose another name, or remove the old ones first.
sheet-unnamed = Choose which house rules: fill in { command-club-sheets-name }.
sheet-gone = Someone has removed these house rules. Choose others.
sheet-none = This server has no house rules yet.
sheet-unknown = This server has no house rules called “{ $name }”. Choose one of these: { $known }.
sheet-not-read = This version of Jolly can’t read the house rules { $name }. Remove them and create them again.
sheet-not-read-line = This version of Jolly can’t read these rules. Remove them and create them again.
sheet-of-other-game = These house rules are for { $game }. Leave { command-challenge-game } empty, or choose { $game }.
sheet-and-code = Use only one of these: house rules, a preset or a code. You can add other options.
sheets-too-many = A server can have at most { $count } sets of house rules. Remove one first.
