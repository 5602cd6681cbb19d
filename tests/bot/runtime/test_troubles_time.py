"""Time in which the process or the machine stands still is charged to nobody."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import update

from bot.minding.pauses import Pauses
from bot.runtime.clock import now_ms
from data.store.schema import shards
from tests.bot.conftest import Room
from tests.bot.evening import begin, moves, on_turn, slow, told, turn
from tests.bot.runtime.test_troubles_gateway import Line, happens, own_shard
from tests.bot.runtime.test_troubles_storage import refusing
from tests.bot.timing import BEAT, acts_of_clock, app, clock, credited, db, remaining  # noqa: F401 - fixtures


def stand_still(room: Room, seconds: float) -> None:
    """Let time pass in which nothing of ours runs, as in a process that was stopped."""
    room.env.stand_still(seconds)


@pytest.mark.parametrize("time", [{"turn": "60s"}, {"clock": "1m", "turn": "none"}])
async def test_standing_still_for_longer_than_a_turn(room: Room, time: dict[str, str]) -> None:
    """A process that was stopped, or whose machine slept, ends no turn when it goes on."""
    table = await begin(room, **time)
    before = remaining(table)

    stand_still(room, 90)
    await room.wait(BEAT)

    assert await acts_of_clock(room, table) == []
    assert 90 <= credited(table) <= 90 + 2 * BEAT
    assert before - 2 * BEAT <= remaining(table) <= before
    await room.wait(remaining(table) + 2)
    assert len(await acts_of_clock(room, table)) == 1


async def test_a_press_is_the_first_to_arrive(room: Room) -> None:
    """Who presses while we stand still has moved when time runs again, and loses nothing."""
    table = await begin(room, clock="10m", turn="5m")
    before, seat = clock(table), table.state.acting

    stand_still(room, 6 * 60)
    with slow(room, 10):
        await turn(room, table)
    room.env.discord.forgive("callback: 10062")  # ten seconds late, no answer is taken

    assert table.state.clocks[seat - 1] == pytest.approx(before, abs=BEAT)
    assert 360 <= credited(table) <= 360 + BEAT
    (stamp,) = {one.at_ms for one in await moves(room, table) if one.source == "player"}
    # After they arrived, Discord was asked whether the clock was right.
    assert 0 <= table.row.at_ms(now_ms()) - stamp <= 100


async def test_another_press_does_not_hurry_the_clock(room: Room) -> None:
    """Who waits for the other's turn cannot end it just because we stood still."""
    table = await begin(room, turn="60s")
    stand_still(room, 120)

    waits = room.bob if on_turn(room, table) is room.alice else room.alice
    await waits.slash(room.channel, "game pause")

    assert await acts_of_clock(room, table) == []
    assert 120 <= credited(table) <= 120 + BEAT


async def test_no_warning_before_its_time(room: Room) -> None:
    """Nobody is told that their time is nearly over because we stood still."""
    table = await begin(room, turn="10m")
    stand_still(room, 560)
    await room.wait(BEAT)
    assert not told(room, "your time in")
    await room.wait(remaining(table) - 130)
    assert not told(room, "your time in")
    await room.wait(20)
    assert len(told(room, "your time in")) == 1


async def test_one_gap_seen_twice(room: Room) -> None:
    """What the heartbeat has missed is not credited again when the connection turns out dead."""
    table = await begin(room, clock="10m", turn="none")
    line = Line(room)
    await room.wait(20)
    stand_still(room, 100)
    line.silent_for(120)
    await room.wait(BEAT)

    await happens(room, "shard_disconnect")
    await room.wait(40)
    await happens(room, "shard_resumed")

    assert 140 <= credited(table) <= 140 + 2 * BEAT


async def test_the_connection_is_found_dead_first(room: Room) -> None:
    """The other way round: the gap counts from the last heartbeat, and once."""
    table = await begin(room, clock="10m", turn="none")
    line = Line(room)
    await room.wait(20)
    stand_still(room, 100)
    line.silent_for(140)

    await happens(room, "shard_disconnect")
    await happens(room, "shard_resumed")
    await room.wait(2 * BEAT)

    assert 100 <= credited(table) <= 100 + 2 * BEAT


