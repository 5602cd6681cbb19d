"""Shards and the processes that run them: who has which, and since when its players reach us.

A process takes its shards for as long as it shows, every few seconds, that it lives. Of a shard's
last reachable moment all time is counted that is charged to nobody at its tables.
"""

from collections.abc import Callable, Collection, Mapping, Sequence

from sqlalchemy import (
    ColumnElement,
    and_,
    bindparam,
    case,
    delete,
    exists,
    func,
    insert,
    not_,
    select,
    update,
)

from data.games import PLAYING
from data.ids import ZERO_MS, GameId, Ms
from data.running import of_shards
from data.store.schema import games, meta, moves, shards
from data.store.transaction import Transaction

ALIVE_MS = Ms(15_000)
"""A process that has not shown for so long that it lives is dead."""
UNHEARD_MS = Ms(5_000)
"""So long after its last reachable moment the players of a shard cannot reach it, surely."""
IDENTIFY_EVERY_MS = Ms(5_500)
"""Discord takes one IDENTIFY in five seconds from all processes of a bot together."""
LONGEST_QUEUE_MS = Ms(30 * 60_000)
"""Whoever seems to wait longer for an IDENTIFY waits by a clock that was put back."""
DAY_MS = Ms(24 * 60 * 60_000)

COUNT, REACHABLE, IDENTIFY = "shard_count", "reachable_ms", "identify_ms"
"""The keys in `meta`. The second is of all shards that have no row."""
CALLS = "call_slots"
"""The same of when the slots of the last window were taken, in milliseconds since 1970."""


async def hold(tx: Transaction) -> None:
    """Let nobody else claim shards until the transaction ends."""
    await tx.hold("shards")


async def claim(
    tx: Transaction,
    wanted: Sequence[int],
    count: int,
    process: str,
    now_ms: Ms,
    is_dead: Callable[[str], bool],
) -> str:
    """Take the shards *wanted* of *count* for *process*.

    Returns whoever lives and has one of them, or has any of another count; then none is taken.
    """
    await hold(tx)
    rows = {row.shard: row for row in await tx.execute(select(shards))}
    before = await _read(tx, COUNT)
    for row in rows.values():
        lives = row.process not in (None, process) and abs(now_ms - row.seen_ms) < ALIVE_MS
        if lives and (row.shard in wanted or before != count) and not is_dead(row.process):
            return str(row.process)
    if before != count:
        await _count_anew(tx, count)
        rows = {}
    for shard in wanted:
        if shard in rows:
            await tx.change(shards, {"shard": shard}, process=process, seen_ms=now_ms)
        else:
            new = insert(shards).values(shard=shard, process=process, seen_ms=now_ms)
            await tx.execute(new.values(reachable_ms=await _read(tx, REACHABLE)))
    return ""


async def _count_anew(tx: Transaction, count: int) -> None:
    """Forget per shard when we were last reachable, as servers change their shards."""
    if (latest := await tx.scalar(select(func.max(shards.c.reachable_ms)))) is not None:
        await _write(tx, REACHABLE, latest)
    await tx.execute(delete(shards))
    await _write(tx, COUNT, count)


# Built once, as it is asked for all the time, and building costs more than asking.
_NOW = bindparam("now_ms", type_=shards.c.seen_ms.type)
_IS_REACHED = shards.c.shard.in_(bindparam("reached", expanding=True))
BEAT = (
    update(shards)
    .where(shards.c.process == bindparam("owner"))
    .values(seen_ms=_NOW, reachable_ms=case((_IS_REACHED, _NOW), else_=shards.c.reachable_ms))
)


async def beat(tx: Transaction, process: str, reachable: Collection[int], now_ms: Ms) -> int:
    """Show that *process* lives, and whose players reach it; returns how many shards it has."""
    values = {"owner": process, "reached": list(reachable), "now_ms": now_ms}
    return (await tx.execute(BEAT, values)).rowcount


async def release(tx: Transaction, process: str) -> None:
    """Leave the shards of *process* to the next one."""
    await tx.change(shards, {"process": process}, process=None)


async def reachable(tx: Transaction) -> Mapping[int, Ms]:
    """When players could last reach us, by shard, without those where they never could."""
    query = select(shards.c.shard, shards.c.reachable_ms)
    found = await tx.execute(query.where(shards.c.reachable_ms.is_not(None)))
    return {row.shard: row.reachable_ms for row in found}


