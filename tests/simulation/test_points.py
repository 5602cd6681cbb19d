"""A process that dies once before, or after, each commit and each request: all goes on anyway."""

import asyncio
import time
from collections.abc import Iterator
from math import inf
from pathlib import Path

import pytest

from tests.simulation.loops import Schedule
from tests.simulation.machine import simulated
from tests.simulation.points import Mortal
from tests.wire.aftermath import check
from tests.wire.evening import KINDS, Evening
from tests.wire.standin import StandIn
from tests.wire.tournament_evening import TournamentEvening, faults_of

pytestmark = pytest.mark.slow

LATENCY_SECONDS = 0.01
FEW = [KINDS[0], KINDS[3], KINDS[6]]
"""500 Rummy for two, an open challenge for three, gin with the computer: cheap, and all ways."""
SURVIVED = 60
"""Moves after which a process has met every point that there is."""
MOVES = 3
LONGEST_SECONDS = 3600.0
QUIET_SECONDS = 5.0
"""A process that lives so long while nobody does anything has met all that every start meets."""
PEOPLE = 3
SURE = ("commit of moves", "POST ", "PATCH ")
OF_TOURNAMENTS = ("signing_up.open", "signing_up.join", "rounds._store")
"""Points at which somebody died, whatever was played."""


@pytest.fixture
def schedule() -> Iterator[Schedule]:
    made = Schedule(1)
    made.network.latency = lambda: LATENCY_SECONDS
    with simulated(made, 1):
        yield made
    made.close()


@pytest.mark.soak(one_of=2)
@pytest.mark.parametrize("side", ["before", "after"])
def test_tables_of_every_kind(schedule: Schedule, tmp_path: Path, side: str) -> None:
    """Nothing acknowledged is lost, nothing happens twice, and no time is charged for a death.

    On which side of the points they die is drawn by the commit.
    """

    async def play() -> list[str]:
        async with StandIn() as standin:
            bot = Mortal(schedule, standin, tmp_path, side)
            with bot.wrapped():
                evening = Evening(standin, bot, FEW)  # type: ignore[arg-type]
                async with evening:
                    while await died(evening):
                        pass
                    bot.spare_all()
                    await evening.play_until(evening.acknowledged + MOVES)
                faults = await check(evening, tmp_path)  # type: ignore[arg-type]
            for sure in SURE:
                assert any(one.startswith(f"{side} {sure}") for one in bot.died_at), bot.died_at
            return [*faults, *standin.violations]

    assert not schedule.run(schedule.loop("world"), play())


async def died(evening: Evening) -> bool:
    """Whether the next process came to its point before many moves were made."""
    await evening.begin()
    enough = evening.acknowledged + SURVIVED
    async with asyncio.timeout(LONGEST_SECONDS):
        while evening.bot.lives and evening.acknowledged < enough:
            evening.check_players()
            await asyncio.sleep(0.05)
    alone = not evening.bot.lives
    await evening.end()
    return alone


@pytest.mark.soak(one_of=2)
@pytest.mark.parametrize("side", ["before", "after"])
def test_a_tournament(schedule: Schedule, tmp_path: Path, side: str) -> None:
    """It goes on wherever it was, and everything is there once; the side is drawn as well."""

    async def play() -> list[str]:
        async with StandIn() as standin:
            bot = Mortal(schedule, standin, tmp_path, side)
            evening = TournamentEvening(standin, bot, PEOPLE)  # type: ignore[arg-type]
            async with asyncio.timeout(LONGEST_SECONDS), evening:
                with bot.wrapped():
                    while await ended(evening, QUIET_SECONDS):
                        pass
                    await evening.end()
                    evening.opens(options="target=100", minutes=3)
                    while await ended(evening):
                        pass
                    # The last one may have died since, in telling that it is over.
                    await evening.end()
                    bot.spare_all()
                    await evening.begin()
                    await standin.until(lambda: congratulated(evening), "the end")
                faults = await faults_of(evening)
                await evening.end()
            for own in OF_TOURNAMENTS:
                assert any(own in one for one in bot.died_at), bot.died_at
            return [*faults, *bot.written, *standin.violations]

    assert not schedule.run(schedule.loop("world"), play())


async def ended(evening: TournamentEvening, seconds: float = inf) -> bool:
    """Whether the next process came to its point within *seconds*, before the tournament's end."""
    await evening.begin()
    ends = time.monotonic() + seconds
    while evening.bot.lives and time.monotonic() < ends and not await evening.is_over():
        evening.check_players()
        await asyncio.sleep(2.0)
    if evening.bot.lives:
        return False
    await evening.end()
    return True


def congratulated(evening: TournamentEvening) -> bool:
    """Whether the end can be read."""
    found = evening.message()
    return found is not None and "Congratulations" in found.text
