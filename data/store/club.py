"""The tables of what makes a server a club, beside those of its games (schema.py).

Times, numbers and migrations as there.
"""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, Table, Text

from data.store.schema import metadata

ALL = metadata
"""The tables of both files."""

# The deal of the day

# The puzzle of the day

# Who is around, who wants nothing of whom, and sheets of house rules

# Seasons and their champions

# From *begin_ms* to before *end_ms*; the running one is not *ended*. *told*: nothing is left to be
# posted of it.
seasons = Table(
    "seasons",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("begin_ms", BigInteger, nullable=False),
    Column("end_ms", BigInteger, nullable=False),
    # Where its days are counted: `Europe/Riga`.
    Column("zone", Text, nullable=False),
    Column("ended", Boolean, nullable=False),
    Column("told", Boolean, nullable=False),
    Index("ix_seasons_ended_end_ms", "ended", "end_ms"),
    Index("ix_seasons_told", "told"),
)

# The final table of each game of a season that is over, which later counting does not change.
season_ranks = Table(
    "season_ranks",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("season", Integer, primary_key=True, autoincrement=False),
    Column("variant", Text, primary_key=True),
    Column("rank", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, nullable=False),
    Column("points", Integer, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("opponents", Integer, nullable=False),
    Column("champion", Boolean, nullable=False),
    Index("ix_season_ranks_user_id", "user_id"),
)

# Roles that we give, from before they are *given* until they are taken again; *trouble* is why
# that fails: `forbidden`, `gone`, `left`.
champion_roles = Table(
    "champion_roles",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("role_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("given", Boolean, nullable=False),
    Column("trouble", Text),
    Index("ix_champion_roles_user_id", "user_id"),
)

# Tournaments

# What moderators did
