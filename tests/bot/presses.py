"""Presses that no ordinary client makes: at the same moment, on anything, with forged ids."""

import json
from copy import deepcopy
from typing import Any

from simcord import interactions
from simcord.backend import serializers
from simcord.enums import ComponentType, InteractionType
from simcord.results import InteractionResult

from tests.bot.conftest import Room, dm_of, text_of


def emit(
    room: Room, person: Any, message: Any, custom_id: str, values: Any = None, shown: bool = True
) -> Any:
    """Send a press without waiting for what it brings; *values* make it a select's.

    Not *shown*: the message has lost that control meanwhile.
    """
    backend = room.env.backend
    stored = backend.get_message(message.channel.id, message.id)
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": ComponentType.BUTTON}
    if values is not None:
        data |= {"component_type": ComponentType.STRING_SELECT, "values": list(values)}
    in_dm = message.channel.id == dm_of(person).id
    record, payload = interactions.base_payload(
        backend,
        type=InteractionType.MESSAGE_COMPONENT,
        channel_id=message.channel.id,
        guild_id=None if in_dm else room.guild.id,
        user_id=person.id,
        data=data,
    )
    pressed = deepcopy(dict(serializers.message_payload(backend, stored)))
    if shown and f'"{custom_id}"' not in json.dumps(pressed["components"]):
        # discord.py drops a press of what the message does not have; the forger's message has it.
        pressed["components"].append(
            {"type": 1, "id": 990, "components": [control(custom_id, values)]}
        )
    payload["message"] = pressed
    record.source_message_id = stored.id
    backend.emit("INTERACTION_CREATE", payload)
    return InteractionResult(room.env, record)


def control(custom_id: str, values: Any) -> dict[str, Any]:
    """A button, or a select that offers *values*, as Discord writes it."""
    if values is None:
        kind, more = ComponentType.BUTTON, {"style": 1, "label": "forged"}
    else:
        options = [{"label": value, "value": value} for value in values or ("none",)]
        kind, more = ComponentType.STRING_SELECT, {"options": options}
    return {"type": int(kind), "id": 991, "custom_id": custom_id} | more


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
