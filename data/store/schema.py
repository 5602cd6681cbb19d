"""The tables, for the embedded SQLite and for PostgreSQL.

Behind a table's name stand its key and its indexes, then its columns: those of the row that it
holds, or each by itself. Times are whole milliseconds: since 1970 (UTC) in `…_ms`, since the game
began in `at_ms`. Users, servers (guilds), channels and messages are Discord's numbers. A change
here, or of such a row, needs a migration; tests/data/test_migrations.py compares the two.
"""

from typing import Any, get_type_hints

from sqlalchemy import Index

from data.challenge_rows import ChallengePlayer, ChallengeRow
from data.game_rows import GameRow, MoveRow, PlayerRow, Proposal
from data.ids import GameId, GuildId, Ms, UserId
from data.store.values import metadata as metadata
from data.store.values import table
from data.tally import Tally

Json = dict[str, Any]

meta = table("meta", "key", key=str, value=str)

games = table(
    "games",
    "id",
    "channel_id state",
    # Without the deadline, which every move changes: timers are in memory.
    "state",
    "guild_id finish_order",
    "pause_ends_ms",
    **get_type_hints(GameRow),
)
Index("uq_games_finish_order", games.c.finish_order, unique=True)

players = table(
    "players", "game_id seat", "user_id game_id", "left_since_ms", **get_type_hints(PlayerRow)
)

# What one player proposes to the others of a game (to abort it, to pause it, to go on), one at a
# time; in force once every person at the table has agreed.
proposals = table("proposals", "game_id", **get_type_hints(Proposal))

# Two writers cannot both make move 41: the key is the last guard behind the table's lock.
moves = table("moves", "game_id step", **get_type_hints(MoveRow))

challenges = table(
    "challenges",
    "id",
    "state expires_ms",
    "challenger_id state",
    "guild_id created_ms",
    "rematch_of",
    **get_type_hints(ChallengeRow),
)

challenge_players = table(
    "challenge_players", "challenge_id user_id", "user_id", **get_type_hints(ChallengePlayer)
)

users = table("users", "id", id=UserId, settings=Json)

# Who was forgotten, told by a salted hash alone: for an older backup to be looked through.
deletions = table("deletions", "salt", salt=bytes, mark=bytes)

# *left_ms* is since when we are not in the server any more.
servers = table("servers", "id", id=GuildId, settings=Json, left_ms=Ms | None)

# Which process runs each shard, and since when its players cannot reach us where they cannot.
shards = table("shards", "shard", shard=int, process=str | None, seen_ms=Ms, reachable_ms=Ms | None)

# Games that the process of another shard has played at, for their own process to show.
wakes = table("wakes", "id", id=int, game_id=GameId, shard=int)

# What a player learned from a game that is over (as JSON: bot/table/reviews.py), and the sums of it
# that a profile is told from: points that the cards brought, and those that the decisions brought.
reviews = table(
    "reviews",
    "game_id seat",
    game_id=GameId,
    seat=int,
    review=str,
    rounds=int,
    luck=float,
    play=float,
    made_ms=Ms,
)

# Derived from finished games (standings.rebuild makes both again): one row for each player of
# each game that counts, and the sums that the standings of all time are read from.
results = table(
    "results",
    "game_id seat",
    "guild_id variant finished_ms",
    "user_id guild_id",
    game_id=GameId,
    seat=int,
    guild_id=GuildId,
    variant=str,
    user_id=UserId,
    points=int,
    place=int,
    won=bool,
    measure=str,
    # Of so many rivals those who were placed behind.
    beaten=int,
    rivals=int,
    finished_ms=Ms,
    finish_order=int,
    mu_before=float,
    sigma_before=float,
    mu=float,
    sigma=float,
)

# One person's games against the computer that count for their place on its scale. *place* is the
# computer's; *beaten* of so many *rivals* came behind the person, half of one that came level.
solos = table(
    "solos",
    "game_id",
    "user_id variant finish_order",
    game_id=GameId,
    user_id=UserId,
    variant=str,
    place=int,
    beaten=float,
    rivals=int,
    finish_order=int,
)

ratings = table(
    "ratings",
    "guild_id variant user_id",
    guild_id=GuildId,
    variant=str,
    user_id=UserId,
    mu=float,
    sigma=float,
    **get_type_hints(Tally),
    games=int,
    wins=int,
    streak=int,
    best_streak=int,
    last_ms=Ms,
)

# Who is signed in at the page of the tables, and the links that lead to a session, once each: both
# are known by a hash alone (data/sessions.py).
sessions = table(
    "sessions", "mark", "user_id", mark=bytes, user_id=UserId, created_ms=Ms, used_ms=Ms
)
page_links = table(
    "page_links",
    "mark",
    "user_id",
    mark=bytes,
    user_id=UserId,
    game_id=GameId | None,
    made_ms=Ms,
)
