"""The tables of what makes a server a club, beside those of its games (schema.py).

Times, numbers and migrations as there.
"""

from sqlalchemy import BigInteger, Boolean, Column, Integer, Table, Text

from data.store.schema import metadata

ALL = metadata
"""The tables of both files."""

# The deal of the day

# The puzzle of the day

# What one person has made of a puzzle; days are counted since 1970 (UTC).
puzzle_answers = Table(
    "puzzle_answers",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("variant", Text, primary_key=True),
    Column("grade", Text, primary_key=True),
    # Which puzzle it was (engine/puzzles/shipped.py).
    Column("puzzle", Text, nullable=False),
    Column("hints", Integer, nullable=False),
    # The number of the choice; empty while only hints were taken.
    Column("choice", Integer),
    Column("solved", Boolean, nullable=False),
)

# Days in a row on which somebody has solved a puzzle.
puzzle_streaks = Table(
    "puzzle_streaks",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("days", Integer, nullable=False),
    Column("best", Integer, nullable=False),
    Column("last_day", Integer, nullable=False),
)

# How long the players of a shard could not reach us on a day.
days_away = Table(
    "days_away",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("away_ms", BigInteger, nullable=False),
)

# Who is around, who wants nothing of whom, and sheets of house rules

# Seasons and their champions

# Tournaments

# What moderators did
