"""Vacation days: no time runs for who is away, in slow games, so many days a year."""

import pytest

from bot.minding.vacations import changes, days_left
from bot.people.refused import Refused
from data.settings import UserSettings
from tests.bot.asking import DAY, HOUR, offered, stored, until, wishes_of
from tests.bot.conftest import Room, dm_of, text_of
from tests.bot.evening import (
    answer,
    begin,
    draw,
    hand_of,
    on_turn,
    public,
    refused,
    told,
    turn,
    waiting,
)

pytestmark = pytest.mark.usefixtures("seldom_beats")

JUNE_MS = 1_780_000_000_000
"""In 2026."""
DAY_MS = DAY * 1000


async def leave(room: Room, person: object, days: int) -> str:
    """Take a vacation, and read what is answered."""
    return answer(await person.slash(room.channel, "preferences", vacation=days))


async def test_vacation_in_the_own_turn(room: Room) -> None:
    """From its first minute no time runs for who is on vacation; then it goes on by itself."""
    table = await begin(room, turn="24h")
    late = on_turn(room, table)
    left = until(table)
    said = await leave(room, late, 7)
    assert "**Vacation:** until <t:" in said
    assert "14 days left this year" in said
    await room.wait()
    ends = table.row.pause_ends_ms // 1000
    assert f"**{late.name} is on vacation** until <t:{ends}:f>" in text_of(public(room, table))
    assert offered(room, table) == ["My hand"]

    await room.wait(7 * DAY - HOUR)
    assert table.halted == "vacation"
    await room.wait(2 * HOUR)
    assert not table.halted
    assert table.state.missed == (0, 0)
    assert until(table) == pytest.approx(left - HOUR, abs=60)


async def test_vacation_before_the_turn(room: Room) -> None:
    """Time stands still as soon as the turn comes to who is on vacation, not before."""
    table = await begin(room, turn="24h")
    away, here = waiting(room, table), on_turn(room, table)
    await leave(room, away, 3)
    await room.wait()
    assert not table.halted
    await turn(room, table)
    await room.wait()
    assert on_turn(room, table) is away
    assert table.halted == "vacation"
    assert "no one to nudge" not in refused(room, await here.slash(room.channel, "game nudge"))
    await room.wait(2 * DAY)
    assert table.state.missed == (0, 0)


async def test_playing_ends_it(room: Room) -> None:
    """Who plays where the table waits for them is back, and keeps the days not begun."""
    table = await begin(room, turn="24h")
    late = on_turn(room, table)
    await leave(room, late, 10)
    await room.wait(DAY + HOUR)
    assert "Draw" in str(hand_of(room, late).components)
    await draw(room, table)
    await room.wait()
    assert not table.halted
    assert table.state.turn.drawn is not None
    assert told(room, "19 vacation days are left", dm_of(late))
    assert (await wishes_of(room, late)).vacation_until_ms == 0


async def test_coming_back(room: Room) -> None:
    """`vacation:0` ends a vacation at once, at all tables."""
    table = await begin(room, turn="none")
    late = on_turn(room, table)
    await leave(room, late, 5)
    await room.wait()
    assert table.halted
    said = await leave(room, late, 0)
    assert "off; 20 days left" in said
    await room.wait()
    assert not table.halted
    assert (await stored(room)).paused_since_ms is None


async def test_longer(room: Room) -> None:
    """A vacation that is taken anew lasts from then on; the table says so."""
    table = await begin(room, turn="24h")
    late = on_turn(room, table)
    await leave(room, late, 2)
    await room.wait(DAY)
    await leave(room, late, 6)
    await room.wait()
    assert table.row.pause_ends_ms == (await wishes_of(room, late)).vacation_until_ms
    await room.wait(5 * DAY)
    assert table.halted == "vacation"


@pytest.mark.parametrize(
    "options",
    [
        pytest.param({"turn": "1h"}, id="short turns"),
        pytest.param({"turn": "none", "clock": "60m"}, id="a clock"),
    ],
)
async def test_quick_games_do_not_wait(room: Room, options: dict[str, str]) -> None:
    """A game that is played in one sitting waits for nobody's vacation."""
    table = await begin(room, **options)
    await leave(room, on_turn(room, table), 7)
    await room.wait()
    assert not table.halted


async def test_too_many_days(room: Room) -> None:
    """More days than the year has left are refused."""
    await leave(room, room.alice, 15)
    await room.wait()
    said = await room.alice.slash(room.channel, "preferences", vacation=21)
    assert "you have 20 vacation days left this year" in refused(room, said)
    assert (await wishes_of(room, room.alice)).vacation_days == 15
    assert "0 days left" in await leave(room, room.alice, 20)


def taken(days: int, now: int, **present: int) -> UserSettings:
    """What is set after taking *days*."""
    return UserSettings(**changes(UserSettings(**present), days, now))


def test_days_of_a_year() -> None:
    """Days that have begun are spent, others come back; a new year has all of them."""
    first = taken(10, JUNE_MS)
    assert days_left(first, JUNE_MS) == 11
    later = JUNE_MS + 4 * DAY_MS + 1
    back = UserSettings(**changes(first, 0, later))
    assert days_left(back, later) == 16
    with pytest.raises(Refused):
        changes(back, 17, later)
    assert days_left(back, later + 300 * DAY_MS) == 21


def test_a_vacation_over_new_year() -> None:
    """All days count for the year in which they were taken."""
    december = 1_798_000_000_000
    first = taken(21, december)
    assert first.vacation_year == 2026
    assert days_left(first, december) == 0
    assert days_left(first, december + 15 * DAY_MS) == 21
