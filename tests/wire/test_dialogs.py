"""Dialogs over the wire: what is sent keeps to Discord's form, and what is filled in is taken."""

import pytest

from tests.wire.rooms import Room

pytestmark = [pytest.mark.wire, pytest.mark.asyncio(loop_scope="session")]


async def test_the_options_of_a_challenge(room: Room) -> None:
    """A page of options is opened from the panel, filled in, and shown on the challenge."""
    await room.alice.slash("challenge", room.channel, opponent=room.bob, game="gin")
    asked = await room.bob.sees("challenges", room.channel)
    page = (await room.alice.press(asked, "Options")).message
    assert page
    opened = await room.alice.press(page, "Rules")
    answer = await room.alice.submit(opened, target="150", knock=["oklahoma"])
    assert "The challenge now has these rules" in answer.text
    await room.standin.until(lambda: "Rules: Oklahoma" in asked.text, "the challenge's edit")
    opened = await room.alice.press(page, "Time")
    answer = await room.alice.submit(opened, clock="5")
    assert "clock: 5 minutes" in answer.text
    refused = await room.alice.submit(await room.alice.press(page, "Time"), clock="2s")
    assert "Choose from 1m to 1d, or none" in refused.text


async def test_the_challenge_follows(room: Room) -> None:
    """What a dialog changes is shown in the panel, and by the challenge that it leads back to."""
    await room.alice.slash("challenge", room.channel, opponent=room.bob)
    asked = await room.bob.sees("challenges", room.channel)
    panel = (await room.alice.press(asked, "Options")).message
    assert panel
    await room.alice.submit(await room.alice.press(panel, "Rules"), target=["500"])
    await room.standin.until(lambda: "500 Rummy to 500" in asked.text, "the new target")
