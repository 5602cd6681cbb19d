"""What players may ask for when a game cannot go on as usual: a nudge, a pause, an end to it."""
