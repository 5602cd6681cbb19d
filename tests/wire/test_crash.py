"""SIGKILL at random moments of games: nothing acknowledged is lost, nothing happens twice."""

import asyncio
import random
from contextlib import suppress
from pathlib import Path

import pytest

from tests.wire.attempts import Log
from tests.wire.players import Clicker, Typist, challenge, play
from tests.wire.records import check
from tests.wire.rooms import Room, number_of, public_lines
from tests.wire_discord import BotProcess, NoAnswer, StandIn

pytestmark = pytest.mark.crash

KILLS = 30
LATEST_SECONDS = 1.2


class Marathon:
    """Game after game between two people, whatever happens to the bot; *logs* by its number."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.players: list[Typist | Clicker] = []
        self.logs: dict[int, Log] = {}

    async def go_on(self) -> None:
        """Play where the last process was interrupted."""
        while True:
            if not self.players:
                await self.begin()
            await play(self.players)
            self.players = []

    async def to_a_turn(self) -> None:
        """Play on until somebody is in the middle of a game."""
        while True:
            if not self.players:
                await self.begin()
            await play(self.players, turns=2)
            # The end, of before the last kill or of just now, may still have to be told.
            shown = await self.room.alice.slash("table", self.room.channel)
            if public_lines(shown.text):
                return
            self.players = []

    async def begin(self) -> None:
        """Sit down to the next game."""
        room = self.room
        table = await challenge(room.standin, room.alice, room.bob, room.channel)
        log = self.logs.setdefault(number_of(table), Log())
        seed = len(self.logs)
        self.players = [
            Typist(room.alice, room.channel, 1, log, seed),
            Clicker(room.bob, room.channel, 2, log, seed=seed),
        ]


async def play_until_killed(bot: BotProcess, marathon: Marathon, seconds: float) -> None:
    """Let the two play, and kill the bot after *seconds*."""
    playing = asyncio.create_task(marathon.go_on())
    await asyncio.wait({playing}, timeout=seconds)
    await bot.kill()
    await asyncio.sleep(0.02)  # what the process had sent may still be on its way
    bot.standin.hang_up()
    await asyncio.wait({playing}, timeout=0.1)  # who had an answer reads it
    playing.cancel()
    with suppress(NoAnswer, asyncio.CancelledError):
        await playing


async def test_thirty_kills(standin: StandIn, tmp_path: Path) -> None:
    """After each, the next process goes on; the records hold every acknowledged move once.

    Some more strike while the next process is starting.
    """
    moments = random.Random(30)
    bot = BotProcess(standin, tmp_path)
    room = Room(standin, bot, standin.channel, standin.alice, standin.bob)
    marathon = Marathon(room)
    for number in range(KILLS):
        async with bot:
            await play_until_killed(bot, marathon, moments.uniform(0, LATEST_SECONDS))
        if number % 6 == 0:
            await bot.start()
            await asyncio.sleep(moments.uniform(0, LATEST_SECONDS))
            await bot.kill()
    async with bot:
        await marathon.to_a_turn()
        await room.catches_up()
    for game, log in marathon.logs.items():
        await check(bot, game, log)
    assert sum(len(log.attempts) for log in marathon.logs.values()) > 5 * KILLS
