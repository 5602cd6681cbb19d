"""When people may be called, and that nobody is called twice in an hour."""

import asyncio
from dataclasses import replace

from data import around, challenges, games, privacy, retention
from data.around import Availability
from data.challenges import Invited, NewChallenge
from data.store.database import Database
from data.store.transaction import Transaction
from tests.data.stored_samples import ALICE, BOB, CAROL, CHANNEL, GUILD, NOW, new_game

HOUR_MS = 3_600_000


def said(user: int, *, guild: int = GUILD, until_ms: int = NOW + 1) -> Availability:
    games_wanted, days = ["gin", "straight"], [0, 4]
    return Availability(guild, user, f"user {user}", games_wanted, days, 1020, 60, until_ms)


async def opened(tx: Transaction, by: int = CAROL, now_ms: int = NOW) -> int:
    """An open table."""
    new = NewChallenge(
        channel_id=CHANNEL,
        guild_id=GUILD,
        challenger=Invited(by, "x"),
        variant="gin",
        rules={},
        seats=2,
        seed=bytes(32),
        commitment="ab" * 32,
        now_ms=now_ms,
        expires_ms=now_ms + 1000,
    )
    return await challenges.create(tx, new)


async def test_what_is_said_last_holds(db: Database) -> None:
    """It is read as it was said, replaced, and gone once it is stopped; in its server alone."""
    async with db.transaction() as tx:
        await around.say(tx, said(ALICE))
        await around.say(tx, said(ALICE, guild=8))
        changed = replace(said(ALICE), games=["tile"], days=[6], name="Alice")
        await around.say(tx, changed)
        assert await around.of_user(tx, GUILD, ALICE) == changed
        assert await around.of_user(tx, 8, ALICE) == said(ALICE, guild=8)
        await around.stop(tx, GUILD, [ALICE])
        assert await around.of_user(tx, GUILD, ALICE) is None
        assert await around.of_user(tx, 8, ALICE) is not None


async def test_the_longest_uncalled_first(db: Database) -> None:
    """Who was never called stands before who was, and what has lapsed is not there."""
    async with db.transaction() as tx:
        for user in (ALICE, BOB, CAROL):
            await around.say(tx, said(user))
        await around.say(tx, said(104, until_ms=NOW))
        await around.call(tx, await opened(tx), [ALICE], NOW - HOUR_MS, HOUR_MS, 10)
        await around.call(tx, await opened(tx), [BOB], NOW - 2 * HOUR_MS, HOUR_MS, 10)
        found = await around.valid(tx, GUILD, NOW)
    assert [one.user_id for one in found] == [CAROL, BOB, ALICE]


async def test_once_an_hour(db: Database) -> None:
    """Whoever was called less than an hour ago, to whichever table, is not called again."""
    async with db.transaction() as tx:
        tables = [await opened(tx) for _ in range(4)]
        first = await around.call(tx, tables[0], [ALICE, BOB], NOW, HOUR_MS, 10)
        second = await around.call(tx, tables[1], [ALICE, CAROL], NOW + HOUR_MS - 1, HOUR_MS, 10)
        third = await around.call(tx, tables[2], [ALICE, CAROL], NOW + HOUR_MS, HOUR_MS, 10)
        assert (first, second, third) == ((ALICE, BOB), (CAROL,), (ALICE,))
        later = NOW + 9 * HOUR_MS
        assert await around.call(tx, tables[3], [CAROL, BOB, ALICE], later, HOUR_MS, 2) == (
            CAROL,
            BOB,
        ), "and not more than the message holds"
        assert await around.called_to(tx, tables[0]) == (ALICE, BOB)


async def test_once_where_two_tables_open_at_once(shared: Database) -> None:
    """Two processes that call at the same moment: one of them has the person."""
    async with shared.transaction() as tx:
        tables = [await opened(tx) for _ in range(6)]

    async def call(table: int) -> tuple[int, ...]:
        async with shared.transaction() as tx:
            return await around.call(tx, table, [ALICE, BOB], NOW, HOUR_MS, 10)

    called = await asyncio.gather(*map(call, tables))
    assert sorted(user for users in called for user in users) == [ALICE, BOB]


async def test_who_plays_is_not_free(db: Database) -> None:
    """A running game with a move of late; not one that waits for days, nor one that is over."""
    async with db.transaction() as tx:
        await games.create(tx, new_game(ALICE, BOB, now_ms=NOW - 10))
        await games.create(tx, new_game(CAROL, None, now_ms=NOW - HOUR_MS))
        assert await around.at_play(tx, [ALICE, CAROL, 104], NOW - 100) == {ALICE}


async def test_what_goes_when(db: Database) -> None:
    """Calls go with their table, what has lapsed after a while, and all of it with the person."""
    async with db.transaction() as tx:
        table = await opened(tx)
        await around.call(tx, table, [ALICE], NOW, HOUR_MS, 10)
        await challenges.close(tx, table, "expired")
        await around.say(tx, said(ALICE, until_ms=NOW - 5))
        assert await around.remove_lapsed(tx, NOW - 5) == 0
        assert await around.remove_lapsed(tx, NOW) == 1
        assert await retention.remove_challenges(tx, NOW + 1) == 1
        assert await around.called_to(tx, table) == ()
        await around.say(tx, said(ALICE))
        kept = await privacy.export(tx, ALICE)
        assert kept["availabilities"][0]["days"] == [0, 4]
        await privacy.forget(tx, ALICE, ())
        assert await around.valid(tx, GUILD, 0) == ()
