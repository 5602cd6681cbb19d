"""Which time is charged to nobody: the rules alone, by a clock that tests set."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import discord
import pytest
from sqlalchemy import update

from bot.runtime.desk import Desk
from bot.runtime.leases import Leases, ShardTaken
from bot.runtime.outages import BEAT_MS, LATE_MS, SILENT_MS, SMALLEST_CREDIT_MS, Outages
from bot.runtime.shards import Shards
from bot.runtime.timers import Tasks, Timers
from data import shards
from data.errors import StorageRefused
from data.store.database import Database
from data.store.schema import shards as shards_table
from data.store.transaction import Transaction
from sandbox.interactions import FIRST_ANSWER_SECONDS

SHARD = 0
START_MS = 1_700_000_000_000
PATIENCE_MS = BEAT_MS + LATE_MS
"""By so much a heartbeat may lie back."""


class Watched:
    """The outages of a process with two shards, at a time that is set, and what they credit."""

    def __init__(self, db: Database) -> None:
        client = discord.AutoShardedClient(intents=discord.Intents.none(), shard_count=2)
        shards, tasks = Shards(client, shared=False), Tasks()
        self.desk = Desk(db, client, shards, Timers(tasks), tasks)
        self.outages = Outages(self.desk, Leases(db, shards))
        self.outages.missed.subscribe(self._note)
        self.at_ms = 0
        """The present, since the start."""
        self.credits: list[tuple[int, int]] = []
        """Since when and until when, since the start."""
        self.meanwhile: Callable[[], None] = lambda: None
        """What happens while something is credited."""

    def now_ms(self) -> int:
        """The wall clock."""
        return START_MS + self.at_ms

    async def _note(self, _: int, since_ms: int, until_ms: int) -> None:
        self.meanwhile()
        self.credits.append((since_ms - START_MS, until_ms - START_MS))

    def lost(self, at_ms: int, shard: int = SHARD) -> None:
        """The connection is lost at that time."""
        self.at_ms = at_ms
        self.outages.lost(shard)

    async def over(self, at_ms: int, shard: int = SHARD) -> None:
        """It is there at that time."""
        self.at_ms = at_ms
        await self.outages.over(shard)


@pytest.fixture
async def watched(db: Database, monkeypatch: pytest.MonkeyPatch) -> Watched:
    """A process both shards of which are connected since the start."""
    found = Watched(db)
    monkeypatch.setattr("bot.runtime.outages.now_ms", found.now_ms)
    await found.over(0)
    await found.over(0, 1)
    return found


@pytest.mark.parametrize(
    ("gap_ms", "is_credited"),
    [
        pytest.param(SMALLEST_CREDIT_MS - 1, False, id="an ordinary reconnect"),
        pytest.param(SMALLEST_CREDIT_MS, True, id="a gap"),
        pytest.param(1 - SMALLEST_CREDIT_MS, False, id="the clock is put back a little"),
        pytest.param(-SMALLEST_CREDIT_MS, True, id="the clock is put back"),
    ],
)
async def test_which_gap_is_credited(watched: Watched, gap_ms: int, is_credited: bool) -> None:
    """From the loss to the return, once it is long enough to be noticed."""
    watched.lost(1000)
    await watched.over(1000 + gap_ms)
    assert watched.credits == [(1000, 1000 + gap_ms)] * is_credited


async def test_a_gap_begins_with_the_first_loss(watched: Watched) -> None:
    """What is lost again meanwhile is the same gap; the next one is another."""
    watched.lost(1000)
    watched.lost(2000)
    await watched.over(3000)
    await watched.over(3500)
    watched.lost(4000)
    await watched.over(5000)
    assert watched.credits == [(1000, 3000), (4000, 5000)]


@pytest.mark.parametrize(
    ("lost_ms", "since_ms"),
    [
        pytest.param(PATIENCE_MS, PATIENCE_MS, id="it was on time"),
        pytest.param(PATIENCE_MS + 1, 0, id="it was late"),
    ],
)
async def test_a_loss_of_which_we_hear_late(watched: Watched, lost_ms: int, since_ms: int) -> None:
    """Where no heartbeat was stored for too long the gap begins at the last one."""
    watched.lost(lost_ms)
    await watched.over(lost_ms + 1000)
    assert watched.credits == [(since_ms, lost_ms + 1000)]


async def test_no_moment_is_credited_twice(watched: Watched) -> None:
    """The wall clock is put back a little after a gap, and the connection is lost again."""
    watched.lost(500)
    await watched.over(1000)
    watched.lost(800)
    await watched.over(1300)
    assert watched.credits == [(500, 1000), (1000, 1300)]


async def test_moments_that_are_there_once_more(watched: Watched) -> None:
    """What is lost and comes back before the end of the last credit is a gap of its own."""
    watched.lost(500)
    await watched.over(2000)
    watched.lost(1000)
    await watched.over(1500)
    assert watched.credits == [(500, 2000), (1000, 1500)]


async def test_a_refused_move_begins_a_gap(watched: Watched) -> None:
    """At the last heartbeat, as nobody of that shard could play since; the next one is as usual."""
    watched.at_ms = 400
    with pytest.raises(StorageRefused), watched.outages.noticing(1, None):
        raise StorageRefused("busy", "locked")
    watched.lost(1000)
    watched.lost(1000, 1)
    for shard in (SHARD, 1):
        await watched.over(1500, shard)
    watched.lost(2000)
    await watched.over(2500)
    assert watched.credits == [(0, 1500), (1000, 1500), (2000, 2500)]


async def test_a_refused_credit_is_tried_again(
    watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until it is stored nobody's answer goes on."""
    monkeypatch.setattr("bot.runtime.outages.RETRY_SECONDS", 0)
    tries = []

    def refuse_once() -> None:
        tries.append(watched.outages.is_cut_off(SHARD))
        if len(tries) == 1:
            raise StorageRefused("busy", "locked")

    watched.meanwhile = refuse_once
    watched.lost(1000)
    await watched.over(2000)
    assert tries == [True, True]
    assert watched.credits == [(1000, 2000)]
    assert not watched.outages.is_cut_off(SHARD)


