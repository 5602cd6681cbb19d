"""Shards and their processes: who has which, and what time is charged to nobody."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

import pytest
from sqlalchemy import insert, update

from data import games, pauses, running, shards
from data.errors import StorageRefused
from data.games import Deadline
from data.shards import ALIVE_MS, IDENTIFY_EVERY_MS
from data.store.database import Database
from data.store.schema import games as games_table
from data.store.schema import meta
from tests.data.stored_samples import ALICE, BOB, NOW, draw, new_game

MINUTE_MS = 60_000


def lives(_: str) -> bool:
    """For who cannot know more: it is not known to be dead."""
    return False


async def claimed(
    db: Database,
    process: str,
    *wanted: int,
    count: int = 4,
    now_ms: int = NOW,
    is_dead: Callable[[str], bool] = lives,
) -> str:
    async with db.transaction() as tx:
        return await shards.claim(tx, wanted, count, process, now_ms, is_dead)


async def reachable(db: Database) -> dict[int, int]:
    async with db.reading() as tx:
        return dict(await shards.reachable(tx))


async def test_a_shard_has_one_process(db: Database) -> None:
    """Who lives keeps its shards; nothing is taken of who wants one of them and another."""
    assert await claimed(db, "first", 0, 1) == ""
    assert await claimed(db, "second", 1, 2, now_ms=NOW + ALIVE_MS - 1) == "first"
    assert await claimed(db, "third", 2, 3) == ""
    assert await claimed(db, "first", 0, 1) == ""


async def test_silence_is_death(db: Database) -> None:
    """A process that gives no sign of life loses its shards to who asks, and hears of it."""
    await claimed(db, "first", 0, 1)
    async with db.transaction() as tx:
        assert await shards.beat(tx, "first", [0, 1], NOW + 1000) == 2
    assert await claimed(db, "second", 0, now_ms=NOW + ALIVE_MS) == "first"
    assert await claimed(db, "second", 0, now_ms=NOW + 1000 + ALIVE_MS) == ""
    async with db.transaction() as tx:
        assert await shards.beat(tx, "first", [0, 1], NOW + 20_000) == 1


async def test_which_process_lives(db: Database) -> None:
    """A shard is held by who has given a sign of life since then, and has not left it."""
    await claimed(db, "first", 0, 1)
    await claimed(db, "second", 2, now_ms=NOW + 1000)
    async with db.reading() as tx:
        assert await shards.holders(tx, NOW) == {0: "first", 1: "first", 2: "second"}
        assert await shards.holders(tx, NOW + 1) == {2: "second"}
    async with db.transaction() as tx:
        await shards.release(tx, "second")
        assert await shards.holders(tx, NOW + 1) == {}


async def test_an_end_leaves_the_others_theirs(db: Database) -> None:
    """The shards of a process that has ended are free at once, and no others."""
    assert not await claimed(db, "one", 0)
    assert not await claimed(db, "two", 1)
    async with db.transaction() as tx:
        await shards.release(tx, "one")
        assert await shards.beat(tx, "two", [1], NOW) == 1
    assert await claimed(db, "three", 1) == "two"
    assert not await claimed(db, "three", 0)


async def test_who_is_known_to_be_dead_keeps_nobody_waiting(db: Database) -> None:
    """Nor does who has left its shards."""
    await claimed(db, "killed", 0)
    assert await claimed(db, "second", 0, is_dead=lambda name: name == "killed") == ""
    async with db.transaction() as tx:
        await shards.release(tx, "second")
    assert await claimed(db, "third", 0) == ""


async def test_another_number_of_shards(db: Database) -> None:
    """It waits until nobody plays with the old one; one last moment is then of all shards."""
    await claimed(db, "first", 0, 1, count=2)
    async with db.transaction() as tx:
        await shards.beat(tx, "first", [0], NOW + 1000)
        await shards.beat(tx, "first", [1], NOW + 2000)
    assert await claimed(db, "second", 2, count=3, now_ms=NOW + 3000) == "first"
    async with db.transaction() as tx:
        await shards.release(tx, "first")
    assert await claimed(db, "second", 2, 0, count=3, now_ms=NOW + 3000) == ""
    assert await reachable(db) == {0: NOW + 2000, 2: NOW + 2000}


async def test_the_last_heartbeat_of_the_first_version(db: Database) -> None:
    """Version 0.1.0 kept one moment for all shards."""
    async with db.transaction() as tx:
        await tx.execute(insert(meta).values(key="reachable_ms", value=str(NOW)))
    await claimed(db, "first", 0, 1)
    assert await reachable(db) == {0: NOW, 1: NOW}


async def test_a_new_database_was_never_reachable(db: Database) -> None:
    await claimed(db, "first", 0)
    assert await reachable(db) == {}


async def test_claims_at_once(shared: Database, shared_url: str) -> None:
    """Of several processes that want the same shard at the same moment one gets it."""
    others = [await Database.open(shared_url) for _ in range(3)]
    names = ["a", "b", "c", "d"]
    answers = await asyncio.gather(
        *(claimed(db, name, 0) for db, name in zip([shared, *others], names, strict=True))
    )
    for db in others:
        await db.close()
    assert answers.count("") == 1
    assert set(answers) - {""} == {names[answers.index("")]}


async def test_one_identify_after_the_other(db: Database) -> None:
    """Each caller has a moment of its own, far enough from the others; jumps of clocks pass."""

    async def turn(now_ms: int) -> int:
        async with db.transaction() as tx:
            return await shards.next_identify_ms(tx, now_ms)

    assert await turn(NOW) == NOW
    assert await turn(NOW + 1) == NOW + IDENTIFY_EVERY_MS
    assert await turn(NOW + 2) == NOW + 2 * IDENTIFY_EVERY_MS
    assert await turn(NOW + MINUTE_MS) == NOW + MINUTE_MS
    assert await turn(NOW - 100 * MINUTE_MS) == NOW - 100 * MINUTE_MS


async def begun(db: Database, shard: int | None, moved_ms: int, deadline_ms: int | None) -> int:
    """A running game of a server of *shard* of 4, or in a DM."""
    guild = None if shard is None else (4 + shard) << 22
    async with db.transaction() as tx:
        game = await games.create(tx, new_game(ALICE, BOB, guild=guild))
        limit = None if deadline_ms is None else Deadline(deadline_ms, "timeout")
        await games.append(tx, game, 0, [draw()], deadline=limit, now_ms=moved_ms)
        await running.shown(tx, {game: 1})
    return game


async def test_credit_of_a_shard(db: Database) -> None:
    """Each of its running games gets back what it missed; others, and paused ones, nothing."""
    since, until = NOW + MINUTE_MS, NOW + 5 * MINUTE_MS
    before = await begun(db, 1, NOW, until + MINUTE_MS)
    during = await begun(db, 1, NOW + 3 * MINUTE_MS, until + MINUTE_MS)
    later = await begun(db, 1, until + 1, until + MINUTE_MS)
    slow = await begun(db, 1, NOW, until + 3 * 24 * 60 * MINUTE_MS)
    elsewhere = await begun(db, 2, NOW, until + MINUTE_MS)
    paused = await begun(db, 1, NOW, until + MINUTE_MS)
    await claimed(db, "first", 1)
    async with db.transaction() as tx:
        await pauses.pause(tx, paused, "channel", NOW + 1)
        assert await shards.credit(tx, 1, 4, "first", since, until)
    async with db.reading() as tx:
        rows = [await games.load(tx, game) for game in (before, during, later, slow)]
        others = [await games.load(tx, game) for game in (elsewhere, paused)]
    assert [row.credited_ms for row in rows] == [4 * MINUTE_MS, 2 * MINUTE_MS, 0, 4 * MINUTE_MS]
    moved_by = [(row.deadline_ms or 0) - (until + MINUTE_MS) for row in rows[:3]]
    assert moved_by == [row.credited_ms for row in rows[:3]], "a deadline moves by what it lost"
    assert [row.shown_step for row in rows] == [None, None, 1, 1]
    assert [row.credited_ms for row in others] == [0, 0]


async def test_credit_where_the_clock_was_put_back(db: Database) -> None:
    """By an hour: games go on from where their clocks stood; one that began since is left alone."""
    since, until, hour = NOW + 70 * MINUTE_MS, NOW + 10 * MINUTE_MS, 60 * MINUTE_MS
    moves = {"quiet": NOW, "lately": until + MINUTE_MS, "since the note": since + 500}
    moves |= {"new": until - 500, "paused": since}
    found = {name: await begun(db, 1, at_ms, since + hour) for name, at_ms in moves.items()}
    await claimed(db, "first", 1)
    async with db.transaction() as tx:
        began = update(games_table).where(games_table.c.id == found["new"])
        await tx.execute(began.values(started_ms=until - 1000))
        await pauses.pause(tx, found["paused"], "channel", since)
        assert await shards.credit(tx, 1, 4, "first", since, until)
    async with db.reading() as tx:
        rows = {name: await games.load(tx, game) for name, game in found.items()}
    credited = {"quiet": -hour, "lately": -hour, "since the note": -hour - 500}
    credited |= {"new": 0, "paused": 0}
    assert {name: row.credited_ms for name, row in rows.items()} == credited
    for row in rows.values():
        assert row.deadline_ms == since + hour + row.credited_ms
        assert row.moved_ms <= until, "what is missed next would not be theirs"
    assert rows["quiet"].at_ms(until) == since - rows["quiet"].started_ms


async def test_a_move_by_another_shard_is_credited_first(db: Database) -> None:
    """What was missed up to a move is charged to nobody; the shard's process credits the rest."""
    silent, later, back = NOW + 1000, NOW + 3 * MINUTE_MS, NOW + 4 * MINUTE_MS
    game = await begun(db, 1, NOW, NOW + MINUTE_MS)
    await claimed(db, "first", 1)
    async with db.transaction() as tx:
        await shards.beat(tx, "first", [1], silent)
    lost = []
    for now in (silent + shards.UNHEARD_MS - 1, later, later):
        async with db.transaction() as tx:
            lost.append(await shards.credit_one(tx, game, 1, now))
    assert lost == [0, later - silent, 0]
    async with db.reading() as tx:
        assert (await games.load(tx, game)).deadline_ms == NOW + MINUTE_MS + later - silent
    async with db.transaction() as tx:
        assert await shards.credit(tx, 1, 4, "first", silent, back)
    async with db.reading() as tx:
        assert (await games.load(tx, game)).credited_ms == back - silent


