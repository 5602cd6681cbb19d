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
    LargeBinary,
    Table,
    Text,
    false,
)

from data.store.schema import NUMBER, metadata

ALL = metadata
"""The tables of both files."""

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

# Who has answered a puzzle of the day, or taken hints, and had their data deleted since; until the
# day is over.
puzzle_marks = Table(
    "puzzle_marks",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("variant", Text, primary_key=True),
    Column("grade", Text, primary_key=True),
    Column("salt", LargeBinary, nullable=False),
    Column("mark", LargeBinary, primary_key=True),
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

# Who wants to have nothing to do with whom; the other is not told. Of who had their data deleted
# since, a number below 0 that stands for no one is left, and the mark, a salted hash.
blocks = Table(
    "blocks",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("blocked_user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("blocked_ms", BigInteger, nullable=False),
    Column("salt", LargeBinary),
    Column("mark", LargeBinary),
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

# A tournament: tables of two, in rounds. All that falls due follows from these rows.
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
    # When somebody let the present round be its last.
    Column("cut_ms", BigInteger),
    # Who of those who take part did, by their number.
    Column("cut_by", Integer),
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
    # The first round that they could play; 0 of whoever has left before it began.
    Column("since_round", Integer, nullable=False),
    # `in`, `left`, or `out` after tables to which they did not come.
    Column("state", Text, nullable=False),
    # Of who had their data deleted while it went on: a salted hash, until it is over.
    Column("salt", LargeBinary),
    Column("mark", LargeBinary),
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
    # How it ended, empty while it is played: `played`, `decided`, `absent`, `void`, `moderated`,
    # `bye`.
    Column("how", Text),
    # By how much the first was better, as the game measures it.
    Column("margin", Integer),
    # Hundredths of a point, once they are known: of the same cards only after the last table.
    Column("first_points", Integer),
    Column("second_points", Integer),
    # The seat whose player was told that they are missed.
    Column("missed_seat", Integer),
    # Whether they are here as they have blocked whom they would have met.
    Column("first_avoids", Boolean, nullable=False, server_default=false()),
    Column("second_avoids", Boolean, nullable=False, server_default=false()),
    Index("ix_tournament_tables_game_id", "game_id"),
)

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

# The servers that we know, and where and when each was welcomed: bot/club/welcome/welcoming.py.
welcomes = Table(
    "welcomes",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger),
    Column("asked_ms", BigInteger, nullable=False),
    # Empty while it is still to be said.
    Column("done_ms", BigInteger),
)
