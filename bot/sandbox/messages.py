"""Messages: what the bot sent, made into what Discord would store and show."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from bot.sandbox.people import PEOPLE, Json, Person, user_json

EPHEMERAL, LOADING, SILENT, COMPONENTS_V2 = 1 << 6, 1 << 7, 1 << 12, 1 << 15
TEXT_DISPLAY = 10
MENTION = re.compile(r"<@!?(\d+)>")
CHILDREN = ("components", "accessory", "component")
MEDIA = ("media", "file")


@dataclass(slots=True)
class Message:
    """A message as Discord gives it, *only_for* one person where it is ephemeral."""

    id: int
    channel: int
    data: Json
    only_for: int | None = None


@dataclass(frozen=True, slots=True)
class Upload:
    """A file that came along with a message."""

    name: str
    content_type: str
    content: bytes


def now() -> str:
    """The present, as Discord writes it."""
    return datetime.now(UTC).isoformat()


def blank(id: int, channel: int, author: Person) -> Json:
    """An empty message by *author*, with every field that discord.py reads."""
    return {
        "id": str(id),
        "channel_id": str(channel),
        "author": user_json(author),
        "content": "",
        "timestamp": now(),
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "components": [],
        "pinned": False,
        "type": 0,
        "flags": 0,
    }


def fill(data: Json, sent: Json, attachments: Mapping[str, Json]) -> None:
    """Put what was *sent* into *data*; *attachments* are those it may name, by file name.

    What was not sent stays, as with Discord's edits.
    """
    for key in ("content", "embeds", "tts"):
        if key in sent:
            data[key] = sent[key] or ("" if key == "content" else [])
    if "components" in sent:
        data["components"] = sent["components"] or []
        number(data["components"])
        link(data["components"], attachments)
    if "flags" in sent:
        kept = data["flags"] & (EPHEMERAL | COMPONENTS_V2)
        data["flags"] = kept | (sent["flags"] or 0)
    data["flags"] &= ~LOADING
    data["mentions"] = [user_json(PEOPLE[id]) for id in sorted(pinged(data, sent))]


def walk(components: Sequence[Json]) -> Iterator[Json]:
    """Every component, nested ones too, in the order in which they are read."""
    for component in components:
        yield component
        for key in CHILDREN:
            inside = component.get(key) or []
            yield from walk(inside if isinstance(inside, list) else [inside])


def number(components: Sequence[Json]) -> None:
    """Give each component without an id the next one, as Discord does."""
    taken = {component.get("id") for component in walk(components)}
    free = (id for id in range(1, 1_000) if id not in taken)
    for component in walk(components):
        if not component.get("id"):
            component["id"] = next(free)


def link(components: Sequence[Json], attachments: Mapping[str, Json]) -> None:
    """Replace `attachment://name` by the address at which the page finds the file."""
    for component in walk(components):
        for item in [component, *component.get("items", [])]:
            for media in (item[key] for key in MEDIA if isinstance(item.get(key), dict)):
                _locate(media, attachments)


def _locate(media: Json, attachments: Mapping[str, Json]) -> None:
    attachment = attachments.get(str(media.get("url", "")).removeprefix("attachment://"))
    if attachment:
        media |= {key: attachment[key] for key in ("url", "proxy_url", "content_type")}
        media["attachment_id"] = attachment["id"]


def text_of(data: Json) -> str:
    """All that is to be read in a message."""
    shown = (c.get("content", "") for c in walk(data["components"]) if c["type"] == TEXT_DISPLAY)
    return "\n".join((data["content"], *shown))


def pinged(data: Json, sent: Json) -> set[int]:
    """The people whom the message mentions, as far as its `allowed_mentions` let it."""
    named = {int(id) for id in MENTION.findall(text_of(data))} & PEOPLE.keys()
    allowed: Any = sent.get("allowed_mentions")
    if allowed is None or "users" in allowed.get("parse", []):
        return named
    return named & {int(id) for id in allowed.get("users", [])}
