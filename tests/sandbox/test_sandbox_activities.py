"""An Activity on the sandbox's page: whoever has it open is told of, and nobody else."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from sandbox.living_room import CHANNEL, HUMANS
from sandbox.server import Sandbox
from tests.sandbox.small_bot import WAIT_SECONDS, small_bot
from tests.sandbox.visitor import Json, Visitor, visit

PAGE = "http://127.0.0.1:9"
ALICE, BOB = (str(each.id) for each in HUMANS[:2])


@pytest.fixture
async def playing(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sandbox]:
    """The sandbox with a small bot that launches an Activity."""
    async with small_bot(monkeypatch) as (sandbox, _):
        sandbox.activities.page, sandbox.world.has_activities = PAGE, True
        yield sandbox
        sandbox.forgive("40060")


async def launched(page: Visitor, person: str = ALICE) -> Json:
    """What the page has to show after *person* has given the command that launches it."""
    answer = await page.ask(
        "run", channel=str(CHANNEL), path=["play"], options=[], **{"as": person}
    )
    activity: Json = answer["activity"]
    return activity


async def test_it_is_shown_in_a_frame(playing: Sandbox) -> None:
    """The page hears what is served where, whose app it is, and where it was launched."""
    async with visit(playing.address) as page:
        await page.be("Alice")
        shown = await launched(page)
        assert (shown["person"], shown["page"], shown["app"]) == (ALICE, PAGE, str(playing.bot.id))
        assert (shown["channel"], shown["guild"]) == (str(CHANNEL), str(playing.guild.id))
        assert shown["instance"] in playing.activities.instances


async def test_a_code_is_for_who_has_it_open(playing: Sandbox) -> None:
    """Neither for an instance that the page does not show nor for anybody else."""
    async with visit(playing.address) as page:
        await page.be("Alice")
        await page.ask("be", person=ALICE, beside=BOB)
        instance = (await launched(page))["instance"]
        wish = {"instance": instance, "as": ALICE}
        code = (await page.ask("authorize", **wish))["code"]
        form = {"client_id": str(playing.bot.id), "client_secret": playing.activities.secret}
        token = playing.activities.exchange(
            form | {"grant_type": "authorization_code", "code": code}
        )
        known = playing.activities.bearer(f"Bearer {token['access_token']}")
        assert known is playing.people[int(ALICE)]
        for other in ({"instance": "i-1"}, {"as": BOB}):
            assert "code" not in await page.ask("authorize", **wish | other)


async def test_it_is_over_when_it_is_closed(playing: Sandbox) -> None:
    """By its own button, and with the page around it."""
    async with visit(playing.address) as page:
        await page.be("Alice")
        instance = (await launched(page))["instance"]
        await page.ask("leave", instance=instance, **{"as": ALICE})
        assert playing.activities.instances == {}
        await launched(page)
        assert len(playing.activities.instances) == 1
    async with asyncio.timeout(WAIT_SECONDS):
        while playing.activities.instances:
            await asyncio.sleep(0.01)
