"""The tables of what makes a server a club, beside those of its games (schema.py).

Times, numbers and migrations as there.
"""

from sqlalchemy import JSON, BigInteger, Column, ForeignKey, Index, Integer, Table, Text

from data.store.schema import NUMBER, metadata

ALL = metadata
"""The tables of both files."""

# The deal of the day

# The puzzle of the day

# Who is around, who wants nothing of whom, and sheets of house rules

# When somebody may be called in a server because somebody else opens a table.
availabilities = Table(
    "availabilities",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    # The keys of the games.
    Column("games", JSON, nullable=False),
    # Days of the week, Monday is 0, and minutes since midnight, by the clock where they are.
    Column("days", JSON, nullable=False),
    Column("from_minute", Integer, nullable=False),
    Column("to_minute", Integer, nullable=False),
    Column("until_ms", BigInteger, nullable=False),
    Index("ix_availabilities_user_id", "user_id"),
    Index("ix_availabilities_until_ms", "until_ms"),
)

# Whom the opening of a table called, held before they are; nobody is called twice in an hour.
table_calls = Table(
    "table_calls",
    metadata,
    Column(
        "challenge_id", NUMBER, ForeignKey("challenges.id"), primary_key=True, autoincrement=False
    ),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("called_ms", BigInteger, nullable=False),
    Index("ix_table_calls_user_id_called_ms", "user_id", "called_ms"),
)

# Who wants to have nothing to do with whom; the other is not told.
blocks = Table(
    "blocks",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("blocked_user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("blocked_ms", BigInteger, nullable=False),
    Index("ix_blocks_blocked_user_id", "blocked_user_id"),
)

# A server's own rules of a game, under a name.
sheets = Table(
    "sheets",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    # The name without capitals: none is there twice.
    Column("key", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("variant", Text, nullable=False),
    Column("rules", JSON, nullable=False),
    Column("made_ms", BigInteger, nullable=False),
)

# Seasons and their champions

# Tournaments

# What moderators did
