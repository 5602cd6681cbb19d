"""What the rest of a round is worth to a player who has ended a turn, in points."""

from collections.abc import Sequence
from enum import IntEnum
from functools import lru_cache
from operator import mul

from engine.players.faces import FaceSet
from engine.players.five_hundred.aspects import Field, aspects, times
from engine.players.five_hundred.weights import HIDDEN_WEIGHTS, SHOWN_WEIGHTS


class Sights(IntEnum):
    """Whether the cards of the other player are seen."""

    HIDDEN = 0
    SHOWN = 1


WEIGHTS = {Sights.HIDDEN: HIDDEN_WEIGHTS, Sights.SHOWN: SHOWN_WEIGHTS}
"""By what `times` tells of how far the round is, then by aspect, after the first, which counts by
itself: points that each point of an aspect is worth."""


def worth(
    here: Field, hand: FaceSet, pile: tuple[FaceSet, ...], sights: Sights = Sights.HIDDEN
) -> float:
    """Points by which the player with *hand* can expect to gain on the other from now on.

    The hand that is left is not empty, and the other is to move.
    """
    base, weights = _weighed(sights, here.other, hand.bit_count(), here.stock)
    rest: float = sum(map(mul, weights, aspects(here, hand, pile)))
    return base + rest


@lru_cache(4096)
def _weighed(sights: Sights, other: int, own: int, stock: int) -> tuple[float, Sequence[float]]:
    """What each aspect counts at one time of a round."""
    now = times(other, own, stock)
    columns = zip(*WEIGHTS[sights], strict=True)
    base, *weights = [float(sum(map(mul, now, column))) for column in columns]
    return base, weights