async def test_a_paused_game_is_not_credited(db: Database) -> None:
    """Its clock stands still as it is."""
    game = await begun(db, 1, NOW, NOW + MINUTE_MS)
    await claimed(db, "first", 1)
    async with db.transaction() as tx:
        await shards.beat(tx, "first", [1], NOW)
        await pauses.pause(tx, game, "channel", NOW)
        assert await shards.credit_one(tx, game, 1, NOW + MINUTE_MS) == 0


async def test_a_pause_that_ends_in_an_outage_is_credited_once(db: Database) -> None:
    """The outage from then on: what of it lay in the pause was credited with that."""
    game = await begun(db, 1, NOW, NOW + MINUTE_MS)
    await claimed(db, "first", 1)
    async with db.transaction() as tx:
        await pauses.pause(tx, game, "channel", NOW + 1_000)
        assert await pauses.resume(tx, game, NOW + 30_000) == 29_000
        assert await shards.credit(tx, 1, 4, "first", NOW + 5_000, NOW + 40_000)
    async with db.reading() as tx:
        assert (await games.load(tx, game)).credited_ms == 29_000 + 10_000


async def test_games_in_direct_messages_are_the_first_shards(db: Database) -> None:
    """As direct messages are."""
    game = await begun(db, None, NOW, None)
    await claimed(db, "first", 0)
    async with db.transaction() as tx:
        assert await shards.credit(tx, 0, 4, "first", NOW, NOW + 1000)
    async with db.reading() as tx:
        assert (await games.load(tx, game)).credited_ms == 1000
        assert await running.find_all(tx, [1, 2, 3], 4) == []
        assert [one.id for one in await running.find_all(tx, [0], 4)] == [game]


