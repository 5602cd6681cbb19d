"""The choice of how cards are shown, one press for each."""

from bot.render.buttons import GREY, PRIMARY, Button, button, buttons
from bot.render.frame import Frame
from bot.render.heights import BUTTONS, GAP, LINE, picture_height
from bot.render.layout import Block, shown
from bot.render.picture import Picture

CHOICES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("cards", ("text", "emoji", "image")),
    ("colours", ("four", "two")),
    ("background", ("dark", "light")),
    ("large", ("on", "off")),
)
"""What makes up a look, and what each can be."""


def look_choice(frame: Frame) -> list[Block]:
    """What is chosen now in words, and below it a row of buttons for each trait of a look."""
    look = frame.look
    chosen = {trait: str(getattr(look, trait)) for trait, _ in CHOICES}
    chosen["large"] = "on" if look.large else "off"
    rows = [
        [look_button(frame, trait, value, is_chosen=chosen[trait] == value) for value in values]
        for trait, values in CHOICES
    ]
    return [frame.say("looks-now", **chosen), *(row for one in rows for row in buttons(one))]


def picture_offer(frame: Frame, preview: Picture | None, room: int) -> list[Block]:
    """One press for pictures, and what they look like, as far as *room* has pixels for them.

    The press may be off by a line, which is as exact as these are counted: it is there only once.
    """
    row = BUTTONS + GAP
    if preview is None or room < row - LINE:
        return []
    press = button(frame.say("button-show-pictures"), f"look:{frame.game}:cards:image:turn")
    has_room = room >= row + picture_height(preview) + GAP
    return [*(shown(preview) if has_room else ()), *buttons([press])]


def look_button(frame: Frame, trait: str, value: str, *, is_chosen: bool) -> Button:
    """The button that chooses *value*; what is chosen cannot be pressed."""
    style = PRIMARY if is_chosen else GREY
    label = frame.say(f"button-look-{trait}-{value}")
    return button(label, f"look:{frame.game}:{trait}:{value}", style, disabled=is_chosen)
