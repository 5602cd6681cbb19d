"""How moves are stored: together with those of other games, or alone with all that follows."""

from collections.abc import Sequence
from dataclasses import replace

from bot.table.played import deadline_of, ending_of
from data import games, running, solos, standings, todays
from data.games import GameRow, NewMove
from data.ids import Ms
from data.store.database import Database
from engine.leaving import resigned
from engine.placing import lead
from engine.state import Phase, State


async def store(
    db: Database,
    row: GameRow,
    step: int,
    after: State,
    lines: Sequence[NewMove],
    now_ms: Ms,
    *,
    wake: int | None,
) -> GameRow:
    """Store *lines*, after which the game of *row* is as *after*; returns its row then.

    *wake*: the shard whose process must hear of it. Raises StaleStep and StorageRefused.
    """
    limit = deadline_of(after, row)
    if after.phase is not Phase.FINISHED and wake is None:
        # Committed along with the moves of other tables.
        stored = await db.commits.append(
            row.id, step, lines, deadline=limit, now_ms=now_ms, clock=row.clock
        )
        ms, kind = (limit.ms, limit.kind) if limit else (None, None)
        return replace(row, step=stored, moved_ms=now_ms, deadline_ms=ms, deadline_kind=kind)
    async with db.transaction() as tx:
        await games.append(tx, row.id, step, lines, deadline=limit, now_ms=now_ms, clock=row.clock)
        if after.phase is Phase.FINISHED:
            await games.finish(tx, row.id, ending_of(after), now_ms)
            await standings.record(tx, row.id)
            await solos.record(tx, row.id)
            if row.is_todays:
                await todays.record(tx, row.id, try_lead(after), now_ms)
        if wake is not None:
            await running.wake(tx, row.id, wake)
        return await games.load(tx, row.id)


def try_lead(after: State) -> int | None:
    """By how much a try at the deal of the day came ahead; None where its player did not finish."""
    return None if todays.OWN_SEAT in resigned(after) else lead(after, todays.OWN_SEAT)
