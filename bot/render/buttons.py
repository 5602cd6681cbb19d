"""Buttons as Discord takes them, and the rows in which they stand."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypedDict

from bot.render.lines import WIDE, width

ROW, BUTTON = 1, 2
"""Discord's types of these components."""
PRIMARY, GREY, GREEN, RED, LINK = 1, 2, 3, 4, 5
"""Discord's styles of buttons."""
LABEL_LENGTH = 80
BUTTONS_A_ROW = 4
"""A fifth wraps on phones."""
PADDING, BESIDE = 30, 8
"""Pixels that a button takes besides its label, and those between two buttons."""
LETTERS = 14
"""The size of a label."""


class Button(TypedDict):
    """A button as Discord takes it."""

    type: int
    style: int
    disabled: bool
    label: str
    custom_id: str


class LinkButton(TypedDict):
    """A button that leads to an address, as Discord takes it; nobody hears that it was pressed."""

    type: int
    style: int
    label: str
    url: str


class Row(TypedDict):
    """Buttons beside each other, or one menu, as Discord takes them."""

    type: int
    components: list[Any]


def buttons(controls: Iterable[Button], most: int = BUTTONS_A_ROW) -> list[Row]:
    """Rows of at most so many buttons."""
    every = list(controls)
    rows = (every[n : n + most] for n in range(0, len(every), most))
    return [{"type": ROW, "components": beside} for beside in rows]


def phone_rows(controls: Iterable[Button], beside: Sequence[Button] = ()) -> list[Row]:
    """Buttons with long labels in rows that no phone breaks, of at most four.

    What stands *beside* them is at the end of the first row, in any case.
    """
    rows = wrapped([*beside, *controls], BUTTONS_A_ROW)
    first, count = next(rows, []), len(beside)
    ordered = [[*first[count:], *first[:count]], *rows] if first else []
    return [{"type": ROW, "components": row} for row in ordered]


def wrapped(controls: Iterable[Button], most: int) -> Iterator[list[Button]]:
    """Buttons as a phone shows them beside each other, at most so many on a line."""
    row: list[Button] = []
    left = 0.0
    for control in controls:
        wide = min(WIDE, PADDING + width(control["label"], LETTERS))
        if row and (wide > left or len(row) == most):
            yield row
            row = []
        left = (left if row else WIDE) - wide - BESIDE
        row.append(control)
    if row:
        yield row


def button(label: str, custom_id: str, style: int = GREY, *, disabled: bool = False) -> Button:
    """A button that tells its id to `bot/controls/buttons.py`."""
    return {
        "type": BUTTON,
        "style": style,
        "disabled": disabled,
        "label": label[:LABEL_LENGTH],
        "custom_id": custom_id,
    }


def link_button(label: str, url: str) -> LinkButton:
    """A button that opens *url* in a browser."""
    return {"type": BUTTON, "style": LINK, "label": label[:LABEL_LENGTH], "url": url}
