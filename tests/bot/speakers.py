"""People who all speak one language ask for everything and press every button."""

from contextlib import suppress
from typing import Any

from bot.people.texts import say
from data import settings
from sandbox.client_checks import ClientRefused
from tests.bot.conftest import Room, actor, buttons
from tests.bot.prying import COMMANDS, pry

MORE: tuple[tuple[str, dict[str, Any]], ...] = (
    *(("help", {}), ("help", {"game": "gin"}), ("preferences", {}), ("standings", {})),
    *(("history", {"table": "999"}), ("hand", {"table": "x"}), ("resign", {}), ("game pause", {})),
    *(("challenge", {"options": "x=1"}), ("challenge", {"clock": "x"}), ("hint", {})),
    *(("preferences", {"vacation": 2}), ("game abort", {}), ("privacy", {"action": "delete"})),
    *(("preferences", {"cards": "emoji"}), ("preferences", {"cards": "text"})),
    *(("draw", {"card": "x"}), ("layoff", {"card": "7h 99"}), ("learn", {})),
)

COMPLETED = (
    *(("challenge", name) for name in ("target", "clock", "turn", "options")),
    *(("hand", "table"), ("history", "table"), ("replay", "table"), ("move", "meld")),
)
"""Options for which something is proposed that is no card."""


async def speak(room: Room, language: str) -> None:
    """Let the server and everybody in it have chosen *language*."""
    async with room.db.transaction() as tx:
        await settings.change_server(tx, room.guild.id, language=language)
        for person in (room.alice, room.bob, room.carol):
            await settings.change_user(tx, person.id, language=language)


async def look(room: Room, table: Any) -> None:
    """Let everybody ask for everything."""
    for person in (room.carol, room.alice, room.bob):
        await pry(room, person, table)
    named = {"table": str(table.id)}
    for command, option in COMPLETED:
        await room.alice.autocomplete(room.channel, command, option, "")
    for person in (room.alice, room.carol):
        for command, options in (*COMMANDS[:3], *MORE):
            more = named if command in ("hand", "table", "game pause", "game abort", "hint") else {}
            await person.slash(room.channel, command, **{**more, **options})
        await person.slash(room.channel, "preferences", vacation=0)


async def press_all(room: Room, language: str, person: Any, message: Any, depth: int = 2) -> None:
    """Press every button of a message, and of what comes of that; but for the Yes to a question."""
    no = {say(language, key) for key in ("button-yes", "button-cancel")}
    for one in buttons(message) if message is not None and depth else ():
        if one.custom_id and not one.disabled and one.label not in no:
            with suppress(ClientRefused):  # an earlier press has changed the message
                result = await actor(person, message).click(message, custom_id=one.custom_id)
                answer = result.response.message
                if answer is not None and answer.id != message.id:
                    await press_all(room, language, person, answer, depth - 1)


async def begun(room: Room, language: str, **options: Any) -> Any:
    """A game that Bob has accepted."""
    await room.alice.slash(room.channel, "challenge", opponent=room.bob, **options)
    accept = say(language, "button-accept")
    await room.press(room.bob, room.message_with(accept), accept)
    await room.wait()
    return await room.table()
