"""The slots for calls that all processes of a bot share: so many in any window of time."""

from collections.abc import Sequence

from sqlalchemy import insert, select, update

from data.store.schema import meta
from data.store.transaction import Transaction

KEY = "call_slots"
"""The key in `meta`: when the slots of the last window were taken, in milliseconds since 1970."""


async def take(
    tx: Transaction, wanted: int, most: int, window_ms: int, now_ms: int
) -> tuple[int, int]:
    """Take up to *wanted* slots, as long as no window of *window_ms* has more than *most*.

    Returns how many were taken, and when there are more again where that were none. What was taken
    by a clock ahead of ours counts as taken now.
    """
    await tx.hold(KEY)
    stored = await tx.scalar(select(meta.c.value).where(meta.c.key == KEY))
    moments = [min(int(word), now_ms) for word in (stored or "").split()]
    taken = [moment for moment in moments if moment > now_ms - window_ms]
    count = min(wanted, most - len(taken))
    if count <= 0:
        return 0, min(taken) + window_ms
    await _write(tx, [*taken, *([now_ms] * count)], is_new=stored is None)
    return count, now_ms


async def _write(tx: Transaction, taken: Sequence[int], *, is_new: bool) -> None:
    value = " ".join(map(str, taken))
    if is_new:
        await tx.execute(insert(meta).values(key=KEY, value=value))
    else:
        await tx.execute(update(meta).where(meta.c.key == KEY).values(value=value))