async def test_the_same_gap_is_credited_once(db: Database) -> None:
    """However often somebody tries who does not know whether it was."""
    game = await begun(db, 0, NOW, None)
    await claimed(db, "first", 0)
    for done in (True, False):
        async with db.transaction() as tx:
            assert await shards.credit(tx, 0, 4, "first", NOW, NOW + 1000) is done
    async with db.transaction() as tx:
        assert not await shards.credit(tx, 0, 4, "not first", NOW, NOW + 2000)
    async with db.reading() as tx:
        assert (await games.load(tx, game)).credited_ms == 1000
    assert await reachable(db) == {0: NOW + 1000}


async def test_trying_out_leaves_nothing(db: Database) -> None:
    """That a move could be stored is found out without one, also of a game that is no more."""
    game = await begun(db, 0, NOW, None)
    async with db.reading() as tx:
        before = await games.load(tx, game), await games.moves_of(tx, game, -1)
    for number in (game, game, game + 1):
        async with db.transaction() as tx:
            await running.try_out(tx, number)
    async with db.reading() as tx:
        assert (await games.load(tx, game), await games.moves_of(tx, game, -1)) == before


async def test_trying_out_finds_a_game_that_is_held(shared: Database, shared_url: str) -> None:
    """As a move does, where another process holds the game for too long."""
    game = await begun(shared, 0, NOW, None)
    other = await Database.open(shared_url, busy_seconds=0.05)
    async with shared.transaction() as tx:
        await games.load(tx, game)
        with pytest.raises(StorageRefused, match="locked"):
            await tried(other, game)
    await tried(other, game)
    await other.close()


