"""A running game: the one door for what happens at it, the tables in memory, drafts of tiles."""
