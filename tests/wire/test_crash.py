"""SIGKILL at any moment of games: nothing acknowledged is lost, nothing happens twice."""

import asyncio
import random
from pathlib import Path

import pytest

from tests.wire.aftermath import check
from tests.wire.evening import Evening
from tests.wire.mortal_bots import FATAL, MET, MortalBot
from tests.wire.process import BotProcess
from tests.wire.standin import StandIn

pytestmark = pytest.mark.crash

EVENINGS, KILLS = 10, 30
MOVES = 3
"""At least so many moves are made for each kill."""
REHEARSED = 60
"""Moves after which a process has met most of its points."""
START_SECONDS, PATIENCE_SECONDS = 60.0, 10.0
"""For a process to begin; then for a point that comes seldom, or never again."""
SURE = ("commit of moves", "POST ", "PATCH ")
"""Points at which somebody was killed, whatever was played."""


@pytest.mark.parametrize(
    "number", [pytest.param(number, marks=pytest.mark.soak) for number in range(EVENINGS)]
)
async def test_an_evening_of_kills(standin: StandIn, tmp_path: Path, number: int) -> None:
    """Each process is killed; the next goes on with every table as its players left it."""
    evening = Evening(standin, BotProcess(standin, tmp_path))
    async with evening:
        await evening.killed(KILLS, random.Random(number))
        await evening.play_until(MOVES * KILLS)
    faults = await check(evening, tmp_path)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("side", ["before", "after"])
async def test_killed_at_every_point(standin: StandIn, tmp_path: Path, side: str) -> None:
    """Before, or after, each commit and each request to Discord, by whatever part of the bot."""
    met = tmp_path / "met.txt"
    known: dict[str, None] = {}
    tried, struck = set[str](), set[str]()
    bot = MortalBot(standin, tmp_path, **{MET: str(met)})
    evening = Evening(standin, bot)
    async with evening:
        await evening.play_until(REHEARSED)
        while True:
            named = [one for one in met.read_text().splitlines() if one.startswith(side)]
            known |= dict.fromkeys(named)
            point = next((one for one in known if one not in tried), None)
            if point is None:
                break
            tried.add(point)
            bot.settings[FATAL] = point
            if await died(evening):
                struck.add(point)
        del bot.settings[FATAL]
        await evening.play_until(REHEARSED + len(tried))
    faults = await check(evening, tmp_path)
    assert not faults, "\n".join(faults)
    assert all(any(one.startswith(f"{side} {sure}") for one in struck) for sure in SURE), struck


async def died(evening: Evening) -> bool:
    """Whether a process came to its point before nobody waited for that any more."""
    await evening.begin()
    loop = asyncio.get_running_loop()
    end = loop.time() + START_SECONDS
    while evening.bot.lives and loop.time() < end:
        if evening.standin.gateway.begun_at is not None:
            end = min(end, loop.time() + PATIENCE_SECONDS)
        evening.check_players()
        await asyncio.sleep(0.005)
    alone = not evening.bot.lives
    await evening.end()
    return alone
