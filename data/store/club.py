"""The tables of what makes a server a club, beside those of its games (schema.py).

Times, numbers and migrations as there.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
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

# Who may not play in a server, until when. Of who had their data deleted only the mark is left, a
# salted hash, for as long as the ban runs (data/bans.py).
bans = Table(
    "bans",
    metadata,
    Column("id", NUMBER, primary_key=True, autoincrement=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("user_id", BigInteger),
    Column("name", Text, nullable=False),
    Column("salt", LargeBinary),
    Column("mark", LargeBinary),
    Column("by_user_id", BigInteger),
    Column("by_name", Text, nullable=False),
    Column("reason", Text),
    Column("made_ms", BigInteger, nullable=False),
    # Empty: until it is lifted.
    Column("until_ms", BigInteger),
    Column("lifted_ms", BigInteger),
    Index("ix_bans_guild_id_user_id", "guild_id", "user_id"),
    sqlite_autoincrement=True,
)

# What moderators did, for all of them to read: data/moderation.py.
moderation = Table(
    "moderation",
    metadata,
    Column("id", NUMBER, primary_key=True, autoincrement=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("by_user_id", BigInteger),
    Column("by_name", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("game_id", NUMBER, ForeignKey("games.id")),
    Column("about_user_id", BigInteger),
    Column("about_name", Text),
    Column("until_ms", BigInteger),
    Column("reason", Text),
    Column("at_ms", BigInteger, nullable=False),
    Index("ix_moderation_guild_id_id", "guild_id", "id"),
    sqlite_autoincrement=True,
)

# How many people were mentioned in a server within the last hour, in a way that notifies.
mentions = Table(
    "mentions",
    metadata,
    Column("id", NUMBER, primary_key=True, autoincrement=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("people", Integer, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    Index("ix_mentions_guild_id_at_ms", "guild_id", "at_ms"),
    sqlite_autoincrement=True,
)

# The servers that we know, and where and when each was welcomed: bot/club/welcome.py.
welcomes = Table(
    "welcomes",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger),
    Column("asked_ms", BigInteger, nullable=False),
    # Empty while it is still to be said.
    Column("done_ms", BigInteger),
)
