"""The chance to be the first at a target, where in each round one seat gains and no other does.

Were the rounds to come at random times, what one seat gains would tell nothing of when another one
does; who comes first is the same then as with one round after the other.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp, fsum, prod
from typing import NamedTuple

STEP = 0.25
"""Length of a piece of time; a seat wins one round a unit of it."""
PIECES = 64
"""After so many nobody is still on the way."""
WINS = 30
"""Rounds won, more than which nobody needs."""
EVEN = 9
"""What a round brings is made of so many parts at most, each as likely large as small."""
KEPT = 1024
"""Distances, and races, of which the answer is kept."""


class Course(NamedTuple):
    """How likely a distance is covered in each piece of time, and how likely not before it."""

    arrives: tuple[float, ...]
    lasts: tuple[float, ...]
    """In the middle of the piece."""


@lru_cache(KEPT)
def first_to(needs: tuple[float, ...], gain: float, spread: float) -> tuple[float, ...]:
    """By seat, the chance to be the first, where each still needs so many points.

    *gain*: what a round brings to whoever wins it, in the mean; *spread*: how far from that it is
    (a standard deviation). Each round may be won by anybody.
    """
    parts = max(1, min(EVEN, round((gain / spread) ** 2)))
    courses = [_course(need / gain, parts) for need in needs]
    firsts = [_first(seat, courses) for seat in range(len(needs))]
    whole = fsum(firsts)
    return tuple(first / whole for first in firsts)


def _first(seat: int, courses: Sequence[Course]) -> float:
    """How likely that seat arrives while all others are on their way."""
    others = [other.lasts for at, other in enumerate(courses) if at != seat]
    on_the_way = map(prod, zip(*others, strict=True))
    arrives = courses[seat].arrives
    return fsum(each * late for each, late in zip(arrives, on_the_way, strict=True))


@lru_cache(KEPT)
def _course(distance: float, parts: int) -> Course:
    """The course of a seat that needs so many times what a round brings, in so many *parts*."""
    missing = _poisson(parts * distance, parts * WINS)
    needed = [fsum(missing[at : at + parts]) for at in range(0, len(missing), parts)]
    arrives = [
        STEP * fsum(map(float.__mul__, needed, _poisson(STEP * (piece + 0.5), WINS)))
        for piece in range(PIECES)
    ]
    left, lasts = 1.0, []
    for each in arrives:
        lasts.append(max(left - each / 2, 0.0))
        left -= each
    return Course(tuple(arrives), tuple(lasts))


@lru_cache(KEPT)
def _poisson(mean: float, many: int) -> tuple[float, ...]:
    """How likely something comes 0, 1, 2… times, not so *many*, that so often comes in the mean."""
    found = [exp(-mean)]
    for number in range(1, many):
        found.append(found[-1] * mean / number)
    return tuple(found)
