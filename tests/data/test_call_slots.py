"""What processes take together of Discord's limit of all calls."""

from data import shards
from data.store.database import Database

MOST, WINDOW_MS = 10, 1_000


async def take(db: Database, wanted: int, now_ms: int) -> tuple[int, int]:
    async with db.transaction() as tx:
        return await shards.take_slots(tx, wanted, MOST, WINDOW_MS, now_ms)


async def test_no_window_has_more(db: Database) -> None:
    """As many as are left are given; then it is said when there are more."""
    assert await take(db, 4, 5_000) == (4, 5_000)
    assert await take(db, 8, 5_400) == (6, 5_400)
    assert await take(db, 1, 5_500) == (0, 6_000)
    assert await take(db, 8, 6_000) == (4, 6_000)
    assert await take(db, 1, 6_100) == (0, 6_400)


async def test_a_clock_ahead_takes_nothing_away_for_long(db: Database) -> None:
    """What another machine has taken by a clock an hour ahead counts as taken now."""
    assert (await take(db, MOST, 3_600_000))[0] == MOST
    assert await take(db, 1, 5_000) == (0, 6_000)
