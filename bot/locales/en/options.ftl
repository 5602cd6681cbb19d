### The options of the games: their names and values, how a challenge's rules differ from the usual,
### what is wrong with options that were typed, and the dialog in which they are chosen.

## Names of options, at most 45 characters, with a hint for the dialog of at most 100; of values that
## are words `option-value-<option>-<value>`; of presets. What is missing here is called as the rules
## call it.
option-name-target = target
    .hint = How many points end the game.
option-name-clock = clock
    .hint = Each player’s time for the whole game, like 10m or 1h; or none.
option-name-increment = increment
    .hint = Time added to the clock after every turn, like 5s; 0 for none.
option-name-turn-limit = turn limit
    .hint = Longest time for one turn, like 60s, 5m or 24h; or none.
option-value-target-0 = by the number of players
option-name-deals = deals
    .hint = How many rounds you play; 0 for no fixed number.
option-name-initial-meld = opening points
    .hint = How many points your opening must be worth.

preset-standard = standard

## What is played, in one line
options-usual = Standard rules
options-changed = Changed: { $changes }
# $meaning is how the preset differs from the usual rules, $changes how these differ from the preset
options-preset = Rules: { $preset } – { $meaning }
options-preset-changed = Rules: { $preset } – { $meaning } – changed: { $changes }
option-with-value = { $option }: { $value }
options-code = To use these rules again: `{ command-challenge-options }:code={ $code }`

## What was typed
options-not-understood = I don’t understand these options. Type them like { $example }, separated by spaces; a preset or a code can come first.
option-unknown = { $game } has no option “{ $name }”. Choose one of: { $known }.
option-unknown-near = { $game } has no option “{ $name }”. Did you mean “{ $near }”? Choose one of: { $known }.
option-not-possible = “{ $value }” isn’t a valid value for “{ $name }”. Choose one of: { $choices }.
option-not-possible-near = “{ $value }” isn’t a valid value for “{ $name }”. Did you mean “{ $near }”? Choose one of: { $choices }.
option-not-between = “{ $value }” isn’t a valid value for “{ $name }”. Choose from { $least } to { $most }.
option-not-between-or = “{ $value }” isn’t a valid value for “{ $name }”. Choose from { $least } to { $most }, or { $choices }.
preset-unknown = { $game } has no preset “{ $name }”. Choose one of: { $choices }.
preset-and-code = Use a preset or a code, not both. You can add other options.
code-not-understood = I don’t know the code “{ $code }”. Check it for typos.
code-other-game = This code is for { $game }. Choose { $game }, or no game.

## The dialog, and the panel that leads to its pages. The title has at most 45 characters.
options-title = Options for { $game }
options-between = { $least } to { $most }
options-preset-hint = Choose a preset
options-shown = The challenge now has these rules.
button-options-rules = Rules
button-options-more-rules = More rules
button-options-time = Time
challenge-options-not-yours = Only the challenger can change the rules. You can decline or leave.
