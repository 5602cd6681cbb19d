"""A small tournament whose bot dies before, or after, each commit and each request to Discord."""

import asyncio
import time
from math import inf
from pathlib import Path

import pytest

from tests.wire.mortal_bots import MortalBot
from tests.wire.standin import StandIn
from tests.wire.tournament_evening import TournamentEvening, faults_of

pytestmark = [pytest.mark.crash, pytest.mark.slow]

PEOPLE = 3
LONGEST_SECONDS = 900.0
QUIET_SECONDS = 5.0
"""A process that lives so long while nobody does anything has met all that every start meets."""
OWN = ("signing_up.open", "signing_up.join", "tournament_rounds._store", "tournament_messages")
"""By what somebody was killed, whatever was played."""


@pytest.mark.parametrize("side", ["before", "after"])
async def test_killed_at_every_point(standin: StandIn, tmp_path: Path, side: str) -> None:
    """It goes on wherever it was, and everything is there once."""
    standin.world.emojis.clear()
    bot = MortalBot(standin, tmp_path, side)
    evening = TournamentEvening(standin, bot, PEOPLE)
    async with asyncio.timeout(LONGEST_SECONDS), evening:
        # First, as the tournament is opened once: none is to die of its start in that moment.
        while await died(evening, QUIET_SECONDS):
            bot.note_death()
        await evening.end()
        evening.opens(options="target=100", minutes=3)
        while await died(evening):
            bot.note_death()
        # The last one may have died since, in telling that it is over.
        await evening.end()
        bot.spare_all()
        await evening.begin()
        await standin.until(
            lambda: (found := evening.message()) and "Congratulations" in found.text, "the end"
        )
        assert not await faults_of(evening)
        await evening.end()
    assert "Traceback" not in "\n".join(bot.written)
    assert all(any(own in one for one in bot.died_at) for own in OWN), list(bot.died_at)


async def died(evening: TournamentEvening, seconds: float = inf) -> bool:
    """Whether the next process came to its point within *seconds*, before the tournament's end."""
    await evening.begin()
    ends = time.monotonic() + seconds
    while evening.bot.lives and time.monotonic() < ends and not await evening.is_over():
        evening.check_players()
        await asyncio.sleep(0.2)
    if evening.bot.lives:
        return False
    await evening.end()
    return True
