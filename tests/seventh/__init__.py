"""A seventh game, from outside: one file of rules, and one of texts."""
