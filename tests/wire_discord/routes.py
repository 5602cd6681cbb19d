"""What each route does that is not about interactions."""

from typing import Any

from tests.wire_discord import command_limits, limits, messages, payloads
from tests.wire_discord.errors import ApiError, refuse
from tests.wire_discord.rest import Answer, Call, Handler
from tests.wire_discord.world import (
    SEND,
    SEND_IN_THREADS,
    VIEW,
    Channel,
    Message,
    User,
    snowflake,
)

HANDLERS: dict[str, Handler] = {}


def route(name: str) -> Any:
    """Register a handler for the operation *name*."""

    def register(handler: Handler) -> Handler:
        HANDLERS[name] = handler
        return handler

    return register


def find_channel(call: Call, text: str) -> Channel:
    """The channel with this id, if the bot may see it. Raises ApiError."""
    found = call.standin.world.channels.get(int(text))
    if found is None or found.deleted:
        raise ApiError(10003)
    if not found.is_dm and not found.permissions & VIEW:
        raise ApiError(50001)
    return found


def find_message(channel: Channel, text: str) -> Message:
    """A message there that ordinary requests reach: an ephemeral one is unknown to them."""
    found = channel.messages.get(int(text))
    if found is None or found.deleted or found.owner:
        raise ApiError(10008)
    return found


def _user(call: Call, text: str) -> User:
    found = call.standin.world.users.get(int(text))
    if found is None:
        raise ApiError(10013)
    return found


@route("GET /users/@me")
def own_user(call: Call) -> Answer:
    return 200, payloads.own_user(call.standin.world.bot)


@route("GET /users/{user_id}")
def user(call: Call) -> Answer:
    return 200, payloads.user(_user(call, call.parameters[0]))


@route("GET /oauth2/applications/@me")
@route("GET /applications/@me")
def application(call: Call) -> Answer:
    return 200, payloads.application(call.standin.world)


@route("GET /gateway")
def gateway(call: Call) -> Answer:
    return 200, {"url": call.standin.gateway_url}


@route("GET /gateway/bot")
def gateway_bot(call: Call) -> Answer:
    limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    shards = call.standin.recommended_shards
    named = call.standin.named_gateway_url or call.standin.gateway_url
    return 200, {"url": named, "shards": shards, "session_start_limit": limit}


@route("GET /applications/{application_id}/commands")
def commands(call: Call) -> Answer:
    return 200, call.standin.world.commands


@route("PUT /applications/{application_id}/commands")
def set_commands(call: Call) -> Answer:
    sent = call.body or []
    refuse(command_limits.commands_problems(sent))
    world = call.standin.world
    before = {each["name"]: each["id"] for each in world.commands}
    world.commands = [_command(each, before, call.parameters[0]) for each in sent]
    return 200, world.commands


def _command(sent: dict[str, Any], before: dict[str, str], application: str) -> dict[str, Any]:
    kept = {key: value for key, value in sent.items() if value is not None}
    permissions = sent.get("default_member_permissions")
    return kept | {
        "id": before.get(sent["name"]) or str(snowflake()),
        "application_id": application,
        "version": str(snowflake()),
        "type": sent.get("type") or 1,
        "default_member_permissions": None if permissions is None else str(permissions),
        "description": sent.get("description") or "",
    }


@route("GET /applications/{application_id}/emojis")
def emojis(call: Call) -> Answer:
    return 200, {"items": list(call.standin.world.emojis.values())}


@route("POST /applications/{application_id}/emojis")
def add_emoji(call: Call) -> Answer:
    own = snowflake()
    emoji = dict.fromkeys(("require_colons", "available"), True)
    emoji |= {"id": str(own), "name": call.body["name"], "roles": []}
    emoji |= dict.fromkeys(("managed", "animated"), False)
    emoji["user"] = payloads.user(call.standin.world.bot)
    call.standin.world.emojis[own] = emoji
    return 201, emoji


@route("GET /users/@me/guilds")
def own_guilds(call: Call) -> Answer:
    world = call.standin.world
    shown = payloads.own_guild(world.guild, world.bot)
    return 200, [shown] if int(call.query.get("after", 0)) < world.guild.id else []


@route("GET /guilds/{guild_id}")
def guild(call: Call) -> Answer:
    return 200, payloads.guild(_guild(call))


def _guild(call: Call) -> Any:
    world = call.standin.world
    if int(call.parameters[0]) != world.guild.id:
        raise ApiError(10004)
    return world.guild


