"""Presses that no ordinary client makes: at the same moment, on anything, with forged ids."""

import json
from dataclasses import dataclass, replace
from typing import Any

from sandbox import limits, payloads
from sandbox.accounts import Json
from sandbox.interactions import COMPONENT, Interaction
from sandbox.world import Message, World
from tests.bot.conftest import Room, text_of


def emit(
    room: Room, person: Any, message: Any, custom_id: str, values: Any = None, shown: bool = True
) -> Any:
    """Send a press without waiting for what it brings; *values* make it a select's.

    Not *shown*: the message has lost that control meanwhile.
    """
    stored = room.env.stored(message)
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": limits.BUTTON}
    if values is not None:
        data |= {"component_type": limits.STRING_SELECT, "values": list(values)}
    client_has = with_control(stored, custom_id, values) if shown else stored
    press = Forged(COMPONENT, person.of, stored.channel, data, stored, client_has=client_has)
    return room.env.begin(press)


@dataclass(eq=False)
class Forged(Interaction):
    """What comes of a client that has another message than was sent to it."""

    client_has: Message | None = None

    def event(self, world: World) -> Json:
        if self.client_has is None:
            return super().event(world)
        return super().event(world) | {"message": payloads.message(self.client_has, world)}


def with_control(message: Message, custom_id: str, values: Any) -> Message:
    """*message* as a forger's client has it: with that control.

    discord.py drops a press of what the message does not have.
    """
    if f'"{custom_id}"' in json.dumps(message.components):
        return message
    row = {"type": limits.ROW, "id": 990, "components": [control(custom_id, values)]}
    return replace(message, body=message.body | {"components": [*message.components, row]})


def control(custom_id: str, values: Any) -> dict[str, Any]:
    """A button, or a select that offers *values*, as Discord writes it."""
    if values is None:
        kind, more = limits.BUTTON, {"style": 1, "label": "forged"}
    else:
        options = [{"label": value, "value": value} for value in values or ("none",)]
        kind, more = limits.STRING_SELECT, {"options": options}
    return {"type": kind, "id": 991, "custom_id": custom_id} | more


async def forge(
    room: Room, person: Any, message: Any, custom_id: str, values: Any = None, shown: bool = True
) -> Any:
    """Press a control that need not be there."""
    result = emit(room, person, message, custom_id, values, shown)
    await room.env.settle()
    return result


async def at_once(room: Room, *presses: tuple[Any, Any, str]) -> list[Any]:
    """Press buttons at the same moment: people, messages and ids."""
    results = [emit(room, *press) for press in presses]
    await room.env.settle()
    return results


def now(room: Room, message: Any) -> Any:
    """*message* of the channel as it is now."""
    return next(one for one in room.messages() if one.id == message.id)


def told(result: Any) -> str:
    """What the person who gave a command or pressed something was answered, and nobody else."""
    answers = [result.response, *result.followups]
    shown = [one.message for one in answers if one is not None]
    assert all(one.flags.ephemeral for one in shown), [text_of(one) for one in shown]
    return "\n".join(text_of(one) for one in shown)
