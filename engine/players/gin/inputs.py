"""What the strong level's nets are told: sets of faces, and numbers."""

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from engine.players.faces import FaceSet
from engine.players.gin.hands import melded
from engine.players.gin.outlook import Outlook
from engine.players.gin.winning import KNOTS, Prices
from engine.players.net import whole

STAKED = tuple(map(KNOTS.index, (-40, -20, -5, 0, 10, 25, 40)))
"""The knots whose prices tell what is at stake."""


class Circumstances:
    """All that is known besides the own hand, and what results are worth."""

    def __init__(self, look: Outlook, prices: Prices) -> None:
        self.look = look
        self._prices = prices

    @cached_property
    def sets(self) -> Sequence[FaceSet]:
        """What the other surely holds, what it threw, left, threw last, the unseen, and the own
        cards that it knows of."""
        sight = self.look.sight
        return sight.known, sight.thrown, sight.left, self.look.unseen, sight.lately, sight.shown

    @cached_property
    def numbers(self) -> Sequence[int]:
        """What follows from that, how likely the other holds each face, and the stakes; in units
        of a net."""
        stakes = [self._prices[knot] for knot in STAKED]
        return whole([*self.look.others, *self.look.held, *stakes])


class Own(NamedTuple):
    """Ten cards *kept* when the face *thrown*, if any, lies on the pile."""

    kept: FaceSet
    thrown: int | None
    numbers: tuple[float, ...]
    """What the outlook tells of it."""

    @classmethod
    def of(cls, look: Outlook, kept: FaceSet, thrown: int | None = None) -> "Own":
        """By what is known."""
        return cls(kept, thrown, look.own(kept, thrown))

    @property
    def sets(self) -> Sequence[FaceSet]:
        """The loose cards, those in melds, and the one thrown."""
        together = melded(self.kept)
        thrown = 0 if self.thrown is None else 1 << self.thrown
        return self.kept & ~together, together, thrown
