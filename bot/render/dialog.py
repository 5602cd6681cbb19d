"""Dialogs as Discord shows them."""

from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord import ui

from bot.render.menus import Option

LABEL_LENGTH = 45
"""Discord's limit for a dialog's title and for the labels in it."""


def text_field(
    name: str, label: str, value: str, *, hint: str | None = None, length: int = 20
) -> ui.Label[Any]:
    """A line to type something into, or nothing."""
    asked: ui.TextInput[Any] = ui.TextInput(
        custom_id=name, default=value or None, max_length=length, required=False
    )
    return ui.Label(text=label[:LABEL_LENGTH], description=hint, component=asked)


def choice_field(
    name: str, label: str, options: Sequence[Option], *, hint: str | None = None
) -> ui.Label[Any]:
    """A menu of which one line is chosen."""
    lines = [discord.SelectOption.from_dict(option) for option in options]
    asked: ui.Select[Any] = ui.Select(custom_id=name, options=lines)
    return ui.Label(text=label[:LABEL_LENGTH], description=hint, component=asked)


def modal(title: str, custom_id: str, parts: Iterable[ui.Label[Any]]) -> ui.Modal:
    """A dialog, which discord.py need not keep, as it is read from its id."""
    view = ui.Modal(title=title[:LABEL_LENGTH], custom_id=custom_id)
    for part in parts:
        view.add_item(part)
    view.stop()
    return view
