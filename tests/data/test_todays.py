"""The deal of the day in the database: one row, one try, and secrets that go with the day."""

import asyncio
from dataclasses import replace

import pytest

from data import games, privacy, todays
from data.errors import AlreadyTried
from data.store.database import Database
from data.store.transaction import Transaction
from data.todays import DAY_MS, Deal, day_of
from tests.data.stored_samples import ALICE, BOB, CAROL, GUILD, NOW, ending, new_game

DAY = day_of(NOW)
KEY = bytes(range(32))


def deal(day: int = DAY, variant: str = "gin", made_ms: int = NOW) -> Deal:
    return Deal(
        day=day,
        variant=variant,
        rules={"target": 100},
        dealer=2,
        seed=bytes([day % 256]) * 32,
        commitment="ab" * 32,
        key=KEY,
        made_ms=made_ms,
    )


async def stored(tx: Transaction, day: int = DAY, variant: str = "gin") -> todays.Deal:
    if await todays.missing(tx, day, [variant]):
        await todays.store(tx, [deal(day, variant)])
    return (await todays.deals(tx, day))[variant]


async def tried(
    tx: Transaction,
    user: int,
    lead: int | None,
    *,
    guild: int | None = GUILD,
    day: int = DAY,
    variant: str = "gin",
    over: bool = True,
) -> int:
    """A try that came ahead by *lead*, or was left."""
    new = new_game(user, None, guild=guild, rated=False, now_ms=day * DAY_MS + 1)
    game = await todays.begin(tx, await stored(tx, day, variant), user, new)
    await games.note(tx, game, audience="sealed")  # type: ignore[arg-type]
    if over:
        await games.finish(tx, game, ending(lead or 0, 0), NOW)
        await todays.record(tx, game, lead, NOW + game)
    return game


async def test_whoever_comes_first_makes_the_cards(shared: Database, shared_url: str) -> None:
    """Two processes at once: there is one row, and both read the same."""
    other = await Database.open(shared_url)

    async def ensure(db: Database, seed: bytes) -> bytes:
        async with db.transaction() as tx:
            if await todays.missing(tx, DAY, ["gin"]):
                await asyncio.sleep(0.05)
                await todays.store(tx, [replace(deal(), seed=seed)])
        async with db.reading() as tx:
            return (await todays.deals(tx, DAY))["gin"].seed

    found = await asyncio.gather(ensure(shared, b"1" * 32), ensure(other, b"2" * 32))
    assert len(set(found)) == 1
    await other.close()


async def test_one_try(db: Database) -> None:
    """Of each person, day and game."""
    async with db.transaction() as tx:
        await tried(tx, ALICE, 5)
        await tried(tx, BOB, 5)
        await tried(tx, ALICE, 5, day=DAY + 1)
    with pytest.raises(AlreadyTried):
        async with db.transaction() as tx:
            await tried(tx, ALICE, 50)
    async with db.reading() as tx:
        assert (await todays.tries_of(tx, DAY, ALICE))["gin"].lead == 5


async def test_places(db: Database) -> None:
    """The greatest lead first, equal ones level, who did not finish last; strangers unnamed."""
    async with db.transaction() as tx:
        await tried(tx, ALICE, 10)
        await tried(tx, BOB, None)
        await tried(tx, CAROL, 10)
        await tried(tx, 900, 30, guild=99)
        await tried(tx, 901, -4, guild=None)
        await tried(tx, 902, 0, over=False)
        board = await todays.board(tx, DAY, "gin", guild=GUILD, user=ALICE)
        in_dm = await todays.board(tx, DAY, "gin", guild=None, user=901)
    assert board.all == 5
    assert [board.place(lead) for lead in (30, 10, -4, None)] == [1, 2, 4, 5]
    assert [one.user for one in board.known] == [ALICE, CAROL, BOB]
    assert board.own is not None
    assert board.own.user == ALICE
    assert in_dm.known == ()
    assert (board.here.all, board.here.place(10), board.here.place(None)) == (3, 1, 3)
    assert in_dm.here.all == 0
    assert in_dm.own is not None
    assert in_dm.own.lead == -4
    assert (board.own.guild, in_dm.own.guild) == (GUILD, None)


async def test_a_deletion_leaves_the_mark(db: Database) -> None:
    """No second try, no row that leads from the person to the game; and it goes with the day."""
    async with db.transaction() as tx:
        game = await tried(tx, ALICE, 10)
        nobody = await privacy.forget(tx, ALICE, ())
        found = await stored(tx)
        assert await todays.has_tried(tx, found, ALICE)
        assert not await todays.has_tried(tx, found, nobody)
        assert await todays.tries_of(tx, DAY, ALICE) == {}
        board = await todays.board(tx, DAY, "gin", guild=GUILD, user=BOB)
        assert (board.all, board.known) == (1, ())
        await todays.forget_marks(tx, DAY)
        assert await todays.has_tried(tx, found, ALICE)
        # However many days later that is.
        await todays.forget_marks(tx, DAY + 3)
        assert not await todays.has_tried(tx, found, ALICE)
        assert (await stored(tx)).key is None
        assert await todays.subject(tx, game) == (DAY, "gin")


async def test_a_day_opens_when_all_are_done(db: Database) -> None:
    """Not before it is over, nor while somebody still plays the same cards."""
    async with db.transaction() as tx:
        done, other = await tried(tx, ALICE, 10), await tried(tx, BOB, 0, over=False)
        assert not await todays.is_open(tx, DAY, "gin", DAY)
        assert not await todays.is_open(tx, DAY, "gin", DAY + 1)
        assert await todays.unseal(tx, DAY + 1) == set()
        assert await todays.waits(tx, DAY + 1)
        await games.finish(tx, other, ending(1, 0), NOW)
        assert not await todays.is_open(tx, DAY, "gin", DAY)
        assert await todays.unseal(tx, DAY) == set()
        assert await todays.is_open(tx, DAY, "gin", DAY + 1)
        assert await todays.unseal(tx, DAY + 1) == {done, other}
        assert not await todays.waits(tx, DAY + 1)
        assert (await games.load(tx, done)).audience is None


async def test_the_judge_is_asked_once(db: Database) -> None:
    """What the strong level makes is kept, from today on."""
    async with db.transaction() as tx:
        await stored(tx, DAY - 1)
        await stored(tx)
        assert await todays.unjudged(tx, DAY) == (), "nobody plays it"
        await tried(tx, 1, None, over=False)
        (found,) = await todays.unjudged(tx, DAY)
        await todays.judge(tx, found, 7)
        assert await todays.unjudged(tx, DAY) == ()
        assert (await stored(tx)).strong == 7


async def test_old_days_go(db: Database) -> None:
    """With their results; the games stay."""
    async with db.transaction() as tx:
        game = await tried(tx, ALICE, 10)
        await todays.remove(tx, DAY)
        assert await todays.deals(tx, DAY)
        await todays.remove(tx, DAY + 1)
        assert await todays.deals(tx, DAY) == {}
        assert await todays.subject(tx, game) is None
        assert (await games.load(tx, game)).state == "finished"
