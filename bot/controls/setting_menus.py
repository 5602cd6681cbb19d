"""What panels of settings are made of: menus whose choices say what they set, and tabs."""

from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord import ui

from bot.people.texts import say
from bot.render.layout import Block, Row, button, buttons, layout, option


def menu(
    custom_id: str,
    choices: Iterable[tuple[str, str, str | None]],
    chosen: str | None,
    hint: str | None = None,
) -> Row:
    """A menu of *choices*, each a value, its words and more about it; one of them is *chosen*."""
    lines = [option(words, value, more, chosen=value == chosen) for value, words, more in choices]
    shown: ui.Select[Any] = ui.Select(custom_id=custom_id, options=lines, placeholder=hint)
    return ui.ActionRow(shown)


def paged(
    language: str,
    subject: str,
    page: str,
    pages: Sequence[str],
    parts: Sequence[Block],
    note: str,
    again: Sequence[ui.Button[Any]],
) -> ui.LayoutView:
    """One *page* of a panel about *subject*, made of *parts*, with the way to its other *pages*.

    A *note* says what has just been done, or what was wrong; *again* leads back to that.
    """
    labels = [(name, say(language, f"{subject}-page-{name}")) for name in pages]
    noted: list[Block] = [note, *buttons(again)] if note else []
    title = say(language, f"{subject}-title")
    return layout(title, *parts, *noted, *tabs(subject, labels, page))


def tabs(subject: str, labels: Sequence[tuple[str, str]], page: str) -> list[Row]:
    """A button for each page of a panel, by name and label; the present one cannot be pressed."""
    styles = discord.ButtonStyle
    return buttons(
        button(
            label,
            f"{subject}:page:{name}",
            styles.primary if name == page else styles.secondary,
            disabled=name == page,
        )
        for name, label in labels
    )
