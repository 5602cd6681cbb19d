"""What panels of settings are made of: menus whose choices say what they set, and tabs."""

from collections.abc import Iterable, Sequence

from bot.people.texts import say
from bot.render.buttons import GREY, PRIMARY, Button, Row, button, buttons
from bot.render.layout import Block, MessageLayout, layout
from bot.render.menus import option, select


def menu(
    custom_id: str,
    choices: Iterable[tuple[str, str, str | None]],
    chosen: str | None,
    hint: str | None = None,
) -> Row:
    """A menu of *choices*, each a value, its words and more about it; one of them is *chosen*."""
    lines = [option(words, value, more, chosen=value == chosen) for value, words, more in choices]
    return select(custom_id, lines, hint)


def paged(
    language: str,
    subject: str,
    page: str,
    pages: Sequence[str],
    parts: Sequence[Block],
    note: str,
    again: Sequence[Button],
) -> MessageLayout:
    """One *page* of a panel about *subject*, made of *parts*, with the way to its other *pages*.

    A *note* says what has just been done, or what was wrong; *again* leads back to that.
    """
    noted: list[Block] = [note, *buttons(again)] if note else []
    title = say(language, f"{subject}-title")
    tabs = buttons(
        button(
            say(language, f"{subject}-page-{name}"),
            f"{subject}:page:{name}",
            PRIMARY if name == page else GREY,
            disabled=name == page,
        )
        for name in pages
    )
    return layout(title, *parts, *noted, *tabs)
