"""A stored game as a record, as `jolly export` prints it."""

import pytest

from bot.runtime.clock import now_ms
from bot.table.record import line_of, record_of
from data.game_rows import MoveRow
from engine.moves import Resign
from tests.bot.conftest import Room
from tests.bot.evening import begin


@pytest.mark.parametrize(("at_ms", "line"), [(None, "1 draw"), (12_500, "1 draw @12.5")])
def test_when_a_move_was_made(at_ms: int | None, line: str) -> None:
    """In seconds since the game began, where that is known."""
    assert line_of(MoveRow(1, "1 draw", at_ms, "player", game_id=1, step=1, created_ms=0)) == line


async def test_seed_is_secret_while_the_game_runs(room: Room) -> None:
    """The commitment stands in the record from the beginning, the seed after the end only."""
    table = await begin(room)
    during = await record_of(room.db, table.id)
    await table.play(1, Resign(), now_ms=now_ms(), source="player")
    await room.wait()
    afterwards = await record_of(room.db, table.id)

    seed, commitment = table.row.seed.hex(), table.row.commitment
    assert seed not in during
    assert f"commitment {commitment}" in during.splitlines()
    assert {f"commitment {commitment}", f"seed {seed}"} <= set(afterwards.splitlines())
