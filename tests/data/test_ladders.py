"""The ladder of a month: the best twenty deals, in a server and everywhere, once they are open."""

from datetime import date

import pytest

from data import games, ladders, privacy, todays
from data.ids import UserId
from data.ladders import BEST, EVERYWHERE, KEPT_MONTHS, PAGE, days_of, ladder, month_of
from data.store.club import today_ladders
from data.store.database import Database
from data.store.transaction import Transaction
from tests.data.stored_samples import ALICE, BOB, CAROL, GUILD
from tests.data.test_todays import stored, tried

FIRST, LAST = days_of(month_of((date(2026, 11, 9) - date(1970, 1, 1)).days))
MONTH = month_of(FIRST)
ELSEWHERE = 99
GAMES = ("gin", "straight", "tile")


async def done(
    tx: Transaction,
    user: int,
    points: int,
    day: int = FIRST,
    *,
    variant: str = "gin",
    guild: int | None = GUILD,
) -> int:
    """A try worth so many *points* at a deal that is open."""
    game = await open_try(tx, user, points, day, variant=variant, guild=guild)
    (found,) = await ladders.uncounted(tx, GAMES, FIRST, 9)
    await ladders.count(tx, found, points)
    return game


async def open_try(
    tx: Transaction, user: int, lead: int | None, day: int = FIRST, **more: object
) -> int:
    """A try that came ahead by *lead*, at a deal that has been judged and is open."""
    variant = str(more.pop("variant", "gin"))
    game = await tried(tx, user, lead, day=day, variant=variant, **more)  # type: ignore[arg-type]
    await todays.judge(tx, await stored(tx, day, variant), 7)
    await games.note(tx, game, audience=None)  # type: ignore[arg-type]
    return game


def test_months() -> None:
    """By the calendar, through the end of a year and a leap day."""
    assert LAST - FIRST == 29
    assert {month_of(day) for day in (FIRST, LAST)} == {MONTH}
    assert month_of(LAST + 1) == MONTH + 1
    assert month_of(days_of(MONTH + 2)[0] - 1) == MONTH + 1
    assert days_of(12 * 2028 + 1)[1] - days_of(12 * 2028 + 1)[0] == 28


async def test_places(db: Database) -> None:
    """By sums, equal ones sharing a place; of other servers and months nothing."""
    async with db.transaction() as tx:
        await done(tx, ALICE, 40)
        await done(tx, ALICE, 50, variant="tile")
        await done(tx, BOB, 90)
        await done(tx, CAROL, 30)
        await done(tx, CAROL, 99, LAST + 1)
        await done(tx, 900, 99, guild=ELSEWHERE)
        found = await ladder(tx, GUILD, MONTH, 1, CAROL)
        nobody = await ladder(tx, GUILD, MONTH, 1, UserId(900))
    told = [(one.place, one.user_id, one.points, one.deals) for one in found.rungs]
    assert told == [(1, ALICE, 90, 2), (1, BOB, 90, 1), (3, CAROL, 30, 1)]
    assert found.own == found.rungs[2]
    assert found.players == 3
    assert (nobody.own, nobody.everybody) == (None, 4)
    assert nobody.everywhere is not None
    assert nobody.everywhere.place == 1


async def test_in_a_dm(db: Database) -> None:
    """Nobody is named there; one's own place is that among all, of whatever server."""
    async with db.transaction() as tx:
        await done(tx, ALICE, 40)
        await done(tx, ALICE, 41, variant="tile", guild=None)
        await done(tx, BOB, 90)
        found = await ladder(tx, None, MONTH, 1, ALICE)
    assert (found.rungs, found.own) == ((), None)
    assert found.everywhere is not None
    assert (found.everywhere.place, found.everywhere.points, found.everywhere.deals) == (2, 81, 2)


async def test_the_best_are_added_up(db: Database) -> None:
    """However many somebody plays, and in whatever order they come."""
    async with db.transaction() as tx:
        for day in range(FIRST, FIRST + BEST + 2):
            await done(tx, ALICE, 50 + (day - FIRST) % 3, day)
        (own,) = (await ladder(tx, GUILD, MONTH, 1, ALICE)).rungs
    worst_first = sorted(50 + at % 3 for at in range(BEST + 2))
    assert own.points == sum(worst_first[2:])
    assert own.deals == BEST + 2


