"""The stand-in's scheduled events as the real client makes, changes and hears of them."""

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from typing import Any

import discord
import pytest
from discord import EntityType, EventStatus, PrivacyLevel

from sandbox.accounts import CREATE_EVENTS, MANAGE_EVENTS
from sandbox.guilds import COMPLETED, Event
from tests.wire.echo import Echo
from tests.wire.standin import StandIn

pytestmark = pytest.mark.wire

HOUR = timedelta(hours=1)


def evening(**changed: Any) -> dict[str, Any]:
    """What is asked for an evening of rummy from in an hour."""
    starts = datetime.now(UTC) + HOUR
    return {
        "name": "Friday evening",
        "start_time": starts,
        "end_time": starts + 3 * HOUR,
        "entity_type": EntityType.external,
        "privacy_level": PrivacyLevel.guild_only,
        "location": "#rummy",
    } | changed


def server(standin: StandIn, client: discord.Client) -> discord.Guild:
    """The server as the bot has it."""
    found = client.get_guild(standin.guild.id)
    assert found
    return found


@pytest.fixture
async def hearing(standin: StandIn, echo: Echo) -> AsyncIterator[Echo]:
    """Another process of the bot's, which asked to hear of events."""
    intents = discord.Intents(guilds=True, guild_scheduled_events=True)
    async with Echo(shard_count=1, intents=intents) as client:
        running = asyncio.create_task(client.start(standin.token))
        await standin.ready(2)
        await client.wait_until_ready()
        yield client
        await client.close()
        await running


async def test_an_evening_is_announced(standin: StandIn, echo: Echo, hearing: Echo) -> None:
    """It is made, changed, listed and taken away; only who asked for events hears of it."""
    standin.allow(CREATE_EVENTS)
    guild = server(standin, echo)

    made = await guild.create_scheduled_event(**evening())
    changed = await made.edit(name="Saturday evening", location="#tournament")
    (listed,) = await guild.fetch_scheduled_events(with_counts=False)

    shown = (changed.name, changed.location, listed.status, listed.creator_id)
    assert shown == ("Saturday evening", "#tournament", EventStatus.scheduled, standin.bot.id)
    begun = await changed.start()
    assert begun.status is EventStatus.active
    await begun.delete()
    assert standin.guild.events == {}
    async with asyncio.timeout(60):
        while "event Friday evening" not in hearing.events:
            await asyncio.sleep(0.005)
    assert "event Friday evening" not in echo.events


@pytest.mark.parametrize(
    ("changed", "problem"),
    [
        pytest.param({"name": "n" * 101}, "name", id="name too long"),
        pytest.param({"name": " "}, "name", id="no name"),
        pytest.param({"location": "l" * 101}, "location", id="place too long"),
        pytest.param({"start_time": datetime.now(UTC) - HOUR}, "in the past", id="in the past"),
        pytest.param({"end_time": datetime.now(UTC)}, "before it starts", id="ends too early"),
    ],
)
async def test_an_event_that_is_refused(
    standin: StandIn, echo: Echo, changed: dict[str, Any], problem: str
) -> None:
    """Each rule of Discord's has its refusal."""
    standin.allow(CREATE_EVENTS)
    with pytest.raises(discord.HTTPException, match="50035"):
        await server(standin, echo).create_scheduled_event(**evening(**changed))
    (violation,) = standin.forgive("50035")
    assert problem in violation


async def test_an_event_needs_its_end(standin: StandIn, echo: Echo) -> None:
    """What takes place outside Discord has an end."""
    standin.allow(CREATE_EVENTS)
    sent = {
        "name": "x",
        "privacy_level": 2,
        "entity_type": 3,
        "scheduled_start_time": (datetime.now(UTC) + HOUR).isoformat(),
        "entity_metadata": {"location": "here"},
    }
    with pytest.raises(discord.HTTPException, match="50035"):
        await echo.http.create_guild_scheduled_event(standin.guild.id, **sent)
    assert standin.forgive("scheduled_end_time")


async def test_events_need_permission(standin: StandIn, echo: Echo) -> None:
    """None is made without Create Events; another's takes Manage Events; none there is 10070."""
    guild = server(standin, echo)
    with pytest.raises(discord.Forbidden, match="50013"):
        await guild.create_scheduled_event(**evening())
    now = datetime.now(UTC)
    carols = Event("Carol's", "#rummy", now + HOUR, now + 2 * HOUR, standin.carol)
    standin.guild.events[carols.id] = carols
    standin.allow(CREATE_EVENTS)
    theirs = await guild.fetch_scheduled_event(carols.id, with_counts=False)
    with pytest.raises(discord.Forbidden, match="50013"):
        await theirs.delete()
    standin.allow(MANAGE_EVENTS)
    await theirs.delete()
    with pytest.raises(discord.NotFound, match="10070"):
        await theirs.delete()


async def test_events_are_over_in_time(standin: StandIn, echo: Echo) -> None:
    """Discord begins and ends them by itself; one that is over is listed and changed no more."""
    standin.allow(CREATE_EVENTS)
    guild = server(standin, echo)
    made = await guild.create_scheduled_event(**evening())
    event = standin.guild.events[made.id]
    event.starts -= 2 * HOUR
    (listed,) = await guild.fetch_scheduled_events(with_counts=False)
    assert listed.status is EventStatus.active
    event.ends -= 5 * HOUR

    assert await guild.fetch_scheduled_events(with_counts=False) == []
    assert event.status == COMPLETED
    with pytest.raises(discord.HTTPException, match="180000"):
        await made.edit(name="once more")


async def test_a_hundred_events(standin: StandIn, echo: Echo) -> None:
    """A server has room for so many that are not over."""
    standin.allow(CREATE_EVENTS)
    now = datetime.now(UTC)
    for number in range(100):
        event = Event(f"{number}", "#rummy", now + HOUR, now + 2 * HOUR, standin.carol)
        standin.guild.events[event.id] = event
    with pytest.raises(discord.HTTPException, match="30038"):
        await server(standin, echo).create_scheduled_event(**evening())
