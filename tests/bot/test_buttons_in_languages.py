"""Whatever people can ask for and press is answered in every language, within Discord's limits."""

from itertools import cycle

import pytest

from bot.people.texts import LANGUAGES
from tests.bot.conftest import Room
from tests.bot.speakers import begun, look, press_all, speak
from tests.bot.test_secrecy import GAMES

PLAYED = list(zip(LANGUAGES, cycle(GAMES), strict=False))
"""Each language with some game: all texts are looked at elsewhere, here the way to Discord."""


@pytest.mark.parametrize(("language", "game"), PLAYED)
async def test_everything_is_answered(room: Room, language: str, game: str) -> None:
    """No answer, proposal or message of a game breaks a limit, and nothing fails."""
    await speak(room, language)
    table = await begun(room, language, game=game, turn="60s")
    await look(room, table)
    for person in (room.alice, room.bob):
        await press_all(room, language, person, room.messages()[-1], 1)
    for command in ("hand", "table", "rules", "learn", "preferences"):
        named = {"game": game} if command in ("rules", "learn") else {}
        answer = await room.alice.slash(room.channel, command, **named)
        await press_all(room, language, room.alice, answer.response.message, 1)
    await room.wait()
