"""Running games by the columns that a start needs: a hundred thousand are not loaded for it."""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement, bindparam, delete, func, insert, select, update

from data.games import PLAYING, GameRow, find
from data.ids import GameId, GuildId, Ms
from data.store.schema import games, moves, players, wakes
from data.store.transaction import CHANNEL, Transaction

AT_ONCE = 500
"""So many games are named in one statement."""


class Running(NamedTuple):
    """A running game, as far as a start needs it; *guild* 0 is a DM."""

    id: GameId
    guild: GuildId
    moved_ms: Ms
    deadline_ms: Ms | None
    is_paused: bool
    is_behind: bool
    """It was not shown as it stands."""


def of_shards(own: Collection[int], count: int) -> ColumnElement[bool]:
    """Whether a game belongs to one of the shards *own* of *count*; those in DMs are the first's.

    Written as a division: PostgreSQL has no shift of a bigint by a bigint.
    """
    shard: ColumnElement[int] = func.coalesce(games.c.guild_id, 0) // (1 << 22) % count
    return shard.in_(own)


async def find_all(tx: Transaction, own: Collection[int], count: int) -> list[Running]:
    """The running games of these shards."""
    query = select(
        games.c.id,
        func.coalesce(games.c.guild_id, 0),
        games.c.moved_ms,
        games.c.deadline_ms,
        games.c.paused_since_ms.is_not(None),
        func.coalesce(games.c.shown_step, -1) < games.c.step,
    )
    found = await tx.execute(query.where(PLAYING, of_shards(own, count)))
    return [Running._make(row) for row in found]


async def left(tx: Transaction, own: Collection[int], count: int) -> list[tuple[GameId, Ms]]:
    """The running games that a player has left with the server, and since when."""
    query = (
        select(games.c.id, func.min(players.c.left_since_ms))
        .join(players, players.c.game_id == games.c.id)
        .where(PLAYING, players.c.left_since_ms.is_not(None), of_shards(own, count))
        .group_by(games.c.id)
    )
    return [(game, since_ms) for game, since_ms in await tx.execute(query)]


async def paused_in(tx: Transaction, guild: GuildId) -> list[GameId]:
    """The games of a server whose clocks stand still."""
    query = select(games.c.id).where(PLAYING, games.c.guild_id == guild)
    return list(await tx.scalars(query.where(games.c.paused_since_ms.is_not(None))))


async def in_server(tx: Transaction, guild: GuildId) -> list[GameId]:
    """The running games of a server."""
    query = select(games.c.id).where(PLAYING, games.c.guild_id == guild)
    return list(await tx.scalars(query))


async def untouched(tx: Transaction, before_ms: Ms) -> tuple[GameRow, ...]:
    """The running games with the computer that nothing ends, last moved before then."""
    query = select(games).where(PLAYING, games.c.computer.is_not(None))
    query = query.where(games.c.deadline_ms.is_(None), games.c.paused_since_ms.is_(None))
    return await find(tx, query.where(games.c.moved_ms < before_ms).order_by(games.c.id))


async def undealt(tx: Transaction, seed: bytes) -> GameId | None:
    """The running game with this seed, if nobody has dealt yet."""
    query = select(games.c.id).where(PLAYING, games.c.step == 0, games.c.seed == seed)
    return await tx.scalar(query)


async def load(tx: Transaction, wanted: Sequence[GameId]) -> dict[GameId, GameRow]:
    """Those of the games *wanted* that are running, by their numbers."""
    found: dict[GameId, GameRow] = {}
    for first in range(0, len(wanted), AT_ONCE):
        some = wanted[first : first + AT_ONCE]
        rows = await find(tx, select(games).where(PLAYING, games.c.id.in_(some)))
        found |= {row.id: row for row in rows}
    return found


async def try_out(tx: Transaction, game: GameId) -> None:
    """Do all that storing a move of *game* takes, and leave nothing; raises StorageRefused.

    A heartbeat changes a row in place and may succeed where there is no room for another move.
    """
    change = update(games).where(games.c.id == game).values(step=games.c.step)
    if (await tx.execute(change)).rowcount == 0:
        return
    tried = {"game_id": game, "step": -1, "seat": 0, "line": "", "source": "dealer"}
    await tx.execute(insert(moves).values(created_ms=0, **tried))
    await tx.execute(delete(moves).where(moves.c.game_id == game, moves.c.step == -1))


async def shown(tx: Transaction, steps: Mapping[GameId, int]) -> None:
    """Remember up to which step each of these games was shown."""
    change = update(games).where(games.c.id == bindparam("game"))
    values = [{"game": game, "to": steps[game]} for game in sorted(steps)]
    await tx.execute(change.values(shown_step=bindparam("to")), values)


async def wake(tx: Transaction, game: GameId, shard: int) -> None:
    """Ask the process of *shard* to look at *game*, once this is committed."""
    await tx.execute(insert(wakes).values(game_id=game, shard=shard))
    if tx.shared:
        await tx.execute(select(func.pg_notify(CHANNEL, str(shard))))


# Built once, as it is asked for all the time.
WOKEN = select(wakes.c.id, wakes.c.game_id).where(
    wakes.c.shard.in_(bindparam("own", expanding=True))
)


async def woken(tx: Transaction, own: Collection[int]) -> dict[int, GameId]:
    """The calls to look at games of these shards: the games by the calls' numbers."""
    return {row.id: row.game_id for row in await tx.execute(WOKEN, {"own": list(own)})}


async def heard(tx: Transaction, calls: Collection[int]) -> None:
    """Remove these calls to look at games."""
    await tx.execute(delete(wakes).where(wakes.c.id.in_(calls)))


async def idle(tx: Transaction, guild: GuildId, before_ms: Ms, most: int) -> tuple[GameRow, ...]:
    """The running games of a server in which nobody has moved since then, the longest first."""
    query = select(games).where(PLAYING, games.c.guild_id == guild, games.c.moved_ms <= before_ms)
    return await find(tx, query.order_by(games.c.moved_ms, games.c.id).limit(most))
