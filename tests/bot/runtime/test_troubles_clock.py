"""A wall clock that is put right while games are played."""

import time
from collections.abc import Iterator
from typing import Any

import pytest

from bot.app import Jolly
from bot.runtime.clock import now_ms
from data import pauses, tournaments
from data.store.database import Database
from tests.bot.conftest import EDIT_EVERY_MS, Room, button, text_of
from tests.bot.evening import begin, calls, on_turn, public, turn
from tests.bot.messages.test_calls import QUIET, live

HOUR_SECONDS = 3600
BEAT_MS = 5_000


@pytest.fixture
def app(db: Database) -> Jolly:
    """The bot with a heartbeat that shows when the clock jumps."""
    return Jolly(db, shard_count=1, beat_ms=BEAT_MS, edit_every_ms=EDIT_EVERY_MS)


class Wall:
    """The wall clock, which can be put forward or back."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seconds = 0.0
        true = time.time
        monkeypatch.setattr(time, "time", lambda: true() + self.seconds)


@pytest.fixture
def wall(room: Room) -> Iterator[Wall]:
    """Put back before the room is, of whose time it is made."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        yield Wall(monkeypatch)


async def playing(room: Room) -> Any:
    """A table with a turn limit, some way into a turn."""
    table = await begin(room, turn="5m")
    await room.wait(10)
    return table


async def test_a_clock_put_forward(room: Room, wall: Wall) -> None:
    """Nobody loses a turn by an hour that never was: it is credited, and said."""
    table = await playing(room)
    player = on_turn(room, table)
    wall.seconds = HOUR_SECONDS

    await turn(room, table)

    assert sum(table.state.missed) == 0
    assert on_turn(room, table) is not player
    assert table.row.credited_ms == pytest.approx(HOUR_SECONDS * 1000, abs=BEAT_MS)
    assert table.row.deadline_ms - now_ms() == pytest.approx(5 * 60_000, abs=20_000)


async def test_a_deadline_that_the_clock_has_jumped_over(room: Room, wall: Wall) -> None:
    """The timer that rings for it finds that the time is not over."""
    table = await playing(room)
    player = on_turn(room, table)
    wall.seconds = HOUR_SECONDS

    await room.wait(200)
    assert on_turn(room, table) is player
    assert sum(table.state.missed) == 0
    assert "I was offline" in text_of(public(room, table))

    await room.wait(120)
    assert sum(table.state.missed) == 1


async def test_a_clock_put_back(room: Room, wall: Wall) -> None:
    """The table is shown as if nothing had been, and a turn that is not over goes on."""
    table = await playing(room)
    player = on_turn(room, table)
    await turn(room, table)
    wall.seconds = -HOUR_SECONDS

    await turn(room, table)
    await room.wait(30)

    assert on_turn(room, table) is player
    assert f"**{player.name}**’s turn" in text_of(public(room, table))
    assert sum(table.state.missed) == 0


async def test_a_turn_ends_in_its_time_after_a_clock_was_put_back(room: Room, wall: Wall) -> None:
    """It does not wait for the hour that comes once more, nor does what left memory."""
    table = await playing(room)
    number = table.id
    wall.seconds = -HOUR_SECONDS
    await room.wait(30)
    assert 0 < table.row.deadline_ms - now_ms() < 5 * 60_000
    assert "I was offline" not in text_of(public(room, table))

    room.app.tables.forget(table)
    del table
    await room.wait(5 * 60)
    assert sum((await room.app.tables.get(number)).state.missed) == 1


async def test_a_call_while_a_clock_is_put_back(room: Room, wall: Wall) -> None:
    """Who is there and does nothing is called as soon as otherwise, and not an hour later."""
    table = await live(room)
    await room.wait(QUIET - 6)
    assert not calls(room, table)
    wall.seconds = -HOUR_SECONDS
    await room.wait(BEAT_MS / 1000 + QUIET)
    assert len(calls(room, table)) == 1


async def test_an_outage_after_a_clock_was_put_back(room: Room, wall: Wall) -> None:
    """It is charged to nobody, though the last move was made at a time that is yet to come."""
    table = await playing(room)
    wall.seconds = -HOUR_SECONDS
    await room.wait(10)
    before_ms = table.row.credited_ms
    wall.seconds += 60
    await room.wait(10)
    assert table.row.credited_ms - before_ms == pytest.approx(60_000, abs=BEAT_MS)


async def test_a_game_that_began_after_a_clock_was_put_back(room: Room, wall: Wall) -> None:
    """Before anybody has noticed that: its first turn has its time."""
    wall.seconds = -HOUR_SECONDS
    table = await begin(room, turn="5m")
    await room.wait(30)
    assert 4 * 60_000 < table.row.deadline_ms - now_ms() <= 5 * 60_000
    assert sum(table.state.missed) == 0


async def test_a_pause_in_which_a_clock_was_put_back(room: Room, wall: Wall) -> None:
    """The game's clock goes on from where it stood."""
    table = await playing(room)
    async with table.changing() as tx:
        await pauses.pause(tx, table.id, "agreed", now_ms())
    stood_ms = table.row.at_ms(now_ms())
    wall.seconds = -HOUR_SECONDS
    await room.wait(30)
    async with table.changing() as tx:
        assert await pauses.resume(tx, table.id, now_ms()) == 0
    assert table.row.at_ms(now_ms()) == pytest.approx(stood_ms, abs=1000)


@pytest.mark.wing("tournament")
async def test_a_round_in_which_a_clock_was_put_back(room: Room, wall: Wall) -> None:
    """A tournament's round ends in its time."""
    await room.alice.slash(room.channel, "club tournament", game="gin", minutes=10, signup="5")
    await room.wait(3)
    shown = next(one for one in room.messages() if button(one, "Join"))
    for person in (room.alice, room.bob):
        await room.press(person, shown, "Join")
    await room.wait(5 * 60 + 10)
    wall.seconds = -HOUR_SECONDS
    await room.wait(11 * 60)
    async with room.db.reading() as tx:
        found = await tournaments.load(tx, 1)
    assert found is not None
    assert found.state == "over"
