"""PostgreSQL stores what begins a game, and the connection ends before it says so."""

from pathlib import Path

import pytest

from tests.proxy import Proxy
from tests.wire.players import Typist, play
from tests.wire.process import BotProcess
from tests.wire.records import check
from tests.wire.rooms import Room, number_of
from tests.wire.standin import StandIn

pytestmark = pytest.mark.wire

SECONDS = 60.0


async def test_game_begins_though_the_answer_is_lost(
    standin: StandIn, tmp_path: Path, proxy: Proxy
) -> None:
    """Who accepts hears that nobody knows; the game begins as soon as the database is back."""
    proxy.spares_readers = True
    async with BotProcess(standin, tmp_path, DATABASE_URL=proxy.url) as bot:
        await bot.ready()
        room = Room(standin, bot, standin.channel, standin.alice, standin.bob)
        await room.alice.slash("challenge", room.channel, opponent=room.bob)
        await standin.until(lambda: room.channel.seen_by(room.bob), "the challenge", SECONDS)
        asked = room.channel.seen_by(room.bob)[-1]
        proxy.lost = "answer"
        told = await room.bob.press(asked, "Accept")
        assert "I lost the connection to my database" in told.text
        proxy.lost = None
        await standin.until(room.tables, "the table", SECONDS)
        players = [
            Typist(who, room.channel, seat, room.log)
            for seat, who in enumerate((room.alice, room.bob), 1)
        ]
        await play(players, turns=2)
        await room.catches_up()
        assert "The game has started" in asked.text
        await check(bot, number_of(room.table), room.log)
        assert not any("Traceback" in line for line in bot.lines), "\n".join(bot.lines)
