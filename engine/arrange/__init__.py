"""Exact answers about arrangements: the best split of a hand, what fits where, a table of tiles."""
