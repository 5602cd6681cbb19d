"""Whoever has to wait for Jolly to show them their turn is not charged for that time."""

from typing import Any

import pytest

from bot.runtime.clock import now_ms
from tests.bot.conftest import EDIT_EVERY_MS, Room
from tests.bot.evening import begin, on_turn, turn

BUSY = 60
"""Seconds for which Discord takes no edit."""


def until_the_end(table: Any) -> float:
    """The seconds that whoever is on turn has left."""
    assert table.row.deadline_ms is not None
    return float(table.row.deadline_ms - now_ms()) / 1000


def let_nothing_be_shown(room: Room) -> None:
    """Discord takes no edit and no new message, until its faults are cleared."""
    for fault in (("PATCH", "*"), ("POST", "/channels/*")):
        room.env.inject_error(*fault, status=503, times=None)


async def test_what_is_shown_in_time_is_charged(room: Room) -> None:
    """Turns that are shown at once cost what they take."""
    table = await begin(room, turn="10m")
    for _ in range(3):
        await turn(room, table)
        await room.wait(30)
    assert table.row.credited_ms == 0


async def test_what_is_shown_late_is_not_charged(room: Room) -> None:
    """A minute in which no message could be edited or posted is given back, but for a moment."""
    table = await begin(room, turn="10m")
    await turn(room, table)
    await room.wait(20)
    let_nothing_be_shown(room)
    await turn(room, table)
    began_ms, person = now_ms(), on_turn(room, table)
    await room.wait(BUSY)
    room.env.discord.faults.clear()
    await room.wait(61)
    assert on_turn(room, table) is person
    shown_after = table.row.credited_ms / 1000 + EDIT_EVERY_MS / 1000
    assert BUSY <= shown_after <= BUSY + 61
    left = until_the_end(table)
    assert left == pytest.approx(
        600 - (now_ms() - began_ms) / 1000 + table.row.credited_ms / 1000, abs=1
    )
    before = table.row.credited_ms
    await turn(room, table)
    await room.wait(30)
    assert table.row.credited_ms == before


async def test_nothing_is_given_back_where_no_time_runs(room: Room) -> None:
    """Without a limit and a clock nobody loses anything by waiting."""
    table = await begin(room, turn="none")
    let_nothing_be_shown(room)
    await turn(room, table)
    await room.wait(BUSY)
    room.env.discord.faults.clear()
    await room.wait(61)
    assert table.row.credited_ms == 0


async def test_who_has_asked_for_their_hand_has_seen_it(room: Room) -> None:
    """From then on time is charged, though the table is not shown to all for longer."""
    table = await begin(room, turn="10m")
    await turn(room, table)
    await room.wait(20)
    let_nothing_be_shown(room)
    await turn(room, table)
    began_ms = now_ms()
    await room.wait(30)
    await on_turn(room, table).slash(room.channel, "hand")
    late_ms = now_ms() - began_ms - EDIT_EVERY_MS
    await room.wait(BUSY)
    room.env.discord.faults.clear()
    await room.wait(61)
    assert table.row.credited_ms == pytest.approx(late_ms, abs=1000)
