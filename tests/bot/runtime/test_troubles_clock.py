"""A wall clock that is put right while games are played."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Any

import discord
import pytest

from bot.app import Jolly
from bot.runtime.clock import now_ms
from data.store.database import Database
from tests.bot.conftest import EDIT_EVERY_MS, Room, text_of
from tests.bot.evening import begin, on_turn, public, turn

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
        true = discord.utils.utcnow

        def shown() -> datetime:
            return true() + timedelta(seconds=self.seconds)

        monkeypatch.setattr(discord.utils, "utcnow", shown)


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
