"""The routes by which the bot answers interactions: callbacks and webhook messages."""

from typing import Any

from tests.wire_discord import interactions, limits, messages, payloads
from tests.wire_discord.errors import ApiError
from tests.wire_discord.interactions import Interaction
from tests.wire_discord.rest import Answer, Call
from tests.wire_discord.routes import route
from tests.wire_discord.world import Message

HOOK = "/webhooks/{webhook_id}/{webhook_token}"
ORIGINAL = f"{HOOK}/messages/@original"
FOLLOW_UP = f"{HOOK}/messages/{{message_id}}"


@route("POST /interactions/{interaction_id}/{interaction_token}/callback")
def first_answer(call: Call) -> Answer:
    interaction = call.standin.interactions.get(call.parameters[1])
    if interaction is None or str(interaction.id) != call.parameters[0]:
        raise ApiError(10062)
    kind, data = call.body["type"], call.body.get("data") or {}
    interaction.check_first(kind)
    answer = ANSWERS[kind](call, interaction, data)
    interaction.settle(interactions.Answer(interaction, kind, interaction.age, **answer))
    if call.query.get("with_response") not in ("1", "true"):
        return 204, None
    return 200, _callback_response(call, interaction)


def _callback_response(call: Call, interaction: Interaction) -> dict[str, Any]:
    assert interaction.answer
    message = interaction.answer.message
    about: dict[str, Any] = {"id": str(interaction.id), "type": interaction.kind}
    if message is None:
        return {"interaction": about}
    about["response_message_id"] = str(message.id)
    about["response_message_loading"] = message.loading
    about["response_message_ephemeral"] = bool(message.owner)
    if interaction.answer.kind not in (interactions.SEND, interactions.UPDATE):
        return {"interaction": about}
    shown = payloads.message(message, call.standin.world)
    return {"interaction": about, "resource": {"type": interaction.answer.kind, "message": shown}}


def _send(call: Call, interaction: Interaction, data: dict[str, Any]) -> dict[str, Any]:
    body = messages.new_body(data, call.files, allowed_flags=limits.SENDABLE)
    return {"message": _add(call, interaction, body, data)}


def _add(
    call: Call, interaction: Interaction, body: dict[str, Any], sent: dict[str, Any]
) -> Message:
    hidden = (body.get("flags") or 0) & limits.EPHEMERAL
    message = Message(
        interaction.channel,
        call.standin.world.bot,
        body,
        owner=interaction.person if hidden else None,
        interaction=interaction.metadata(),
        webhook=True,
    )
    return call.standin.add_message(message, sent)


def _defer(call: Call, interaction: Interaction, data: dict[str, Any]) -> dict[str, Any]:
    flags = data.get("flags") or 0
    if flags & ~limits.EPHEMERAL:
        raise ApiError(50035, ["a deferral may carry no flag but EPHEMERAL"])
    message = _add(call, interaction, {"flags": flags}, {})
    message.loading = True
    return {"message": message}


def _defer_update(call: Call, interaction: Interaction, data: dict[str, Any]) -> dict[str, Any]:
    return {"message": interaction.message}


def _update(call: Call, interaction: Interaction, data: dict[str, Any]) -> dict[str, Any]:
    message = interaction.message
    assert message
    if not message.deleted:
        messages.change(message, messages.changed_body(message, data, call.files))
        call.standin.judge_promise(call.name, message)
    return {"message": message}


def _choices(call: Call, interaction: Interaction, data: dict[str, Any]) -> dict[str, Any]:
    interactions.check_choices(interaction, data)
    offered = data["choices"] or []
    return {"choices": tuple((choice["name"], choice["value"]) for choice in offered)}


def _modal(call: Call, interaction: Interaction, data: dict[str, Any]) -> dict[str, Any]:
    interactions.check_modal(data)
    return {"modal": data}


ANSWERS = {
    interactions.SEND: _send,
    interactions.DEFER: _defer,
    interactions.DEFER_UPDATE: _defer_update,
    interactions.UPDATE: _update,
    interactions.CHOICES: _choices,
    interactions.MODAL: _modal,
}


def _interaction(call: Call) -> Interaction:
    """The interaction for which this token speaks. Raises ApiError."""
    found = call.standin.interactions.get(call.parameters[1])
    if found is None or call.parameters[0] != str(call.standin.world.bot.id):
        raise ApiError(10015)
    found.check_token()
    return found


def _message(call: Call) -> Message:
    """The message meant: the first answer, or one that this token made or was pressed on."""
    interaction = _interaction(call)
    message = interaction.original
    if len(call.parameters) > 2:
        message = interaction.channel.messages.get(int(call.parameters[2]))
        own = message and (message.interaction or {}).get("id") == str(interaction.id)
        if not own and message is not interaction.message:
            raise ApiError(10008)
    if message is None or message.deleted:
        raise ApiError(10008)
    return message


@route(f"POST {HOOK}")
def follow_up(call: Call) -> Answer:
    interaction = _interaction(call)
    original = interaction.original
    if original and original.loading:
        return _change(call, original)
    body = messages.new_body(call.body, call.files, allowed_flags=limits.SENDABLE)
    return 200, payloads.message(_add(call, interaction, body, call.body), call.standin.world)


@route(f"GET {ORIGINAL}")
@route(f"GET {FOLLOW_UP}")
def get(call: Call) -> Answer:
    return 200, payloads.message(_message(call), call.standin.world)


@route(f"PATCH {ORIGINAL}")
@route(f"PATCH {FOLLOW_UP}")
def edit(call: Call) -> Answer:
    return _change(call, _message(call))


def _change(call: Call, message: Message) -> Answer:
    sent = dict(call.body)
    if message.loading:
        # A deferral's visibility is settled; what the first follow-up says of it is passed over.
        sent["flags"] = (sent.get("flags") or 0) & ~limits.EPHEMERAL
    body = messages.changed_body(message, sent, call.files)
    messages.change(message, body)
    call.standin.judge_promise(call.name, message)
    return 200, payloads.message(message, call.standin.world)


@route(f"DELETE {ORIGINAL}")
@route(f"DELETE {FOLLOW_UP}")
def delete(call: Call) -> Answer:
    _message(call).deleted = True
    return 204, None
