"""How the computer plays games of two packs with jokers and an initial meld."""
