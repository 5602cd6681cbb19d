"""Messages made and changed by requests, as Discord would keep them."""

import re
from collections.abc import Collection
from typing import Any

from tests.wire_discord import limits
from tests.wire_discord.errors import ApiError, refuse
from tests.wire_discord.world import Message, World, snowflake, stamp

CDN = "http://127.0.0.1/attachments"
KEPT = ("content", "embeds", "components", "flags", "attachments", "poll", "sticker_ids")
MENTION = re.compile(r"<@!?(\d+)>")


def new_body(sent: dict[str, Any], files: dict[str, int], *, allowed_flags: int) -> dict[str, Any]:
    """The body of a new message; *files* are names and sizes. Raises ApiError."""
    _check_mentions(sent)
    body = {key: sent[key] for key in KEPT if sent.get(key)}
    attachments = [_attachment(name, size) for name, size in files.items()]
    if not attachments and not any(body.get(key) for key in KEPT if key != "flags"):
        raise ApiError(50006)
    if (body.get("flags") or 0) & ~allowed_flags:
        raise ApiError(50035, [f"flags: {body['flags']} cannot be set here"])
    body["attachments"] = attachments
    return _checked(body, files)


def changed_body(old: Message, sent: dict[str, Any], files: dict[str, int]) -> dict[str, Any]:
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
    body["attachments"] = _kept_attachments(old, sent) + [
        _attachment(name, size) for name, size in files.items()
    ]
    if not any(body.get(key) for key in KEPT if key != "flags"):
        raise ApiError(50006)
    return _checked(body, [each["filename"] for each in body["attachments"]])


def change(message: Message, body: dict[str, Any]) -> None:
    """Let *message* stand as *body* from now on."""
    message.body = body
    message.edited = stamp()
    message.edits += 1
    message.loading = False


def pings(message: Message, sent: dict[str, Any], world: World) -> frozenset[int]:
    """The ids of the people whom a new message notifies."""
    allowed = sent.get("allowed_mentions")
    named = {int(each) for each in MENTION.findall(message.text)} & world.users.keys()
    if allowed is not None and "users" not in (allowed.get("parse") or []):
        named &= {int(each) for each in allowed.get("users") or []}
    everybody = {message.channel.recipient.id} if message.channel.recipient else set()
    if message.flags & (limits.SILENT | limits.EPHEMERAL):
        return frozenset()
    return frozenset(named | everybody)


def _checked(body: dict[str, Any], files: Collection[str]) -> dict[str, Any]:
    refuse(limits.message_problems(body, files))
    components = [_numbered(each) for each in body.get("components") or []]
    _fill_ids(components)
    return body | {"components": components}


def _check_mentions(sent: dict[str, Any]) -> None:
    allowed = sent.get("allowed_mentions") or {}
    for kind in ("users", "roles"):
        if kind in (allowed.get("parse") or []) and allowed.get(kind):
            raise ApiError(50035, [f"allowed_mentions: {kind} in parse and by id exclude another"])


def _attachment(name: str, size: int) -> dict[str, Any]:
    own = snowflake()
    url = f"{CDN}/{own}/{name}"
    return {"id": str(own), "filename": name, "size": size, "url": url, "proxy_url": url}


def _kept_attachments(old: Message, sent: dict[str, Any]) -> list[dict[str, Any]]:
    before = old.body.get("attachments") or []
    if "attachments" not in sent:
        return before
    kept = {str(each["id"]) for each in sent["attachments"] or []}
    return [each for each in before if each["id"] in kept]


def _numbered(component: dict[str, Any]) -> dict[str, Any]:
    """A copy of *component* in the form of an answer, still without new ids."""
    shown = {key: value for key, value in component.items() if value is not None}
    if "components" in shown:
        shown["components"] = [_numbered(each) for each in shown["components"]]
    if "accessory" in shown:
        shown["accessory"] = _numbered(shown["accessory"])
    if "items" in shown:
        shown["items"] = [_media_item(each) for each in shown["items"]]
    for key in {"media", "file"} & shown.keys():
        shown[key] = _media(shown[key])
    return DEFAULTS.get(component["type"], {}) | shown


DEFAULTS: dict[int, dict[str, Any]] = {
    limits.STRING_SELECT: {"min_values": 1, "max_values": 1},
    limits.CONTAINER: {"accent_color": None, "spoiler": False},
    limits.SEPARATOR: {"divider": True, "spacing": 1},
    limits.THUMBNAIL: {"description": None, "spoiler": False},
    limits.FILE: {"name": None, "size": None, "spoiler": False},
}


def _media_item(item: dict[str, Any]) -> dict[str, Any]:
    return {"description": None, "spoiler": False, **item, "media": _media(item["media"])}


def _media(media: dict[str, Any]) -> dict[str, Any]:
    return {"id": str(snowflake()), "url": media["url"], "proxy_url": media["url"]}


def _fill_ids(components: list[dict[str, Any]]) -> None:
    every = list(limits.nested(components))
    taken = {each["id"] for each in every if each.get("id")}
    free = (number for number in range(1, 200) if number not in taken)
    for each in every:
        if not each.get("id"):
            each["id"] = next(free)
