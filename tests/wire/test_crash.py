"""SIGKILL at random moments of games: nothing acknowledged is lost, nothing happens twice."""

import os
import random
from pathlib import Path

import pytest

from tests.wire.aftermath import check
from tests.wire.evening import Evening
from tests.wire.forks import ForkedBot, Nursery
from tests.wire.standin import StandIn

pytestmark = pytest.mark.crash

EVENINGS = 10
KILLS = int(os.environ.get("JOLLY_KILLS", "300")) // EVENINGS
"""In each evening; JOLLY_KILLS=3000 makes a long run of it."""
MOVES = 3
"""At least so many moves are made for each kill."""


@pytest.mark.parametrize("number", range(EVENINGS))
async def test_an_evening_of_kills(standin: StandIn, tmp_path: Path, number: int) -> None:
    """Each process is killed; the next goes on with every table as its players left it."""
    async with Nursery() as nursery:
        evening = Evening(standin, ForkedBot(nursery, standin, tmp_path))
        async with evening:
            await evening.killed(KILLS, random.Random(number))
            await evening.play_until(MOVES * KILLS)
        faults = await check(evening, tmp_path)
        assert not faults, "\n".join(faults)
