"""Where much begins in one channel, everybody else goes on as if nothing were."""

import asyncio
from pathlib import Path

import pytest

from sandbox.rates import Rates
from tests.wire.process import AT_ONCE, BotProcess
from tests.wire.rooms import Room
from tests.wire.standin import StandIn

pytestmark = pytest.mark.wire

FLOOD = 100
"""Games that begin in one channel, where Discord takes one message a second."""
MOST_POSTED = 12
"""Tables there when others are done: long before all slots of the budget are free again."""


async def test_a_flooded_channel_holds_up_nobody_else(standin: StandIn, tmp_path: Path) -> None:
    """Two people begin a game elsewhere: it stands there long before."""
    async with BotProcess(standin, tmp_path, AT_ONCE) as bot:
        await bot.ready()
        flooded, people = standin.open_channel("flooded"), standin.crowd(FLOOD)
        standin.rates = Rates(enforced=True)
        for some in (people[at : at + 20] for at in range(0, FLOOD, 20)):
            asks = (
                each.slash("challenge", flooded, opponent=standin.bot, game="gin") for each in some
            )
            await asyncio.gather(*asks)
        channel = standin.open_channel("elsewhere")
        room = Room(standin, bot, channel, standin.join("Alice 2"), standin.join("Bob 2"))
        await room.alice.slash("challenge", channel, opponent=room.bob, game="gin")
        asked = await standin.message_where(lambda each: "Accept" in str(each.buttons), channel)
        await room.bob.press(asked, "Accept")
        await standin.until(lambda: bool(room.tables()), "the table")
        shown = flooded.seen_by(people[0])
        posted = [each for each in shown if "**Stock**" in each.text and not each.owner]
        assert len(posted) < MOST_POSTED
