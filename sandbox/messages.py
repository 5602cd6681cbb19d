"""Messages made and changed by requests, as Discord would keep them."""

import re
from collections.abc import Collection, Sequence

from sandbox import limits
from sandbox.accounts import MENTION_EVERYONE, Json, snowflake, stamp
from sandbox.errors import ApiError, refuse
from sandbox.world import Message, Upload, World

KEPT = ("content", "embeds", "components", "flags", "attachments", "poll", "sticker_ids")
MENTION, ROLE_MENTION = re.compile(r"<@!?(\d+)>"), re.compile(r"<@&(\d+)>")


def new_body(world: World, sent: Json, uploads: Sequence[Upload], *, allowed_flags: int) -> Json:
    """The body of a new message with *uploads*. Raises ApiError."""
    _check_mentions(sent)
    body = {key: sent[key] for key in KEPT if sent.get(key)}
    if not uploads and not any(body.get(key) for key in KEPT if key != "flags"):
        raise ApiError(50006)
    if (body.get("flags") or 0) & ~allowed_flags:
        raise ApiError(50035, [f"flags: {body['flags']} cannot be set here"])
    body = _checked(body, [each.name for each in uploads])
    return body | {"attachments": [world.store(each) for each in uploads]}


def changed_body(world: World, old: Message, sent: Json, uploads: Sequence[Upload]) -> Json:
    """The body of *old* after an edit. Raises ApiError."""
    _check_mentions(sent)
    flags = old.body.get("flags") or 0
    asked = sent.get("flags")
    if asked is not None and flags & limits.V2 and not asked & limits.V2:
        raise ApiError(50035, ["flags: IS_COMPONENTS_V2 cannot be removed"])
    if asked is not None and asked & ~(limits.V2 | 1 << 2 | (flags & limits.EPHEMERAL)):
        raise ApiError(50035, [f"flags: {asked} cannot be set by an edit"])
    body = dict(old.body) | {key: sent[key] for key in KEPT if key in sent}
    body["flags"] = flags | ((asked or 0) & limits.V2)
    body["attachments"] = kept = _kept_attachments(old, sent)
    if not uploads and not any(body.get(key) for key in KEPT if key != "flags"):
        raise ApiError(50006)
    names = [each["filename"] for each in kept] + [each.name for each in uploads]
    return _checked(body, names) | {"attachments": kept + [world.store(each) for each in uploads]}


def change(message: Message, body: Json, world: World) -> None:
    """Let *message* stand as *body* from now on; files that are no longer on it are gone."""
    kept = {each["id"] for each in body["attachments"]}
    for old in message.attachments:
        if old["id"] not in kept:
            world.drop_file(old["id"])
    message.body = body
    message.edited = stamp()
    message.edits += 1
    message.loading = False


def mention(message: Message, sent: Json, world: World) -> None:
    """Note whom *message* mentions, as far as what was *sent* allows it: people and roles."""
    allowed = sent.get("allowed_mentions")
    people = {int(each) for each in MENTION.findall(message.text)} & world.users.keys()
    message.mentioned = frozenset(people & _allowed(allowed, "users", people))
    if not message.channel.is_dm:
        roles = {int(each) for each in ROLE_MENTION.findall(message.text)}
        roles &= {role.id for role in world.guild_of(message.channel).roles}
        message.mentioned_roles = frozenset(roles & _allowed(allowed, "roles", roles))


def _allowed(allowed: Json | None, kind: str, named: set[int]) -> set[int]:
    if allowed is None or kind in (allowed.get("parse") or []):
        return named
    return {int(each) for each in allowed.get(kind) or []}


def pings(message: Message, world: World) -> frozenset[int]:
    """The ids of the people whom *message*, being new, notifies."""
    if message.flags & (limits.SILENT | limits.EPHEMERAL):
        return frozenset()
    reader = message.channel.recipient
    if reader:
        return message.mentioned | {reader.id}
    return message.mentioned | _called(message, world)


def _called(message: Message, world: World) -> frozenset[int]:
    """Who has a role that is mentioned, and may be: by all, or by its author."""
    guild = world.guild_of(message.channel)
    may = world.permissions_of(message.author, guild) & MENTION_EVERYONE
    roles = {each for each in guild.roles if each.id in message.mentioned_roles}
    called = {each for each in roles if may or each.mentionable}
    return frozenset(id for id, has in guild.members.items() if called & set(has))


def _checked(body: Json, files: Collection[str]) -> Json:
    refuse(limits.message_problems(body, files))
    components = [_numbered(each) for each in body.get("components") or []]
    fill_ids(components)
    return body | {"components": components}


def _check_mentions(sent: Json) -> None:
    allowed = sent.get("allowed_mentions") or {}
    for kind in ("users", "roles"):
        if kind in (allowed.get("parse") or []) and allowed.get(kind):
            raise ApiError(50035, [f"allowed_mentions: {kind} in parse and by id exclude another"])


def _kept_attachments(old: Message, sent: Json) -> list[Json]:
    if "attachments" not in sent:
        return old.attachments
    kept = {str(each["id"]) for each in sent["attachments"] or []}
    return [each for each in old.attachments if each["id"] in kept]


def _numbered(component: Json) -> Json:
    """A copy of *component* in the form of an answer, still without new ids."""
    shown = {key: value for key, value in component.items() if value is not None}
    if "components" in shown:
        shown["components"] = [_numbered(each) for each in shown["components"]]
    if "accessory" in shown:
        shown["accessory"] = _numbered(shown["accessory"])
    if "items" in shown:
        items = ({"description": None, "spoiler": False, **each} for each in shown["items"])
        shown["items"] = [each | {"media": _media(each["media"])} for each in items]
    if "options" in shown:
        shown["options"] = [_with_emoji(each) for each in shown["options"]]
    if "default_values" in shown:
        shown["default_values"] = [e | {"id": str(e["id"])} for e in shown["default_values"]]
    for key in {"media", "file"} & shown.keys():
        shown[key] = _media(shown[key])
    return DEFAULTS.get(component["type"], {}) | _with_emoji(shown)


def _with_emoji(shown: Json) -> Json:
    """*shown* with its emoji's id as text, in which form answers have it."""
    emoji = shown.get("emoji") or {}
    return shown | {"emoji": emoji | {"id": str(emoji["id"])}} if emoji.get("id") else shown


DEFAULTS: dict[int, Json] = {
    **{kind: {"min_values": 1, "max_values": 1} for kind in limits.SELECTS},
    limits.CONTAINER: {"accent_color": None, "spoiler": False},
    limits.SEPARATOR: {"divider": True, "spacing": 1},
    limits.THUMBNAIL: {"description": None, "spoiler": False},
    limits.FILE: {"name": None, "size": None, "spoiler": False},
}


def _media(media: Json) -> Json:
    return {"id": str(snowflake()), "url": media["url"], "proxy_url": media["url"]}


def fill_ids(components: list[Json]) -> None:
    """Give each of *components*, nested ones too, that has no id the next one that is free."""
    every = limits.nested(components)
    taken = {each["id"] for each in every if each.get("id")}
    free = (number for number in range(1, 200) if number not in taken)
    for each in every:
        if not each.get("id"):
            each["id"] = next(free)