async def test_pages(db: Database) -> None:
    """Ten on each; the reader's line comes along, and a page outside is the nearest one."""
    async with db.transaction() as tx:
        for user in range(1, PAGE + 3):
            await done(tx, user, 100 - user)
        found = await ladder(tx, GUILD, MONTH, 9, UserId(1))
    assert [one.user_id for one in found.rungs] == [PAGE + 1, PAGE + 2]
    assert (found.page, found.pages, found.players) == (2, 2, PAGE + 2)
    assert [one.place for one in found.rungs] == [PAGE + 1, PAGE + 2]
    assert found.own is not None
    assert found.own.place == 1


@pytest.mark.parametrize(
    "why", ["left", "sealed", "playing", "not judged", "no such game", "long ago"]
)
async def test_what_does_not_count(db: Database, why: str) -> None:
    """What was not finished, and what others may still play without knowing of it."""
    async with db.transaction() as tx:
        if why == "playing":
            game = await tried(tx, ALICE, 5, day=FIRST, over=False)
            await games.note(tx, game, audience=None)  # type: ignore[arg-type]
            await todays.judge(tx, await stored(tx, FIRST), 7)
        elif why == "not judged":
            game = await tried(tx, ALICE, 5, day=FIRST)
            await games.note(tx, game, audience=None)  # type: ignore[arg-type]
        else:
            game = await open_try(tx, ALICE, None if why == "left" else 5)
        if why == "sealed":
            await games.note(tx, game, audience="sealed")  # type: ignore[arg-type]
        known = ("tile",) if why == "no such game" else GAMES
        first = FIRST + 1 if why == "long ago" else FIRST
        assert not await ladders.uncounted(tx, known, first, 9)


async def test_counted_once(db: Database) -> None:
    """It is asked for no more, and some at a time."""
    async with db.transaction() as tx:
        await open_try(tx, ALICE, 5)
        await open_try(tx, BOB, 6)
        (first,) = await ladders.uncounted(tx, GAMES, FIRST, 1)
        assert (first.user, first.lead, first.strong, first.day) == (ALICE, 5, 7, FIRST)
        await ladders.count(tx, first, 48)
        (second,) = await ladders.uncounted(tx, GAMES, FIRST, 9)
        assert second.user == BOB


async def test_a_deletion_takes_somebody_out(db: Database) -> None:
    """With all that was counted, and what is still to be."""
    async with db.transaction() as tx:
        await done(tx, ALICE, 40)
        await open_try(tx, ALICE, 5, FIRST + 1)
        (late,) = await ladders.uncounted(tx, GAMES, FIRST, 9)
        exported = await privacy.export(tx, ALICE)
        assert {one["guild_id"] for one in exported["ladders"]} == {EVERYWHERE, GUILD}
        assert [one["points"] for one in exported["tries"]] == [40, None]
        await privacy.forget(tx, ALICE, ())
        await ladders.count(tx, late, 99)
        assert not await ladders.uncounted(tx, GAMES, FIRST, 9)
        assert not (await ladder(tx, GUILD, MONTH, 1, BOB)).rungs
        assert not await tx.count(today_ladders.c.points > 0)


async def test_old_ladders_go(db: Database) -> None:
    """A month is looked at for a year; a server that we have left for as long as its rest."""
    async with db.transaction() as tx:
        await done(tx, ALICE, 40)
        last_day = days_of(MONTH + KEPT_MONTHS - 1)[1]
        assert not await ladders.remove_old(tx, last_day)
        assert await ladders.remove_old(tx, last_day + 1) == 2
        await done(tx, ALICE, 40, FIRST + 1)
        await privacy.note_server(tx, GUILD, 5)  # type: ignore[arg-type]
        assert await privacy.forget_servers(tx, 6) == 1  # type: ignore[arg-type]
        assert [one.guild_id for one in await tx.execute(today_ladders.select())] == [EVERYWHERE]
