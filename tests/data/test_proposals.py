"""Proposals among players, games that end without result, and pauses that end by themselves."""

import asyncio

import pytest

from data import games, pauses, proposals, standings
from data.errors import AlreadyFinished, StaleStep, StorageRefused
from data.store.database import Database
from tests.data.stored_samples import ALICE, BOB, CAROL, NOW, draw, new_game

DAY_MS = 86_400_000


async def begun(db: Database, *users: int | None) -> int:
    async with db.transaction() as tx:
        return await games.create(tx, new_game(*users))


async def test_a_proposal_from_first_to_last(db: Database) -> None:
    """It is made, agreed to, decided once, and is settled when its message tells the outcome."""
    game = await begun(db, ALICE, BOB, CAROL)
    async with db.transaction() as tx:
        made = await proposals.propose(tx, game, "pause", 2, step=5, now_ms=NOW)
        assert await proposals.unsettled(tx)
        await proposals.agree(tx, made, 3)
        await proposals.note(tx, made, 17)
    async with db.reading() as tx:
        now = await proposals.find(tx, game)
    assert now is not None
    assert (now.kind, now.seat, now.agreed, now.step, now.message_id) == ("pause", 2, [2, 3], 5, 17)
    async with db.transaction() as tx:
        await proposals.decide(tx, game, "agreed")
        await proposals.decide(tx, game, "declined")
        held = await proposals.hold(tx, game)
        assert held is not None
        assert held.outcome == "agreed"
        assert [one for one, _ in await proposals.unsettled(tx)] == [game]
        await proposals.note(tx, made, None)
        assert await proposals.unsettled(tx) == ()


async def test_a_new_proposal_takes_the_place_of_the_last(db: Database) -> None:
    """What is noted of an old one changes nothing of the new one."""
    game = await begun(db, ALICE, BOB)
    async with db.transaction() as tx:
        old = await proposals.propose(tx, game, "pause", 1, step=5, now_ms=NOW)
        await proposals.propose(tx, game, "abort", 2, step=6, now_ms=NOW + 1)
        await proposals.note(tx, old, 17)
        now = await proposals.find(tx, game)
    assert now is not None
    assert (now.kind, now.agreed, now.message_id) == ("abort", [2], None)


async def test_an_aborted_game_counts_nowhere(db: Database) -> None:
    """It is over: no move, no second end, no standings, nothing to be played."""
    game = await begun(db, ALICE, BOB)
    async with db.transaction() as tx:
        await pauses.pause(tx, game, "agreed", NOW)
        await games.abort(tx, game, "agreed", NOW + 5)
        row = await games.load(tx, game)
        assert (row.state, row.ended_reason, row.finished_ms) == ("aborted", "agreed", NOW + 5)
        assert (row.paused_since_ms, row.pause_ends_ms, row.finish_order) == (None, None, None)
        assert await standings.rebuild(tx) == 0
        assert await games.count_of(tx, ALICE) == 0
        assert [one.id for one in await games.unannounced(tx, NOW)] == [game]
    with pytest.raises(AlreadyFinished):
        async with db.transaction() as tx:
            await games.abort(tx, game, "expired", NOW)
    with pytest.raises(StaleStep):
        async with db.transaction() as tx:
            await games.append(tx, game, 0, [draw()], deadline=None, now_ms=NOW)


async def test_a_pause_is_ended_for_its_reason_alone(db: Database) -> None:
    """Who may end one kind of pause does not end another; nobody pauses twice."""
    game = await begun(db, ALICE, BOB)
    async with db.transaction() as tx:
        assert await pauses.pause(tx, game, "agreed", NOW)
        assert not await pauses.pause(tx, game, "channel", NOW + 5)
        assert await pauses.resume(tx, game, NOW + 9, "channel") == 0
        assert (await games.load(tx, game)).pause_reason == "agreed"
        assert await pauses.resume(tx, game, NOW + 9, "agreed") == 9
        row = await games.load(tx, game)
    assert (row.paused_since_ms, row.pause_reason, row.pause_ends_ms) == (None, None, None)
    assert row.credited_ms == 9


async def test_pauses_that_end_by_themselves(db: Database) -> None:
    """After thirty days, or when it was said: those are found, and no others."""
    first, second, third = [await begun(db, ALICE, BOB) for _ in range(3)]
    async with db.transaction() as tx:
        await pauses.pause(tx, first, "agreed", NOW)
        await pauses.pause(tx, second, "vacation", NOW, NOW + DAY_MS)
        await pauses.pause(tx, third, "vacation", NOW, NOW + DAY_MS)
        await pauses.prolong(tx, third, "vacation", NOW + 3 * DAY_MS)
        await pauses.prolong(tx, first, "vacation", NOW)
        assert [one.id for one in await pauses.ended(tx, NOW + DAY_MS - 1)] == []
        assert [one.id for one in await pauses.ended(tx, NOW + DAY_MS)] == [second]
        found = await pauses.ended(tx, NOW + 30 * DAY_MS)
    assert [one.id for one in found] == [second, third, first]


async def test_a_held_proposal_is_nobody_elses(postgresql_url: str) -> None:
    """On PostgreSQL a second process cannot read it to change it before the first is done."""
    db = await Database.open(postgresql_url, busy_seconds=0.05)
    game = await begun(db, ALICE, BOB, CAROL)
    async with db.transaction() as tx:
        await proposals.propose(tx, game, "pause", 1, step=5, now_ms=NOW)

    async def hold() -> None:
        async with db.transaction() as second:
            await proposals.hold(second, game)

    async with db.transaction() as tx:
        await proposals.hold(tx, game)
        with pytest.raises(StorageRefused) as refusal:
            await asyncio.create_task(hold())
    await hold()
    await db.close()

    assert refusal.value.kind == "locked"
