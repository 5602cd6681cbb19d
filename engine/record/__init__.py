"""Games as text: a record with its header and lines, the codes of rules, how a game stands."""
