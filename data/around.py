"""When people may be called to a table that somebody opens, and who was called when."""

from collections.abc import Collection, Sequence
from dataclasses import asdict

from sqlalchemy import delete, func, insert, select

from data.club_rows import Availability as Availability
from data.ids import ChallengeId, GuildId, Ms, UserId
from data.store.club import availabilities, table_calls
from data.store.schema import games, players
from data.store.transaction import Transaction


async def of_user(tx: Transaction, guild: GuildId, user: UserId) -> Availability | None:
    """What *user* has said in a server, lapsed or not."""
    own = (availabilities.c.guild_id == guild) & (availabilities.c.user_id == user)
    return await tx.read_first(Availability, select(availabilities).where(own))


async def say(tx: Transaction, said: Availability) -> None:
    """Store what somebody says, instead of what they have said before."""
    await tx.hold(f"around {said.user_id}")
    own = {"guild_id": said.guild_id, "user_id": said.user_id}
    await tx.put(availabilities, own, **asdict(said))


async def stop(tx: Transaction, guild: GuildId, users: Collection[UserId]) -> None:
    """Let these people not be called in a server any more."""
    own = (availabilities.c.guild_id == guild) & availabilities.c.user_id.in_(list(users))
    await tx.execute(delete(availabilities).where(own))


async def valid(tx: Transaction, guild: GuildId, now_ms: Ms) -> tuple[Availability, ...]:
    """What holds in a server; who was called last the longest ago, or never, first."""
    last = select(func.max(table_calls.c.called_ms)).where(
        table_calls.c.user_id == availabilities.c.user_id
    )
    query = select(availabilities).where(
        availabilities.c.guild_id == guild, availabilities.c.until_ms > now_ms
    )
    order = func.coalesce(last.scalar_subquery(), 0), availabilities.c.user_id
    return await tx.read(Availability, query.order_by(*order))


async def at_play(tx: Transaction, users: Collection[UserId], since_ms: Ms) -> frozenset[UserId]:
    """Those of *users* who sit at a running game in which somebody has moved since then."""
    query = (
        select(players.c.user_id)
        .join(games, games.c.id == players.c.game_id)
        .where(games.c.state == "playing", games.c.paused_since_ms.is_(None))
        .where(games.c.moved_ms >= since_ms, players.c.user_id.in_(list(users)))
    )
    return frozenset(await tx.scalars(query))


async def call(
    tx: Transaction,
    challenge: ChallengeId,
    users: Sequence[UserId],
    now_ms: Ms,
    pause_ms: Ms,
    most: int,
) -> tuple[UserId, ...]:
    """Note that the first *most* of these are called to an open table, but for who was just called.

    That is less than *pause_ms* ago, wherever it was. Returns who is to be called.
    """
    for user in sorted(users):
        await tx.hold(f"called {user}")
    late = table_calls.c.user_id.in_(list(users)) & (table_calls.c.called_ms > now_ms - pause_ms)
    just = set(await tx.scalars(select(table_calls.c.user_id).where(late)))
    called = tuple(user for user in users if user not in just)[:most]
    rows = [{"challenge_id": challenge, "user_id": one, "called_ms": now_ms} for one in called]
    if rows:
        await tx.execute(insert(table_calls), rows)
    return called


async def called_to(tx: Transaction, challenge: ChallengeId) -> tuple[UserId, ...]:
    """Who was to be called to an open table."""
    query = select(table_calls.c.user_id).where(table_calls.c.challenge_id == challenge)
    return tuple(await tx.scalars(query.order_by(table_calls.c.user_id)))


async def remove_lapsed(tx: Transaction, before_ms: Ms) -> int:
    """Remove what has lapsed before then; tells of how many."""
    old = delete(availabilities).where(availabilities.c.until_ms < before_ms)
    return (await tx.execute(old)).rowcount
