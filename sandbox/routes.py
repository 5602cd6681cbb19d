"""What each route does that is not about interactions."""

import re
from base64 import b64decode
from collections.abc import Callable

from sandbox import command_limits, limits, messages, payloads
from sandbox.accounts import ATTACH, SEND, SEND_IN_THREADS, VIEW, Json, User, snowflake
from sandbox.calls import Call, Handler
from sandbox.errors import ApiError, refuse
from sandbox.world import ENTRY_POINT, THREAD, Channel, Message, Upload

HANDLERS: dict[str, Handler] = {}
PICTURE = re.compile(r"data:(image/(?:png|jpeg|gif|webp|avif));base64,([A-Za-z0-9+/=]+)")
LARGEST_EMOJI = 256 * 1024
"""Bytes: developers/resources/emoji.mdx."""


def route(*names: str) -> Callable[[Handler], Handler]:
    """Register a handler for the operations *names*."""

    def register(handler: Handler) -> Handler:
        HANDLERS.update(dict.fromkeys(names, handler))
        return handler

    return register


def find_channel(call: Call) -> Channel:
    """The channel that the path names, if the bot may see it. Raises ApiError (10003, 50001)."""
    world = call.discord.world
    found = world.channel(int(call.parameters[0]))
    is_in = world.guild_of(found).has_bot and (found.parent or found).permissions & VIEW
    if not found.is_dm and not is_in:
        raise ApiError(50001)
    return found


def find_message(call: Call) -> Message:
    """The message that the path names. Raises ApiError (10003, 10008, 50001).

    To ordinary requests an ephemeral one is unknown.
    """
    found = find_channel(call).messages.get(int(call.parameters[1]))
    if found is None or found.deleted or found.owner:
        raise ApiError(10008)
    return found


def find_user(call: Call, text: str) -> User:
    """Who has that id. Raises ApiError (10013)."""
    found = call.discord.world.users.get(int(text))
    if found is None:
        raise ApiError(10013)
    return found


route("GET /users/@me")(lambda call: payloads.own_user(call.bearer or call.discord.bot))
route("GET /users/{user_id}")(lambda call: payloads.user(find_user(call, call.parameters[0])))
route("GET /applications/@me", "GET /oauth2/applications/@me")(
    lambda call: payloads.application(call.discord.world)
)
route("GET /gateway")(lambda call: {"url": call.discord.gateway_url})
route("GET /applications/{application_id}/commands")(lambda call: call.discord.world.commands)
route("GET /applications/{application_id}/emojis")(
    lambda call: {"items": list(call.discord.world.emojis.values())}
)
route("GET /channels/{channel_id}")(
    lambda call: payloads.channel(find_channel(call), call.discord.world)
)
route("GET /channels/{channel_id}/messages/{message_id}")(
    lambda call: payloads.message(find_message(call), call.discord.world)
)


@route("GET /gateway/bot")
def gateway_bot(call: Call) -> Json:
    """Where the gateway is, and how many shards are advised."""
    limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    shards = call.discord.recommended_shards
    named = call.discord.named_gateway_url or call.discord.gateway_url
    return {"url": named, "shards": shards, "session_start_limit": limit}


@route("PUT /applications/{application_id}/commands")
def set_commands(call: Call) -> list[Json]:
    """Register the commands, replacing those before. Raises ApiError (50035, 50240)."""
    sent = call.body or []
    world = call.discord.world
    if sent != world.allowed_commands:
        refuse(command_limits.commands_problems(sent))
        world.allowed_commands = sent
    if any(map(is_entry_point, world.commands)) and not any(map(is_entry_point, sent)):
        raise ApiError(50240)
    before = {(each["type"], each["name"]): each["id"] for each in world.commands}
    world.commands = [_command(each, before, call.parameters[0]) for each in sent]
    call.discord.tell("commands")
    return world.commands


def is_entry_point(command: Json) -> bool:
    """Whether it is the command that opens Activities."""
    return command.get("type") == ENTRY_POINT


def _command(sent: Json, before: dict[tuple[int, str], str], application: str) -> Json:
    kind = sent.get("type") or command_limits.CHAT_INPUT
    kept = {key: value for key, value in sent.items() if value is not None}
    permissions = sent.get("default_member_permissions")
    return kept | {
        "id": before.get((kind, sent["name"])) or str(snowflake()),
        "application_id": application,
        "version": str(snowflake()),
        "type": kind,
        "default_member_permissions": None if permissions is None else str(permissions),
        "description": sent.get("description") or "",
    }


@route("POST /applications/{application_id}/emojis")
def add_emoji(call: Call) -> Json:
    """Keep a picture under a name. Raises ApiError (50035)."""
    own = snowflake()
    picture = PICTURE.fullmatch(call.body["image"])
    if not picture:
        raise ApiError(50035, ["image: Invalid image data"])
    content = b64decode(picture[2])
    if len(content) > LARGEST_EMOJI:
        raise ApiError(50035, ["image: File cannot be larger than 256.0 kb."])
    call.discord.world.files[str(own)] = Upload(call.body["name"], picture[1], content)
    emoji: Json = payloads.bare(false="managed animated", empty="roles")
    emoji |= {"id": str(own), "name": call.body["name"], "require_colons": True, "available": True}
    emoji["user"] = payloads.user(call.discord.world.bot)
    call.discord.world.emojis[own] = emoji
    return emoji


