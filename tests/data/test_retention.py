"""What is removed after a while, and what is not."""

import pytest
from sqlalchemy import func, select

from data import challenges, games, standings
from data.challenges import Invited, NewChallenge
from data.games import NewMove
from data.retention import remove_challenges, remove_records
from data.store.database import Database
from data.store.schema import challenge_players, moves
from data.store.transaction import Transaction
from tests.data.stored_samples import ALICE, BOB, NOW, new_game, played

DAY_MS = 86_400_000


async def challenge(tx: Transaction, created_ms: int) -> int:
    """An open challenge from Alice to Bob."""
    new = NewChallenge(
        channel_id=70,
        challenger=Invited(ALICE, "Alice"),
        variant="gin",
        rules={},
        seats=2,
        seed=bytes(32),
        commitment="cd" * 32,
        now_ms=created_ms,
        expires_ms=created_ms + 1,
        invited=[Invited(BOB, "Bob")],
    )
    return await challenges.create(tx, new)


async def test_challenges_that_are_over(db: Database) -> None:
    """Old ones go with who was asked; a young one stays, and one that is still open."""
    async with db.transaction() as tx:
        old, young, still_open = [
            await challenge(tx, created_ms) for created_ms in (NOW - 31 * DAY_MS, NOW, 1)
        ]
        await challenges.close(tx, old, "declined")
        await challenges.close(tx, young, "declined")
    async with db.transaction() as tx:
        assert await remove_challenges(tx, NOW - 30 * DAY_MS) == 1
        assert await remove_challenges(tx, NOW - 30 * DAY_MS) == 0
    async with db.reading() as tx:
        assert (await challenges.load(tx, young)).state == "declined"
        assert (await challenges.load(tx, still_open)).state == "open"
        seats = select(func.count()).where(challenge_players.c.challenge_id == old)
        assert await tx.scalar(seats) == 0


@pytest.mark.slow
async def test_a_little_at_a_time(db: Database) -> None:
    """Of very many only some go in one transaction: nobody waits long for it."""
    async with db.transaction() as tx:
        for number in range(250):
            await challenges.close(tx, await challenge(tx, number), "cancelled")
    removed = []
    for _ in range(3):
        async with db.transaction() as tx:
            removed.append(await remove_challenges(tx, NOW))
    assert removed == [200, 50, 0]


async def test_records_of_finished_games(db: Database) -> None:
    """The moves of an old game go; its result stays, and so do all moves of a running one."""
    line = NewMove(1, "1 draw @1", 1000, "player")
    async with db.transaction() as tx:
        old = await played(tx, (ALICE, BOB), (500, 20), finished_ms=NOW - 9 * DAY_MS)
        young = await played(tx, (ALICE, BOB), (500, 20), finished_ms=NOW)
        running = await games.create(tx, new_game(now_ms=1))
        values = [
            {"game_id": game, "step": 0, "seat": 1, "line": line.line, "source": "player"}
            | {"created_ms": 1, "at_ms": 1}
            for game in (old, young, running)
        ]
        await tx.execute(moves.insert(), values)
    async with db.transaction() as tx:
        assert await remove_records(tx, NOW - 7 * DAY_MS) == 1
        assert await remove_records(tx, NOW - 7 * DAY_MS) == 0
    async with db.transaction() as tx:
        kept = [len(await games.moves_of(tx, game)) for game in (old, young, running)]
        assert kept == [0, 1, 1]
        row = await games.load(tx, old)
        assert [player.points for player in row.players] == [500, 20]
        assert await standings.rebuild(tx) == 2