async def credit(
    tx: Transaction, shard: int, count: int, process: str, since_ms: Ms, until_ms: Ms
) -> bool:
    """Charge nobody for that time at the tables of *shard*, as far as they had not moved since.

    Once, however often it is asked for: False where it was done. Tables whose time runs out within
    a day are to be shown again. Where the clock was put back, *until_ms* is before *since_ms*, and
    times end earlier by as much.
    """
    reached = update(shards).where(
        shards.c.shard == shard,
        shards.c.process == process,
        func.coalesce(shards.c.reachable_ms, 0) != until_ms,
    )
    if (await tx.execute(reached.values(reachable_ms=until_ms))).rowcount == 0:
        return False
    lost = until_ms - case((games.c.moved_ms > since_ms, games.c.moved_ms), else_=since_ms)
    is_back = until_ms < since_ms
    concerned = not_(_is_new(until_ms)) if is_back else games.c.moved_ms < until_ms
    waiting = and_(PLAYING, games.c.paused_since_ms.is_(None), concerned)
    soon = games.c.deadline_ms < until_ms + DAY_MS
    await tx.execute(
        update(games)
        .where(waiting, of_shards([shard], count))
        .values(
            credited_ms=games.c.credited_ms + lost,
            deadline_ms=games.c.deadline_ms + lost,
            shown_step=case((soon, None), else_=games.c.shown_step),
        )
    )
    if is_back:
        # Or what is missed next would not be theirs, as if they had moved since.
        ahead = and_(PLAYING, games.c.moved_ms > until_ms, of_shards([shard], count))
        await tx.execute(update(games).where(ahead).values(moved_ms=until_ms))
    return True


def _is_new(now_ms: Ms) -> ColumnElement[bool]:
    """Whether a game may have begun since the clock was put back, by which it is *now_ms*."""
    lately = games.c.started_ms.between(now_ms - ALIVE_MS, now_ms)
    # One that was being played has moves of a time that is yet to come, if not the last one.
    ahead = exists().where(moves.c.game_id == games.c.id, moves.c.created_ms > now_ms)
    return and_(lately, games.c.moved_ms <= now_ms, not_(ahead))


HOLDERS = select(shards.c.shard, shards.c.process).where(
    shards.c.seen_ms >= bindparam("since_ms", type_=shards.c.seen_ms.type),
    shards.c.process.is_not(None),
)


async def holders(tx: Transaction, since_ms: Ms) -> Mapping[int, str]:
    """The shards whose process has shown since then that it lives, each with that process."""
    found = await tx.execute(HOLDERS, {"since_ms": since_ms})
    return {row.shard: row.process for row in found}


async def credit_one(tx: Transaction, game: GameId, shard: int, now_ms: Ms) -> Ms:
    """Charge nobody at *game* for what is not credited yet of the silence of its *shard*.

    Returns how much that was. For a move that comes by another shard.
    """
    await tx.hold_row(shards.c.shard, shard)
    since_ms = await tx.scalar(select(shards.c.reachable_ms).where(shards.c.shard == shard))
    if since_ms is None or now_ms - since_ms < UNHEARD_MS:
        return ZERO_MS
    return await credit_game(tx, game, since_ms, now_ms)


async def credit_game(tx: Transaction, game: GameId, since_ms: Ms, now_ms: Ms) -> Ms:
    """Charge nobody at *game* for that time, as far as it had not moved since, nor is paused.

    Returns how much that was. Its shard's own process credits no more than what comes after.
    """
    await tx.hold_row(games.c.id, game)
    waiting = {"id": game, "state": "playing", "paused_since_ms": None}
    moved_ms = await tx.scalar(select(games.c.moved_ms).filter_by(**waiting))
    lost_ms: Ms = ZERO_MS if moved_ms is None else now_ms - max(moved_ms, since_ms)
    if lost_ms <= 0:
        return ZERO_MS
    await tx.change(
        games,
        waiting,
        moved_ms=now_ms,
        credited_ms=games.c.credited_ms + lost_ms,
        deadline_ms=games.c.deadline_ms + lost_ms,
    )
    return lost_ms


async def next_identify_ms(tx: Transaction, now_ms: Ms) -> Ms:
    """The moment at which the caller, and nobody else, may IDENTIFY."""
    await tx.hold(IDENTIFY)
    last_ms = await _read(tx, IDENTIFY) or ZERO_MS
    turn_ms = max(now_ms, last_ms + IDENTIFY_EVERY_MS)
    if turn_ms > now_ms + LONGEST_QUEUE_MS:
        turn_ms = now_ms
    await _write(tx, IDENTIFY, turn_ms)
    return turn_ms


async def take_slots(
    tx: Transaction, wanted: int, most: int, window_ms: Ms, now_ms: Ms
) -> tuple[int, Ms]:
    """Take up to *wanted* slots for calls, as long as no window of *window_ms* has over *most*.

    All processes share them. Returns how many were taken, and when there are more again where that
    were none. What was taken by a clock ahead of ours counts as taken now.
    """
    await tx.hold(CALLS)
    stored = await tx.scalar(READ, {"name": CALLS})
    moments = [min(Ms(word), now_ms) for word in (stored or "").split()]
    taken = [moment for moment in moments if moment > now_ms - window_ms]
    count = min(wanted, most - len(taken))
    if count <= 0:
        return 0, min(taken) + window_ms
    await _write(tx, CALLS, " ".join(map(str, [*taken, *([now_ms] * count)])))
    return count, now_ms


_NAME = bindparam("name", type_=meta.c.key.type)
READ = select(meta.c.value).where(meta.c.key == _NAME)


async def _read(tx: Transaction, key: str) -> Ms | None:
    value = await tx.scalar(READ, {"name": key})
    return None if value is None else Ms(value)


async def _write(tx: Transaction, key: str, value: int | str) -> None:
    await tx.put(meta, {"key": key}, value=str(value))
