"""Games with an initial meld: their turns, what a seat owes, and whether it can pay."""
