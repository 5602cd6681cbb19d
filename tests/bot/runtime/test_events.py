"""What Discord sends and nobody can read does not end the bot, and nothing is read for nobody."""

import asyncio
import logging
from typing import Any

import pytest

from bot.messages.pressed import components_of, controls_in
from tests.bot.conftest import Room, button, text_of


async def test_a_malformed_event_is_left_out(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    """An interaction without its parts is logged by its name alone, and play goes on."""
    parsers = room.app._connection.parsers
    with caplog.at_level(logging.ERROR, "bot.runtime.events"):
        parsers["INTERACTION_CREATE"]({"token": "not to be logged"})
        parsers["GUILD_CREATE"]({"unavailable": False})
    assert [record.message for record in caplog.records] == [
        "an event INTERACTION_CREATE could not be read and was left out",
        "an event GUILD_CREATE could not be read and was left out",
    ]
    assert "not to be logged" not in caplog.text
    room.faults.clear()

    answer = await room.alice.slash(room.channel, "help")
    assert "/challenge" in text_of(answer.response.message)


async def test_a_pressed_message_stays_as_it_came(room: Room) -> None:
    """No objects are made of what it shows, and its controls are read from what Discord told."""
    panel = (await room.alice.slash(room.channel, "preferences")).response.message
    shown: list[tuple[int, str]] = []

    def look(press: Any) -> bool:
        shown.extend(controls_in(components_of(press)))
        return True

    heard = asyncio.ensure_future(room.app.wait_for("interaction", check=look))
    turns = button(panel, "Messages")
    await room.alice.click(panel, custom_id=turns.custom_id)
    press = await heard
    assert press.message.flags.ephemeral
    assert not press.message.components
    assert (turns.type.value, turns.custom_id) in shown
    assert not components_of(press), "kept with the press, whose token alone is of use"
