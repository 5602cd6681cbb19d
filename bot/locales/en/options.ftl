### The options of the games: their names and values, how a challenge's rules differ from the usual,
### what is wrong with options that were typed, and the dialog in which they are chosen.

## Names of options, at most 45 characters, with a hint for the dialog of at most 100; of values that
## are words `option-value-<option>-<value>`; of presets. What is missing here is called as the rules
## call it.
option-name-target = target
    .hint = The points that end the game.
option-name-clock = clock
    .hint = Time of each player for the whole game, like 10m or 1h; or none.
option-name-increment = increment
    .hint = Time added to the clock after every turn, like 5s; 0 for nothing.
option-name-turn-limit = turn limit
    .hint = Longest time for one turn, like 60s, 5m or 24h; or none.
option-name-rounds = rounds
    .hint = How many rounds are played.
option-value-target-0 = by the number of players
option-name-deals = deals
    .hint = How many rounds are played; 0 for no fixed number.
option-name-ace = ace
    .hint = Where the ace stands in a run.
option-value-ace-low = low
option-value-ace-both = low and high
option-name-melds-per-turn = melds per turn
option-value-melds-per-turn-any = any number
option-value-melds-per-turn-one = one
option-name-lay-off-before-own-meld = lay off before own meld
    .hint = Whether you may lay off before you have melded yourself.
option-name-final-discard = final discard
    .hint = Whether the last card must be discarded to go out.
option-value-final-discard-optional = optional
option-value-final-discard-required = required
option-name-stock-out = empty stock
    .hint = What happens when the stock is used up.
option-value-stock-out-reshuffle-once = the pile is shuffled once
option-value-stock-out-reshuffle = the pile is shuffled every time
option-value-stock-out-turn-over = the pile is turned over
option-name-scoring = scoring
option-value-scoring-winner-takes-all = the winner takes all points
option-value-scoring-penalty = penalty points, lowest total wins
option-name-initial-meld = initial meld
    .hint = The points that your first melds must be worth together.
option-name-pile-before-initial-meld = pile before the initial meld
    .hint = Whether the pile’s top card may be taken before you have opened.
option-value-pile-before-initial-meld-only-if-melded = only to be laid at once
option-value-pile-before-initial-meld-free = free to take
option-name-joker-swap = joker swap
    .hint = Whether a joker on the table may be exchanged for the card it stands for.
option-name-flush-jokers = jokers when closing from the hand
    .hint = Whether jokers may be among the twelve cards with which you close from the hand.
option-value-flush-jokers-half = up to half
option-name-unmelded = nothing melded
    .hint = What a player scores who has not melded at all.
option-value-unmelded-count = the cards are counted
option-name-knock = knock
    .hint = The most deadwood to knock with; as the upcard: what it is worth (Oklahoma).
option-value-knock-oklahoma = as the upcard
option-name-oklahoma-spades-double = spades count double
    .hint = With Oklahoma: a spade as upcard doubles the round’s score.
option-name-big-gin = big gin
    .hint = Whether all eleven cards in melds end the round.
option-name-line-bonus = line bonus
    .hint = Points at the end for every round won.
option-name-opening = opening
    .hint = What has to be worth the opening points.
option-value-opening-single = one meld alone
option-value-opening-total = all new melds together
option-name-opening-points = opening points
    .hint = The points with which a player opens; 0 to 200.

preset-standard = standard
preset-classic = classic
preset-tournament = tournament
preset-oklahoma = Oklahoma
preset-penalty = penalty
preset-strict = strict
preset-total = total
preset-slow = slow
preset-three-rounds = three rounds
preset-ten-deals = ten deals
preset-rummy-45 = Rummy 45
preset-rummy-40 = Rummy 40

## What is played, in one line
options-usual = Usual rules
options-changed = Changed: { $changes }
# $meaning is how the preset differs from the usual rules, $changes how these differ from the preset
options-preset = Rules: { $preset } – { $meaning }
options-preset-changed = Rules: { $preset } – { $meaning } – but { $changes }
option-with-value = { $option }: { $value }
options-code = code `{ $code }`

## What was typed
options-not-understood = I don’t understand these options. Write them like { $example }, separated by spaces; a preset or a code may come first.
option-unknown = { $game } has no option “{ $name }”. It has: { $known }.
option-unknown-near = { $game } has no option “{ $name }”. Did you mean “{ $near }”? It has: { $known }.
option-not-possible = “{ $value }” is not possible for the option “{ $name }”. Choose one of { $choices }.
option-not-possible-near = “{ $value }” is not possible for the option “{ $name }”. Did you mean “{ $near }”? Choose one of { $choices }.
option-not-between = “{ $value }” is not possible for the option “{ $name }”. It goes from { $least } to { $most }.
option-not-between-or = “{ $value }” is not possible for the option “{ $name }”. It goes from { $least } to { $most }, or { $choices }.
preset-unknown = { $game } has no preset “{ $name }”. Choose one of { $choices }.
preset-and-code = A code says all rules: give either a preset or a code, with further options if you like.
code-not-understood = I do not know the code “{ $code }”. Look for a letter that was mistyped.
code-other-game = That code is for { $game }. Leave the game out, or choose { $game }.

## The dialog, and the panel that leads to its pages. The title has at most 45 characters.
options-title = Options of { $game }
options-between = { $least } to { $most }
options-preset-hint = Choose a preset
options-shown = The challenge shows these rules now.
button-options-rules = Rules
button-options-more-rules = More rules
button-options-time = Time
challenge-options-not-yours = Only the challenger can change the rules. Decline or leave if you do not like them.
