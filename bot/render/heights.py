"""How high parts of a message stand on a phone, and how much more fits below them.

What is likely is offered as one press where there is room for it, and not where it would push the
cards off the screen. It is counted, not measured: letters are of average width.
"""

import re
from collections.abc import Iterable, Sequence
from math import ceil

from discord import ui

from bot.people.look import Look
from bot.render.layout import Block
from bot.render.picture import Picture

SCREEN = 640
"""Pixels that a phone 390 pixels wide has for one message."""
AROUND = 67
"""Of them the sender's name and the edges of the message and of its container."""
WIDE = 305
"""Pixels of a line."""
GAP = 8
"""Between two parts."""
BUTTONS, MENU = 42, 46
LINE, LETTERS_A_LINE = 21, 41
SMALL, SMALL_A_LINE = 19, 47
"""Small print."""
HEADING, NEXT_LINE, LETTERS_A_HEADING = 34, 26, 31
"""The own cards: their first line, each one after, and how many letters such a line has."""
SUITS = "♠♥♦♣"
UNSEEN = re.compile(r"\]\([^)]*\)|<t:[^>]*>|[*\[]")
"""Of a text what is not shown, or in few letters."""


def room_below(blocks: Iterable[Block], pictures: Sequence[Picture], look: Look) -> int:
    """Pixels that are left below *blocks* of text, and *pictures* among them."""
    texts = [block for block in blocks if isinstance(block, str)]
    high = sum(_text_height(text, look) for text in texts)
    high += sum(round(one.height * WIDE / one.width) for one in pictures)
    return SCREEN - AROUND - high - GAP * (len(texts) + len(pictures) - 1)


def rows_in(room: int, rows: Sequence[Block]) -> int:
    """How many rows of buttons fit into *room* besides *rows* of controls; negative: not these."""
    taken = sum(_row_height(row) + GAP for row in rows)
    return (room - taken) // (BUTTONS + GAP)


def _row_height(row: Block) -> int:
    if isinstance(row, str):
        return LINE
    is_menu = isinstance(row, ui.ActionRow) and isinstance(row.children[0], ui.Select)
    return MENU if is_menu else BUTTONS


def _text_height(text: str, look: Look) -> int:
    """Emojis of cards are wider than the letters that they stand for."""
    wider = 1 if look.cards == "emoji" else 0
    high = 0
    for line in text.split("\n"):
        letters = len(UNSEEN.sub("", line)) + wider * sum(map(line.count, SUITS))
        if line.startswith("#"):
            high += HEADING + NEXT_LINE * (ceil((letters - 3) / LETTERS_A_HEADING) - 1)
        elif line.startswith("-# "):
            high += SMALL * max(1, ceil((letters - 3) / SMALL_A_LINE))
        else:
            high += LINE * max(1, ceil(letters / LETTERS_A_LINE))
    return high
