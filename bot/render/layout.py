"""Messages in Discord's components v2, put together from blocks of text and rows of controls.

A view made here carries no code: `bot/controls/buttons.py` finds out from a control's id what it
means, so that it works after a restart and nothing is kept in memory for each message sent.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord import ui
from discord.utils import escape_markdown, escape_mentions

from bot.people.look import PLAIN, Look
from bot.render.emoji import LONGEST, put_emojis
from bot.render.picture import Picture
from bot.render.pressable import pressable

BUTTONS_A_ROW = 4
"""A fifth wraps on phones."""
PHONE_PIXELS = 302
"""What a phone 390 pixels wide leaves for a row of buttons."""
BUTTON_PIXELS, LETTER_PIXELS, GAP_PIXELS = 30, 7.5, 8
"""What a button takes without its label, a letter of that, and the space to the next button."""
OPTIONS_A_SELECT = 25
"""Discord's limit."""
LABEL_LENGTH = 80
OPTION_LENGTH = 100
ALT_LENGTH = 1024
"""Discord's limit for what a picture is described by."""
REST_LENGTH = 2000
NAMED_JOKER = re.compile(r"🃏(?=[^\s·,.])")
WORD_JOINER = "\u2060"
"""Keeps a line from ending between a joker and the card it stands for."""


Row = ui.ActionRow[Any]
Block = str | Row | ui.MediaGallery[Any]


def layout(
    *blocks: Block, accent: discord.Colour | None = None, look: Look = PLAIN
) -> ui.LayoutView:
    """One container of texts, pictures and rows of controls, in reading order."""
    view = ui.LayoutView(timeout=None)
    container: ui.Container[Any] = ui.Container(accent_colour=accent)
    room = LONGEST - sum(len(block) for block in blocks if isinstance(block, str))
    for block in blocks:
        if isinstance(block, str):
            text = pressable(block, room)
            room -= len(text) - len(block)
            container.add_item(ui.TextDisplay(NAMED_JOKER.sub(rf"🃏{WORD_JOINER}", text)))
        else:
            container.add_item(block)
    view.add_item(container)
    if look.cards == "emoji" and look.emojis:
        put_emojis(view, look.emojis)
    # A finished view is sent like any other, but discord.py does not keep it.
    view.stop()
    return view


def shown(picture: Picture) -> list[Block]:
    """A picture with what it shows in words; below it in small print what of them is too long."""
    head, rest = parted(picture.alt, ALT_LENGTH)
    item = discord.MediaGalleryItem(f"attachment://{picture.name}", description=head)
    lines = [f"-# {escape_mentions(escape_markdown(line))}" for line in rest.splitlines() if line]
    return [ui.MediaGallery(item), *(["\n".join(lines)[:REST_LENGTH]] if lines else [])]


def shows(view: ui.LayoutView, picture: Picture) -> bool:
    """Whether *picture* is in *view*."""
    galleries = (one for one in view.walk_children() if isinstance(one, ui.MediaGallery))
    items = (item for gallery in galleries for item in gallery.items)
    return any(item.media.url == f"attachment://{picture.name}" for item in items)


def parted(text: str, length: int) -> tuple[str, str]:
    """*text* in two, the first of at most *length* characters, parted between lines or words."""
    if len(text) <= length:
        return text, ""
    end = max(text.rfind("\n", 0, length + 1), 0) or max(text.rfind(" ", 0, length + 1), 0)
    end = end or length
    return text[:end], text[end:].strip()


def buttons(controls: Iterable[ui.Button[Any]]) -> list[Row]:
    """Rows of at most four buttons."""
    every = list(controls)
    rows = [every[n : n + BUTTONS_A_ROW] for n in range(0, len(every), BUTTONS_A_ROW)]
    return [ui.ActionRow(*row) for row in rows]


def phone_rows(controls: Iterable[ui.Button[Any]]) -> list[list[ui.Button[Any]]]:
    """Buttons with long labels in rows that no phone breaks, of at most four."""
    rows: list[list[ui.Button[Any]]] = []
    left = 0.0
    for control in controls:
        width = BUTTON_PIXELS + LETTER_PIXELS * len(control.label or "")
        if not rows or width > left or len(rows[-1]) == BUTTONS_A_ROW:
            rows.append([])
            left = PHONE_PIXELS
        rows[-1].append(control)
        left -= width + GAP_PIXELS
    return rows


def button(
    label: str,
    custom_id: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    *,
    disabled: bool = False,
    row: int | None = None,
) -> ui.Button[Any]:
    """A button that tells its id to `bot/controls/buttons.py`."""
    label = label[:LABEL_LENGTH]
    return ui.Button(label=label, custom_id=custom_id, style=style, disabled=disabled, row=row)


def option(
    label: str, value: str, description: str | None = None, *, chosen: bool = False
) -> discord.SelectOption:
    """One line of a select, cut to Discord's limits."""
    return discord.SelectOption(
        label=label[:OPTION_LENGTH],
        value=value,
        description=description[:OPTION_LENGTH] if description else None,
        default=chosen,
    )


def selects(
    custom_id: str,
    options: Sequence[discord.SelectOption],
    hint: str,
    *,
    several: bool,
    first: int = 0,
) -> list[Row]:
    """Selects of at most 25 options each; *several* may be chosen.

    Their ids end in a number, from *first* on.
    """
    parts = [options[n : n + OPTIONS_A_SELECT] for n in range(0, len(options), OPTIONS_A_SELECT)]
    return [
        ui.ActionRow(
            ui.Select(
                custom_id=f"{custom_id}{n}",
                options=list(part),
                placeholder=hint,
                min_values=0 if several else 1,
                max_values=len(part) if several else 1,
            )
        )
        for n, part in enumerate(parts, first)
    ]
