"""The tables, for the embedded SQLite and for PostgreSQL.

Times are whole milliseconds: since 1970 (UTC) in `…_ms`, since the game began in `at_ms`.
Users, servers (guilds), channels and messages are Discord's numbers. A change here needs a
migration; tests/data/test_migrations.py compares the two.
"""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# SQLite counts up only a column that is called INTEGER; its integers have 64 bits all the same.
NUMBER = BigInteger().with_variant(Integer, "sqlite")

meta = Table(
    "meta",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

games = Table(
    "games",
    metadata,
    Column("id", NUMBER, primary_key=True, autoincrement=True),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False),
    Column("variant", Text, nullable=False),
    Column("rules", JSON, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("dealer", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("computer", Text),
    # Where the computer's level had its place on the scale of its game when this one began.
    Column("computer_place", Integer),
    Column("rematch_of", NUMBER, ForeignKey("games.id")),
    # What it is played for, where that is more than the game: `today`, `tournament`.
    Column("occasion", Text),
    # Who may look at it: as long as it is empty, whoever sees the channel (data/game_rows.py).
    Column("audience", Text),
    Column("commitment", Text, nullable=False),
    # Empty where it went with the data of somebody who played (see data/privacy.py).
    Column("seed", LargeBinary, nullable=False),
    # What all deals follow from, of games up to 0.2: the contributions to it name their players.
    Column("key", LargeBinary),
    Column("started_ms", BigInteger, nullable=False),
    Column("credited_ms", BigInteger, nullable=False),
    Column("paused_since_ms", BigInteger),
    Column("pause_reason", Text),
    # When a pause ends by itself: with a vacation, or with the game, which is then called off.
    Column("pause_ends_ms", BigInteger),
    Column("step", Integer, nullable=False),
    Column("moved_ms", BigInteger, nullable=False),
    Column("deadline_ms", BigInteger),
    Column("deadline_kind", Text),
    Column("warned_step", Integer),
    Column("pinged_step", Integer),
    Column("told_round", Integer),
    Column("table_message_id", BigInteger),
    Column("turn_message_id", BigInteger),
    Column("end_message_id", BigInteger),
    # The turn in which whose turn it is was nudged, by its first step.
    Column("nudged_step", Integer),
    # How far all messages of the game were brought up to date: every move before this one.
    Column("shown_step", Integer),
    Column("state", Text, nullable=False),
    Column("winner", Integer),
    Column("ended_reason", Text),
    Column("finished_ms", BigInteger),
    # The order in which games were finished here: clocks may jump, so finished_ms is not enough.
    Column("finish_order", BigInteger),
    Index("ix_games_channel_id_state", "channel_id", "state"),
    # Without the deadline, which every move changes: timers are in memory.
    Index("ix_games_state", "state"),
    Index("ix_games_guild_id_finish_order", "guild_id", "finish_order"),
    Index("uq_games_finish_order", "finish_order", unique=True),
    Index("ix_games_pause_ends_ms", "pause_ends_ms"),
    sqlite_autoincrement=True,
)

players = Table(
    "players",
    metadata,
    Column("game_id", NUMBER, ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger),
    Column("name", Text, nullable=False),
    Column("entropy", LargeBinary, nullable=False),
    Column("dm_channel_id", BigInteger),
    Column("dm_message_id", BigInteger),
    Column("hand_order", Text),
    Column("left_since_ms", BigInteger),
    Column("points", Integer),
    Column("place", Integer),
    # What tells a good result from a bad one: engine.state.Measure.
    Column("measure", Text),
    # The computer's strength where it plays on for a person who is away.
    Column("stand_in", Text),
    # What its player has said to do in their next turn, as JSON: bot/table/plans.py.
    Column("plan", Text),
    # The step at which its player took a hint first.
    Column("hinted_step", Integer),
    Index("ix_players_user_id_game_id", "user_id", "game_id"),
    Index("ix_players_left_since_ms", "left_since_ms"),
)

# What one player proposes to the others of a game (to abort it, to pause it, to go on), one at a
# time; in force once every person at the table has agreed.
proposals = Table(
    "proposals",
    metadata,
    Column("game_id", NUMBER, ForeignKey("games.id"), primary_key=True),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("agreed", JSON, nullable=False),
    Column("step", Integer, nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    Column("message_id", BigInteger),
    # How it ended; empty while it can be answered. The message goes once it tells that.
    Column("outcome", Text),
)

moves = Table(
    "moves",
    metadata,
    # Two writers cannot both make move 41: the last guard behind the table's lock.
    Column("game_id", NUMBER, ForeignKey("games.id"), primary_key=True),
    Column("step", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("line", Text, nullable=False),
    Column("at_ms", BigInteger),
    Column("source", Text, nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    # How the computer came to it: level, samples and version (engine/players/thoughts.py).
    Column("thought", Text),
)

challenges = Table(
    "challenges",
    metadata,
    Column("id", NUMBER, primary_key=True, autoincrement=True),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger),
    Column("challenger_id", BigInteger, nullable=False),
    Column("variant", Text, nullable=False),
    Column("rules", JSON, nullable=False),
    Column("computer", Text),
    Column("rated", Boolean, nullable=False),
    # Who may watch the game: data.game_rows.Audience.
    Column("audience", Text),
    Column("is_open", Boolean, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rematch_of", NUMBER, ForeignKey("games.id")),
    Column("seed", LargeBinary, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    Column("expires_ms", BigInteger, nullable=False),
    Column("state", Text, nullable=False),
    Column("shown_state", Text, nullable=False),
    Column("game_id", NUMBER, ForeignKey("games.id")),
    # The message that called who is around to an open table; 0 where there will be none.
    Column("call_message_id", BigInteger),
    Index("ix_challenges_state_expires_ms", "state", "expires_ms"),
    Index("ix_challenges_challenger_id_state", "challenger_id", "state"),
    Index("ix_challenges_guild_id_created_ms", "guild_id", "created_ms"),
    Index("ix_challenges_rematch_of", "rematch_of"),
    sqlite_autoincrement=True,
)

challenge_players = Table(
    "challenge_players",
    metadata,
    Column("challenge_id", NUMBER, ForeignKey("challenges.id"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("position", Integer, nullable=False),
    Column("invited", Boolean, nullable=False),
    Column("accepted_ms", BigInteger),
    Column("entropy", LargeBinary, nullable=False),
    # When they were told by DM that they are asked.
    Column("told_ms", BigInteger),
    Index("ix_challenge_players_user_id", "user_id"),
)

users = Table(
    "users",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("settings", JSON, nullable=False),
)

# Who was forgotten, told by a salted hash alone: for an older backup to be looked through.
deletions = Table(
    "deletions",
    metadata,
    Column("salt", LargeBinary, primary_key=True),
    Column("mark", LargeBinary, nullable=False),
)

servers = Table(
    "servers",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("settings", JSON, nullable=False),
    # Since when we are not in the server any more.
    Column("left_ms", BigInteger),
)

# Which process runs each shard, and since when its players cannot reach us where they cannot.
shards = Table(
    "shards",
    metadata,
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("process", Text),
    Column("seen_ms", BigInteger, nullable=False),
    Column("reachable_ms", BigInteger),
)

# Games that the process of another shard has played at, for their own process to show.
wakes = Table(
    "wakes",
    metadata,
    Column("id", NUMBER, primary_key=True, autoincrement=True),
    Column("game_id", NUMBER, ForeignKey("games.id"), nullable=False),
    Column("shard", Integer, nullable=False),
    sqlite_autoincrement=True,
)

# What a player learned from a game that is over, and the sums of it that a profile is told from.
reviews = Table(
    "reviews",
    metadata,
    Column("game_id", NUMBER, ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    # As JSON: bot/table/reviews.py.
    Column("review", Text, nullable=False),
    Column("rounds", Integer, nullable=False),
    # Points that the cards brought in these rounds, and those that the decisions brought.
    Column("luck", Float, nullable=False),
    Column("play", Float, nullable=False),
    Column("made_ms", BigInteger, nullable=False),
)

# Derived from finished games (standings.rebuild makes both again): one row for each player of
# each game that counts, and the sums that the standings of all time are read from.
results = Table(
    "results",
    metadata,
    Column("game_id", NUMBER, ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("variant", Text, nullable=False),
    Column("user_id", BigInteger, nullable=False),
    Column("points", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("measure", Text, nullable=False, server_default="points"),
    # Of so many rivals those who were placed behind.
    Column("beaten", Integer, nullable=False, server_default="0"),
    Column("rivals", Integer, nullable=False, server_default="0"),
    Column("finished_ms", BigInteger, nullable=False),
    Column("finish_order", BigInteger, nullable=False),
    Column("mu_before", Float, nullable=False),
    Column("sigma_before", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Index("ix_results_guild_id_variant_finished_ms", "guild_id", "variant", "finished_ms"),
    Index("ix_results_user_id_guild_id", "user_id", "guild_id"),
)

# One person's games against the computer that count for their place on its scale. *place* is the
# computer's; *beaten* of so many *rivals* came behind the person, half of one that came level.
solos = Table(
    "solos",
    metadata,
    Column("game_id", NUMBER, ForeignKey("games.id"), primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, nullable=False),
    Column("variant", Text, nullable=False),
    Column("place", Integer, nullable=False),
    Column("beaten", Float, nullable=False),
    Column("rivals", Integer, nullable=False),
    Column("finish_order", BigInteger, nullable=False),
    Index("ix_solos_user_id_variant_finish_order", "user_id", "variant", "finish_order"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("variant", Text, primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    # Each measure by itself: data/tally.py.
    Column("points", Integer, nullable=False),
    Column("point_games", Integer, nullable=False, server_default="0"),
    Column("penalties", Integer, nullable=False, server_default="0"),
    Column("penalty_games", Integer, nullable=False, server_default="0"),
    Column("beaten", Integer, nullable=False, server_default="0"),
    Column("rivals", Integer, nullable=False, server_default="0"),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("best_streak", Integer, nullable=False),
    Column("last_ms", BigInteger, nullable=False),
)
