"""How high messages stand on a phone 390 pixels wide, and how much more fits below their parts.

What is likely is offered as one press where there is room for it, and not where it would push the
cards off the screen. The lengths are those of the sandbox's page, which Discord's clients are like.
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from bot.people.look import Look
from bot.render.buttons import BUTTONS_A_ROW, LETTERS, PADDING, ROW, Button, wrapped
from bot.render.layout import GALLERY, TEXT, Block, MessageLayout
from bot.render.lines import PLAIN, WIDE, LineStyle, lines, text_height
from bot.render.menus import is_menu
from bot.render.picture import Picture

SCREEN = 640
"""Pixels that a phone 390 pixels wide has for one message."""
ABOVE, BELOW = 43, 22
"""Of them the sender's name and the upper edges of a message and of its container, and the lower
edges."""
ANSWERED = 42
"""The command that was given, and the note that nobody else sees the message. Words may be higher
by that: what they offer is worth more there than the last line of them."""
GAP = 8
"""Between two parts."""
BUTTONS, MENU = 42, 46
LINE = round(PLAIN.line)
LABEL = LineStyle(LETTERS, 19.6)
LABEL_PADDING = 6
"""Above and below a label of several lines."""


class Height(NamedTuple):
    """Pixels of a hand as a message: all of it, and from its own cards to its end."""

    whole: float
    own: float


def height(view: MessageLayout) -> Height:
    """How high a finished hand is, as a DM shows it; tests hold every hand to that."""
    pictures = {picture.name: picture for picture in view.pictures}
    high = [part_height(part, pictures) for part in view.parts]
    own = high[own_place(view.parts) :]
    return Height(
        ABOVE + sum(high) + GAP * (len(high) - 1) + BELOW,
        sum(own) + GAP * (len(own) - 1) + BELOW,
    )


def own_place(parts: Sequence[Any]) -> int:
    """Which of the *parts* of a hand shows its reader's cards; where none does the first row."""
    rows = (place for place, part in enumerate(parts) if part["type"] == ROW)
    own = (place for place, part in enumerate(parts) if holds_cards(part))
    return next(own, next(rows, len(parts) - 1))


def holds_cards(part: Any) -> bool:
    """Whether a part of a hand shows its reader's own cards, which are a heading or a picture."""
    if part["type"] == GALLERY:
        return _file_of(part) == "hand.png"
    lines = part["content"].split("\n") if part["type"] == TEXT else ()
    return any(line.startswith(("# ", "## ")) for line in lines)


def _file_of(gallery: Any) -> str:
    url: str = gallery["items"][0]["media"]["url"]
    return url.removeprefix("attachment://")


def part_height(part: Any, pictures: dict[str, Picture]) -> float:
    if part["type"] == TEXT:
        return text_height(part["content"])
    if part["type"] == GALLERY:
        return picture_height(pictures[_file_of(part)])
    return row_height(part)


def room_below(blocks: Iterable[Block], pictures: Sequence[Picture], look: Look) -> int:
    """Pixels that are left below *blocks* of text, and *pictures* among them."""
    texts = [block for block in blocks if isinstance(block, str)]
    high = sum(text_height(text, emojis=look.puts_emojis) for text in texts)
    high += sum(map(picture_height, pictures))
    around = ABOVE + BELOW + (ANSWERED if pictures else 0)
    return int(SCREEN - around - high - GAP * (len(texts) + len(pictures) - 1))


def picture_height(picture: Picture) -> int:
    """Pixels of a picture as wide as its line."""
    return round(picture.height * WIDE / picture.width)


def rows_in(room: int, rows: Sequence[Block]) -> int:
    """How many rows of buttons fit into *room* besides *rows* of controls; negative: not these."""
    return left_by(rows, room) // (BUTTONS + GAP)


def left_by(rows: Sequence[Block], room: int) -> int:
    """Pixels that *rows* of controls leave of *room*."""
    return room - sum(row_height(row) + GAP for row in rows)


def newest_in(room: int, told: Sequence[str], look: Look, *, least: int) -> list[str]:
    """Those lines *told* that fit into *room* from the last one up; so many at *least*."""
    kept: list[str] = []
    for line in reversed(told):
        room -= int(text_height(line, emojis=look.puts_emojis))
        if len(kept) >= least and room < 0:
            break
        kept.append(line)
    return kept[::-1]


def row_height(row: Block) -> int:
    """Pixels of a row of controls, or of a line of text among them."""
    if isinstance(row, str):
        return round(text_height(row))
    if isinstance(row, Picture):
        return picture_height(row)
    if is_menu(row):
        return MENU
    rows = [*wrapped(row["components"], BUTTONS_A_ROW)]
    return round(sum(max(map(_button_height, beside)) for beside in rows)) + GAP * (len(rows) - 1)


def _button_height(button: Button) -> float:
    wide = WIDE - PADDING
    return max(BUTTONS, lines(button["label"], LABEL, wide) * LABEL.line + LABEL_PADDING)
