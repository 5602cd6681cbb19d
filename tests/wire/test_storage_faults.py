"""A database that another program holds, and a full disk: nothing is lost, and players are told."""

import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.wire.players import Typist, challenge, play
from tests.wire.process import BotProcess
from tests.wire.records import check
from tests.wire.rooms import Room, number_of
from tests.wire.standin import StandIn

pytestmark = pytest.mark.wire

WORDS = "Nothing has changed"


@pytest.mark.parametrize("fault", ["locked", "full"])
async def test_a_refused_move_is_told_and_made_later(
    standin: StandIn, tmp_path: Path, fault: str
) -> None:
    """A sentence says that nothing has changed; afterwards the same move is made."""
    if fault == "full" and not hasattr(resource, "prlimit"):
        pytest.skip("the system sets no limit to another process")
    async with BotProcess(standin, tmp_path) as bot:
        room = Room(standin, bot, standin.channel, standin.alice, standin.bob)
        await challenge(standin, room.alice, room.bob, room.channel)
        people = (room.alice, room.bob)
        players = [Typist(who, room.channel, n, room.log) for n, who in enumerate(people, 1)]
        await play(players, turns=1)
        await room.catches_up()
        with locked(tmp_path) if fault == "locked" else full(bot.pid):
            told = [await move(player) for player in players]
        # The other one hears the same where it cannot be known that time may run.
        assert all(WORDS in text or "n’t your turn yet" in text for text in told), told
        assert any(WORDS in text for text in told), told
        await play(players, turns=2)
        await room.catches_up()
        await room.called()
        await check(bot, number_of(room.table), room.log)
        assert not any("Traceback" in line for line in bot.lines), "\n".join(bot.lines)


async def move(player: Typist) -> str:
    """What is said to a move."""
    attempt = player.log.begin(player.seat, "draw")
    answer = await player.person.slash("draw", player.channel)
    attempt.done = player.seen(answer)
    return answer.text


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Hold the database, as a program that copies it may."""
    with closing(sqlite3.connect(folder / "jolly.db", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def full(process: int) -> Iterator[None]:
    """Let no file of *process* grow, as if there were no room."""
    before = resource.prlimit(process, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (1, before[1]))
    yield
    resource.prlimit(process, resource.RLIMIT_FSIZE, before)