@pytest.mark.parametrize(
    ("silent", "is_dead"),
    [
        pytest.param(40, False, id="Discord is not asked more often"),
        pytest.param(48, True, id="it was dead before"),
    ],
)
async def test_how_long_a_lost_connection_was_silent(
    room: Room, silent: float, is_dead: bool
) -> None:
    """Its outage began when it was last heard of only where a living one is never so silent."""
    table = await begin(room, clock="10m", turn="none")
    line = Line(room)
    await room.wait(60)
    line.silent_for(silent)
    await room.wait(BEAT)

    await happens(room, "shard_disconnect")
    await room.wait(10)
    await happens(room, "shard_resumed")

    expected = 10 + (silent + BEAT if is_dead else 0)
    assert credited(table) == pytest.approx(expected, abs=0.5)


async def test_shown_late_and_cut_off(room: Room) -> None:
    """A turn that was shown late while its players were cut off: each moment is given back once."""
    table = await begin(room, turn="10m")
    await room.wait(20)
    room.env.inject_error("PATCH", "*", status=503, times=None)
    await turn(room, table)
    began_ms = now_ms()
    await room.wait(10)
    await happens(room, "shard_disconnect")
    await room.wait(20)
    room.env.discord.faults.clear()
    await room.wait(61)
    before = credited(table)

    await happens(room, "shard_resumed")
    await room.wait(2 * BEAT)

    assert before > 0
    assert before + 81 <= credited(table) <= (now_ms() - began_ms) / 1000


async def test_refused_and_cut_off(room: Room, tmp_path: Any) -> None:
    """Where database and Discord go one after the other it is one gap."""
    table = await begin(room, turn="5m")

    async with refusing(room, tmp_path, "locked"):
        await room.wait(40)
        await happens(room, "shard_disconnect")
        await room.wait(40)
    await room.wait(40)
    await happens(room, "shard_resumed")
    await room.wait(2 * BEAT)

    assert 120 <= credited(table) <= 120 + 2 * BEAT


async def test_a_pause_that_ends_first(room: Room) -> None:
    """Who goes on after a pause before any heartbeat gets the time of the pause, and no more."""
    table = await begin(room, turn="5m", clock="10m")
    await room.alice.slash(room.channel, "game pause")
    await room.wait()
    await room.press(room.bob, room.message_with("Agree"), "Agree")
    assert table.halted == "agreed"
    since_ms = table.row.paused_since_ms or 0

    stand_still(room, 600)
    person = on_turn(room, table)
    await room.press(person, room.message_with("Resume"), "Resume")
    await room.wait(2 * BEAT)

    assert not table.halted
    assert credited(table) == pytest.approx((now_ms() - since_ms) / 1000 - 2 * BEAT, abs=1)


async def test_a_pause_that_begins_first(room: Room) -> None:
    """What was missed before a pause is credited besides its own time."""
    table = await begin(room, turn="5m", clock="10m")
    before = remaining(table)

    stand_still(room, 200)
    await room.app.part(Pauses).begin(table, silently=True)

    assert 200 <= credited(table) <= 200 + BEAT
    assert remaining(table) == pytest.approx(before, abs=BEAT)


async def test_a_busy_process_credits_nothing(room: Room) -> None:
    """A heartbeat that is late for a moment is none that was missed."""
    table = await begin(room, turn="5m")
    for _ in range(10):
        await room.wait(2 * BEAT)
        stand_still(room, 2.5)
    await room.wait(2 * BEAT)
    assert credited(table) == 0


async def test_a_shard_that_another_process_has(room: Room) -> None:
    """Who stood still for so long that another took over acts for nobody's time."""
    table = await begin(room, turn="60s")
    async with room.db.transaction() as tx:
        await tx.execute(update(shards).values(process="another:1:beef"))
    outages = room.app.outages

    stand_still(room, 120)
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(30):
            await outages.reach(own_shard(room), table.row.deadline_ms or 0)

    assert room.app._fault is not None
    assert await acts_of_clock(room, table) == []
    assert credited(table) == 0
