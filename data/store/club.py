"""The tables of what makes a server a club, beside those of its games (schema.py).

Times, numbers and migrations as there.
"""

from data.store.schema import metadata

ALL = metadata
"""The tables of both files."""

# The deal of the day

# The puzzle of the day

# Who is around, who wants nothing of whom, and sheets of house rules

# Seasons and their champions

# Tournaments

# What moderators did
