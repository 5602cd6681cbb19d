"""The cards of the day that people share: one for each person, day and channel."""

import asyncio
from dataclasses import replace

from data import privacy, scorecards
from data.days import DAY_MS, day_of
from data.scorecards import KEPT_DAYS, Scorecard
from data.store.database import Database
from tests.data.stored_samples import ALICE, BOB, CHANNEL, GUILD, NOW

DAY = day_of(NOW)
CARD = Scorecard(DAY, ALICE, GUILD, CHANNEL, "alice", NOW)


async def test_one_for_each_day_and_channel(db: Database) -> None:
    """Shared again it is the one that stands; elsewhere, and on another day, there are others."""
    async with db.transaction() as tx:
        assert await scorecards.share(tx, CARD) == CARD
        await scorecards.note(tx, CARD, 900, "ab")
        again = await scorecards.share(tx, replace(CARD, name="Alice A.", shared_ms=NOW + 5))
        assert again == replace(CARD, message_id=900), "to be shown anew"
        others = [replace(CARD, channel_id=CHANNEL + 1), replace(CARD, day=DAY - 1)]
        assert [await scorecards.share(tx, one) for one in others] == others
        assert {*await scorecards.shared_by(tx, ALICE, DAY)} == {again, others[0]}
        assert len(await scorecards.shared_since(tx, DAY - 1)) == 3
        assert await scorecards.shared_by(tx, BOB, DAY) == ()


async def test_shared_twice_at_once(shared: Database) -> None:
    """Whoever comes second finds the first."""
    tries = [shared.write(scorecards.share, replace(CARD, name=name)) for name in ("a", "b")]
    first, second = await asyncio.gather(*tries)
    assert first == second


async def test_known_by_its_message(db: Database) -> None:
    """Until it is let go of."""
    async with db.transaction() as tx:
        await scorecards.share(tx, CARD)
        await scorecards.note(tx, CARD, 900, "ab")
        found = await scorecards.shown_in(tx, 900)
        assert found == await scorecards.now(tx, CARD)
        assert found is not None
        assert await scorecards.shown_in(tx, 901) is None
        await scorecards.stop(tx, found)
        assert await scorecards.now(tx, CARD) is None
        await scorecards.note(tx, CARD, 900, "ab")
        assert await scorecards.shown_in(tx, 900) is None


async def test_old_ones_go(db: Database) -> None:
    """After their days, and with a server that we have left for long."""
    async with db.transaction() as tx:
        await scorecards.share(tx, CARD)
        late_ms = NOW + KEPT_DAYS * DAY_MS
        assert await scorecards.remove_old(tx, late_ms) == 0
        assert await scorecards.remove_old(tx, late_ms + DAY_MS) == 1
        await scorecards.share(tx, CARD)
        await privacy.note_server(tx, GUILD, NOW)
        await privacy.forget_servers(tx, NOW + 1)
        assert await scorecards.now(tx, CARD) is None