@route("DELETE /applications/{application_id}/emojis/{emoji_id}")
def delete_emoji(call: Call) -> None:
    """Remove a picture. Raises ApiError (10014)."""
    world, own = call.discord.world, call.parameters[1]
    if world.emojis.pop(int(own), None) is None:
        raise ApiError(10014)
    world.files.pop(own, None)


@route("POST /users/@me/channels")
def open_dm(call: Call) -> Json:
    """The bot's conversation with somebody. Raises ApiError (10013, 50007 for a bot)."""
    recipient = find_user(call, str(call.body.get("recipient_id") or 0))
    if recipient.bot:
        raise ApiError(50007)
    world = call.discord.world
    return payloads.channel(world.dm(recipient), world)


@route("PATCH /channels/{channel_id}")
def change_channel(call: Call) -> Json:
    """Rename or archive one, or let a thread sleep sooner or later."""
    found = find_channel(call)
    found.name = call.body.get("name") or found.name
    found.archived = call.body.get("archived", found.archived)
    found.sleeps_after = call.body.get("auto_archive_duration") or found.sleeps_after
    call.discord.tell("channel", found)
    call.discord.change_channel(found)
    return payloads.channel(found, call.discord.world)


@route("POST /channels/{channel_id}/threads")
@route("POST /channels/{channel_id}/messages/{message_id}/threads")
def start_thread(call: Call) -> Json:
    """Open a thread, from a message or by itself. Raises ApiError (50013)."""
    parent = find_channel(call)
    _check_may(parent, 1 << 35)
    thread = Channel(call.body["name"], THREAD, parent=parent)
    thread.sleeps_after = call.body.get("auto_archive_duration") or thread.sleeps_after
    if len(call.parameters) > 1:
        thread.id = find_message(call).id
    world = call.discord.world
    shown = payloads.channel(world.add_channel(thread), world)
    call.discord.tell("channel", thread)
    call.discord.dispatch("THREAD_CREATE", shown | {"newly_created": True}, thread)
    return shown


@route("GET /channels/{channel_id}/messages")
def list_messages(call: Call) -> list[Json]:
    """The newest messages of a channel, newest first."""
    found = find_channel(call)
    before, after = int(call.query.get("before", 2**64)), int(call.query.get("after", 0))
    public = [each for each in found.messages.values() if not each.owner and not each.deleted]
    listed = [each for each in public if after < each.id < before]
    most = int(call.query.get("limit", 50))
    newest = sorted(listed, key=lambda each: each.id, reverse=True)[:most]
    return [payloads.message(each, call.discord.world) for each in newest]


@route("POST /channels/{channel_id}/messages")
def send_message(call: Call) -> Json:
    """Send a message; one with a nonce that is known is not sent again. Raises ApiError (50013)."""
    where = find_channel(call)
    _check_may_send(where)
    _check_may_attach(call, where)
    discord, nonce = call.discord, call.body.get("nonce")
    known = discord.world.sent_with(nonce) if call.body.get("enforce_nonce") else None
    if known:
        return payloads.message(known, discord.world)
    allowed = limits.SENDABLE & ~limits.EPHEMERAL
    body = messages.new_body(discord.world, call.body, call.uploads, allowed_flags=allowed)
    if where.archived:  # developers/topics/threads.mdx: a message opens it again
        where.archived = False
        discord.change_channel(where)
    message = discord.add_message(Message(where, discord.world.bot, body, nonce=nonce), call.body)
    if nonce is not None:
        discord.world.nonces[nonce] = message
    return payloads.message(message, discord.world)


def _check_may_send(where: Channel) -> None:
    if where.recipient and not where.recipient.in_guild:
        raise ApiError(50278)
    if where.recipient and not where.recipient.dms_open:
        raise ApiError(50007)
    _check_may(where, SEND_IN_THREADS if where.parent else SEND)


def _check_may_attach(call: Call, where: Channel) -> None:
    if call.uploads:
        _check_may(where, ATTACH)


def _check_may(where: Channel, permission: int) -> None:
    if not where.is_dm and not (where.parent or where).permissions & permission:
        raise ApiError(50013)


@route("PATCH /channels/{channel_id}/messages/{message_id}")
def edit_message(call: Call) -> Json:
    """Change an own message. Raises ApiError (50013, 50083 in an archived thread)."""
    message = find_message(call)
    if message.channel.archived:
        raise ApiError(50083)
    _check_may_attach(call, message.channel)
    call.discord.change_message(message, call.body, call.uploads)
    return payloads.message(message, call.discord.world)


@route("DELETE /channels/{channel_id}/messages/{message_id}")
def delete_message(call: Call) -> None:
    """Delete a message. Raises ApiError (10008)."""
    call.discord.remove(find_message(call))


@route("POST /channels/{channel_id}/typing")
def typing(call: Call) -> None:
    """Nothing is shown for it."""
    find_channel(call)
