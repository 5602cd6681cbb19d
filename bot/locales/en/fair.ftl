### What may be asked for when a game cannot go on as usual: nudges, pauses, a game called off,
### players who are gone, vacations; and proofs that the cards were dealt fairly.

## The table
button-nudge = Nudge
button-gone = They are gone…
button-pause = Pause
button-goon = Go on
button-abort = Abort
table-stand-in = the computer stands in
# $until is a Discord timestamp, $name whose turn it is
table-halted = { $reason ->
    [agreed] **Paused.** No time runs. If nobody presses Go on, the game is called off on { $until }.
    [adjourned] **Adjourned.** No time runs. If nobody presses Go on, the game is called off on { $until }.
    [vacation] **{ $name } is on vacation** until { $until }. No time runs.
   *[channel] **Paused:** its channel could not be reached. No time runs.
}
end-aborted = The game was called off: no result, no rating.
