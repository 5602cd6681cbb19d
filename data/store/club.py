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
