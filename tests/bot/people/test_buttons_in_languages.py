"""Whatever people can ask for and press is answered in another language, within Discord's limits.

In one: a made-up one is pressed through in every game (test_pseudo_language.py), and what is shown
in the others is only rendered (test_views_in_languages.py).
"""

from tests.bot.conftest import Room
from tests.bot.speakers import begun, look, press_all, speak

LANGUAGE, GAME = "ru", "rummy-51"


async def test_everything_is_answered(room: Room) -> None:
    """No answer, proposal or message of a game breaks a limit, and nothing fails."""
    await speak(room, LANGUAGE)
    table = await begun(room, LANGUAGE, game=GAME, turn="60s")
    await look(room, table)
    for person in (room.alice, room.bob):
        await press_all(room, LANGUAGE, person, room.messages()[-1], 1)
    for command in ("hand", "table", "rules", "learn", "preferences"):
        named = {"game": GAME} if command in ("rules", "learn") else {}
        answer = await room.alice.slash(room.channel, command, **named)
        await press_all(room, LANGUAGE, room.alice, answer.response.message, 1)
    await room.wait()
