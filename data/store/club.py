"""The tables of what makes a server a club, beside those of its games (schema.py).

Times, numbers and migrations as there.
"""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
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

# Tournaments

# An evening of tables of two, in rounds. All that falls due follows from these rows.
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", NUMBER, primary_key=True, autoincrement=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    # The one message that is always current, and as of which revision it was.
    Column("message_id", BigInteger),
    Column("revision", Integer, nullable=False),
    Column("shown_revision", Integer, nullable=False),
    # The event of Discord's that leads there.
    Column("event_id", BigInteger),
    Column("event_state", Text),
    # The threads in which the tables stand, each with as many tables as it takes.
    Column("threads", JSON, nullable=False),
    Column("host_id", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("variant", Text, nullable=False),
    Column("rules", JSON, nullable=False),
    # `swiss` or `round-robin`.
    Column("kind", Text, nullable=False),
    # How many rounds were asked for; 0: as many as there have to be.
    Column("rounds", Integer, nullable=False),
    Column("round_ms", BigInteger, nullable=False),
    Column("duplicate", Boolean, nullable=False),
    # Whether the computer plays where somebody would have to sit out.
    Column("computer", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("most", Integer, nullable=False),
    # `open`, `running`, `over`, `cancelled`.
    Column("state", Text, nullable=False),
    Column("round", Integer, nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    Column("begins_ms", BigInteger, nullable=False),
    Column("ended_ms", BigInteger),
    Index("ix_tournaments_guild_id_state", "guild_id", "state"),
    Index("ix_tournaments_state", "state"),
    sqlite_autoincrement=True,
)

tournament_players = Table(
    "tournament_players",
    metadata,
    Column("tournament_id", NUMBER, ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    # Empty: the computer.
    Column("user_id", BigInteger),
    Column("name", Text, nullable=False),
    # The first round that they could play.
    Column("since_round", Integer, nullable=False),
    # `in`, `left`, or `out` after tables to which they did not come.
    Column("state", Text, nullable=False),
    Index("ix_tournament_players_user_id", "user_id"),
)

tournament_rounds = Table(
    "tournament_rounds",
    metadata,
    Column("tournament_id", NUMBER, ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("began_ms", BigInteger, nullable=False),
    Column("ends_ms", BigInteger, nullable=False),
    # Until when what nobody could play in was added to the end.
    Column("credited_ms", BigInteger, nullable=False),
    Column("ended_ms", BigInteger),
    # What the same cards at all tables follow from; its hash stands there before.
    Column("commitment", Text, nullable=False),
)

tournament_tables = Table(
    "tournament_tables",
    metadata,
    Column("tournament_id", NUMBER, ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("place", Integer, primary_key=True, autoincrement=False),
    # Players by their numbers; without a second one the first sits out.
    Column("first", Integer, nullable=False),
    Column("second", Integer),
    Column("game_id", NUMBER, ForeignKey("games.id")),
    # How it ended: `played`, `decided`, `absent`, `void`, `bye`; empty while it is played.
    Column("how", Text),
    # By how much the first was better, as the game measures it.
    Column("margin", Integer),
    # Hundredths of a point, once they are known: of the same cards only after the last table.
    Column("first_points", Integer),
    Column("second_points", Integer),
    # The seat whose player was told that they are missed.
    Column("missed_seat", Integer),
    Index("ix_tournament_tables_game_id", "game_id"),
)

# What moderators did
