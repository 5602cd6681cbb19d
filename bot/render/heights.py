"""How high parts of a message stand on a phone, and how much more fits below them.

What is likely is offered as one press where there is room for it, and not where it would push the
cards off the screen. It is counted, not measured: letters are of average width.
"""

import re
from collections.abc import Iterable, Sequence
from math import ceil

from bot.people.look import Look
from bot.render.layout import Block
from bot.render.menus import is_menu
from bot.render.picture import Picture

SCREEN = 640
"""Pixels that a phone 390 pixels wide has for one message."""
AROUND = 67
"""Of them the sender's name and the edges of the message and of its container."""
AROUND_PICTURES = AROUND + 42
"""The same with the command that was given, and the note that nobody else sees the message. Words
may be higher by that: what they offer is worth more there than the last line of them."""
WIDE = 302
"""Pixels of a line."""
GAP = 8
"""Between two parts."""
BUTTONS, MENU = 42, 46
LINE, LETTERS_A_LINE = 21, 41
SMALL, SMALL_A_LINE = 19, 47
"""Small print."""
HEADING, NEXT_LINE, LETTERS_A_HEADING = 34, 26, 31
"""The own cards: their first line, each one after, and how many letters such a line has."""
SIGNS = "♠♥♦♣🔵🟢🔴🟡"
UNSEEN = re.compile(r"\]\([^)]*\)|<t:[^>]*>|[*\[]")
"""Of a text what is not shown, or in few letters."""


def room_below(blocks: Iterable[Block], pictures: Sequence[Picture], look: Look) -> int:
    """Pixels that are left below *blocks* of text, and *pictures* among them."""
    texts = [block for block in blocks if isinstance(block, str)]
    high = sum(_text_height(text, look) for text in texts)
    high += sum(map(picture_height, pictures))
    around = AROUND_PICTURES if pictures else AROUND
    return SCREEN - around - high - GAP * (len(texts) + len(pictures) - 1)


def picture_height(picture: Picture) -> int:
    """Pixels of a picture as wide as its line."""
    return round(picture.height * WIDE / picture.width)


def rows_in(room: int, rows: Sequence[Block]) -> int:
    """How many rows of buttons fit into *room* besides *rows* of controls; negative: not these."""
    return left_by(rows, room) // (BUTTONS + GAP)


def left_by(rows: Sequence[Block], room: int) -> int:
    """Pixels that *rows* of controls leave of *room*."""
    return room - sum(_row_height(row) + GAP for row in rows)


def newest_in(room: int, lines: Sequence[str], look: Look) -> list[str]:
    """Those of *lines* that fit into *room* from the last one up; that one always."""
    kept: list[str] = []
    for line in reversed(lines):
        room -= _text_height(line, look)
        if kept and room < 0:
            break
        kept.append(line)
    return kept[::-1]


def _row_height(row: Block) -> int:
    if isinstance(row, str):
        return LINE
    return MENU if is_menu(row) else BUTTONS


def _text_height(text: str, look: Look) -> int:
    """Emojis of cards are wider than the letters that they stand for."""
    wider = 0 if look.cards == "text" else 1
    high = 0
    for line in text.split("\n"):
        letters = len(UNSEEN.sub("", line)) + wider * sum(map(line.count, SIGNS))
        if line.startswith("#"):
            high += HEADING + NEXT_LINE * (ceil((letters - 3) / LETTERS_A_HEADING) - 1)
        elif line.startswith("-# "):
            high += SMALL * max(1, ceil((letters - 3) / SMALL_A_LINE))
        else:
            high += LINE * max(1, ceil(letters / LETTERS_A_LINE))
    return high
