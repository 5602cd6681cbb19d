"""What a review says, as data: ready to be kept, and to be shown without working it out again."""

from dataclasses import dataclass
from enum import StrEnum
from math import fsum, sqrt

from engine.players.whys import Reason

SURE = 2.0
"""Standard errors that a loss has to be greater than to be sure."""

LEAST = 1.0
"""Points that a decision has to cost to be told."""

ENOUGH = 10
"""Decisions from which on a game can be called well played."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision that cost points, surely or probably."""

    step: int
    """Its place among all moves of the game, from 0."""
    round: int
    """The number of its round, from 1."""
    played: str
    """The move made, as a line of a record."""
    better: str
    """The move that would have been better, likewise."""
    loss: float
    """Points of the round that the better one would have brought on average."""
    error: float
    """The standard error of the loss."""
    reason: Reason
    """Why the better move is good."""
    is_sure: bool
    """Whether it surely did; else it is only likely."""


@dataclass(frozen=True, slots=True)
class Chance:
    """The chance of winning the game, as the seat could know it before a move."""

    step: int
    """The place of the move among all; after the last point, the number of all moves."""
    chance: float
    """From 0 to 1."""


@dataclass(frozen=True, slots=True)
class RoundLuck:
    """A round's result in points ahead of the mean of the others, and the luck counted in it."""

    round: int
    result: float
    luck: float
    """What the cards brought."""
    play: float
    """What the decisions brought: all of the rest."""


@dataclass(frozen=True, slots=True)
class RoundParts:
    """A round's result in three parts, in points ahead of the mean of the others."""

    round: int
    result: float
    """The sum of the three."""
    cards: float
    """What the cards brought, and how they lay where nobody could know."""
    you: float
    """What the seat's own decisions brought, beside those of the strong level."""
    others: float
    """What the decisions of the others brought it."""
    error: float
    """The standard error of *you*."""


class Verdict(StrEnum):
    """What can be said of a seat's own decisions, by the names of its texts."""

    FEW = "few"
    """There were too few of them to say anything."""
    WELL = "well"
    """They surely cost little."""
    LOST = "lost"
    """They surely cost something."""
    OPEN = "open"
    """They cannot be told apart from those of the strong level."""


@dataclass(frozen=True, slots=True)
class Review:
    """What one seat can learn from a game that is over."""

    judged: tuple[Judged, ...]
    """At most three that surely cost points, then as many that probably did; the worst first."""
    decisions: int
    """The seat's own moves in the game."""
    chances: tuple[Chance, ...]
    """By turn of the seat, at most `chances.MOST`; the last one is 0 or 1."""
    rounds: tuple[RoundParts, ...]
    little: float
    """Points that decisions may cost in the whole game where it is called well played."""

    @property
    def result(self) -> float:
        """Points of all rounds by which the seat was ahead of the mean of the others."""
        return fsum(each.result for each in self.rounds)

    @property
    def cards(self) -> float:
        """What of it the cards brought."""
        return fsum(each.cards for each in self.rounds)

    @property
    def you(self) -> float:
        """What of it the seat's own decisions brought."""
        return fsum(each.you for each in self.rounds)

    @property
    def others(self) -> float:
        """What of it the decisions of the others brought."""
        return fsum(each.others for each in self.rounds)

    @property
    def error(self) -> float:
        """The standard error of *you*."""
        return sqrt(fsum(each.error**2 for each in self.rounds))

    @property
    def sure(self) -> tuple[Judged, ...]:
        """The decisions that surely cost points."""
        return tuple(each for each in self.judged if each.is_sure)

    @property
    def clear(self) -> tuple[Judged, ...]:
        """Those of them that surely cost more than is little in a round."""
        little = self.little / max(1, len(self.rounds))
        return tuple(each for each in self.sure if each.loss > little)

    @property
    def scattered(self) -> float:
        """Points that decisions surely cost beside clear mistakes; 0 where that is not sure."""
        rest = -self.you - fsum(each.loss for each in self.clear)
        return rest if rest > max(SURE * self.error, self.little) else 0.0

    @property
    def verdict(self) -> Verdict:
        """What can be said of the seat's own decisions."""
        if self.clear or self.you < -max(SURE * self.error, LEAST):
            return Verdict.LOST
        if self.decisions < ENOUGH:
            return Verdict.FEW
        return Verdict.WELL if SURE * self.error - self.you <= self.little else Verdict.OPEN
