"""What a person reads in a message: cards, what can be made of them, and sentences."""

import re
from collections.abc import Iterator
from itertools import pairwise

from bot.people.texts import LANGUAGES, say

SUITS = dict(zip("♠♥♦♣", "shdc", strict=True))
RANKS = ("A", *map(str, range(2, 11)), "J", "Q", "K")
CARD = re.compile(r"(10|[2-9AJQK])([♠♥♦♣])")
MELD = re.compile(r"^\*\*(\d+):?\*\* ([^·]+) ·", re.MULTILINE)
STEPS = set(pairwise((*RANKS, "A")))


def token(card: str) -> str:
    """`10♥` as `10h`."""
    return card[:-1] + SUITS[card[-1]]


def melds_in(cards: list[str]) -> Iterator[list[str]]:
    """The groups and runs among *cards*, the longest first."""
    found = [[card for card in cards if card[:-1] == rank] for rank in RANKS]
    for suit in SUITS:
        held = [f"{rank}{suit}" for rank in (*RANKS, "A")]
        found += list(_stretches([card if card in cards else "" for card in held]))
    yield from sorted((each for each in found if len(each) >= 3), key=len, reverse=True)


def _stretches(row: list[str]) -> Iterator[list[str]]:
    stretch: list[str] = []
    for card in [*row, ""]:
        if card and card not in stretch:
            stretch.append(card)
        else:
            yield stretch
            stretch = [card] if card else []


def fits(card: str, meld: list[str]) -> bool:
    """Whether *card* may be added to *meld*."""
    if len({each[:-1] for each in meld}) == 1:
        return card[:-1] == meld[0][:-1] and len(meld) < 4
    low, high, added = meld[0][:-1], meld[-1][:-1], card[:-1]
    below = low != "A" and (added, low) in STEPS
    above = high != "A" and (high, added) in STEPS
    return card[-1] == meld[0][-1] and (below or above)


def in_each_language(*keys: str, **args: str) -> tuple[str, ...]:
    """What these sentences are in each language, as a reader may have chosen any of them."""
    return tuple(say(each, key, **args) for each in LANGUAGES for key in keys)
