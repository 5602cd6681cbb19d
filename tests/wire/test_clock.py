"""Days that pass in minutes: what falls due by the wall clock comes when a shifted one is there."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from discord.utils import snowflake_time

from sandbox.world import Message
from tests.wire.clock import Clock
from tests.wire.players import challenge
from tests.wire.process import BotProcess
from tests.wire.standin import StandIn

pytestmark = pytest.mark.wire

TITLE = "Weekly standings"
SATURDAY = datetime(2030, 3, 16, 20, 0, tzinfo=UTC)
MONDAY = datetime(2030, 3, 18, 9, 0, tzinfo=UTC)
SECOND = timedelta(seconds=1)


def weeks(standin: StandIn) -> list[Message]:
    """The standings of weeks that were posted."""
    return [each for each in standin.channel.messages.values() if TITLE in each.text]


async def test_a_week_is_told_on_its_monday(clock: Clock, standin: StandIn, tmp_path: Path) -> None:
    """What was played on Saturday is posted on Monday at nine, seconds later, and is of then."""
    clock.put_to(SATURDAY)
    alice, bob, channel = standin.alice, standin.bob, standin.channel
    async with BotProcess(standin, tmp_path, **clock.settings) as bot:
        await standin.carol.slash("server season", channel, weekly=channel)
        await challenge(standin, alice, bob, channel)
        asked = (await alice.slash("resign", channel)).message
        assert asked
        await alice.press(asked, "Yes")
        end = await bob.sees("has won", channel)
        assert timedelta() <= snowflake_time(end.id) - SATURDAY < timedelta(hours=1)

        clock.put_to(MONDAY - 2 * SECOND)
        assert weeks(standin) == []
        (week,) = await standin.until(lambda: weeks(standin), "the week")

        assert timedelta() <= snowflake_time(week.id) - MONDAY < timedelta(hours=1)
        assert "Alice" in week.text
        assert any("2030-03-18" in line for line in bot.lines)
    assert clock.now() > MONDAY
