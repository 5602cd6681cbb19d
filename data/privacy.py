"""What is stored about one person: handed out as a whole, or parted from them.

A finished game belongs to everybody who played it. So who wants to be forgotten stays in it as
nobody: under a number below 0 that stands for no one else, and without a name.
"""

import secrets
from collections import defaultdict
from collections.abc import Collection
from typing import Any

from sqlalchemy import Select, delete, select, update

from data.errors import StillPlaying
from data.games import tables_of
from data.schema import (
    challenge_players,
    challenges,
    games,
    moves,
    players,
    ratings,
    results,
    servers,
    users,
)
from data.settings import stored
from data.transaction import Transaction

NOBODY = "former player"
"""The name of everybody who was forgotten."""

OF_GAMES = (
    *(games.c.guild_id, games.c.channel_id, games.c.variant, games.c.rules, games.c.rated),
    *(games.c.started_ms, games.c.state, games.c.winner, games.c.ended_reason),
    *(games.c.finished_ms, games.c.table_message_id, games.c.end_message_id),
)
"""What an export tells of a game: neither its seed nor who else played."""
OF_MOVES = (moves.c.game_id, moves.c.step, moves.c.line, moves.c.at_ms, moves.c.source)
OF_CHALLENGES = (
    *(challenges.c.guild_id, challenges.c.channel_id, challenges.c.message_id),
    *(challenges.c.variant, challenges.c.rules, challenges.c.rated, challenges.c.created_ms),
    *(challenges.c.state, challenges.c.game_id),
)

Rows = list[dict[str, Any]]


async def export(tx: Transaction, user: int) -> dict[str, Any]:
    """All that is stored about *user*, ready for JSON; docs/privacy.md describes it."""
    return {
        "user": user,
        "settings": await stored(tx, users, user),
        "games": await seats(tx, user),
        "results": await rows(tx, select(results).where(results.c.user_id == user)),
        "ratings": await rows(tx, select(ratings).where(ratings.c.user_id == user)),
        "challenges": await invitations(tx, user),
    }


async def seats(tx: Transaction, user: int) -> Rows:
    """The games of *user*, each with their seat and the moves that they made."""
    own = players.c.user_id == user
    seat = (moves.c.game_id == players.c.game_id) & (moves.c.seat == players.c.seat)
    made = select(*OF_MOVES).join_from(moves, players, seat).where(own)
    by_game = defaultdict(list)
    for move in await rows(tx, made.order_by(moves.c.game_id, moves.c.step)):
        by_game[move.pop("game_id")].append(move)
    at = games.c.id == players.c.game_id
    query = select(players, *OF_GAMES).join_from(players, games, at).where(own)
    found = await rows(tx, query.order_by(players.c.game_id))
    return [game | {"moves": by_game[game["game_id"]]} for game in found]


async def invitations(tx: Transaction, user: int) -> Rows:
    """The challenges that *user* made or was asked to."""
    at = challenges.c.id == challenge_players.c.challenge_id
    query = select(challenge_players, *OF_CHALLENGES).join_from(challenge_players, challenges, at)
    own = challenge_players.c.user_id == user
    return await rows(tx, query.where(own).order_by(challenge_players.c.challenge_id))


async def rows(tx: Transaction, query: Select[Any]) -> Rows:
    """The rows of *query*; bytes as hexadecimal digits."""
    return [
        {
            name: value.hex() if isinstance(value, bytes) else value
            for name, value in row._mapping.items()
        }
        for row in await tx.execute(query)
    ]


async def forget(tx: Transaction, user: int, left: Collection[int]) -> int:
    """Part *user* from all that is stored; returns the number that stands in their place.

    *left* are the running games that they are out of. Raises StillPlaying where they sit in
    others; open challenges are to be withdrawn before.
    """
    for row in await tables_of(tx, user):
        if row.id not in left:
            raise StillPlaying(row.id)
    nobody = -1 - secrets.randbits(62)
    await tx.execute(
        update(players)
        .where(players.c.user_id == user)
        .values(user_id=nobody, name=NOBODY, dm_channel_id=None, dm_message_id=None)
        .values(hand_order=None, left_since_ms=None, stand_in=None)
    )
    own = challenge_players.c.user_id == user
    await tx.execute(update(challenge_players).where(own).values(user_id=nobody, name=NOBODY))
    own = challenges.c.challenger_id == user
    await tx.execute(update(challenges).where(own).values(challenger_id=nobody))
    for table in (results, ratings):
        await tx.execute(update(table).where(table.c.user_id == user).values(user_id=nobody))
    await tx.execute(delete(users).where(users.c.id == user))
    return nobody


async def note_server(tx: Transaction, guild: int, left_ms: int | None) -> None:
    """Remember since when we are not in a server any more; None: we are in it."""
    await tx.execute(update(servers).where(servers.c.id == guild).values(left_ms=left_ms))


async def forget_servers(tx: Transaction, before_ms: int) -> int:
    """Drop the settings of servers left before then; returns of how many."""
    return (await tx.execute(delete(servers).where(servers.c.left_ms < before_ms))).rowcount
