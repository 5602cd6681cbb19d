"""SIGKILL at random moments of games: nothing acknowledged is lost, nothing happens twice."""

import asyncio
import random
from pathlib import Path

import pytest

from tests.wire.players import Clicker, Log, NoAnswer, Typist, challenge, play
from tests.wire.records import check
from tests.wire.rooms import Room, number_of
from tests.wire_discord import BotProcess, StandIn

pytestmark = pytest.mark.crash

KILLS = 30
LATEST_SECONDS = 1.2


class Marathon:
    """Game after game between two people, whatever happens to the bot."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.players: list[Typist | Clicker] = []
        self.games = 0

    async def go_on(self) -> None:
        """Play where the last process was interrupted."""
        room = self.room
        while True:
            if not self.players:
                await challenge(room.standin, room.alice, room.bob, room.channel)
                room.log = Log()
                self.players = [
                    Typist(room.alice, room.channel, 1, room.log, seed=self.games),
                    Clicker(room.bob, room.channel, 2, room.log, seed=self.games),
                ]
            await play(list(self.players))
            await self.finish()

    async def finish(self) -> None:
        """Compare a finished game with its record."""
        room = self.room
        end = await room.standin.message_where(
            lambda each: "has won" in each.text, room.channel, seconds=10
        )
        await check(room.bot, number_of(end), room.log)
        self.games += 1
        self.players = []


async def killed_while_playing(bot: BotProcess, marathon: Marathon, seconds: float) -> None:
    """Let the two play, and kill the bot after *seconds*."""
    playing = asyncio.create_task(marathon.go_on())
    await asyncio.wait({playing}, timeout=seconds)
    await bot.kill()
    await asyncio.sleep(0.02)  # what the process had sent may still be on its way
    bot.standin.hang_up()
    with pytest.raises(NoAnswer):
        await playing


async def test_thirty_kills(standin: StandIn, tmp_path: Path) -> None:
    """After each, the next process goes on; the records hold every acknowledged move once."""
    moments = random.Random(30)
    bot = BotProcess(standin, tmp_path)
    marathon = Marathon(Room(standin, bot, standin.channel, standin.alice, standin.bob))
    for _ in range(KILLS):
        async with bot:
            await killed_while_playing(bot, marathon, moments.uniform(0, LATEST_SECONDS))
    async with bot:
        room = marathon.room
        if marathon.players:
            await play(list(marathon.players), turns=2)
            await room.catches_up()
            await check(bot, number_of(room.table), room.log)
