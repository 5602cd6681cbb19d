"""The tables of what makes a server a club, beside those of its games (schema.py).

Times, numbers and migrations as there.
"""

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    Table,
    Text,
)

from data.store.schema import NUMBER, metadata

ALL = metadata
"""The tables of both files."""

# The deal of the day

# One row for each day (since 1970, UTC) and game, made days before.
todays = Table(
    "todays",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("variant", Text, primary_key=True),
    Column("rules", JSON, nullable=False),
    Column("dealer", Integer, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("commitment", Text, nullable=False),
    # By what people are hashed who have had their try; it goes with the day.
    Column("key", LargeBinary),
    Column("made_ms", BigInteger, nullable=False),
    # By how much the strong level came ahead with the same cards, once that is worked out.
    Column("strong", Integer),
)

# The games in which somebody had their try.
today_tries = Table(
    "today_tries",
    metadata,
    Column("game_id", NUMBER, ForeignKey("games.id"), primary_key=True),
    Column("day", Integer, nullable=False),
    Column("variant", Text, nullable=False),
    # By how much they came ahead; empty as long as they play, and for who did not finish.
    Column("lead", Integer),
    Column("ended_ms", BigInteger),
    Index("ix_today_tries_day_variant_lead", "day", "variant", "lead"),
)

# Who has had their try, as a keyed hash that goes with its key when the day is over.
today_marks = Table(
    "today_marks",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("variant", Text, primary_key=True),
    Column("mark", LargeBinary, primary_key=True),
)

# The puzzle of the day

# Who is around, who wants nothing of whom, and sheets of house rules

# Seasons and their champions

# Tournaments

# What moderators did
