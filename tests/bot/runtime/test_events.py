"""What Discord sends and nobody can read does not end the bot."""

import logging

import pytest

from tests.bot.conftest import Room, text_of


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
