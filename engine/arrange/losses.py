"""What is lost of a rack in any case: tiles that lie in no meld, with the jokers that there are."""

from collections.abc import Sequence
from operator import add

from engine.arrange.numbers import COLOURS, LAST, Position


def losses(position: Position, worth: Sequence[int]) -> list[list[int]]:
    """By number, and by the jokers left after it: what the later tiles are *worth* that are lost.

    Those of the next two numbers may lie in runs with jokers that are used already.
    """
    jokers = position.jokers + position.added_jokers
    lost = _lost(position, worth, jokers)
    return [
        [
            sum(lost[jokers][number + 1 : number + 3]) + sum(lost[left][number + 3 :])
            for left in range(jokers + 1)
        ]
        for number in range(LAST + 1)
    ]


def _lost(position: Position, worth: Sequence[int], jokers: int) -> list[list[int]]:
    """By the jokers that there are, and by number: what is lost of the tiles that may be added."""
    there = [
        [*map(bool, map(add, *both))] for both in zip(position.tiles, position.added, strict=True)
    ]
    lost = [[0] * (LAST + 1) for _ in range(jokers + 1)]
    for colour in COLOURS:
        for number, count in enumerate(position.added[colour]):
            for left in range(min(_needed(there, colour, number), jokers + 1) if count else 0):
                lost[left][number] += worth[number] * count
    return lost


def _needed(there: Sequence[Sequence[bool]], colour: int, number: int) -> int:
    """The jokers without which no three tiles make a meld with that of *colour* and *number*."""
    lows = range(max(1, number - 2), min(number, LAST - 2) + 1)
    most = max(sum(there[colour][low : low + 3]) for low in lows)
    return 3 - max(most, sum(each[number] for each in there))
