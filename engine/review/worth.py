"""What a seat can expect of a round, and what it got."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import inf, sqrt
from statistics import fmean, stdev

from engine.cards import Seat
from engine.changing import replace
from engine.players import mind_of
from engine.review.outlook import outlook
from engine.state import Measure, RoundResult, State

Promise = Callable[[State, Seat], float]


@dataclass(slots=True)
class Losses:
    """What one way to go on brought less than another, each time both were tried."""

    losses: list[float] = field(default_factory=list, kw_only=True)

    @property
    def mean(self) -> float:
        """The loss on average; nothing before the first."""
        return fmean(self.losses) if self.losses else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return stdev(self.losses) / sqrt(len(self.losses)) if len(self.losses) > 1 else inf


@dataclass(frozen=True, slots=True)
class Reckoning:
    """What a round is worth to *seat*, in points ahead of the mean of *others*."""

    seat: Seat
    others: tuple[Seat, ...]
    """The other seats that the round was dealt to."""
    round: int
    promise: Promise
    """What it promises while it lasts, all cards being known."""

    def worth(self, state: State) -> float:
        """The result where the round is over, else what it promises.

        What is next in the stock must not show in it: the stock is put in order first.
        """
        if len(state.results) >= self.round:
            return self.result(state)
        return self.promise(replace(state, stock=tuple(sorted(state.stock))), self.seat)

    def result(self, state: State) -> float:
        """The points ahead in the round, which is over; more is better."""
        return self._lead(state, state.results[self.round - 1])

    def _lead(self, state: State, result: RoundResult) -> float:
        return direction(state) * ahead(result.scores, self.seat, self.others)


def reckoning(state: State, seat: Seat) -> Reckoning:
    """How the round that *state* is in is reckoned for *seat*."""
    others = tuple(other for other in state.playing if other != seat)
    return Reckoning(seat, others, state.round, promise_of(state))


def promise_of(state: State) -> Promise:
    """How the game's player reckons what a round promises."""
    return mind_of(state.variant).promise or outlook


def ahead(points: Sequence[float], seat: Seat, others: Sequence[Seat]) -> float:
    """By how much *seat* has more than the mean of *others*."""
    return points[seat - 1] - sum(points[other - 1] for other in others) / len(others)


def direction(state: State) -> int:
    """1 where points are good, -1 where they are penalties."""
    return -1 if state.variant.measure(state.rules) is Measure.PENALTIES else 1
