"""Which time is charged to nobody: the rules alone, by a clock that tests set."""

import asyncio
from collections.abc import Callable

import discord
import pytest

from bot.runtime.desk import Desk
from bot.runtime.leases import Leases
from bot.runtime.outages import BEAT_MS, LATE_MS, SMALLEST_CREDIT_MS, Outages
from bot.runtime.shards import Shards
from bot.runtime.timers import Tasks, Timers
from data.errors import StorageRefused
from data.store.database import Database

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
    watched.at_ms = 0
    await new.over(0)
    await new.over(0, 1)
    assert new.credits == [(-5000, 0)]
    assert new.outages.cut_off_since_ms(SHARD, 7) is None