async def tried(db: Database, game: int) -> None:
    async with db.transaction() as tx:
        await running.try_out(tx, game)


async def test_what_a_start_takes_up(db: Database) -> None:
    """Of each game whether time runs, until when, and whether its messages are behind."""
    shown, credited, fresh = [await begun(db, 3, NOW + moved, NOW * 2) for moved in (0, 1, 2)]
    await begun(db, 0, NOW, None)
    async with db.transaction() as tx:
        await tx.execute(
            update(games_table).where(games_table.c.id == credited).values(shown_step=None)
        )
        await pauses.pause(tx, credited, "channel", NOW + 1)
        await games.append(tx, fresh, 1, [draw(1, 2000)], deadline=None, now_ms=NOW + 9)
    async with db.reading() as tx:
        found = sorted(await running.find_all(tx, [3], 4))
    guild = 7 << 22
    assert found == [
        (shown, guild, NOW, NOW * 2, False, False),
        (credited, guild, NOW + 1, NOW * 2, True, True),
        (fresh, guild, NOW + 9, None, False, True),
    ]


async def test_calls_to_another_process(db: Database) -> None:
    """A call is there until it was heard; one that comes meanwhile stays."""
    game = await begun(db, 1, NOW, None)
    async with db.transaction() as tx:
        await running.wake(tx, game, 1)
    async with db.reading() as tx:
        calls = await running.woken(tx, [0, 1])
        assert await running.woken(tx, [2, 3]) == {}
    assert list(calls.values()) == [game]
    async with db.transaction() as tx:
        await running.wake(tx, game, 1)
        await running.heard(tx, list(calls))
    async with db.reading() as tx:
        assert list((await running.woken(tx, [1])).values()) == [game]


@pytest.mark.parametrize("db_url", ["postgresql"], indirect=True)
async def test_postgresql_carries_the_call(db: Database) -> None:
    """Who listens is called as soon as the word is committed, and not when it is not."""
    heard: asyncio.Queue[str] = asyncio.Queue()
    await db.listen(heard.put_nowait)
    await db.listen(heard.put_nowait)
    game = await begun(db, 1, NOW, None)
    with suppress(ZeroDivisionError):
        async with db.transaction() as tx:
            await running.wake(tx, game, 2)
            raise ZeroDivisionError
    async with db.transaction() as tx:
        await running.wake(tx, game, 1)
    assert await asyncio.wait_for(heard.get(), 30) == "1"
    assert heard.empty()
