"""How many lines of a phone a text takes: its letters are as wide as those of the pictures."""

import re
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from bot.render.emoji import CARD, WORD_JOINER
from bot.render.pictures import fonts

WIDE = 302
"""Pixels of a line in a window of 390 (sandbox/static/messages.css): of that the message takes 3, 8
and 10 at its sides, the avatar 32 and 10, the container 5 and twice 10."""
EM = 100
"""The size in which letters are measured."""
EMOJI, EMOJI_WIDTH = "\ue000", 1.375
"""What stands for the picture of a card while lines are counted."""
TYPED, TYPED_WIDTH = "\ue001", 0.55
"""What stands for a letter that is quoted as it is typed."""
OTHERS = {
    **dict.fromkeys("♠♥♦♣", 0.88),
    **dict.fromkeys("→✓✗★", 0.84),
    **dict.fromkeys("🔴🔵🟡🟢", 1.0),
    "🃏": 1.25,
    "\u2003": 1.0,
    "\u2212": 0.57,
    "\u200b": 0.0,
    WORD_JOINER: 0.0,
    EMOJI: EMOJI_WIDTH,
    TYPED: TYPED_WIDTH,
}
"""How wide signs are that the fonts have not, in the size of the text."""
SIGN = 1.25
"""Any other."""
BREAKS = re.compile(
    rf"( |(?<=[\u2003-])|(?<={EMOJI})(?!{WORD_JOINER})|(?<!{WORD_JOINER})(?={EMOJI}))"
)
"""Where a line may end: at a space, which is gone then, behind some signs, and around emojis."""
BOLD = re.compile(r"\*\*(.+?)\*\*")
MARKS: tuple[tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]], ...] = (
    (re.compile(r"<a?:\w+:\d+>"), EMOJI),
    (re.compile(r"\[([^\]\n]+)\]\([^)\s]+\)"), r"\1"),
    (re.compile(r"<t:\d+:R>"), "in 35 minutes"),
    (re.compile(r"<t:\d+(?::\w)?>"), "November 28, 2026 at 10:30 AM"),
    (re.compile(r"</([^:>]+):\d+>"), r"/\1 "),
    (re.compile(r"<[@#]\d+>"), "@somebody"),
    (re.compile(r"`([^`]+)`"), lambda found: TYPED * len(found[1])),
    (re.compile(r"\\([^A-Za-z0-9\s])|__"), r"\1"),
)
"""Of Discord's markdown what is shown otherwise than it is written."""
MARKED = re.compile(r"[<\[`\\_]")
"""What all of that begins with."""


class LineStyle(NamedTuple):
    """How a line is written: the *size* of its letters and the height of a line, in pixels."""

    size: float
    line: float
    around: float = 0
    """Pixels above and below it together."""
    emojis: float = 0
    """How much higher it is for emojis in it."""
    bold: bool = False


PLAIN = LineStyle(15, 21)
STYLES = {
    "-# ": LineStyle(13, 18.2),
    "### ": LineStyle(16.5, 21.45, 8, 1.4, bold=True),
    "## ": LineStyle(20, 26, 8, 1.5, bold=True),
    "# ": LineStyle(24, 31.2, 8, 1.7, bold=True),
}
"""By what a line begins with."""


@cache
def letter(sign: str, *, bold: bool) -> float:
    """How wide a letter is in a text of one pixel."""
    if sign in OTHERS:
        return OTHERS[sign]
    if not fonts.LETTERS.match(sign):
        return SIGN
    return fonts.font("Bold" if bold else "Regular", EM).getlength(sign) / EM


@lru_cache(maxsize=5000)
def width(text: str, size: float, *, bold: bool = False) -> float:
    """Pixels that *text* takes on one line."""
    return sum(letter(sign, bold=bold) for sign in text) * size


def text_height(text: str, *, emojis: bool = False) -> float:
    """Pixels that a text takes, which has *emojis* in place of its cards, or is to have them."""
    high, before = 0.0, 0.0
    for line in text.split("\n"):
        taken, around = line_height(line, emojis=emojis)
        # What is kept apart on both sides is so once.
        high += taken + around - min(before, around) / 2
        before = around
    return high


@lru_cache(maxsize=5000)
def line_height(line: str, *, emojis: bool) -> tuple[float, float]:
    """Pixels that a line of a text takes, and those above and below it."""
    mark = next((mark for mark in STYLES if line.startswith(mark)), "")
    style, text = STYLES.get(mark, PLAIN), visible(line.removeprefix(mark), emojis=emojis)
    line_high = style.line + (style.emojis if EMOJI in text else 0)
    return lines(text, style) * line_high, style.around


def visible(line: str, *, emojis: bool) -> str:
    """What is seen of a line; what is bold stays marked."""
    if MARKED.search(line):
        for pattern, shown in MARKS:
            line = pattern.sub(shown, line)
    return CARD.sub(EMOJI, line) if emojis else line


def lines(text: str, style: LineStyle, wide: float = WIDE) -> int:
    """How many lines what is seen of a *text* takes where each is so *wide*."""
    count, left = 1, wide
    for before, word in words(text, style):
        if before + word > left and left < wide:
            count, left, before = count + 1, wide, 0.0
        more, rest = divmod(word, wide)
        count += int(more)
        left -= before + (rest if more else word)
    return count


def words(text: str, style: LineStyle) -> Iterator[tuple[float, float]]:
    """What is not broken between lines: how much space is before it, and how wide it is."""
    space = letter(" ", bold=style.bold) * style.size
    before, wide = 0.0, 0.0
    for number, part in enumerate(BOLD.split(text)):
        bold = style.bold or bool(number % 2)
        first, *others = BREAKS.split(part)
        wide += width(first, style.size, bold=bold)
        for apart, word in zip(others[::2], others[1::2], strict=True):
            yield before, wide
            before, wide = space if apart else 0.0, width(word, style.size, bold=bold)
    yield before, wide
