"""The routes by which the bot answers interactions: callbacks and webhook messages."""

from collections.abc import Callable

from sandbox import command_limits, interactions, limits, messages, payloads
from sandbox.accounts import Json
from sandbox.calls import Call
from sandbox.errors import ApiError, refuse
from sandbox.interactions import Interaction
from sandbox.routes import route
from sandbox.world import Message

HOOK = "/webhooks/{webhook_id}/{webhook_token}"
ORIGINAL = f"{HOOK}/messages/@original"
FOLLOW_UP = f"{HOOK}/messages/{{message_id}}"


@route("POST /interactions/{interaction_id}/{interaction_token}/callback")
def first_answer(call: Call) -> Json | None:
    """The first answer to an interaction. Raises ApiError (10062, 40060, 50035)."""
    interaction = call.discord.interactions.get(call.parameters[1])
    if interaction is None or str(interaction.id) != call.parameters[0]:
        raise ApiError(10062)
    kind, data = call.body["type"], call.body.get("data") or {}
    interaction.check_first(kind)
    answer = ANSWERS[kind](call, interaction, data)
    interaction.settle(interactions.Answer(interaction, kind, interaction.age, **answer))
    if call.query.get("with_response") not in ("1", "true"):
        return None
    return _callback_response(call, interaction)


def _callback_response(call: Call, interaction: Interaction) -> Json:
    assert interaction.answer
    message, activity = interaction.answer.message, interaction.answer.activity
    about: Json = {"id": str(interaction.id), "type": interaction.kind}
    if activity:
        shown = {"type": interactions.LAUNCH, "activity_instance": {"id": activity.id}}
        about["activity_instance_id"] = activity.id
        return {"interaction": about, "resource": shown}
    if message is None:
        return {"interaction": about}
    about["response_message_id"] = str(message.id)
    about["response_message_loading"] = message.loading
    about["response_message_ephemeral"] = bool(message.owner)
    if interaction.answer.kind not in (interactions.SEND, interactions.UPDATE):
        return {"interaction": about}
    shown = payloads.message(message, call.discord.world)
    return {"interaction": about, "resource": {"type": interaction.answer.kind, "message": shown}}


def _send(call: Call, interaction: Interaction, data: Json) -> Json:
    body = messages.new_body(call.discord.world, data, call.uploads, allowed_flags=limits.SENDABLE)
    return {"message": _add(call, interaction, body, data)}


def _add(
    call: Call, interaction: Interaction, body: Json, sent: Json, *, loading: bool = False
) -> Message:
    hidden = (body.get("flags") or 0) & limits.EPHEMERAL
    message = Message(
        interaction.channel,
        call.discord.world.bot,
        body,
        owner=interaction.person if hidden else None,
        interaction=interaction.metadata(),
        command=interaction.command,
        webhook=True,
        loading=loading,
    )
    return call.discord.add_message(message, sent)


def _defer(call: Call, interaction: Interaction, data: Json) -> Json:
    flags = data.get("flags") or 0
    if flags & ~limits.EPHEMERAL:
        raise ApiError(50035, ["a deferral may carry no flag but EPHEMERAL"])
    return {"message": _add(call, interaction, {"flags": flags}, {}, loading=True)}


def _update(call: Call, interaction: Interaction, data: Json) -> Json:
    message = interaction.message
    assert message
    if not message.deleted:
        call.discord.change_message(message, data, call.uploads)
    return {"message": message}


def _choices(call: Call, interaction: Interaction, data: Json) -> Json:
    offered = data["choices"] or []
    refuse(command_limits.autocomplete_problems(offered, interaction.option_kind))
    return {"choices": tuple((choice["name"], choice["value"]) for choice in offered)}


def _modal(call: Call, interaction: Interaction, data: Json) -> Json:
    refuse(limits.modal_problems(data))
    messages.fill_ids(data["components"])
    return {"modal": data}


def _launch(call: Call, interaction: Interaction, data: Json) -> Json:
    if not call.discord.world.has_activities:
        raise ApiError(50106)
    return {"activity": call.discord.activities.launch(interaction.person, interaction.channel)}


ANSWERS: dict[int, Callable[[Call, Interaction, Json], Json]] = {
    interactions.SEND: _send,
    interactions.DEFER: _defer,
    interactions.DEFER_UPDATE: lambda _, interaction, __: {"message": interaction.message},
    interactions.UPDATE: _update,
    interactions.CHOICES: _choices,
    interactions.MODAL: _modal,
    interactions.LAUNCH: _launch,
}


def _interaction(call: Call) -> Interaction:
    """The interaction for which this token speaks. Raises ApiError."""
    found = call.discord.interactions.get(call.parameters[1])
    if found is None or call.parameters[0] != str(call.discord.world.bot.id):
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
def follow_up(call: Call) -> Json:
    """A further message; the first one after a deferral fills the message that waits."""
    interaction = _interaction(call)
    original = interaction.original
    if original and original.loading:
        return _change(call, original)
    sent = _send(call, interaction, call.body)["message"]
    return payloads.message(sent, call.discord.world)


route(f"GET {ORIGINAL}", f"GET {FOLLOW_UP}")(
    lambda call: payloads.message(_message(call), call.discord.world)
)


@route(f"PATCH {ORIGINAL}", f"PATCH {FOLLOW_UP}")
def edit(call: Call) -> Json:
    """Change one, ephemeral or not."""
    return _change(call, _message(call))


def _change(call: Call, message: Message) -> Json:
    sent = dict(call.body)
    if message.loading:
        # A deferral's visibility is settled; what the first follow-up says of it is passed over.
        sent["flags"] = (sent.get("flags") or 0) & ~limits.EPHEMERAL
    call.discord.change_message(message, sent, call.uploads)
    return payloads.message(message, call.discord.world)


@route(f"DELETE {ORIGINAL}", f"DELETE {FOLLOW_UP}")
def delete(call: Call) -> None:
    """Take one away."""
    call.discord.remove(_message(call))
