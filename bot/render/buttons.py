"""Buttons as Discord takes them, and the rows in which they stand."""

from collections.abc import Iterable
from typing import Any, TypedDict

ROW, BUTTON = 1, 2
"""Discord's types of these components."""
PRIMARY, GREY, GREEN, RED = 1, 2, 3, 4
"""Discord's styles of buttons."""
LABEL_LENGTH = 80
BUTTONS_A_ROW = 4
"""A fifth wraps on phones."""
PHONE_PIXELS = 302
"""What a phone 390 pixels wide leaves for a row of buttons."""
BUTTON_PIXELS, LETTER_PIXELS, GAP_PIXELS = 30, 7.5, 8
"""What a button takes without its label, a letter of that, and the space to the next button."""


class Button(TypedDict):
    """A button as Discord takes it."""

    type: int
    style: int
    disabled: bool
    label: str
    custom_id: str


class Row(TypedDict):
    """Buttons beside each other, or one menu, as Discord takes them."""

    type: int
    components: list[Any]


def buttons(controls: Iterable[Button], most: int = BUTTONS_A_ROW) -> list[Row]:
    """Rows of at most so many buttons."""
    every = list(controls)
    rows = (every[n : n + most] for n in range(0, len(every), most))
    return [{"type": ROW, "components": beside} for beside in rows]


def phone_rows(controls: Iterable[Button]) -> list[Row]:
    """Buttons with long labels in rows that no phone breaks, of at most four."""
    rows: list[list[Button]] = []
    left = 0.0
    for control in controls:
        width = BUTTON_PIXELS + LETTER_PIXELS * len(control["label"])
        if not rows or width > left or len(rows[-1]) == BUTTONS_A_ROW:
            rows.append([])
            left = PHONE_PIXELS
        rows[-1].append(control)
        left -= width + GAP_PIXELS
    return [{"type": ROW, "components": beside} for beside in rows]


def button(label: str, custom_id: str, style: int = GREY, *, disabled: bool = False) -> Button:
    """A button that tells its id to `bot/controls/buttons.py`."""
    return {
        "type": BUTTON,
        "style": style,
        "disabled": disabled,
        "label": label[:LABEL_LENGTH],
        "custom_id": custom_id,
    }