async def test_lost_again_while_it_is_credited(watched: Watched) -> None:
    """Answers wait on, and the second gap is credited as well."""
    watched.meanwhile = lambda: watched.lost(2100)
    watched.lost(1000)
    await watched.over(2000)
    assert watched.outages.is_cut_off(SHARD)
    watched.meanwhile = lambda: None
    await watched.over(3000)
    assert not watched.outages.is_cut_off(SHARD)
    assert watched.credits == [(1000, 2000), (2100, 3000)]


async def test_answers_wait_for_the_credit(watched: Watched) -> None:
    """They go on once the connection is back and what was missed is credited, and not before."""
    credits_seen = []

    async def answer() -> None:
        await watched.outages.wait(SHARD)
        credits_seen.extend(watched.credits)

    watched.lost(1000)
    waiting = asyncio.create_task(answer())
    await asyncio.sleep(0)
    assert not waiting.done()
    await watched.over(2000)
    await asyncio.wait_for(waiting, timeout=30)
    assert credits_seen == [(1000, 2000)]


async def test_lost_again_before_anything_was_stored(
    db: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A start whose credit is refused until the connection is gone: it is all one outage."""
    new = Watched(db)
    monkeypatch.setattr("bot.runtime.outages.now_ms", new.now_ms)
    monkeypatch.setattr("bot.runtime.outages.RETRY_SECONDS", 0)

    def lose_and_refuse() -> None:
        new.meanwhile = lambda: None
        new.lost(PATIENCE_MS + 1000)
        raise StorageRefused("busy", "locked")

    new.meanwhile = lose_and_refuse
    new.outages.begin({SHARD: START_MS - 5000})
    new.desk.timers.cancel("heartbeat")
    await new.over(0)
    await new.over(PATIENCE_MS + 3000)
    assert new.credits == [(-5000, 0), (0, PATIENCE_MS + 3000)]


async def test_since_when_a_shard_is_cut_off(db: Database, watched: Watched) -> None:
    """Since the loss; before the first connection since the last process had one, if any did."""
    outages = watched.outages
    assert outages.cut_off_since_ms(SHARD, 7) is None
    watched.lost(1000)
    assert outages.cut_off_since_ms(SHARD, 7) == START_MS + 1000
    assert outages.cut_off_since_ms(1) is None

    new = Watched(db)
    assert new.outages.cut_off_since_ms(SHARD) is None
    assert new.outages.cut_off_since_ms(SHARD, 7) == 7
    new.outages.begin({SHARD: START_MS - 5000})
    new.desk.timers.cancel("heartbeat")
    assert new.outages.cut_off_since_ms(SHARD, 7) == START_MS - 5000
    assert new.outages.cut_off_since_ms(1, 7) == 7
    new.lost(500)
    assert new.outages.cut_off_since_ms(SHARD, 7) == START_MS - 5000, "it was none yet"
    watched.at_ms = 0
    await new.over(0)
    await new.over(0, 1)
    assert new.credits == [(-5000, 0)]
    assert new.outages.cut_off_since_ms(SHARD, 7) is None


# until when players could surely reach us


class Reached(Watched):
    """The same process, which has leased its shards, with lines to Discord that tests cut."""

    def __init__(self, db: Database) -> None:
        super().__init__(db)
        self.db = db
        self.heard_at_ms: dict[int, int | None] = {}
        """When each shard was last heard, since the start; None: never. Else it is right now."""
        self.sockets = {SHARD: "first", 1: "second"}
        self.asked = 0
        """How often Discord was asked for a sign of life."""
        self.answers: Callable[[Callable[[], None]], bool] = lambda late: True
        """What comes of that, and of the time until then."""
        self.beats = 0
        self.is_refused = False
        """Whether no heartbeat can be stored."""
        self.outages.beating.subscribe(self._count)

    async def _count(self, _: Transaction) -> None:
        if self.is_refused:
            raise StorageRefused("busy", "locked")
        self.beats += 1

    def socket(self, *, shard_id: int) -> str:
        """The connection of a shard."""
        return self.sockets[shard_id]

    def last_heard_ms(self, socket: str) -> int | None:
        """When something last came by it."""
        shard = next(one for one, own in self.sockets.items() if own == socket)
        heard = self.heard_at_ms.get(shard, self.at_ms)
        return None if heard is None else START_MS + heard

    async def answer(self, _: str, late: Callable[[], None]) -> bool:
        """Whether there is a sign of life."""
        self.asked += 1
        return self.answers(late)

    async def taken_over(self) -> None:
        """Another process has taken one of our shards, as it thought us dead."""
        async with self.db.transaction() as tx:
            await tx.execute(
                update(shards_table).where(shards_table.c.shard == 1).values(process="x")
            )

    async def stored(self) -> dict[int, int]:
        """Until when each shard was reached, as it is stored, since the start."""
        async with self.db.reading() as tx:
            return {one: at - START_MS for one, at in (await shards.reachable(tx)).items()}

    async def reach(self, at_ms: int, due_ms: int) -> int:
        """Until when the first shard's players could reach us, asked at *at_ms*."""
        self.at_ms = at_ms
        return await self.outages.reach(SHARD, START_MS + due_ms) - START_MS


@pytest.fixture
async def reached(db: Database, monkeypatch: pytest.MonkeyPatch) -> Reached:
    """A process both shards of which are connected since the start, and heard."""
    found = Reached(db)
    for place in ("outages", "leases"):
        monkeypatch.setattr(f"bot.runtime.{place}.now_ms", found.now_ms)
    monkeypatch.setattr("bot.runtime.outages.last_heard_ms", found.last_heard_ms)
    monkeypatch.setattr("bot.runtime.outages.answers", found.answer)
    monkeypatch.setattr(found.desk.client, "_get_websocket", found.socket)
    await found.outages._leases.take()
    await found.over(0)
    await found.over(0, 1)
    return found


async def waits(work: Coroutine[Any, Any, Any]) -> bool:
    """Whether *work* is not done, though nothing keeps it but that it waits."""
    task = asyncio.ensure_future(work)
    await asyncio.wait({task}, timeout=0.05)
    task.cancel()
    return not task.done()


async def test_a_turn_is_over_once_a_heartbeat_is_stored_after_it(reached: Reached) -> None:
    """One that was stored before says nothing; it is asked for no more often than needed."""
    assert await reached.reach(900, due_ms=0) == 0
    assert reached.beats == 0
    assert await reached.reach(1000, due_ms=900) == 1000
    assert reached.beats == 1
    assert await reached.reach(1500, due_ms=1000) == 1000
    assert reached.beats == 1
    assert await reached.reach(2000, due_ms=2000) == 2000
    assert reached.credits == []


async def test_a_turn_is_not_over_before_its_end(reached: Reached) -> None:
    """By this clock; nor while nothing can be stored."""
    with pytest.raises(StorageRefused, match="nobody's time is over"):
        await reached.reach(1000, due_ms=1001)
    reached.is_refused = True
    with pytest.raises(StorageRefused, match="locked"):
        await reached.reach(2000, due_ms=1900)
    reached.is_refused = False
    assert await reached.reach(2500, due_ms=1900) == 2500
    assert reached.credits == [(1000, 2500)] * 2, "of both shards"


async def test_what_was_missed_is_credited_before_a_turn_is_over(reached: Reached) -> None:
    """Where the last heartbeat lies back too far we stood still, whatever the turn's end."""
    assert await reached.reach(PATIENCE_MS + 1, due_ms=0) == PATIENCE_MS + 1
    assert reached.credits == [(0, PATIENCE_MS + 1)] * 2


@pytest.mark.parametrize("awake_ms", [900_000, -900_000], ids=["forward", "put back"])
async def test_lost_while_a_late_heartbeat_credits(reached: Reached, awake_ms: int) -> None:
    """Whichever way the wall clock went while we stood still, that is credited once."""
    reached.meanwhile = lambda: reached.lost(awake_ms)
    reached.at_ms = awake_ms
    await reached.outages.sure(SHARD)
    await reached.over(awake_ms + 1000)
    assert reached.credits == [(0, awake_ms), (0, awake_ms), (awake_ms, awake_ms + 1000)]


async def test_credited_while_a_late_heartbeat_is_stored(reached: Reached) -> None:
    """Up to a later moment than the heartbeat's: the clock was not put back for that."""
    late_ms, over_ms = PATIENCE_MS + 1, PATIENCE_MS + 5000

    async def lose(_: Transaction) -> None:
        reached.lost(late_ms + 500)
        await reached.over(over_ms)

    reached.outages.beating.subscribe(lose)
    reached.at_ms = late_ms
    await reached.outages._show_life()
    assert reached.credits == [(0, over_ms), (0, late_ms)], "of the lost shard, then the other"


async def test_a_silent_line_is_asked_before_a_turn_is_over(reached: Reached) -> None:
    """After a second of silence; what answers at once was there all the time."""
    reached.heard_at_ms[SHARD] = 1001
    assert await reached.reach(2000, due_ms=1500) == 2000
    assert reached.asked == 0
    reached.heard_at_ms[SHARD] = 1000
    assert await reached.reach(2000, due_ms=2000) == 2000
    assert reached.asked == 1
    assert reached.credits == []
    reached.heard_at_ms[SHARD] = None
    assert await reached.reach(2000, due_ms=2000) == 2000
    assert reached.asked == 1, "a closed one is not asked: its loss is told"


async def test_a_line_that_answers_late(reached: Reached) -> None:
    """It was cut off since it was last heard, though it lives."""

    def late(cut_off: Callable[[], None]) -> bool:
        reached.at_ms = 2000
        cut_off()
        assert reached.outages.is_cut_off(SHARD)
        return True

    reached.answers = late
    reached.heard_at_ms[SHARD] = 500
    assert await reached.reach(1700, due_ms=1600) == 2000
    assert reached.credits == [(500, 2000)]
    assert not reached.outages.is_cut_off(SHARD)


@pytest.mark.parametrize("is_replaced", [False, True])
async def test_a_line_that_ends_while_it_is_asked(reached: Reached, is_replaced: bool) -> None:
    """It is cut off since it was last heard, and the turn goes on; another one there is not."""

    def ends(_: Callable[[], None]) -> bool:
        if is_replaced:
            reached.sockets[SHARD] = "third"
        return False

    reached.answers = ends
    reached.heard_at_ms[SHARD] = 500
    assert await waits(reached.reach(1700, due_ms=1600)) != is_replaced
    assert reached.outages.cut_off_since_ms(SHARD) == (None if is_replaced else START_MS + 500)


async def test_a_heartbeat_names_no_shard_that_is_silent(reached: Reached) -> None:
    """Its players could perhaps not reach us; a closed line was last heard when it was."""
    reached.at_ms = 1000
    reached.heard_at_ms = {SHARD: 1000 - SILENT_MS - 1, 1: 1000 - SILENT_MS}
    await reached.outages._show_life()
    assert await reached.stored() == {1: 1000}
    reached.heard_at_ms = dict.fromkeys((SHARD, 1))
    await reached.outages._show_life()
    assert await reached.stored() == {1: 1000}
    reached.heard_at_ms = {}
    await reached.outages._show_life()
    assert await reached.stored() == {SHARD: 1000, 1: 1000}


async def test_a_turn_does_not_end_while_its_players_are_cut_off(reached: Reached) -> None:
    """What waits for it waits for their return."""
    reached.lost(500)
    assert await waits(reached.reach(1000, due_ms=400))


async def test_answers_after_we_stood_still(reached: Reached) -> None:
    """They go on once it is known that nobody has taken our place: that takes 15 seconds."""
    reached.at_ms = shards.ALIVE_MS
    await reached.outages.wait(SHARD)
    assert reached.beats == 0
    reached.at_ms += 1
    await reached.outages.wait(SHARD)
    assert reached.beats == 1


async def test_answers_on_a_line_that_is_lost_after_we_stood_still(reached: Reached) -> None:
    """They wait on."""
    reached.at_ms = shards.ALIVE_MS + 1
    reached.meanwhile = lambda: reached.outages.lost(SHARD)
    assert await waits(reached.outages.wait(SHARD))


async def test_nobody_answers_whose_place_is_taken(reached: Reached) -> None:
    """Another process answers."""
    await reached.taken_over()
    reached.at_ms = shards.ALIVE_MS + 1
    assert await waits(reached.outages.wait(SHARD))
    reached.at_ms = 1000
    assert await waits(reached.outages.wait(SHARD))


async def test_calls_after_we_stood_still(reached: Reached) -> None:
    """They go out where nobody has taken our place, which reading tells."""
    reached.is_refused = True
    reached.at_ms = shards.ALIVE_MS
    await reached.outages.before_call()


async def test_nobody_calls_whose_place_is_taken(reached: Reached) -> None:
    """Once that is known not even what comes a moment after the last heartbeat."""
    await reached.taken_over()
    reached.at_ms = shards.ALIVE_MS - 1
    await reached.outages.before_call()
    reached.at_ms += 1
    assert await waits(reached.outages.before_call())
    reached.at_ms = 1000
    assert await waits(reached.outages.before_call())


async def test_no_time_ends_where_our_place_is_taken(reached: Reached) -> None:
    """Not even what had ended before: the other one decides; it is told once."""
    told: list[ShardTaken] = []
    reached.outages.taken.subscribe(told.append)
    await reached.taken_over()
    reached.at_ms = 1000
    for _ in range(2):
        await reached.outages._beat()
    assert len(told) == 1
    with pytest.raises(StorageRefused, match="has our shards"):
        await reached.outages.sure(SHARD)


async def test_whose_place_is_taken_though_nothing_can_be_stored(reached: Reached) -> None:
    """Reading tells it as well."""
    told: list[ShardTaken] = []
    reached.outages.taken.subscribe(told.append)
    reached.is_refused = True
    await reached.outages._beat()
    assert told == []
    await reached.taken_over()
    await reached.outages._beat()
    assert len(told) == 1


async def test_the_last_heartbeat(reached: Reached) -> None:
    """It says until when players could reach us, and leaves the shards to the next process."""
    reached.lost(500, 1)
    reached.at_ms = 1000
    await reached.outages.end()
    assert await reached.stored() == {SHARD: 1000}
    async with reached.db.reading() as tx:
        assert await shards.holders(tx, 0) == {}


async def test_who_has_no_shards_leaves_none(db: Database, reached: Reached) -> None:
    """One that never had its turn says nothing at its end."""
    other = Watched(db)
    await other.outages.end()
    async with db.reading() as tx:
        assert set(await shards.holders(tx, 0)) == {SHARD, 1}


def test_a_heartbeat_may_be_late_by_what_a_press_waits() -> None:
    """Discord's time for an answer."""
    assert LATE_MS == FIRST_ANSWER_SECONDS * 1000
