"""Two processes that read and write the same at once: as if one came after the other."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Coroutine
from typing import Any

import pytest
from sqlalchemy import select

from data import challenges, games, pauses, settings, standings
from data.challenges import Invited, NewChallenge
from data.store.database import Database
from data.store.schema import games as games_table
from data.store.schema import ratings
from tests.data.stored_samples import ALICE, BOB, CAROL, CHANNEL, GUILD, NOW, ending, new_game

PATIENCE = 60.0
TIMES = 8


@pytest.fixture
async def both(shared_url: str) -> AsyncIterator[tuple[Database, Database]]:
    """The same database, opened twice."""
    first, second = [await Database.open(shared_url, busy_seconds=PATIENCE) for _ in range(2)]
    yield first, second
    await first.close()
    await second.close()


async def at_once(*works: Coroutine[Any, Any, Any]) -> list[str]:
    """What comes of *works*, by name."""
    done = await asyncio.gather(*works, return_exceptions=True)
    return sorted(type(one).__name__ for one in done)


async def challenge(db: Database, *, seats: int = 3, expires_ms: int = NOW + 1000) -> int:
    """An open table of Alice's."""
    new = NewChallenge(
        channel_id=CHANNEL,
        challenger=Invited(ALICE, "alice"),
        variant="gin",
        rules={},
        seats=seats,
        seed=b"",
        commitment="",
        now_ms=NOW,
        expires_ms=expires_ms,
        guild_id=GUILD,
    )
    async with db.transaction() as tx:
        return await challenges.create(tx, new)


async def test_games_that_end_at_once(both: tuple[Database, Database]) -> None:
    """They are counted one after the other: no result is lost, and a recount says the same."""
    async with both[0].transaction() as tx:
        numbers = [await games.create(tx, new_game(ALICE, BOB)) for _ in range(2 * TIMES)]

    async def end(db: Database, game: int) -> None:
        async with db.transaction() as tx:
            await games.finish(tx, game, ending(game, 7, winner=1 + game % 2), NOW)
            await standings.record(tx, game)

    ends = (end(both[game % 2], game) for game in numbers)
    assert await at_once(*ends) == ["NoneType"] * len(numbers)

    async with both[0].transaction() as tx:
        order = (await tx.execute(select(games_table.c.finish_order))).scalars().all()
        query = select(ratings).order_by(ratings.c.user_id)
        counted = (await tx.execute(query)).all()
        await standings.rebuild(tx)
        again = (await tx.execute(query)).all()
    assert sorted(order) == list(range(1, len(numbers) + 1))
    assert [row.games for row in counted] == [len(numbers)] * 2
    assert counted == again


async def test_two_who_take_the_last_seat(both: tuple[Database, Database]) -> None:
    """One sits down, the other finds the table full."""

    async def join(db: Database, number: int, user: int) -> None:
        async with db.transaction() as tx:
            await challenges.join(tx, number, Invited(user, "x"), b"", NOW)

    for _ in range(TIMES):
        number = await challenge(both[0], seats=2)
        done = await at_once(join(both[0], number, BOB), join(both[1], number, CAROL))
        assert done == ["ChallengeFull", "NoneType"]


async def test_a_challenge_ends_once(both: tuple[Database, Database]) -> None:
    """It is cancelled or has expired, whoever was first; its time is up for one process only."""

    async def cancel(db: Database, number: int) -> None:
        async with db.transaction() as tx:
            await challenges.close(tx, number, "cancelled")

    async def expire(db: Database) -> list[int]:
        async with db.transaction() as tx:
            return [row.id for row in await challenges.expire(tx, NOW)]

    numbers = [await challenge(both[0], expires_ms=NOW) for _ in range(TIMES)]
    works = [cancel(both[turn % 2], number) for turn, number in enumerate(numbers[:3])]
    found = await asyncio.gather(expire(both[0]), expire(both[1]), *works, return_exceptions=True)

    expired = Counter(number for one in found[:2] for number in one)  # type: ignore[union-attr]
    assert set(expired.values()) == {1}
    assert set(numbers[3:]) <= set(expired)
    for number, done in zip(numbers[:3], found[2:], strict=True):
        assert (number in expired) == (done is not None)


async def test_settings_changed_at_once(both: tuple[Database, Database]) -> None:
    """Both changes count, also where nothing was set before."""

    async def change(db: Database, user: int, **changes: str) -> None:
        async with db.transaction() as tx:
            await settings.change_user(tx, user, **changes)

    for user in range(TIMES):
        works = (change(both[0], user, cards="emoji"), change(both[1], user, order="rank"))
        assert await at_once(*works) == ["NoneType"] * 2
        async with both[0].reading() as tx:
            found = await settings.user_settings(tx, user)
        assert (found.cards, found.order) == ("emoji", "rank")


async def test_a_pause_is_ended_once(both: tuple[Database, Database]) -> None:
    """The time is credited to the players once."""

    async def resume(db: Database, game: int) -> int:
        async with db.transaction() as tx:
            return await pauses.resume(tx, game, NOW + 500)

    for _ in range(TIMES):
        async with both[0].transaction() as tx:
            game = await games.create(tx, new_game())
            await pauses.pause(tx, game, "channel", NOW)
        credited = await asyncio.gather(resume(both[0], game), resume(both[1], game))
        async with both[0].reading() as tx:
            row = await games.load(tx, game)
        assert sorted(credited) == [0, 500]
        assert (row.credited_ms, row.paused_since_ms) == (500, None)
