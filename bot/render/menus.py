"""Menus as Discord takes them: of lines of our own, or of a server's people, roles and channels."""

from collections.abc import Iterable, Sequence
from typing import Any, NotRequired, TypedDict

from bot.render.buttons import BUTTON, ROW, Row

SELECT, PEOPLE, ROLES, CHANNELS = 3, 5, 6, 8
"""Discord's types of menus."""
OPTIONS_A_SELECT = 25
"""Discord's limit."""
OPTION_LENGTH = 100


class Option(TypedDict):
    """A line of a menu as Discord takes it."""

    label: str
    value: str
    default: NotRequired[bool]
    description: NotRequired[str]
    emoji: NotRequired[Any]


def is_menu(part: Any) -> bool:
    """Whether a part of a message is a row with a menu in it."""
    return bool(part["type"] == ROW and part["components"][0]["type"] != BUTTON)


def option(
    label: str, value: str, description: str | None = None, *, chosen: bool = False
) -> Option:
    """One line of a select, cut to Discord's limits."""
    line: Option = {"label": label[:OPTION_LENGTH], "value": value, "default": chosen}
    if description:
        line["description"] = description[:OPTION_LENGTH]
    return line


def select(
    custom_id: str,
    options: Sequence[Option],
    hint: str | None = None,
    *,
    least: int = 1,
    most: int = 1,
) -> Row:
    """A row with a menu of *options*, of which so many may be chosen."""
    about = {"options": [*options], "required": True}
    return picker(SELECT, custom_id, hint, least=least, most=most, **about)


def menu(
    custom_id: str,
    choices: Iterable[tuple[str, str, str | None]],
    chosen: str | None,
    hint: str | None = None,
) -> Row:
    """A menu of *choices*, each a value, its words and more about it; one of them is *chosen*."""
    lines = [option(words, value, more, chosen=value == chosen) for value, words, more in choices]
    return select(custom_id, lines, hint)


def picker(
    kind: int, custom_id: str, hint: str | None, *, least: int = 1, most: int = 1, **about: Any
) -> Row:
    """A row with a menu of that *kind*: of a server's people, roles or channels."""
    menu: Any = {
        "type": kind,
        "custom_id": custom_id,
        "min_values": least,
        "max_values": most,
        "disabled": False,
        "required": False,
        **about,
    }
    if hint:
        menu["placeholder"] = hint
    return {"type": ROW, "components": [menu]}


def selects(
    custom_id: str, options: Sequence[Option], hint: str, *, several: bool, first: int = 0
) -> list[Row]:
    """Selects of at most 25 options each; *several* may be chosen.

    Their ids end in a number, from *first* on.
    """
    parts = [options[n : n + OPTIONS_A_SELECT] for n in range(0, len(options), OPTIONS_A_SELECT)]
    return [
        select(
            f"{custom_id}{n}",
            part,
            hint,
            least=0 if several else 1,
            most=len(part) if several else 1,
        )
        for n, part in enumerate(parts, first)
    ]
