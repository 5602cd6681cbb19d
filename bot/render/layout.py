"""Messages in Discord's components v2, put together from blocks of text and rows of controls.

A view made here carries no code: `bot/controls/buttons.py` finds out from a control's id what it
means, so that it works after a restart and nothing is kept in memory for each message sent.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, TypedDict

import discord
from discord import ui
from discord.utils import escape_markdown, escape_mentions

from bot.people.look import PLAIN, Look
from bot.render.buttons import Row
from bot.render.emoji import LONGEST, WORD_JOINER, put_emojis
from bot.render.picture import Picture
from bot.render.pressable import pressable

TEXT, GALLERY, CONTAINER = 10, 12, 17
"""Discord's types of what stands between rows, and around all."""
ALT_LENGTH = 1024
"""Discord's limit for what a picture is described by."""
REST_LENGTH = 2000
NAMED_JOKER = re.compile(r"🃏(?=[^\s·,.])")


class Gallery(TypedDict):
    """Pictures as Discord takes them."""

    type: int
    items: list[Any]


Block = str | Row | Gallery


@dataclass(eq=False)
class Composed:
    """Components as Discord takes them, which discord.py sends as a view and does not keep."""

    components: Sequence[Any] = field(repr=False)
    """No log tells them, as they may be somebody's hand."""
    timeout: float | None = None

    def to_components(self) -> list[Any]:
        """What is sent of the view."""
        return [*self.components]

    def has_components_v2(self) -> bool:
        """Whether the components are the whole message, its texts too."""
        return any(part["type"] == CONTAINER for part in self.components)

    def is_finished(self) -> bool:
        """Whether discord.py need not keep the view, as a press is read from its control's id."""
        return True

    def is_dispatchable(self) -> bool:
        """Whether discord.py would have to tell the view of presses."""
        return False


class MessageLayout(Composed, ui.LayoutView):
    """A whole message: one container of texts, pictures and controls."""

    @property
    def parts(self) -> list[Any]:
        """What stands in the container, in reading order."""
        return [*self.components[0]["components"]]

    @property
    def texts(self) -> list[str]:
        """What is written in the message, in reading order."""
        return [part["content"] for part in self.parts if part["type"] == TEXT]


class ButtonsBelow(Composed, ui.View):
    """Rows of buttons below the text of a message."""


def layout(
    *blocks: Block, accent: discord.Colour | None = None, look: Look = PLAIN
) -> MessageLayout:
    """One container of texts, pictures and rows of controls, in reading order."""
    parts: list[Any] = []
    room = LONGEST - sum(len(block) for block in blocks if isinstance(block, str))
    for block in blocks:
        if isinstance(block, str):
            text = pressable(block, room)
            room -= len(text) - len(block)
            parts.append({"type": TEXT, "content": NAMED_JOKER.sub(rf"🃏{WORD_JOINER}", text)})
        else:
            parts.append(block)
    if look.cards == "emoji" and look.emojis:
        put_emojis(parts, look.emojis)
    colour = accent.value if accent else None
    about = {"type": CONTAINER, "accent_color": colour, "spoiler": False, "components": parts}
    return MessageLayout([about])


def shown(*pictures: Picture) -> Iterator[Block]:
    """Pictures, each with its words; below it in small print what of them is too long."""
    for picture in pictures:
        head, rest = parted(picture.alt, ALT_LENGTH)
        item = {"media": {"url": address(picture)}, "spoiler": False, "description": head}
        yield {"type": GALLERY, "items": [item]}
        below = filter(None, rest.splitlines())
        lines = [f"-# {escape_mentions(escape_markdown(line))}" for line in below]
        if lines:
            yield "\n".join(lines)[:REST_LENGTH]


def address(picture: Picture) -> str:
    """How a message refers to a picture that is sent with it."""
    return f"attachment://{picture.name}"


def shows(view: MessageLayout, picture: Picture) -> bool:
    """Whether *picture* is in *view*."""
    items = (item for part in view.parts for item in part.get("items", ()))
    return any(item["media"]["url"] == address(picture) for item in items)


def parted(text: str, length: int) -> tuple[str, str]:
    """*text* in two, the first of at most *length* characters, parted between lines or words."""
    if len(text) <= length:
        return text, ""
    end = max(text.rfind("\n", 0, length + 1), 0) or max(text.rfind(" ", 0, length + 1), 0)
    end = end or length
    return text[:end], text[end:].strip()
