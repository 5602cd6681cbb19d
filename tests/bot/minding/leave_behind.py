"""Plays what a release leaves behind: the SQL that `tests/releases` keeps of it.

Nothing of it is a test. With the release's own program, before the next one begins:

    pytest -n 0 tests/bot/minding/leave_behind.py
"""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from importlib.metadata import version
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.runtime.clock import now_ms
from data import bans
from data.bans import NewBan
from data.store.database import Database
from engine.moves import Resign
from engine.players import choose
from engine.variants import VARIANTS
from engine.view import seen_by
from tests import releases
from tests.bot.club.tournament.test_tournament import evening, message, open_it
from tests.bot.conftest import Room
from tests.bot.evening import begin

MOVES = 12
MINUTE = 60


@pytest.fixture
async def db(tmp_path: Path) -> AsyncIterator[Database]:
    database = await Database.open(f"sqlite:///{tmp_path}/jolly.db")
    yield database
    await database.close()


async def test_leave_behind(room: Room, tmp_path: Path) -> None:
    """An evening in a club, broken off in its middle."""
    dan, erin, frank = [room.guild.add_member(room.env.create_user(name)) for name in releases.MORE]
    await room.alice.slash(room.channel, "challenge", opponent=room.jolly, game="gin")
    await room.wait()
    for game in VARIANTS:
        table = await begin(room, game=game, turn="3d")
        await play(table, MOVES)
        ended = await begin(room, game=game, opponent=room.carol, turn="3d")
        await play(ended, MOVES)
        await ended.play(1, Resign(), now_ms=now_ms(), step=ended.step, source="player")
        await room.wait()
    await room.bob.slash(room.channel, "club block", person=erin)
    await ban(room, frank)
    await second_round(room, dan)
    await room.carol.slash(room.channel, "challenge", opponent=erin, game="straight")
    await room.alice.slash(room.channel, "challenge", game="rummy-51")
    await room.wait()
    numbers = (room.guild, room.channel, room.alice, room.bob, room.carol, dan, erin, frank)
    numbers += tuple(room.channel.threads)
    print(now_ms(), [one.id for one in numbers])
    write(tmp_path / "jolly.db", releases.FOLDER / f"{version('jolly')}.sql")


async def play(table: Any, count: int) -> None:
    """Make up to *count* moves of a round, as somebody plays who knows the rules alone."""
    dice = Random(table.id)
    for _ in range(count):
        seat = table.state.acting
        move = choose(seen_by(table.state, seat), dice)
        await table.play(seat, move, now_ms=now_ms(), step=table.step, source="player")


async def ban(room: Room, person: Any) -> None:
    """Let *person* play no more in the server."""
    new = NewBan(
        *(room.guild.id, person.id, releases.MORE[-1]),
        *(room.alice.id, "alice", None, now_ms(), None),
    )
    async with room.db.transaction() as tx:
        await bans.ban(tx, new)


async def second_round(room: Room, dan: Any) -> None:
    """A tournament of four, with its first round done and some moves of its second."""
    await open_it(room, name="Friday", rounds=3)
    for person in (room.alice, room.bob, room.carol, dan):
        await room.press(person, message(room), "Join")
    await room.wait(5 * MINUTE + 10)
    for one in (await evening(room)).at_round(1):
        table = await room.table(one.game_id)
        await table.play(2, Resign(), now_ms=now_ms(), step=table.step, source="player")
        await room.wait(30)
    for one in (await evening(room)).at_round(2):
        await play(await room.table(one.game_id), 3)
    await room.wait()


def write(database: Path, to: Path) -> None:
    """Write *database* as SQL."""
    with closing(sqlite3.connect(database)) as base:
        to.write_text("\n".join(base.iterdump()) + "\n", encoding="utf-8")
