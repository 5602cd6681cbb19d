"""What a text must be for who has it read aloud: words, in lines, and no picture made of signs."""

import re
from collections.abc import Iterator

DRAWN = re.compile("[\u2500-\u259f\u2800-\u28ff]|```")
"""Boxes, blocks and dots; a table in a block of code is read sign by sign."""
ALONE = re.compile(r"[✓✗](?! \S)|[🔴🔵🟡🟢](?!\d)|[♠♥♦♣](?<![0-9AJQK].)")
"""A mark without its word, a colour without its number, a suit without its rank."""
SAID = re.compile(r"[^\W_]|🃏|\?\?|…|<:\w+:\d+>")
"""Something to say in a line: a letter, a figure, a joker, a hidden card, that something is left
out, an emoji with a name."""


def unreadable(text: str) -> Iterator[str]:
    """What of *text* says nothing to who hears it."""
    if DRAWN.search(text):
        yield f"drawn with signs: {text!r}"
    for line in filter(None, map(str.strip, text.splitlines())):
        if not SAID.search(line):
            yield f"a line without a word: {line!r}"
        if found := ALONE.search(line):
            yield f"{found[0]!r} says it alone: {line!r}"
