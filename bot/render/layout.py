"""Messages in Discord's components v2, put together from blocks of text and rows of controls.

A view made here carries no code: `bot/controls/buttons.py` finds out from a control's id what it
means, so that it works after a restart and nothing is kept in memory for each message sent.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any

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
NOBODY = discord.AllowedMentions.none()
NAMED_JOKER = re.compile(r"🃏(?=[^\s·,.])")


Block = str | Row | Picture


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


@dataclass(eq=False)
class MessageLayout(Composed, ui.LayoutView):
    """A whole message: one container of texts, pictures and controls. Can be sent again."""

    pictures: Sequence[Picture] = field(default=(), repr=False)

    def new(self) -> dict[str, Any]:
        """What to send it with."""
        # An answer to an interaction takes no empty list of files.
        files = {"files": self._files()} if self.pictures else {}
        return {"view": self, "allowed_mentions": NOBODY, **files}

    def edit(self) -> dict[str, Any]:
        """What to edit a message with: the pictures in it before are gone."""
        return {"view": self, "allowed_mentions": NOBODY, "attachments": self._files()}

    def _files(self) -> list[discord.File]:
        """The pictures as files, each of which Discord's client can send only once."""
        return [discord.File(BytesIO(one.png), filename=one.name) for one in self.pictures]

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
        elif isinstance(block, Picture):
            parts.append(gallery(block))
        else:
            parts.append(block)
    if look.puts_emojis:
        put_emojis(parts, look.emojis)
    colour = accent.value if accent else None
    about = {"type": CONTAINER, "accent_color": colour, "spoiler": False, "components": parts}
    return MessageLayout([about], pictures=[one for one in blocks if isinstance(one, Picture)])


def gallery(picture: Picture) -> dict[str, Any]:
    """A picture that is sent with a message, with its words, as Discord takes it."""
    alt, _ = parted(picture.alt, ALT_LENGTH)
    url = f"attachment://{picture.name}"
    item = {"media": {"url": url}, "spoiler": False, "description": alt}
    return {"type": GALLERY, "items": [item]}


def shown(*pictures: Picture) -> Iterator[Block]:
    """Pictures; below each in small print what of its words is too long to describe it."""
    for picture in pictures:
        yield picture
        below = filter(None, parted(picture.alt, ALT_LENGTH)[1].splitlines())
        lines = [f"-# {escape_mentions(escape_markdown(line))}" for line in below]
        if lines:
            yield "\n".join(lines)[:REST_LENGTH]


def parted(text: str, length: int) -> tuple[str, str]:
    """*text* in two, the first of at most *length* characters, parted between lines or words."""
    if len(text) <= length:
        return text, ""
    end = max(text.rfind("\n", 0, length + 1), 0) or max(text.rfind(" ", 0, length + 1), 0)
    end = end or length
    return text[:end], text[end:].strip()
