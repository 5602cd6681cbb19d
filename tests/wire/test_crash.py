"""SIGKILL at any moment of games: nothing acknowledged is lost, nothing happens twice."""

import asyncio
import random
from pathlib import Path

import pytest

from tests.wire.aftermath import check
from tests.wire.evening import CALLBACK, SEND, Evening
from tests.wire.process import BotProcess
from tests.wire.standin import StandIn

pytestmark = pytest.mark.crash

EVENINGS, KILLS = 15, 20
MOVES = 3
"""At least so many moves are made for each kill."""


@pytest.mark.parametrize(
    "number",
    [pytest.param(number, marks=pytest.mark.soak(one_of=EVENINGS)) for number in range(EVENINGS)],
)
@pytest.mark.slow(35)
async def test_an_evening_of_kills(standin: StandIn, tmp_path: Path, number: int) -> None:
    """Each process is killed; the next goes on with every table as its players left it."""
    standin.world.emojis.clear()
    evening = Evening(standin, BotProcess(standin, tmp_path))
    async with evening:
        await evening.killed(KILLS, random.Random(number))
        await evening.play_until(MOVES * KILLS)
    faults = await check(evening, tmp_path)
    assert not faults, "\n".join(faults)


async def test_killed_between_a_challenge_and_its_game(standin: StandIn, tmp_path: Path) -> None:
    """One that was accepted before the bot knew its message tells of the game all the same."""
    bot = BotProcess(standin, tmp_path)
    async with bot:
        sent = standin.fault(SEND, held="answer")
        asking = asyncio.create_task(
            standin.alice.slash("challenge", standin.channel, opponent=standin.bob)
        )
        asked = await standin.bob.sees("challenges", standin.channel)
        answer = standin.fault(CALLBACK, held="request")
        accepting = asyncio.create_task(standin.bob.press(asked, "Accept"))
        await standin.until(lambda: sent.seen and answer.seen, "the answer to Accept")
        await bot.kill()
        await standin.hang_up()
        await asyncio.gather(asking, accepting, return_exceptions=True)
    standin.faults.clear()
    standin.pick_up()
    async with bot:
        await standin.until(lambda: "The game has started" in asked.text, "the challenge's end")