@route("GET /guilds/{guild_id}/members/{user_id}")
def member(call: Call) -> Answer:
    guild, found = _guild(call), _user(call, call.parameters[1])
    if not found.in_guild:
        raise ApiError(10007)
    return 200, payloads.member(found, guild)


@route("POST /users/@me/channels")
def open_dm(call: Call) -> Answer:
    recipient = _user(call, str(call.body.get("recipient_id") or 0))
    if recipient.bot:
        raise ApiError(50007)
    world = call.standin.world
    return 200, payloads.channel(world.dm(recipient), world)


@route("GET /channels/{channel_id}")
def channel(call: Call) -> Answer:
    return 200, payloads.channel(find_channel(call, call.parameters[0]), call.standin.world)


@route("PATCH /channels/{channel_id}")
def change_channel(call: Call) -> Answer:
    found = find_channel(call, call.parameters[0])
    found.name = call.body.get("name") or found.name
    found.archived = call.body.get("archived", found.archived)
    return 200, payloads.channel(found, call.standin.world)


@route("POST /channels/{channel_id}/threads")
@route("POST /channels/{channel_id}/messages/{message_id}/threads")
def start_thread(call: Call) -> Answer:
    parent = find_channel(call, call.parameters[0])
    _check_may(parent, 1 << 35)
    thread = Channel(call.body["name"], 11, parent=parent)
    if len(call.parameters) > 1:
        thread.id = find_message(parent, call.parameters[1]).id
    world = call.standin.world
    shown = payloads.channel(world.add_channel(thread), world)
    call.standin.gateway.dispatch("THREAD_CREATE", shown | {"newly_created": True}, thread)
    return 201, shown


@route("GET /channels/{channel_id}/messages")
def list_messages(call: Call) -> Answer:
    found = find_channel(call, call.parameters[0])
    before, after = int(call.query.get("before", 2**64)), int(call.query.get("after", 0))
    public = [each for each in found.messages.values() if not each.owner and not each.deleted]
    listed = [each for each in public if after < each.id < before]
    most = int(call.query.get("limit", 50))
    newest = sorted(listed, key=lambda each: each.id, reverse=True)[:most]
    return 200, [payloads.message(each, call.standin.world) for each in newest]


@route("GET /channels/{channel_id}/messages/{message_id}")
def get_message(call: Call) -> Answer:
    found = find_message(find_channel(call, call.parameters[0]), call.parameters[1])
    return 200, payloads.message(found, call.standin.world)


@route("POST /channels/{channel_id}/messages")
def send_message(call: Call) -> Answer:
    where = find_channel(call, call.parameters[0])
    _check_may_send(where)
    standin, nonce = call.standin, call.body.get("nonce")
    known = standin.world.sent_with(nonce) if call.body.get("enforce_nonce") else None
    if known:
        return 200, payloads.message(known, standin.world)
    allowed = limits.SENDABLE & ~limits.EPHEMERAL
    body = messages.new_body(call.body, call.files, allowed_flags=allowed)
    where.archived = False  # developers/topics/threads.mdx: a message opens it again
    message = standin.add_message(Message(where, standin.world.bot, body, nonce=nonce), call.body)
    if nonce is not None:
        standin.world.nonces[nonce] = message
    return 200, payloads.message(message, standin.world)


def _check_may_send(where: Channel) -> None:
    if where.recipient and not where.recipient.in_guild:
        raise ApiError(50278)
    if where.recipient and not where.recipient.dms_open:
        raise ApiError(50007)
    _check_may(where, SEND_IN_THREADS if where.parent else SEND)


def _check_may(where: Channel, permission: int) -> None:
    if not where.is_dm and not where.permissions & permission:
        raise ApiError(50013)


@route("PATCH /channels/{channel_id}/messages/{message_id}")
def edit_message(call: Call) -> Answer:
    message = find_message(find_channel(call, call.parameters[0]), call.parameters[1])
    if message.channel.archived:
        raise ApiError(50083)
    messages.change(message, messages.changed_body(message, call.body, call.files))
    call.standin.judge_promise(call.name, message)
    return 200, payloads.message(message, call.standin.world)


@route("DELETE /channels/{channel_id}/messages/{message_id}")
def delete_message(call: Call) -> Answer:
    message = find_message(find_channel(call, call.parameters[0]), call.parameters[1])
    message.deleted = True
    return 204, None


@route("POST /channels/{channel_id}/typing")
def typing(call: Call) -> Answer:
    find_channel(call, call.parameters[0])
    return 204, None
